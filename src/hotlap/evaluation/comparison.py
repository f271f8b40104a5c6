"""Compare runs: groups of seeds, interquartile means with intervals, probabilities of improvement.

A run's score is the mean of a figure over its evaluation episodes. Intervals come from resampling the
runs of a group and the episodes of each run, so one more run is worth more than many more episodes.
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
from hotlap.envs.options import TrackName
from hotlap.errors import UsageError
from hotlap.evaluation.aggregates import improvement_probability, interquartile_mean, percentile_interval
from hotlap.evaluation.episodes import Episodes, Progress
from hotlap.evaluation.evaluate import drive
from hotlap.laptime.centreline_lap import centreline_lap_s
from hotlap.policies.loading import AnyDriver, Driver
from hotlap.policies.reference import ScriptedDriver

Floats = NDArray[np.float64]
REWARD = "reward"
FINISHED = "episodes with a lap"
LAP = "flying lap over T_c"
FIGURES = (REWARD, FINISHED, LAP)
LEAST_COMPLETION = 0.5
"""A group that finishes a lap in a smaller share of its episodes gets no verdict on lap times."""
_RESAMPLES = 4000


@dataclass(frozen=True)
class Run:
    """A run's driver and one value per evaluation episode, by figure."""

    name: str
    driver: AnyDriver
    values: Mapping[str, Floats]
    source: str = ""
    """What the user typed, if that is longer than the name."""


def score_run(
    name: str,
    driver: AnyDriver,
    *,
    episodes: int,
    seed: int,
    track: TrackName | None = None,
    source: str = "",
    progress: Progress = lambda done, total: None,
) -> Run:
    """Evaluate a run for a comparison. Races use the default rewards, whatever it was trained with."""
    seen = drive(driver, episodes=episodes, seed=seed, track=track, default_rewards=True, progress=progress)
    return Run(name, driver, _values(seen), source)


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
    """Group the runs that differ only in their seed. A run on its own keeps its name."""
    by_config: dict[str, list[Run]] = {}
    for run in runs:
        by_config.setdefault(_config_key(run), []).append(run)
    names = [_group_name(of) for of in by_config.values()]
    return {
        f"{of[0].name} and {len(of) - 1} more" if names.count(name) > 1 else name: of
        for name, of in zip(names, by_config.values(), strict=True)
    }


def _config_key(run: Run) -> str:
    if isinstance(run.driver, ScriptedDriver):
        return run.driver.name
    config = run.driver.config.as_dict()
    return json.dumps({name: value for name, value in config.items() if name != "seed"}, sort_keys=True)


def _group_name(runs: Sequence[Run]) -> str:
    if len(runs) == 1 or isinstance(runs[0].driver, ScriptedDriver):
        return runs[0].name
    config = runs[0].driver.config
    return config.name or f"{config.environment} {config.algorithm} {config.preset}"


def check_comparable(drivers: Sequence[AnyDriver]) -> None:
    """Refuse to compare rewards of different environments."""
    kinds = sorted({RACER if driver.is_racer else driver.environment for driver in drivers})
    if len(kinds) > 1:
        raise UsageError(f"{' and '.join(kinds)} have nothing to compare; name runs of one environment")
    made = sorted(
        {_making(driver) for driver in drivers if isinstance(driver, Driver) and not driver.is_racer}
    )
    if len(made) > 1:
        raise UsageError(
            f"the environments of these runs differ: {' against '.join(made)}; "
            "compare runs with the same --env-set and --wrapper"
        )


def _making(driver: Driver) -> str:
    """The keywords and wrappers that a driver's environment is made with, in words."""
    config = driver.config
    keywords = [f"{key}={value!r}" for key, value in sorted(config.env_options.items())]
    return ", ".join([*keywords, *config.wrappers]) or "no options"


