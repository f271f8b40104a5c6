"""A tick's parts that belong to no loop: surfaces, steering, one substep of a car. Without branches.

numba compiles them into the kernels; `laptime.symbolic` runs the same lines on CasADi's symbols.
"""

from __future__ import annotations

from hotlap.numerics.compiler import inlined, spliced
from hotlap.numerics.elementary import sin_cos
from hotlap.sim.car import car_forces
from hotlap.sim.params import CAR, SUBSTEP_S, SURFACE, TICKS_PER_SECOND

_STEER_REACH_RAD = CAR.steer_rate_rad_per_s / TICKS_PER_SECOND


@inlined
def surface(beyond):
    """Grip (share of the road's) and drag (N s/m) so many metres beyond the edge of the road."""
    runoff = min(max(beyond / SURFACE.edge_blend_m + 0.5, 0.0), 1.0)
    grip = 1.0 - runoff * (1.0 - SURFACE.runoff_grip)
    return grip, CAR.rolling_drag_n_s_per_m + runoff * SURFACE.runoff_drag_n_s_per_m


@inlined
def turn_wheels(steer, wanted):
    """The wheels' angle (rad) after a tick in which the driver wants a share of full lock."""
    turn = min(max(wanted, -1.0), 1.0) * CAR.steer_max_rad - steer
    return steer + min(max(turn, -_STEER_REACH_RAD), _STEER_REACH_RAD)


@spliced
def substep(
    x,
    y,
    yaw,
    velocity_x,
    velocity_y,
    yaw_rate,
    acceleration,
    steer_sin,
    steer_cos,
    throttle,
    brake,
    grip,
    mass_scale,
    power_scale,
    surface_drag,
):
    """The first seven a substep later. Velocities first: with forces that only brake, energy only falls."""
    sine, cosine = sin_cos(yaw)
    force_forward, force_left, moment = car_forces(
        cosine * velocity_x + sine * velocity_y,
        cosine * velocity_y - sine * velocity_x,
        yaw_rate,
        acceleration,
        steer_sin,
        steer_cos,
        throttle,
        brake,
        grip,
        mass_scale,
        power_scale,
        surface_drag,
        CAR,
    )
    inverse_mass = 1.0 / (CAR.mass_kg * mass_scale)
    forward, left = force_forward * inverse_mass, force_left * inverse_mass
    lag = SUBSTEP_S / CAR.load_transfer_time_s
    acceleration += (forward - acceleration) * lag
    velocity_x += (cosine * forward - sine * left) * SUBSTEP_S
    velocity_y += (sine * forward + cosine * left) * SUBSTEP_S
    x += velocity_x * SUBSTEP_S
    y += velocity_y * SUBSTEP_S
    yaw_rate += moment * inverse_mass * (CAR.mass_kg / CAR.yaw_inertia_kg_m2) * SUBSTEP_S
    yaw += yaw_rate * SUBSTEP_S
    return x, y, yaw, velocity_x, velocity_y, yaw_rate, acceleration
