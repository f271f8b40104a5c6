"""What several runs show together, by rliable's definitions. Knows nothing of drivers or files.

Interquartile means, probabilities of improvement, performance profiles, stratified bootstrap intervals.

Scores are one array per environment with a value per run. A resample draws runs with replacement within
each environment; intervals are percentiles over the resamples, and the same scores give the same interval.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Draws = Sequence[NDArray[np.int64]]
"""For each environment a row of runs per resample."""

RESAMPLES = 10_000
BAND_RESAMPLES = 2_000


@dataclass(frozen=True)
class Estimate:
    """A value with its 95% interval, None where an environment has one run only."""

    value: float
    ci95: list[float] | None


@dataclass(frozen=True)
class Band:
    """A curve with its pointwise 95% intervals; without them for one run."""

    x: list[float]
    value: list[float]
    low: list[float] | None
    high: list[float] | None


def percentile_interval(resampled: Floats) -> list[float]:
    """The middle 95% of a statistic's values over resamples."""
    low, high = np.percentile(resampled, [2.5, 97.5])
    return [float(low), float(high)]


def interquartile_mean(values: Floats, axis: int = -1) -> Floats:
    """The mean of the middle half; of all values if there are fewer than four."""
    ordered = np.sort(values, axis=axis)
    count = values.shape[axis]
    cut = count // 4
    return np.asarray(np.take(ordered, range(cut, count - cut), axis=axis).mean(axis=axis))


def improvement_probability(first: Floats, second: Floats) -> float:
    """How often a value of the first is larger than one of the second; ties count half."""
    return float(_wins(first, second).mean())


def _wins(first: Floats, second: Floats) -> Floats:
    """For each value of the first and of the second 1 where the first is larger, 0.5 where they are equal."""
    ours, theirs = first[:, None], second[None, :]
    return ((ours > theirs).astype(np.float64) + (ours >= theirs)) / 2.0


def draw_runs(counts: Sequence[int], resamples: int = RESAMPLES, seed: int = 0) -> Draws:
    """Draw as many runs as there are, with replacement, for each environment and resample."""
    return _drawn(tuple(counts), resamples, seed)


@lru_cache(maxsize=4)
def _drawn(counts: tuple[int, ...], resamples: int, seed: int) -> Draws:
    rng = np.random.default_rng(seed)
    return [rng.integers(count, size=(resamples, count)) for count in counts]


def estimate_mean(scores: Sequence[Floats], draws: Draws | None = None) -> Estimate:
    """The interquartile mean of all runs of all environments; their scores must be on one scale."""
    value, counts = float(interquartile_mean(np.concatenate(list(scores)))), [len(each) for each in scores]
    if min(counts) < 2:
        return Estimate(value, None)
    drawn = [each[rows] for each, rows in zip(scores, draws or draw_runs(counts), strict=True)]
    return Estimate(value, percentile_interval(interquartile_mean(np.concatenate(drawn, axis=1), axis=1)))


def estimate_improvement(
    first: Sequence[Floats], second: Sequence[Floats], draws: Draws | None = None
) -> Estimate:
    """The mean over environments of the first group's probability of improvement over the second.

    `draws` are those of the first group in each environment, then those of the second in the same order.
    """
    wins = [_wins(ours, theirs) for ours, theirs in zip(first, second, strict=True)]
    value, counts = float(np.mean([each.mean() for each in wins])), [len(each) for each in [*first, *second]]
    if min(counts) < 2:
        return Estimate(value, None)
    draws = draws or draw_runs(counts)
    half = len(wins)
    sampled = [
        ((_shares(ours, each.shape[0]) @ each) * _shares(theirs, each.shape[1])).sum(axis=1)
        for each, ours, theirs in zip(wins, draws[:half], draws[half:], strict=True)
    ]
    return Estimate(value, percentile_interval(np.mean(sampled, axis=0)))


def _shares(drawn: NDArray[np.int64], count: int) -> Floats:
    """How large a part of each resample (a row) each run is."""
    places = drawn + count * np.arange(len(drawn))[:, None]
    return np.bincount(places.ravel(), minlength=drawn.shape[0] * count).reshape(-1, count) / count


def mean_curve(x: Floats, rows: Floats, draws: NDArray[np.int64] | None = None) -> Band:
    """The interquartile mean over runs (rows) at each place, with its band."""
    return _band(x, rows, interquartile_mean, draws)


def performance_profile(scores: Floats, thresholds: Floats, draws: NDArray[np.int64] | None = None) -> Band:
    """The share of runs with a score above each threshold, with its band."""
    return _band(thresholds, (scores[:, None] > thresholds).astype(np.float64), np.mean, draws)


def _band(x: Floats, rows: Floats, statistic: Callable[..., Floats], draws: NDArray[np.int64] | None) -> Band:
    value = statistic(rows, axis=0).tolist()
    if len(rows) < 2:
        return Band(x.tolist(), value, None, None)
    if draws is None:
        (draws,) = draw_runs([len(rows)], BAND_RESAMPLES)
    ends = [percentile_interval(statistic(column[draws], axis=1)) for column in rows.T]
    return Band(x.tolist(), value, [low for low, _ in ends], [high for _, high in ends])
