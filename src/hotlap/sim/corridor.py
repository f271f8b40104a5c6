"""The corridor between the walls as a closed strip of quads, and how to locate points in it.

Cross-lines, square to the centreline and evenly spaced along it, cut the corridor into
convex quads. A car knows its quad; a ray walks from quad to quad through the cross-lines
until it meets a wall, so its cost is the quads it passes and its result is exact.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hotlap.numerics.compiler import inlined

LEFT_X, LEFT_Y, RIGHT_X, RIGHT_Y, CENTRE_X, CENTRE_Y, NORMAL_X, NORMAL_Y = range(8)
"""Columns of a cross-line: its ends at the walls, its middle, the unit vector to the left."""

Array = NDArray[np.float64]


class Corridor(NamedTuple):
    """One track's geometry. Row i is the cross-line where quad i begins; the last row is the first."""

    lines: Array
    half_road_m: Array
    half_wall_m: Array
    length_m: float

    @property
    def quads(self) -> int:
        """How many quads the corridor has."""
        return len(self.lines) - 1

    def fingerprint(self) -> int:
        """64 bits of a hash of the geometry."""
        digest = hashlib.sha256(self.lines.tobytes())
        digest.update(self.half_road_m.tobytes())
        return int.from_bytes(digest.digest()[:8], "big")


class Geometry(NamedTuple):
    """Several corridors laid end to end, as the kernels take them."""

    lines: Array
    half_widths: Array
    """Road and wall half widths at each cross-line, metres."""
    spans: NDArray[np.int64]
    """First row and number of quads of each corridor."""
    lengths: Array


def build_corridor(centre: Array, half_road_m: Array, half_wall_m: Array) -> Corridor:
    """A corridor along evenly spaced centreline points, driven in their order."""
    along = np.roll(centre, -1, axis=0) - np.roll(centre, 1, axis=0)
    along = along / np.sqrt(along[:, :1] * along[:, :1] + along[:, 1:] * along[:, 1:])
    normal = np.stack([-along[:, 1], along[:, 0]], axis=1)
    reach = normal * half_wall_m[:, None]
    lines = np.concatenate([centre + reach, centre - reach, centre, normal], axis=1)
    chord = np.roll(centre, -1, axis=0) - centre
    # cumsum adds in order on every machine; sum need not.
    length = np.cumsum(np.sqrt(chord[:, 0] * chord[:, 0] + chord[:, 1] * chord[:, 1]))[-1]
    return Corridor(_closed(lines), _closed(half_road_m), _closed(half_wall_m), float(length))


def pack(corridors: Sequence[Corridor]) -> Geometry:
    """Lay corridors end to end, so that cars on different tracks share one kernel call."""
    rows = np.array([len(c.lines) for c in corridors], dtype=np.int64)
    spans = np.stack([np.cumsum(rows) - rows, rows - 1], axis=1)
    widths = [np.stack([c.half_road_m, c.half_wall_m], axis=1) for c in corridors]
    return Geometry(
        np.ascontiguousarray(np.concatenate([c.lines for c in corridors])),
        np.ascontiguousarray(np.concatenate(widths)),
        np.ascontiguousarray(spans),
        np.array([c.length_m for c in corridors]),
    )


def _closed(rows: Array) -> Array:
    return np.concatenate([rows, rows[:1]])


@inlined
def past_line(lines, row, x, y):
    """How far (m) a point is ahead of a cross-line; negative behind it."""
    across_x, across_y = lines[row, NORMAL_X], lines[row, NORMAL_Y]
    return (x - lines[row, CENTRE_X]) * across_y - (y - lines[row, CENTRE_Y]) * across_x


@inlined
def find_quad(lines, first, quads, quad, x, y):
    """The quad between whose cross-lines the point lies, searching outwards from `quad`."""
    for _ in range(8):
        if past_line(lines, first + quad + 1, x, y) >= 0.0:
            quad = quad + 1 if quad + 1 < quads else 0
        elif past_line(lines, first + quad, x, y) < 0.0:
            quad = quad - 1 if quad > 0 else quads - 1
        else:
            break
    return quad


