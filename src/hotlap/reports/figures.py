"""The figures of an evaluation as words: one row per figure, one column per driver."""

from __future__ import annotations

from hotlap.evaluation.statistics import Figures


def format_figures(figures: Figures) -> dict[str, str | None]:
    """Each figure; lap times are medians. None where there is nothing to say."""
    low, high = figures.reward_ci95
    words: dict[str, str | None] = {}
    if figures.completion_rate is not None:
        words |= _race_in_words(figures)
    words["reward"] = f"{figures.reward_mean:.2f} ± {figures.reward_std:.2f}"
    words["reward 95%"] = f"{low:.2f}..{high:.2f}"
    words["episode, steps"] = f"{figures.episode_length_mean:.0f}"
    return words


def _race_in_words(figures: Figures) -> dict[str, str | None]:
    return {
        "finished a lap": f"{figures.completion_rate:.0%}",
        "all laps clean": f"{figures.clean_episode_rate:.0%}",
        "laps, clean": _laps(figures),
        "first lap, s": _seconds(figures.first_lap_median),
        "flying lap, s": _seconds(figures.flying_lap_median),
        "flying 95%": _span(figures.flying_lap_ci95),
        "flying / T_c": _plain(figures.flying_lap_over_t_c, 3),
        "flying sectors": _sectors(figures.sectors_median),
        "best lap, s": _seconds(figures.lap_time_best),
        "spread, s": _seconds(figures.lap_time_std),
        "wall contacts": f"{figures.wall_contacts:.2f}",
    }


def _laps(figures: Figures) -> str:
    if not figures.laps:
        return "0"
    return f"{figures.laps}, {figures.clean_lap_rate:.0%}"


def _seconds(value: float | None) -> str | None:
    return None if value is None else f"{value:.2f}"


def _plain(value: float | None, digits: int) -> str | None:
    return None if value is None else f"{value:.{digits}f}"


def _span(ends: list[float] | None) -> str | None:
    return None if ends is None else f"{ends[0]:.2f}..{ends[1]:.2f}"


def _sectors(times: list[float] | None) -> str | None:
    return None if times is None else " ".join(f"{time:.1f}" for time in times)
