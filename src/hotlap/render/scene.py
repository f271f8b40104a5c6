"""Draw a track and a car on a canvas."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from hotlap.render.colours import BODY, EDGE, GLASS, GRASS, KERB, ROAD, RUNOFF, TYRE, WALL
from hotlap.sim.columns import STEER, YAW, X, Y
from hotlap.sim.corridor import CENTRE_X, LEFT_X, NORMAL_X, RIGHT_X
from hotlap.sim.params import CAR
from hotlap.tracks import Track

if TYPE_CHECKING:
    from hotlap.render.canvas import Canvas

Array = NDArray[np.float64]

_KERB_WIDTH_M = 0.9
_BEYOND_FRAME_M = 15.0
_KERB_BELOW_RADIUS_M = 45.0
_WHEEL_M = (0.38, 0.16)


class TrackScene:
    """A track's polygons, computed once; each frame draws those that are visible."""

    def __init__(self, track: Track) -> None:
        corridor = track.corridor
        lines, road = corridor.lines, corridor.half_road_m[:, None]
        self.centre = lines[:, CENTRE_X : CENTRE_X + 2]
        normal = lines[:, NORMAL_X : NORMAL_X + 2]
        self.walls = lines[:, LEFT_X : LEFT_X + 2], lines[:, RIGHT_X : RIGHT_X + 2]
        self.edges = self.centre + normal * road, self.centre - normal * road
        self.kerbs = (
            self.centre + normal * (road + _KERB_WIDTH_M),
            self.centre - normal * (road + _KERB_WIDTH_M),
        )
        bends = np.abs(track.curvature_per_m) > 1.0 / _KERB_BELOW_RADIUS_M
        self.kerbed = bends | np.roll(bends, 1) | np.roll(bends, -1)
        self._normal = normal
        self._half_road = float(corridor.half_road_m[0])

    def draw(self, canvas: Canvas, centre: Array) -> None:
        """Draw what lies around a point."""
        canvas.clear(centre, GRASS)
        away = np.sqrt(np.sum((self.centre[:-1] - centre) ** 2, axis=1))
        near = np.flatnonzero(away < canvas.reach_m + _BEYOND_FRAME_M)
        canvas.polygons(_quads(*self.walls, near), RUNOFF)
        bends = near[self.kerbed[near]]
        for edge, kerb in zip(self.edges, self.kerbs, strict=True):
            middle_edge, middle_kerb = _between_rows(edge), _between_rows(kerb)
            first = [edge[bends], middle_edge[bends], middle_kerb[bends], kerb[bends]]
            second = [middle_edge[bends], edge[bends + 1], kerb[bends + 1], middle_kerb[bends]]
            for corners, colour in zip((first, second), KERB, strict=True):
                canvas.polygons(np.stack(corners, axis=1), colour)
        canvas.polygons(_quads(*self.edges, near), ROAD)
        for side in self.edges:
            canvas.lines(np.stack([side[near], side[near + 1]], axis=1), EDGE, 0.22)
        for side in self.walls:
            canvas.lines(np.stack([side[near], side[near + 1]], axis=1), WALL, 0.5)
        self._start_line(canvas)

    def _start_line(self, canvas: Canvas) -> None:
        across, along = self._normal[0], np.array([self._normal[0][1], -self._normal[0][0]])
        squares = 12
        size = 2.0 * self._half_road / squares
        for row in range(2):
            for column in range(squares):
                corner = (
                    self.centre[0] + across * (column * size - self._half_road) + along * (row - 1) * size
                )
                square = [
                    corner,
                    corner + across * size,
                    corner + (across + along) * size,
                    corner + along * size,
                ]
                canvas.polygon(square, EDGE if (row + column) % 2 else WALL)


def _quads(left: Array, right: Array, rows: NDArray[np.int64]) -> Array:
    return np.stack([left[rows], left[rows + 1], right[rows + 1], right[rows]], axis=1)


def _between_rows(side: Array) -> Array:
    return (side[:-1] + side[1:]) / 2.0


def draw_car(canvas: Canvas, motion: Array) -> None:
    """Draw one car from its row of the motion."""
    yaw = motion[YAW]
    forward, left = np.array([np.cos(yaw), np.sin(yaw)]), np.array([-np.sin(yaw), np.cos(yaw)])
    middle = np.array([motion[X], motion[Y]])

    def shape(points: list[tuple[float, float]]) -> Array:
        return np.array([middle + forward * ahead + left * aside for ahead, aside in points])

    for ahead, turn in ((CAR.front_axle_m, motion[STEER]), (-CAR.rear_axle_m, 0.0)):
        along = np.cos(turn) * forward + np.sin(turn) * left
        across = np.cos(turn) * left - np.sin(turn) * forward
        for side in (1.0, -1.0):
            hub = middle + forward * ahead + left * side * (CAR.half_width_m - 0.08)
            corners = [(1, 1), (1, -1), (-1, -1), (-1, 1)]
            canvas.polygon(
                [hub + along * a * _WHEEL_M[0] + across * b * _WHEEL_M[1] for a, b in corners], TYRE
            )
    length, width = CAR.half_length_m, CAR.half_width_m
    nose, waist = 0.62 * width, 0.92 * width
    outline = [(length, nose), (0.6 * length, waist), (-0.9 * length, waist), (-length, 0.75 * width)]
    canvas.polygon(shape(outline + [(a, -b) for a, b in reversed(outline)]), BODY)
    canvas.polygon(shape([(0.75, 0.6), (0.2, 0.66), (0.2, -0.66), (0.75, -0.6)]), GLASS)
    canvas.polygon(shape([(-0.9, 0.6), (-1.3, 0.55), (-1.3, -0.55), (-0.9, -0.6)]), GLASS)
    canvas.polygon(shape([(-1.85, 0.85), (-2.05, 0.85), (-2.05, -0.85), (-1.85, -0.85)]), WALL)
