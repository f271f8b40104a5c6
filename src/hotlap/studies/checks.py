"""A plan's runs against what hotlap can train, before anything starts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hotlap.errors import HotlapError, UsageError
from hotlap.numerics.threads import available_cores
from hotlap.runs.config import CheckpointConfig
from hotlap.studies.plan import PlannedRun
from hotlap.training.build import check_config
from hotlap.training.config.resolve import make_config, resolve_config


def check_runs(runs: Sequence[PlannedRun]) -> int:
    """Raise unless every run can start; returns the threads that a run may need."""
    threads, seen = 1, set()
    for run in runs:
        cell = run.key.rpartition("_seed")[0]
        if cell in seen:
            continue
        seen.add(cell)
        try:
            config = resolve_config(make_config(**run.keywords()))
            check_config(config)
            given: dict[str, Any] = {"every": run.checkpoint_every, "keep": run.keep}
            CheckpointConfig(**{key: value for key, value in given.items() if value is not None})
        except HotlapError as error:
            raise UsageError(f"{run.key} cannot start: {error}") from error
        threads = max(threads, config.torch_threads)
    return threads


def default_jobs(threads: int) -> int:
    """How many runs of so many threads the cores of this machine hold."""
    return max(available_cores() // threads, 1)
