"""The reward of a tick: six terms, each a weight times a measurement."""

from __future__ import annotations

from hotlap.envs import step_columns as column
from hotlap.numerics.compiler import inlined
from hotlap.numerics.elementary import sin_cos
from hotlap.sim.columns import (
    BACKWARD,
    GAIN,
    OFF_TRACK,
    STILL,
    TRACK,
    VELOCITY_X,
    VELOCITY_Y,
    WALL,
    YAW,
)
from hotlap.sim.params import TOP_SPEED_M_PER_S


@inlined
def add_reward(car, motion, tally, lengths, weights, score):
    """Add one tick's terms to the car's score."""
    sine, cosine = sin_cos(motion[car, YAW])
    forward = cosine * motion[car, VELOCITY_X] + sine * motion[car, VELOCITY_Y]
    gained = motion[car, GAIN] / lengths[tally[car, TRACK]]
    score[car, column.PROGRESS] += weights[column.PROGRESS] * gained
    score[car, column.SPEED] += weights[column.SPEED] * (forward / TOP_SPEED_M_PER_S)
    score[car, column.WALL] += weights[column.WALL] * tally[car, WALL]
    score[car, column.OFF_TRACK] += weights[column.OFF_TRACK] * tally[car, OFF_TRACK]
    score[car, column.BACKWARD] += weights[column.BACKWARD] * tally[car, BACKWARD]
    score[car, column.STILLNESS] += weights[column.STILLNESS] * tally[car, STILL]
