"""The picture of a comparison: scores of each group, and learning curves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import EngFormatter, PercentFormatter

from hotlap.evaluation.comparison import FINISHED, LAP, REWARD, Run
from hotlap.policies.loading import Driver
from hotlap.reports.lap_picture import DRIVER_COLOUR, FAINT, INK, OTHER_COLOURS, PAPER

_COLOURS = (DRIVER_COLOUR, *OTHER_COLOURS)
_PANELS = {FINISHED: "episodes with a lap", LAP: "flying lap / T_c, less is better", REWARD: "reward"}
_CURVE_IN, _PANEL_IN, _ROW_IN = 4.6, 3.4, 0.5
_CHARACTER_IN = 0.075

Curve = tuple[list[int], list[float]]


def save_comparison_picture(
    found: Mapping[str, Any], groups: Mapping[str, Sequence[Run]], path: Path
) -> None:
    """Draw learning curves, if there are any, and interquartile means with their intervals."""
    colours = {name: _COLOURS[number % len(_COLOURS)] for number, name in enumerate(groups)}
    keys = [key for key in _PANELS if any(of.get(key) for of in found["groups"].values())]
    curves = {name: [curve for run in runs if (curve := _curve(run))] for name, runs in groups.items()}
    widths = [_PANEL_IN] * len(keys) + ([_CURVE_IN] if any(curves.values()) else [])
    names_in = _CHARACTER_IN * max(map(len, groups))
    height = max(1.9 + _ROW_IN * len(groups), 3.8 if any(curves.values()) else 0.0)
    figure = Figure(figsize=(names_in + sum(widths), height), facecolor=PAPER, layout="constrained")
    axes = figure.subplots(1, len(widths), squeeze=False, width_ratios=widths)[0]
    for number, key in enumerate(keys):
        _draw_means(axes[number], found["groups"], key, colours, names=number == 0)
    if any(curves.values()):
        _draw_curves(axes[-1], curves, colours)
    for each in axes:
        each.set_facecolor(PAPER)
        each.spines[["top", "right"]].set_visible(False)
    figure.suptitle(_title(found), color=INK, fontsize=12, fontweight="bold")
    figure.savefig(path, dpi=130, facecolor=PAPER)


def _title(found: Mapping[str, Any]) -> str:
    where = "" if found["track"] is None else f" on {found['track']}"
    return f"{found['episodes']} episodes each{where}: interquartile means over runs, 95% intervals"


def _draw_means(
    axes: Axes, groups: Mapping[str, Any], key: str, colours: Mapping[str, str], *, names: bool
) -> None:
    for row, (name, colour) in enumerate(colours.items()):
        if (of := groups[name].get(key)) is None:
            continue
        low, high = of["ci95"]
        axes.plot([low, high], [row, row], color=colour, lw=7, alpha=0.3, solid_capstyle="butt")
        axes.plot(of["scores"], np.full(len(of["scores"]), row), "o", color=colour, ms=4, alpha=0.8)
        axes.plot([of["iqm"]] * 2, [row - 0.22, row + 0.22], color=colour, lw=2.5)
        value = f"{of['iqm']:.0%}" if key == FINISHED else f"{of['iqm']:.3f}"
        axes.annotate(value, (of["iqm"], row - 0.27), color=INK, fontsize=8, ha="center", va="bottom")
    axes.set_yticks(range(len(colours)), list(colours) if names else [], fontsize=9)
    axes.tick_params(axis="y", length=0)
    axes.set_ylim(len(colours) - 0.5, -0.75)
    if key == FINISHED:
        axes.set_xlim(-0.05, 1.05)
        axes.xaxis.set_major_formatter(PercentFormatter(1.0))
    axes.margins(x=0.12)
    axes.set_xlabel(_PANELS[key], color=INK)
    axes.grid(axis="x", color=FAINT, alpha=0.3)


def _draw_curves(axes: Axes, curves: Mapping[str, Sequence[Curve]], colours: Mapping[str, str]) -> None:
    for name, of in curves.items():
        for steps, rewards in of:
            axes.plot(steps, rewards, "o-", color=colours[name], lw=1.4, ms=3, alpha=0.85)
    axes.xaxis.set_major_formatter(EngFormatter(sep=""))
    axes.set_xlim(left=0)
    axes.set_xlabel("training steps", color=INK)
    axes.set_ylabel("evaluation reward in training", color=INK)


def _curve(run: Run) -> Curve | None:
    """The evaluations of the driver's run over its steps, if it has any."""
    history = run.driver.run_folder.read_evaluations() if isinstance(run.driver, Driver) else []
    if not history:
        return None
    return [event["timestep"] for event in history], [event["reward_mean"] for event in history]
