"""`StudyAnswer`: what the runs of a study show. Groups of seeds in each environment, pairs of groups, curves.

Rewards of different environments are not on one scale, and scaling them by the study's own best and worst run
would move every figure with each run that is added. So rewards are aggregated per environment only; over
environments there are the probability of improvement, which needs no scale, and the gap, which is one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hotlap.evaluation.aggregates import (
    Band,
    Estimate,
    estimate_improvement,
    estimate_mean,
    mean_curve,
    performance_profile,
)
from hotlap.evaluation.run_scores import FLYING_LAP, GAP, REWARD, SCORES, RunScore, ScoreKind

Floats = NDArray[np.float64]
_PAIRED = (GAP, REWARD)
_PLACES = 100
_MARGIN = 0.05


@dataclass(frozen=True)
class GroupAnswer:
    """The runs of one environment that differ only in their seed."""

    group: str
    seeds: list[int]
    steps: int
    seconds: float
    """The median over the runs."""
    scores: dict[str, list[float | None]]
    iqm: dict[str, Estimate | None]
    """None where a run has no such figure: the others would be a selection."""
    reward_over_steps: Band | None
    reward_over_time: Band | None
    profile: Band | None
    """None where the figure of the profiles is the reward, and rewards do not compare."""


@dataclass(frozen=True)
class PairAnswer:
    """How likely a run of the first group is better than one of the second."""

    first: str
    second: str
    score: str
    environments: list[str]
    probability: Estimate


@dataclass(frozen=True)
class EnvironmentAnswer:
    """The groups of one environment."""

    environment: str
    profiled: str
    """The figure of the performance profiles."""
    rewards_compare: bool
    """Whether all runs have the same reward weights, keywords and wrappers."""
    groups: list[GroupAnswer]
    pairs: list[PairAnswer]


@dataclass(frozen=True)
class MeanGap:
    """A group's gap over the runs of several tracks."""

    group: str
    environments: list[str]
    iqm: Estimate


@dataclass(frozen=True)
class StudyAnswer:
    """Everything that a report shows."""

    study: str
    planned: int
    missing: dict[str, str]
    """Planned runs that are not in the report, and why."""
    environments: list[EnvironmentAnswer]
    pairs: list[PairAnswer]
    """Over all environments that two groups share, if there are several."""
    gaps: list[MeanGap]

    @property
    def finished(self) -> int:
        """How many runs the report is about."""
        return self.planned - len(self.missing)

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {"finished": self.finished, **asdict(self)}


def answer(study: str, runs: Sequence[RunScore], missing: Mapping[str, str]) -> StudyAnswer:
    """Aggregate the runs."""
    cells: dict[str, dict[str, list[RunScore]]] = {}
    for run in runs:
        cells.setdefault(run.environment, {}).setdefault(run.group, []).append(run)
    return StudyAnswer(
        study,
        planned=len(runs) + len(missing),
        missing=dict(missing),
        environments=[_environment(name, groups) for name, groups in cells.items()],
        pairs=list(_pairs_over_environments(cells)),
        gaps=list(_gaps_over_environments(cells)),
    )


def _environment(name: str, groups: Mapping[str, Sequence[RunScore]]) -> EnvironmentAnswer:
    all_runs = [run for runs in groups.values() for run in runs]
    profiled = REWARD if _ranks(all_runs, GAP) is None else GAP
    rewards_compare = _rewards_compare(groups, *groups)
    thresholds = _thresholds(all_runs, profiled) if rewards_compare or profiled is GAP else None
    pairs = [
        _pair(first, second, kind, {name: groups})
        for first, second in combinations(groups, 2)
        for kind in _PAIRED
        if _comparable(groups, first, second, kind)
    ]
    return EnvironmentAnswer(
        name,
        profiled=profiled.key,
        rewards_compare=rewards_compare,
        groups=[_group(group, runs, profiled, thresholds) for group, runs in groups.items()],
        pairs=pairs,
    )


def _group(
    group: str, runs: Sequence[RunScore], profiled: ScoreKind, thresholds: Floats | None
) -> GroupAnswer:
    over_steps, over_time = _curves(runs)
    return GroupAnswer(
        group,
        seeds=[run.seed for run in runs],
        steps=round(float(np.median([run.steps for run in runs]))),
        seconds=float(np.median([run.seconds for run in runs])),
        scores={kind.key: [run.scores[kind.key] for run in runs] for kind in SCORES},
        iqm={kind.key: _iqm(runs, kind) for kind in SCORES},
        reward_over_steps=over_steps,
        reward_over_time=over_time,
        profile=None if thresholds is None else _profile(runs, profiled, thresholds),
    )


def _values(runs: Sequence[RunScore], kind: ScoreKind) -> Floats | None:
    """A score of every run; None if one has none."""
    found = [run.scores[kind.key] for run in runs]
    return None if None in found else np.array(found, dtype=np.float64)


