"""A lease on a run's folder, for file systems whose locks do not reach other machines.

The holder changes the lease's file every few seconds. A lease that has not changed for long enough, by the
waiting process's own clock, is over: no two machines' clocks are compared. A holder that finds its lease
taken ends at once.
"""

from __future__ import annotations

import contextlib
import json
import os
import socket
import threading
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hotlap.runs.errors import RunLockedError
from hotlap.runs.storage import StorageError

LEASE_FILE = ".lease"
BEAT_S = 2.0
EXPIRES_S = 20.0
_LOST = 75
"""The exit code of a process whose lease was taken: try again."""


@contextlib.contextmanager
def leased(folder: Path) -> Iterator[None]:
    """Hold the lease of a folder. Raises `RunLockedError` if another process holds it.

    A lease whose holder died on this machine is over at once, any other when it has stood still for
    `EXPIRES_S`: until then nobody knows, and it is waited for.
    """
    lease = _Lease(folder)
    try:
        lease.take()
    except OSError as error:
        raise StorageError(f"cannot use the folder {folder}: {error.strerror}") from error
    try:
        with lease.kept():
            yield
    finally:
        lease.give_back()


class _Lease:
    def __init__(self, folder: Path) -> None:
        self._folder, self._path = folder, folder / LEASE_FILE
        self._owner = {"id": uuid.uuid4().hex, "host": _machine(), "pid": os.getpid()}
        self._beat = 0

    def take(self) -> None:
        """Create the lease, or take it over when it is over."""
        seen, since, is_renewed = None, time.monotonic(), False
        while not self._create():
            holder = _read(self._path)
            if holder != seen:
                is_renewed = seen is not None and holder is not None
                seen, since = holder, time.monotonic()
            now = time.monotonic()
            if holder is not None and (_has_died(holder) or now - since > EXPIRES_S):
                self._remove(holder)
                if self._create():
                    # Another process may have seen the same end, and removed this lease for the old one.
                    time.sleep(0.0 if _has_died(holder) else 2.0 * BEAT_S)
                    if self._is_mine():
                        return
                continue
            if is_renewed:
                raise RunLockedError(self._folder)
            time.sleep(0.1)

    @contextlib.contextmanager
    def kept(self) -> Iterator[None]:
        """Renew the lease until this is left."""
        ended = threading.Event()
        thread = threading.Thread(target=self._renew, args=(ended,), daemon=True)
        thread.start()
        try:
            yield
        finally:
            ended.set()
            thread.join()

    def give_back(self) -> None:
        """End the lease, if it is still this process's."""
        # One that cannot be removed now will stand still.
        with contextlib.suppress(OSError):
            if self._is_mine():
                self._path.unlink(missing_ok=True)

    def _renew(self, ended: threading.Event) -> None:
        renewed = time.monotonic()
        while not ended.wait(BEAT_S):
            now = time.monotonic()
            # A network file system may fail for a moment. Others may take the lease when it has stood still.
            with contextlib.suppress(OSError, ValueError):
                if not self._is_mine():
                    _end_process(f"another process has taken {self._folder} over")
                self._write_beat()
                renewed = now
            if now - renewed > EXPIRES_S - 2.0 * BEAT_S:
                _end_process(f"{self._path} cannot be renewed; another process may take it over")

    def _write_beat(self) -> None:
        self._beat += 1
        # In place: if the lease is taken in this moment, the other's file is a new one.
        with self._path.open("r+", encoding="utf-8") as file:
            if json.loads(file.read() or "{}").get("id") == self._owner["id"]:
                file.seek(0)
                file.write(self._text())
                file.flush()
                os.fsync(file.fileno())

    def _create(self) -> bool:
        # A link appears with its content, or not at all.
        mine = self._folder / f"{LEASE_FILE}.{self._owner['id']}"
        mine.write_text(self._text(), encoding="utf-8")
        try:
            os.link(mine, self._path)
        except FileExistsError:
            # NFS says so, too, when the answer to its first request was lost.
            return self._is_mine()
        finally:
            mine.unlink(missing_ok=True)
        return True

    def _remove(self, holder: dict[str, Any]) -> None:
        aside = self._folder / f"{LEASE_FILE}.{uuid.uuid4().hex}"
        with contextlib.suppress(FileNotFoundError):
            self._path.rename(aside)
            if (found := _read(aside)) is not None and found.get("id") != holder.get("id"):
                # Somebody else was quicker: what was removed is a living lease.
                with contextlib.suppress(FileExistsError):
                    os.link(aside, self._path)
            aside.unlink()

    def _is_mine(self) -> bool:
        found = _read(self._path)
        return found is not None and found.get("id") == self._owner["id"]

    def _text(self) -> str:
        return json.dumps({**self._owner, "beat": f"{self._beat:012d}"})


def _end_process(reason: str) -> None:
    with contextlib.suppress(OSError):
        os.write(2, f"\nhotlap: {reason}\n".encode())
    os._exit(_LOST)


def _read(path: Path) -> dict[str, Any] | None:
    """What the lease says; empty if it says nothing that can be read, None if there is none."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except ValueError:
        return {}
    return dict(found) if isinstance(found, dict) else {}


def _has_died(holder: dict[str, Any]) -> bool:
    """Whether the holder was a process of this machine that no longer runs."""
    if holder.get("host") != _machine():
        return False
    try:
        os.kill(int(holder["pid"]), 0)
    except (ProcessLookupError, KeyError, ValueError, TypeError):
        return True
    except OSError:
        return False
    return False


def _machine() -> str:
    """This machine since it was started: containers and restarts make process numbers ambiguous."""
    parts = [socket.gethostname()]
    with contextlib.suppress(OSError):
        parts.append(Path("/proc/sys/kernel/random/boot_id").read_text(encoding="utf-8").strip())
    with contextlib.suppress(OSError):
        parts.append(str(Path("/proc/self/ns/pid").readlink()))
    return " ".join(parts)
