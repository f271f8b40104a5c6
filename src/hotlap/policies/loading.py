"""From a run folder, a file or a shipped name to a driver, without torch."""

from __future__ import annotations

import difflib
import os
from pathlib import Path
from typing import Any

from hotlap.policies.policy import Policy
from hotlap.policies.shipped import shipped_drivers, shipped_path
from hotlap.runs.checkpoint import Checkpoint, read_checkpoint
from hotlap.runs.config import RunConfig
from hotlap.runs.errors import RunFileError
from hotlap.runs.folder import RunFolder


class Driver(Policy):
    """A trained driver: `act(observation)`, and what it was trained on."""

    def __init__(self, checkpoint: Checkpoint) -> None:
        self.checkpoint = checkpoint
        try:
            super().__init__(checkpoint.driver)
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise RunFileError(f"{checkpoint.path} holds no policy that can be run: {error}") from error

    @property
    def name(self) -> str:
        """The file it came from."""
        return str(self.checkpoint.path)

    @property
    def title(self) -> str:
        """A short name for tables: the run's, the file's, or the shipped driver's own."""
        path = self.checkpoint.path
        return self.run_folder.path.name if path.name == self.run_folder.best.name else path.stem

    @property
    def run_folder(self) -> RunFolder:
        """Where the run's other files are, if it came from one."""
        folder = self.checkpoint.path.absolute().parent
        path = folder.parent if folder.name == "checkpoints" else folder
        return RunFolder(path, self.config.experiment_id)

    @property
    def config(self) -> RunConfig:
        """How it was trained."""
        return self.checkpoint.manifest.config

    @property
    def environment(self) -> str:
        """What it was trained on: racer, racer:TRACK or a Gymnasium id."""
        return self.config.environment

    @property
    def fingerprints(self) -> dict[str, Any]:
        """The physics, observation and tracks of its training; empty for Gymnasium ids."""
        return dict(self.checkpoint.manifest.fingerprints)


def load_driver(source: str | os.PathLike[str]) -> Driver:
    """A driver by a shipped name, from a checkpoint, or from a run folder: its best, else its final model."""
    return Driver(read_checkpoint(find_checkpoint(source)))


def find_checkpoint(source: str | os.PathLike[str]) -> Path:
    """The file that a driver's name stands for. A file or folder of that name comes first."""
    path = Path(source)
    if not path.exists():
        if (shipped := shipped_path(str(source))) is not None:
            return shipped
        raise _no_driver(str(source))
    return RunFolder.open(path).driver() if path.is_dir() else path


def _no_driver(name: str) -> RunFileError:
    names = list(shipped_drivers())
    close = difflib.get_close_matches(name, names, n=1)
    hint = f" (did you mean '{close[0]}'?)" if close else ""
    return RunFileError(
        f"no driver '{name}': name a run folder, a checkpoint (.zip), or one of {', '.join(names)}{hint}"
    )
