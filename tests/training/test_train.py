"""`hotlap.train(RunConfig(...))`, labels for runs of other settings, and errors of users apart from bugs."""

import json
import subprocess
import sys

import pytest
from command import hotlap as command
from training.short_runs import SETTINGS, trainer

import hotlap
from hotlap.errors import UsageError

SHORT = {"evaluate_every": 100, "evaluation_episodes": 2, "total_timesteps": 128}


def test_a_config_is_all_that_train_needs(tmp_path):
    config = hotlap.RunConfig("CartPole-v1", seed=3, hyperparameters=SETTINGS["ppo"], **SHORT)
    folder = hotlap.train(config, out=tmp_path)
    assert isinstance(folder, hotlap.RunFolder)
    assert folder.path == tmp_path / "CartPole-v1" / "ppo_seed3"
    stored = folder.read_config()
    assert stored.preset == "sb3"
    assert stored.hyperparameters["n_steps"] == 32
    assert stored.hyperparameters["gamma"] == 0.99, "what was left out is the algorithm's"
    assert folder.read_results().total_timesteps == 128
    assert hotlap.load_driver(folder.path).config == stored


def test_train_and_trainer_give_the_same_run(tmp_path):
    from benchmarks.run_comparison import run_differences

    run = trainer(tmp_path / "trainer")
    run.run()
    folder = hotlap.train(run.folder.read_config(), out=tmp_path / "train", checkpoint_every=90)
    assert run_differences(run.folder.path, folder.path) == []


def test_runs_of_other_settings_get_a_folder_by_their_name(tmp_path):
    folders = []
    for name, epochs in (("few", 1), ("many", 3), (None, 2)):
        run = trainer(tmp_path, name=name, settings={"n_epochs": epochs}, steps=64)
        run.run()
        folders.append(run.folder)
    assert [folder.path.name for folder in folders] == ["few_ppo_seed3", "many_ppo_seed3", "ppo_seed3"]
    assert [folder.read_config().hyperparameters["n_epochs"] for folder in folders] == [1, 3, 2]
    assert all(folder.model.name == "ppo_seed3_model.zip" for folder in folders)
    assert hotlap.load_driver(folders[0].path).title == "few_ppo_seed3"


@pytest.mark.parametrize("name", ["", "../up", "a b", "a/b", ".hidden", "ä", "x" * 101])
def test_a_label_that_is_no_folders_name_is_refused(name):
    with pytest.raises(UsageError, match="the name is"):
        hotlap.RunConfig("racer", name=name)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        (
            {"algorithm": "ppoo"},
            "choose a2c, dqn, ppo, sac, td3 .*did you mean 'ppo'",
        ),
        ({"algorithm": "sac"}, r"sac needs continuous actions; .* Use --algo a2c or dqn or ppo"),
        ({"algorithm": "td3"}, "td3 needs continuous actions"),
        (
            {"algorithm": "dqn", "environment": "Pendulum-v1"},
            "dqn needs Discrete actions",
        ),
        ({"hyperparameters": {"gama": 0.9}}, "unknown hyperparameter 'gama'"),
        ({"env_options": {"random_start": True}}, "cannot be made with random_start=True"),
        ({"hyperparameters": [1]}, r"hyperparameters is \[1\]; it must be a dict"),
        ({"environment": 3}, "environment is 3; it must be a name"),
        ({"torch_threads": 10**12}, "torch_threads is 1000000000000; it must be at most 1024"),
        ({"environment": "racer", "algorithm": "dqn"}, "dqn needs Discrete actions; .* sac or td3"),
        ({"algorithm": "dqn", "hyperparameters": {"exploration_fraction": 7}}, "it must be 0.0 to 1.0"),
        ({"total_timesteps": 0}, "total_timesteps is 0"),
        ({"racer_config": {}}, "sets the racer's rewards"),
    ],
)
def test_a_config_that_cannot_work_is_a_sentence(tmp_path, changes, message):
    asked = {"environment": "CartPole-v1", **changes}
    with pytest.raises(UsageError, match=message):
        hotlap.train(hotlap.RunConfig(**asked), out=tmp_path)
    assert not list(tmp_path.iterdir())


def test_a_bug_keeps_its_traceback_and_exits_with_70(tmp_path):
    """A callback that fails is nobody's wrong use."""
    script = (
        "import sys\n"
        "from hotlap.training import run\n"
        "def broken(self): raise KeyError('a bug')\n"
        "run.Run.run = broken\n"
        "sys.argv = ['hotlap', 'train', 'CartPole-v1', '--out', sys.argv[1]]\n"
        "from hotlap.cli import main\n"
        "main()\n"
    )
    done = subprocess.run([sys.executable, "-c", script, str(tmp_path)], capture_output=True, text=True)
    assert done.returncode == 70
    assert "Traceback" in done.stderr
    assert "KeyError: 'a bug'" in done.stderr


def test_a_users_mistake_exits_with_2_and_shows_no_traceback(tmp_path):
    done = command("train", "CartPole-v1", "--algo", "ppoo", "--out", tmp_path)
    assert done.returncode == 2
    assert "did you mean 'ppo'" in done.stderr
    assert "Traceback" not in done.stderr


def test_watch_shows_a_run_that_has_ended_and_says_where_there_is_none(tmp_path):
    run = trainer(tmp_path, "ppo", "racer", 16, True)
    run.run()
    shown = command("watch", run.folder.path)
    assert shown.returncode == 0, shown.stderr
    assert "racer ppo, seed 3" in shown.stdout
    assert "1,600 of 1,600 steps" in shown.stdout
    reward = run.folder.read_results().final_reward_mean
    assert f"reward {reward:.2f}" in shown.stdout
    for wrong in (tmp_path / "nothing", tmp_path):
        missing = command("watch", wrong)
        assert missing.returncode == 2
        assert "Traceback" not in missing.stderr


def test_watch_follows_a_run_until_its_end(tmp_path):
    run = trainer(tmp_path, steps=64)
    run.run()
    lines = run.folder.events.read_text().splitlines(keepends=True)
    run.folder.events.write_text("".join(lines[:-1]))
    watching = subprocess.Popen(
        [sys.executable, "-m", "hotlap", "watch", str(run.folder.path)], stdout=subprocess.PIPE, text=True
    )
    assert "64 of 64 steps" in watching.stdout.readline()
    assert json.loads(lines[-1])["kind"] == "end"
    with run.folder.events.open("a") as file:
        file.write(lines[-1])
    assert watching.wait(timeout=30) == 0
    watching.stdout.close()
