"""Search for better hyperparameters: generations of trials, each handed to an executor.

Neither kills nor the number of jobs change what is found: a generation depends only on those before it, and
a trial that was interrupted runs again with the same settings.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from optuna.trial import FrozenTrial, TrialState

from hotlap.errors import HotlapError, UsageError
from hotlap.runs.config import RunConfig
from hotlap.runs.folder import RunFolder
from hotlap.studies.generations import SETTINGS, pruning_limits
from hotlap.studies.jobs import Executor, Job, Outcome
from hotlap.studies.software import software
from hotlap.studies.trial_job import read_result, trial_job
from hotlap.studies.tuning_study import REASON, TuningStudy, best_of, open_study
from hotlap.training.build import check_config
from hotlap.training.interrupts import raising_on_signals
from hotlap.training.trial import EVALUATIONS, Limits, Settings, trial_config

_LOOK_EVERY_S = 0.5
_MOST_LOSSES = 3
"""How often a trial's process may die before the tuning stops."""


class TuningError(HotlapError):
    """A trial that cannot be run here and now."""


@dataclass(frozen=True)
class Tuning:
    """The result of a study so far."""

    best_settings: Settings
    best_reward: float
    finished: int
    pruned: int
    failed: int


@dataclass
class TuningProgress:
    """Where a tuning stands."""

    trials: int
    ended: int = 0
    running: dict[int, RunFolder] = field(default_factory=dict)
    """The folders of the trials that run, by their numbers."""
    best: float | None = None


def tune(
    config: RunConfig,
    trials: int,
    study_file: Path,
    make_executor: Callable[[], Executor],
    *,
    generation: int | None = None,
    shared: bool = False,
    show: Callable[[TuningProgress], None] = lambda progress: None,
    report: Callable[[str], None] = lambda text: None,
) -> Tuning:
    """Run trials until that many have ended. `config` gives everything that is not searched.

    Every result is saved at once. After a signal it raises `RunInterruptedError`. `shared`: the study's
    folder is one that other machines use too.
    """
    with raising_on_signals():
        check_config(config)
    with open_study(config, study_file, generation, shared=shared) as study:
        tuner = _Tuner(study, config, trials, show, report)
        if tuner.is_needed():
            with raising_on_signals():
                executor = make_executor()
            try:
                with raising_on_signals():
                    tuner.run(executor)
            finally:
                executor.close()
                tuner.clean_up()
        return _result(study)


class _Tuner:
    """Runs the trials of a study that have not ended."""

    def __init__(
        self,
        study: TuningStudy,
        config: RunConfig,
        trials: int,
        show: Callable[[TuningProgress], None],
        report: Callable[[str], None],
    ) -> None:
        self._study, self._config, self._software = study, config, software()
        self._show, self._report = show, report
        self._losses: Counter[int] = Counter()
        self._progress = TuningProgress(trials)
        self._note_progress()

    def is_needed(self) -> bool:
        """Whether any trial has to be run."""
        return self._progress.ended < self._progress.trials

    def run(self, executor: Executor) -> None:
        """Run one generation after the other."""
        size, trials = self._study.generation, self._progress.trials
        for number in range(-(-trials // size)):
            drawn = self._study.draw(number)
            earlier = self._study.trials[: number * size]
            waiting = [one for one in drawn if not one.state.is_finished() and one.number < trials]
            if waiting:
                self._run_all(waiting, pruning_limits(earlier), executor)
            _refuse_if_all_failed(self._study)

    def clean_up(self) -> None:
        """Remove what the trials that were running have left."""
        for folder in self._progress.running.values():
            self._study.discard(folder)

    def _run_all(self, trials: Sequence[FrozenTrial], limits: Limits, executor: Executor) -> None:
        queue = deque(trials)
        drawn = {trial.number: trial for trial in trials}
        while queue or self._progress.running:
            while queue and executor.room() > 0:
                executor.submit(self._start(queue.popleft(), limits))
            self._show(self._progress)
            for job, outcome in executor.wait(_LOOK_EVERY_S):
                number = int(job.key)
                self._study.discard(self._progress.running.pop(number))
                if not self._save(number, outcome):
                    queue.appendleft(drawn[number])
        self._show(self._progress)

    def _start(self, trial: FrozenTrial, limits: Limits) -> Job:
        config = trial_config(self._config, trial.user_attrs[SETTINGS])
        folder = self._study.scratch(trial.number, config)
        self._study.start(trial.number)
        self._progress.running[trial.number] = folder
        return trial_job(trial.number, config, limits, folder, self._software)

    def _save(self, number: int, outcome: Outcome) -> bool:
        """Save how a trial ended; False if it has to run again."""
        name = f"trial {number + 1}"
        if outcome.ending == "failed":
            # The rest is the traceback of another process.
            cause = HotlapError(outcome.reason)
            raise TuningError(f"{name} could not run: {_first_line(outcome.reason)}") from cause
        if outcome.ending != "done":
            self._losses[number] += 1
            if self._losses[number] > _MOST_LOSSES:
                raise TuningError(f"{name} was lost {self._losses[number]} times; the last: {outcome.reason}")
            self._report(f"{name} runs again: {outcome.reason}")
            return False
        self._study.finish(number, read_result(outcome.value))
        self._note_progress()
        self._report(f"{name} of {self._progress.trials}: {_ending(self._study.trials, number)}")
        return True

    def _note_progress(self) -> None:
        progress, trials = self._progress, self._study.trials
        progress.ended = sum(trial.state.is_finished() for trial in trials[: progress.trials])
        best = best_of(trials)
        progress.best = None if best is None else best.value


def _ending(trials: Sequence[FrozenTrial], number: int) -> str:
    """How a trial ended, in words."""
    trial, best = trials[number], best_of(trials)
    if trial.state == TrialState.PRUNED:
        return f"pruned after {len(trial.intermediate_values)} of {EVALUATIONS} evaluations"
    if trial.state == TrialState.FAIL:
        return f"failed: {_reason(trial)}"
    first = ", the best so far" if best is not None and best.number == number else ""
    return f"reward {trial.value:.2f}{first}"


def _reason(trial: FrozenTrial) -> str:
    return _first_line(str(trial.user_attrs.get(REASON, "")))


def _first_line(reason: str) -> str:
    return reason.strip().partition("\n")[0]


def _refuse_if_all_failed(study: TuningStudy) -> None:
    """After a generation in which nothing worked, the next would hardly do better."""
    ended = [trial for trial in study.trials if trial.state.is_finished()]
    if ended and all(trial.state == TrialState.FAIL for trial in ended):
        raise UsageError(
            f"every trial of {study.file} failed, the last with: {_reason(ended[-1])}. When that is put "
            "right, choose another --study"
        )


def _result(study: TuningStudy) -> Tuning:
    _refuse_if_all_failed(study)
    trials = study.trials
    best, counts = best_of(trials), Counter(trial.state for trial in trials)
    if best is None or best.value is None:
        raise UsageError(f"every trial of {study.file} was pruned; run more trials, or longer ones")
    settings: dict[str, Any] = best.user_attrs[SETTINGS]
    return Tuning(
        best_settings=settings,
        best_reward=best.value,
        finished=counts[TrialState.COMPLETE],
        pruned=counts[TrialState.PRUNED],
        failed=counts[TrialState.FAIL],
    )
