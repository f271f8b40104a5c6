"""Cars' states along a track: where on the lap, how far off the centreline, the motion in the car's frame."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hotlap.sim import columns
from hotlap.sim.corridor import CENTRE_X, CENTRE_Y, NORMAL_X, NORMAL_Y, Corridor
from hotlap.sim.world import World

STATE = (
    "offset_m",
    "heading_rad",
    "forward_m_per_s",
    "left_m_per_s",
    "yaw_rate",
    "acceleration",
    "steer_rad",
)
"""A car's state beside its position. The heading is against the track's, the velocity along the car."""
OFFSET, HEADING, FORWARD, LEFT, YAW_RATE, ACCELERATION, STEER = range(len(STATE))

Array = NDArray[np.float64]


def cross_sections(corridor: Corridor, position: Array) -> tuple[Array, Array, Array, Array]:
    """Quad, centreline point, unit vector to the left and half width of the road at positions (m)."""
    along = np.mod(position, corridor.length_m) * (corridor.quads / corridor.length_m)
    quad = np.minimum(along.astype(np.int64), corridor.quads - 1)
    share = (along - quad)[:, None]
    near, far = corridor.lines[quad], corridor.lines[quad + 1]
    middle = (1.0 - share) * near[:, [CENTRE_X, CENTRE_Y]] + share * far[:, [CENTRE_X, CENTRE_Y]]
    left = (1.0 - share) * near[:, [NORMAL_X, NORMAL_Y]] + share * far[:, [NORMAL_X, NORMAL_Y]]
    left /= np.hypot(left[:, :1], left[:, 1:])
    half = (1.0 - share[:, 0]) * corridor.half_road_m[quad] + share[:, 0] * corridor.half_road_m[quad + 1]
    return quad, middle, left, half


def wrapped(angle: Array) -> Array:
    """The same directions in [-pi, pi)."""
    return np.mod(angle + np.pi, 2.0 * np.pi) - np.pi


def place(world: World, corridor: Corridor, position: Array, state: Array, scales: tuple[float, ...]) -> None:
    """Put every car of a world of one track at a position, with this state and these grip, mass and power."""
    quad, middle, left, half = cross_sections(corridor, position)
    yaw = np.arctan2(-left[:, 0], left[:, 1]) + state[:, HEADING]
    sine, cosine = np.sin(yaw), np.cos(yaw)
    motion, tally = world.motion, world.tally
    motion[:], tally[:] = 0.0, 0
    motion[:, [columns.X, columns.Y]] = middle + left * state[:, OFFSET : OFFSET + 1]
    motion[:, columns.YAW] = wrapped(yaw)
    motion[:, columns.VELOCITY_X] = cosine * state[:, FORWARD] - sine * state[:, LEFT]
    motion[:, columns.VELOCITY_Y] = sine * state[:, FORWARD] + cosine * state[:, LEFT]
    motion[:, columns.YAW_RATE] = state[:, YAW_RATE]
    motion[:, columns.ACCELERATION] = state[:, ACCELERATION]
    motion[:, columns.STEER] = state[:, STEER]
    motion[:, [columns.GRIP, columns.MASS, columns.POWER]] = scales
    motion[:, columns.POSITION] = np.mod(position, corridor.length_m)
    motion[:, columns.OFFSET] = state[:, OFFSET]
    motion[:, columns.HALF_ROAD] = half
    tally[:, columns.QUAD] = quad
    tally[:, columns.LAP] = 1


def states(world: World, corridor: Corridor) -> tuple[Array, Array]:
    """Every car's position on the lap (m), and its state."""
    motion = world.motion
    _, _, left, _ = cross_sections(corridor, motion[:, columns.POSITION])
    sine, cosine = np.sin(motion[:, columns.YAW]), np.cos(motion[:, columns.YAW])
    found = np.stack(
        [
            motion[:, columns.OFFSET],
            wrapped(motion[:, columns.YAW] - np.arctan2(-left[:, 0], left[:, 1])),
            cosine * motion[:, columns.VELOCITY_X] + sine * motion[:, columns.VELOCITY_Y],
            cosine * motion[:, columns.VELOCITY_Y] - sine * motion[:, columns.VELOCITY_X],
            motion[:, columns.YAW_RATE],
            motion[:, columns.ACCELERATION],
            motion[:, columns.STEER],
        ],
        axis=1,
    )
    return motion[:, columns.POSITION].copy(), found
