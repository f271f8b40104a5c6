"""The loops over cars: place them, and advance them by one tick. No rewards, no randomness.

Cars are driven eight at a time, so that the compiler can use the processor's vector
units; every operation is still IEEE, so the bits do not depend on the vector width.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from hotlap.numerics.compiler import inlined, kernel
from hotlap.numerics.elementary import arctan2, sin_cos, wrap_angle
from hotlap.sim.columns import (
    ACCELERATION,
    CHECKPOINT,
    GRIP,
    HALF_ROAD,
    HALTED,
    LAP,
    LAP_RUNNING,
    MASS,
    OFF_TRACK,
    OFFSET,
    POSITION,
    POWER,
    QUAD,
    START_GRIP,
    START_HEADING,
    START_MASS,
    START_OFFSET,
    START_POSITION,
    START_POWER,
    START_SPEED,
    START_TRACK,
    STEER,
    STILL,
    STILL_TICKS,
    TICK,
    TRACK,
    VELOCITY_X,
    VELOCITY_Y,
    WALL,
    YAW,
    YAW_RATE,
    X,
    Y,
)
from hotlap.sim.corridor import cross_section, find_quad, lap_coordinates
from hotlap.sim.laps import advance_along_lap, gate_behind
from hotlap.sim.motion import substep, surface, turn_wheels
from hotlap.sim.params import SUBSTEPS
from hotlap.sim.walls import may_touch_wall, resolve_walls

LANES = 8
_DRIVEN = POWER + 1
# Rows of a block after the first columns of the motion: the inputs of the tick.
_STEER_SIN, _STEER_COS, _THROTTLE, _BRAKE, _SURFACE_GRIP, _SURFACE_DRAG = range(_DRIVEN, _DRIVEN + 6)
BLOCK_SHAPE = (_DRIVEN + 6, LANES)


def new_block() -> NDArray[np.float64]:
    """Scratch memory for driving a few cars at a time."""
    return np.empty(BLOCK_SHAPE)


@kernel
def step_cars(start, stop, motion, tally, controls, lines, half_widths, spans, lengths, still_speed, block):
    """Advance cars start..stop by one tick: drive, walls, surfaces, laps. Halted cars stay.

    `block` is scratch memory for one thread, from `new_block`.
    """
    for car in range(start, stop, LANES):
        lanes = min(LANES, stop - car)
        _load(block, motion, controls, car, lanes)
        _drive(block, lanes)
        for lane in range(lanes):
            if tally[car + lane, HALTED] == 0:
                for column in range(_DRIVEN):
                    motion[car + lane, column] = block[column, lane]
                _settle(motion, tally, car + lane, lines, half_widths, spans, lengths, still_speed)


@inlined
def _load(block, motion, controls, car, lanes):
    for column in range(_DRIVEN):
        for lane in range(lanes):
            block[column, lane] = motion[car + lane, column]
    for lane in range(lanes):
        beyond = abs(motion[car + lane, OFFSET]) - motion[car + lane, HALF_ROAD]
        block[_SURFACE_GRIP, lane], block[_SURFACE_DRAG, lane] = surface(beyond)
        block[_THROTTLE, lane] = min(max(controls[car + lane, 1], 0.0), 1.0)
        block[_BRAKE, lane] = min(max(controls[car + lane, 2], 0.0), 1.0)
        block[STEER, lane] = turn_wheels(block[STEER, lane], controls[car + lane, 0])
        block[_STEER_SIN, lane], block[_STEER_COS, lane] = sin_cos(block[STEER, lane])


@inlined
def _drive(block, lanes):
    for _ in range(SUBSTEPS):
        for lane in range(lanes):
            x, y, yaw, velocity_x, velocity_y, yaw_rate, acceleration = substep(
                block[X, lane],
                block[Y, lane],
                block[YAW, lane],
                block[VELOCITY_X, lane],
                block[VELOCITY_Y, lane],
                block[YAW_RATE, lane],
                block[ACCELERATION, lane],
                block[_STEER_SIN, lane],
                block[_STEER_COS, lane],
                block[_THROTTLE, lane],
                block[_BRAKE, lane],
                block[GRIP, lane] * block[_SURFACE_GRIP, lane],
                block[MASS, lane],
                block[POWER, lane],
                block[_SURFACE_DRAG, lane],
            )
            block[X, lane], block[Y, lane], block[YAW, lane] = x, y, yaw
            block[VELOCITY_X, lane], block[VELOCITY_Y, lane] = velocity_x, velocity_y
            block[YAW_RATE, lane], block[ACCELERATION, lane] = yaw_rate, acceleration


@inlined
def _settle(motion, tally, car, lines, half_widths, spans, lengths, still_speed):
    """After the car has moved: where it is now, what it touched, what it passed."""
    track = tally[car, TRACK]
    first, quads = spans[track, 0], spans[track, 1]
    motion[car, YAW] = wrap_angle(motion[car, YAW])
    tally[car, TICK] += 1
    tally[car, WALL] = 0
    share, half_wall = _locate(motion, tally, car, lines, half_widths, first, quads)
    if may_touch_wall(motion, car, half_wall) and resolve_walls(
        motion, car, lines, first, quads, tally[car, QUAD]
    ):
        tally[car, WALL] = 1
        share, half_wall = _locate(motion, tally, car, lines, half_widths, first, quads)
    tally[car, OFF_TRACK] = abs(motion[car, OFFSET]) > motion[car, HALF_ROAD]
    length = lengths[track]
    advance_along_lap(motion, tally, car, (tally[car, QUAD] + share) * (length / quads), length)
    velocity_x, velocity_y = motion[car, VELOCITY_X], motion[car, VELOCITY_Y]
    speed = math.sqrt(velocity_x * velocity_x + velocity_y * velocity_y)
    tally[car, STILL] = speed < still_speed
    tally[car, STILL_TICKS] = tally[car, STILL_TICKS] + 1 if speed < still_speed else 0


@inlined
def _locate(motion, tally, car, lines, half_widths, first, quads):
    x, y = motion[car, X], motion[car, Y]
    quad = find_quad(lines, first, quads, tally[car, QUAD], x, y)
    row = first + quad
    share, offset = lap_coordinates(lines, row, x, y)
    tally[car, QUAD] = quad
    motion[car, OFFSET] = offset
    motion[car, HALF_ROAD] = (1.0 - share) * half_widths[row, 0] + share * half_widths[row + 1, 0]
    return share, (1.0 - share) * half_widths[row, 1] + share * half_widths[row + 1, 1]


@kernel
def place_cars(cars, starts, motion, tally, lines, half_widths, spans, lengths):
    """Place each of `cars` by its row of `starts`, and reset everything else."""
    for k in range(len(cars)):
        car = cars[k]
        track = int(starts[k, START_TRACK])
        first, quads, length = spans[track, 0], spans[track, 1], lengths[track]
        position, offset = starts[k, START_POSITION], starts[k, START_OFFSET]
        quad = min(int(position * (quads / length)), quads - 1)
        share = position * (quads / length) - quad
        row = first + quad
        middle_x, middle_y, left_x, left_y = cross_section(lines, row, share)
        yaw = arctan2(-left_x, left_y) + starts[k, START_HEADING]
        sine, cosine = sin_cos(yaw)
        motion[car, :] = 0.0
        tally[car, :] = 0
        motion[car, X] = middle_x + left_x * offset
        motion[car, Y] = middle_y + left_y * offset
        motion[car, YAW] = wrap_angle(yaw)
        motion[car, VELOCITY_X] = cosine * starts[k, START_SPEED]
        motion[car, VELOCITY_Y] = sine * starts[k, START_SPEED]
        motion[car, GRIP] = starts[k, START_GRIP]
        motion[car, MASS] = starts[k, START_MASS]
        motion[car, POWER] = starts[k, START_POWER]
        motion[car, POSITION] = position
        motion[car, OFFSET] = offset
        motion[car, HALF_ROAD] = (1.0 - share) * half_widths[row, 0] + share * half_widths[row + 1, 0]
        tally[car, TRACK] = track
        tally[car, QUAD] = quad
        tally[car, CHECKPOINT] = gate_behind(position, length)
        tally[car, LAP] = 1
        # From the line, the first lap is timed; from elsewhere, only the next one.
        tally[car, LAP_RUNNING] = position == 0.0