def _ranks(runs: Sequence[RunScore], kind: ScoreKind) -> Floats | None:
    """A score of every run by which they can be ranked, the better the higher; None if there is none.

    A run without a flying lap ranks below all others. One whose limit is unknown cannot be ranked by its gap.
    """
    found = [run.scores[kind.key] for run in runs]
    if kind is GAP:
        lapless = [run.scores[FLYING_LAP.key] is None for run in runs]
        if all(lapless):
            return None
        found = [np.inf if none else value for none, value in zip(lapless, found, strict=True)]
    sign = 1.0 if kind.higher_is_better else -1.0
    return None if None in found else sign * np.array(found, dtype=np.float64)


def _iqm(runs: Sequence[RunScore], kind: ScoreKind) -> Estimate | None:
    values = _values(runs, kind)
    return None if values is None else estimate_mean([values])


def _curves(runs: Sequence[RunScore]) -> tuple[Band | None, Band | None]:
    """Rewards over steps and over seconds, as far as every run reaches; interpolated between evaluations.

    The seconds are the median run's at the same step. Resampled by time, one run that shared its machine
    with others would hide the whole group.
    """
    if any(len(run.timesteps) == 0 for run in runs):
        return None, None
    first = max(float(run.timesteps[0]) for run in runs)
    last = min(float(run.timesteps[-1]) for run in runs)
    grid = np.unique(np.concatenate([run.timesteps for run in runs]))
    grid = grid[(grid >= first) & (grid <= last)]
    if len(grid) == 0:
        return None, None
    if len(grid) > _PLACES:
        grid = np.linspace(first, last, _PLACES)
    band = mean_curve(grid, np.array([np.interp(grid, run.timesteps, run.rewards) for run in runs]))
    seconds = np.median([np.interp(grid, run.timesteps, run.times) for run in runs], axis=0)
    return band, replace(band, x=seconds.tolist())


def _thresholds(runs: Sequence[RunScore], kind: ScoreKind) -> Floats:
    values = [value for run in runs if (value := run.scores[kind.key]) is not None] or [0.0]
    low, high = min(values), max(values)
    margin = _MARGIN * ((high - low) or abs(high) or 1.0)
    return np.linspace(low - margin, high + margin, _PLACES + 1)


def _profile(runs: Sequence[RunScore], kind: ScoreKind, thresholds: Floats) -> Band | None:
    """The share of runs that are better than each threshold."""
    ranks = _ranks(runs, kind)
    if ranks is None:
        return None
    sign = 1.0 if kind.higher_is_better else -1.0
    return replace(performance_profile(ranks, sign * thresholds), x=thresholds.tolist())


def _comparable(groups: Mapping[str, Sequence[RunScore]], first: str, second: str, kind: ScoreKind) -> bool:
    if kind is REWARD and not _rewards_compare(groups, first, second):
        return False
    return _ranks([*groups[first], *groups[second]], kind) is not None


def _rewards_compare(groups: Mapping[str, Sequence[RunScore]], *names: str) -> bool:
    return len({run.reward_source for name in names for run in groups[name]}) == 1


def _pair(
    first: str, second: str, kind: ScoreKind, cells: Mapping[str, Mapping[str, Sequence[RunScore]]]
) -> PairAnswer:
    both = {name: [*groups[first], *groups[second]] for name, groups in cells.items()}
    ranks = {name: known for name, runs in both.items() if (known := _ranks(runs, kind)) is not None}
    ours = [known[: len(cells[name][first])] for name, known in ranks.items()]
    theirs = [known[len(cells[name][first]) :] for name, known in ranks.items()]
    return PairAnswer(first, second, kind.key, list(cells), estimate_improvement(ours, theirs))


def _pairs_over_environments(
    cells: Mapping[str, Mapping[str, Sequence[RunScore]]],
) -> Iterator[PairAnswer]:
    names = list(dict.fromkeys(group for groups in cells.values() for group in groups))
    for first, second in combinations(names, 2):
        for kind in _PAIRED:
            shared = {
                name: groups
                for name, groups in cells.items()
                if {first, second} <= set(groups) and _comparable(groups, first, second, kind)
            }
            if len(shared) > 1:
                yield _pair(first, second, kind, shared)


def _gaps_over_environments(cells: Mapping[str, Mapping[str, Sequence[RunScore]]]) -> Iterator[MeanGap]:
    found: dict[str, dict[str, Floats]] = {}
    for name, groups in cells.items():
        for group, runs in groups.items():
            if (values := _values(runs, GAP)) is not None:
                found.setdefault(group, {})[name] = values
    for group, by_track in found.items():
        if len(by_track) > 1:
            yield MeanGap(group, list(by_track), estimate_mean(list(by_track.values())))
