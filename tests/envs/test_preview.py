"""The observation that shows how the road turns, far ahead."""

import numpy as np
import pytest

import hotlap
from hotlap.envs.observation_terms import (
    ACCELERATION_SCALE_M_PER_S2,
    OBSERVATIONS,
    STRETCH_M,
    STRETCHES,
)
from hotlap.sim.columns import ACCELERATION, POSITION
from hotlap.tracks import load_track

LOOKAHEAD = len(OBSERVATIONS["lookahead"])


def test_its_first_numbers_are_those_of_lookahead():
    for track in ("circuit", "random:3"):
        less, more = (
            hotlap.make_vec_env(16, track, seed=5, random_start=True, observation=kind)
            for kind in ("lookahead", "preview")
        )
        first, both = less.reset(), more.reset()
        rng = np.random.default_rng(0)
        for _ in range(100):
            assert np.array_equal(first, both[:, :LOOKAHEAD])
            actions = rng.uniform([-1, 0, 0], 1, (16, 3)).astype(np.float32)
            first, both = less.step(actions)[0], more.step(actions)[0]


def test_it_shows_the_acceleration_that_shifts_the_load():
    env = hotlap.RacerEnv(observation="preview")
    env.reset(seed=0)
    for _ in range(10):
        seen = env.step(np.array([0.0, 1.0, 0.0], dtype=np.float32))[0]
    acceleration = env.batch.world.motion[0, ACCELERATION]
    assert acceleration > 1.0
    assert seen[LOOKAHEAD] == pytest.approx(acceleration / ACCELERATION_SCALE_M_PER_S2)


@pytest.mark.parametrize("track", ["circuit", "random:3"])
def test_its_turns_are_those_of_the_centreline(track):
    env = hotlap.make_vec_env(64, track, seed=2, random_start=True, observation="preview")
    turns = env.reset()[:, LOOKAHEAD + 1 :]
    assert turns.shape == (64, STRETCHES)
    corridor = load_track(track).corridor
    # The direction to the left at each cross-line, as an angle that grows without jumps.
    left = np.unwrap(np.arctan2(corridor.lines[:, 7], corridor.lines[:, 6]))
    lap_turn = left[-1] - left[0]

    def angle(position):
        laps, rest = np.divmod(position / corridor.length_m * corridor.quads, corridor.quads)
        return laps * lap_turn + np.interp(rest, np.arange(corridor.quads + 1), left)

    position = env.batch.world.motion[:, POSITION, None]
    ends = angle(position + STRETCH_M * np.arange(STRETCHES + 1))
    assert turns == pytest.approx(np.sin(np.diff(ends, axis=1)), abs=0.01)


def test_nothing_jumps_at_the_line():
    env = hotlap.RacerEnv(observation="preview")
    length = env.batch.world.geometry.lengths[0]
    before, after = (
        env.reset(seed=0, options={"position": position})[0][LOOKAHEAD + 1 :]
        for position in (length - 0.01, 0.01)
    )
    assert before == pytest.approx(after, abs=0.01)


def test_every_number_stays_within_its_bounds():
    env = hotlap.make_vec_env(64, "gauntlet", seed=1, random_start=True, observation="preview")
    env.reset()
    rng = np.random.default_rng(0)
    low, high = env.observation_space.low, env.observation_space.high
    for _ in range(400):
        seen = env.step(rng.uniform([-1, 0, 0], 1, (64, 3)).astype(np.float32))[0]
        assert (seen >= low).all()
        assert (seen <= high).all()
