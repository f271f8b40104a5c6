"""The learning curve as a few lines of text, for the end of a training in a terminal."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from hotlap.reports.learning_curve import numbers, short_steps
from hotlap.runs.events import Event

_ROWS, _COLUMNS = 8, 62


@dataclass(frozen=True)
class _Strokes:
    """The characters that a line is made of."""

    level: str
    upright: str
    rise_from: str
    rise_to: str
    fall_from: str
    fall_to: str
    tick: str
    corner: str


_LINES = _Strokes("─", "│", "╯", "╭", "╮", "╰", "┤", "└")
_ASCII = _Strokes("-", "|", "'", ".", ".", "'", "|", "+")


def draw_curve(evaluations: Sequence[Event], encoding: str = "utf-8") -> list[str]:
    """Mean evaluation reward over steps; no lines at all where there are fewer than two evaluations."""
    known = [item for item in evaluations if item["reward_mean"] is not None]
    if len(known) < 2:
        return []
    steps, rewards = numbers(known, "timestep"), numbers(known, "reward_mean")
    places = np.linspace(steps[0], steps[-1], _COLUMNS)
    values = np.interp(places, steps, rewards)
    low, high = float(values.min()), float(values.max())
    heights = np.rint((values - low) / ((high - low) or 1.0) * (_ROWS - 1)).astype(np.int64)
    strokes = _LINES if _can_write(_LINES, encoding) else _ASCII
    rows = _draw_line(heights, strokes)
    digits = _digits((high - low) / (_ROWS - 1))
    labels = [f"{low + (high - low) * row / (_ROWS - 1):.{digits}f}" for row in range(_ROWS)]
    width = max(map(len, labels))
    drawn = [f"{labels[row]:>{width}} {strokes.tick}{rows[row]}" for row in reversed(range(_ROWS))]
    first, last = short_steps(float(steps[0])), f"{short_steps(float(steps[-1]))} steps"
    below = f"{' ' * width} {strokes.corner}{strokes.level * _COLUMNS}"
    axis = f"{' ' * (width + 2)}{first}{last:>{_COLUMNS - len(first)}}"
    return [f"{' ' * (width + 2)}evaluation reward", *drawn, below, axis]


def _digits(step: float) -> int:
    """Decimals that tell neighbouring rows apart."""
    return min(max(1 - math.floor(math.log10(step)), 0), 6) if step > 0.0 else 2


def _draw_line(heights: NDArray[np.int64], strokes: _Strokes) -> list[str]:
    """Each row of the plot from the bottom: one stroke per column, corners where the line changes height."""
    rows = [[" "] * len(heights) for _ in range(_ROWS)]
    rows[heights[0]][0] = strokes.level
    for column in range(1, len(heights)):
        before, now = int(heights[column - 1]), int(heights[column])
        for row in range(min(before, now) + 1, max(before, now)):
            rows[row][column] = strokes.upright
        if now == before:
            rows[now][column] = strokes.level
        else:
            rises = now > before
            rows[before][column] = strokes.rise_from if rises else strokes.fall_from
            rows[now][column] = strokes.rise_to if rises else strokes.fall_to
    return ["".join(row).rstrip() for row in rows]


def _can_write(strokes: _Strokes, encoding: str) -> bool:
    try:
        "".join(vars(strokes).values()).encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
