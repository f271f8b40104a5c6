"""Where each run of a study stands, from its files alone: also while another process works on it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Literal

from hotlap.reports.run_view import RunState
from hotlap.runs.folder import RunFolder
from hotlap.studies.attempts import FAILED, LOST, STARTED, STOPPED, AttemptLog, Entry
from hotlap.studies.folder import StudyFolder, is_finished

Phase = Literal["done", "running", "queued", "interrupted", "failed"]


@dataclass(frozen=True)
class RunStatus:
    """One run: its phase, how far it is, and why it failed."""

    run: str
    phase: Phase
    step: int
    total: int | None
    steps_per_sec: float | None
    attempts: int
    reason: str | None = None

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return asdict(self)


def read_status(study: StudyFolder) -> list[RunStatus]:
    """The status of every planned run, in the plan's order."""
    log = AttemptLog(study.attempts)
    latest, counts, current = log.latest(), log.counts(), log.unclosed()
    is_open = current is not None and study.is_in_use()
    # What an earlier study started is not running now, and what failed there may be queued again.
    entries = current if current is not None and is_open else latest
    found = []
    for run in study.read_plan().runs():
        folder, entry = study.run(run), entries.get(run.key, {})
        done = is_finished(folder, run.steps)
        phase: Phase = "done" if done else _phase(entry, is_open, folder)
        state = read_state(folder)
        total = state.start.get("total_timesteps") or run.steps
        found.append(
            RunStatus(
                run.key, phase, total or 0 if done else state.timestep, total, state.steps_per_sec or None,
                counts[run.key], None if done else _first_line(entry.get("reason")),
            )
        )  # fmt: skip
    return found


def read_state(folder: RunFolder) -> RunState:
    """What a run's events say now."""
    state = RunState()
    for event in folder.read_events():
        state.add(event)
    return state


def _phase(entry: Entry, is_open: bool, folder: RunFolder) -> Phase:
    what = entry.get("what")
    if what in (FAILED, LOST) and (entry.get("final") or not is_open):
        return "failed"
    if is_open and what != STOPPED:
        return "running" if what == STARTED else "queued"
    return "interrupted" if folder.exists() else "queued"


def _first_line(text: str | None) -> str | None:
    return text.splitlines()[0] if text else None
