"""The car's equations on CasADi's symbols are the kernels' own."""

import casadi as ca
import numpy as np
import pytest

from hotlap.laptime.symbolic import with_symbols
from hotlap.sim import columns
from hotlap.sim.car import car_forces
from hotlap.sim.kernels import step_cars
from hotlap.sim.motion import substep, surface, turn_wheels
from hotlap.sim.params import CAR, GRAVITY_M_PER_S2, SUBSTEP_S, SUBSTEPS
from hotlap.sim.world import World
from hotlap.tracks import load_track

STATES = 10_000
WEIGHT_N = CAR.mass_kg * GRAVITY_M_PER_S2
LOW = np.array([-100, -100, -3, -50, -50, -4, -20, -0.48, 0.87, 0, 0, 0.3, 0.5, 0.5, 0])
HIGH = np.array([100, 100, 3, 50, 50, 4, 20, 0.48, 1, 1, 1, 1, 2, 2, 300])


def function_of(compiled, inputs, smoothing=0.0):
    """A CasADi function of a kernel's function."""
    symbols = ca.SX.sym("inputs", inputs)
    found = with_symbols(compiled, smoothing)(*ca.vertsplit(symbols))
    return ca.Function("f", [symbols], [ca.vertcat(*found) if isinstance(found, tuple) else found])


def evaluated(function, rows):
    return np.array(function.map(len(rows))(rows.T)).T


def test_a_substep_is_the_kernels_to_a_billionth_of_a_thousandth_of_the_weight():
    rows = LOW + (HIGH - LOW) * np.random.default_rng(1).random((STATES, len(LOW)))
    mine = np.array([substep(*row) for row in rows])
    theirs = evaluated(function_of(substep, len(LOW)), rows)
    # A difference of the velocity is one of the force.
    force = np.abs(mine - theirs)[:, 3:5] / SUBSTEP_S * CAR.mass_kg
    assert force.max() < 1e-12 * WEIGHT_N
    assert np.abs(mine - theirs).max() < 1e-13


def test_forces_surfaces_and_steering_are_the_kernels():
    rng = np.random.default_rng(2)
    rows = rng.uniform(
        [-5, -30, -4, -20, -0.4, 0.9, 0, 0, 0.4, 0.5, 0.5, 0],
        [60, 30, 4, 20, 0.4, 1, 1, 1, 1, 2, 2, 300],
        (STATES, 12),
    )
    symbols = ca.SX.sym("inputs", 12)
    function = ca.Function(
        "f", [symbols], [ca.vertcat(*with_symbols(car_forces)(*ca.vertsplit(symbols), CAR))]
    )
    mine = np.array([car_forces(*row, CAR) for row in rows])
    assert np.abs(mine - evaluated(function, rows)).max() < 1e-12 * WEIGHT_N * 10
    beyond = rng.uniform(-3.0, 3.0, (STATES, 1))
    mine = np.array([surface(*row) for row in beyond])
    assert np.abs(mine - evaluated(function_of(surface, 1), beyond)).max() < 1e-12
    wheels = rng.uniform([-0.5, -1.5], [0.5, 1.5], (STATES, 2))
    mine = np.array([[turn_wheels(*row)] for row in wheels])
    assert np.abs(mine - evaluated(function_of(turn_wheels, 2), wheels)).max() < 1e-15


def test_a_whole_tick_of_cars_on_and_beside_the_road_is_the_simulators():
    track = load_track("circuit")
    rng = np.random.default_rng(3)
    cars = 2_000
    world = World([track.corridor], cars, threads=1)
    starts = np.zeros((cars, 8))
    starts[:, columns.START_POSITION] = rng.uniform(0.0, track.length_m, cars) * 0.999
    starts[:, columns.START_OFFSET] = rng.uniform(-6.5, 6.5, cars)
    starts[:, columns.START_SPEED] = rng.uniform(3.0, 40.0, cars)
    starts[:, columns.START_GRIP :] = 1.0
    world.reset(starts=starts)
    world.motion[:, columns.YAW_RATE] = rng.uniform(-1.5, 1.5, cars)
    world.motion[:, columns.ACCELERATION] = rng.uniform(-10.0, 10.0, cars)
    world.motion[:, columns.STEER] = rng.uniform(-0.4, 0.4, cars)
    before = world.motion.copy()
    controls = rng.uniform([-1.0, 0.0, 0.0], 1.0, (cars, 3))
    world.step(controls)
    free = world.tally[:, columns.WALL] == 0
    theirs = evaluated(_tick(), np.concatenate([before, controls], axis=1))[free]
    moved = [columns.X, columns.Y, columns.YAW, columns.VELOCITY_X, columns.VELOCITY_Y, columns.YAW_RATE]
    mine = world.motion[free]
    turn = mine[:, columns.YAW] - theirs[:, columns.YAW]
    theirs[:, columns.YAW] += 2.0 * np.pi * np.round(turn / (2.0 * np.pi))
    assert free.mean() > 0.9
    assert np.abs(mine[:, moved] - theirs[:, moved]).max() < 1e-11
    assert step_cars.py_func is not None


def _tick():
    """A tick as the kernel puts it together, on symbols."""
    inputs = ca.SX.sym("inputs", len(columns.MOTION) + 3)
    motion, controls = ca.vertsplit(inputs)[: len(columns.MOTION)], inputs[len(columns.MOTION) :]
    grip, drag = with_symbols(surface)(ca.fabs(motion[columns.OFFSET]) - motion[columns.HALF_ROAD])
    steer = with_symbols(turn_wheels)(motion[columns.STEER], controls[0])
    moving = [*motion[:6], motion[columns.ACCELERATION]]
    for _ in range(SUBSTEPS):
        moving = with_symbols(substep)(
            *moving, ca.sin(steer), ca.cos(steer), controls[1], controls[2],
            motion[columns.GRIP] * grip, motion[columns.MASS], motion[columns.POWER], drag,
        )  # fmt: skip
    return ca.Function("tick", [inputs], [ca.vertcat(*moving)])


@pytest.mark.parametrize("smoothing", [0.05, 0.005])
def test_smoothing_rounds_the_kinks_by_little(smoothing):
    rows = LOW + (HIGH - LOW) * np.random.default_rng(4).random((1_000, len(LOW)))
    exact, smooth = (evaluated(function_of(substep, len(LOW), each), rows) for each in (0.0, smoothing))
    force = np.abs(exact - smooth)[:, 3:5] / SUBSTEP_S * CAR.mass_kg
    assert 0.0 < np.median(force) < smoothing * WEIGHT_N
