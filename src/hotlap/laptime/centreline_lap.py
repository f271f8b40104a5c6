"""T_c: the time of a lap along the centreline by a car that is always at its limit.

A quasi-steady-state lap: at every point the car corners as fast as its grip allows, and between
corners it uses all the grip that cornering leaves, its engine, its brakes and its drag. It follows
from the car and the track alone: there is nothing to tune. A driver who uses the road's width can
be quicker than T_c.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from hotlap.sim.params import CAR, GRAVITY_M_PER_S2, TOP_SPEED_M_PER_S
from hotlap.tracks import Track

_GRIP_M_PER_S2 = CAR.tyre_grip * GRAVITY_M_PER_S2
_FULL_FORCE_SPEED_M_PER_S = CAR.engine_power_w / CAR.engine_force_max_n
_STRAIGHT_PER_M = 1e-6


def centreline_lap_s(track: Track) -> float:
    """T_c of a track, in seconds."""
    speed = limit_speeds(track)
    spacing = track.length_m / len(speed)
    return float((2.0 * spacing / (speed + np.roll(speed, -1))).sum())


def limit_speeds(track: Track) -> NDArray[np.float64]:
    """The speed on that lap (m/s) at each of the track's cross-lines."""
    bend = np.maximum(np.abs(track.curvature_per_m), _STRAIGHT_PER_M)
    return speeds_on(bend, track.length_m / len(bend))


def speeds_on(bend: NDArray[np.float64], spacing: float) -> NDArray[np.float64]:
    """The speed (m/s) at points of a closed path, from its curvature (1/m, above 0) and their spacing (m)."""
    speed = np.minimum(np.sqrt(_GRIP_M_PER_S2 / bend), TOP_SPEED_M_PER_S)
    rows = range(len(bend))
    # Two passes each way: the second carries the limits across the line.
    for row in [*rows, *rows]:
        gain = _acceleration(speed[row - 1], bend[row - 1])
        speed[row] = min(speed[row], math.sqrt(speed[row - 1] ** 2 + 2.0 * gain * spacing))
    for row in reversed([*rows, *rows]):
        onward = (row + 1) % len(bend)
        loss = _deceleration(speed[onward], bend[onward])
        speed[row] = min(speed[row], math.sqrt(speed[onward] ** 2 + 2.0 * loss * spacing))
    return speed


def _acceleration(speed: float, bend: float) -> float:
    engine = CAR.engine_power_w / math.sqrt(speed * speed + _FULL_FORCE_SPEED_M_PER_S**2) / CAR.mass_kg
    return max(min(engine, _grip_left(speed, bend)) - _drag(speed), 0.0)


def _deceleration(speed: float, bend: float) -> float:
    return min(CAR.brake_force_max_n / CAR.mass_kg, _grip_left(speed, bend)) + _drag(speed)


def _grip_left(speed: float, bend: float) -> float:
    """What cornering leaves of the grip, as an acceleration: the friction circle."""
    sideways = speed * speed * bend
    return math.sqrt(max(_GRIP_M_PER_S2**2 - sideways**2, 0.0))


def _drag(speed: float) -> float:
    return speed * (CAR.rolling_drag_n_s_per_m + CAR.air_drag_n_s2_per_m2 * speed) / CAR.mass_kg
