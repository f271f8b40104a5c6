"""Run a study: every run that is not finished, several at a time, until all are done or have failed."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from hotlap.studies.attempts import CLOSED, FAILED, LOST, STARTED, STOPPED, AttemptLog
from hotlap.studies.folder import StudyFolder, is_finished
from hotlap.studies.jobs import Executor, Outcome
from hotlap.studies.plan import PlannedRun
from hotlap.studies.worker import train_job
from hotlap.training.interrupts import Interrupts

Phase = Literal["queued", "running", "done", "failed", "stopped"]
_LOOK_EVERY_S = 0.5


@dataclass
class Progress:
    """Where each run stands, by its key, in the plan's order."""

    phases: dict[str, Phase]
    reasons: dict[str, str] = field(default_factory=dict)
    """Why the last attempt ended, where it was not done."""
    retries: int = 0
    found_done: int = 0
    """Runs that were finished before."""

    def count(self, phase: Phase) -> int:
        """How many runs are in a phase."""
        return sum(one == phase for one in self.phases.values())


class Scheduler:
    """Hands a study's runs to an executor, and starts again those that fail."""

    def __init__(
        self,
        study: StudyFolder,
        runs: list[PlannedRun],
        executor: Executor,
        software: dict[str, Any],
        *,
        retries: int,
        shared: bool = False,
        report: Callable[[Progress], None] = lambda progress: None,
    ) -> None:
        self._study, self._executor, self._software = study, executor, software
        self._retries, self._shared, self._report = retries, shared, report
        self._log = AttemptLog(study.attempts)
        self._runs = {run.key: run for run in runs}
        self._attempts = self._log.counts()
        self._failures: dict[str, int] = {}
        finished = {run.key for run in runs if is_finished(study.run(run), run.steps)}
        self.progress = Progress(
            {run.key: "done" if run.key in finished else "queued" for run in runs}, found_done=len(finished)
        )
        self._queue = deque(run for run in runs if run.key not in finished)

    def run(self, interrupts: Interrupts) -> Progress:
        """Run until everything has ended, or until a signal; then running jobs save and end."""
        self._log.open_study()
        stopping = False
        while self._queue or self.progress.count("running"):
            if interrupts.received is not None and not stopping:
                stopping = True
                self._queue.clear()
                self._executor.stop()
            while self._queue and self._executor.room() > 0:
                self._start(self._queue.popleft())
            for job, outcome in self._executor.wait(_LOOK_EVERY_S):
                self._note(self._runs[job.key], outcome, stopping)
            self._report(self.progress)
        self._log.append(CLOSED)
        return self.progress

    def _start(self, run: PlannedRun) -> None:
        self._attempts[run.key] += 1
        self._log.append(STARTED, run=run.key, attempt=self._attempts[run.key])
        self.progress.phases[run.key] = "running"
        self._executor.submit(train_job(self._study, run, self._software, shared=self._shared))

    def _note(self, run: PlannedRun, outcome: Outcome, stopping: bool) -> None:
        phases, reasons = self.progress.phases, self.progress.reasons
        if outcome.ending == "done":
            phases[run.key] = "done"
            reasons.pop(run.key, None)
            return
        failures = self._failures[run.key] = self._failures.get(run.key, 0) + 1
        final = failures > self._retries and not stopping
        self._log_ending(run, outcome, final)
        if stopping:
            phases[run.key] = "stopped"
            return
        reasons[run.key] = outcome.reason.splitlines()[0] if outcome.reason else "stopped"
        if final:
            phases[run.key] = "failed"
            return
        self.progress.retries += 1
        phases[run.key] = "queued"
        self._queue.append(run)

    def _log_ending(self, run: PlannedRun, outcome: Outcome, final: bool) -> None:
        what = {"failed": FAILED, "lost": LOST, "stopped": STOPPED}[outcome.ending]
        self._log.append(
            what, run=run.key, attempt=self._attempts[run.key], reason=outcome.reason, where=outcome.where,
            final=final,
        )  # fmt: skip
