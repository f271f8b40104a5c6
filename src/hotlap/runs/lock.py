"""A lock on a run's folder: one writer at a time. The lock is released when its process ends."""

from __future__ import annotations

import contextlib
import os
import socket
from collections.abc import Iterator
from pathlib import Path

from hotlap.runs.errors import RunLockedError
from hotlap.runs.storage import StorageError

LOCK_FILE = ".lock"
OWNER_FILE = ".lock.owner"


@contextlib.contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Lock a folder for this process; raise `RunLockedError` if another process has locked it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(f"cannot use the folder {folder}: {error.strerror}") from error
    try:
        import fcntl  # noqa: F401
    except ImportError:
        lock = _owned(folder)
    else:
        lock = _flocked(folder)
    with lock:
        yield


@contextlib.contextmanager
def _flocked(folder: Path) -> Iterator[None]:
    import fcntl

    try:
        handle = os.open(folder / LOCK_FILE, os.O_RDWR | os.O_CREAT, 0o644)
    except OSError as error:
        raise StorageError(f"cannot use the folder {folder}: {error.strerror}") from error
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise RunLockedError(folder) from None
        yield
    finally:
        os.close(handle)


@contextlib.contextmanager
def _owned(folder: Path) -> Iterator[None]:
    """Without `flock`: a file that names its owner. The file of a dead owner is ignored."""
    path, mine = folder / OWNER_FILE, folder / f"{OWNER_FILE}.{os.getpid()}"
    for _ in range(2):
        try:
            # The file is created with its owner in it: an empty one would look abandoned.
            mine.write_text(f"{socket.gethostname()} {os.getpid()}", encoding="utf-8")
            os.link(mine, path)
            break
        except FileExistsError:
            if _is_alive(path):
                raise RunLockedError(folder) from None
            path.unlink(missing_ok=True)
        except OSError as error:
            raise StorageError(f"cannot use the folder {folder}: {error.strerror}") from error
        finally:
            mine.unlink(missing_ok=True)
    else:
        raise RunLockedError(folder)
    try:
        yield
    finally:
        path.unlink(missing_ok=True)


def _is_alive(path: Path) -> bool:
    """Whether the owner may still be running. On another machine it is assumed to be."""
    try:
        host, process = path.read_text(encoding="utf-8").split()
        if host != socket.gethostname():
            return True
        os.kill(int(process), 0)
    except (ProcessLookupError, FileNotFoundError, ValueError):
        return False
    except OSError:
        return True
    return True
