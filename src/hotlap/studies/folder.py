"""`StudyFolder`: where a study's plan, log and runs are. The one place that knows the layout."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from hotlap.errors import UsageError
from hotlap.runs.errors import RunError, RunLockedError
from hotlap.runs.folder import RunFolder
from hotlap.runs.lease import BEAT_S, LEASE_FILE
from hotlap.runs.lock import locked
from hotlap.runs.storage import StorageError, write_whole
from hotlap.studies.plan import PlannedRun, StudyPlan, read_plan
from hotlap.studies.toml import to_toml


@dataclass(frozen=True)
class StudyFolder:
    """The paths of a study's files."""

    path: Path

    @classmethod
    def open(cls, path: str | Path) -> StudyFolder:
        """The folder of an existing study."""
        folder = cls(Path(path))
        if not folder.plan.exists():
            raise UsageError(f"there is no study in {folder.path}: it has no {folder.plan.name}")
        return folder

    @property
    def plan(self) -> Path:
        """The plan."""
        return self.path / "study.toml"

    @property
    def attempts(self) -> Path:
        """The log of attempts."""
        return self.path / "attempts.jsonl"

    @property
    def runs(self) -> Path:
        """The folder of all runs: the `--out` of each."""
        return self.path / "runs"

    def run(self, run: PlannedRun) -> RunFolder:
        """The folder of one run."""
        return RunFolder(self.runs / run.key, f"{run.algorithm}_seed{run.seed}")

    def read_plan(self) -> StudyPlan:
        """The plan that the study has now."""
        return read_plan(self.plan)

    def write_plan(self, plan: StudyPlan) -> None:
        """Make the folder and write the plan, unless it says the same already."""
        try:
            self.runs.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StorageError(f"cannot make the folder {self.runs}: {error.strerror}") from error
        if not self.plan.exists() or self.read_plan().tables != plan.tables:
            write_whole(self.plan, to_toml(plan.tables))

    @contextlib.contextmanager
    def locked(self, *, shared: bool = False) -> Iterator[None]:
        """Keep other studies out of the folder. `shared`: they may be on other machines."""
        try:
            with locked(self.path, shared=shared):
                yield
        except RunLockedError as error:
            if error.folder != self.path:
                raise
            raise RunError(
                f"another hotlap study uses {self.path}; wait for it, or choose another --out"
            ) from None

    def is_in_use(self) -> bool:
        """Whether a study is at work in the folder. Where that cannot be found out it is assumed."""
        lease = self.path / LEASE_FILE
        if lease.exists():
            return _is_renewed(lease)
        try:
            with locked(self.path):
                return False
        except (RunLockedError, StorageError):
            return True


def _is_renewed(lease: Path) -> bool:
    """Whether a lease has a holder, who may be on a machine that locks do not reach."""
    try:
        before = lease.read_bytes()
        time.sleep(2 * BEAT_S)
        return lease.read_bytes() != before
    except OSError:
        return False


def is_finished(folder: RunFolder, steps: int | None) -> bool:
    """Whether a run has its results, with all of `steps` where the plan says how many."""
    if not (folder.results.exists() and folder.model.exists()):
        return False
    try:
        results = folder.read_results()
    except UsageError:
        return False
    return not results.stopped_early and results.total_timesteps >= (steps or 0)
