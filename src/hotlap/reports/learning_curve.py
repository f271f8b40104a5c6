"""`learning_curve.png`: reward over steps, and for the racer completion. Reads the run's events."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from hotlap.runs.config import RunConfig
from hotlap.runs.events import Event
from hotlap.runs.folder import RunFolder
from hotlap.runs.storage import write_whole

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_INK, _PALE, _ACCENT = "#1d3557", "#a8b8cc", "#e63946"
_WINDOW_SHARE = 25


def save_learning_curve(folder: RunFolder, config: RunConfig) -> None:
    """Draw training episodes and evaluations to the run's PNG."""
    from matplotlib.figure import Figure

    events = list(folder.read_events())
    evaluations = [event for event in events if event["kind"] == "evaluation"]
    race = any(event["completion_rate"] is not None for event in evaluations)
    figure = Figure(figsize=(12 if race else 8, 4.2), layout="constrained")
    axes = figure.subplots(1, 3 if race else 1, squeeze=False)[0]
    _draw_episodes(axes[0], [event for event in events if event["kind"] == "episodes"])
    _draw_rewards(axes[0], evaluations)
    if race:
        _draw_evaluations(axes[1], evaluations, "lap_time_median", "median lap, s")
        _draw_reference_laps(axes[1], evaluations[-1])
        _draw_evaluations(axes[2], evaluations, "completion_rate", "episodes with a lap")
        axes[2].set_ylim(-0.03, 1.03)
    for axis in axes:
        axis.set_xlabel("steps")
        axis.grid(alpha=0.3)
        axis.spines[["top", "right"]].set_visible(False)
        axis.ticklabel_format(axis="x", style="plain")
        axis.xaxis.set_major_formatter(lambda value, _: short_steps(value))
    figure.suptitle(f"{config.environment}, {config.algorithm}, seed {config.seed}")
    buffer = io.BytesIO()
    figure.savefig(buffer, format="png", dpi=120)
    write_whole(folder.learning_curve, buffer.getvalue())


def numbers(events: Sequence[Event], name: str) -> NDArray[np.float64]:
    """A field of some events; null, which stands for what is not finite, becomes NaN."""
    return np.array([event[name] for event in events], dtype=np.float64)


def _draw_episodes(axis: Axes, episodes: Sequence[Event]) -> None:
    """The mean reward of the episodes of each dump, and its moving mean."""
    if not episodes:
        return
    steps = np.array([event["timestep"] for event in episodes])
    rewards = numbers(episodes, "reward_mean")
    width = max(len(episodes) // _WINDOW_SHARE, 1)
    if width == 1:
        axis.plot(steps, rewards, color=_INK, linewidth=1.8, label="training episodes")
        return
    axis.plot(steps, rewards, color=_PALE, linewidth=0.7, label="training episodes")
    smooth = np.convolve(rewards, np.ones(width) / width, mode="valid")
    axis.plot(steps[width - 1 :], smooth, color=_INK, linewidth=1.8, label=f"mean of {width}")


def _draw_rewards(axis: Axes, evaluations: Sequence[Event]) -> None:
    steps = np.array([event["timestep"] for event in evaluations])
    means = numbers(evaluations, "reward_mean")
    low, high = np.array([event["reward_ci95"] for event in evaluations], dtype=np.float64).T
    axis.errorbar(
        steps, means, yerr=[means - low, high - means],
        fmt="o-", color=_ACCENT, markersize=4, linewidth=1.2, capsize=2, label="evaluation, 95% interval",
    )  # fmt: skip
    axis.set_ylabel("episode reward")
    axis.legend(frameon=False, fontsize=8)


def _draw_evaluations(axis: Axes, evaluations: Sequence[Event], key: str, label: str) -> None:
    points = [(item["timestep"], item[key]) for item in evaluations if item[key] is not None]
    if points:
        axis.plot(*zip(*points, strict=True), "o-", color=_ACCENT, markersize=4, linewidth=1.2)
    axis.set_xlim(0, evaluations[-1]["timestep"] * 1.03)
    axis.set_ylabel(label)


def _draw_reference_laps(axis: Axes, evaluation: Event) -> None:
    """The limit of the car, where it is known, and T_c."""
    t_ub, t_c = (evaluation.get("limit") or {}).get("t_ub"), evaluation.get("t_c")
    for seconds, name, style in ((t_ub, "limit", "-"), (t_c, "T_c", "--")):
        if seconds is not None:
            label = f"{name}, {seconds:.2f} s"
            axis.axhline(seconds, color=_INK, linestyle=style, linewidth=1.0, label=label)
            axis.legend(frameon=False, fontsize=8)


def short_steps(steps: float) -> str:
    """A number of steps as axes show it: 250k, 5.24M."""
    if steps >= 1e6:
        return f"{steps / 1e6:.3g}M"
    return f"{steps / 1e3:.3g}k" if steps >= 1e3 else f"{steps:g}"
