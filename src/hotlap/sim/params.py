"""Every constant of the car, the surfaces and the walls, with its unit in its name.

The kernels take these as compile-time constants. A change here is a change of physics:
the fingerprint changes, and every driver has to be retrained.
"""

from __future__ import annotations

import math
from typing import NamedTuple

PHYSICS_VERSION = 1
TICKS_PER_SECOND = 60
SUBSTEPS = 4
SUBSTEP_S = 1.0 / (TICKS_PER_SECOND * SUBSTEPS)


class CarParameters(NamedTuple):
    """A four-wheel-drive rally car as a single-track model."""

    mass_kg: float = 1150.0
    yaw_inertia_kg_m2: float = 1600.0
    front_axle_m: float = 1.20
    """From the centre of mass to the front axle."""
    rear_axle_m: float = 1.30
    centre_of_mass_height_m: float = 0.32
    half_length_m: float = 2.05
    half_width_m: float = 0.90

    engine_power_w: float = 480_000.0
    engine_force_max_n: float = 17_000.0
    drive_front_share: float = 0.40
    brake_force_max_n: float = 16_500.0
    brake_front_share: float = 0.68

    steer_max_rad: float = 0.50
    steer_rate_rad_per_s: float = 3.0

    tyre_grip: float = 1.50
    """Peak force over load."""
    tyre_stiffness_front: float = 8.5
    """How quickly force builds up with the tangent of the slip angle."""
    tyre_stiffness_rear: float = 12.0
    tyre_falloff: float = 0.25
    """Share of the part of the curve that fades in a full slide."""
    tyre_pedal_loss: float = 0.30
    """Share of lateral grip that an axle loses when the pedals demand all of its grip."""

    air_drag_n_s2_per_m2: float = 5.0
    rolling_drag_n_s_per_m: float = 20.0
    load_transfer_time_s: float = 0.10
    load_transfer_max: float = 0.80
    """Share of an axle's resting load that can move to the other one."""
    low_speed_blend_m_per_s: float = 2.0
    """Below about this, slip and brakes fade, so that a stop is smooth."""


class SurfaceParameters(NamedTuple):
    """What changes beyond the edge of the road, and at the wall."""

    runoff_grip: float = 0.50
    """Share of the road's grip."""
    runoff_drag_n_s_per_m: float = 300.0
    edge_blend_m: float = 1.0
    """Width of the band around the edge in which road turns to runoff."""
    wall_restitution: float = 0.10
    wall_friction: float = 0.45


GRAVITY_M_PER_S2 = 9.81
CAR = CarParameters()
SURFACE = SurfaceParameters()
STILL_SPEED_M_PER_S = 2.0
"""A car slower than this counts as standing still, unless the world has its own threshold."""
WRONG_WAY_SPEED_M_PER_S = 0.5
"""Moving back along the lap faster than this counts as driving the wrong way."""


def _top_speed_m_per_s(car: CarParameters) -> float:
    """Where the engine's force meets the drag, by bisection."""
    low, high = 0.0, 200.0
    full_force_speed = car.engine_power_w / car.engine_force_max_n
    for _ in range(100):
        speed = (low + high) / 2.0
        engine = car.engine_power_w / math.sqrt(speed * speed + full_force_speed * full_force_speed)
        drag = speed * (car.rolling_drag_n_s_per_m + car.air_drag_n_s2_per_m2 * speed)
        low, high = (speed, high) if engine > drag else (low, speed)
    return low


TOP_SPEED_M_PER_S = _top_speed_m_per_s(CAR)
