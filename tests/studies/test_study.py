import json
import os
import random
import signal
import threading
import time

import pytest
from benchmarks.run_comparison import run_differences
from command import hotlap
from studies.small_studies import (
    OPTIONS,
    TABLES,
    descendants_of,
    processes_with,
    run_study,
    start_study,
    study_differences,
    wait_for,
)

from hotlap.runs.errors import RunError, RunLockedError
from hotlap.runs.lease import leased
from hotlap.runs.lock import locked
from hotlap.studies import worker
from hotlap.studies.attempts import AttemptLog
from hotlap.studies.folder import StudyFolder
from hotlap.studies.jobs import Job
from hotlap.studies.local_pool import LocalPool
from hotlap.studies.plan import parse_plan
from hotlap.studies.slot import Slot
from hotlap.studies.software import SoftwareError, check_software, software
from hotlap.studies.status import read_status


@pytest.fixture(scope="module")
def alone(tmp_path_factory):
    """The study that nothing happens to."""
    folder = tmp_path_factory.mktemp("study") / "alone"
    run_study(folder)
    return folder


def test_a_study_trains_every_run_of_its_plan(alone):
    assert [one.phase for one in read_status(StudyFolder.open(alone))] == ["done"] * 4
    assert {one.attempts for one in read_status(StudyFolder.open(alone))} == {1}


def test_a_run_of_a_study_equals_the_run_of_the_train_command(alone, tmp_path):
    words = [
        "train", "CartPole-v1", "--algo", "a2c", "--seed", "1", "--steps", "1024", "--n-envs", "4",
        "--checkpoint-every", "256", "--set", "evaluation_episodes=2", "--name", "evaluation_episodes-2",
        "--out", str(tmp_path),
    ]  # fmt: skip
    assert hotlap(*words).returncode == 0
    key = "CartPole-v1/evaluation_episodes-2_a2c_seed1"
    assert run_differences(alone / "runs" / key, tmp_path / key) == []


def test_one_job_at_a_time_gives_the_same_study(alone, tmp_path):
    run_study(tmp_path, jobs=1)
    assert study_differences(alone, tmp_path) == []


def test_the_same_command_again_trains_nothing(alone):
    before = AttemptLog(alone / "attempts.jsonl").counts()
    _, progress = run_study(alone)
    assert progress.found_done == 4
    assert AttemptLog(alone / "attempts.jsonl").counts() == before


def test_more_seeds_add_runs_and_leave_the_others(tmp_path):
    small = {**TABLES, "algorithms": ["a2c"], "seeds": "0"}
    study, _ = run_study(tmp_path, small)
    model = next(study.runs.glob("*/*/*_model.zip"))
    before = model.stat().st_mtime_ns
    _, progress = run_study(tmp_path, {**small, "seeds": "0-1"})
    assert (progress.count("done"), progress.found_done) == (2, 1)
    assert model.stat().st_mtime_ns == before


def test_killed_workers_change_nothing(alone, tmp_path):
    rng, process, kills = random.Random(5), start_study(tmp_path, "--retries", "50", "--jobs", "2"), 0
    while process.poll() is None:
        time.sleep(rng.uniform(0.2, 1.5))
        workers = set(processes_with("hotlap.studies.fork_server")) & descendants_of(process.pid)
        if workers and kills < 5:
            os.kill(rng.choice(sorted(workers)), signal.SIGKILL)
            kills += 1
    process.stderr.close()
    assert process.returncode == 0
    assert kills == 5
    assert study_differences(alone, tmp_path) == []


def test_a_killed_study_continues_and_its_workers_die_with_it(alone, tmp_path):
    for event in ("*_seed0/checkpoints/*.zip", "*_seed1/checkpoints/*.zip"):
        process = start_study(tmp_path, "--jobs", "2")
        wait_for(lambda: list(tmp_path.glob(f"runs/*/{event}")) or process.poll() is not None)  # noqa: B023
        workers = descendants_of(process.pid)
        process.kill()
        process.wait()
        process.stderr.close()
        wait_for(lambda: not workers & set(processes_with("hotlap")), 30)  # noqa: B023
    run_study(tmp_path)
    assert study_differences(alone, tmp_path) == []


