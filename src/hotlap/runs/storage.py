"""Files that are written completely or not at all, and are synced to disk when the call returns."""

from __future__ import annotations

import contextlib
import errno
import os
from pathlib import Path

from hotlap.errors import HotlapError

TEMPORARY = ".part"


class StorageError(HotlapError, OSError):
    """A file could not be written; the previous version of it is intact."""

    def __str__(self) -> str:
        return str(self.args[0])


def write_whole(path: Path, data: bytes | str) -> None:
    """Replace a file atomically: write and sync a temporary file, rename it, sync the folder."""
    data = data.encode() if isinstance(data, str) else data
    temporary = path.with_name(f".{path.name}{TEMPORARY}")
    try:
        _write_through(temporary, data)
        os.replace(temporary, path)  # noqa: PTH105
        _sync_folder(path.parent)
    except OSError as error:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise StorageError(
            f"cannot write {path}: {_reason(error, path)}; earlier files are intact"
        ) from error


def _write_through(path: Path, data: bytes) -> None:
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)
    try:
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(handle, rest) :]
        os.fsync(handle)
    finally:
        os.close(handle)


def _sync_folder(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _reason(error: OSError, path: Path) -> str:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return "the disk is full"
    if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return f"{path.parent} is not writable"
    if error.errno == errno.ENOENT:
        return f"the folder {path.parent} is gone"
    return error.strerror or str(error)
