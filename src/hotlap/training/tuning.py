"""Search for better hyperparameters with Optuna, in a study that can be gone on with.

A trial trains like a run but keeps no files; it is given up early when it does worse at its
evaluations than the median of the others did.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import optuna
import torch
from optuna.storages.journal import JournalFileBackend
from optuna.trial import TrialState
from stable_baselines3.common.logger import Logger
from stable_baselines3.common.utils import set_random_seed

from hotlap.training.algorithms import learn
from hotlap.training.driver_tree import driver_tree
from hotlap.training.evaluator import Evaluator
from hotlap.training.plan import TrainingPlan
from hotlap.training.session import build_model, check_plan

Settings = dict[str, Any]
Tick = Callable[[int, int], None]
_EVALUATIONS = 5
"""In each trial, evenly spread."""


def _suggest_on_policy(trial: optuna.Trial) -> Settings:
    return {
        "learning_rate": _rate(trial, 1e-4, 3e-3),
        "gamma": _near_one(trial, "gamma", 1e-3, 5e-2),
        "gae_lambda": _near_one(trial, "gae_lambda", 1e-2, 2e-1),
        "ent_coef": trial.suggest_float("ent_coef", 1e-5, 3e-2, log=True),
        "activation_fn": trial.suggest_categorical("activation_fn", ["tanh", "relu"]),
        "normalize": trial.suggest_categorical("normalize", [True, False]),
    }


def _suggest_ppo(trial: optuna.Trial, n_envs: int) -> Settings:
    n_steps = 2 ** trial.suggest_int("log2_n_steps", 5, 9)
    parts = 2 ** trial.suggest_int("log2_minibatches", 1, 6)
    return {
        **_suggest_on_policy(trial),
        "n_steps": n_steps,
        "batch_size": max(n_steps * n_envs // parts, 2),
        "n_epochs": trial.suggest_int("n_epochs", 3, 20),
        "clip_range": trial.suggest_float("clip_range", 0.1, 0.4),
    }


def _suggest_a2c(trial: optuna.Trial, n_envs: int) -> Settings:
    return {
        **_suggest_on_policy(trial),
        "n_steps": 2 ** trial.suggest_int("log2_n_steps", 2, 6),
        "vf_coef": trial.suggest_float("vf_coef", 0.2, 0.8),
        "normalize_advantage": trial.suggest_categorical("normalize_advantage", [True, False]),
        "use_rms_prop": trial.suggest_categorical("use_rms_prop", [True, False]),
    }


def _suggest_sac(trial: optuna.Trial, n_envs: int) -> Settings:
    return {
        "learning_rate": _rate(trial, 1e-4, 3e-3),
        "gamma": _near_one(trial, "gamma", 1e-3, 5e-2),
        "tau": trial.suggest_float("tau", 2e-3, 5e-2, log=True),
        "batch_size": 2 ** trial.suggest_int("log2_batch_size", 7, 11),
        "gradient_steps": 2 ** trial.suggest_int("log2_gradient_steps", 0, 5),
        "normalize": trial.suggest_categorical("normalize", [True, False]),
    }


def _near_one(trial: optuna.Trial, name: str, least: float, most: float) -> float:
    """One less a little, searched by the order of magnitude of the little."""
    return round(1.0 - trial.suggest_float(f"one_minus_{name}", least, most, log=True), 4)


def _rate(trial: optuna.Trial, least: float, most: float) -> float | str:
    """A learning rate, constant or falling to nothing."""
    rate = trial.suggest_float("learning_rate", least, most, log=True)
    return f"lin_{rate:.3g}" if trial.suggest_categorical("falling", [True, False]) else rate


def _rounded(value: Any) -> Any:
    """To four digits: short to write down, and no worse."""
    return float(f"{value:.4g}") if isinstance(value, float) else value


SPACES: dict[str, Callable[[optuna.Trial, int], Settings]] = {
    "a2c": _suggest_a2c,
    "ppo": _suggest_ppo,
    "sac": _suggest_sac,
}


@dataclass(frozen=True)
class Tuning:
    """What a study has found so far."""

    best_settings: Settings
    best_reward: float
    finished: int
    pruned: int


def tune(plan: TrainingPlan, trials: int, study_file: Path, tick: Tick = lambda done, total: None) -> Tuning:
    """Run trials until the study has so many. `plan` gives everything that is not searched for."""
    check_plan(plan)
    study = _open_study(plan, study_file)
    while (done := _count(study, TrialState.COMPLETE, TrialState.PRUNED)) < trials:
        tick(done, trials)
        study.optimize(lambda trial: _run_trial(trial, plan), n_trials=1)
    if _count(study, TrialState.COMPLETE) == 0:
        raise ValueError(f"no trial of {study_file} came to its end; give it more of them or more steps")
    return Tuning(
        best_settings=study.best_trial.user_attrs["settings"],
        best_reward=study.best_value,
        finished=_count(study, TrialState.COMPLETE),
        pruned=_count(study, TrialState.PRUNED),
    )


def _open_study(plan: TrainingPlan, study_file: Path) -> optuna.Study:
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    try:
        study = optuna.create_study(
            storage=optuna.storages.JournalStorage(JournalFileBackend(str(study_file))),
            study_name=f"{plan.environment} {plan.algorithm}",
            direction="maximize",
            load_if_exists=True,
            pruner=optuna.pruners.MedianPruner(n_startup_trials=5),
        )
    except (ValueError, KeyError, OSError) as error:
        raise ValueError(f"--study {study_file} cannot be gone on with as a study: {error}") from error
    _check_same(plan, study, study_file)
    # Another seed each time: the same one would draw the same trials again.
    study.sampler = optuna.samplers.TPESampler(seed=plan.seed + 1000 + len(study.trials))
    # What was interrupted will not come back: its place is free again.
    for trial in study.get_trials(states=(TrialState.RUNNING,)):
        study.tell(trial.number, state=TrialState.FAIL)
    return study


def _check_same(plan: TrainingPlan, study: optuna.Study, study_file: Path) -> None:
    """Refuse to mix trials whose fixed settings differ."""
    asked = plan.as_dict()
    begun = study.user_attrs.get("plan", asked)
    wrong = [f"{key} was {begun.get(key)!r}" for key, value in asked.items() if begun.get(key) != value]
    if wrong:
        raise ValueError(f"{study_file} is a study of another plan: {'; '.join(wrong)}. Take another --study")
    study.set_user_attr("plan", asked)


def _count(study: optuna.Study, *states: TrialState) -> int:
    return len(study.get_trials(deepcopy=False, states=states))


def _run_trial(trial: optuna.Trial, plan: TrainingPlan) -> float:
    """Train as the trial says; the mean reward of the last evaluation."""
    settings = SPACES[plan.algorithm](trial, plan.n_envs)
    settings = {name: _rounded(value) for name, value in settings.items()}
    trial.set_user_attr("settings", settings)
    hyperparameters = {name: value for name, value in settings.items() if name != "normalize"}
    candidate = replace(
        plan,
        normalize=settings["normalize"],
        hyperparameters={**plan.hyperparameters, **hyperparameters},
        evaluate_every=max(plan.total_timesteps // _EVALUATIONS, 1),
    )
    torch.set_num_threads(plan.torch_threads)
    set_random_seed(plan.seed)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        model, evaluator = build_model(candidate), Evaluator(candidate)
    model.set_logger(Logger(None, []))

    def evaluate(steps_ahead: int) -> None:
        step = model.num_timesteps
        if evaluator.due(step):
            evaluator.run(step, driver_tree(model))
            # By its number: at which step an evaluation falls depends on the trial's own rollouts.
            trial.report(evaluator.latest["reward_mean"], len(evaluator.history))
            if trial.should_prune():
                raise optuna.TrialPruned

    model.at_boundary = evaluate
    try:
        learn(model, plan.total_timesteps, None)
        evaluate(0)
        return float(evaluator.latest["reward_mean"])
    finally:
        evaluator.close()
        model.env.close()
