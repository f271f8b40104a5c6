"""What a driver sees: numbers, each divided by a scale that suits this car.

`standard` is the fourteen of every environment by default. `lookahead` adds what the rays, which end
at the walls, cannot tell: how the car lies to the road, and the road's edges ahead.
"""

from __future__ import annotations

import hashlib
import json
from typing import NamedTuple

import numpy as np
from gymnasium.spaces import Box
from numpy.typing import NDArray

from hotlap.sim.columns import (
    OFFSET,
    POSITION,
    QUAD,
    STEER,
    TRACK,
    VELOCITY_X,
    VELOCITY_Y,
    YAW,
    YAW_RATE,
    X,
    Y,
)
from hotlap.sim.compiler import inlined
from hotlap.sim.corridor import cross_section, distance_to_wall
from hotlap.sim.elementary import PI, arctan2, sin_cos
from hotlap.sim.params import CAR

RAYS = 9
RAY_ANGLES_DEG = tuple(90.0 - 22.5 * ray for ray in range(RAYS))
"""Left to right, from the car's nose."""
RAY_RANGE_M = 100.0
SPEED_SCALE_M_PER_S = 50.0
YAW_RATE_SCALE_RAD_PER_S = 4.0
OFFSET_SCALE_M = 12.0

_SIN_22, _COS_22, _COS_45 = 0.3826834323650898, 0.9238795325112867, 0.7071067811865476
_RAY_COS = (0.0, _SIN_22, _COS_45, _COS_22, 1.0, _COS_22, _COS_45, _SIN_22, 0.0)
_RAY_SIN = (1.0, _COS_22, _COS_45, _SIN_22, 0.0, -_SIN_22, -_COS_45, -_COS_22, -1.0)
_SPEED, _TURN, _WHEEL, _LAP, _ASIDE = range(RAYS, RAYS + 5)


class Term(NamedTuple):
    """One number of the observation: the value over its scale, clipped to the bounds."""

    name: str
    scale: float
    unit: str
    low: float
    high: float


TERMS = (
    *(Term(f"wall at {angle:+.1f} degrees", RAY_RANGE_M, "m", 0.0, 1.0) for angle in RAY_ANGLES_DEG),
    Term("forward speed", SPEED_SCALE_M_PER_S, "m/s", -1.0, 1.0),
    Term("yaw rate, left positive", YAW_RATE_SCALE_RAD_PER_S, "rad/s", -1.0, 1.0),
    Term("steering, left positive", CAR.steer_max_rad, "rad", -1.0, 1.0),
    Term("lap progress", 1.0, "laps", 0.0, 1.0),
    Term("offset from the centreline, left positive", OFFSET_SCALE_M, "m", -1.0, 1.0),
)

AHEAD_M = (5.0, 10.0, 16.0, 24.0, 34.0, 46.0, 60.0, 80.0)
"""How far along the centreline `lookahead` sees the edges of the road."""
EDGE_SCALE_M = 80.0
LATERAL_SPEED_SCALE_M_PER_S = 25.0
_LOOKAHEAD_TERMS = (
    Term("heading against the road, left positive", PI, "rad", -1.0, 1.0),
    Term("lateral speed, left positive", LATERAL_SPEED_SCALE_M_PER_S, "m/s", -1.0, 1.0),
    *(
        Term(f"{side} edge in {distance:.0f} m: metres {axis}", EDGE_SCALE_M, "m", -1.0, 1.0)
        for distance in AHEAD_M
        for side in ("left", "right")
        for axis in ("ahead", "left")
    ),
)
_SIZE = len(TERMS)
_HEADING, _DRIFT, _FIRST_EDGE = range(_SIZE, _SIZE + 3)

OBSERVATIONS = {"standard": TERMS, "lookahead": (*TERMS, *_LOOKAHEAD_TERMS)}
"""The kinds of observation, by name, and their terms."""


