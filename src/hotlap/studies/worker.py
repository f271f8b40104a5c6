"""One run of a study, in a process of its own. What `Job`s of studies call."""

from __future__ import annotations

import os
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

from hotlap.runs.errors import RunLockedError
from hotlap.studies.folder import StudyFolder
from hotlap.studies.jobs import Job
from hotlap.studies.plan import PlannedRun
from hotlap.studies.software import check_software

LOCK_PATIENCE_S = 60.0
"""How long a retry waits for the attempt before it, whose end its node may not have noticed yet."""
_TRY_EVERY_S = 0.2


def train_job(study: StudyFolder, run: PlannedRun, software: dict[str, Any], *, shared: bool) -> Job:
    """The job that starts or resumes a run. `shared`: other machines may be at work in the folder."""
    return Job(
        run.key,
        f"{__name__}:train_run",
        {
            "run": asdict(run), "study": str(study.path.resolve()), "software": software,
            "folder": str(Path.cwd()), "shared": shared,
        },
    )  # fmt: skip


def train_run(order: dict[str, Any]) -> None:
    """Train a run to its end, from where it stands. One process at a time writes to it; others wait."""
    check_software(order["software"])
    # Modules and track files of the user's own are looked for where the study was started.
    if Path(order["folder"]).is_dir():
        os.chdir(order["folder"])
    run, study = read_run(order["run"]), StudyFolder(Path(order["study"]))
    _train_when_free(run, study, shared=order["shared"])


def read_run(found: dict[str, Any]) -> PlannedRun:
    """A planned run from its JSON."""
    return PlannedRun(**{**found, "wrappers": tuple(found["wrappers"]), "imports": tuple(found["imports"])})


def _train_when_free(run: PlannedRun, study: StudyFolder, *, shared: bool) -> None:
    from hotlap.training.trainer import Trainer

    until = time.monotonic() + LOCK_PATIENCE_S
    while True:
        trainer = Trainer(
            **run.keywords(),
            out=study.runs,
            resume=True,
            shared=shared,
            checkpoint_every=run.checkpoint_every,
            keep=run.keep,
        )
        try:
            trainer.run()
            return
        except RunLockedError:
            if time.monotonic() > until:
                raise
            time.sleep(_TRY_EVERY_S)
