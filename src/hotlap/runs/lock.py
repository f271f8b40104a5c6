"""A lock on a run's folder: one writer at a time. The lock is released when its process ends."""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Iterator
from pathlib import Path

from hotlap.runs.errors import RunLockedError
from hotlap.runs.lease import LEASE_FILE, leased
from hotlap.runs.storage import StorageError

LOCK_FILE = ".lock"
_UNSUPPORTED = (errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS)


@contextlib.contextmanager
def locked(folder: Path, *, shared: bool = False) -> Iterator[None]:
    """Lock a folder for this process; raise `RunLockedError` if another process has locked it.

    `shared`: other machines may want it, and the lock may not reach them.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handle = os.open(folder / LOCK_FILE, os.O_RDWR | os.O_CREAT, 0o644)
    except OSError as error:
        raise StorageError(f"cannot use the folder {folder}: {error.strerror}") from error
    try:
        has_locks = _lock(handle, folder)
        # A lease that is there may be one of another machine.
        needs_lease = shared or not has_locks or (folder / LEASE_FILE).exists()
        with leased(folder) if needs_lease else contextlib.nullcontext():
            yield
    finally:
        os.close(handle)


def _lock(handle: int, folder: Path) -> bool:
    """Lock the file; False where the system or the file system has no locks."""
    try:
        import fcntl
    except ImportError:
        return False
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise RunLockedError(folder) from None
    except OSError as error:
        if error.errno in _UNSUPPORTED:
            return False
        raise StorageError(f"cannot lock the folder {folder}: {error.strerror}") from error
    return True
