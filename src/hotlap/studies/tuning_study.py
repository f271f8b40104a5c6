"""The study of a tuning on disk: Optuna's journal, which one process at a time writes."""

from __future__ import annotations

import contextlib
import json
import shutil
import uuid
from collections.abc import Iterator, Sequence
from math import isnan
from pathlib import Path
from typing import Any

import optuna
from optuna.storages import JournalStorage
from optuna.storages.journal import JournalFileBackend, JournalFileOpenLock
from optuna.trial import FrozenTrial, TrialState

from hotlap.errors import UsageError
from hotlap.runs.config import RunConfig, changed_settings
from hotlap.runs.errors import RunError, RunLockedError
from hotlap.runs.folder import RunFolder
from hotlap.runs.lock import locked
from hotlap.runs.storage import writing
from hotlap.studies.generations import GENERATION, SETTINGS, draw_generation
from hotlap.training.trial import TrialResult

REASON = "reason"
"""The attribute of a failed trial that says why."""
_PLAN, _GENERATION = "plan", "generation"
_STATES = {
    "complete": TrialState.COMPLETE,
    "pruned": TrialState.PRUNED,
    "failed": TrialState.FAIL,
}


class TuningStudy:
    """The trials of a study: drawn a generation at a time, each result saved when it is known."""

    def __init__(self, config: RunConfig, file: Path, generation: int | None) -> None:
        optuna.logging.set_verbosity(optuna.logging.ERROR)
        self.file, self._config = file, config
        if file.is_dir():
            raise UsageError(f"--study {file} is a folder; name a file in it")
        try:
            with writing(file):
                _mend(file)
                self._storage = JournalStorage(_Journal(str(file), lock_obj=_NoLock(str(file))))
            name = f"{config.environment} {config.algorithm}"
            optuna.create_study(
                storage=self._storage, study_name=name, direction="maximize", load_if_exists=True
            )
            self._id = self._storage.get_study_id_from_name(name)
        except (ValueError, TypeError, KeyError) as error:
            raise UsageError(f"--study {file} cannot be continued as a study: {error}") from error
        self.generation = self._agree_on_generation(generation)
        self._check_same_plan()
        self._scratch = side_folder(file)
        # What a tuning that was killed has left.
        for folder in self._scratch.glob("trial_*"):
            shutil.rmtree(folder, ignore_errors=True)

    @property
    def trials(self) -> list[FrozenTrial]:
        """All trials that have been drawn, in their order."""
        return self._storage.get_all_trials(self._id, deepcopy=False)

    def draw(self, number: int) -> list[FrozenTrial]:
        """The trials of a generation, drawn if the study lacks them. All earlier ones must have ended."""
        first, size = number * self.generation, self.generation
        missing = first + size - len(self.trials)
        if missing > 0:
            # All of them, also if a kill left some: the draws before decide those after.
            drawn = draw_generation(self._config, number, size, self.trials[:first])
            for trial in drawn[size - missing :]:
                self._storage.create_new_trial(self._id, trial)
        return self.trials[first : first + size]

    def start(self, number: int) -> None:
        """Mark a trial as running."""
        self._storage.set_trial_state_values(self._trial_id(number), TrialState.RUNNING)

    def finish(self, number: int, result: TrialResult) -> None:
        """Save a trial's result. Until the last line of it is written, the trial has not ended."""
        trial = self._trial_id(number)
        for evaluation, reward in enumerate(result.rewards, start=1):
            self._storage.set_trial_intermediate_value(trial, evaluation, reward)
        if result.reason:
            self._storage.set_trial_user_attr(trial, REASON, result.reason)
        # A pruned trial's value is its latest reward, as Optuna's own.
        known = result.ending != "failed" and not isnan(result.rewards[-1])
        values = result.rewards[-1:] if known else None
        self._storage.set_trial_state_values(trial, _STATES[result.ending], values)

    def scratch(self, number: int, config: RunConfig) -> RunFolder:
        """A folder for one attempt at a trial: an earlier attempt may still be writing to its own."""
        return RunFolder.of(self._scratch / f"trial_{number:04}_{uuid.uuid4().hex[:8]}", config)

    def discard(self, folder: RunFolder) -> None:
        """Remove the folder of an attempt."""
        inside = folder.path.relative_to(self._scratch)
        shutil.rmtree(self._scratch / inside.parts[0], ignore_errors=True)

    def _trial_id(self, number: int) -> int:
        return self._storage.get_trial_id_from_study_id_trial_number(self._id, number)

    def _agree_on_generation(self, asked: int | None) -> int:
        """The size of this study's generations, which never changes."""
        found = self._storage.get_study_user_attrs(self._id).get(_GENERATION)
        if any(SETTINGS not in trial.user_attrs for trial in self.trials) or (self.trials and not found):
            raise UsageError(
                f"{self.file} was begun by an earlier hotlap, or has trials from elsewhere, and its draws "
                "cannot be repeated. Choose another --study"
            )
        if found is None:
            found = asked or GENERATION
            self._storage.set_study_user_attr(self._id, _GENERATION, found)
        if asked not in (None, found):
            raise UsageError(
                f"{self.file} draws {found} trials at a time, not {asked}; leave out --generation, or choose "
                "another --study"
            )
        return int(found)

    def _check_same_plan(self) -> None:
        """Refuse to mix trials whose fixed settings differ."""
        asked = self._config.as_dict()
        found = self._storage.get_study_user_attrs(self._id).get(_PLAN)
        begun = RunConfig.from_dict(asked if found is None else found, str(self.file)).as_dict()
        if wrong := changed_settings(begun, {**asked, "imports": None}):
            raise UsageError(
                f"{self.file} is a study of another config: {'; '.join(wrong)}. Choose another --study"
            )
        if found != asked:
            self._storage.set_study_user_attr(self._id, _PLAN, asked)


