"""The picture of a study: for each environment scores, probabilities of improvement, a profile and curves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure, SubFigure
from matplotlib.lines import Line2D
from matplotlib.ticker import FuncFormatter, LogLocator, MaxNLocator, NullLocator, PercentFormatter

from hotlap.evaluation.aggregates import Band
from hotlap.evaluation.run_scores import GAP, REWARD
from hotlap.evaluation.study_answer import EnvironmentAnswer, GroupAnswer, PairAnswer, StudyAnswer
from hotlap.reports.lap_picture import DRIVER_COLOUR, FAINT, INK, OTHER_COLOURS, PAPER
from hotlap.reports.learning_curve import short_steps
from hotlap.reports.run_view import duration
from hotlap.reports.study_pairs import BETTER, chance, drawn_pairs
from hotlap.reports.study_words import LABELS, REWARDED_DIFFERENTLY, lead, score_in_words

_COLOURS = (DRIVER_COLOUR, *OTHER_COLOURS, "#3c9d9b", "#b8578e", "#6b6f76", "#8a5a36", "#8d9440")
_DASHES: tuple[str, ...] = ("-", "--", ":", "-.")
_WIDE_IN, _CURVES_IN, _ROW_IN, _FRAME_IN, _HEAD_IN = 13.0, 3.1, 0.42, 1.25, 0.75
_PAIR_ROW_IN, _NOTE_IN = 0.5, 0.3
_MOST_MARKED, _MOST_NAMED = 30, 6
_MOST_SPREAD = 8.0
"""On an even axis a curve that is shorter than this many times the longest one is a smear at its left."""
_PERCENT = FuncFormatter(lambda value, _: f"{100 * value:g}%")

Style = tuple[str, str]
"""A colour and a kind of line."""


def save_study_picture(found: StudyAnswer, path: Path) -> None:
    """Draw every environment, one below the other."""
    heights = [_height(environment) for environment in found.environments]
    figure = Figure(figsize=(_WIDE_IN, sum(heights) + _HEAD_IN), facecolor=PAPER, layout="constrained")
    figure.suptitle(
        f"{found.study}: {lead(found)}. Interquartile means and 95% intervals", color=INK, fontsize=12,
        fontweight="bold",
    )  # fmt: skip
    parts = figure.subfigures(len(heights), 1, height_ratios=heights, squeeze=False)[:, 0]
    styles = styles_of(found)
    for part, environment in zip(parts, found.environments, strict=True):
        part.suptitle(environment.environment, color=INK, fontsize=11, fontweight="bold", x=0.01, ha="left")
        _draw(part, environment, styles)
    figure.savefig(path, dpi=130, facecolor=PAPER)


def environment_figure(environment: EnvironmentAnswer, styles: Mapping[str, Style]) -> Figure:
    """One environment."""
    figure = Figure(figsize=(_WIDE_IN, _height(environment)), facecolor=PAPER, layout="constrained")
    _draw(figure, environment, styles)
    return figure


def styles_of(found: StudyAnswer) -> dict[str, Style]:
    """A colour for each group, the same in every environment; of more groups than colours, other dashes."""
    names = dict.fromkeys(of.group for environment in found.environments for of in environment.groups)
    return {
        name: (
            _COLOURS[number % len(_COLOURS)],
            _DASHES[number // len(_COLOURS) % len(_DASHES)],
        )
        for number, name in enumerate(names)
    }


def _height(environment: EnvironmentAnswer) -> float:
    rows = max(_ROW_IN * len(environment.groups), _PAIR_ROW_IN * len(drawn_pairs(environment)))
    note = 0.0 if environment.rewards_compare else _NOTE_IN
    return max(rows + _FRAME_IN, 1.9) + note + _CURVES_IN + 0.5


def _draw(part: Figure | SubFigure, environment: EnvironmentAnswer, styles: Mapping[str, Style]) -> None:
    whole = _height(environment) - 0.5
    heights = [whole - _CURVES_IN, _CURVES_IN]
    above, below = part.subfigures(2, 1, height_ratios=heights, squeeze=False)[:, 0]
    if not environment.rewards_compare:
        note = f"{REWARDED_DIFFERENTLY[0].upper()}{REWARDED_DIFFERENTLY[1:]}."
        above.suptitle(note, color=INK, fontsize=9, x=0.01, ha="left")
    for axes in [*_draw_figures(above, environment, styles), *_draw_curves(below, environment, styles)]:
        axes.set_facecolor(PAPER)
        axes.spines[["top", "right"]].set_visible(False)
        axes.tick_params(labelsize=8)
        axes.grid(axis="x", color=FAINT, alpha=0.25)


def _draw_figures(
    part: SubFigure, environment: EnvironmentAnswer, styles: Mapping[str, Style]
) -> Sequence[Axes]:
    """Scores, and probabilities of improvement."""
    scored = [key for key in (GAP.key, REWARD.key) if any(of.iqm[key] for of in environment.groups)]
    pairs = drawn_pairs(environment)
    axes: Sequence[Axes] = part.subplots(1, len(scored) + bool(pairs), squeeze=False)[0]
    for number, key in enumerate(scored):
        _draw_scores(axes[number], environment.groups, key, styles, names=number == 0)
    if pairs:
        _draw_pairs(axes[-1], pairs, styles)
    return axes


def _draw_curves(
    part: SubFigure, environment: EnvironmentAnswer, styles: Mapping[str, Style]
) -> Sequence[Axes]:
    """Curves over steps and time, and the profile if there is one."""
    groups = {of.group: of for of in environment.groups}
    profiles = {name: of.profile for name, of in groups.items()}
    axes: Sequence[Axes] = part.subplots(1, 2 + any(profiles.values()), squeeze=False)[0]
    over_steps, over_time, *others = axes
    _draw_bands(over_steps, {name: of.reward_over_steps for name, of in groups.items()}, styles)
    _draw_bands(over_time, {name: of.reward_over_time for name, of in groups.items()}, styles)
    _label_curves(over_steps, over_time)
    for profile in others:
        _draw_bands(profile, profiles, styles, steps=True)
        _label_profile(profile, environment.profiled)
    if len(groups) <= _MOST_NAMED:
        _draw_legend(over_steps, list(groups), styles)
    return axes


def _draw_scores(
    axes: Axes, groups: Sequence[GroupAnswer], key: str, styles: Mapping[str, Style], *, names: bool
) -> None:
    """A row per group: its runs as dots, the interquartile mean as a line, the interval as a bar."""
    for row, of in enumerate(groups):
        colour, iqm = styles[of.group][0], of.iqm[key]
        known = [value for value in of.scores[key] if value is not None]
        axes.plot(known, [row] * len(known), "o", color=colour, ms=4, alpha=0.75)
        if iqm is None:
            continue
        if iqm.ci95 is not None:
            axes.plot(iqm.ci95, [row, row], color=colour, lw=7, alpha=0.3, solid_capstyle="butt")
        axes.plot([iqm.value] * 2, [row - 0.22, row + 0.22], color=colour, lw=2.5)
        value = score_in_words(key, iqm, interval=False)
        axes.annotate(value, (iqm.value, row - 0.26), color=INK, fontsize=8, ha="center", va="bottom")
    axes.set_yticks(range(len(groups)), [of.group for of in groups] if names else [])
    for label, of in zip(axes.get_yticklabels(), groups, strict=False):
        label.set_color(styles[of.group][0])
    axes.set_ylim(len(groups) - 0.5, -0.75)
    axes.tick_params(axis="y", length=0)
    axes.margins(x=0.12)
    if key == GAP.key:
        axes.xaxis.set_major_formatter(_PERCENT)
    axes.set_xlabel(f"{LABELS[key]}{', less is better' if key == GAP.key else ''}", color=INK, fontsize=9)


def _draw_pairs(axes: Axes, pairs: Sequence[PairAnswer], styles: Mapping[str, Style]) -> None:
    """A row per pair: the probability that a run of the first is better."""
    axes.axvline(0.5, color=FAINT, lw=1.0, ls=(0, (4, 3)))
    for row, pair in enumerate(pairs):
        colour, of = styles[pair.first][0], pair.probability
        if of.ci95 is not None:
            axes.plot(of.ci95, [row, row], color=colour, lw=7, alpha=0.3, solid_capstyle="butt")
        axes.plot([of.value] * 2, [row - 0.2, row + 0.2], color=colour, lw=2.5)
        # Right of 1, where no bar can be.
        axes.annotate(chance(of).partition(" ")[0], (1.06, row), color=INK, fontsize=8, va="center")
    axes.set_yticks(range(len(pairs)), [f"{pair.first}\nover {pair.second}" for pair in pairs])
    axes.tick_params(axis="y", length=0)
    axes.set_ylim(len(pairs) - 0.5, -0.6)
    axes.set_xlim(-0.03, 1.2)
    axes.set_xticks([0.0, 0.25, 0.5, 0.75, 1.0])
    axes.xaxis.set_major_formatter(PercentFormatter(1.0))
    axes.set_xlabel(f"probability of improvement: {BETTER[pairs[0].score]}", color=INK, fontsize=9)


def _draw_bands(
    axes: Axes, bands: Mapping[str, Band | None], styles: Mapping[str, Style], *, steps: bool = False
) -> None:
    for name, band in bands.items():
        if band is None:
            continue
        colour, dashes = styles[name]
        marker = "o" if not steps and len(band.x) <= _MOST_MARKED else None
        shape = "steps-post" if steps else "default"
        axes.plot(band.x, band.value, color=colour, ls=dashes, lw=1.8, marker=marker, ms=3, drawstyle=shape)
        if band.low is not None and band.high is not None:
            step: Literal["post"] | None = "post" if steps else None
            axes.fill_between(band.x, band.low, band.high, color=colour, alpha=0.16, lw=0, step=step)


def _label_curves(over_steps: Axes, over_time: Axes) -> None:
    for axes, format_number, name in (
        (over_steps, short_steps, "training steps"),
        (over_time, duration, "wall time of training, min:s"),
    ):
        if _spread(axes) > _MOST_SPREAD:
            axes.set_xscale("log")
            axes.xaxis.set_major_locator(LogLocator(subs=(1.0, 3.0)))
            axes.xaxis.set_minor_locator(NullLocator())
        else:
            axes.xaxis.set_major_locator(MaxNLocator(5))
            axes.set_xlim(left=0)
        axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _, shown=format_number: shown(value)))
        axes.set_xlabel(name, color=INK, fontsize=9)
    over_steps.set_ylabel("evaluation reward", color=INK, fontsize=9)


def _spread(axes: Axes) -> float:
    """How many times as far as the shortest curve the longest one reaches."""
    ends = [float(np.max(line.get_xdata())) for line in axes.get_lines()]
    return max(ends) / min(ends) if ends and min(ends) > 0.0 else 1.0


def _label_profile(axes: Axes, key: str) -> None:
    """The axis of a profile; the better side is always at the right."""
    sign = ">"
    if key == GAP.key:
        axes.invert_xaxis()
        axes.xaxis.set_major_formatter(_PERCENT)
        sign = "<"
    axes.set_ylim(-0.03, 1.03)
    axes.yaxis.set_major_formatter(PercentFormatter(1.0))
    axes.set_xlabel(f"{LABELS[key]} τ", color=INK, fontsize=9)
    axes.set_ylabel(
        f"share of runs with {'gap' if key == GAP.key else 'reward'} {sign} τ", color=INK, fontsize=9
    )


def _draw_legend(axes: Axes, names: Sequence[str], styles: Mapping[str, Style]) -> None:
    lines = [Line2D([], [], color=styles[name][0], ls=styles[name][1], lw=2.2) for name in names]
    axes.legend(lines, names, frameon=False, fontsize=8, loc="best", labelcolor=INK)
