"""`hotlap train` and its signals, as a person at a terminal meets them."""

import json
import random
import signal
import subprocess
import sys
import time

import pytest
from benchmarks.run_comparison import run_differences
from command import hotlap, words_of

from hotlap.cli import main

TRAIN = [
    "train", "CartPole-v1", "--algo", "ppo", "--seed", "3", "--steps", "6000", "--checkpoint-every", "500",
    "--set", "n_steps=128", "--set", "n_epochs=4", "--set", "evaluation_episodes=2",
]  # fmt: skip


def started(out, *more):
    return subprocess.Popen(
        [sys.executable, "-m", "hotlap", *TRAIN, "--out", str(out), *more],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip


def wait_for_checkpoint(out, step=500):
    deadline = time.monotonic() + 120
    while not list(out.glob(f"*/*/checkpoints/checkpoint_{step}.zip")):
        assert time.monotonic() < deadline, "no checkpoint in two minutes"
        time.sleep(0.01)


def finished(process, code=0):
    output, errors = process.communicate(timeout=200)
    assert process.returncode == code, errors
    return output, errors


def folder(out):
    return out / "CartPole-v1" / "ppo_seed3"


@pytest.fixture(scope="module")
def alone(tmp_path_factory):
    out = tmp_path_factory.mktemp("alone")
    output, _ = finished(started(out))
    assert "CartPole-v1 ppo, seed 3" in output
    assert "hotlap evaluate" in output
    return folder(out)


@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)]
)
def test_a_signal_saves_and_says_how_to_resume(tmp_path, alone, number, code):
    process = started(tmp_path)
    wait_for_checkpoint(tmp_path)
    process.send_signal(number)
    _, errors = finished(process, code)
    assert "Traceback" not in errors
    assert "stopping after this update" in errors
    again = errors.rpartition("stopped and saved; resume with: ")[2]
    assert words_of(again) == [*TRAIN, "--out", str(tmp_path), "--resume"]
    done = hotlap(*words_of(again))
    assert done.returncode == 0, done.stderr
    assert "resuming from step" in done.stderr
    assert run_differences(alone, folder(tmp_path)) == []


def test_sigkill_at_random_moments_changes_nothing(tmp_path, alone):
    rng = random.Random(1)
    for step in (500, 2500, 4500):
        process = started(tmp_path, "--resume")
        wait_for_checkpoint(tmp_path, step)
        time.sleep(rng.random() * 0.5)
        process.kill()
        process.communicate()
    finished(started(tmp_path, "--resume"))
    assert run_differences(alone, folder(tmp_path)) == []


def test_evaluate_and_inspect_need_no_torch(alone):
    code = (
        "import sys; from hotlap.cli import app; "
        "app({arguments!r}, standalone_mode=False); "
        "assert 'torch' not in sys.modules, 'torch was loaded'"
    )
    for arguments in (["evaluate", str(alone)], ["inspect", str(alone)], ["evaluate", "circuit-best"]):
        done = subprocess.run(
            [sys.executable, "-c", code.format(arguments=arguments)],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr


def test_evaluate_as_json(alone):
    figures = json.loads(hotlap("evaluate", alone, "--episodes", 5, "--json").stdout)
    assert figures["episodes"] == 5
    assert figures["lap_time_median"] is None
    assert figures["reward_ci95"][0] <= figures["reward_mean"] <= figures["reward_ci95"][1]
    again = json.loads(hotlap("evaluate", alone, "--episodes", 5, "--json").stdout)
    assert again == figures


def test_inspect_tells_what_is_in_a_checkpoint(alone):
    output = hotlap("inspect", alone / "checkpoints" / "checkpoint_3000.zip").stdout
    for words in ("CartPole-v1", "4 → 64 → 64 → 2", "3000", "resume point", "tanh"):
        assert words in output
    about = json.loads(hotlap("inspect", alone, "--json").stdout)
    assert about["algorithm"] == "ppo"


def test_presets_are_listed():
    output = hotlap("train", "--list-presets").stdout
    assert "LunarLander-v3, a2c: classic" in output
    assert "50,000" in output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("train",), "train what? Name racer"),
        (("train", "Cartpole-v1"), "did you mean 'CartPole-v1'"),
        (("train", "racer:nowhere"), "nowhere"),
        (
            ("train", "CartPole-v1", "--algo", "ppoo"),
            "unknown algorithm 'ppoo'; choose a2c, dqn, ppo, sac, td3",
        ),
        (("train", "CartPole-v1", "--algo", "sac"), "sac needs continuous actions"),
        (("train", "LunarLander-v3", "--algo", "sac"), "or train LunarLanderContinuous-v3"),
        (("train", "CartPole-v1", "--preset", "fast"), "no preset 'fast' for CartPole-v1 with ppo"),
        (("train", "CartPole-v1", "--set", "learning_rat=1"), "did you mean 'learning_rate'"),
        (("train", "CartPole-v1", "--set", "n_steps=1.5"), "n_steps is 1.5; it must be a whole number"),
        (("train", "CartPole-v1", "--set", "n_steps"), "write it as KEY=VALUE"),
        (("train", "CartPole-v1", "--env-set", "gravity"), "--env-set gravity: write it as KEY=VALUE"),
        (("train", "CartPole-v1", "--steps", "0"), "total_timesteps is 0"),
        (("train", "CartPole-v1", "--keep", "some"), "a whole number, at least 1, or 'all'"),
        (("train", "CartPole-v1", "--config", "x.json"), "--config sets the racer's rewards"),
        (("train", "racer", "--config", "no.json"), "config file no.json does not exist"),
        (("train", "CarRacing-v3"), "shows images"),
        (("train", "Blackjack-v1"), "is not supported; observations and actions must be Box"),
        (("train", "racer", "--resume", "--overwrite"), "choose one"),
        (("train", "CartPole-v1", "--set", "n_epochs=0"), "n_epochs is 0; it must be 1 to"),
        (("train", "Pendulum-v1", "--algo", "sac", "--set", "train_freq=-3"), "train_freq is -3"),
        (("train", "CartPole-v1", "--set", "gamma=5"), "gamma is 5; it must be 0 to 1"),
        (("train", "CartPole-v1", "--set", 'net_arch={"foo":[8]}'), "net_arch is {'foo': [8]}"),
        (("train", "CartPole-v1", "--set", "batch_size=1"), "ppo refuses these settings"),
        (("train", "racer", "--set", "vectorizer=envpool"), "unknown hyperparameter 'vectorizer'"),
        (("train", "no_such_module:Mine-v0"), "module no_such_module cannot be imported"),
        (("train", "Humanoid-v5"), "Humanoid-v5 cannot be made"),
        (("evaluate", "nobody"), "no driver 'nobody'"),
        (("inspect", "nobody.zip"), "no driver 'nobody.zip'"),
    ],
)
def test_a_mistake_is_a_sentence_and_leaves_nothing(tmp_path, monkeypatch, capsys, arguments, message):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["hotlap", *arguments])
    with pytest.raises(SystemExit) as ended:
        main()
    errors = capsys.readouterr().err
    assert ended.value.code == 2
    assert message in errors
    assert "Traceback" not in errors
    assert list(tmp_path.iterdir()) == []
