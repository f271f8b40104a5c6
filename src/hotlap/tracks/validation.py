"""Refuse corridors that no car could drive or no ray could cross, naming the place."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hotlap.sim.corridor import CENTRE_X, LEFT_X, RIGHT_X, Corridor
from hotlap.tracks.errors import TrackError

Array = NDArray[np.float64]
_LEAST_INSIDE = 0.1
"""An inner wall shorter than this share of the centreline counts as folded."""


def check_corridor(name: str, corridor: Corridor, segment_starts_m: Array) -> None:
    """Raise unless every quad is convex and neither centreline nor walls cross anything.

    `segment_starts_m` are the metres along the lap at which each control point's stretch begins.
    """
    lines = corridor.lines[:-1]
    spacing = corridor.length_m / corridor.quads

    def place(line: int) -> str:
        metres = line * spacing
        point = int(np.searchsorted(segment_starts_m, metres, side="right")) - 1
        return f"{metres:.0f} m (after points[{point}])"

    folded = _first_fold(lines, spacing)
    if folded is not None:
        raise TrackError(
            f"track '{name}' folds over itself at {place(folded)}: half its width with runoff "
            f"({corridor.half_wall_m[folded]:.1f} m) nearly reaches the radius of the bend; "
            "widen the bend or narrow the road"
        )
    centre = lines[:, CENTRE_X : CENTRE_X + 2]
    crossing = _first_crossing(centre, centre, neighbours=True)
    if crossing is not None:
        one, other = map(place, crossing)
        raise TrackError(f"track '{name}' crosses itself: the road at {one} meets the road at {other}")
    left, right = lines[:, LEFT_X : LEFT_X + 2], lines[:, RIGHT_X : RIGHT_X + 2]
    for wall, other_wall, same in ((left, left, True), (right, right, True), (left, right, False)):
        crossing = _first_crossing(wall, other_wall, neighbours=same)
        if crossing is not None:
            one, other = map(place, crossing)
            raise TrackError(
                f"track '{name}' has walls that cross: at {one} and {other}; move those stretches apart"
            )


def _first_fold(lines: Array, spacing: float) -> int | None:
    """The first quad that is not convex and counter-clockwise, or nearly degenerate."""
    onward = np.roll(lines, -1, axis=0)
    corners = [
        lines[:, RIGHT_X : RIGHT_X + 2],
        onward[:, RIGHT_X : RIGHT_X + 2],
        onward[:, LEFT_X : LEFT_X + 2],
        lines[:, LEFT_X : LEFT_X + 2],
    ]
    walls = (corners[1] - corners[0], corners[2] - corners[3])
    shortest = np.minimum(*(wall[:, 0] * wall[:, 0] + wall[:, 1] * wall[:, 1] for wall in walls))
    convex = shortest > (_LEAST_INSIDE * spacing) ** 2
    for k in range(4):
        convex &= _cross(corners[k - 1] - corners[k - 2], corners[k] - corners[k - 1]) > 0.0
    return None if convex.all() else int(np.argmin(convex))


def _first_crossing(one: Array, other: Array, neighbours: bool) -> tuple[int, int] | None:
    """Indices of the first two segments of closed polygons that cross."""
    a, b = one[:, None], np.roll(one, -1, axis=0)[:, None]
    c, d = other[None], np.roll(other, -1, axis=0)[None]
    crossed = (_cross(b - a, c - a) * _cross(b - a, d - a) < 0.0) & (
        _cross(d - c, a - c) * _cross(d - c, b - c) < 0.0
    )
    if neighbours:
        # Segments that share an end touch there without crossing.
        index = np.arange(len(one))
        apart = np.abs(index[:, None] - index[None])
        crossed &= (apart > 1) & (apart < len(one) - 1)
    found = np.argwhere(crossed)
    return None if len(found) == 0 else (int(found[0, 0]), int(found[0, 1]))


def _cross(a: Array, b: Array) -> Array:
    return np.asarray(a[..., 0] * b[..., 1] - a[..., 1] * b[..., 0])
