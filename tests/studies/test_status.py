"""Where runs stand, from the files of studies that are at work, were killed or are of another machine."""

import re
import socket

import pytest
from command import hotlap
from studies.made_up_study import finish, make_study, runs_of
from studies.small_studies import TABLES, run_study
from terminal import on_terminal

from hotlap.runs.lease import leased
from hotlap.studies.attempts import CLOSED, FAILED, STARTED, STOPPED, AttemptLog
from hotlap.studies.status import read_status


@pytest.fixture
def study(tmp_path):
    """Three planned runs, and a study that was killed while it trained the first."""
    folder = make_study(tmp_path, algorithms=["ppo"], seeds="0-2")
    log = AttemptLog(folder.attempts)
    log.open_study()
    start(folder, 0)
    return folder


def start(folder, seed):
    run = runs_of(folder)[seed]
    finish(folder, run, 1.0).results.unlink()
    AttemptLog(folder.attempts).append(STARTED, run=run.key, attempt=1)


def fail(folder, seed, what=FAILED, **facts):
    AttemptLog(folder.attempts).append(what, run=runs_of(folder)[seed].key, attempt=1, reason="no", **facts)


def phases(folder):
    return [one.phase for one in read_status(folder)]


def test_a_run_is_running_while_its_study_is_at_work(study):
    with study.locked():
        assert phases(study) == ["running", "queued", "queued"]
    assert phases(study) == ["interrupted", "queued", "queued"]


def test_a_run_that_a_killed_study_had_started_is_not_running_when_the_study_continues(study):
    with study.locked():
        AttemptLog(study.attempts).open_study()
        start(study, 1)
        assert phases(study) == ["queued", "running", "queued"]


def test_a_run_that_was_given_up_has_failed_also_while_the_study_goes_on(study):
    with study.locked():
        fail(study, 0, final=True)
        fail(study, 1, final=False)
        assert phases(study) == ["failed", "queued", "queued"]
        AttemptLog(study.attempts).open_study()
        assert phases(study) == ["queued"] * 3
        AttemptLog(study.attempts).append(CLOSED)
    assert phases(study) == ["failed", "failed", "queued"]


def test_a_run_that_was_saved_while_the_study_ends_is_interrupted(study):
    with study.locked():
        fail(study, 0, STOPPED, final=False)
        assert phases(study)[0] == "interrupted"


def test_a_study_that_was_killed_on_another_machine_does_not_run_for_ever(study, monkeypatch):
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(socket, "gethostname", lambda: "node7")
        AttemptLog(study.attempts).open_study()
        start(study, 0)
    assert phases(study)[0] == "interrupted"


def test_a_study_on_a_machine_that_locks_do_not_reach_is_known_by_its_lease(study):
    with leased(study.path):
        assert phases(study)[0] == "running"
    assert phases(study)[0] == "interrupted"


def test_the_log_says_which_failure_was_the_last(tmp_path):
    blocked = tmp_path / "runs" / "CartPole-v1" / "evaluation_episodes-2_a2c_seed0"
    blocked.mkdir(parents=True)
    (blocked / "checkpoints").write_text("a file where a folder belongs")
    study, _ = run_study(tmp_path, {**TABLES, "algorithms": ["a2c"], "seeds": "0"}, retries=1)
    entries = [entry for entry in AttemptLog(study.attempts).read() if entry["what"] == FAILED]
    assert [entry["final"] for entry in entries] == [False, True]


def test_a_row_of_the_table_is_one_line_of_eighty_columns(tmp_path):
    folder = make_study(
        tmp_path, environments=["LunarLander-v3"], seeds=0, steps=1_048_576,
        settings={"evaluation_episodes": [20], "gamma": [0.98, 0.985]},
    )  # fmt: skip
    shown, code = on_terminal("study", "status", folder.path)
    assert code == 0, shown
    assert "4 runs of 1,048,576 steps: 4 queued" in shown
    assert re.search(r"  run +is +steps +steps/s", shown)
    assert len(re.findall(r"LunarLander-v3?/.*_seed0 +queued +0 +-", shown)) == 4


def test_a_pipe_gets_whole_names_and_every_phase(study):
    fail(study, 0)
    shown = hotlap("study", "status", study.path).stdout
    assert shown.startswith("3 runs of 1,000 steps: 2 queued, 1 failed\n")
    assert "CartPole-v1/ppo_seed0   failed" in shown
    assert "CartPole-v1/ppo_seed0, 1 attempt: no" in shown


def test_runs_of_other_lengths_each_say_theirs(tmp_path):
    grids = [{"algorithms": ["ppo"], "steps": 500}, {"algorithms": ["a2c"]}]
    folder = make_study(tmp_path, seeds=0, grid=grids)
    shown = hotlap("study", "status", folder.path).stdout
    assert shown.startswith("2 runs: 2 queued")
    assert re.search(r"ppo_seed0 +queued +0 +500 ", shown)
