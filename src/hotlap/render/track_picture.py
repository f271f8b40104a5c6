"""A picture of a whole track: road, runoff, kerbs, corners with their radii, the line."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from hotlap.render.colours import EDGE, GRASS, KERB, ROAD, RUNOFF, WALL, Colour
from hotlap.render.scene import TrackScene
from hotlap.tracks import Track

_WIDTH_IN = 9.0
_LABEL_OUTSIDE_M = 6.0


def save_track_picture(track: Track, path: Path) -> None:
    """Draw the track to a PNG, SVG or PDF file, chosen by the path's ending."""
    corridor = track.corridor
    scene = TrackScene(track)
    low = corridor.lines[:, :4].reshape(-1, 2).min(axis=0) - 12.0
    high = corridor.lines[:, :4].reshape(-1, 2).max(axis=0) + 12.0
    shape = (high - low)[1] / (high - low)[0]
    figure = Figure(
        figsize=(_WIDTH_IN, _WIDTH_IN * shape + 0.7), facecolor=_shade(GRASS), layout="constrained"
    )
    axes = figure.add_subplot()
    axes.set(xlim=(low[0], high[0]), ylim=(low[1], high[1]), aspect="equal")
    axes.axis("off")
    for sides, colour in ((scene.walls, RUNOFF), (scene.edges, ROAD)):
        ring = np.concatenate([sides[0], sides[1][::-1]])
        axes.fill(*ring.T, color=_shade(colour), lw=0)
    for edge, kerb in zip(scene.edges, scene.kerbs, strict=True):
        middle = np.where(scene.kerbed[:, None], (edge[:-1] + kerb[:-1]) / 2.0, np.nan)
        for style, colour in (("-", KERB[1]), ((0, (1.2, 1.2)), KERB[0])):
            axes.plot(*middle.T, ls=style, lw=2.6, color=_shade(colour))
    for side in scene.edges:
        axes.plot(*side.T, color=_shade(EDGE), lw=1.0)
    for side in scene.walls:
        axes.plot(*side.T, color=_shade(WALL), lw=2.2)
    axes.plot(*scene.centre.T, color=_shade(EDGE), lw=0.7, ls=(0, (6, 8)), alpha=0.6)
    _mark_start(axes, scene)
    _mark_corners(axes, track, scene)
    axes.set_title(
        f"{track.name}   {track.length_m:.0f} m   road {2 * corridor.half_road_m.min():.1f} m wide   "
        f"{len(track.corners)} corners   tightest radius {track.tightest_radius_m:.0f} m",
        color="white",
        fontsize=11,
    )
    figure.savefig(path, dpi=110, facecolor=figure.get_facecolor())


def _mark_start(axes: Axes, scene: TrackScene) -> None:
    (left, right), middle = (side[0] for side in scene.edges), scene.centre[0]
    axes.plot(*np.array([left, right]).T, color="white", lw=4)
    axes.plot(*np.array([left, right]).T, color="black", lw=4, ls=(0, (1, 1)))
    onward = scene.centre[4] - middle
    axes.annotate(
        "",
        xy=tuple(middle + onward),
        xytext=tuple(middle),
        arrowprops={"arrowstyle": "-|>", "color": "white", "lw": 1.6},
    )


def _mark_corners(axes: Axes, track: Track, scene: TrackScene) -> None:
    """Write each corner's radius outside its outer wall."""
    spacing = track.length_m / track.corridor.quads
    for number, (middle, radius, turn) in enumerate(track.corners, start=1):
        row = round(middle / spacing) % track.corridor.quads
        outer = scene.walls[1 if turn > 0.0 else 0][row]
        out = (outer - scene.centre[row]) / np.sqrt(np.sum((outer - scene.centre[row]) ** 2))
        label = outer + out * _LABEL_OUTSIDE_M
        axes.text(
            float(label[0]),
            float(label[1]),
            f"{number}\n{radius:.0f} m",
            color="white",
            fontsize=8,
            ha="center",
            va="center",
        )


def _shade(colour: Colour) -> tuple[float, float, float]:
    red, green, blue = colour
    return red / 255.0, green / 255.0, blue / 255.0
