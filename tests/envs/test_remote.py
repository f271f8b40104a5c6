"""The environments with their cars at a bridge: they take and refuse what the local ones do."""

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from stable_baselines3.common.env_checker import check_env as check_sb3_env

import hotlap
from hotlap import BridgeError


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"track": "mine.json"}, "track 'mine.json' cannot be sent to a bridge"),
        ({"track": "monza"}, "unknown track 'monza'"),
        ({"track": ["circuit", "speedway"]}, "2 tracks for 1 cars"),
        ({"config": {"weights": {"progres": 1}}}, "unknown key 'progres'"),
        ({"observation": "pixels"}, "unknown observation 'pixels'"),
        ({"randomize": {"grip": (3, 4)}}, "must be low to high, within"),
    ],
)
def test_the_remote_env_refuses_what_the_local_one_refuses(bridge, options, message):
    with pytest.raises(ValueError, match=message):
        hotlap.RacerEnv(**options, bridge_url=bridge.url)


def test_a_bridge_with_other_reward_terms_is_refused(bridge, monkeypatch):
    monkeypatch.setattr("hotlap.envs.remote.REWARD_KEYS", ("progress", "drift"))
    with pytest.raises(BridgeError, match=r"has different reward terms \(progress, .*\(progress, drift\)"):
        hotlap.RacerEnv(bridge_url=bridge.url)


def test_the_remote_env_checks_actions_and_order_itself(bridge):
    env = hotlap.RacerEnv(bridge_url=bridge.url)
    with pytest.raises(Exception, match="step was called before reset"):
        env.step([0.0, 1.0, 0.0])
    env.reset(seed=1)
    with pytest.raises(ValueError, match="every value must be finite"):
        env.step([np.nan, 1.0, 0.0])
    env.step([0.0, 1.0, 0.0])
    env.close()
    with pytest.raises(BridgeError, match="is closed"):
        env.step([0.0, 1.0, 0.0])


def test_gymnasium_makes_the_remote_env_and_both_checkers_pass(bridge):
    env = gym.make("hotlap/Racer-v0", bridge_url=bridge.url)
    check_sb3_env(env.unwrapped, warn=False)
    check_env(env.unwrapped, skip_render_check=True, skip_close_check=True)
    env.close()


def test_numpy_values_and_lists_of_one_are_as_good_as_here(bridge):
    options = {"track": ["circuit"], "randomize": {"grip": np.array([0.8, 1.0])}}
    here, there = hotlap.RacerEnv(**options), hotlap.RacerEnv(**options, bridge_url=bridge.url)
    place = {"position": np.float64(10.0), "speed": np.int64(3)}
    one, other = (env.reset(seed=3, options=place)[0] for env in (here, there))
    assert np.array_equal(one, other)
    with pytest.raises(ValueError, match="reset's options are 5; they must be a dict"):
        there.reset(options=5)
    there.close()


def test_the_vector_env_says_where_its_cars_are(bridge):
    with pytest.raises(ValueError, match=r"use make_vec_env\(bridge_url=…\)"):
        gym.make_vec("hotlap/Racer-v0", 2, vectorization_mode="vector_entry_point", bridge_url=bridge.url)
