"""Files that are written completely or not at all, and are synced to disk when the call returns."""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Iterator
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
            f"cannot write {path}: {_reason(error, path.parent)}; earlier files are intact"
        ) from error


@contextlib.contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turn an `OSError` into a `StorageError` about this file or folder."""
    try:
        yield
    except StorageError:
        raise
    except OSError as error:
        folder = path if path.is_dir() else path.parent
        raise StorageError(f"cannot write to {path}: {_reason(error, folder)}") from error


@contextlib.contextmanager
def training_in(folder: Path) -> Iterator[None]:
    """The same for a run's own folder, but not for files of an environment or a callback."""
    try:
        yield
    except StorageError:
        raise
    except OSError as error:
        full = error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EROFS)
        if not (full or str(folder) in str(error.filename)):
            raise
        raise StorageError(
            f"cannot write to {folder}: {_reason(error, folder)}; earlier files are intact"
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


def _reason(error: OSError, folder: Path) -> str:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return "the disk is full"
    if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return f"{folder} is not writable"
    if error.errno == errno.ENOENT:
        return f"the folder {folder} is gone"
    return error.strerror or str(error)
