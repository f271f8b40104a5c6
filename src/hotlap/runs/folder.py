"""`RunFolder`: where each file of a run is, and how to read it. The one place that knows the layout."""

from __future__ import annotations

import contextlib
import json
import re
import shutil
from collections.abc import Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hotlap.runs.config import CheckpointConfig, RunConfig
from hotlap.runs.errors import RunFileError
from hotlap.runs.events import Event, read_events
from hotlap.runs.lock import locked
from hotlap.runs.results import ExperimentResults
from hotlap.runs.storage import TEMPORARY, StorageError, write_whole

DEFAULT_OUT = Path("results/experiments")
_CHECKPOINT = re.compile(r"checkpoint_(\d+)\.zip")
_MODEL_ENDING = "_model.zip"


@dataclass(frozen=True)
class RunFolder:
    """The paths of a run's files."""

    path: Path
    stem: str

    @classmethod
    def of(cls, out: Path, config: RunConfig) -> RunFolder:
        """The folder that a run with this config gets."""
        return cls(out / config.environment_name.folder / config.folder_name, config.experiment_id)

    @classmethod
    def open(cls, path: str | Path) -> RunFolder:
        """The folder of an existing run."""
        path = Path(path)
        if not path.is_dir():
            raise RunFileError(f"there is no run folder {path}")
        # A damaged config must not keep an intact driver from being found.
        with contextlib.suppress(RunFileError):
            return cls(path, cls(path, "").read_config().experiment_id)
        models = sorted(path.glob(f"*{_MODEL_ENDING}"))
        if models:
            return cls(path, models[0].name.removesuffix(_MODEL_ENDING))
        return cls(path, path.name)

    @property
    def model(self) -> Path:
        """The final model."""
        return self.path / f"{self.stem}{_MODEL_ENDING}"

    @property
    def results(self) -> Path:
        """The results."""
        return self.path / f"{self.stem}_results.json"

    @property
    def metrics(self) -> Path:
        """The metrics, recorded every hundred steps."""
        return self.path / f"{self.stem}_metrics.json"

    @property
    def events(self) -> Path:
        """The live events."""
        return self.path / "events.jsonl"

    @property
    def config(self) -> Path:
        """Everything needed to run it again."""
        return self.path / "config.json"

    @property
    def checkpoints(self) -> Path:
        """The folder of checkpoints."""
        return self.path / "checkpoints"

    @property
    def segments(self) -> Path:
        """The folder of data that checkpoints share."""
        return self.checkpoints / "segments"

    @property
    def best(self) -> Path:
        """The checkpoint of the best evaluation."""
        return self.checkpoints / "best.zip"

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
        """The picture of the learning curve."""
        return self.path / "learning_curve.png"

    def checkpoint(self, step: int) -> Path:
        """The checkpoint of a step."""
        return self.checkpoints / f"checkpoint_{step}.zip"

    def checkpoint_steps(self) -> list[int]:
        """The steps of the existing checkpoints, in order."""
        found = (_CHECKPOINT.fullmatch(path.name) for path in self.checkpoints.glob("checkpoint_*.zip"))
        return sorted(int(match[1]) for match in found if match)

    def driver(self) -> Path:
        """The driver's file: the best checkpoint, else the final model."""
        for candidate in (self.best, self.model):
            if candidate.exists():
                return candidate
        raise RunFileError(f"run folder {self.path} has neither {self.best.name} nor a final model yet")

    def exists(self) -> bool:
        """Whether a run has been started here."""
        return self.config.exists() or any(self.checkpoints.glob("*.zip"))

    def read_config(self) -> RunConfig:
        """The config that the run was started with."""
        return RunConfig.from_dict(self._stored().get("plan"), str(self.config))

    def read_checkpoint_config(self) -> CheckpointConfig:
        """The run's checkpoint settings."""
        try:
            return CheckpointConfig(**self._stored()["checkpoints"])
        except (KeyError, TypeError, ValueError) as error:
            raise RunFileError(f"{self.config} is damaged: {error!r}; start over with --overwrite") from error

    def read_results(self) -> ExperimentResults:
        """The results of a run that has ended."""
        return ExperimentResults.load(self.results)

    def read_events(self) -> Iterator[Event]:
        """The events so far."""
        return read_events(self.events)

    def read_evaluations(self) -> list[Event]:
        """The evaluations so far; for a run without events, those in its results."""
        found = [event for event in self.read_events() if event["kind"] == "evaluation"]
        if not found and self.results.exists():
            return self.read_results().evaluations
        return found

    def _stored(self) -> dict[str, Any]:
        try:
            found = json.loads(self.config.read_text(encoding="utf-8"))
            return dict(found)
        except (OSError, ValueError, TypeError, RecursionError) as error:
            raise RunFileError(
                f"{self.config} cannot be read ({error}); start over with --overwrite"
            ) from error

    def write_config(self, config: RunConfig, checkpoints: CheckpointConfig) -> None:
        """Write the config file."""
        about = {"every": checkpoints.every, "keep": checkpoints.keep}
        write_whole(self.config, json.dumps({"plan": config.as_dict(), "checkpoints": about}, indent=1))

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

    def clear_events(self) -> None:
        """Remove the events before the run starts over."""
        self.events.unlink(missing_ok=True)
        shutil.rmtree(self.tensorboard, ignore_errors=True)

    def remove_unfinished(self) -> None:
        """Remove partly written files."""
        for folder in (self.path, self.checkpoints):
            for path in folder.glob(f".*{TEMPORARY}"):
                path.unlink(missing_ok=True)

    def locked(self, *, shared: bool = False) -> AbstractContextManager[None]:
        """Lock the run for this process; the lock is released when the process ends, however that happens.

        `shared`: other machines may want it.
        """
        return locked(self.path, shared=shared)
