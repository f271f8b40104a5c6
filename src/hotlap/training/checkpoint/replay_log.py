"""A replay buffer as an append log: only the rows since the last checkpoint are written."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hotlap.training.algorithms.core.off_policy import OffPolicy

_COLUMNS = ("observations", "next_observations", "actions", "rewards", "dones", "timeouts")


class ReplayLog:
    """The ring buffer of a model, seen as rows numbered from the start of the run."""

    def __init__(self, model: OffPolicy) -> None:
        self._model = model

    @property
    def capacity(self) -> int:
        """The size of the ring."""
        return int(self._model.replay_buffer.buffer_size)

    @property
    def count(self) -> int:
        """Rows so far: every step adds one, with all environments in it."""
        return int(self._model.num_timesteps // self._model.n_envs)

    def rows(self, start: int, stop: int) -> dict[str, NDArray[Any]]:
        """Some rows, copied."""
        places = np.arange(start, stop) % self.capacity
        return {name: getattr(self._model.replay_buffer, name)[places] for name in _COLUMNS}

    def truncate(self, stop: int) -> None:
        """Nothing to do: the ring overwrites its oldest rows."""

    def load(self, pieces: Iterable[tuple[int, Mapping[str, NDArray[Any]]]]) -> None:
        """Put rows back in their places."""
        buffer, stop = self._model.replay_buffer, 0
        for start, columns in pieces:
            stop = start + len(columns["rewards"])
            first = max(start, stop - self.capacity)
            places = np.arange(first, stop) % self.capacity
            for name in _COLUMNS:
                getattr(buffer, name)[places] = columns[name][first - start :]
        buffer.pos, buffer.full = stop % self.capacity, stop >= self.capacity
