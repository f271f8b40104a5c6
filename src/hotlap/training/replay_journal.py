"""SAC's replay buffer as a journal: the rows since the last checkpoint are all that is written."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

_COLUMNS = ("observations", "next_observations", "actions", "rewards", "dones", "timeouts")


class ReplayJournal:
    """The ring buffer of a model, seen as rows numbered from the start of the run."""

    def __init__(self, model: Any) -> None:
        self._model = model

    @property
    def keeps(self) -> int:
        """The size of the ring."""
        return int(self._model.replay_buffer.buffer_size)

    @property
    def count(self) -> int:
        """Rows so far: every step adds one, with all environments in it."""
        return int(self._model.num_timesteps // self._model.n_envs)

    def rows(self, start: int, stop: int) -> dict[str, NDArray[Any]]:
        """Some rows, copied."""
        places = np.arange(start, stop) % self.keeps
        return {name: getattr(self._model.replay_buffer, name)[places] for name in _COLUMNS}

    def forget(self, stop: int) -> None:
        """The ring forgets by itself."""

    def refill(self, pieces: Iterable[tuple[int, Mapping[str, NDArray[Any]]]]) -> None:
        """Put rows back in their places."""
        buffer, stop = self._model.replay_buffer, 0
        for start, columns in pieces:
            stop = start + len(columns["rewards"])
            first = max(start, stop - self.keeps)
            places = np.arange(first, stop) % self.keeps
            for name in _COLUMNS:
                getattr(buffer, name)[places] = columns[name][first - start :]
        buffer.pos, buffer.full = stop % self.keeps, stop >= self.keeps
