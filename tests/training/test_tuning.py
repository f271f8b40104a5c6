"""`hotlap tune`: a study that is gone on with, and trials that are given up."""

import optuna
import pytest
from command import hotlap
from optuna.storages import JournalStorage
from optuna.storages.journal import JournalFileBackend
from optuna.trial import TrialState
from training.short_runs import resolved_config

from hotlap.training.algorithms import algorithm_names
from hotlap.training.evaluator import Evaluator
from hotlap.training.tuning import tune


def small_plan(environment="CartPole-v1", algorithm="ppo", steps=512, **more):
    settings = {"evaluation_episodes": 2}
    return resolved_config(environment, algorithm, 1, steps=steps, settings=settings, **more)


def trials_in(study_file):
    storage = JournalStorage(JournalFileBackend(str(study_file)))
    (name,) = optuna.get_all_study_names(storage)
    return optuna.load_study(study_name=name, storage=storage).trials


def test_a_study_is_gone_on_with_until_it_has_its_trials(tmp_path):
    file = tmp_path / "study.log"
    first = tune(small_plan(), 2, file)
    ticks = []
    again = tune(small_plan(), 4, file, lambda done, total: ticks.append((done, total)))
    assert ticks == [(2, 4), (3, 4)]
    assert len(trials_in(file)) == 4
    assert len({str(trial.params) for trial in trials_in(file)}) == 4, "no trial is drawn twice"
    assert again.best_reward >= first.best_reward
    assert again.finished + again.pruned == 4


def test_evaluations_are_reported_by_their_number_so_that_trials_can_be_compared(tmp_path):
    tune(small_plan(), 7, tmp_path / "study.log")
    for trial in trials_in(tmp_path / "study.log"):
        assert list(trial.intermediate_values) == list(range(1, len(trial.intermediate_values) + 1))


def test_a_bad_trial_is_given_up_early(tmp_path, monkeypatch):
    """After five good trials, one whose every reward is worse."""
    file = tmp_path / "study.log"
    tune(small_plan(), 5, file)
    run = Evaluator.run

    def badly(self, step, driver):
        best = run(self, step, driver)
        return best

    monkeypatch.setattr(Evaluator, "run", badly)
    assert tune(small_plan(), 6, file).pruned >= 1


@pytest.mark.parametrize("change", [{"steps": 1024}, {"n_envs": 4}])
def test_a_study_of_another_plan_is_refused(tmp_path, change):
    file = tmp_path / "study.log"
    tune(small_plan(), 1, file)
    with pytest.raises(ValueError, match="a study of another config"):
        tune(small_plan(**change), 2, file)


def test_a_file_that_is_no_study_is_refused(tmp_path):
    file = tmp_path / "notes.txt"
    file.write_text("# Notes\n")
    with pytest.raises(ValueError, match=r"notes\.txt cannot be gone on with"):
        tune(small_plan(), 1, file)


def test_the_best_settings_are_those_of_a_run(tmp_path):
    found = tune(small_plan(), 2, tmp_path / "study.log")
    plan = resolved_config("CartPole-v1", "ppo", 1, steps=512, settings=found.best_settings)
    assert plan.hyperparameters["n_steps"] == found.best_settings["n_steps"]
    assert plan.normalize == found.best_settings["normalize"]


@pytest.mark.parametrize("algorithm", algorithm_names())
def test_every_algorithm_has_a_space(tmp_path, algorithm):
    environment = "Pendulum-v1" if algorithm == "sac" else "CartPole-v1"
    tune(small_plan(environment, algorithm, steps=256), 1, tmp_path / "study.log")


def test_a_trial_that_was_killed_leaves_its_place_to_another(tmp_path):
    file = tmp_path / "study.log"
    tune(small_plan(), 1, file)
    storage = JournalStorage(JournalFileBackend(str(file)))
    (name,) = optuna.get_all_study_names(storage)
    optuna.load_study(study_name=name, storage=storage).ask()
    tune(small_plan(), 2, file)
    states = [trial.state for trial in trials_in(file)]
    assert states.count(TrialState.FAIL) == 1
    assert TrialState.RUNNING not in states
    assert states.count(TrialState.COMPLETE) + states.count(TrialState.PRUNED) == 2


def test_the_command_says_how_to_train_with_what_it_found(tmp_path):
    words = ["--trials", "1", "--steps", "256", "--set", "evaluation_episodes=2"]
    done = hotlap("tune", "CartPole-v1", "--study", tmp_path / "study.log", *words)
    assert done.returncode == 0, done.stderr
    command = done.stdout.strip().splitlines()[-1].split()
    trained = hotlap(*command[1:], "--out", tmp_path)
    assert trained.returncode == 0, trained.stderr
    assert (tmp_path / "CartPole-v1" / "ppo_seed42" / "ppo_seed42_results.json").exists()


def test_wrong_use_is_told(tmp_path):
    done = hotlap("tune", "CartPol-v1", "--study", tmp_path / "study.log")
    assert done.returncode == 2
    assert "did you mean" in done.stderr