@contextlib.contextmanager
def open_study(
    config: RunConfig, file: Path, generation: int | None = None, *, shared: bool = False
) -> Iterator[TuningStudy]:
    """Open or begin a study, and keep other tunings out. `shared`: they may be on other machines."""
    side = side_folder(file)
    try:
        with locked(side, shared=shared):
            yield TuningStudy(config, file, generation)
    except RunLockedError as error:
        if error.folder != side:
            raise
        raise RunError(f"another hotlap tune uses {file}; wait for it, or choose another --study") from None


def side_folder(file: Path) -> Path:
    """The folder for a study's lock, and for what its trials write while they run."""
    return file.with_name(f".{file.name}.tuning")


def best_of(trials: Sequence[FrozenTrial]) -> FrozenTrial | None:
    """The complete trial with the highest reward, the first of equals; None if none is complete."""
    complete = [trial for trial in trials if trial.state == TrialState.COMPLETE]
    return max(complete, key=lambda trial: (trial.value, -trial.number), default=None)


class _Journal(JournalFileBackend):
    """Optuna's journal, with a sentence for a full disk."""

    def append_logs(self, logs: list[dict[str, Any]]) -> None:
        with writing(Path(self._file_path)):
            super().append_logs(logs)


class _NoLock(JournalFileOpenLock):
    """Optuna's own lock outlives a process that is killed; hotlap's keeps other writers out already."""

    def acquire(self) -> bool:
        return True

    def release(self) -> None:
        pass


def _mend(file: Path) -> None:
    """Cut off a line that a crash left unfinished: the next one would be appended to it."""
    try:
        data = file.read_bytes()
    except FileNotFoundError:
        return
    first, newline, _ = data.partition(b"\n")
    if data and not (newline and "op_code" in json.loads(first)):
        raise ValueError("its first line is not a journal's")
    whole = data.rfind(b"\n") + 1
    if whole < len(data):
        with file.open("r+b") as handle:
            handle.truncate(whole)
