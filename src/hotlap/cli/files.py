"""Output files of a command: checked before the work starts."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hotlap.errors import UsageError
from hotlap.extras import require_extra
from hotlap.runs.storage import StorageError

PICTURES = (".png", ".svg", ".pdf")
MOVING = (".mp4", ".gif")


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turn an error in writing a file into a sentence."""
    try:
        yield
    except OSError as error:
        raise StorageError(f"cannot write {path}: {error.strerror or error}") from error


def check_path(option: str, path: Path | None, endings: tuple[str, ...]) -> None:
    """Raise if the file cannot be written, or if a library to write it is missing."""
    if path is None:
        return
    check_writable(option, path, endings)
    require_extra("video" if endings == MOVING else "plot", option)


def check_writable(option: str, path: Path | None, endings: tuple[str, ...]) -> None:
    """Raise if nothing can be written there."""
    if path is None:
        return
    if path.suffix.lower() not in endings:
        raise UsageError(f"{option} {path} must end in {', '.join(endings)}")
    folder = path.absolute().parent
    if not folder.is_dir():
        raise UsageError(f"{option} {path}: there is no folder {folder}; make it first")
    if path.is_dir() or not os.access(path if path.exists() else folder, os.W_OK):
        raise UsageError(f"{option} {path} cannot be written; choose another file")
