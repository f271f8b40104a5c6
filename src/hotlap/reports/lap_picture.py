"""The best lap of a driver: its line over the track coloured by speed, and its speed beside others'."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np
from matplotlib.axes import Axes
from matplotlib.collections import LineCollection
from matplotlib.figure import Figure

from hotlap.evaluation.traces import DrivenLap
from hotlap.laptime.centreline_lap import centreline_lap_s, limit_speeds
from hotlap.tracks import Track

PAPER, INK, FAINT = "#fbfbf9", "#22252b", "#9aa0aa"
DRIVER_COLOUR = "#d6402f"
OTHER_COLOURS = ("#2f7fb8", "#4b9b5f", "#8a6bb3", "#b8872f")
_ROAD, _RUNOFF = "#d3d6da", "#ebe6d8"
_KMH = 3.6
_WIDTH_IN, _SPEEDS_HEIGHT_IN = 10.0, 3.0


def save_lap_picture(title: str, laps: Mapping[str, DrivenLap], path: Path) -> None:
    """Draw the first of the laps on the track, and the speed of all of them over the lap."""
    lap_figure(title, laps).savefig(path, dpi=130, facecolor=PAPER)


def lap_figure(title: str, laps: Mapping[str, DrivenLap]) -> Figure:
    """The figure of `save_lap_picture`."""
    name, lap = next(iter(laps.items()))
    wide, high = np.ptp(lap.track.corridor.lines[:, :2], axis=0)
    map_height = min(_WIDTH_IN * high / wide, _WIDTH_IN) + 0.4
    figure = Figure(
        figsize=(_WIDTH_IN, map_height + _SPEEDS_HEIGHT_IN + 1.0), facecolor=PAPER, layout="constrained"
    )
    on_track, over_lap = figure.subplots(2, 1, height_ratios=(map_height, _SPEEDS_HEIGHT_IN))
    figure.suptitle(f"{title} on {lap.track.name}", color=INK, fontsize=13, fontweight="bold")
    draw_line(figure, on_track, lap)
    on_track.set_title(f"{name}: {lap.lap.seconds:.2f} s{_of_t_c(lap)}", color=INK, fontsize=11)
    draw_speeds(over_lap, laps)
    return figure


def draw_line(figure: Figure, axes: Axes, lap: DrivenLap) -> None:
    """The driven line over the track, coloured by speed."""
    draw_road(axes, lap.track)
    points = np.stack([lap.x_m, lap.y_m], axis=1)
    line = LineCollection(
        list(np.stack([points[:-1], points[1:]], axis=1)), cmap="turbo", lw=2.6, capstyle="round"
    )
    line.set_array(lap.speed_m_per_s[:-1] * _KMH)
    axes.add_collection(line)
    figure.colorbar(line, ax=axes, label="km/h", shrink=0.7, pad=0.01)


def draw_road(axes: Axes, track: Track) -> None:
    """Road and runoff, seen from above, in pale colours."""
    from hotlap.render.scene import TrackScene

    scene = TrackScene(track)
    for sides, colour in ((scene.walls, _RUNOFF), (scene.edges, _ROAD)):
        ring = np.concatenate([sides[0], sides[1][::-1]])
        axes.fill(*ring.T, color=colour, lw=0)
    for side in scene.walls:
        axes.plot(*side.T, color=FAINT, lw=1.2)
    left, right = (side[0] for side in scene.edges)
    axes.plot(*np.array([left, right]).T, color=INK, lw=3)
    onward = scene.centre[6] - scene.centre[0]
    axes.annotate(
        "", xy=tuple(scene.centre[0] + onward), xytext=tuple(scene.centre[0]),
        arrowprops={"arrowstyle": "-|>", "color": INK, "lw": 1.4},
    )  # fmt: skip
    axes.set_aspect("equal")
    axes.axis("off")


def draw_speeds(axes: Axes, laps: Mapping[str, DrivenLap]) -> None:
    """Speed against distance along the centreline, and the limit there."""
    track = next(iter(laps.values())).track
    limit = limit_speeds(track) * _KMH
    limit = np.append(limit, limit[0])
    distance = np.linspace(0.0, track.length_m, len(limit))
    axes.fill_between(distance, limit, color="#e9e9e4", lw=0, zorder=0)
    for (name, lap), colour in zip(laps.items(), (DRIVER_COLOUR, *OTHER_COLOURS), strict=False):
        width = 2.2 if colour == DRIVER_COLOUR else 1.3
        axes.plot(
            lap.distance_m, lap.speed_m_per_s * _KMH, color=colour, lw=width,
            label=f"{name}, {lap.lap.seconds:.2f} s",
        )  # fmt: skip
    label = f"centreline limit, T_c {centreline_lap_s(track):.2f} s"
    axes.plot(distance, limit, color=FAINT, lw=1.0, ls=(0, (4, 3)), label=label, zorder=1)
    axes.set(xlim=(0.0, track.length_m), ylim=(0.0, None))
    axes.set_xlabel("metres from the line, along the centreline", color=INK)
    axes.set_ylabel("km/h", color=INK)
    axes.set_facecolor(PAPER)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=5, frameon=False, fontsize=8.5)


def _of_t_c(lap: DrivenLap) -> str:
    clean = "clean" if lap.lap.clean else "not clean"
    return f", {lap.lap.seconds / centreline_lap_s(lap.track):.3f} T_c, {clean}"
