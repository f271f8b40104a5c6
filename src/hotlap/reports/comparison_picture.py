"""Groups of runs beside each other: how they learned, and where they ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import EngFormatter

from hotlap.evaluation.comparison import FIGURES, FINISHED, Run
from hotlap.policies.loading import Driver
from hotlap.reports.lap_picture import DRIVER_COLOUR, FAINT, INK, OTHER_COLOURS, PAPER

_COLOURS = (DRIVER_COLOUR, *OTHER_COLOURS)


def save_comparison_picture(
    found: Mapping[str, Any], groups: Mapping[str, Sequence[Run]], path: Path
) -> None:
    """Draw learning curves and interquartile means with their intervals."""
    names = list(groups)
    keys = [key for key in FIGURES if key != FINISHED and key in found["groups"][names[0]]]
    curves = {name: [curve for run in runs if (curve := _curve(run))] for name, runs in groups.items()}
    panels = [*(["curve"] if any(curves.values()) else []), *keys]
    figure = Figure(figsize=(4.6 * len(panels) + 1.0, 4.4), facecolor=PAPER, layout="constrained")
    for axes, panel in zip(figure.subplots(1, len(panels), squeeze=False)[0], panels, strict=True):
        axes.set_facecolor(PAPER)
        axes.spines[["top", "right"]].set_visible(False)
        if panel == "curve":
            _draw_curves(axes, curves)
        else:
            _draw_means(axes, found["groups"], panel)
    figure.savefig(path, dpi=130, facecolor=PAPER)


def _draw_curves(axes: Axes, curves: Mapping[str, Sequence[tuple[list[int], list[float]]]]) -> None:
    for (name, of), colour in zip(curves.items(), _cycle(len(curves)), strict=True):
        for number, (steps, rewards) in enumerate(of):
            axes.plot(steps, rewards, color=colour, lw=1.4, alpha=0.85, label=None if number else name)
    axes.xaxis.set_major_formatter(EngFormatter(sep=""))
    axes.set_xlabel("steps", color=INK)
    axes.set_ylabel("evaluation reward while training", color=INK)
    axes.legend(frameon=False, fontsize=8)


def _draw_means(axes: Axes, groups: Mapping[str, Any], key: str) -> None:
    names = list(groups)
    for row, (name, colour) in enumerate(zip(names, _cycle(len(names)), strict=True)):
        of = groups[name][key]
        low, high = of["ci95"]
        axes.plot([low, high], [row, row], color=colour, lw=7, alpha=0.3, solid_capstyle="butt")
        axes.plot(of["scores"], np.full(len(of["scores"]), row), "o", color=colour, ms=4, alpha=0.8)
        axes.plot([of["iqm"]] * 2, [row - 0.25, row + 0.25], color=colour, lw=2.5)
    axes.set_yticks(range(len(names)), names, fontsize=8)
    axes.invert_yaxis()
    axes.set_xlabel(f"{key}: interquartile mean, 95%", color=INK)
    axes.grid(axis="x", color=FAINT, alpha=0.3)


def _curve(run: Run) -> tuple[list[int], list[float]] | None:
    """Evaluations over steps, where the driver is of a run that has them."""
    history = run.driver.run_folder.read_evaluations() if isinstance(run.driver, Driver) else []
    if not history:
        return None
    return [event["timestep"] for event in history], [event["reward_mean"] for event in history]


def _cycle(count: int) -> list[str]:
    return [_COLOURS[number % len(_COLOURS)] for number in range(count)]
