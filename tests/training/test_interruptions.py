"""Ctrl-C at any moment, a terminal that closes, and a study that is stopped."""

import contextlib
import fcntl
import os
import signal
import subprocess
import sys
import termios
import time

import pytest
from command import hotlap, words_of
from training.short_runs import trainer

RUN = ["--set", "n_steps=128", "--set", "evaluation_episodes=2", "--checkpoint-every", "500", "--steps"]
HOTLAP = [sys.executable, "-m", "hotlap"]


def wait_until(condition):
    deadline = time.monotonic() + 120
    while not condition():
        assert time.monotonic() < deadline, "nothing happened in two minutes"
        time.sleep(0.01)


@pytest.mark.parametrize("module", ["gymnasium.", "typer.", "torch.", "stable_baselines3."])
def test_ctrl_c_while_libraries_are_imported_prints_no_traceback(tmp_path, module):
    process = subprocess.Popen(
        [sys.executable, "-X", "importtime", "-m", "hotlap", "train", "CartPole-v1", "--out", str(tmp_path)],
        stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    for line in process.stderr:
        if line.startswith("import time:") and line.rpartition("|")[2].strip().startswith(module):
            break
    process.send_signal(signal.SIGINT)
    rest = process.stderr.read()
    process.stderr.close()
    assert process.wait(timeout=60) == 130
    assert "Traceback" not in rest
    assert "KeyboardInterrupt" not in rest


def test_a_program_that_imports_hotlap_keeps_its_own_ctrl_c():
    code = "import hotlap.cli, signal; assert signal.getsignal(signal.SIGINT) is signal.default_int_handler"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_terminal_that_closes_saves_the_run(tmp_path):
    ours, theirs = os.openpty()

    def take_terminal():
        os.setsid()
        fcntl.ioctl(theirs, termios.TIOCSCTTY, 0)

    process = subprocess.Popen(
        [*HOTLAP, "train", "CartPole-v1", "--out", str(tmp_path), *RUN, "200000"],
        stdin=theirs, stdout=theirs, stderr=theirs, preexec_fn=take_terminal,
    )  # fmt: skip
    os.close(theirs)
    checkpoints = tmp_path / "CartPole-v1" / "ppo_seed42" / "checkpoints"
    os.set_blocking(ours, False)

    def has_checkpoint():
        with contextlib.suppress(BlockingIOError):
            os.read(ours, 65536)
        return (checkpoints / "checkpoint_500.zip").exists()

    wait_until(has_checkpoint)
    before = {path.name for path in checkpoints.glob("checkpoint_*.zip")}
    os.close(ours)
    assert process.wait(timeout=60) == 129
    after = {path.name for path in checkpoints.glob("checkpoint_*.zip")}
    assert after > before, "the state at the hang-up was saved"


def test_under_nohup_a_terminal_that_closes_changes_nothing(tmp_path):
    process = subprocess.Popen(
        [*HOTLAP, "train", "CartPole-v1", "--out", str(tmp_path), *RUN, "3000"],
        preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN),
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    wait_until(lambda: list(tmp_path.glob("*/*/checkpoints/checkpoint_500.zip")))
    process.send_signal(signal.SIGHUP)
    assert process.wait(timeout=60) == 0


def test_a_stopped_study_says_that_it_is_saved_and_how_to_continue(tmp_path):
    words = [
        "tune", "CartPole-v1", "--study", str(tmp_path / "study.log"), "--steps", "512", "--trials", "40",
        "--set", "evaluation_episodes=2", "--jobs", "1",
    ]  # fmt: skip
    process = subprocess.Popen([*HOTLAP, *words], stderr=subprocess.PIPE, text=True)
    for line in process.stderr:
        if "trial 2 of 40: " in line:
            break
    process.send_signal(signal.SIGINT)
    rest = process.stderr.read()
    process.stderr.close()
    assert process.wait(timeout=60) == 130
    assert "Traceback" not in rest
    said, command = rest.strip().splitlines()[-1].split(" Continue with: ")
    assert f"finished trials are saved in {tmp_path / 'study.log'}" in said
    done = hotlap(*words_of(command.replace("--trials 40", "--trials 3")))
    assert done.returncode == 0, done.stderr
    assert "trial 1 of" not in done.stderr, "the finished trials are kept"


def test_a_resume_of_nothing_says_that_it_starts_a_run(tmp_path):
    notes = []
    run = trainer(tmp_path, steps=64, resume=True, report=notes.append)
    run.run()
    assert notes == [f"there is no run in {run.folder.path} yet: starting one"]
    trainer(tmp_path, steps=64, resume=True, report=notes.append).run()
    assert "starting one" not in notes[-1]
