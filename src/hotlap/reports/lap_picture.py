"""A driven line over the track, coloured by speed, and its speed over the lap beside other drivers'."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np
from matplotlib.axes import Axes
from matplotlib.collections import LineCollection
from matplotlib.figure import Figure
from numpy.typing import NDArray

from hotlap.evaluation.traces import DrivenLine
from hotlap.laptime.centreline_lap import centreline_lap_s, limit_speeds
from hotlap.laptime.stored import stored_limit
from hotlap.render.scene import TrackScene
from hotlap.reports.lap_layout import lap_layout
from hotlap.tracks import Track

Floats = NDArray[np.float64]

PAPER, INK, FAINT = "#fbfbf9", "#22252b", "#9aa0aa"
DRIVER_COLOUR = "#d6402f"
OTHER_COLOURS = ("#2f7fb8", "#4b9b5f", "#8a6bb3", "#b8872f")
_ROAD, _RUNOFF = "#d3d6da", "#ebe6d8"
_KMH = 3.6
_ARROW_M = 18.0


def save_lap_picture(lines: Mapping[str, DrivenLine], path: Path) -> None:
    """Draw the first of the lines on the track, and the speed of all of them over the lap."""
    lap_figure(lines).savefig(path, dpi=130, facecolor=PAPER)


def lap_figure(lines: Mapping[str, DrivenLine]) -> Figure:
    """The figure of `save_lap_picture`."""
    name, line = next(iter(lines.items()))
    wide, high = np.ptp(line.track.corridor.lines[:, :4].reshape(-1, 2), axis=0)
    layout = lap_layout(float(high / wide))
    figure = Figure(figsize=layout.size, facecolor=PAPER)
    on_track, colours, over_lap = (figure.add_axes(layout.share(box)) for box in layout.boxes)
    left, heading, below = layout.titles
    figure.text(left, heading, f"{name} on {line.track.name}", color=INK, fontsize=14, fontweight="bold")
    figure.text(left, below, _in_words(line), color=INK, fontsize=10.5)
    figure.colorbar(draw_line(on_track, line), cax=colours, drawedges=False)
    colours.set_title("km/h", fontsize=9, color=INK)
    colours.tick_params(length=0, labelsize=9, colors=INK)
    draw_speeds(over_lap, lines)
    return figure


def draw_line(axes: Axes, line: DrivenLine) -> LineCollection:
    """The driven line over the track, coloured by speed."""
    draw_road(axes, line.track)
    points = np.stack([line.x_m, line.y_m], axis=1)
    drawn = LineCollection(
        list(np.stack([points[:-1], points[1:]], axis=1)), cmap="turbo", lw=2.6, capstyle="round"
    )
    drawn.set_array(line.speed_m_per_s[:-1] * _KMH)
    axes.add_collection(drawn)
    if line.lap is None:
        axes.plot(*points[0], "o", color=INK, ms=6)
        axes.plot(*points[-1], "X", color=INK, ms=9)
    return drawn


def draw_road(axes: Axes, track: Track) -> None:
    """Road and runoff, seen from above, in pale colours."""
    scene = TrackScene(track)
    for sides, colour in ((scene.walls, _RUNOFF), (scene.edges, _ROAD)):
        ring = np.concatenate([sides[0], sides[1][::-1]])
        axes.fill(*ring.T, color=colour, lw=0)
    for side in scene.walls:
        axes.plot(*side.T, color=FAINT, lw=1.2)
    left, right = (side[0] for side in scene.edges)
    axes.plot(*np.array([left, right]).T, color=INK, lw=3)
    onward = scene.centre[1] - scene.centre[0]
    onward = onward * (_ARROW_M / np.hypot(*onward))
    axes.annotate(
        "", xy=tuple(scene.centre[0] + onward), xytext=tuple(scene.centre[0]),
        arrowprops={"arrowstyle": "-|>", "color": INK, "lw": 1.4},
    )  # fmt: skip
    axes.set_aspect("equal")
    axes.axis("off")


def draw_speeds(axes: Axes, lines: Mapping[str, DrivenLine]) -> None:
    """Speed against distance along the centreline, and the limit there."""
    track = next(iter(lines.values())).track
    limit = limit_speeds(track) * _KMH
    limit = np.append(limit, limit[0])
    distance = np.linspace(0.0, track.length_m, len(limit))
    axes.fill_between(distance, limit, color="#e9e9e4", lw=0, zorder=0)
    label = f"centreline limit, T_c {centreline_lap_s(track):.2f} s"
    axes.plot(distance, limit, color=FAINT, lw=1.0, ls=(0, (4, 3)), label=label, zorder=1)
    colours = dict(zip(lines, (DRIVER_COLOUR, *OTHER_COLOURS), strict=False))
    # The driver comes last, over the others.
    for name, colour in reversed(colours.items()):
        line = lines[name]
        along, speed = _without_leaps(line)
        axes.plot(
            along, speed * _KMH, color=colour, lw=2.2 if colour == DRIVER_COLOUR else 1.3,
            label=f"{name}, {_time(line)}",
        )  # fmt: skip
    axes.set(xlim=(0.0, track.length_m), ylim=(0.0, None))
    axes.set_xlabel("metres from the line, along the centreline", color=INK)
    axes.set_ylabel("km/h", color=INK)
    axes.set_facecolor(PAPER)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(
        loc="lower left", bbox_to_anchor=(0.0, 1.01), ncols=3, frameon=False, fontsize=8.5,
        borderaxespad=0.0, reverse=True, columnspacing=1.5,
    )  # fmt: skip


def _without_leaps(line: DrivenLine) -> tuple[Floats, Floats]:
    """Distances and speeds with a gap where the line was crossed."""
    leaps = np.flatnonzero(np.abs(np.diff(line.distance_m)) > line.track.length_m / 2.0) + 1
    return np.insert(line.distance_m, leaps, np.nan), np.insert(line.speed_m_per_s, leaps, np.nan)


def _time(line: DrivenLine) -> str:
    if line.lap is None:
        return "no lap"
    return f"{line.lap.seconds:.2f} s{'' if line.lap.clean else ', not clean'}"


def _in_words(line: DrivenLine) -> str:
    if (lap := line.lap) is None:
        return "No lap was finished. This is the longest drive, from the dot to the cross."
    kind = "flying lap" if lap.flying else "lap from the grid"
    clean = "clean" if lap.clean else "not clean"
    over = lap.seconds / centreline_lap_s(line.track)
    known = stored_limit(line.track) if lap.flying else None
    gap = "" if known is None else f"{known.limit.gap(lap.seconds):.1%} above the limit, "
    return f"Best lap: {lap.seconds:.2f} s, {gap}{over:.3f} T_c, a {kind}, {clean}"
