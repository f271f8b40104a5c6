"""What episodes say about a driver, in numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from hotlap.evaluation.episodes import Episodes

_RESAMPLES = 10_000
_MOST_AT_ONCE = 1_000_000


def summarise(seen: Episodes) -> dict[str, Any]:
    """The contract's figures; those of races are None elsewhere, and lap times where no lap was."""
    return {
        "reward_mean": float(seen.rewards.mean()),
        "reward_std": float(seen.rewards.std()),
        "reward_ci95": bootstrap_interval(seen.rewards),
        "episodes": len(seen.rewards),
        "episode_length_mean": float(seen.lengths.mean()),
        **_race_figures(seen),
    }


def bootstrap_interval(values: NDArray[np.float64], seed: int = 0) -> list[float]:
    """The middle 95% of the means of resampled values; the same for the same values."""
    rng, means = np.random.default_rng(seed), []
    at_once = max(_MOST_AT_ONCE // len(values), 1)
    for start in range(0, _RESAMPLES, at_once):
        rows = min(at_once, _RESAMPLES - start)
        means.append(values[rng.integers(len(values), size=(rows, len(values)))].mean(axis=1))
    low, high = np.percentile(np.concatenate(means), [2.5, 97.5])
    return [float(low), float(high)]


def _race_figures(seen: Episodes) -> dict[str, Any]:
    times = np.array([lap.seconds for lap in seen.laps])
    laps, race = len(times) > 0, seen.is_race
    finished = len({lap.episode for lap in seen.laps})
    return {
        "completion_rate": finished / len(seen.rewards) if race else None,
        "lap_time_median": float(np.median(times)) if laps else None,
        "lap_time_best": float(times.min()) if laps else None,
        "lap_time_std": float(times.std()) if laps else None,
        "clean_lap_rate": float(np.mean([lap.clean for lap in seen.laps])) if laps else None,
        "wall_contacts": float(seen.wall_contacts.mean()) if seen.wall_contacts is not None else None,
    }
