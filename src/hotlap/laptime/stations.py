"""The places along a lap at which an optimal lap has its states, and the geometry between them.

Stations lie on the simulator's own cross-lines, or divide its quads evenly, so that a car at a station has
the lap position and the offset that the simulator would give it.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from hotlap.laptime.track_frame import Array, cross_sections
from hotlap.sim.corridor import CENTRE_X, CENTRE_Y, NORMAL_X, NORMAL_Y
from hotlap.tracks import Track

GEOMETRY = 13
"""Numbers that describe the stretch from one station to the next."""


@dataclass(frozen=True)
class Stations:
    """A lap's stations. Row j of `geometry` is what lies between station j and the next, as seen from j.

    In a frame with its origin at the station's centreline point, x along the road and y to the left: middle
    and normal of the quad's two cross-lines (8), half widths of the road there (2), the next station's middle
    (2) and how much the road has turned there (1).
    """

    per_quad: int
    position_m: Array
    half_road_m: Array
    curvature_per_m: Array
    geometry: Array

    @property
    def count(self) -> int:
        """Stations on a lap."""
        return len(self.position_m)


def lay_stations(track: Track, per_quad: int) -> Stations:
    """So many stations on each of the track's quads."""
    corridor = track.corridor
    count = corridor.quads * per_quad
    position = np.arange(count, dtype=np.float64) * (corridor.length_m / count)
    # By whole numbers: a position may be rounded to the other side of a cross-line.
    quad = np.arange(count) // per_quad
    _, middle, left, half = cross_sections(corridor, position)
    geometry = np.zeros((count, GEOMETRY))
    onward = np.roll(np.arange(count), -1)
    near, far = corridor.lines[quad], corridor.lines[quad + 1]
    points = (near[:, [CENTRE_X, CENTRE_Y]], far[:, [CENTRE_X, CENTRE_Y]], middle[onward])
    normals = (near[:, [NORMAL_X, NORMAL_Y]], far[:, [NORMAL_X, NORMAL_Y]], left[onward])
    near_middle, far_middle, next_middle = (_turned(point - middle, left) for point in points)
    near_left, far_left, next_left = (_turned(normal, left) for normal in normals)
    geometry[:, 0:2], geometry[:, 2:4] = near_middle, near_left
    geometry[:, 4:6], geometry[:, 6:8] = far_middle, far_left
    geometry[:, 8], geometry[:, 9] = corridor.half_road_m[quad], corridor.half_road_m[quad + 1]
    geometry[:, 10:12] = next_middle
    geometry[:, 12] = np.arctan2(-next_left[:, 0], next_left[:, 1])
    return Stations(per_quad, position, half, np.repeat(track.curvature_per_m, per_quad), geometry)


def _turned(vectors: Array, left: Array) -> Array:
    """Vectors as a car at the station sees them: along the road, and to the left."""
    along = vectors[:, 0] * left[:, 1] - vectors[:, 1] * left[:, 0]
    return np.stack([along, vectors[:, 0] * left[:, 0] + vectors[:, 1] * left[:, 1]], axis=1)
