"""`MetricsCollector`: the progress of a training run, with a record every hundred steps."""

from __future__ import annotations

import json
import math
import os
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, fields
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from stable_baselines3.common.callbacks import BaseCallback

from hotlap.runs.errors import RunFileError
from hotlap.runs.storage import write_whole
from hotlap.training.callbacks.racer_metrics import eventful

RECORDING_INTERVAL = 100


@dataclass(frozen=True)
class TrainingMetrics:
    """One record. None where there has been no episode, or no update, yet."""

    timestep: int
    episode: int
    reward: float | None
    episode_length: int | None
    loss: float | None
    timestamp: str


class MetricsCollector(BaseCallback):
    """Records the latest finished episode and the latest loss; writes and reads metrics.json.

    With many environments one step of all of them may pass several hundreds; it still gives one record.
    """

    def __init__(
        self,
        experiment_id: str,
        algorithm: str,
        environment: str,
        seed: int,
        recording_interval: int = RECORDING_INTERVAL,
    ) -> None:
        super().__init__()
        self.metadata: dict[str, Any] = {
            "experiment_id": experiment_id,
            "algorithm": algorithm,
            "environment": environment,
            "seed": seed,
            "recording_interval": recording_interval,
        }
        self.records: list[TrainingMetrics] = []
        self.episodes = 0
        self.steps_in_episodes = 0
        self.loss: float | None = None
        self._reward: float | None = None
        self._length: int | None = None
        self.on_episode: Callable[[float, int], None] = lambda reward, length: None
        """Called with the return and the length of each episode that finishes."""

    def _on_step(self) -> bool:
        infos = self.locals["infos"]
        for index in eventful(infos):
            if (episode := infos[index].get("episode")) is not None:
                self.episodes += 1
                self.steps_in_episodes += int(episode["l"])
                self._reward, self._length = float(episode["r"]), int(episode["l"])
                self.on_episode(self._reward, self._length)
        interval = self.metadata["recording_interval"]
        if self.num_timesteps // interval > (self.num_timesteps - len(infos)) // interval:
            self.record(self.num_timesteps, self.episodes, self._reward, self._length, self.loss)
        return True

    def record(
        self,
        timestep: int,
        episode: int,
        reward: float | None,
        episode_length: int | None,
        loss: float | None,
        timestamp: str | None = None,
    ) -> None:
        """Add a record, with the current values by default."""
        moment = timestamp or datetime.now(UTC).isoformat()
        self.records.append(TrainingMetrics(timestep, episode, reward, episode_length, loss, moment))

    def note_update(self, logged: Mapping[str, Any], weights: Mapping[str, float]) -> None:
        """Keep the loss of the latest update, from what the algorithm logged."""
        loss = loss_of(logged, weights)
        self.loss = self.loss if loss is None else loss

    def aggregates(self) -> dict[str, float | None]:
        """Statistics of rewards and lengths over all records that have an episode."""
        rewards = np.array([item.reward for item in self.records if item.reward is not None])
        lengths = [item.episode_length for item in self.records if item.episode_length is not None]
        some = len(rewards) > 0
        return {
            "reward_mean": float(rewards.mean()) if some else None,
            "reward_std": float(rewards.std()) if some else None,
            "reward_min": float(rewards.min()) if some else None,
            "reward_max": float(rewards.max()) if some else None,
            "episode_length_mean": float(np.mean(lengths)) if lengths else None,
        }

    def export(self, path: str | os.PathLike[str]) -> None:
        """Write metrics.json."""
        found = {
            "metadata": self.metadata,
            "records": [asdict(record) for record in self.records],
            "aggregates": self.aggregates(),
        }
        write_whole(Path(path), json.dumps(found, indent=1))

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> MetricsCollector:
        """Read metrics.json: a collector equal to the one that wrote it."""
        try:
            found = json.loads(Path(path).read_text(encoding="utf-8"))
            collector = cls(**found["metadata"])
            collector.records = [TrainingMetrics(**record) for record in found["records"]]
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise RunFileError(f"{path} cannot be read as metrics: {error}") from error
        return collector

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, MetricsCollector)
            and self.metadata == other.metadata
            and self.records == other.records
        )

    __hash__ = BaseCallback.__hash__

    def state_dict(self) -> dict[str, Any]:
        """What a resume needs apart from the records, which are an append log."""
        return {
            "episodes": self.episodes,
            "steps_in_episodes": self.steps_in_episodes,
            "loss": self.loss,
            "reward": self._reward,
            "length": self._length,
        }

    def load_state_dict(self, state: Mapping[str, Any]) -> None:
        """Continue from a state."""
        self.episodes, self.steps_in_episodes = state["episodes"], state["steps_in_episodes"]
        self.loss, self._reward, self._length = state["loss"], state["reward"], state["length"]


class MetricsLog:
    """The records of a collector as an append log: arrays in which None is NaN."""

    capacity = None

    def __init__(self, collector: MetricsCollector) -> None:
        self._records = collector.records

    @property
    def count(self) -> int:
        """Records so far."""
        return len(self._records)

    def rows(self, start: int, stop: int) -> dict[str, NDArray[Any]]:
        """Some records, a column per field."""
        chosen = self._records[start:stop]
        return {
            item.name: np.array([_number(getattr(record, item.name)) for record in chosen])
            for item in fields(TrainingMetrics)
        }

    def truncate(self, stop: int) -> None:
        """Nothing to do: metrics.json holds all records."""

    def load(self, pieces: Iterable[tuple[int, Mapping[str, NDArray[Any]]]]) -> None:
        """Restore records."""
        for _, columns in pieces:
            rows = zip(*(columns[item.name].tolist() for item in fields(TrainingMetrics)), strict=True)
            self._records += [_record(*row) for row in rows]


def loss_of(logged: Mapping[str, Any], weights: Mapping[str, float]) -> float | None:
    """The sum of the weighted terms; None before the first update."""
    if any(name not in logged for name in weights):
        return None
    loss = sum(float(logged[name]) * weight for name, weight in weights.items())
    return loss if math.isfinite(loss) else None


def _number(value: float | int | str | None) -> float:
    if isinstance(value, str):
        return datetime.fromisoformat(value).timestamp()
    return math.nan if value is None else float(value)


def _record(
    timestep: float, episode: float, reward: float, length: float, loss: float, timestamp: float
) -> TrainingMetrics:
    return TrainingMetrics(
        int(timestep),
        int(episode),
        None if math.isnan(reward) else reward,
        None if math.isnan(length) else int(length),
        None if math.isnan(loss) else loss,
        datetime.fromtimestamp(timestamp, UTC).isoformat(),
    )
