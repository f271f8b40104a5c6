"""The physics gates: what the car can do, and what nobody can make it do."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from worlds import NAMED, plain, random_controls, stadium, world_on

from hotlap.sim.car import tyre_curve
from hotlap.sim.columns import (
    GRIP,
    MASS,
    OFFSET,
    START_HEADING,
    START_OFFSET,
    START_POSITION,
    START_SPEED,
    STILL_TICKS,
    WALL,
    YAW_RATE,
    X,
    Y,
)
from hotlap.sim.params import CAR, GRAVITY_M_PER_S2, TOP_SPEED_M_PER_S
from hotlap.sim.world import World, grid_starts


def rolling_world(corridor, **start):
    columns = {
        "position": START_POSITION,
        "offset": START_OFFSET,
        "heading": START_HEADING,
        "speed": START_SPEED,
    }
    cars = max(len(np.atleast_1d(value)) for value in start.values())
    world = World([corridor], cars)
    starts = grid_starts(cars)
    for name, value in start.items():
        starts[:, columns[name]] = value
    world.reset(np.arange(cars), starts)
    return world


def kinetic_energy(world):
    mass = CAR.mass_kg * world.motion[:, MASS]
    inertia = CAR.yaw_inertia_kg_m2 * world.motion[:, MASS]
    return 0.5 * mass * world.speed() ** 2 + 0.5 * inertia * world.motion[:, YAW_RATE] ** 2


def test_tyre_curve_peaks_at_one_and_falls_in_a_slide():
    slips = np.linspace(0.0, 60.0, 60_001)
    force = np.array([tyre_curve(slip, CAR.tyre_falloff) for slip in slips])
    assert force.max() == pytest.approx(1.0, abs=1e-6)
    assert 0.8 < force[-1] < 0.95
    assert tyre_curve(-2.0, CAR.tyre_falloff) == -tyre_curve(2.0, CAR.tyre_falloff)


def test_car_reaches_95_percent_of_top_speed_in_4_to_7_seconds():
    world = rolling_world(plain(), speed=[0.0])
    speeds = []
    for _ in range(1500):
        world.step(np.array([[0.0, 1.0, 0.0]]))
        speeds.append(world.speed()[0])
    assert max(speeds) == pytest.approx(TOP_SPEED_M_PER_S, rel=1e-3)
    assert 4.0 < np.argmax(np.array(speeds) > 0.95 * TOP_SPEED_M_PER_S) / 60.0 < 7.0


def test_full_brakes_slow_the_car_by_its_grip():
    world = rolling_world(plain(), speed=[30.0])
    for _ in range(60):
        world.step(np.array([[0.0, 0.0, 1.0]]))
    slowed = 30.0 - world.speed()[0]
    assert 0.85 < slowed / (CAR.tyre_grip * GRAVITY_M_PER_S2) < 1.2


def test_skid_pad_holds_what_friction_allows_and_no_more():
    wheels, speeds = np.meshgrid(np.linspace(0.02, 1.0, 60), np.linspace(6.0, 30.0, 13))
    wheels, speeds = wheels.ravel(), speeds.ravel()
    world = rolling_world(plain(), position=np.full(len(speeds), 100.0), speed=speeds)
    sideways = []
    for tick in range(360):
        pedal = np.clip((speeds - world.speed()) + 0.1, 0.0, 1.0)
        world.step(np.stack([wheels, pedal, np.zeros_like(pedal)], axis=1))
        if tick >= 240:
            sideways.append(world.speed() * np.abs(world.motion[:, YAW_RATE]))
    steady = np.std(sideways, axis=0) < 0.2
    best = np.mean(sideways, axis=0)[steady].max() / (CAR.tyre_grip * GRAVITY_M_PER_S2)
    assert 0.95 < best < 1.0


@settings(max_examples=60, deadline=None)
@given(
    steer=st.floats(-1, 1), brake=st.floats(0, 1), speed=st.floats(0, 50), heading=st.floats(-3.2, 3.2),
    offset=st.floats(-5, 5), spin=st.floats(-6, 6), grip=st.floats(0.5, 2), mass=st.floats(0.5, 2),
)  # fmt: skip
def test_without_throttle_kinetic_energy_never_rises(steer, brake, speed, heading, offset, spin, grip, mass):
    world = rolling_world(stadium(), position=[30.0], offset=[offset], heading=[heading], speed=[speed])
    world.motion[0, [YAW_RATE, GRIP, MASS]] = spin, grip, mass
    energy = kinetic_energy(world)[0]
    for tick in range(120):
        world.step(np.array([[steer if tick % 40 < 20 else -steer, 0.0, brake]]))
        after = kinetic_energy(world)[0]
        assert after <= energy * (1.0 + 1e-12)
        energy = after


def test_no_energy_from_nothing_for_light_and_grippy_cars_sliding_on_runoff():
    cars, rng = 20_000, np.random.default_rng(0)
    world = rolling_world(
        stadium(),
        position=rng.uniform(0.0, 240.0, cars),
        offset=rng.uniform(-6.9, 6.9, cars),
        heading=rng.uniform(-np.pi, np.pi, cars),
        speed=rng.uniform(0.0, 50.0, cars),
    )
    world.motion[:, GRIP] = rng.choice([0.5, 1.0, 2.0], cars)
    world.motion[:, MASS] = rng.choice([0.5, 1.0, 2.0], cars)
    energy = kinetic_energy(world)
    for tick in range(180):
        if tick % 30 == 0:
            controls = rng.uniform([-1.0, 0.0, 0.0], [1.0, 0.0, 1.0], (cars, 3))
        world.step(controls)
        after = kinetic_energy(world)
        assert (after <= energy * (1.0 + 1e-12)).all()
        energy = after


@pytest.mark.parametrize("name", NAMED)
def test_from_rest_random_actions_get_most_cars_going(name):
    world = world_on((name,), 512)
    start = world.motion[:, [X, Y]].copy()
    rng = np.random.default_rng(0)
    farthest, alive = np.zeros(world.cars), np.ones(world.cars, dtype=bool)
    for _ in range(3000):
        world.step(random_controls(rng, world.cars))
        away = np.sqrt(np.sum((world.motion[:, [X, Y]] - start) ** 2, axis=1))
        farthest = np.where(alive, np.maximum(farthest, away), farthest)
        alive &= world.tally[:, STILL_TICKS] < 180
    assert np.mean(farthest > 20.0) > 0.8


def speed_kept_after_hitting_the_wall(heading_deg, speed=25.0, ticks=15):
    world = rolling_world(
        stadium(), position=[40.0], offset=[5.0], heading=[np.radians(heading_deg)], speed=[speed]
    )
    before = None
    for _ in range(200):
        now = world.speed()[0]
        world.step(np.array([[0.0, 0.0, 0.0]]))
        if before is None and world.tally[0, WALL]:
            before, ticks_left = now, ticks
        if before is not None:
            ticks_left -= 1
            if ticks_left == 0:
                return world.speed()[0] / before
    raise AssertionError("the car never reached the wall")


def test_a_wall_scrape_costs_15_to_25_percent_of_speed():
    assert 0.75 < speed_kept_after_hitting_the_wall(15.0) < 0.85


def test_a_head_on_hit_nearly_stops_the_car():
    assert speed_kept_after_hitting_the_wall(90.0) < 0.2


def test_runoff_has_about_half_the_grip():
    def stopping_ticks(offset):
        world = rolling_world(stadium(), position=[4.0], offset=[offset], speed=[20.0])
        for tick in range(400):
            world.step(np.array([[0.0, 0.0, 1.0]]))
            if world.speed()[0] < 4.0:
                return tick
        raise AssertionError("the car never stopped")

    assert 1.3 < stopping_ticks(7.8) / stopping_ticks(0.0) < 2.2


def test_any_input_for_any_time_stays_finite_and_between_the_walls():
    world = world_on(NAMED, 96)
    rng = np.random.default_rng(3)
    for tick in range(6000):
        if tick % 30 == 0:
            controls = rng.choice([-1.0, 0.0, 0.3, 1.0], (world.cars, 3))
        world.step(controls)
    assert np.isfinite(world.motion).all()
    assert np.abs(world.motion[:, OFFSET]).max() < world.geometry.half_widths[:, 1].max()
