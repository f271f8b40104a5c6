"""How fast each point of a centreline can be taken with a share of the car's grip."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from hotlap.sim.params import CAR, GRAVITY_M_PER_S2, TOP_SPEED_M_PER_S
from hotlap.tracks import Track

_STRAIGHT_PER_M = 1e-4


def braking_profile(track: Track, grip_share: float) -> NDArray[np.float64]:
    """Speed (m/s) at each cross-line from which every bend ahead can still be taken.

    Cornering uses all of the grip share, braking what the friction circle then leaves.
    """
    grip = CAR.tyre_grip * GRAVITY_M_PER_S2 * grip_share
    bend = np.maximum(np.abs(track.curvature_per_m), _STRAIGHT_PER_M)
    spacing = track.length_m / len(bend)
    speed = np.minimum(np.sqrt(grip / bend), TOP_SPEED_M_PER_S)
    # Two backward passes: the second carries the limits at the start of the lap over to its end.
    for row in [*range(len(bend) - 1, -1, -1)] * 2:
        onward = (row + 1) % len(bend)
        sideways = speed[onward] * speed[onward] * bend[onward]
        room = math.sqrt(max(grip * grip - sideways * sideways, 0.0))
        speed[row] = min(speed[row], math.sqrt(speed[onward] * speed[onward] + 2.0 * room * spacing))
    return speed
