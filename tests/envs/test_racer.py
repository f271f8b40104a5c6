import copy
import pickle

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from stable_baselines3.common.env_checker import check_env as sb3_check_env
from worlds import MIXED, NAMED

import hotlap
from hotlap.drivers.scripted import LineFollower
from hotlap.envs.step_columns import REWARD_KEYS
from hotlap.tracks import load_track

FORWARD = np.array([0.0, 1.0, 0.0], dtype=np.float32)


def lapping(env):
    """Drive an env with the line-follower, step after step."""
    driver = LineFollower(env.unwrapped.batch.tracks)
    while True:
        yield env.step(driver.controls(env.unwrapped.batch.world)[0].astype(np.float32))


@pytest.mark.parametrize("track", [*MIXED, "random"])
@pytest.mark.filterwarnings("ignore:.*symmetric and normalized Box action space")
def test_both_env_checkers_pass_on_every_track(track):
    env = gym.make("hotlap/Racer-v0", track=track, random_start=True, pool_size=3).unwrapped
    check_env(env, skip_render_check=True)
    sb3_check_env(env)


def test_render_check_passes():
    check_env(gym.make("hotlap/Racer-v0", render_mode="rgb_array").unwrapped)


def test_reset_info_and_step_info_have_the_contracts_keys():
    env = gym.make("hotlap/Racer-v0")
    _, info = env.reset(seed=1)
    assert info == {"lap": 1, "checkpoint": 0, "stepCount": 0}
    _, reward, _, _, info = env.step(FORWARD)
    assert set(info) == {*REWARD_KEYS, "lap", "checkpoint", "stepCount"}
    assert info["stepCount"] == 1
    assert reward == pytest.approx(sum(info[key] for key in REWARD_KEYS), abs=1e-15)


def test_a_lap_earns_one_in_progress_and_tells_its_time():
    env = gym.make("hotlap/Racer-v0")
    env.reset(seed=1)
    progress, laps = 0.0, []
    for _, _, terminated, truncated, info in lapping(env):
        progress += info["progress"]
        if "lapTime" in info:
            laps.append((info["lapTime"], info["lapClean"], info["stepCount"], progress))
            assert info["lap"] == len(laps) + 1
        if terminated or truncated:
            break
    assert truncated
    assert info["stepCount"] == 3000
    assert len(laps) == 2
    time, clean, ticks, gained = laps[0]
    assert clean is True
    assert (ticks - 1) / 60 < time <= ticks / 60
    assert gained == pytest.approx(1.0, abs=0.01)
    assert laps[1][0] < time


def test_standing_still_ends_the_episode_after_180_ticks():
    env = gym.make("hotlap/Racer-v0")
    env.reset()
    for tick in range(1, 181):
        _, reward, terminated, truncated, info = env.step(np.zeros(3, dtype=np.float32))
        assert terminated == (tick == 180)
        assert not truncated
        assert reward == info["stillness"] == -0.001


def test_reward_weights_scale_their_terms():
    weights = {
        "progress": 3.0,
        "speedBonus": 2.0,
        "wallPenalty": -7.0,
        "offTrackPenalty": -5.0,
        "backwardPenalty": -1.0,
    }
    plain, weighted = hotlap.RacerEnv(), hotlap.RacerEnv(config={"weights": weights})
    for env in (plain, weighted):
        env.reset(seed=0, options={"position": 20.0, "speed": 25.0})
    seen = set()
    for tick in range(400):
        action = np.array([0.6 if tick < 60 else -0.4, 0.5, 0.0], dtype=np.float32)
        one, other = plain.step(action)[4], weighted.step(action)[4]
        assert other["progress"] == pytest.approx(3.0 * one["progress"])
        assert other["wall"] == pytest.approx(3500 * one["wall"])
        assert other["offTrack"] == pytest.approx(5000 * one["offTrack"])
        assert other["backward"] in (0.0, -1.0)
        seen |= {key for key in REWARD_KEYS if other[key] != 0.0}
    assert {"progress", "speed", "wall", "offTrack"} <= seen


def test_driving_the_wrong_way_is_told():
    env = hotlap.RacerEnv(config={"weights": {"backwardPenalty": -0.5}})
    env.reset(options={"position": 100.0, "speed": 0.0})
    env.batch.world.motion[0, 2] += np.pi
    for _ in range(60):
        *_, info = env.step(FORWARD)
    assert info["backward"] == -0.5
    assert info["progress"] < 0.0


def test_steering_plus_one_is_left():
    env = hotlap.RacerEnv()
    env.reset(options={"position": 10.0, "speed": 15.0})
    for _ in range(20):
        observation, *_ = env.step(np.array([1.0, 0.2, 0.0], dtype=np.float32))
    assert observation[10] > 0.0, "yaw rate, left positive"
    assert observation[11] > 0.9, "steering, left positive"
    assert observation[13] > 0.0, "offset, left positive"
    assert observation[0] < observation[8], "the left wall is nearer"


def test_a_seed_repeats_the_episodes_and_another_does_not():
    def starts(seed):
        env = hotlap.RacerEnv(random_start=True)
        return [env.reset(seed=seed)[0], *(env.reset()[0] for _ in range(3))]

    assert np.array_equal(starts(5), starts(5))
    assert not np.array_equal(starts(5), starts(6))
    assert len({tuple(start) for start in starts(5)}) == 4


