"""`learning_curve.png`: reward over steps, and for the racer lap time and completion."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from hotlap.training.metrics import TrainingMetrics
from hotlap.training.storage import write_whole

_INK, _PALE, _ACCENT = "#1d3557", "#a8b8cc", "#e63946"
_WINDOW_SHARE = 25


def save_learning_curve(
    path: Path, title: str, records: Sequence[TrainingMetrics], evaluations: Sequence[dict[str, Any]]
) -> None:
    """Draw training episodes and evaluations to a PNG."""
    from matplotlib.figure import Figure

    race = evaluations[-1]["completion_rate"] is not None
    figure = Figure(figsize=(12 if race else 8, 4.2), layout="constrained")
    axes = figure.subplots(1, 3 if race else 1, squeeze=False)[0]
    _draw_rewards(axes[0], records, evaluations)
    if race:
        _draw_evaluations(axes[1], evaluations, "lap_time_median", "median lap, s")
        _draw_evaluations(axes[2], evaluations, "completion_rate", "episodes with a lap")
        axes[2].set_ylim(-0.03, 1.03)
    for axis in axes:
        axis.set_xlabel("steps")
        axis.grid(alpha=0.3)
        axis.spines[["top", "right"]].set_visible(False)
        axis.ticklabel_format(axis="x", style="plain")
        axis.xaxis.set_major_formatter(lambda value, _: _short(value))
    figure.suptitle(title)
    buffer = io.BytesIO()
    figure.savefig(buffer, format="png", dpi=120)
    write_whole(path, buffer.getvalue())


def _draw_rewards(
    axis: Any, records: Sequence[TrainingMetrics], evaluations: Sequence[dict[str, Any]]
) -> None:
    seen = [record for record in records if record.reward is not None]
    if seen:
        steps = np.array([record.timestep for record in seen])
        rewards = np.array([record.reward for record in seen])
        axis.plot(steps, rewards, color=_PALE, linewidth=0.7, label="training episodes")
        width = max(len(seen) // _WINDOW_SHARE, 1)
        smooth = np.convolve(rewards, np.ones(width) / width, mode="valid")
        axis.plot(steps[width - 1 :], smooth, color=_INK, linewidth=1.8, label=f"mean of {width}")
    steps = np.array([item["timestep"] for item in evaluations])
    means = np.array([item["reward_mean"] for item in evaluations])
    low, high = np.array([item["reward_ci95"] for item in evaluations]).T
    axis.errorbar(
        steps, means, yerr=[means - low, high - means],
        fmt="o-", color=_ACCENT, markersize=4, linewidth=1.2, capsize=2, label="evaluation, 95%",
    )  # fmt: skip
    axis.set_ylabel("episode reward")
    axis.legend(frameon=False, fontsize=8)


def _draw_evaluations(axis: Any, evaluations: Sequence[dict[str, Any]], key: str, label: str) -> None:
    points = [(item["timestep"], item[key]) for item in evaluations if item[key] is not None]
    if points:
        axis.plot(*zip(*points, strict=True), "o-", color=_ACCENT, markersize=4, linewidth=1.2)
    axis.set_xlim(0, evaluations[-1]["timestep"] * 1.03)
    axis.set_ylabel(label)


def _short(steps: float) -> str:
    if steps >= 1e6:
        return f"{steps / 1e6:g}M"
    return f"{steps / 1e3:g}k" if steps >= 1e3 else f"{steps:g}"
