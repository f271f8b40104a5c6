"""Draw the evaluations of several runs over their steps: python docs/learning_curves.py PICTURE.png RUN..."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from matplotlib.figure import Figure

from hotlap.runs.folder import RunFolder

_COLOURS = ("#00798c", "#d1495b", "#edae49", "#5e548e", "#66a182")
_TARGETS = {"LunarLander-v3": 200.0, "Pendulum-v1": -200.0}


def save_curves(path: Path, folders: list[RunFolder]) -> None:
    """One line per run: the mean reward of each evaluation, with its 95% interval as a band."""
    figure = Figure(figsize=(8.0, 3.8), layout="constrained")
    axes = figure.add_subplot()
    for folder, colour in zip(folders, _COLOURS, strict=False):
        events = folder.read_evaluations()
        steps = [event["timestep"] for event in events]
        low, high = np.array([event["reward_ci95"] for event in events]).T
        axes.fill_between(steps, low, high, color=colour, alpha=0.15, lw=0)
        means = [event["reward_mean"] for event in events]
        axes.plot(steps, means, "o-", ms=3, lw=1.8, color=colour, label=f"seed {folder.read_config().seed}")
    config = folders[0].read_config()
    if (target := _TARGETS.get(config.environment)) is not None:
        axes.axhline(target, color="#888", lw=0.9, ls="--")
    axes.set(xlabel="steps", ylabel="evaluation reward")
    axes.xaxis.set_major_formatter(lambda steps, _: f"{steps / 1000:g}k")
    title = f"{config.algorithm.upper()} on {config.environment}, preset {config.preset}"
    axes.set_title(title, loc="left", fontsize=11)
    axes.legend(frameon=False, loc="lower right")
    axes.grid(alpha=0.25)
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, dpi=110)


if __name__ == "__main__":
    save_curves(Path(sys.argv[1]), [RunFolder.open(path) for path in sys.argv[2:]])
