"""`hotlap tune`: neither kills nor the number of jobs change what is found."""

import os
import random
import signal
import subprocess
import time
from dataclasses import replace
from pathlib import Path

import pytest
from command import PROGRAM
from optuna.storages.journal import JournalFileBackend
from studies.executors import AnyOrder, InProcess, invented_trial
from studies.tunings import seen_in, small_plan

from hotlap.studies.local_pool import LocalPool
from hotlap.studies.tuning import tune

TRIALS = 20


class KilledError(BaseException):
    """Nothing may catch this, as nothing catches SIGKILL."""


@pytest.fixture(scope="module")
def alone(tmp_path_factory):
    """A study of invented trials, one at a time, left alone."""
    file = tmp_path_factory.mktemp("alone") / "study.log"
    tune(small_plan(), TRIALS, file, lambda: InProcess(invented_trial))
    found = seen_in(file)
    states = [state for _, state, *_ in found]
    assert {"COMPLETE", "PRUNED", "FAIL", False} == set(states), "there is one of each"
    return found


@pytest.mark.parametrize("jobs", [2, 5, 30])
def test_many_jobs_that_end_in_any_order_find_the_same(tmp_path, alone, jobs):
    file = tmp_path / "study.log"
    tune(small_plan(), TRIALS, file, lambda: AnyOrder(jobs, jobs, losses=0.2))
    assert seen_in(file) == alone


def test_a_study_that_is_extended_finds_what_a_long_one_finds(tmp_path, alone):
    file = tmp_path / "study.log"
    for trials in (3, 8, 9, 17, TRIALS):
        tune(small_plan(), trials, file, lambda: AnyOrder(3, 1))
    assert seen_in(file) == alone


@pytest.mark.parametrize("seed", range(3))
def test_a_study_killed_in_the_middle_of_any_line_finds_the_same(tmp_path, monkeypatch, alone, seed):
    file, rng = tmp_path / "study.log", random.Random(seed)
    append = JournalFileBackend.append_logs
    left = 0

    def killed_now_and_then(self, logs):
        nonlocal left
        left -= 1
        if left > 0:
            return append(self, logs)
        if rng.random() < 0.7:
            append(self, logs)
            whole = file.read_bytes()
            begun = whole[:-1].rfind(b"\n") + 1
            # A part of the line, or all of it. The first line of all is there or not.
            file.write_bytes(whole[: rng.randint(begun, len(whole))] if begun else whole)
        raise KilledError

    monkeypatch.setattr(JournalFileBackend, "append_logs", killed_now_and_then)
    kills = 0
    while True:
        left = rng.randint(1, 25)
        try:
            tune(small_plan(), TRIALS, file, lambda: AnyOrder(3, rng.random()))
            break
        except KilledError:
            kills += 1
    assert kills >= 5
    assert seen_in(file) == alone


def test_other_seeds_draw_other_trials(tmp_path, alone):
    file = tmp_path / "study.log"
    tune(replace(small_plan(), seed=2), TRIALS, file, lambda: InProcess(invented_trial))
    assert all(one[2] != other[2] for one, other in zip(seen_in(file), alone, strict=True))


@pytest.fixture(scope="module")
def trained_alone(tmp_path_factory):
    file = tmp_path_factory.mktemp("trained") / "study.log"
    tune(small_plan(), 5, file, InProcess, generation=3)
    return seen_in(file)


@pytest.mark.slow
def test_real_trials_in_several_processes_some_killed_find_the_same(tmp_path, trained_alone):
    """The process of a job is killed, or the one that it is a fork of."""
    file, rng, said = tmp_path / "study.log", random.Random(1), []
    pool = LocalPool(2)
    kills = []

    def kill_sometimes(progress):
        busy = [slot for slot in pool._slots if slot.job is not None]
        if len(kills) < 3 and busy and rng.random() < 0.3:
            server = rng.choice(busy)._server.pid
            victims = [server, *children_of(server)]
            kills.append(rng.choice(victims))
            os.kill(kills[-1], signal.SIGKILL)

    tune(small_plan(), 5, file, lambda: pool, generation=3, show=kill_sometimes, report=said.append)
    assert len(kills) == 3
    assert any("runs again" in line for line in said)
    assert seen_in(file) == trained_alone


def children_of(process):
    text = Path(f"/proc/{process}/task/{process}/children").read_text()
    return [int(word) for word in text.split()]


def tune_command(file, *words):
    sizes = ["--steps", "512", "--seed", "1", "--set", "evaluation_episodes=2", "--generation", "3"]
    command = [*PROGRAM, "tune", "CartPole-v1", "--study", str(file), "--trials", "5", *sizes, *words]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


@pytest.mark.slow
@pytest.mark.parametrize("words", [["--jobs", "2"], ["--ray"]], ids=["local", "ray"])
def test_a_command_that_is_killed_and_repeated_finds_the_same(tmp_path, trained_alone, words):
    if "--ray" in words:
        pytest.importorskip("ray")
    file, rng = tmp_path / "study.log", random.Random(3)
    for _ in range(4):
        process = tune_command(file, *words)
        with_trials = time.monotonic() + 60
        # From its first moments to the middle of the trials.
        while not list(tmp_path.glob(".study.log.tuning/trial_*")) and time.monotonic() < with_trials:
            time.sleep(0.05)
        time.sleep(rng.uniform(0.0, 4.0))
        process.kill()
        process.wait()
    assert tune_command(file, *words).wait() == 0
    assert seen_in(file) == trained_alone
