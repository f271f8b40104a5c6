"""The figures of evaluations and comparisons in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hotlap.drivers.registry import REFERENCES
from hotlap.evaluation.comparison import FINISHED, LAP, LEAST_COMPLETION, REWARD
from hotlap.evaluation.statistics import Figures
from hotlap.reports.definitions import DEFINITIONS


def format_figures(figures: Figures) -> dict[str, str | None]:
    """Each figure by its label; lap times are medians. None where there is nothing to say."""
    low, high = figures.reward_ci95
    words: dict[str, str | None] = {}
    if figures.completion_rate is not None:
        words |= _race_in_words(figures)
    words["reward"] = f"{figures.reward_mean:.2f} ± {figures.reward_std:.2f}"
    words["reward 95%"] = f"{low:.2f}..{high:.2f}"
    words["episode, steps"] = f"{figures.episode_length_mean:.0f}"
    return words


def definitions(columns: Mapping[str, Figures]) -> dict[str, str]:
    """What the words of the table mean, for the drivers in its columns."""
    if next(iter(columns.values())).completion_rate is None:
        return {}
    references = [name for name in columns if name in REFERENCES]
    known = any(figures.limit is not None for figures in columns.values())
    words = {word: meaning for word, meaning in DEFINITIONS.items() if known or word != "gap"}
    if not references:
        return words
    return {**words, "reference drivers": f"{', '.join(references)}; they are scripted."}


def _race_in_words(figures: Figures) -> dict[str, str | None]:
    return {
        "finished a lap": f"{figures.completion_rate:.0%}",
        "all laps clean": f"{figures.clean_episode_rate:.0%}",
        "laps (clean)": _laps(figures),
        "first lap, s": _seconds(figures.first_lap_median),
        "flying lap, s": _seconds(figures.flying_lap_median),
        "flying lap 95%": _span(figures.flying_lap_ci95),
        "gap to the limit": _gap(figures),
        "flying / T_c": _plain(figures.flying_lap_over_t_c, 3),
        "its sectors, s": _sectors(figures.sectors_median),
        "best lap, s": _seconds(figures.lap_time_best),
        "lap spread, s": _seconds(figures.lap_time_std),
        "wall contacts": f"{figures.wall_contacts:.2f}",
    }


def comparison_rows(found: Mapping[str, Any]) -> list[dict[str, str]]:
    """A row per group."""
    groups = found["groups"]
    several = any(len(of["runs"]) > 1 for of in groups.values())
    races = any(of.get(FINISHED) for of in groups.values())
    rows = []
    for name, of in groups.items():
        row = {
            "driver or group" if several else "driver": name,
            **({"runs": str(len(of["runs"]))} if several else {}),
        }
        if races:
            row["with a lap"] = f"{of[FINISHED]['iqm']:.0%}"
            if (limit := found.get("limit")) is not None:
                row["gap to the limit"] = _gap_with_interval(of.get(LAP), limit["t_c"] / limit["t_ub"])
            row["flying lap / T_c"] = _with_interval(of.get(LAP), 3)
        rows.append({**row, "reward": _with_interval(of[REWARD], 2)})
    return rows


def pair_rows(found: Mapping[str, Any]) -> list[dict[str, str]]:
    """A row per pair of groups: how often the first does better."""
    kept = {LAP: "quicker flying lap"} if LAP in found["pairs"][0] else {}
    return [
        {
            "first": pair["better"],
            "second": pair["than"],
            **{label: _chance(pair[key]) for key, label in {**kept, REWARD: "higher reward"}.items()},
        }
        for pair in found["pairs"]
    ]


def comparison_notes(found: Mapping[str, Any]) -> list[str]:
    """Notes below the tables."""
    notes = [
        f"No verdict on lap times: {name} finished a lap in {share:.0%} of its episodes."
        for name, share in found["no_lap_verdict"].items()
    ]
    if notes:
        notes.append(f"Below {LEAST_COMPLETION:.0%}, the laps that were finished say little about a driver.")
    if found["track"] is not None:
        words = ("flying lap", *(["gap"] if found.get("limit") else []), "T_c")
        notes += [f"{word}: {DEFINITIONS[word]}" for word in words]
    return notes


def _with_interval(of: Mapping[str, Any] | None, digits: int) -> str:
    if of is None:
        return "-"
    low, high = of["ci95"]
    return f"{of['iqm']:.{digits}f} ({low:.{digits}f}..{high:.{digits}f})"


def _gap_with_interval(of: Mapping[str, Any] | None, t_c_over_t_ub: float) -> str:
    """A multiple of T_c as a gap to T_UB."""
    if of is None:
        return "-"
    gap, low, high = (100.0 * (each * t_c_over_t_ub - 1.0) for each in (of["iqm"], *of["ci95"]))
    return f"{gap:+.1f}% ({low:+.1f}..{high:+.1f})"


def _chance(of: Mapping[str, Any] | None) -> str:
    if of is None:
        return "-"
    low, high = of["ci95"]
    return f"{of['probability']:.0%} ({100 * low:.0f}..{100 * high:.0f})"


def _laps(figures: Figures) -> str:
    return f"{figures.laps} ({figures.clean_lap_rate:.0%})" if figures.laps else "0"


def _seconds(value: float | None) -> str | None:
    return _plain(value, 2)


def _plain(value: float | None, digits: int) -> str | None:
    return None if value is None else f"{value:.{digits}f}"


def _span(ends: list[float] | None) -> str | None:
    return None if ends is None else f"{ends[0]:.2f}..{ends[1]:.2f}"


def _gap(figures: Figures) -> str | None:
    return None if figures.limit is None else f"{figures.limit['gap']:+.1%}"


def _sectors(times: list[float] | None) -> str | None:
    return None if times is None else " ".join(f"{time:.1f}" for time in times)
