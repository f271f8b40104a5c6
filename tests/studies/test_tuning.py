"""`hotlap tune`: a study that can be continued, and trials that are pruned."""

import errno
import sys
from dataclasses import replace

import optuna
import pytest
from command import hotlap, words_of
from optuna.storages import JournalStorage
from optuna.storages.journal import JournalFileBackend
from optuna.trial import TrialState
from studies.executors import AnyOrder, InProcess, invented_trial
from studies.tunings import seen_in, small_plan, trials_in
from training.short_runs import resolved_config
from typer.testing import CliRunner

from hotlap import extras
from hotlap.cli import app, main, tuning
from hotlap.errors import HotlapError, MissingExtraError, UsageError
from hotlap.evaluation.statistics import summarise
from hotlap.runs.config import changed_settings
from hotlap.runs.storage import StorageError
from hotlap.studies.jobs import Outcome
from hotlap.studies.tuning import TuningError, tune
from hotlap.studies.tuning_study import open_study
from hotlap.training import evaluator
from hotlap.training.algorithms import algorithm_names
from hotlap.training.evaluator import Evaluator
from hotlap.training.interrupts import RunInterruptedError


def tune_here(plan, trials, file, executor=None, **more):
    return tune(plan, trials, file, lambda: executor or InProcess(), **more)


def invented(plan, trials, file, run=invented_trial, **more):
    return tune_here(plan, trials, file, InProcess(run), **more)


def test_a_study_is_continued_until_it_has_its_trials(tmp_path):
    file = tmp_path / "study.log"
    first = tune_here(small_plan(), 2, file)
    second = InProcess()
    again = tune_here(small_plan(), 4, file, second)
    assert second.ran == [2, 3]
    ended = trials_in(file)[:4]
    assert all(trial.state.is_finished() for trial in ended)
    assert len({str(trial.params) for trial in ended}) == 4, "no trial is drawn twice"
    complete = [trial for trial in ended if trial.state == TrialState.COMPLETE]
    assert again.best_reward == max(trial.value for trial in complete)
    assert (again.finished, again.pruned) == (len(complete), 4 - len(complete))
    assert first.best_reward == max(trial.value for trial in complete if trial.number < 2)


def test_a_study_that_has_its_trials_starts_nothing(tmp_path):
    file = tmp_path / "study.log"
    found = invented(small_plan(), 3, file)

    def refuse():
        raise AssertionError

    assert tune(small_plan(), 3, file, refuse) == found


def test_evaluations_are_reported_by_their_number_so_that_trials_can_be_compared(tmp_path, monkeypatch):
    """Rollouts of other lengths put evaluations at other steps; the n-th is still compared with the n-th."""
    file, steps = tmp_path / "study.log", []
    run = Evaluator.run

    def noting(self, step, driver):
        steps.append(step)
        return run(self, step, driver)

    monkeypatch.setattr(Evaluator, "run", noting)
    tune_here(small_plan(), 3, file)
    assert len(set(steps)) > 5, "the trials evaluate at other steps"
    reported = [list(trial.intermediate_values) for trial in trials_in(file)[:3]]
    assert all(numbers == [1, 2, 3, 4, 5][: len(numbers)] for numbers in reported)
    assert sum(map(len, reported)) == len(steps)


def test_a_bad_trial_is_given_up_early(tmp_path, monkeypatch):
    """After a generation of five good trials, one whose every reward is worse."""
    file = tmp_path / "study.log"
    tune_here(small_plan(), 5, file, generation=5)
    monkeypatch.setattr(evaluator, "summarise", lambda seen: replace(summarise(seen), reward_mean=-1e6))
    assert tune_here(small_plan(), 6, file).pruned == 1
    worst = trials_in(file)[5]
    assert worst.state == TrialState.PRUNED
    assert len(worst.intermediate_values) == 1, "at its first evaluation"


@pytest.mark.parametrize("change", [{"steps": 1024}, {"n_envs": 4}])
def test_a_study_of_another_plan_is_refused(tmp_path, change):
    file = tmp_path / "study.log"
    tune_here(small_plan(), 1, file)
    with pytest.raises(ValueError, match="a study of another config"):
        tune_here(small_plan(**change), 2, file)


def test_a_study_begun_by_an_earlier_version_or_with_another_import_goes_on(tmp_path):
    file = tmp_path / "study.log"
    tune_here(small_plan(), 1, file)
    storage = JournalStorage(JournalFileBackend(str(file)))
    (name,) = optuna.get_all_study_names(storage)
    study = optuna.load_study(study_name=name, storage=storage)
    later = ("imports", "wrappers", "track_data")
    study.set_user_attr("plan", {key: v for key, v in study.user_attrs["plan"].items() if key not in later})
    assert tune_here(replace(small_plan(), imports=["json"]), 2, file).finished >= 1


def test_a_study_of_another_track_says_so_in_a_few_words():
    first, second = ({"track_data": {"name": "oval", "points": [[x, 0]] * 100}} for x in (0, 1))
    assert changed_settings(first, second) == ["the track is a different one"]
    assert changed_settings(first, first) == []