def test_ctrl_c_saves_the_runs_and_says_how_to_continue(alone, tmp_path):
    process = start_study(tmp_path, "--jobs", "2", "--retries", "0")
    wait_for(lambda: list(tmp_path.glob("runs/*/*/events.jsonl")))
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=120)
    assert process.returncode == 130, said
    assert "continue with" in said
    assert "Traceback" not in said
    assert AttemptLog(tmp_path / "attempts.jsonl").unclosed() is None
    run_study(tmp_path)
    assert study_differences(alone, tmp_path) == []


def test_a_run_that_fails_is_retried_and_does_not_stop_the_others(tmp_path):
    tables = {**TABLES, "algorithms": ["a2c"]}
    blocked = tmp_path / "runs" / "CartPole-v1" / "evaluation_episodes-2_a2c_seed0"
    blocked.mkdir(parents=True)
    (blocked / "checkpoints").write_text("a file where a folder belongs")
    study, progress = run_study(tmp_path, tables, retries=1)
    phases = {one.run[-1]: one for one in read_status(study)}
    assert (phases["0"].phase, phases["0"].attempts, phases["1"].phase) == ("failed", 2, "done")
    assert "checkpoints" in phases["0"].reason or "folder" in phases["0"].reason
    assert progress.count("failed") == 1


def test_a_retry_waits_until_the_run_is_free(tmp_path):
    tables = {**TABLES, "algorithms": ["a2c"], "seeds": "0"}
    busy = tmp_path / "runs" / "CartPole-v1" / "evaluation_episodes-2_a2c_seed0"
    free = threading.Event()

    def hold():
        with locked(busy):
            free.wait(6)

    holder = threading.Thread(target=hold)
    holder.start()
    _, progress = run_study(tmp_path, tables, retries=0)
    free.set()
    holder.join()
    assert progress.count("done") == 1


def test_two_studies_on_one_folder_are_one_too_many(alone):
    with StudyFolder(alone).locked():
        result = hotlap("study", "run", "--out", str(alone))
    assert result.returncode == 2
    assert "another hotlap study uses" in result.stderr


def test_a_study_on_a_cluster_keeps_others_out_where_locks_do_not_reach(tmp_path, monkeypatch):
    study = StudyFolder(tmp_path)
    with study.locked(shared=True):
        monkeypatch.setattr("fcntl.flock", lambda handle, operation: None)
        with pytest.raises(RunError, match="another hotlap study uses"), study.locked(shared=True):
            pass


def test_status_as_json(alone):
    found = json.loads(hotlap("study", "status", str(alone), "--json").stdout)
    assert [one["phase"] for one in found] == ["done"] * 4
    assert {"run", "step", "total", "attempts", "reason"} <= set(found[0])


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--env", "CartPole-v1"], "where shall the runs go"),
        (["--out", "nothing_here"], "there is no study in nothing_here yet"),
        (["--seeds", "0-9", "--out", "x"], "the options lack --env; options are a whole plan: give them all"),
        (["--steps", "9", "--out", "x"], "the options lack --env and --seeds"),
        (
            ["--env", "CartPole-v1", "--seeds", "0", "--set", "target_kl=null", "--out", "x"],
            "settings.target_kl has the value null",
        ),
        (["--env", "CartPol-v1", "--seeds", "0", "--out", "x"], "did you mean 'CartPole-v1'"),
        (["--env", "CartPole-v1", "--algo", "ppoo", "--seeds", "0", "--out", "x"], "did you mean 'ppo'"),
        (["--env", "CartPole-v1", "--seeds", "0", "--set", "gama=0.9", "--out", "x"], "did you mean 'gamma'"),
        (["--env", "CartPole-v1", "--algo", "sac", "--seeds", "0", "--out", "x"], "cannot start"),
        (["--env", "CartPole-v1", "--seeds", "0", "--n-envs", "0", "--out", "x"], "n_envs is 0"),
        (["--env", "CartPole-v1", "--seeds", "0", "--set", "net_arch=64", "--out", "x"], "[[64, 64]]"),
        (["--env", "CartPole-v1", "--seeds", "0", "--ray", "node7", "--out", "x"], "write --ray node7:6379"),
        (["plan.toml", *OPTIONS, "--out", "x"], "leave out --env and"),
    ],
)
def test_a_mistake_is_a_sentence_before_anything_starts(tmp_path, monkeypatch, words, sentence):
    monkeypatch.chdir(tmp_path)
    result = hotlap("study", "run", *words)
    assert result.returncode == 2, result.stderr
    assert sentence in " ".join(result.stderr.split())
    assert not (tmp_path / "x").exists()


