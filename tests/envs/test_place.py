"""The observation that also shows the car's lagged acceleration and its place on the lap."""

import numpy as np
import pytest

import hotlap
from hotlap.envs.observation_terms import (
    ACCELERATION_SCALE_M_PER_S2,
    OBSERVATIONS,
    WAVES,
    observation_fingerprint,
)
from hotlap.sim.columns import ACCELERATION, POSITION

LOOKAHEAD = len(OBSERVATIONS["lookahead"])


def test_its_first_numbers_are_those_of_lookahead():
    for track in ("circuit", "random:3"):
        less, more = (
            hotlap.make_vec_env(16, track, seed=5, random_start=True, observation=kind)
            for kind in ("lookahead", "place")
        )
        first, both = less.reset(), more.reset()
        rng = np.random.default_rng(0)
        for _ in range(100):
            assert np.array_equal(first, both[:, :LOOKAHEAD])
            actions = rng.uniform([-1, 0, 0], 1, (16, 3)).astype(np.float32)
            first, both = less.step(actions)[0], more.step(actions)[0]


def test_it_shows_the_acceleration_that_shifts_the_load():
    env = hotlap.RacerEnv(observation="place")
    assert env.reset(seed=0)[0][LOOKAHEAD] == 0.0
    for _ in range(10):
        seen = env.step(np.array([0.0, 1.0, 0.0], dtype=np.float32))[0]
    acceleration = env.batch.world.motion[0, ACCELERATION]
    assert acceleration > 1.0
    assert seen[LOOKAHEAD] == pytest.approx(acceleration / ACCELERATION_SCALE_M_PER_S2)


def test_its_waves_are_those_of_the_position():
    env = hotlap.make_vec_env(64, "circuit", seed=2, random_start=True, observation="place")
    waves = env.reset()[:, LOOKAHEAD + 1 :].reshape(64, len(WAVES), 2)
    world = env.batch.world
    angles = 2.0 * np.pi * world.motion[:, POSITION, None] / world.geometry.lengths[0] * np.array(WAVES)
    assert waves[:, :, 0] == pytest.approx(np.sin(angles), abs=1e-6)
    assert waves[:, :, 1] == pytest.approx(np.cos(angles), abs=1e-6)


def test_nothing_jumps_at_the_line():
    env = hotlap.RacerEnv(observation="place")
    length = env.batch.world.geometry.lengths[0]
    before, after = (
        env.reset(seed=0, options={"position": position})[0][LOOKAHEAD + 1 :]
        for position in (length - 0.01, 0.01)
    )
    assert before == pytest.approx(after, abs=0.01)


def test_every_number_stays_within_its_bounds():
    env = hotlap.make_vec_env(64, "gauntlet", seed=1, random_start=True, observation="place")
    env.reset()
    rng = np.random.default_rng(0)
    low, high = env.observation_space.low, env.observation_space.high
    for _ in range(400):
        seen = env.step(rng.uniform([-1, 0, 0], 1, (64, 3)).astype(np.float32))[0]
        assert (seen >= low).all()
        assert (seen <= high).all()


def test_its_fingerprint_is_its_own():
    assert len({observation_fingerprint(kind) for kind in OBSERVATIONS}) == len(OBSERVATIONS)
