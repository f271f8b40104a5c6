"""What a run writes to its `events.jsonl` while it trains."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
from stable_baselines3.common.logger import KVWriter

from hotlap.runs.events import EventWriter
from hotlap.training.callbacks.metrics import MetricsCollector


class RunEvents:
    """Appends an event for every dump of the logger, evaluation and checkpoint.

    Episodes are counted by the metrics, which report each one that finishes.
    """

    def __init__(
        self, path: Path, total_timesteps: int, seconds: Callable[[], float], metrics: MetricsCollector
    ) -> None:
        self._total_timesteps = total_timesteps
        self._events = EventWriter(path)
        self._seconds = seconds
        self._metrics = metrics
        metrics.on_episode = self._note_episode
        self._fresh: list[tuple[float, int]] = []
        self._last_checkpoint = ""
        self.is_whole = False
        """Whether the file has every event of the run so far."""
        self.writer = ScalarWriter(self._note_dump)

    def note_start(self, facts: Mapping[str, Any]) -> None:
        """The first event, in an empty file."""
        self._events.cut(0, self._total_timesteps)
        self.is_whole = True
        self._append("start", 0, **facts)

    def note_evaluation(self, timestep: int, figures: Mapping[str, Any], *, best: bool) -> None:
        """An evaluation, and whether it is the best so far."""
        self._append("evaluation", timestep, best=best, **figures)

    def note_checkpoint(self, timestep: int, path: Path) -> None:
        """A checkpoint has been written. One that a resume rewrites is not noted twice."""
        if not self.has_noted(path):
            self._append("checkpoint", timestep, file=path.name)
            self._last_checkpoint = path.name

    def has_noted(self, path: Path) -> bool:
        """Whether this is the checkpoint of the latest such event."""
        return path.name == self._last_checkpoint

    def note_end(self, timestep: int, facts: Mapping[str, Any]) -> None:
        """The run has ended: it reached its last step, or a callback stopped it."""
        self._append("end", timestep, **facts)

    def close(self) -> None:
        """Close the file."""
        self._events.close()

    def _note_episode(self, reward: float, length: int) -> None:
        self._fresh.append((reward, length))

    def _note_dump(self, values: Mapping[str, Any], timestep: int) -> None:
        if self._fresh:
            rewards, lengths = zip(*self._fresh, strict=True)
            self._append(
                "episodes", timestep,
                episodes=self._metrics.episodes, finished=len(self._fresh),
                reward_mean=sum(rewards) / len(rewards), length_mean=sum(lengths) / len(lengths),
            )  # fmt: skip
            self._fresh = []
        self._append("scalars", timestep, **values)

    def _append(self, kind: str, timestep: int, **facts: Any) -> None:
        self._events.append(kind, timestep, self._seconds(), **facts)

    def state_dict(self) -> dict[str, Any]:
        """The number of events, and the episodes that are not yet in one."""
        self._events.sync()
        return {
            "count": self._events.count,
            "fresh": list(self._fresh),
            "last_checkpoint": self._last_checkpoint,
        }

    def load_state_dict(self, state: Mapping[str, Any]) -> None:
        """Continue from a state: later events are cut off and will be written again."""
        self._fresh = [(float(reward), int(length)) for reward, length in state["fresh"]]
        self._last_checkpoint = str(state["last_checkpoint"])
        self.is_whole = self._events.cut(int(state["count"]), self._total_timesteps)


class ScalarWriter(KVWriter):
    """A destination of SB3's logger: passes on what TensorBoard would get."""

    def __init__(self, note: Callable[[Mapping[str, Any], int], None]) -> None:
        self._note = note

    def write(
        self, key_values: dict[str, Any], key_excluded: dict[str, tuple[str, ...]], step: int = 0
    ) -> None:
        """One dump of the logger."""
        shown = {
            key: value
            for key, value in key_values.items()
            if "tensorboard" not in (key_excluded.get(key) or ())
            and isinstance(value, int | float | np.number)
        }
        self._note(dict(sorted(shown.items())), step)

    def close(self) -> None:
        """Nothing to close: the file belongs to `RunEvents`."""
