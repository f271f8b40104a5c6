"""The car's equations of motion, in one small function of state, inputs and parameters.

A single-track (bicycle) model: two axles with saturating lateral force, load transfer,
a friction ellipse that serves lateral force first, a power-limited engine, brakes, drag.
Knows nothing of tracks, walls or laps. `docs/physics.md` derives each line.
"""

from __future__ import annotations

import math

from hotlap.numerics.compiler import inlined
from hotlap.sim.params import GRAVITY_M_PER_S2


@inlined
def tyre_curve(x: float, falloff: float) -> float:
    """Lateral force over its peak for normalised slip x: rises, peaks, falls in a slide.

    With x = tan(t) it is (1 - falloff) sin(t) + falloff sin(2t), before normalising.
    """
    cosine = 1.0 / math.sqrt(1.0 + x * x)
    return x * cosine * ((1.0 - falloff) + 2.0 * falloff * cosine) / tyre_peak(falloff)


@inlined
def tyre_peak(falloff: float) -> float:
    """The greatest value of (1 - f) sin(t) + f sin(2t)."""
    a = 1.0 - falloff
    cosine = (-a + math.sqrt(a * a + 32.0 * falloff * falloff)) / (8.0 * falloff)
    return math.sqrt(1.0 - cosine * cosine) * (a + 2.0 * falloff * cosine)


@inlined
def tyre_forces(demand, slip, limit, p):
    """An axle's force along and across its wheels, inside its friction circle.

    The pedals' demand costs some lateral grip; then lateral force comes first, and the
    pedals get what is left.
    """
    asked = min(abs(demand) / limit, 1.0)
    across = tyre_curve(slip, p.tyre_falloff) * (1.0 - p.tyre_pedal_loss * asked * asked)
    room = limit * math.sqrt(max(0.0, 1.0 - across * across))
    return min(max(demand, -room), room), -limit * across


@inlined
def car_forces(
    forward,
    lateral,
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
    p,
):
    """Body-frame force (N, forward and left) and yaw moment (N m) on the car."""
    front_arm, rear_arm = p.front_axle_m, p.rear_axle_m
    wheelbase = front_arm + rear_arm
    mass = p.mass_kg * mass_scale

    front_lateral = lateral + front_arm * yaw_rate
    front_roll = forward * steer_cos + front_lateral * steer_sin
    front_slide = front_lateral * steer_cos - forward * steer_sin
    rear_slide = lateral - rear_arm * yaw_rate
    blend = p.low_speed_blend_m_per_s * p.low_speed_blend_m_per_s
    front_pace = 1.0 / math.sqrt(front_roll * front_roll + blend)
    rear_pace = 1.0 / math.sqrt(forward * forward + blend)

    # Load transfer is bounded: a light car that gravel stops hard would lift an axle off the ground.
    reach = p.load_transfer_max * GRAVITY_M_PER_S2
    transfer = p.centre_of_mass_height_m * acceleration
    front_load = GRAVITY_M_PER_S2 * rear_arm - min(transfer, reach * rear_arm)
    rear_load = GRAVITY_M_PER_S2 * front_arm + max(transfer, -reach * front_arm)
    front_limit = p.tyre_grip * grip * mass * front_load / wheelbase
    rear_limit = p.tyre_grip * grip * mass * rear_load / wheelbase
    power = p.engine_power_w * power_scale
    full_force_speed = power / p.engine_force_max_n
    engine = throttle * power / math.sqrt(forward * forward + full_force_speed * full_force_speed)
    braking = brake * p.brake_force_max_n
    front_long = engine * p.drive_front_share - braking * p.brake_front_share * front_roll * front_pace
    rear_long = (
        engine * (1.0 - p.drive_front_share) - braking * (1.0 - p.brake_front_share) * forward * rear_pace
    )
    front_slip = p.tyre_stiffness_front * front_slide * front_pace
    rear_slip = p.tyre_stiffness_rear * rear_slide * rear_pace
    front_long, front_side = tyre_forces(front_long, front_slip, front_limit, p)
    rear_long, rear_side = tyre_forces(rear_long, rear_slip, rear_limit, p)

    speed = math.sqrt(forward * forward + lateral * lateral)
    drag = surface_drag + p.air_drag_n_s2_per_m2 * speed
    front_left = front_long * steer_sin + front_side * steer_cos
    force_forward = front_long * steer_cos - front_side * steer_sin + rear_long - drag * forward
    force_left = front_left + rear_side - drag * lateral
    moment = front_arm * front_left - rear_arm * rear_side
    return force_forward, force_left, moment
