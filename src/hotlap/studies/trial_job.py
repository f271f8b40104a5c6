"""A trial of `hotlap tune` as a job, in a process of its own."""

from __future__ import annotations

import os
from dataclasses import asdict
from pathlib import Path
from typing import Any

from hotlap.envs.names import import_modules
from hotlap.runs.config import RunConfig
from hotlap.runs.folder import RunFolder
from hotlap.studies.jobs import Job
from hotlap.studies.software import check_software
from hotlap.training.trial import Limits, TrialResult, run_trial


def trial_job(
    number: int, config: RunConfig, limits: Limits, folder: RunFolder, software: dict[str, Any]
) -> Job:
    """The job of a trial. Its value is read by `read_result`."""
    return Job(
        str(number),
        f"{__name__}:run",
        {
            "config": config.as_dict(), "limits": list(limits), "software": software,
            "scratch": {"path": str(folder.path.resolve()), "stem": folder.stem}, "folder": str(Path.cwd()),
        },
    )  # fmt: skip


def run(order: dict[str, Any]) -> dict[str, Any]:
    """Run a trial; its result as JSON."""
    check_software(order["software"])
    # Modules of the user's own are looked for where the tuning was started.
    if Path(order["folder"]).is_dir():
        os.chdir(order["folder"])
    import_modules(order["config"]["imports"])
    config = RunConfig.from_dict(order["config"], "the trial's config")
    folder = RunFolder(Path(order["scratch"]["path"]), order["scratch"]["stem"])
    return asdict(run_trial(config, order["limits"], folder))


def read_result(value: dict[str, Any]) -> TrialResult:
    """A trial's result from the value of its job."""
    return TrialResult(**value)
