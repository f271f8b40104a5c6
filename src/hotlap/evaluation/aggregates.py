"""What several runs show together, by rliable's definitions. Knows nothing of drivers or files.

Interquartile means, probabilities of improvement, performance profiles, stratified bootstrap intervals.

Scores are one array per environment with a value per run. A resample draws runs with replacement within
each environment; intervals are percentiles over the resamples, and the same scores give the same interval.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Draws = Sequence[NDArray[np.int64]]
"""For each environment a row of runs per resample."""
Statistic = Callable[[Sequence[Floats]], Floats]

RESAMPLES = 10_000
BAND_RESAMPLES = 2_000
_MOST_AT_ONCE = 4_000_000


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


def improvement_probability(first: Floats, second: Floats) -> Floats:
    """How often the first has a larger value than the second, over the last axis; ties count half."""
    ours, theirs = first[..., :, None], second[..., None, :]
    larger = (ours > theirs).mean(axis=(-2, -1))
    return np.asarray((larger + (ours >= theirs).mean(axis=(-2, -1))) / 2.0)


def draw_runs(counts: Sequence[int], resamples: int = RESAMPLES, seed: int = 0) -> Draws:
    """Draw as many runs as there are, with replacement, for each environment and resample."""
    rng = np.random.default_rng(seed)
    return [rng.integers(count, size=(resamples, count)) for count in counts]


def estimate(
    statistic: Statistic, scores: Sequence[Floats], draws: Draws | None = None, *, seed: int = 0
) -> Estimate:
    """A statistic of scores with its interval.

    It gets arrays whose last axis is runs; before that there may be one of resamples.
    """
    value, counts = float(statistic(scores)), [len(each) for each in scores]
    if min(counts) < 2:
        return Estimate(value, None)
    draws = draws or draw_runs(counts, seed=seed)
    at_once = max(_MOST_AT_ONCE // max(counts) ** 2, 1)
    sampled = [
        statistic([each[drawn[start : start + at_once]] for each, drawn in zip(scores, draws, strict=True)])
        for start in range(0, len(draws[0]), at_once)
    ]
    return Estimate(value, percentile_interval(np.concatenate(sampled)))


def pooled_interquartile_mean(scores: Sequence[Floats]) -> Floats:
    """The interquartile mean of all runs of all environments; their scores must be on one scale."""
    return interquartile_mean(np.concatenate(list(scores), axis=-1))


def mean_improvement(scores: Sequence[Floats]) -> Floats:
    """The mean over environments of the first group's probability of improvement over the second.

    The scores are those of the first group in each environment, then those of the second in the same order.
    """
    half = len(scores) // 2
    pairs = zip(scores[:half], scores[half:], strict=True)
    return np.asarray(np.mean([improvement_probability(first, second) for first, second in pairs], axis=0))


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
