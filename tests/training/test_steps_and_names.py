"""Steps that the environments cannot share are rounded up, and names of algorithms may be in capitals."""

import pytest
from training.short_runs import resolved_config, trainer

import hotlap
from hotlap.training.algorithms import find_algorithm
from hotlap.training.config.resolve import resolve_config


def test_steps_are_rounded_up_to_a_multiple_of_the_environments_in_one_line(tmp_path):
    notes = []
    run = trainer(
        tmp_path, "ppo", "CartPole-v1", 16, steps=1000, report=notes.append,
        settings={"vec_backend": "gymnasium"},
    )  # fmt: skip
    assert run.run().total_timesteps == 1008
    assert notes == ["note: 1,000 steps rounded up to 1,008 (16 environments)"]


def test_the_same_steps_on_resume_are_rounded_the_same_way(tmp_path):
    case = (tmp_path, "ppo", "CartPole-v1", 16)
    trainer(*case, steps=1000).run()
    assert trainer(*case, steps=1000, resume=True).run().total_timesteps == 1008
    assert trainer(*case, steps=1009, resume=True).run().total_timesteps == 1024


@pytest.mark.parametrize(
    ("steps", "n_envs", "taken"), [(1024, 16, 1024), (999, 1, 999), (1_000_000, 256, 1_000_192)]
)
def test_steps_that_divide_are_exact(steps, n_envs, taken):
    assert resolved_config("racer", steps=steps, n_envs=n_envs).total_timesteps == taken
    asked = hotlap.RunConfig("racer", total_timesteps=steps, n_envs=n_envs)
    assert resolve_config(asked).total_timesteps == taken


def test_names_of_algorithms_may_be_in_capitals(tmp_path):
    assert find_algorithm("PPO") is find_algorithm("ppo")
    assert hotlap.RunConfig("racer", "SAC") == hotlap.RunConfig("racer", "sac")
    run = trainer(tmp_path, steps=64)
    capitals = hotlap.Trainer("CartPole-v1", "PPO", 3, out=tmp_path)
    assert capitals.folder == run.folder
