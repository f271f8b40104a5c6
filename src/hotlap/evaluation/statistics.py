"""The figures of a driver, from its episodes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hotlap.evaluation.aggregates import percentile_interval
from hotlap.evaluation.episodes import Episodes
from hotlap.evaluation.laps import Lap
from hotlap.laptime.centreline_lap import centreline_lap_s
from hotlap.laptime.limit import LimitLaps
from hotlap.laptime.stored import shipped_limit
from hotlap.tracks import Track

_RESAMPLES = 10_000
_MOST_AT_ONCE = 1_000_000
Floats = NDArray[np.float64]
Limits = Callable[[Track], LimitLaps | None]


@dataclass(frozen=True)
class Figures:
    """The figures of some episodes. Those of races are None elsewhere, those of laps if there was none."""

    reward_mean: float
    reward_std: float
    reward_ci95: list[float]
    episodes: int
    episode_length_mean: float
    completion_rate: float | None = None
    """The share of episodes with at least one lap."""
    clean_episode_rate: float | None = None
    wall_contacts: float | None = None
    laps: int | None = None
    lap_time_median: float | None = None
    lap_time_best: float | None = None
    lap_time_std: float | None = None
    clean_lap_rate: float | None = None
    first_lap_median: float | None = None
    flying_lap_median: float | None = None
    flying_lap_ci95: list[float] | None = None
    sectors_median: list[float] | None = None
    t_c: float | None = None
    flying_lap_over_t_c: float | None = None
    limit: dict[str, float] | None = None
    """T_LB and T_UB of the track, and how far above T_UB the median flying lap is, as a share of it."""

    def as_dict(self) -> dict[str, Any]:
        """By the contract's names."""
        return asdict(self)


def summarise(seen: Episodes, limits: Limits = shipped_limit) -> Figures:
    """Compute the figures. `limits` finds the limit of a track; by default only those that come with hotlap.

    So that a training's files do not depend on what else has been computed in its folder.
    """
    return Figures(
        reward_mean=float(seen.rewards.mean()),
        reward_std=float(seen.rewards.std()),
        reward_ci95=bootstrap_interval(seen.rewards),
        episodes=len(seen.rewards),
        episode_length_mean=float(seen.lengths.mean()),
        **_race_figures(seen),
        **_lap_figures(seen),
        limit=_limit_figures(seen, limits),
    )


def bootstrap_interval(
    values: Floats, statistic: Callable[..., Floats] = np.mean, seed: int = 0
) -> list[float]:
    """The 95% bootstrap interval of a statistic of values (or rows of values); deterministic."""
    rng, found = np.random.default_rng(seed), []
    at_once = max(_MOST_AT_ONCE // values.size, 1)
    for start in range(0, _RESAMPLES, at_once):
        rows = min(at_once, _RESAMPLES - start)
        drawn = values[rng.integers(len(values), size=(rows, len(values)))]
        found.append(statistic(drawn.reshape(rows, -1), axis=1))
    return percentile_interval(np.concatenate(found))


def _race_figures(seen: Episodes) -> dict[str, Any]:
    race, episodes = seen.is_race, len(seen.rewards)
    return {
        "completion_rate": len({lap.episode for lap in seen.laps}) / episodes if race else None,
        "clean_episode_rate": _clean_episodes(seen) / episodes if race else None,
        "wall_contacts": float(seen.wall_contacts.mean()) if seen.wall_contacts is not None else None,
        "laps": len(seen.laps) if race else None,
    }


def _clean_episodes(seen: Episodes) -> int:
    """How many episodes have laps, all of them clean."""
    dirty = {lap.episode for lap in seen.laps if not lap.clean}
    return len({lap.episode for lap in seen.laps} - dirty)


def _lap_figures(seen: Episodes) -> dict[str, Any]:
    times = _times(seen.laps)
    flying = [lap for lap in seen.laps if lap.flying]
    # Over each lap's own T_c: times on different tracks do not compare.
    t_c = [centreline_lap_s(track) for track in seen.tracks]
    multiples = np.array([lap.seconds / t_c[lap.episode] for lap in flying])
    sectors = np.array([lap.sectors for lap in flying])
    some, flew = len(times) > 0, len(flying) > 0
    return {
        "lap_time_median": float(np.median(times)) if some else None,
        "lap_time_best": best.seconds if (best := seen.best_lap()) is not None else None,
        "lap_time_std": float(times.std()) if some else None,
        "clean_lap_rate": float(np.mean([lap.clean for lap in seen.laps])) if some else None,
        "first_lap_median": _median([lap for lap in seen.laps if not lap.flying]),
        "flying_lap_median": _median(flying),
        "flying_lap_ci95": bootstrap_interval(_by_episode(flying), _median_of_known) if flew else None,
        "sectors_median": np.median(sectors, axis=0).tolist() if flew else None,
        "t_c": float(np.mean(t_c)) if t_c else None,
        "flying_lap_over_t_c": float(np.median(multiples)) if flew else None,
    }


def _limit_figures(seen: Episodes, limits: Limits) -> dict[str, float] | None:
    """Means over the tracks, and the median of the laps' gaps to their own limit; None if one is unknown."""
    flying = [lap for lap in seen.laps if lap.flying]
    tracks = {track.fingerprint: track for track in seen.tracks}
    if not flying or not seen.standard_car:
        return None
    found = {key: laps.limit for key, track in tracks.items() if (laps := limits(track)) is not None}
    if len(found) < len(tracks):
        return None
    gaps = [found[seen.tracks[lap.episode].fingerprint].gap(lap.seconds) for lap in flying]
    return {
        "t_lb": float(np.mean([limit.t_lb for limit in found.values()])),
        "t_ub": float(np.mean([limit.t_ub for limit in found.values()])),
        "gap": float(np.median(gaps)),
    }


def _by_episode(laps: list[Lap]) -> Floats:
    """Lap times with a row per episode, filled up with NaN: laps of one episode are not independent."""
    episodes: dict[int, list[float]] = {}
    for lap in laps:
        episodes.setdefault(lap.episode, []).append(lap.seconds)
    rows = np.full((len(episodes), max(map(len, episodes.values()))), np.nan)
    for row, times in zip(rows, episodes.values(), strict=True):
        row[: len(times)] = times
    return rows


def _median_of_known(values: Floats, axis: int) -> Floats:
    """As `np.nanmedian`, which is slow for many short rows."""
    ordered = np.sort(values, axis=axis)
    known = np.count_nonzero(~np.isnan(ordered), axis=axis)
    middle = [np.take_along_axis(ordered, at[:, None], axis)[:, 0] for at in ((known - 1) // 2, known // 2)]
    return np.asarray((middle[0] + middle[1]) / 2.0)


def _times(laps: list[Lap]) -> Floats:
    return np.array([lap.seconds for lap in laps])


def _median(laps: list[Lap]) -> float | None:
    return float(np.median(_times(laps))) if laps else None
