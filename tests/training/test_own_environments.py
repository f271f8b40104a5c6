"""Environments and wrappers of the user's own: a run keeps their modules' names and imports none of them."""

import json
import sys

import gymnasium
import pytest
from benchmarks.run_comparison import run_differences
from command import hotlap, words_of
from training.short_runs import CrashAt, CrashError, resolved_config, trainer

from hotlap.errors import UsageError
from hotlap.evaluation.evaluate import evaluate
from hotlap.policies.loading import load_driver
from hotlap.runs.config import RunConfig

MODULE = """
import gymnasium
from gymnasium.envs.classic_control import CartPoleEnv

gymnasium.register("Mine-v0", entry_point=CartPoleEnv, max_episode_steps=60)

class Halved(gymnasium.RewardWrapper):
    def reward(self, reward):
        return reward / 2
"""
SHORT = ["--steps", "128", "--set", "n_steps=64", "--set", "evaluation_episodes=2", "--seed", "1"]


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    """A folder with a module of the user's own, and a run that was trained there."""
    folder = tmp_path_factory.mktemp("home")
    (folder / "my_envs.py").write_text(MODULE)
    trained = hotlap("train", "my_envs:Mine-v0", *SHORT, "--wrapper", "my_envs:Halved", cwd=folder)
    assert trained.returncode == 0, trained.stderr
    return folder, trained.stdout


RUN = "results/experiments/Mine-v0/ppo_seed1"


def test_a_module_in_the_current_folder_is_found_and_kept_in_the_runs_files(home):
    folder, _ = home
    stored = json.loads((folder / RUN / "config.json").read_text())["plan"]
    assert stored["imports"] == ["my_envs"]
    assert load_driver(folder / RUN).config.imports == ["my_envs"]
    assert "my_envs" not in sys.modules, "reading a driver imports nothing"


def test_the_printed_commands_name_the_module_and_work(home):
    folder, printed = home
    (command,) = [words_of(line) for line in printed.splitlines() if "hotlap evaluate" in line]
    assert command[-2:] == ["--import", "my_envs"]
    done = hotlap(*command, "--episodes", 3, "--json", cwd=folder)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["reward_mean"] <= 30, "rewards are halved by the run's wrapper"


@pytest.mark.parametrize("words", [("evaluate", RUN), ("compare", RUN, f"{RUN}/ppo_seed1_model.zip")])
def test_without_the_import_the_error_says_what_to_add(home, words):
    folder, _ = home
    refused = hotlap(*words, "--episodes", 2, cwd=folder)
    assert refused.returncode == 2
    assert "'Mine-v0' was registered by module my_envs; import it first" in refused.stderr
    assert "add --import my_envs" in refused.stderr
    assert hotlap(*words, "--episodes", 2, "--import", "my_envs", cwd=folder).returncode == 0


def test_a_resume_finds_the_module_by_either_way_to_name_it(home):
    folder, _ = home
    for words in (["my_envs:Mine-v0"], ["Mine-v0", "--import", "my_envs"]):
        done = hotlap("train", *words, "--seed", 1, "--resume", cwd=folder)
        assert done.returncode == 0, done.stderr
        assert "already has all its 128 steps" in done.stderr


def test_a_module_that_fails_is_a_sentence(home):
    folder, _ = home
    (folder / "broken_module.py").write_text("1 / 0")
    done = hotlap("train", "CartPole-v1", "--import", "broken_module", cwd=folder)
    assert done.returncode == 2
    assert "broken_module failed during import: ZeroDivisionError" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_stored_wrapper_is_not_imported_by_the_driver_that_names_it(tmp_path, monkeypatch):
    (tmp_path / "my_wrappers.py").write_text(MODULE.replace("Mine-v0", "Other-v0"))
    monkeypatch.syspath_prepend(tmp_path)
    run = trainer(tmp_path, steps=64, wrappers=["my_wrappers:Halved"])
    run.run()
    monkeypatch.delitem(sys.modules, "my_wrappers")
    with pytest.raises(
        UsageError, match=r"is defined by module my_wrappers; import it first .*add --import my_wrappers"
    ):
        evaluate(load_driver(run.folder.path), episodes=1)
    assert "my_wrappers" not in sys.modules


def test_options_and_wrappers_hold_in_training_and_in_evaluation(tmp_path):
    run = trainer(
        tmp_path, "ppo", "CartPole-v1", env_options={"max_episode_steps": 7}, steps=64,
        wrappers=["TimeAwareObservation"],
    )  # fmt: skip
    results = run.run()
    assert results.episode_length_mean <= 7
    driver = load_driver(run.folder.path)
    assert driver.observation_space.shape == (5,)
    assert evaluate(driver, episodes=2).figures.episode_length_mean <= 7


@pytest.mark.parametrize(("algorithm", "environment"), [("a2c", "CartPole-v1"), ("sac", "Pendulum-v1")])
def test_observations_of_double_precision_can_be_trained_on(tmp_path, algorithm, environment):
    """Many wrappers, and MuJoCo, give float64; the fast paths compute in float32 as SB3 does."""
    double = ["TimeAwareObservation"]
    settings = {"use_sde": False} if algorithm == "sac" else {}
    run = trainer(tmp_path, algorithm, environment, wrappers=double, steps=128, settings=settings)
    run.run()
    assert load_driver(run.folder.path).observation_space.dtype == "float64"


