"""Contact of the car's body with the walls: push it back inside, and apply the impulse."""

from __future__ import annotations

import math

from hotlap.numerics.compiler import inlined
from hotlap.numerics.elementary import sin_cos
from hotlap.sim.columns import MASS, OFFSET, VELOCITY_X, VELOCITY_Y, YAW, YAW_RATE, X, Y
from hotlap.sim.corridor import LEFT_X, RIGHT_X, find_quad
from hotlap.sim.params import CAR, SURFACE

# The points of the body that can touch: middle, corners, middles of the sides. (Forward, left).
_TOUCH = (
    (0.0, 0.0),
    (CAR.half_length_m, CAR.half_width_m),
    (CAR.half_length_m, -CAR.half_width_m),
    (-CAR.half_length_m, CAR.half_width_m),
    (-CAR.half_length_m, -CAR.half_width_m),
    (0.0, CAR.half_width_m),
    (0.0, -CAR.half_width_m),
)
_REACH_M = math.sqrt(CAR.half_length_m**2 + CAR.half_width_m**2)
# Between two cross-lines the wall is a chord: a little nearer than its width says.
_CHORD_MARGIN_M = 0.6


@inlined
def may_touch_wall(motion, car, half_wall):
    """Whether the car is near enough to a wall to need an exact check."""
    return abs(motion[car, OFFSET]) + _REACH_M + _CHORD_MARGIN_M > half_wall


@inlined
def resolve_walls(motion, car, lines, first, quads, quad):
    """Push every point of the body back inside the corridor; returns whether any was outside."""
    sine, cosine = sin_cos(motion[car, YAW])
    hit = False
    for point in _TOUCH:
        arm_x = cosine * point[0] - sine * point[1]
        arm_y = sine * point[0] + cosine * point[1]
        x, y = motion[car, X] + arm_x, motion[car, Y] + arm_y
        row = first + find_quad(lines, first, quads, quad, x, y)
        hit |= _touch_wall(motion, car, lines, row, LEFT_X, x, y, arm_x, arm_y)
        hit |= _touch_wall(motion, car, lines, row, RIGHT_X, x, y, arm_x, arm_y)
    return hit


@inlined
def _touch_wall(motion, car, lines, row, wall, x, y, arm_x, arm_y):
    edge_x = lines[row + 1, wall] - lines[row, wall]
    edge_y = lines[row + 1, wall + 1] - lines[row, wall + 1]
    inwards = (1.0 if wall == LEFT_X else -1.0) / math.sqrt(edge_x * edge_x + edge_y * edge_y)
    normal_x, normal_y = edge_y * inwards, -edge_x * inwards
    depth = -((x - lines[row, wall]) * normal_x + (y - lines[row, wall + 1]) * normal_y)
    if depth <= 0.0:
        return False
    motion[car, X] += normal_x * depth
    motion[car, Y] += normal_y * depth
    _take_impulse(motion, car, arm_x, arm_y, normal_x, normal_y)
    return True


@inlined
def _take_impulse(motion, car, arm_x, arm_y, normal_x, normal_y):
    """Bounce and scrape at one point of the body; never adds energy."""
    turn = motion[car, YAW_RATE]
    point_x = motion[car, VELOCITY_X] - turn * arm_y
    point_y = motion[car, VELOCITY_Y] + turn * arm_x
    approach = point_x * normal_x + point_y * normal_y
    if approach >= 0.0:
        return
    mass = CAR.mass_kg * motion[car, MASS]
    inertia = CAR.yaw_inertia_kg_m2 * motion[car, MASS]
    push = -(1.0 + SURFACE.wall_restitution) * approach
    push *= _effective_mass(arm_x, arm_y, normal_x, normal_y, mass, inertia)
    _apply_impulse(motion, car, arm_x, arm_y, normal_x * push, normal_y * push, mass, inertia)
    turn = motion[car, YAW_RATE]
    point_x = motion[car, VELOCITY_X] - turn * arm_y
    point_y = motion[car, VELOCITY_Y] + turn * arm_x
    slide = point_y * normal_x - point_x * normal_y
    stop = -slide * _effective_mass(arm_x, arm_y, -normal_y, normal_x, mass, inertia)
    limit = SURFACE.wall_friction * push
    scrape = min(max(stop, -limit), limit)
    _apply_impulse(motion, car, arm_x, arm_y, -normal_y * scrape, normal_x * scrape, mass, inertia)


@inlined
def _effective_mass(arm_x, arm_y, along_x, along_y, mass, inertia):
    lever = arm_x * along_y - arm_y * along_x
    return 1.0 / (1.0 / mass + lever * lever / inertia)


@inlined
def _apply_impulse(motion, car, arm_x, arm_y, push_x, push_y, mass, inertia):
    motion[car, VELOCITY_X] += push_x / mass
    motion[car, VELOCITY_Y] += push_y / mass
    motion[car, YAW_RATE] += (arm_x * push_y - arm_y * push_x) / inertia
