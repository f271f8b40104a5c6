"""Search for better hyperparameters with Optuna, in a study that can be continued.

A trial trains like a run but keeps no files; it is pruned when it does worse at its evaluations than
the median of the others did.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import optuna
from optuna.storages.journal import JournalFileBackend
from optuna.trial import TrialState

from hotlap.errors import UsageError
from hotlap.runs.config import CheckpointConfig, RunConfig, changed_settings
from hotlap.runs.folder import RunFolder
from hotlap.runs.legacy import translated
from hotlap.training.algorithms import find_algorithm
from hotlap.training.build import check_config
from hotlap.training.checkpoint.manager import CheckpointManager
from hotlap.training.evaluator import Evaluated
from hotlap.training.session import SessionOptions, TrainingSession

Settings = dict[str, Any]
Tick = Callable[[int, int], None]
_EVALUATIONS = 5
"""In each trial, evenly spread."""


def _rounded(value: Any) -> Any:
    """To four digits: short to write down, and no worse."""
    return float(f"{value:.4g}") if isinstance(value, float) else value


@dataclass(frozen=True)
class Tuning:
    """What a study has found so far."""

    best_settings: Settings
    best_reward: float
    finished: int
    pruned: int


def tune(config: RunConfig, trials: int, study_file: Path, tick: Tick = lambda done, total: None) -> Tuning:
    """Run trials until the study has so many. `config` gives everything that is not searched for."""
    check_config(config)
    study = _open_study(config, study_file)
    while (done := _count(study, TrialState.COMPLETE, TrialState.PRUNED)) < trials:
        tick(done, trials)
        study.optimize(lambda trial: _run_trial(trial, config), n_trials=1)
    if _count(study, TrialState.COMPLETE) == 0:
        raise UsageError(f"no trial of {study_file} came to its end; give it more of them or more steps")
    return Tuning(
        best_settings=study.best_trial.user_attrs["settings"],
        best_reward=study.best_value,
        finished=_count(study, TrialState.COMPLETE),
        pruned=_count(study, TrialState.PRUNED),
    )


def _open_study(config: RunConfig, study_file: Path) -> optuna.Study:
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    try:
        study = optuna.create_study(
            storage=optuna.storages.JournalStorage(JournalFileBackend(str(study_file))),
            study_name=f"{config.environment} {config.algorithm}",
            direction="maximize",
            load_if_exists=True,
            pruner=optuna.pruners.MedianPruner(n_startup_trials=5),
        )
    except (ValueError, KeyError, OSError) as error:
        raise UsageError(f"--study {study_file} cannot be continued as a study: {error}") from error
    _check_same(config, study, study_file)
    # Another seed each time: the same one would draw the same trials again.
    study.sampler = optuna.samplers.TPESampler(seed=config.seed + 1000 + len(study.trials))
    # What was interrupted will not come back: its place is free again.
    for trial in study.get_trials(states=(TrialState.RUNNING,)):
        study.tell(trial.number, state=TrialState.FAIL)
    return study


def _check_same(config: RunConfig, study: optuna.Study, study_file: Path) -> None:
    """Refuse to mix trials whose fixed settings differ."""
    asked = config.as_dict()
    begun = translated(study.user_attrs.get("plan", asked))
    if wrong := changed_settings(begun, asked):
        raise UsageError(
            f"{study_file} is a study of another config: {'; '.join(wrong)}. Take another --study"
        )
    study.set_user_attr("plan", asked)


def _count(study: optuna.Study, *states: TrialState) -> int:
    return len(study.get_trials(deepcopy=False, states=states))


def _run_trial(trial: optuna.Trial, config: RunConfig) -> float:
    """Train as the trial says; the mean reward of the last evaluation."""
    settings = find_algorithm(config.algorithm).suggest(trial, config.n_envs)
    settings = {name: _rounded(value) for name, value in settings.items()}
    trial.set_user_attr("settings", settings)
    hyperparameters = {name: value for name, value in settings.items() if name != "normalize"}
    candidate = replace(
        config,
        normalize=settings["normalize"],
        hyperparameters={**config.hyperparameters, **hyperparameters},
        evaluate_every=max(config.total_timesteps // _EVALUATIONS, 1),
    )
    evaluations = itertools.count(1)

    def prune_or_not(result: Evaluated) -> None:
        # By its number: at which step an evaluation falls depends on the trial's own rollouts.
        trial.report(result.figures.reward_mean, next(evaluations))
        if trial.should_prune():
            raise optuna.TrialPruned

    with TemporaryDirectory() as scratch:
        return _train(candidate, RunFolder.of(Path(scratch), candidate), prune_or_not)


def _train(config: RunConfig, folder: RunFolder, on_evaluation: Callable[[Evaluated], None]) -> float:
    """Train in a folder that is thrown away, without checkpoints."""
    folder.make()
    manager = CheckpointManager(folder, CheckpointConfig(every=config.total_timesteps + 1, keep=1))
    session = TrainingSession(config, manager, SessionOptions(on_evaluation=on_evaluation))
    try:
        session.begin()
        return session.train().reward_mean
    finally:
        session.close()
