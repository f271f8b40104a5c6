"""The log of attempts: what a study started, what failed and why. What runs say themselves is not in it."""

from __future__ import annotations

import contextlib
import json
import os
import socket
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from hotlap.runs.storage import StorageError

Entry = dict[str, Any]
"""`what` and `at`; of an attempt `run` and `attempt`; where it ended otherwise than done, `reason`, and
`final` if the study has given it up."""
OPENED, CLOSED = "study opened", "study closed"
STARTED, FAILED, LOST, STOPPED = "started", "failed", "lost", "stopped"


class AttemptLog:
    """Appends entries, each synced: the log is as true after a crash as before."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def append(self, what: str, **facts: Any) -> None:
        """Add an entry."""
        entry = {"what": what, "at": datetime.now(UTC).isoformat(timespec="milliseconds"), **facts}
        try:
            with self._path.open("ab") as file:
                torn = file.tell() > 0 and self._ends_torn()
                file.write((b"\n" if torn else b"") + json.dumps(entry).encode() + b"\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise StorageError(f"cannot write {self._path}: {error.strerror or error}") from error

    def _ends_torn(self) -> bool:
        with self._path.open("rb") as file:
            file.seek(-1, os.SEEK_END)
            return file.read() != b"\n"

    def open_study(self) -> None:
        """Note that this process works on the study."""
        self.append(OPENED, host=socket.gethostname(), pid=os.getpid())

    def read(self) -> Iterator[Entry]:
        """The entries; a torn line is skipped."""
        with contextlib.suppress(FileNotFoundError), self._path.open("rb") as file:
            for line in file:
                with contextlib.suppress(ValueError):
                    entry = json.loads(line)
                    if isinstance(entry, dict) and "what" in entry:
                        yield entry

    def latest(self) -> dict[str, Entry]:
        """The last entry of each run."""
        return {entry["run"]: entry for entry in self.read() if "run" in entry}

    def counts(self) -> Counter[str]:
        """How many attempts each run has had."""
        return Counter(entry["run"] for entry in self.read() if entry["what"] == STARTED and "run" in entry)

    def unclosed(self) -> dict[str, Entry] | None:
        """The last entry of each run since a study was opened; None if it was closed, not killed."""
        found: dict[str, Entry] | None = None
        for entry in self.read():
            if entry["what"] in (OPENED, CLOSED):
                found = {} if entry["what"] == OPENED else None
            elif found is not None and "run" in entry:
                found[entry["run"]] = entry
        return found