def test_a_file_that_is_no_study_is_refused(tmp_path):
    file = tmp_path / "notes.txt"
    file.write_text("# Notes\nof mine")
    with pytest.raises(ValueError, match=r"notes\.txt cannot be continued"):
        tune_here(small_plan(), 1, file)
    assert file.read_text() == "# Notes\nof mine"


def test_the_best_settings_are_those_of_a_run(tmp_path):
    found = tune_here(small_plan(), 2, tmp_path / "study.log")
    plan = resolved_config("CartPole-v1", "ppo", 1, steps=512, settings=found.best_settings)
    assert plan.hyperparameters["n_steps"] == found.best_settings["n_steps"]
    assert plan.normalize == found.best_settings["normalize"]


SEARCHED = {
    "ppo": {"learning_rate", "gamma", "gae_lambda", "n_steps", "batch_size", "n_epochs", "clip_range"},
    "a2c": {"learning_rate", "gamma", "gae_lambda", "n_steps", "vf_coef", "use_rms_prop"},
    "sac": {"learning_rate", "gamma", "tau", "batch_size", "gradient_steps"},
    "td3": {"learning_rate", "gamma", "tau", "batch_size", "gradient_steps", "action_noise_std"},
    "dqn": {"learning_rate", "gamma", "batch_size", "train_freq", "target_update_interval"},
}


@pytest.mark.parametrize("algorithm", ["ppo", "a2c", "sac", "td3", "dqn"])
def test_every_algorithm_searches_its_own_settings(tmp_path, algorithm):
    environment = "Pendulum-v1" if algorithm in ("sac", "td3") else "CartPole-v1"
    file = tmp_path / "study.log"
    found = tune_here(small_plan(environment, algorithm, steps=128), 2, file)
    assert set(found.best_settings) >= SEARCHED[algorithm]
    first, second = (trial.user_attrs["settings"] for trial in trials_in(file)[:2])
    assert all(first[name] != second[name] for name in ("learning_rate", "gamma")), "drawn anew"


def test_there_is_no_other_algorithm():
    assert set(algorithm_names()) == set(SEARCHED)


def test_the_command_says_how_to_train_with_what_it_found(tmp_path):
    words = ["--trials", "1", "--steps", "256", "--set", "evaluation_episodes=2", "--jobs", "1"]
    done = hotlap("tune", "CartPole-v1", "--study", tmp_path / "study.log", *words)
    assert done.returncode == 0, done.stderr
    command = done.stdout.strip().splitlines()[-1]
    trained = hotlap(*words_of(command), "--out", tmp_path)
    assert trained.returncode == 0, trained.stderr
    assert (tmp_path / "CartPole-v1" / "ppo_seed42" / "ppo_seed42_results.json").exists()


def test_wrong_use_is_told(tmp_path):
    done = hotlap("tune", "CartPol-v1", "--study", tmp_path / "study.log")
    assert done.returncode == 2
    assert "did you mean" in done.stderr


def test_two_tunings_of_one_study_are_not_mixed(tmp_path):
    file = tmp_path / "study.log"
    with (
        open_study(small_plan(), file),
        pytest.raises(HotlapError, match=r"another hotlap tune uses .*study\.log; wait for it"),
    ):
        invented(small_plan(), 1, file)
    assert invented(small_plan(), 1, file).finished == 1


def test_the_size_of_a_generation_belongs_to_the_study(tmp_path):
    file = tmp_path / "study.log"
    invented(small_plan(), 1, file, generation=3)
    assert len(trials_in(file)) == 3
    invented(small_plan(), 4, file)
    assert len(trials_in(file)) == 6
    with pytest.raises(ValueError, match="draws 3 trials at a time, not 4"):
        invented(small_plan(), 1, file, generation=4)


def test_a_study_of_an_earlier_hotlap_is_refused(tmp_path):
    """Its trials were drawn one after the other."""
    file = tmp_path / "study.log"
    storage = JournalStorage(JournalFileBackend(str(file)))
    optuna.create_study(storage=storage, study_name="CartPole-v1 ppo").ask()
    with pytest.raises(ValueError, match=r"begun by an earlier hotlap.*Choose another --study"):
        invented(small_plan(), 1, file)


def test_settings_that_fail_are_recorded_and_not_tried_again(tmp_path):
    file, said = tmp_path / "study.log", []

    def fails_once(order):
        if not said:
            return {"ending": "failed", "rewards": [], "reason": "no good\nTraceback"}
        return invented_trial(order)

    found = invented(small_plan(), 3, file, fails_once, report=said.append)
    assert said[0] == "trial 1 of 3: failed: no good"
    failed = trials_in(file)[0]
    assert (failed.state, failed.user_attrs["reason"]) == (TrialState.FAIL, "no good\nTraceback")
    assert found.failed == 1 + sum(trial.state == TrialState.FAIL for trial in trials_in(file)[1:3])
    again = InProcess(invented_trial)
    tune_here(small_plan(), 4, file, again)
    assert again.ran == [3]


