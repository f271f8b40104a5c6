"""From a run folder, a file or a shipped name to a driver, without torch."""

from __future__ import annotations

import difflib
import os
from pathlib import Path
from typing import Any

from hotlap.drivers.checkpoint import Checkpoint, CheckpointError, read_checkpoint
from hotlap.drivers.policy import Policy
from hotlap.drivers.shipped import shipped_drivers, shipped_path


class Driver(Policy):
    """A trained driver: `act(observation)`, and what it was trained on."""

    def __init__(self, checkpoint: Checkpoint) -> None:
        self.checkpoint = checkpoint
        try:
            super().__init__(checkpoint.driver)
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise CheckpointError(f"{checkpoint.path} holds no policy that can be run: {error}") from error

    @property
    def name(self) -> str:
        """The file it came from."""
        return str(self.checkpoint.path)

    @property
    def title(self) -> str:
        """A short name for tables: the run's, the file's, or the shipped driver's own."""
        path = self.checkpoint.path
        return self.run_folder.name if path.name == "best.zip" else path.stem

    @property
    def run_folder(self) -> Path:
        """Where the run's other files are, if it came from one."""
        folder = self.checkpoint.path.absolute().parent
        return folder.parent if folder.name == "checkpoints" else folder

    @property
    def environment(self) -> str:
        """What it was trained on: racer, racer:TRACK or a Gymnasium id."""
        return str(self.checkpoint.manifest["environment"])

    @property
    def fingerprints(self) -> dict[str, Any]:
        """The physics, observation and tracks of its training; empty for Gymnasium ids."""
        return dict(self.checkpoint.manifest["fingerprints"])


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
    if not path.is_dir():
        return path
    candidates = [path / "checkpoints" / "best.zip", *sorted(path.glob("*_model.zip"))]
    for candidate in candidates:
        if candidate.exists():
            return candidate
    raise CheckpointError(f"run folder {path} has neither checkpoints/best.zip nor a final model")


def _no_driver(name: str) -> CheckpointError:
    names = list(shipped_drivers())
    close = difflib.get_close_matches(name, names, n=1)
    hint = f" (did you mean '{close[0]}'?)" if close else ""
    return CheckpointError(
        f"no driver '{name}': name a run folder, a checkpoint (.zip), or one of {', '.join(names)}{hint}"
    )
