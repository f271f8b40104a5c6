"""Where runs stand, from the files of studies that are at work, were killed or are of another machine."""

import socket

import pytest
from studies.made_up_study import finish, make_study, runs_of
from studies.small_studies import TABLES, run_study

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
