"""Random tracks: the same seed gives the same valid track on every machine."""

from __future__ import annotations

import math

import numpy as np

from hotlap.numerics.counter_rng import uniforms
from hotlap.numerics.elementary import sin_cos
from hotlap.tracks.errors import TrackError
from hotlap.tracks.spline import closed_spline, distance_along
from hotlap.tracks.track import Track

LENGTH_RANGE_M = (400.0, 580.0)
HALF_ROAD_RANGE_M = (4.3, 6.2)
RUNOFF_RANGE_M = (2.8, 4.2)
POINTS_RANGE = (11, 18)
_CALMER = 0.98
_SEED_LIMIT = 2**63
_MIN_RADIUS_M = 10.5
_INSIDE_M = 2.0


def random_track(seed: int) -> Track:
    """The track of a seed: a loop of bends drawn around a circle, smoothed until it is valid."""
    if not 0 <= seed < _SEED_LIMIT:
        raise TrackError(f"random:{seed} is not a track; the seed must be a whole number from 0 to 2**63 - 1")
    attempt, wildness = 0, 1.0
    while True:
        try:
            track = _attempt(seed, attempt, wildness)
        except TrackError:
            track = None
        if track is not None and track.tightest_radius_m >= _least_radius_m(track):
            return track
        attempt, wildness = attempt + 1, wildness * _CALMER


def _least_radius_m(track: Track) -> float:
    """Tight enough for a hairpin, wide enough to leave an inside to drive round."""
    return max(_MIN_RADIUS_M, float(track.corridor.half_wall_m.max()) + _INSIDE_M)


def _attempt(seed: int, attempt: int, wildness: float) -> Track:
    """One draw. Later attempts are rounder; a circle is always valid, so this ends."""
    draw = uniforms(seed, attempt, 64)
    count = POINTS_RANGE[0] + int(draw[0] * (POINTS_RANGE[1] - POINTS_RANGE[0] + 1))
    # The first points share a radius, so that the grid is on a straight.
    radius = 1.0 + wildness * (1.4 * draw[10 : 10 + count] - 0.8)
    radius[[0, 1, -1]] = radius[0]
    angle = (np.arange(count) + wildness * 0.5 * (draw[30 : 30 + count] - 0.5)) * (2.0 * math.pi / count)
    unit = np.array([_direction(float(value)) for value in angle])
    if draw[1] < 0.5:
        unit[:, 1] = -unit[:, 1]
    shape = unit * radius[:, None]
    around = distance_along(closed_spline(shape))[-1]
    return Track(
        name=f"random:{seed}",
        title=f"random track {seed}",
        points=shape * (_between(LENGTH_RANGE_M, draw[2]) / around),
        half_road_m=np.full(count, _between(HALF_ROAD_RANGE_M, draw[3])),
        runoff_m=np.full(count, _between(RUNOFF_RANGE_M, draw[4])),
    )


def _direction(angle: float) -> tuple[float, float]:
    sine, cosine = getattr(sin_cos, "py_func", sin_cos)(angle)
    return float(cosine), float(sine)


def _between(bounds: tuple[float, float], share: float) -> float:
    return bounds[0] + (bounds[1] - bounds[0]) * share
