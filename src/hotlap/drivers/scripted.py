"""Scripted reference drivers, for comparison with trained ones and for benchmarks.

They see the whole world, not an observation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from hotlap.drivers.speed_profile import braking_profile
from hotlap.numerics.compiler import inlined, kernel
from hotlap.numerics.elementary import arctan2, sin_cos
from hotlap.sim.columns import OFFSET, POSITION, TRACK, VELOCITY_X, VELOCITY_Y, YAW, YAW_RATE, X, Y
from hotlap.sim.corridor import cross_section
from hotlap.sim.params import CAR
from hotlap.sim.world import World
from hotlap.tracks import Track

FLAT_OUT_GAIN = 2.0
LINE_GRIP_SHARE = 0.8
LINE_PREVIEW_S = 0.10
LINE_RETURN_PER_S = 2.5
LINE_YAW_DAMPING_S = 0.08
_PEDAL_PER_M_PER_S = 0.5


@runtime_checkable
class ReferenceDriver(Protocol):
    """A driver that sees the whole world. One object drives one batch of cars."""

    def controls(self, world: World) -> NDArray[np.float64]:
        """Steer, throttle and brake for each car, for the coming tick."""
        ...


class FlatOut:
    """Throttle pinned, steering in proportion to the angle of a point ahead on the centreline."""

    def __init__(self, look_ahead_m: float) -> None:
        self.look_ahead_m = look_ahead_m

    def controls(self, world: World) -> NDArray[np.float64]:
        """Steer, throttle and brake for each car."""
        controls = np.zeros((world.cars, 3))
        steer_at_point(world.motion, world.tally, *world.geometry, self.look_ahead_m, controls)
        return controls


class LineFollower:
    """Follows the centreline at a speed from which it can brake for every bend ahead."""

    def __init__(self, tracks: Sequence[Track], grip_share: float = LINE_GRIP_SHARE) -> None:
        plans = [
            np.stack([braking_profile(track, grip_share), track.curvature_per_m], axis=1) for track in tracks
        ]
        # Closed like the corridor's rows: the last row is the first.
        self.plan = np.concatenate([np.concatenate([plan, plan[:1]]) for plan in plans])

    def controls(self, world: World) -> NDArray[np.float64]:
        """Steer, throttle and brake for each car."""
        controls = np.zeros((world.cars, 3))
        follow_line(world.motion, world.tally, *world.geometry, self.plan, controls)
        return controls


@kernel
def steer_at_point(motion, tally, lines, half_widths, spans, lengths, look_ahead, controls):
    """Flat-out driving, for each car."""
    for car in range(len(motion)):
        ahead, left = _point_ahead(car, motion, tally, lines, spans, lengths, look_ahead)
        controls[car, 0] = min(max(FLAT_OUT_GAIN * arctan2(left, ahead), -1.0), 1.0)
        controls[car, 1] = 1.0


@kernel
def follow_line(motion, tally, lines, half_widths, spans, lengths, plan, controls):
    """The line-follower's driving, for each car. A row of the plan is a speed and a curvature."""
    for car in range(len(motion)):
        track = tally[car, TRACK]
        first, quads = spans[track, 0], spans[track, 1]
        sine, cosine = sin_cos(motion[car, YAW])
        forward = cosine * motion[car, VELOCITY_X] + sine * motion[car, VELOCITY_Y]
        pace = max(forward, 0.0)
        along = (motion[car, POSITION] + LINE_PREVIEW_S * pace) * (quads / lengths[track])
        row = first + int(along) % quads
        share = along - int(along)
        _, _, left_x, left_y = cross_section(lines, row, share)
        speed = plan[row, 0] + (plan[row + 1, 0] - plan[row, 0]) * share
        bend = plan[row, 1] + (plan[row + 1, 1] - plan[row, 1]) * share
        # Feed the road's curvature forward, then correct heading, distance and yaw rate.
        wheelbase = CAR.front_axle_m + CAR.rear_axle_m
        astray = arctan2(cosine * left_x + sine * left_y, cosine * left_y - sine * left_x)
        back = arctan2(LINE_RETURN_PER_S * motion[car, OFFSET], pace + 5.0)
        damping = LINE_YAW_DAMPING_S * (pace * bend - motion[car, YAW_RATE])
        wheel = wheelbase * bend - astray - back + damping
        controls[car, 0] = min(max(wheel / CAR.steer_max_rad, -1.0), 1.0)
        pedal = (speed - forward) * _PEDAL_PER_M_PER_S
        controls[car, 1] = min(max(pedal, 0.0), 1.0)
        controls[car, 2] = min(max(-pedal, 0.0), 1.0)


@inlined
def _point_ahead(car, motion, tally, lines, spans, lengths, distance):
    """The centreline point at this distance along the lap, in metres ahead of and left of the car."""
    track = tally[car, TRACK]
    first, quads = spans[track, 0], spans[track, 1]
    along = (motion[car, POSITION] + distance) * (quads / lengths[track])
    quad = int(along)
    point_x, point_y, _, _ = cross_section(lines, first + quad % quads, along - quad)
    sine, cosine = sin_cos(motion[car, YAW])
    away_x, away_y = point_x - motion[car, X], point_y - motion[car, Y]
    return cosine * away_x + sine * away_y, cosine * away_y - sine * away_x
