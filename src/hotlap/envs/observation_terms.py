"""What a driver sees: the terms of each kind of observation, their scales and bounds. Loads no numba.

`standard` is the fourteen numbers that every environment returns by default. `lookahead` adds what the
rays, which end at the walls, cannot show: the car's heading and lateral speed, and the road's edges ahead.
Two kinds add to it the lagged acceleration that shifts load between the axles, with which nothing of the
car's state is hidden. `place`, for drivers of one track, also shows where on the lap the car is, as waves of
several lengths. `preview`, for any track, also shows how the road turns, far enough ahead to place the car
for the corner after the next.
"""

from __future__ import annotations

import hashlib
import json
import math
from typing import NamedTuple

import numpy as np
from gymnasium.spaces import Box
from numpy.typing import NDArray

from hotlap.sim.params import CAR

RAYS = 9
RAY_ANGLES_DEG = tuple(90.0 - 22.5 * ray for ray in range(RAYS))
"""Left to right, relative to the car's nose."""
RAY_RANGE_M = 100.0
SPEED_SCALE_M_PER_S = 50.0
YAW_RATE_SCALE_RAD_PER_S = 4.0
OFFSET_SCALE_M = 12.0


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
    Term("heading against the road, left positive", math.pi, "rad", -1.0, 1.0),
    Term("lateral speed, left positive", LATERAL_SPEED_SCALE_M_PER_S, "m/s", -1.0, 1.0),
    *(
        Term(f"{side} edge in {distance:.0f} m: metres {axis}", EDGE_SCALE_M, "m", -1.0, 1.0)
        for distance in AHEAD_M
        for side in ("left", "right")
        for axis in ("ahead", "left")
    ),
)
ACCELERATION_SCALE_M_PER_S2 = 20.0
WAVES = (1, 2, 3, 4, 6, 8, 12, 16)
"""How often each of `place`'s waves goes up and down in a lap."""
_LAGGED_TERM = Term("lagged acceleration", ACCELERATION_SCALE_M_PER_S2, "m/s²", -1.0, 1.0)
_PLACE_TERMS = (
    _LAGGED_TERM,
    *(
        Term(f"{function} of {waves} waves per lap", 1.0, "", -1.0, 1.0)
        for waves in WAVES
        for function in ("sine", "cosine")
    ),
)
STRETCH_M = 12.0
STRETCHES = 18
"""`preview` sees this many stretches of the road ahead, one after the other."""
_PREVIEW_TERMS = (
    _LAGGED_TERM,
    *(
        Term(
            f"sine of the road's turn to the left from {STRETCH_M * stretch:.0f} "
            f"to {STRETCH_M * (stretch + 1):.0f} m",
            *(1.0, "", -1.0, 1.0),
        )
        for stretch in range(STRETCHES)
    ),
)
OBSERVATIONS = {
    "standard": TERMS,
    "lookahead": (*TERMS, *_LOOKAHEAD_TERMS),
    "place": (*TERMS, *_LOOKAHEAD_TERMS, *_PLACE_TERMS),
    "preview": (*TERMS, *_LOOKAHEAD_TERMS, *_PREVIEW_TERMS),
}
"""The kinds of observation, by name, and their terms."""
STANDARD, LOOKAHEAD, PLACE, PREVIEW = range(len(OBSERVATIONS))
"""The kinds as numbers, for the kernels."""


def observation_kind(name: str) -> int:
    """The number of a kind of observation in the kernels."""
    return list(OBSERVATIONS).index(name)


def observation_space(kind: str) -> Box:
    """The space of one car's observation."""
    terms = OBSERVATIONS[kind]
    return Box(
        np.array([term.low for term in terms], dtype=np.float32),
        np.array([term.high for term in terms], dtype=np.float32),
        dtype=np.float32,
    )


def observation_fingerprint(kind: str) -> str:
    """A short hash of the terms and their scales: a driver works with one fingerprint only."""
    return hashlib.sha256(json.dumps(OBSERVATIONS[kind]).encode()).hexdigest()[:16]


def ray_distances(observation: NDArray[np.float32]) -> NDArray[np.float64]:
    """Rows of angle from the nose (rad, left positive) and distance to the wall (m)."""
    return np.stack([np.radians(RAY_ANGLES_DEG), observation[:RAYS] * RAY_RANGE_M], axis=1)
