"""`RunScore`: what the files of a finished run say of its outcome. Evaluates nothing, loads no simulator."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from hotlap.envs.names import is_racer
from hotlap.runs.config import RunConfig
from hotlap.runs.errors import RunFileError
from hotlap.runs.events import Event
from hotlap.runs.folder import RunFolder

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class ScoreKind:
    """A figure that runs are scored by."""

    key: str
    label: str
    higher_is_better: bool = True


GAP = ScoreKind("gap", "gap to the limit", higher_is_better=False)
FLYING_LAP = ScoreKind("flying_lap", "flying lap, s", higher_is_better=False)
CLEAN = ScoreKind("clean_episodes", "all laps clean")
REWARD = ScoreKind("reward", "reward")
SCORES = (GAP, FLYING_LAP, CLEAN, REWARD)
"""In the order in which tables have them."""


@dataclass(frozen=True)
class RunScore:
    """The figures of a run's last evaluation, and the rewards of all of them."""

    environment: str
    group: str
    seed: int
    steps: int
    seconds: float
    scores: Mapping[str, float | None]
    reward_source: str
    """What rewards depend on beside the driver: those of runs with different ones do not compare."""
    timesteps: Floats
    times: Floats
    rewards: Floats


def read_score(folder: RunFolder, environment: str, group: str, seed: int) -> RunScore:
    """Read a finished run. A run without an evaluation is an error."""
    results, evaluations = folder.read_results(), folder.read_evaluations()
    if not evaluations:
        raise RunFileError(f"{folder.path} has no evaluation")
    known = [event for event in evaluations if event["reward_mean"] is not None]
    return RunScore(
        environment, group, seed, results.total_timesteps, results.training_time_sec,
        scores=_scores(evaluations[-1]), reward_source=_reward_source(folder.read_config()),
        timesteps=_column(known, "timestep"), times=_column(known, "seconds"),
        rewards=_column(known, "reward_mean"),
    )  # fmt: skip


def _scores(event: Event) -> dict[str, float | None]:
    return {
        GAP.key: (event.get("limit") or {}).get("gap"),
        FLYING_LAP.key: event.get("flying_lap_median"),
        CLEAN.key: event.get("clean_episode_rate"),
        REWARD.key: event["reward_mean"],
    }


def _reward_source(config: RunConfig) -> str:
    made = [config.racer_config] if is_racer(config.environment) else [config.env_options, config.wrappers]
    return json.dumps(made, sort_keys=True)


def _column(events: Sequence[Event], key: str) -> Floats:
    return np.array([event[key] for event in events], dtype=np.float64)
