"""The valid range of each number of a state, to refuse snapshots of impossible states.

Kernels index arrays by the state without checking it: a made-up state could lead them out of bounds.
The limits are wide; cars stay well within them.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hotlap.errors import UsageError
from hotlap.sim.columns import MOTION, POSITION, QUAD, TALLY, TRACK
from hotlap.sim.corridor import Geometry

_ANY = 1e9
_MOTION_LIMITS = {
    "x_m": (-1e6, 1e6),
    "y_m": (-1e6, 1e6),
    "yaw_rad": (-10.0, 10.0),
    "velocity_x_m_per_s": (-1e3, 1e3),
    "velocity_y_m_per_s": (-1e3, 1e3),
    "yaw_rate_rad_per_s": (-1e3, 1e3),
    "steer_rad": (-2.0, 2.0),
    "acceleration_m_per_s2": (-1e4, 1e4),
    "grip_scale": (0.1, 10.0),
    "mass_scale": (0.1, 10.0),
    "power_scale": (0.1, 10.0),
    "position_m": (0.0, 1e6),
    "offset_m": (-1e6, 1e6),
    "half_road_m": (0.0, 1e6),
    "gain_m": (-1e6, 1e6),
    "lap_start_tick": (-_ANY, 2.0**53),
    "lap_time_s": (0.0, 2.0**53),
}
_FLAG = (0, 1)
_COUNT = (0, 2**30)
_TALLY_LIMITS = {
    "track": _COUNT,
    "quad": _COUNT,
    "checkpoint": _COUNT,
    "turns": (-(2**30), 0),
    "lap": _COUNT,
    "tick": _COUNT,
    "still_ticks": _COUNT,
    **dict.fromkeys(("lap_running", "lap_dirty", "halted", "wall", "off_track", "backward", "still"), _FLAG),
    "lap_finished": _FLAG,
    "lap_clean": _FLAG,
}


def check_state(motion: NDArray[np.float64], tally: NDArray[np.int64], geometry: Geometry) -> None:
    """Raise unless every number is one that a car on these tracks could have."""
    _check(motion, [_MOTION_LIMITS[name] for name in MOTION], MOTION)
    _check(tally, [_TALLY_LIMITS[name] for name in TALLY], TALLY)
    track = tally[:, TRACK]
    if (track >= len(geometry.lengths)).any():
        raise UsageError("the snapshot's cars are on tracks that do not exist here")
    if (tally[:, QUAD] >= geometry.spans[track, 1]).any() or (
        motion[:, POSITION] > geometry.lengths[track]
    ).any():
        raise UsageError("the snapshot's cars are beyond the end of their track")


def _check(state: NDArray[np.generic], limits: list[tuple[float, float]], names: tuple[str, ...]) -> None:
    low, high = np.array(limits, dtype=state.dtype).T
    # "Not within" rather than "beyond", to catch NaN too.
    wrong = ~((state >= low) & (state <= high))
    if wrong.any():
        car, column = np.argwhere(wrong)[0]
        raise UsageError(
            f"the snapshot's {names[column]} of car {car} is {state[car, column]}; "
            f"it must be from {low[column]} to {high[column]}"
        )
