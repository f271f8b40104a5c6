"""Runs against each other: groups of seeds, interquartile means with intervals, who is better how often.

Every run is scored by the mean of one figure over its evaluation episodes. Intervals come from
resampling the runs of a group and the episodes of each run, so that one run more is worth more than
many episodes of the same one.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hotlap.envs.names import RACER
from hotlap.errors import UsageError
from hotlap.evaluation.episodes import Episodes
from hotlap.evaluation.evaluate import drive
from hotlap.laptime.centreline_lap import centreline_lap_s
from hotlap.policies.loading import Driver

Floats = NDArray[np.float64]
REWARD = "reward"
FINISHED = "episodes with a lap"
LAP = "flying lap over T_c"
FIGURES = (REWARD, FINISHED, LAP)
_RESAMPLES = 4000


@dataclass(frozen=True)
class Run:
    """A run's driver and one value per evaluation episode, by figure."""

    name: str
    driver: Driver
    values: Mapping[str, Floats]


def score_run(name: str, driver: Driver, *, episodes: int, seed: int, track: str | None = None) -> Run:
    """Evaluate a run for a comparison; races by the default rewards, whatever it was trained with."""
    seen = drive(driver, episodes=episodes, seed=seed, track=track, default_rewards=True)
    return Run(name, driver, _values(seen))


def _values(seen: Episodes) -> dict[str, Floats]:
    values = {REWARD: seen.rewards}
    if seen.is_race:
        finished = {lap.episode for lap in seen.laps}
        values[FINISHED] = np.array([float(episode in finished) for episode in range(len(seen.rewards))])
    flying: dict[int, list[float]] = {}
    for lap in seen.laps:
        if lap.flying:
            flying.setdefault(lap.episode, []).append(
                lap.seconds / centreline_lap_s(seen.tracks[lap.episode])
            )
    if flying:
        values[LAP] = np.array([np.median(times) for times in flying.values()])
    return values


def group_runs(runs: Sequence[Run]) -> dict[str, list[Run]]:
    """Runs that differ in nothing but their seed, together."""
    by_config: dict[str, list[Run]] = {}
    for run in runs:
        config = run.driver.config.as_dict()
        key = json.dumps({name: value for name, value in config.items() if name != "seed"}, sort_keys=True)
        by_config.setdefault(key, []).append(run)
    names = [_config_name(of[0]) for of in by_config.values()]
    # Of the same preset, and yet of other settings: then they are called after their first run.
    return {
        of[0].name if names.count(name) > 1 else name: of
        for name, of in zip(names, by_config.values(), strict=True)
    }


def _config_name(run: Run) -> str:
    config = run.driver.config
    return config.name or f"{config.environment} {config.algorithm} {config.preset}"


def check_comparable(drivers: Sequence[Driver]) -> None:
    """Refuse to compare rewards of different environments; the racer's tracks may differ."""
    names = [driver.config.environment_name for driver in drivers]
    kinds = sorted({RACER if name.is_racer else name.text for name in names})
    if len(kinds) > 1:
        raise UsageError(f"{' and '.join(kinds)} have nothing to compare; name runs of one environment")


def compare(groups: Mapping[str, Sequence[Run]]) -> dict[str, Any]:
    """Every group's figures, and for each pair of groups the chance that one beats the other."""
    figures = [key for key in FIGURES if all(key in run.values for of in groups.values() for run in of)]
    return {
        "groups": {
            name: {
                "runs": [run.name for run in runs],
                **{key: _group_figures([run.values[key] for run in runs]) for key in figures},
            }
            for name, runs in groups.items()
        },
        "pairs": [
            {
                "better": first,
                "than": second,
                **{key: _improvement(groups[first], groups[second], key) for key in figures},
            }
            for first, second in combinations(groups, 2)
        ],
    }


def interquartile_mean(values: Floats, axis: int = -1) -> Floats:
    """The mean of the middle half; of fewer than four values, of all."""
    ordered = np.sort(values, axis=axis)
    count = values.shape[axis]
    cut = count // 4
    return np.asarray(np.take(ordered, range(cut, count - cut), axis=axis).mean(axis=axis))


def improvement_probability(first: Floats, second: Floats) -> float:
    """How often a value of the first is larger than one of the second; ties count half."""
    difference = first[:, None] - second[None, :]
    return float(((difference > 0).mean() + (difference >= 0).mean()) / 2.0)


def _group_figures(runs: Sequence[Floats]) -> dict[str, Any]:
    return {
        "iqm": float(interquartile_mean(_scores(runs))),
        "ci95": _interval([interquartile_mean(_scores(sample)) for sample in _resamples(runs)]),
        "scores": _scores(runs).tolist(),
    }


def _improvement(first: Sequence[Run], second: Sequence[Run], key: str) -> dict[str, Any]:
    # A lap time is the better the smaller it is.
    sign = -1.0 if key == LAP else 1.0
    ours, theirs = ([sign * run.values[key] for run in runs] for runs in (first, second))
    pairs = zip(_resamples(ours, seed=1), _resamples(theirs, seed=2), strict=True)
    return {
        "probability": improvement_probability(np.concatenate(ours), np.concatenate(theirs)),
        "ci95": _interval(
            [improvement_probability(np.concatenate(a), np.concatenate(b)) for a, b in _some(pairs)]
        ),
    }


def _scores(runs: Sequence[Floats]) -> Floats:
    return np.array([run.mean() for run in runs])


def _resamples(runs: Sequence[Floats], seed: int = 0) -> list[list[Floats]]:
    """Runs drawn with replacement, and of each its episodes."""
    rng = np.random.default_rng(seed)
    return [
        [run[rng.integers(len(run), size=len(run))] for run in (runs[i] for i in chosen)]
        for chosen in rng.integers(len(runs), size=(_RESAMPLES, len(runs)))
    ]


def _some(pairs: Any) -> list[Any]:
    """Every tenth: comparing all episodes with all is dear."""
    return list(pairs)[::10]


def _interval(values: Sequence[Any]) -> list[float]:
    low, high = np.percentile(np.array(values, dtype=np.float64), [2.5, 97.5])
    return [float(low), float(high)]
