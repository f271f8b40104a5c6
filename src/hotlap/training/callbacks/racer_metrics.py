"""`RacerMetricsCallback`: what the cars did, in TensorBoard, beside stable-baselines3's own metrics.

Reads only the infos and dones of each step (and the batch's `reward_terms`), so it works on any
environment that reports laps in infos as the racer does.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, ClassVar

import numpy as np
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnvWrapper

from hotlap.envs.step_columns import REWARD_KEYS
from hotlap.sim.params import TICKS_PER_SECOND
from hotlap.training.algorithms.fast.kernels.normalization import column_means

_LOGGED_TERMS = tuple(f"reward/{key}" for key in REWARD_KEYS)


@dataclass
class _Tally:
    """What happened since values were last logged."""

    episodes: int = 0
    completed: int = 0
    lap_times: list[float] = field(default_factory=list)

    def add(self, other: _Tally) -> None:
        self.episodes += other.episodes
        self.completed += other.completed
        self.lap_times += other.lap_times


@dataclass
class _Episode:
    """Where a car is in its current episode."""

    lap: int = 1
    lap_start_tick: int = 0
    completed_lap: bool = False


class RacerMetricsCallback(BaseCallback):
    """Logs reward terms, completion rate and lap times; with `verbose` >= 1 it prints laps."""

    TICKS_PER_SECOND: ClassVar[int] = TICKS_PER_SECOND
    REWARD_KEYS: ClassVar[tuple[str, ...]] = REWARD_KEYS

    def __init__(self, verbose: int = 0) -> None:
        super().__init__(verbose)
        self._fresh = _Tally()
        self._logged = _Tally()
        self._episodes: dict[int, _Episode] = {}
        self._terms_env: Any = None
        self.completion_rate: float | None = None
        """The share of episodes with a lap, as last logged."""
        self.best_lap_s: float | None = None
        """The quickest lap in this process."""

    def _on_training_start(self) -> None:
        # Once: looking an attribute up through wrappers takes longer than averaging it.
        env: Any = self.training_env
        while not hasattr(type(env), "reward_terms") and isinstance(env, VecEnvWrapper):
            env = env.venv
        self._terms_env = env if hasattr(type(env), "reward_terms") else None

    def _on_step(self) -> bool:
        infos, dones = self.locals["infos"], self.locals["dones"]
        self._record_reward_terms(infos)
        for car in eventful(infos):
            self._note_lap(car, infos[car])
        for car in np.flatnonzero(dones).tolist():
            self._fresh.episodes += 1
            self._fresh.completed += self._episodes.pop(car, _Episode()).completed_lap
        return True

    def _on_rollout_end(self) -> None:
        # What was recorded last time and is no longer in the logger has been dumped: start counting again.
        # A logger that does not show its values is assumed to dump at every rollout's end.
        waiting = getattr(self.logger, "name_to_value", {})
        if "racer/episodes_this_rollout" not in waiting:
            self._logged.episodes = self._logged.completed = 0
        if "racer/best_lap_time_sec" not in waiting:
            self._logged.lap_times = []
        self._logged.add(self._fresh)
        self._fresh = _Tally()
        if self._logged.episodes:
            rate = self._logged.completed / self._logged.episodes
            self.completion_rate = rate
            self.logger.record("racer/completion_rate", rate)
            self.logger.record("racer/episodes_this_rollout", self._logged.episodes)
        if self._logged.lap_times:
            self.logger.record("racer/mean_lap_time_sec", float(np.mean(self._logged.lap_times)))
            self.logger.record("racer/best_lap_time_sec", min(self._logged.lap_times))

    def state_dict(self) -> dict[str, Any]:
        """What a resume needs."""
        episodes = {
            str(car): [episode.lap, episode.lap_start_tick, episode.completed_lap]
            for car, episode in self._episodes.items()
        }
        return {"fresh": asdict(self._fresh), "logged": asdict(self._logged), "episodes": episodes}

    def load_state_dict(self, state: Mapping[str, Any]) -> None:
        """Continue from a state."""
        self._fresh, self._logged = _Tally(**state["fresh"]), _Tally(**state["logged"])
        self._episodes = {int(car): _Episode(*_values(episode)) for car, episode in state["episodes"].items()}

    def _record_reward_terms(self, infos: list[dict[str, Any]]) -> None:
        if self._terms_env is not None:
            terms = self._terms_env.reward_terms
            means = np.empty(terms.shape[1])
            column_means(terms, means)
            for key, mean in zip(_LOGGED_TERMS, means.tolist(), strict=True):
                self.logger.record_mean(key, mean)
            return
        for key, logged in zip(self.REWARD_KEYS, _LOGGED_TERMS, strict=True):
            values = [info[key] for info in infos if key in info]
            if values:
                self.logger.record_mean(logged, float(np.mean(values)))

    def _note_lap(self, car: int, info: dict[str, Any]) -> None:
        if "lap" not in info:
            return
        episode = self._episodes.setdefault(car, _Episode())
        if info["lap"] > episode.lap:
            tick = info.get("stepCount", episode.lap_start_tick)
            seconds = info.get("lapTime", (tick - episode.lap_start_tick) / self.TICKS_PER_SECOND)
            episode.lap, episode.lap_start_tick, episode.completed_lap = info["lap"], tick, True
            self._fresh.lap_times.append(float(seconds))
            self.best_lap_s = min(float(seconds), self.best_lap_s or float(seconds))
            if self.verbose >= 1:
                print(f"car {car}: lap {info['lap'] - 1} in {seconds:.3f} s")


def eventful(infos: list[dict[str, Any]]) -> Iterable[int]:
    """Environments whose info is not empty. hotlap's batch knows which; elsewhere all are checked."""
    known: list[int] | None = getattr(infos, "eventful", None)
    return known if known is not None else (car for car, info in enumerate(infos) if info)


def _values(episode: Any) -> list[Any]:
    """An episode's fields in order; earlier versions wrote them by name."""
    return list(episode.values()) if isinstance(episode, Mapping) else list(episode)
