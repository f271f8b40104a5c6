"""The folder of a run: its files, its lock, and starting or finding it."""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from hotlap.envs.names import parse_environment
from hotlap.training.checkpoints import CheckpointConfig
from hotlap.training.plan import TrainingPlan, read_plan
from hotlap.training.storage import TEMPORARY, StorageError, write_whole


class RunError(ValueError):
    """A run that cannot be started or gone on with as asked."""


@dataclass(frozen=True)
class RunFolder:
    """Where everything of a run is."""

    path: Path
    stem: str

    @classmethod
    def of(cls, out: Path, environment: str, algorithm: str, seed: int) -> RunFolder:
        """The folder of a run by what names it."""
        stem = f"{algorithm}_seed{seed}"
        return cls(out / parse_environment(environment).folder / stem, stem)

    @property
    def model(self) -> Path:
        """The final model."""
        return self.path / f"{self.stem}_model.zip"

    @property
    def results(self) -> Path:
        """What came of it."""
        return self.path / f"{self.stem}_results.json"

    @property
    def metrics(self) -> Path:
        """Its course."""
        return self.path / f"{self.stem}_metrics.json"

    @property
    def config(self) -> Path:
        """All that is needed to run it again."""
        return self.path / "config.json"

    @property
    def checkpoints(self) -> Path:
        """The folder of checkpoints."""
        return self.path / "checkpoints"

    @property
    def tensorboard(self) -> Path:
        """The folder of TensorBoard's events."""
        return self.path / "tensorboard"

    @property
    def log(self) -> Path:
        """The DEBUG log."""
        return self.path / "train.log"

    @property
    def learning_curve(self) -> Path:
        """The picture of the curve."""
        return self.path / "learning_curve.png"

    def exists(self) -> bool:
        """Whether a run has been started here."""
        return self.config.exists() or any(self.checkpoints.glob("*.zip"))

    def read_plan(self) -> TrainingPlan:
        """The plan that the run was started with."""
        return read_plan(self._read_config(), str(self.config))

    def read_checkpoint_config(self) -> CheckpointConfig:
        """How the run was told to keep checkpoints."""
        try:
            return CheckpointConfig(**json.loads(self._read_config())["checkpoints"])
        except (KeyError, TypeError, ValueError) as error:
            raise RunError(f"{self.config} is damaged: {error!r}; start anew with --overwrite") from error

    def _read_config(self) -> str:
        try:
            return self.config.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise RunError(f"{self.config} cannot be read ({error}); start anew with --overwrite") from error

    def write_config(self, plan: TrainingPlan, checkpoints: CheckpointConfig) -> None:
        """Write the plan down."""
        about = {"every": checkpoints.every, "keep": checkpoints.keep}
        write_whole(self.config, json.dumps({"plan": plan.as_dict(), "checkpoints": about}, indent=1))

    def make(self) -> None:
        """Make the folder."""
        try:
            self.checkpoints.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StorageError(f"cannot make the folder {self.path}: {error.strerror}") from error

    def clear(self) -> None:
        """Remove what an earlier run left here, and nothing else."""
        for path in (self.model, self.results, self.metrics, self.config, self.log, self.learning_curve):
            path.unlink(missing_ok=True)
        shutil.rmtree(self.checkpoints, ignore_errors=True)
        self.clear_events()

    def remove_unfinished(self) -> None:
        """Remove files whose writing was cut short."""
        for folder in (self.path, self.checkpoints):
            for path in folder.glob(f".*{TEMPORARY}"):
                path.unlink(missing_ok=True)

    def clear_events(self) -> None:
        """Remove TensorBoard's events, which a run that starts afresh will write again."""
        shutil.rmtree(self.tensorboard, ignore_errors=True)

    @contextlib.contextmanager
    def locked(self) -> Iterator[None]:
        """Hold the run for this process; the lock goes with the process, however it ends."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            handle = os.open(self.path / ".lock", os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            raise StorageError(f"cannot use the folder {self.path}: {error.strerror}") from error
        try:
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise RunError(
                    f"another training is at work in {self.path}; wait for it, or take another --seed"
                ) from None
            yield
        finally:
            os.close(handle)