def observation_space(kind: str) -> Box:
    """The space of one car's observation."""
    terms = OBSERVATIONS[kind]
    return Box(
        np.array([term.low for term in terms], dtype=np.float32),
        np.array([term.high for term in terms], dtype=np.float32),
        dtype=np.float32,
    )


def observation_fingerprint(kind: str) -> str:
    """A short hash of the terms and their scales: a driver fits one fingerprint only."""
    return hashlib.sha256(json.dumps(OBSERVATIONS[kind]).encode()).hexdigest()[:16]


def ray_distances(observation: NDArray[np.float32]) -> NDArray[np.float64]:
    """Rows of angle from the nose (rad, left positive) and distance to the wall (m)."""
    return np.stack([np.radians(RAY_ANGLES_DEG), observation[:RAYS] * RAY_RANGE_M], axis=1)


@inlined
def observe_car(car, motion, tally, lines, half_widths, spans, lengths, observation):
    """Write one car's row of the observation; its kind follows from the row's length."""
    track = tally[car, TRACK]
    x, y, quad = motion[car, X], motion[car, Y], tally[car, QUAD]
    sine, cosine = sin_cos(motion[car, YAW])
    for ray in range(RAYS):
        along_x = cosine * _RAY_COS[ray] - sine * _RAY_SIN[ray]
        along_y = sine * _RAY_COS[ray] + cosine * _RAY_SIN[ray]
        wall = distance_to_wall(lines, spans[track, 0], spans[track, 1], quad, x, y, along_x, along_y)
        observation[car, ray] = min(wall / RAY_RANGE_M, 1.0)
    forward = cosine * motion[car, VELOCITY_X] + sine * motion[car, VELOCITY_Y]
    observation[car, _SPEED] = _clip(forward / SPEED_SCALE_M_PER_S)
    observation[car, _TURN] = _clip(motion[car, YAW_RATE] / YAW_RATE_SCALE_RAD_PER_S)
    observation[car, _WHEEL] = _clip(motion[car, STEER] / CAR.steer_max_rad)
    observation[car, _LAP] = min(motion[car, POSITION] / lengths[track], 1.0)
    observation[car, _ASIDE] = _clip(motion[car, OFFSET] / OFFSET_SCALE_M)
    if observation.shape[1] > _SIZE:
        _look_ahead(car, motion, tally, lines, half_widths, spans, lengths, observation)


@inlined
def _look_ahead(car, motion, tally, lines, half_widths, spans, lengths, observation):
    track = tally[car, TRACK]
    first, quads = spans[track, 0], spans[track, 1]
    quads_per_m = quads / lengths[track]
    sine, cosine = sin_cos(motion[car, YAW])
    along = motion[car, POSITION] * quads_per_m
    quad = min(int(along), quads - 1)
    _, _, left_x, left_y = cross_section(lines, first + quad, along - quad)
    heading = arctan2(cosine * left_x + sine * left_y, cosine * left_y - sine * left_x)
    observation[car, _HEADING] = _clip(heading / PI)
    drift = cosine * motion[car, VELOCITY_Y] - sine * motion[car, VELOCITY_X]
    observation[car, _DRIFT] = _clip(drift / LATERAL_SPEED_SCALE_M_PER_S)
    for point in range(len(AHEAD_M)):
        along = (motion[car, POSITION] + AHEAD_M[point]) * quads_per_m
        row = first + int(along) % quads
        middle_x, middle_y, left_x, left_y = cross_section(lines, row, along - int(along))
        for side in range(2):
            out = half_widths[row, 0] * (1.0 - 2.0 * side)
            away_x = middle_x + out * left_x - motion[car, X]
            away_y = middle_y + out * left_y - motion[car, Y]
            column = _FIRST_EDGE + 4 * point + 2 * side
            observation[car, column] = _clip((cosine * away_x + sine * away_y) / EDGE_SCALE_M)
            observation[car, column + 1] = _clip((cosine * away_y - sine * away_x) / EDGE_SCALE_M)


@inlined
def _clip(value):
    return min(max(value, -1.0), 1.0)
