"""A made-up state is refused, or it can do no harm."""

import numpy as np
import pytest

from hotlap.envs.batch import RacerBatch
from hotlap.envs.options import RacerOptions
from hotlap.sim import limits
from hotlap.sim.columns import HALTED, MOTION, POSITION, QUAD, TALLY, TRACK

CARS = 1000


def batch_of(track="circuit", observation="lookahead"):
    batch = RacerBatch(CARS, RacerOptions(track, observation=observation))
    batch.reset(np.arange(CARS), range(CARS))
    return batch


def within(bounds, chance):
    """Numbers from the whole range, its ends among them."""
    low, high = bounds
    ends = chance.choice([low, high], CARS)
    return np.where(chance.random(CARS) < 0.4, ends, low + (high - low) * chance.random(CARS))


@pytest.mark.parametrize("track", ["circuit", "gauntlet"])
def test_cars_in_any_state_that_is_let_in_stay_on_the_map(track):
    batch, chance = batch_of(track), np.random.default_rng(1)
    geometry = batch.world.geometry
    for _ in range(3):
        state = batch.snapshot()
        for column, name in enumerate(MOTION):
            state["motion"][:, column] = within(limits._MOTION_LIMITS[name], chance)
        for column, name in enumerate(TALLY):
            low, high = limits._TALLY_LIMITS[name]
            state["tally"][:, column] = chance.integers(low, high, CARS, endpoint=True)
        state["motion"][:, POSITION] = np.minimum(state["motion"][:, POSITION], geometry.lengths[0])
        state["tally"][:, [TRACK, HALTED]] = 0
        state["tally"][:, QUAD] = chance.integers(0, geometry.spans[0, 1], CARS)
        batch.restore(state)
        for _ in range(200):
            observation = batch.step(chance.uniform(-1.0, 1.0, (CARS, 3)))
            assert np.isfinite(observation).all()
            assert (batch.world.tally[:, QUAD] < geometry.spans[0, 1]).all()
            assert (batch.world.motion[:, POSITION] <= geometry.lengths[0]).all()


@pytest.mark.parametrize(
    ("array", "name", "value", "message"),
    [
        ("motion", "x_m", np.nan, "x_m of car 7 is nan"),
        ("motion", "velocity_x_m_per_s", 1e300, "velocity_x_m_per_s of car 7 is 1e"),
        ("motion", "mass_scale", 0.0, "mass_scale of car 7 is 0.0; it must be from 0.1 to 10.0"),
        ("motion", "position_m", -1.0, "position_m of car 7 is -1.0"),
        ("motion", "position_m", 9e5, "beyond the end of their track"),
        ("tally", "track", -1, "track of car 7 is -1"),
        ("tally", "track", 1, "on tracks that do not exist here"),
        ("tally", "quad", 10**6, "beyond the end of their track"),
        ("tally", "halted", 2, "halted of car 7 is 2"),
        ("tally", "lap", 2**40, "lap of car 7 is 1099511627776"),
    ],
)
def test_a_state_that_no_car_was_ever_in_is_refused(array, name, value, message):
    batch = batch_of()
    before = batch.snapshot()
    state = batch.snapshot()
    state[array][7, (MOTION if array == "motion" else TALLY).index(name)] = value
    with pytest.raises(ValueError, match=message):
        batch.restore(state)
    assert all(np.array_equal(before[key], array) for key, array in batch.snapshot().items())