def test_a_wrapper_makes_an_environment_trainable(tmp_path):
    run = trainer(tmp_path, "ppo", "Blackjack-v1", wrappers=["FlattenObservation"], steps=64)
    run.run()
    assert isinstance(load_driver(run.folder.path).observation_space, gymnasium.spaces.Box)


@pytest.mark.parametrize(
    ("algorithm", "environment", "n_envs"), [("ppo", "CartPole-v1", 4), ("sac", "Pendulum-v1", 1)]
)
def test_a_run_with_options_and_wrappers_resumes_exactly(tmp_path, algorithm, environment, n_envs):
    changes = {
        "env_options": {"max_episode_steps": 33},
        "wrappers": ["TimeAwareObservation", "ClipReward(min_reward=-1.0, max_reward=1.0)"],
    }
    alone = trainer(tmp_path / "alone", algorithm, environment, n_envs, **changes)
    alone.run()
    for step in (100, 250):
        crashed = trainer(
            tmp_path / "crashed", algorithm, environment, n_envs,
            **changes, resume=True, callbacks=[CrashAt(step)],
        )  # fmt: skip
        with pytest.raises(CrashError):
            crashed.run()
    trainer(tmp_path / "crashed", algorithm, environment, n_envs, resume=True).run()
    assert run_differences(alone.folder.path, crashed.folder.path) == []


def test_a_resume_with_other_options_or_wrappers_is_refused(tmp_path):
    trainer(
        tmp_path, env_options={"max_episode_steps": 33}, wrappers=["TimeAwareObservation"], steps=64
    ).run()
    for change, message in (
        ({"env_options": {"max_episode_steps": 40}}, "max_episode_steps is 33, not 40"),
        ({"wrappers": ["FlattenObservation"]}, "wrappers is"),
    ):
        with pytest.raises(UsageError, match=message):
            trainer(tmp_path, resume=True, steps=64, **change).run()


def test_envpool_is_not_used_with_options_or_wrappers():
    pytest.importorskip("envpool")
    many = {"n_envs": 16, "steps": 1600}
    for change in ({"env_options": {"gravity": -9.0}}, {"wrappers": ["TimeAwareObservation"]}):
        assert resolved_config("LunarLander-v3", **many, **change).vec_backend == "gymnasium"
        with pytest.raises(UsageError, match="EnvPool takes neither wrappers nor environment options"):
            resolved_config("LunarLander-v3", **many, **change, settings={"vec_backend": "envpool"})


@pytest.mark.parametrize(
    ("environment", "changes", "message"),
    [
        ("CartPole-v1", {"env_options": {"colour": "red"}}, "cannot be made with colour='red'"),
        ("CartPole-v1", {"wrappers": ["FlatenObservation"]}, "did you mean 'FlattenObservation'"),
        ("CartPole-v1", {"wrappers": ["TimeLimit"]}, "wrapper 'TimeLimit' cannot be applied to"),
        ("CartPole-v1", {"wrappers": ["TimeLimit(5"]}, "cannot be read; write a class of gymnasium.wrappers"),
        ("CartPole-v1", {"wrappers": ["NormalizeObservation"]}, "pass --set normalize=true instead"),
        ("CartPole-v1", {"wrappers": ["json:loads"]}, "json has no wrapper 'loads'"),
        ("racer", {"wrappers": ["TimeAwareObservation"]}, "cannot be applied to the racer"),
        ("racer", {"env_options": {"track": "gauntlet"}}, "unknown option 'track' of the racer"),
    ],
)
def test_wrong_options_and_wrappers_are_sentences(tmp_path, environment, changes, message):
    with pytest.raises(UsageError, match=message.replace("(", r"\(")):
        trainer(tmp_path, "ppo", environment, **changes).run()
    assert not list(tmp_path.iterdir())


def test_the_racers_options_can_be_set_like_those_of_gym_make(tmp_path):
    done = hotlap(
        "train", "racer", "--preset", "sb3", "--steps", 64, "--set", "n_steps=64", "--set",
        "evaluation_episodes=1", "--env-set", "action_repeat=4", "--env-set", "random_start=true",
        "--out", tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    config = load_driver(tmp_path / "racer" / "ppo_seed42").config
    assert config.env_options == {"action_repeat": 4, "random_start": True}


def test_configs_without_the_new_fields_are_still_read():
    stored = resolved_config("CartPole-v1").as_dict()
    for name in ("imports", "wrappers", "track_data"):
        del stored[name]
    assert RunConfig.from_dict(stored, "old") == resolved_config("CartPole-v1")


def test_runs_whose_environments_differ_are_not_compared(tmp_path):
    plain = trainer(tmp_path / "plain", steps=64)
    wrapped = trainer(tmp_path / "wrapped", steps=64, wrappers=["TimeLimit(max_episode_steps=20)"])
    for run in (plain, wrapped):
        run.run()
    done = hotlap("compare", plain.folder.path, wrapped.folder.path, "--episodes", 2)
    assert done.returncode == 2
    assert (
        "the environments of these runs differ: TimeLimit(max_episode_steps=20) against no options"
        in done.stderr
    )
