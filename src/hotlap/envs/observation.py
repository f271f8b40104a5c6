"""The kernels that write observations. Their terms and scales are in `observation_terms`."""

from __future__ import annotations

from hotlap.envs.observation_terms import (
    ACCELERATION_SCALE_M_PER_S2,
    AHEAD_M,
    EDGE_SCALE_M,
    LATERAL_SPEED_SCALE_M_PER_S,
    LOOKAHEAD,
    OFFSET_SCALE_M,
    PLACE,
    PREVIEW,
    RAY_RANGE_M,
    RAYS,
    SPEED_SCALE_M_PER_S,
    STRETCH_M,
    STRETCHES,
    TERMS,
    WAVES,
    YAW_RATE_SCALE_RAD_PER_S,
)
from hotlap.numerics.compiler import inlined
from hotlap.numerics.elementary import PI, TWO_PI, arctan2, sin_cos
from hotlap.sim.columns import (
    ACCELERATION,
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
from hotlap.sim.corridor import cross_section, distance_to_wall
from hotlap.sim.params import CAR

_SIN_22, _COS_22, _COS_45 = 0.3826834323650898, 0.9238795325112867, 0.7071067811865476
_RAY_COS = (0.0, _SIN_22, _COS_45, _COS_22, 1.0, _COS_22, _COS_45, _SIN_22, 0.0)
_RAY_SIN = (1.0, _COS_22, _COS_45, _SIN_22, 0.0, -_SIN_22, -_COS_45, -_COS_22, -1.0)
_SPEED, _TURN, _WHEEL, _LAP, _ASIDE = range(RAYS, RAYS + 5)
_HEADING, _DRIFT, _FIRST_EDGE = range(len(TERMS), len(TERMS) + 3)
_LAGGED = _FIRST_EDGE + 4 * len(AHEAD_M)
_FIRST_WAVE = _FIRST_STRETCH = _LAGGED + 1


@inlined
def observe_car(car, kind, motion, tally, lines, half_widths, spans, lengths, observation):
    """Write one car's row of observations of this kind."""
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
    if kind in (LOOKAHEAD, PLACE, PREVIEW):
        _look_ahead(car, motion, tally, lines, half_widths, spans, lengths, observation)
    if kind in (PLACE, PREVIEW):
        observation[car, _LAGGED] = _clip(motion[car, ACCELERATION] / ACCELERATION_SCALE_M_PER_S2)
    if kind == PLACE:
        _place(car, motion, lengths[track], observation)
    if kind == PREVIEW:
        _preview(car, motion, tally, lines, spans, lengths, observation)


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
def _place(car, motion, length, observation):
    angle = TWO_PI * motion[car, POSITION] / length
    for wave in range(len(WAVES)):
        sine, cosine = sin_cos(WAVES[wave] * angle)
        observation[car, _FIRST_WAVE + 2 * wave] = _clip(sine)
        observation[car, _FIRST_WAVE + 2 * wave + 1] = _clip(cosine)


@inlined
def _preview(car, motion, tally, lines, spans, lengths, observation):
    track = tally[car, TRACK]
    first, quads = spans[track, 0], spans[track, 1]
    quads_per_m = quads / lengths[track]
    along = motion[car, POSITION] * quads_per_m
    quad = min(int(along), quads - 1)
    _, _, near_x, near_y = cross_section(lines, first + quad, along - quad)
    for stretch in range(STRETCHES):
        along = (motion[car, POSITION] + STRETCH_M * (stretch + 1)) * quads_per_m
        _, _, far_x, far_y = cross_section(lines, first + int(along) % quads, along - int(along))
        observation[car, _FIRST_STRETCH + stretch] = _clip(near_x * far_y - near_y * far_x)
        near_x, near_y = far_x, far_y


@inlined
def _clip(value):
    return min(max(value, -1.0), 1.0)
