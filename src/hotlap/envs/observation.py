"""What a driver sees: fourteen numbers, each divided by a scale that suits this car."""

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
from hotlap.sim.corridor import distance_to_wall
from hotlap.sim.elementary import sin_cos
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

SIZE = len(TERMS)


def observation_space() -> Box:
    """The space of one car's observation."""
    return Box(
        np.array([term.low for term in TERMS], dtype=np.float32),
        np.array([term.high for term in TERMS], dtype=np.float32),
        dtype=np.float32,
    )


def observation_fingerprint() -> str:
    """A short hash of the terms and their scales: a driver fits one fingerprint only."""
    return hashlib.sha256(json.dumps(TERMS).encode()).hexdigest()[:16]


def ray_distances(observation: NDArray[np.float32]) -> NDArray[np.float64]:
    """Rows of angle from the nose (rad, left positive) and distance to the wall (m)."""
    return np.stack([np.radians(RAY_ANGLES_DEG), observation[:RAYS] * RAY_RANGE_M], axis=1)


@inlined
def observe_car(car, motion, tally, lines, spans, lengths, observation):
    """Write one car's row of the observation."""
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


@inlined
def _clip(value):
    return min(max(value, -1.0), 1.0)
