"""`hotlap tune`: a study that can be continued, and trials that are pruned."""

from dataclasses import replace

import optuna
import pytest
from command import hotlap, words_of
from optuna.storages import JournalStorage
from optuna.storages.journal import JournalFileBackend
from optuna.trial import TrialState
from training.short_runs import resolved_config

from hotlap.evaluation.statistics import summarise
from hotlap.runs.config import changed_settings
from hotlap.training import evaluator
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
    ended = [trial for trial in trials_in(file) if trial.state == TrialState.COMPLETE]
    assert again.best_reward == max(trial.value for trial in ended)
    assert (again.finished, again.pruned) == (len(ended), 4 - len(ended))
    assert first.best_reward == max(trial.value for trial in ended if trial.number < 2)


def test_evaluations_are_reported_by_their_number_so_that_trials_can_be_compared(tmp_path, monkeypatch):
    """Rollouts of other lengths put evaluations at other steps; the n-th is still compared with the n-th."""
    file, steps = tmp_path / "study.log", []
    run = Evaluator.run

    def noting(self, step, driver):
        steps.append(step)
        return run(self, step, driver)

    monkeypatch.setattr(Evaluator, "run", noting)
    tune(small_plan(), 3, file)
    assert len(set(steps)) > 5, "the trials evaluate at other steps"
    reported = [list(trial.intermediate_values) for trial in trials_in(file)]
    assert all(numbers == [1, 2, 3, 4, 5][: len(numbers)] for numbers in reported)
    assert sum(map(len, reported)) == len(steps)


def test_a_bad_trial_is_given_up_early(tmp_path, monkeypatch):
    """After five good trials, one whose every reward is worse."""
    file = tmp_path / "study.log"
    before = tune(small_plan(), 5, file)
    monkeypatch.setattr(evaluator, "summarise", lambda seen: replace(summarise(seen), reward_mean=-1e6))
    assert tune(small_plan(), 6, file).pruned == before.pruned + 1
    (worst,) = trials_in(file)[5:]
    assert worst.state == TrialState.PRUNED
    assert len(worst.intermediate_values) == 1, "at its first evaluation"


@pytest.mark.parametrize("change", [{"steps": 1024}, {"n_envs": 4}])
def test_a_study_of_another_plan_is_refused(tmp_path, change):
    file = tmp_path / "study.log"
    tune(small_plan(), 1, file)
    with pytest.raises(ValueError, match="a study of another config"):
        tune(small_plan(**change), 2, file)


def test_a_study_begun_by_an_earlier_version_or_with_another_import_goes_on(tmp_path):
    file = tmp_path / "study.log"
    tune(small_plan(), 1, file)
    storage = JournalStorage(JournalFileBackend(str(file)))
    (name,) = optuna.get_all_study_names(storage)
    study = optuna.load_study(study_name=name, storage=storage)
    later = ("imports", "wrappers", "track_data")
    study.set_user_attr("plan", {key: v for key, v in study.user_attrs["plan"].items() if key not in later})
    assert tune(replace(small_plan(), imports=["json"]), 2, file).finished >= 1


def test_a_study_of_another_track_says_so_in_a_few_words():
    first, second = ({"track_data": {"name": "oval", "points": [[x, 0]] * 100}} for x in (0, 1))
    assert changed_settings(first, second) == ["the track is a different one"]
    assert changed_settings(first, first) == []


def test_a_file_that_is_no_study_is_refused(tmp_path):
    file = tmp_path / "notes.txt"
    file.write_text("# Notes\n")
    with pytest.raises(ValueError, match=r"notes\.txt cannot be continued"):
        tune(small_plan(), 1, file)


def test_the_best_settings_are_those_of_a_run(tmp_path):
    found = tune(small_plan(), 2, tmp_path / "study.log")
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
    found = tune(small_plan(environment, algorithm, steps=128), 2, file)
    assert set(found.best_settings) >= SEARCHED[algorithm]
    first, second = (trial.user_attrs["settings"] for trial in trials_in(file))
    assert all(first[name] != second[name] for name in ("learning_rate", "gamma")), "drawn anew"


def test_there_is_no_other_algorithm():
    assert set(algorithm_names()) == set(SEARCHED)


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
    command = done.stdout.strip().splitlines()[-1]
    trained = hotlap(*words_of(command), "--out", tmp_path)
    assert trained.returncode == 0, trained.stderr
    assert (tmp_path / "CartPole-v1" / "ppo_seed42" / "ppo_seed42_results.json").exists()


def test_wrong_use_is_told(tmp_path):
    done = hotlap("tune", "CartPol-v1", "--study", tmp_path / "study.log")
    assert done.returncode == 2
    assert "did you mean" in done.stderr