def common_track(drivers: Sequence[AnyDriver]) -> TrackName | None:
    """The track that all of them were trained on; reference drivers accept any. None if they do not race."""
    racers = [driver for driver in drivers if driver.is_racer]
    trained: dict[str, AnyDriver] = {}
    for driver in racers:
        if not isinstance(driver, ScriptedDriver):
            trained.setdefault(_track_name(driver), driver)
    if len(trained) > 1:
        where = ", ".join(f"{driver.title} on {name}" for name, driver in trained.items())
        raise UsageError(
            f"they were trained on different tracks ({where}), and laps of different tracks do not compare; "
            f"race them all on one, as with --track {next(iter(trained))}"
        )
    chosen = next(iter([*trained.values(), *racers]), None)
    return None if chosen is None else chosen.env_options["track"]


def _track_name(driver: AnyDriver) -> str:
    track = driver.env_options["track"]
    return str(getattr(track, "name", track))


def compare(groups: Mapping[str, Sequence[Run]]) -> dict[str, Any]:
    """Every group's figures, and for each pair of groups the chance that one beats the other.

    A figure is None for a group with a run that has no value for it. Lap times are not compared where a
    group finishes a lap in less than `LEAST_COMPLETION` of its episodes: its laps would be a selection.
    """
    figures = [key for key in FIGURES if any(key in run.values for of in groups.values() for run in of)]
    summary = {
        name: {
            "runs": [run.source or run.name for run in runs],
            **{key: _group_figures(runs, key) for key in figures},
        }
        for name, runs in groups.items()
    }
    return {
        "groups": summary,
        "pairs": [_pair(first, second, groups, figures) for first, second in combinations(groups, 2)],
        "no_lap_verdict": {
            name: _completion(runs) for name, runs in groups.items() if not _laps_count(runs, figures)
        },
    }


def _pair(
    first: str, second: str, groups: Mapping[str, Sequence[Run]], figures: Sequence[str]
) -> dict[str, Any]:
    both = [*groups[first], *groups[second]]
    counted = [_laps_count(groups[name], figures) for name in (first, second)]
    found: dict[str, Any] = {"better": first, "than": second}
    for key in figures:
        known = all(key in run.values for run in both) and (key != LAP or all(counted))
        found[key] = _improvement(groups[first], groups[second], key) if known else None
    return found


def _laps_count(runs: Sequence[Run], figures: Sequence[str]) -> bool:
    """Whether a group finishes laps often enough for its lap times to count."""
    return FINISHED not in figures or _completion(runs) >= LEAST_COMPLETION


def _completion(runs: Sequence[Run]) -> float:
    return float(np.mean([run.values[FINISHED].mean() for run in runs]))


def _group_figures(runs: Sequence[Run], key: str) -> dict[str, Any] | None:
    if any(key not in run.values for run in runs):
        return None
    values = [run.values[key] for run in runs]
    return {
        "iqm": float(interquartile_mean(_scores(values))),
        "ci95": percentile_interval(
            np.array([interquartile_mean(_scores(sample)) for sample in _resamples(values)])
        ),
        "scores": _scores(values).tolist(),
    }


def _improvement(first: Sequence[Run], second: Sequence[Run], key: str) -> dict[str, Any]:
    # A lap time is the better the smaller it is.
    sign = -1.0 if key == LAP else 1.0
    ours, theirs = ([sign * run.values[key] for run in runs] for runs in (first, second))
    pairs = zip(_resamples(ours, seed=1), _resamples(theirs, seed=2), strict=True)
    return {
        "probability": improvement_probability(np.concatenate(ours), np.concatenate(theirs)),
        "ci95": percentile_interval(
            np.array([improvement_probability(np.concatenate(a), np.concatenate(b)) for a, b in _some(pairs)])
        ),
    }


def _scores(runs: Sequence[Floats]) -> Floats:
    return np.array([run.mean() for run in runs])


def _resamples(runs: Sequence[Floats], seed: int = 0) -> list[list[Floats]]:
    """Resample the runs, and the episodes of each."""
    rng = np.random.default_rng(seed)
    return [
        [run[rng.integers(len(run), size=len(run))] for run in (runs[i] for i in chosen)]
        for chosen in rng.integers(len(runs), size=(_RESAMPLES, len(runs)))
    ]


def _some(pairs: Any) -> list[Any]:
    """Every tenth: comparing all episodes with all is expensive."""
    return list(pairs)[::10]
