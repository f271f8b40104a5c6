"""Errors about runs and their files."""

from __future__ import annotations

from pathlib import Path

from hotlap.errors import UsageError


class RunFileError(UsageError):
    """A file of a run that is missing, damaged or not what it should be."""


class RunError(UsageError):
    """A run that cannot be started or resumed as asked."""


class RunLockedError(RunError):
    """Another process writes to the folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(
            f"another training run uses {folder}; wait for it, or choose another --seed or --name"
        )
        self.folder = folder
