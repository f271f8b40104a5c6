"""The observation that shows the road ahead."""

import numpy as np
import pytest

import hotlap
from hotlap.envs.observation_terms import AHEAD_M, EDGE_SCALE_M, OBSERVATIONS, observation_fingerprint
from hotlap.tracks import load_track

STANDARD = len(OBSERVATIONS["standard"])


def test_its_first_numbers_are_the_standard_ones():
    for track in ("circuit", "random:3"):
        plain, rich = (
            hotlap.make_vec_env(16, track, seed=5, random_start=True, observation=kind)
            for kind in ("standard", "lookahead")
        )
        first, more = plain.reset(), rich.reset()
        rng = np.random.default_rng(0)
        for _ in range(100):
            assert np.array_equal(first, more[:, :STANDARD])
            actions = rng.uniform([-1, 0, 0], 1, (16, 3)).astype(np.float32)
            first, more = plain.step(actions)[0], rich.step(actions)[0]


def test_on_the_grid_the_road_lies_straight_ahead():
    env = hotlap.RacerEnv(observation="lookahead")
    seen, _ = env.reset(seed=0)
    assert env.observation_space.contains(seen)
    heading, drift, *edges = seen[STANDARD:]
    assert heading == pytest.approx(0.0, abs=1e-3)
    assert drift == 0.0
    points = np.array(edges).reshape(len(AHEAD_M), 2, 2) * EDGE_SCALE_M
    half_road = load_track("circuit").corridor.half_road_m[0]
    straight = [row for row, ahead in enumerate(AHEAD_M) if ahead <= 46.0]
    for row in straight:
        (left_ahead, left_aside), (right_ahead, right_aside) = points[row]
        assert left_ahead == pytest.approx(AHEAD_M[row], abs=0.5)
        assert right_ahead == pytest.approx(AHEAD_M[row], abs=0.5)
        assert left_aside == pytest.approx(half_road, abs=0.5)
        assert right_aside == pytest.approx(-half_road, abs=0.5)


def test_a_car_turned_to_the_left_sees_the_road_to_its_right():
    env = hotlap.RacerEnv(observation="lookahead", random_start=True)
    turned = [env.reset(seed=seed)[0][STANDARD:] for seed in range(40)]
    left = [seen for seen in turned if seen[0] > 0.04]
    right = [seen for seen in turned if seen[0] < -0.04]
    assert left
    assert right
    # The middle of the road in 10 m.
    middle = [np.mean([(seen[7] + seen[9]) for seen in group]) for group in (left, right)]
    assert middle[0] < middle[1]


def test_every_number_stays_within_its_bounds():
    env = hotlap.make_vec_env(64, "gauntlet", seed=1, random_start=True, observation="lookahead")
    env.reset()
    rng = np.random.default_rng(0)
    low, high = env.observation_space.low, env.observation_space.high
    for _ in range(400):
        seen = env.step(rng.uniform([-1, 0, 0], 1, (64, 3)).astype(np.float32))[0]
        assert np.isfinite(seen).all()
        assert (seen >= low).all()
        assert (seen <= high).all()


def test_kinds_of_observation_have_fingerprints_of_their_own():
    assert observation_fingerprint("standard") != observation_fingerprint("lookahead")


def test_an_unknown_kind_is_refused():
    with pytest.raises(
        ValueError, match=r"unknown observation 'radar'; choose standard or lookahead or place or preview"
    ):
        hotlap.RacerEnv(observation="radar")