def test_options_for_an_existing_study_are_a_whole_plan_and_the_file_can_be_edited(tmp_path):
    tables = {"environments": ["CartPole-v1"], "seeds": "0", "steps": 64, "n_envs": 4}
    study, _ = run_study(tmp_path, {**tables, "settings": {"n_steps": 8, "evaluation_episodes": 1}})
    result = hotlap("study", "run", "--seeds", "0-1", "--out", tmp_path)
    assert result.returncode == 2
    assert "the options lack --env; options are a whole plan: repeat them all, or edit" in " ".join(
        result.stderr.split()
    )
    study.plan.write_text(study.plan.read_text().replace('seeds = "0"', 'seeds = "0-1"'))
    result = hotlap("study", "run", "--out", tmp_path)
    assert result.returncode == 0, result.stderr
    assert [one.phase for one in read_status(study)] == ["done", "done"]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (["--n-envs", "2"], "n_envs is 4, not 2"),
        (["--steps", "512"], "it has 1,024 steps, not 512"),
        (["--wrapper", "TimeAwareObservation"], "wrappers is []"),
    ],
)
def test_a_finished_run_of_another_plan_does_not_count(alone, change, sentence):
    before = (alone / "study.toml").read_text()
    result = hotlap("study", "run", *OPTIONS, *change, "--out", str(alone))
    assert result.returncode == 2, result.stderr
    assert "is a run of another plan" in result.stderr
    assert sentence in result.stderr
    assert (alone / "study.toml").read_text() == before


def test_a_folder_that_cannot_be_made_is_a_sentence(tmp_path):
    (tmp_path / "file").write_text("")
    result = hotlap("study", "run", *OPTIONS, "--out", str(tmp_path / "file" / "study"))
    assert result.returncode == 1
    assert "cannot" in result.stderr


def test_a_job_that_raises_is_a_failed_one_with_its_reason():
    pool = LocalPool(1)
    try:
        pool.submit(Job("x", "json:loads", {}))
        [(_, outcome)] = pool.wait(60)
        assert outcome.ending == "failed"
        assert "TypeError" in outcome.reason
        # The slot takes the next job.
        pool.submit(Job("y", "builtins:sorted", {"b": 1, "a": 2}))
        [(_, outcome)] = pool.wait(60)
        assert (outcome.ending, outcome.value) == ("done", ["a", "b"])
    finally:
        pool.close()


def test_a_job_that_is_stopped_before_its_process_is_ready_ends():
    slot = Slot(preload=())
    try:
        slot.start(Job("x", "time:sleep", 60))
        slot.stop()
        wait_for(lambda: (outcome := slot.poll()) is not None and outcome.ending == "stopped", 20)
    finally:
        slot.close()


def test_of_two_processes_that_are_given_the_same_run_one_writes_and_the_other_says_so(tmp_path, monkeypatch):
    study, plan = StudyFolder(tmp_path), parse_plan({**TABLES, "algorithms": ["a2c"], "seeds": "0"})
    study.write_plan(plan)
    [run] = plan.runs()
    order = worker.train_job(study, run, software(), shared=True).argument
    monkeypatch.setattr(worker, "LOCK_PATIENCE_S", 0.5)
    study.run(run).make()
    with leased(study.run(run).path), pytest.raises(RunLockedError, match="another training run uses"):
        worker.train_run(order)
    with locked(study.run(run).path), pytest.raises(RunLockedError, match="another training run uses"):
        worker.train_run(order)
    worker.train_run(order)
    assert study.run(run).results.exists()


def test_another_hotlap_on_a_node_is_refused():
    with pytest.raises(SoftwareError, match=r"hotlap .*, not 9\.9"):
        check_software({**software(), "hotlap": "9.9"})
    with pytest.raises(SoftwareError, match="physics"):
        check_software({**software(), "physics": "other"})