@inlined
def lap_coordinates(lines, row, x, y):
    """Where a point is inside its quad: the share of the quad passed, and metres to the left."""
    behind = max(past_line(lines, row, x, y), 0.0)
    ahead = max(-past_line(lines, row + 1, x, y), 0.0)
    share = behind / max(behind + ahead, 1e-9)
    middle_x, middle_y, left_x, left_y = cross_section(lines, row, share)
    return share, (x - middle_x) * left_x + (y - middle_y) * left_y


@inlined
def cross_section(lines, row, share):
    """The centreline point and unit vector to the left at a share of a quad."""
    rest = 1.0 - share
    left_x = rest * lines[row, NORMAL_X] + share * lines[row + 1, NORMAL_X]
    left_y = rest * lines[row, NORMAL_Y] + share * lines[row + 1, NORMAL_Y]
    unit = 1.0 / math.sqrt(left_x * left_x + left_y * left_y)
    middle_x = rest * lines[row, CENTRE_X] + share * lines[row + 1, CENTRE_X]
    middle_y = rest * lines[row, CENTRE_Y] + share * lines[row + 1, CENTRE_Y]
    return middle_x, middle_y, left_x * unit, left_y * unit


@inlined
def distance_to_wall(lines, first, quads, quad, x, y, along_x, along_y):
    """Distance (m) from a point inside `quad` to the wall in a unit direction."""
    row = first + quad
    # Positive where a corner lies to the left of the ray. Around the quad the sign changes
    # from not-left to left at one side only: the one through which the ray leaves.
    near_left = _side(lines, row, LEFT_X, x, y, along_x, along_y)
    near_right = _side(lines, row, RIGHT_X, x, y, along_x, along_y)
    far_left = _side(lines, row + 1, LEFT_X, x, y, along_x, along_y)
    far_right = _side(lines, row + 1, RIGHT_X, x, y, along_x, along_y)
    if far_left > 0.0 and far_right <= 0.0:
        step, turn, restart, row = 1, first + quads, first, row + 1
        lefts, rights, left, right = LEFT_X, RIGHT_X, far_left, far_right
    elif near_left <= 0.0 and near_right > 0.0:
        # Backwards along the strip the walls change sides.
        step, turn, restart = -1, first, first + quads
        lefts, rights, left, right = RIGHT_X, LEFT_X, near_right, near_left
    elif near_right <= 0.0 and far_right > 0.0:
        return _meet(lines, row, row + 1, RIGHT_X, near_right, far_right, x, y, along_x, along_y)
    else:
        return _meet(lines, row, row + 1, LEFT_X, near_left, far_left, x, y, along_x, along_y)
    for _ in range(quads):
        if row == turn:
            row = restart
        onward = row + step
        next_left = _side(lines, onward, lefts, x, y, along_x, along_y)
        if next_left <= 0.0:
            return _meet(lines, row, onward, lefts, left, next_left, x, y, along_x, along_y)
        next_right = _side(lines, onward, rights, x, y, along_x, along_y)
        if next_right > 0.0:
            return _meet(lines, row, onward, rights, right, next_right, x, y, along_x, along_y)
        row, left, right = onward, next_left, next_right
    return 0.0


@inlined
def _side(lines, row, corner, x, y, along_x, along_y):
    return along_x * (lines[row, corner + 1] - y) - along_y * (lines[row, corner] - x)


@inlined
def _meet(lines, row, onward, wall, side, next_side, x, y, along_x, along_y):
    """Where the ray crosses the wall between two cross-lines, as a distance."""
    share = side / (side - next_side)
    here = along_x * (lines[row, wall] - x) + along_y * (lines[row, wall + 1] - y)
    there = along_x * (lines[onward, wall] - x) + along_y * (lines[onward, wall + 1] - y)
    return max(here + (there - here) * share, 0.0)
