"""What users get wrong: each a clear error that changes nothing."""

import gymnasium as gym
import numpy as np
import pytest

import hotlap
from hotlap.envs.inputs import ActionError

FORWARD = np.array([0.0, 1.0, 0.0], dtype=np.float32)


def test_values_beyond_the_limits_are_clipped():
    one, other = hotlap.RacerEnv(), hotlap.RacerEnv()
    one.reset(seed=0)
    other.reset(seed=0)
    for _ in range(30):
        a = one.step(np.array([1.0, 1.0, 0.0], dtype=np.float32))[0]
        b = other.step(np.array([3e38, 50.0, -8.0], dtype=np.float32))[0]
    assert np.array_equal(a, b)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"position": -1.0}, "reset option 'position' is -1.0; it must be from 0"),
        ({"position": 1e6}, "reset option 'position' is 1000000.0"),
        ({"offset": 30.0}, "reset option 'offset' is 30.0; it must be between the walls"),
        ({"speed": float("nan")}, "reset option 'speed' is nan"),
        ({"speed": 1000.0}, "from 0 to 50 m/s"),
        (5, "reset's options are 5; they must be a dict"),
        ({"speed": "fast"}, "reset option 'speed' is 'fast'; it must be a number"),
        ({"velocity": 1.0}, "unknown reset option 'velocity'; the options are position, offset, speed"),
    ],
)
def test_bad_reset_options_change_nothing(options, message):
    env = hotlap.RacerEnv()
    env.reset(seed=1)
    for _ in range(5):
        env.step(FORWARD)
    before = env.snapshot()
    with pytest.raises(ValueError, match=message):
        env.reset(seed=2, options=options)
    after = env.snapshot()
    assert all(np.array_equal(before[key], after[key]) for key in before)


@pytest.mark.parametrize(
    ("action", "message"),
    [
        ([0.0, float("nan"), 0.0], "every value must be finite"),
        ([float("inf"), 0.0, 0.0], "every value must be finite"),
        ([0.0, 0.0], r"shape \(2,\); it must be \(3,\): steer, throttle, brake"),
        ([[0.0, 0.0, 0.0]], r"shape \(1, 3\)"),
        (0.5, r"shape \(\)"),
        (["a", "b", "c"], "must hold numbers"),
        ([True, False, True], "must hold numbers"),
        ([None, 0.0, 0.0], "must hold numbers"),
        ({"steer": 1.0}, r"shape \(\)"),
        ([[0.0], [1.0, 2.0]], "ragged or not numbers"),
    ],
)
def test_bad_actions_are_errors_that_change_nothing(action, message):
    env = gym.make("hotlap/Racer-v0")
    env.reset(seed=0)
    env.step(FORWARD)
    before = env.unwrapped.snapshot()
    with pytest.raises(ActionError, match=message):
        env.step(action)
    after = env.unwrapped.snapshot()
    assert all(np.array_equal(before[key], after[key]) for key in before)


def test_step_before_reset_is_an_error():
    with pytest.raises(gym.error.ResetNeeded, match="call reset first"):
        gym.make("hotlap/Racer-v0").step(FORWARD)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"track": "circiut"}, "did you mean 'circuit'"),
        ({"track": []}, "0 tracks for 1 cars"),
        ({"track": ["circuit", "speedway"]}, "2 tracks for 1 cars; list at least one, and at most one"),
        ({"track": 5}, "a track is named by a string, not by 5"),
        ({"random_start": "no"}, "random_start is 'no'; it must be True or False"),
        ({"randomize": 5}, "randomize is 5; it must be a dict"),
        ({"action_repeat": 0}, "action_repeat is 0; it must be a whole number, at least 1"),
        ({"pool_size": 2.5}, "pool_size is 2.5"),
        ({"render_mode": "ansi"}, "unknown render_mode 'ansi'"),
        ({"randomize": {"grap": (1, 1)}}, "unknown key 'grap' in randomize; the keys are grip, mass, power"),
        ({"randomize": {"grip": (1.0, 0.8)}}, "must be low to high, within 0.5 to 2.0"),
        ({"randomize": {"grip": 1.0}}, "it must be two numbers, low and high"),
    ],
)
def test_bad_arguments_are_refused(arguments, message):
    with pytest.raises(ValueError, match=message):
        hotlap.RacerEnv(**arguments)


def foreign_snapshots():
    good = hotlap.RacerEnv().snapshot()
    yield {}, "the snapshot lacks 'motion'"
    yield hotlap.RacerEnv(track="gauntlet").snapshot(), "taken on different tracks"
    yield hotlap.RacerEnv(track="random", pool_size=2).snapshot(), "snapshot's tracks is uint64"
    yield {**good, "motion": good["motion"] * np.nan}, "x_m of car 0 is nan"
    yield {**good, "tally": good["tally"] + 10**6}, "turns of car 0 is 1000000"
    yield {**good, "seeds": np.uint64(3)}, "snapshot's seeds is uint64"
    yield {**good, "score": good["score"][:, :1]}, "snapshot's score is float64"
    yield {**good, "episodes": good["episodes"].astype(float)}, "snapshot's episodes is float64"


@pytest.mark.parametrize(("snapshot", "message"), list(foreign_snapshots()))
def test_a_foreign_snapshot_is_refused_and_changes_nothing(snapshot, message):
    env = hotlap.RacerEnv()
    env.reset(seed=3)
    env.step(FORWARD)
    before = env.snapshot()
    with pytest.raises(ValueError, match=message):
        env.restore(snapshot)
    after = env.snapshot()
    assert all(np.array_equal(before[key], after[key]) for key in before)


def test_stepping_after_the_end_asks_for_a_reset():
    env = hotlap.RacerEnv(config={"episode": {"maxSteps": 3}})
    env.reset()
    for _ in range(3):
        env.step(FORWARD)
    with pytest.raises(gym.error.ResetNeeded, match="the episode has ended"):
        env.step(FORWARD)
    other = hotlap.RacerEnv(config={"episode": {"maxSteps": 3}})
    other.restore(env.snapshot())
    with pytest.raises(gym.error.ResetNeeded, match="the episode has ended"):
        other.step(FORWARD)
    env.reset()
    env.step(FORWARD)
