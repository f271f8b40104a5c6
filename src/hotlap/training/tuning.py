"""Search for better hyperparameters with Optuna, in a study that can be continued.

A trial trains like a run but keeps no files. It is pruned when an evaluation is worse than the median of
the other trials at the same point.
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
from hotlap.reports.progress_view import ProgressDisplay
from hotlap.runs.config import CheckpointConfig, RunConfig, changed_settings
from hotlap.runs.folder import RunFolder
from hotlap.training.algorithms import find_algorithm
from hotlap.training.build import check_config
from hotlap.training.checkpoint.manager import CheckpointManager
from hotlap.training.evaluator import Evaluated
from hotlap.training.interrupts import raising_on_signals
from hotlap.training.session import SessionOptions, TrainingSession

Settings = dict[str, Any]
Tick = Callable[[int, int], None]
Report = Callable[[str], None]
_EVALUATIONS = 5
"""Per trial, evenly spaced."""


def _rounded(value: Any) -> Any:
    """Rounded to four digits: shorter to write down, and just as good."""
    return float(f"{value:.4g}") if isinstance(value, float) else value


@dataclass(frozen=True)
class Tuning:
    """The result of a study so far."""

    best_settings: Settings
    best_reward: float
    finished: int
    pruned: int


def tune(
    config: RunConfig,
    trials: int,
    study_file: Path,
    tick: Tick = lambda done, total: None,
    *,
    display: ProgressDisplay | None = None,
    report: Report = lambda text: None,
) -> Tuning:
    """Run trials until the study has that many. `config` gives everything that is not searched.

    Every finished trial is saved at once. After a signal it raises `RunInterruptedError`.
    """
    with raising_on_signals():
        check_config(config)
        study = _open_study(config, study_file)
        while (done := _count(study, TrialState.COMPLETE, TrialState.PRUNED)) < trials:
            tick(done, trials)
            number = f"trial {done + 1} of {trials}"
            if display is not None:
                display.progress.label = number + _best_so_far(study)
            study.optimize(lambda trial: _run_trial(trial, config, display), n_trials=1)
            report(f"{number}: {_outcome(study)}")
    if _count(study, TrialState.COMPLETE) == 0:
        raise UsageError(f"every trial of {study_file} was pruned; run more trials, or longer ones")
    return Tuning(
        best_settings=study.best_trial.user_attrs["settings"],
        best_reward=study.best_value,
        finished=_count(study, TrialState.COMPLETE),
        pruned=_count(study, TrialState.PRUNED),
    )


def _best_so_far(study: optuna.Study) -> str:
    return f", best {study.best_value:.2f}" if _count(study, TrialState.COMPLETE) else ""


def _outcome(study: optuna.Study) -> str:
    """How the latest trial ended."""
    last = study.trials[-1]
    if last.state == TrialState.COMPLETE:
        best = ", the best so far" if study.best_trial.number == last.number else ""
        return f"reward {last.value:.2f}{best}"
    return f"pruned after {len(last.intermediate_values)} of {_EVALUATIONS} evaluations"


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
    # A new seed for each session: with the same one the sampler would draw the same trials again.
    study.sampler = optuna.samplers.TPESampler(seed=config.seed + 1000 + len(study.trials))
    # A trial that was killed does not count.
    for trial in study.get_trials(states=(TrialState.RUNNING,)):
        study.tell(trial.number, state=TrialState.FAIL)
    return study


def _check_same(config: RunConfig, study: optuna.Study, study_file: Path) -> None:
    """Refuse to mix trials whose fixed settings differ."""
    asked = config.as_dict()
    begun = RunConfig.from_dict(study.user_attrs.get("plan", asked), str(study_file)).as_dict()
    if wrong := changed_settings(begun, {**asked, "imports": None}):
        raise UsageError(
            f"{study_file} is a study of another config: {'; '.join(wrong)}. Choose another --study"
        )
    study.set_user_attr("plan", asked)


def _count(study: optuna.Study, *states: TrialState) -> int:
    return len(study.get_trials(deepcopy=False, states=states))


def _run_trial(trial: optuna.Trial, config: RunConfig, display: ProgressDisplay | None) -> float:
    """Train with the trial's settings; returns the mean reward of the last evaluation."""
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
        # By its number: the step of an evaluation depends on the trial's rollout length.
        trial.report(result.figures.reward_mean, next(evaluations))
        if trial.should_prune():
            raise optuna.TrialPruned

    with TemporaryDirectory() as scratch:
        options = SessionOptions(on_evaluation=prune_or_not, display=display)
        return _train(candidate, RunFolder.of(Path(scratch), candidate), options)


def _train(config: RunConfig, folder: RunFolder, options: SessionOptions) -> float:
    """Train in a temporary folder, without checkpoints."""
    folder.make()
    manager = CheckpointManager(folder, CheckpointConfig(every=config.total_timesteps + 1, keep=1))
    session = TrainingSession(config, manager, options)
    try:
        session.begin()
        return session.train().reward_mean
    finally:
        session.close()