def test_a_study_in_which_nothing_works_ends_after_a_generation(tmp_path):
    executor = InProcess(lambda order: {"ending": "failed", "rewards": [], "reason": "no good"})
    with pytest.raises(ValueError, match=r"every trial of .* failed, the last with: no good"):
        tune_here(small_plan(), 20, tmp_path / "study.log", executor, generation=2)
    assert executor.ran == [0, 1]


def test_an_error_of_the_settings_is_a_result_and_one_of_the_machine_is_not(tmp_path, monkeypatch):
    def breaks(error):
        def run(self, step, driver):
            raise error

        return run

    file = tmp_path / "study.log"
    monkeypatch.setattr(Evaluator, "run", breaks(ValueError("not finite")))
    with pytest.raises(ValueError, match="ValueError: not finite"):
        tune_here(small_plan(), 1, file)
    assert trials_in(file)[0].state == TrialState.FAIL
    monkeypatch.setattr(Evaluator, "run", breaks(OSError("disk full")))
    with pytest.raises(OSError, match="disk full"):
        tune_here(small_plan(), 2, file)
    assert not trials_in(file)[1].state.is_finished()


def full_disk(*arguments, **keywords):
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_disk_is_no_bug_in_a_trial(tmp_path, monkeypatch):
    monkeypatch.setattr(Evaluator, "run", full_disk)
    with pytest.raises(StorageError, match=r"cannot write to .*trial_0000.*: the disk is full"):
        tune_here(small_plan(), 1, tmp_path / "study.log")


@pytest.mark.parametrize("written", [0, 40])
def test_a_disk_that_is_full_when_the_study_is_saved_ends_the_command_with_1(
    tmp_path, monkeypatch, capsys, written
):
    file, lines = tmp_path / "study.log", []
    append = JournalFileBackend.append_logs

    def append_while_there_is_room(self, logs):
        if len(lines) >= written:
            full_disk()
        lines.extend(logs)
        append(self, logs)

    monkeypatch.setattr(tuning._Search, "executor", lambda self, threads: InProcess(invented_trial))
    words = ["tune", "CartPole-v1", "--study", str(file), "--trials", "20", "--steps", "512"]
    monkeypatch.setattr(sys, "argv", ["hotlap", *words])
    with monkeypatch.context() as patch:
        patch.setattr(JournalFileBackend, "append_logs", append_while_there_is_room)
        with pytest.raises(SystemExit) as ended:
            main()
    said = " ".join(capsys.readouterr().err.split())
    assert ended.value.code == 1, said
    assert f"cannot write to {file}: the disk is full" in said
    assert "continue with" in said
    assert "Traceback" not in said
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 0, capsys.readouterr().err
    assert sum(trial.state.is_finished() for trial in trials_in(file)) == 20


def test_a_bug_in_a_trial_is_one_line(tmp_path):
    class Buggy(InProcess):
        def wait(self, timeout_s):
            return [(self.jobs.pop(), Outcome("failed", reason="a bug: KeyError()\nTraceback\n..."))]

    with pytest.raises(TuningError, match=r"^trial 1 could not run: a bug: KeyError\(\)$"):
        tune_here(small_plan(), 1, tmp_path / "study.log", Buggy())


def test_a_study_that_is_a_folder_is_wrong_use(tmp_path):
    with pytest.raises(UsageError, match="is a folder"):
        tune_here(small_plan(), 1, tmp_path)


def test_a_trial_that_is_lost_again_and_again_ends_the_tuning_and_nothing_is_recorded(tmp_path):
    file, said = tmp_path / "study.log", []
    with pytest.raises(TuningError, match="trial 1 was lost 4 times"):
        tune_here(small_plan(), 2, file, AnyOrder(1, 1, losses=1.0), report=said.append)
    assert said == ["trial 1 runs again: the worker process was killed"] * 3
    assert not any(trial.state.is_finished() for trial in trials_in(file))


def test_a_signal_keeps_what_has_ended_and_removes_what_has_not(tmp_path):
    file, ran = tmp_path / "study.log", []

    def interrupted(order):
        ran.append(order)
        if len(ran) == 3:
            raise RunInterruptedError(2)
        return invented_trial(order)

    with pytest.raises(RunInterruptedError):
        invented(small_plan(), 5, file, interrupted)
    assert [trial.state.is_finished() for trial in trials_in(file)[:3]] == [True, True, False]
    assert not list((tmp_path / ".study.log.tuning").glob("trial_*"))
    whole = tmp_path / "whole.log"
    invented(small_plan(), 5, file)
    invented(small_plan(), 5, whole)
    assert seen_in(file) == seen_in(whole)


def test_without_ray_its_option_says_what_to_install(tmp_path, monkeypatch):
    find = extras.importlib.util.find_spec
    monkeypatch.setattr(
        extras.importlib.util, "find_spec", lambda name: None if name == "ray" else find(name)
    )
    words = ["tune", "CartPole-v1", "--study", str(tmp_path / "study.log"), "--trials", "1", "--ray"]
    error = CliRunner().invoke(app, words).exception
    assert isinstance(error, MissingExtraError)
    assert "--ray needs the study extra" in str(error)
    assert invented(small_plan(), 1, tmp_path / "study.log").finished == 1
