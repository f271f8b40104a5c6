"""A driver knows its environment: what it sees, and how often it decides."""

import gymnasium
import numpy as np
import pytest
from command import hotlap as hotlap_command
from training.short_runs import trainer

import hotlap
from hotlap.drivers.registry import REFERENCES


def first_lap(env, act):
    """Seconds and cleanness of the first lap; None where the episode ends without one."""
    observation, _ = env.reset(seed=0)
    ended = False
    while not ended:
        observation, _, terminated, truncated, info = env.step(act(observation))
        if "lapTime" in info:
            return info["lapTime"], info["lapClean"]
        ended = terminated or truncated
    return None


@pytest.mark.parametrize("name", ["circuit-best", "speedway-best", "gauntlet-best", "generalist"])
def test_a_shipped_driver_laps_cleanly_in_its_own_environment(name):
    driver = hotlap.load_driver(name)
    track = "random:7" if name == "generalist" else None
    seconds, clean = first_lap(driver.make_env(track=track), driver.act)
    assert clean
    assert seconds < 26.0


def test_its_options_are_those_of_its_training():
    options = hotlap.load_driver("generalist").env_options
    assert (options["observation"], options["action_repeat"]) == ("preview", 4)
    env = hotlap.RacerEnv(**{**options, "track": "circuit"})
    assert env.observation_space == hotlap.load_driver("generalist").observation_space


def test_what_is_asked_for_replaces_what_it_was_trained_with():
    env = hotlap.load_driver("circuit-best").make_env(track="speedway", render_mode="rgb_array", threads=1)
    env.reset(seed=0)
    assert env.batch.track_of(0).name == "speedway"
    assert env.render().shape == (640, 960, 3)


def test_an_observation_of_the_other_kind_is_named():
    driver = hotlap.load_driver("generalist")
    observation, _ = hotlap.RacerEnv().reset(seed=0)
    with pytest.raises(hotlap.HotlapError, match=r'observation="preview".*driver\.make_env\(\)'):
        driver.act(observation)
    with pytest.raises(hotlap.HotlapError, match=r"shape \(3,\)") as error:
        driver.act(np.zeros(3))
    assert "preview" not in str(error.value)


def test_a_driver_of_another_environment_makes_that_one(tmp_path):
    run = trainer(tmp_path, "ppo", "CartPole-v1", steps=64)
    run.run()
    driver = hotlap.load_driver(run.folder.path)
    env = driver.make_env(render_mode="rgb_array", max_episode_steps=7)
    assert isinstance(env, gymnasium.Env)
    assert env.spec.id == "CartPole-v1"
    assert env.spec.max_episode_steps == 7
    assert env.action_space.contains(driver.act(env.reset(seed=1)[0]))
    with pytest.raises(hotlap.HotlapError, match="has no tracks"):
        driver.make_env(track="circuit")


@pytest.mark.parametrize("name", ["line-follower", "casual-human"])
def test_a_reference_driver_drives_by_name(name):
    driver = hotlap.load_driver(name)
    env = driver.make_env(track="gauntlet")
    assert first_lap(env, lambda observation: driver.act_in(env)) is not None


def test_a_reference_driver_says_that_it_sees_no_observations():
    driver = hotlap.load_driver("flat-out")
    with pytest.raises(hotlap.HotlapError, match=r"sees the simulator, not an observation.*act_in\(env\)"):
        driver.act(np.zeros(14))
    with pytest.raises(hotlap.HotlapError, match="drives a RacerEnv"):
        driver.act_in(gymnasium.make("CartPole-v1"))


@pytest.mark.parametrize("name", REFERENCES)
def test_a_reference_driver_is_evaluated_by_name_beside_the_others(name):
    found = hotlap.evaluate(name, episodes=2, track="gauntlet")
    assert set(found.references) == set(REFERENCES) - {name}
    beside = hotlap.evaluate("gauntlet-best", episodes=2)
    assert found.figures.laps == beside.references[name].laps
    assert found.figures.lap_time_best == beside.references[name].lap_time_best
    assert found.figures.wall_contacts == beside.references[name].wall_contacts


def test_the_command_evaluates_a_reference_driver():
    done = hotlap_command("evaluate", "line-follower", "--track", "gauntlet", "--episodes", "2")
    assert done.returncode == 0, done.stderr
    assert "line-follower on gauntlet: 2 episodes" in done.stdout


def test_a_reference_driver_has_no_checkpoint_to_inspect():
    done = hotlap_command("inspect", "line-follower")
    assert done.returncode == 2
    assert "'line-follower' is a scripted reference driver" in done.stderr