def test_random_starts_cover_the_lap_and_stay_on_the_road():
    env = hotlap.RacerEnv(random_start=True)
    rows = np.array([env.reset(seed=seed)[0] for seed in range(400)])
    assert rows[:, 12].min() < 0.02
    assert rows[:, 12].max() > 0.98
    assert np.abs(rows[:, 13]).max() * 12.0 < 5.2
    assert 0.0 <= rows[:, 9].min() < 0.02
    assert rows[:, 9].max() > 0.25


def test_every_episode_of_the_random_track_draws_one_from_the_pool():
    env = hotlap.RacerEnv(track="random", pool_size=6)
    names = set()
    for seed in range(40):
        env.reset(seed=seed)
        names.add(env.batch.track_of(0).name)
    assert names == {f"random:{1_000_000 + k}" for k in range(6)}


def test_randomised_cars_differ_within_their_ranges():
    env = hotlap.RacerEnv(randomize={"grip": (0.7, 0.9), "power": (0.5, 1.5)})
    rows = []
    for seed in range(50):
        env.reset(seed=seed)
        rows.append(env.batch.world.motion[0, 8:11].copy())
    rows = np.array(rows)
    assert 0.7 <= rows[:, 0].min() < rows[:, 0].max() <= 0.9
    assert (rows[:, 1] == 1.0).all()
    assert rows[:, 2].min() < 0.7 < 1.3 < rows[:, 2].max()


def test_reset_options_place_the_car():
    env = hotlap.RacerEnv()
    observation, info = env.reset(options={"position": 126.4, "offset": 2.0, "speed": 12.0})
    assert observation[12] == pytest.approx(126.4 / load_track("circuit").length_m)
    assert observation[13] * 12.0 == pytest.approx(2.0)
    assert observation[9] * 50.0 == pytest.approx(12.0)
    assert info["checkpoint"] == 4


def test_repeated_actions_count_ticks_and_add_up_rewards():
    one, four = hotlap.RacerEnv(), hotlap.RacerEnv(action_repeat=4)
    one.reset(seed=3)
    four.reset(seed=3)
    for _ in range(50):
        rewards = [one.step(FORWARD)[1] for _ in range(4)]
        observation, reward, _, _, info = four.step(FORWARD)
        assert reward == pytest.approx(sum(rewards))
    assert info["stepCount"] == 200
    assert np.array_equal(observation, one.batch.observe(np.arange(1))[0])


def test_a_repeated_action_stops_where_the_episode_does():
    env = hotlap.RacerEnv(action_repeat=7, config={"episode": {"maxSteps": 10}})
    env.reset()
    env.step(FORWARD)
    _, _, terminated, truncated, info = env.step(FORWARD)
    assert (terminated, truncated, info["stepCount"]) == (False, True, 10)


def test_a_lap_inside_a_repeated_action_is_told():
    env = hotlap.RacerEnv(action_repeat=5)
    env.reset()
    laps = 0
    for _, _, terminated, truncated, info in lapping(env):
        laps += "lapTime" in info
        if terminated or truncated:
            break
    assert laps >= 1


def test_snapshot_and_restore_continue_bit_for_bit_across_episodes():
    env = hotlap.RacerEnv(random_start=True, config={"episode": {"maxSteps": 100}})
    env.reset(seed=9)
    rng = np.random.default_rng(0)
    actions = rng.uniform([-1, 0, 0], 1, (500, 3)).astype(np.float32)

    def drive(which):
        rows = []
        for action in actions:
            observation, reward, terminated, truncated, _ = which.step(action)
            rows.append([*observation, reward])
            if terminated or truncated:
                rows.append([*which.reset()[0], 0.0])
        return np.array(rows)

    snapshot = env.snapshot()
    first = drive(env)
    other = hotlap.RacerEnv(random_start=True, config={"episode": {"maxSteps": 100}})
    other.restore(snapshot)
    assert np.array_equal(first, drive(other))


def test_a_rendered_env_can_be_copied_and_pickled():
    env = hotlap.RacerEnv(render_mode="rgb_array")
    env.reset(seed=1)
    env.render()
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert np.array_equal(twin.step(FORWARD)[0], copy.deepcopy(env).step(FORWARD)[0])
        assert twin.render().shape == (640, 960, 3)


def test_restoring_to_another_track_draws_that_track():
    env = hotlap.RacerEnv(track="random", pool_size=4, render_mode="rgb_array")
    env.reset(seed=0)
    first, snapshot = env.render(), env.snapshot()
    name = env.batch.track_of(0).name
    seed = 1
    while env.batch.track_of(0).name == name:
        env.reset(seed=seed)
        seed += 1
    assert not np.array_equal(env.render(), first)
    env.restore(snapshot)
    assert np.array_equal(env.render(), first)


@pytest.mark.parametrize("name", NAMED)
def test_observations_are_fresh_arrays(name):
    env = hotlap.RacerEnv(track=name)
    first, _ = env.reset(seed=0)
    kept = first.copy()
    second, *_ = env.step(FORWARD)
    assert np.array_equal(first, kept)
    assert not np.shares_memory(first, second)
