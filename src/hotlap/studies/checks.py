"""A plan's runs against what hotlap can train, and against those in the folder, before anything starts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hotlap.errors import HotlapError, UsageError
from hotlap.numerics.threads import available_cores
from hotlap.runs.config import CheckpointConfig, RunConfig, changed_settings
from hotlap.runs.errors import RunFileError
from hotlap.studies.folder import StudyFolder
from hotlap.studies.plan import PlannedRun
from hotlap.training.build import check_config
from hotlap.training.config.resolve import make_config, resolve_config


def check_runs(runs: Sequence[PlannedRun], study: StudyFolder) -> int:
    """Raise unless every run can start or continue; returns the threads that a run may need."""
    cells: dict[str, dict[str, Any]] = {}
    threads = 1
    for run in runs:
        if run.cell not in cells:
            config = _checked(run)
            cells[run.cell], threads = config.as_dict(), max(threads, config.torch_threads)
        _check_present(run, study, cells[run.cell])
    return threads


def _checked(run: PlannedRun) -> RunConfig:
    """The config of a run, tried out."""
    try:
        config = resolve_config(make_config(**run.keywords()))
        check_config(config)
        given: dict[str, Any] = {"every": run.checkpoint_every, "keep": run.keep}
        CheckpointConfig(**{key: value for key, value in given.items() if value is not None})
    except HotlapError as error:
        raise UsageError(f"{run.key} cannot start: {error}{_list_hint(run, str(error))}") from error
    return config


def _list_hint(run: PlannedRun, error: str) -> str:
    """For a value that was meant as one list, and was crossed."""
    for key, value in run.settings.items():
        if error.startswith(f"{key} is ") and "[" in error and not isinstance(value, list):
            return f". A plan crosses lists: write a value that is itself a list as {key} = [[64, 64]]"
    return ""


def _check_present(run: PlannedRun, study: StudyFolder, cell: dict[str, Any]) -> None:
    """Refuse a run that is in the folder already, but with other settings or with more steps."""
    folder = study.run(run)
    if not folder.exists():
        return
    try:
        present = folder.read_config().as_dict()
    except RunFileError:
        # This run will fail, and say why; the others can be trained.
        return
    # Where a track file or a module lies may have changed since.
    same = dict.fromkeys(("environment", "total_timesteps", "seed", "imports", "track_data"))
    wrong = changed_settings(present, {**cell, **same})
    if present["total_timesteps"] > cell["total_timesteps"]:
        wrong.append(f"it has {present['total_timesteps']:,} steps, not {cell['total_timesteps']:,}")
    if wrong:
        raise UsageError(
            f"{folder.path} is a run of another plan: {'; '.join(wrong)}. Choose another --out, or remove it"
        )


def default_jobs(threads: int) -> int:
    """How many runs of so many threads the cores of this machine hold."""
    return max(available_cores() // threads, 1)
