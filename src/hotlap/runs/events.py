"""`events.jsonl`: the progress of a run as it happens, one JSON object per line. docs/events.md describes it.

A run appends; anyone may read at the same time. A resume truncates the file to where its checkpoint was
taken, so that the finished file is that of an uninterrupted run.
"""

from __future__ import annotations

import json
import math
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from hotlap.runs.errors import RunFileError
from hotlap.runs.storage import StorageError, write_whole

_FIELDS: dict[str, tuple[str, ...]] = {
    "start": ("environment", "algorithm", "seed", "preset", "total_timesteps", "n_envs"),
    "scalars": (),
    "episodes": ("episodes", "finished", "reward_mean", "length_mean"),
    "evaluation": ("reward_mean", "reward_std", "reward_ci95", "completion_rate", "lap_time_median"),
    "checkpoint": ("file",),
    "end": (),
}
"""The fields that readers rely on, by kind. A line that lacks any of them is not an event."""
KINDS = tuple(_FIELDS)
Event = dict[str, Any]
"""`kind`, `timestep`, `seconds` of training so far, and the fields of the kind."""


class EventWriter:
    """Appends events to a file, each flushed as it is written."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.count = 0
        self._file: Any = None

    def append(self, kind: str, timestep: int, seconds: float, **facts: Any) -> None:
        """Add an event."""
        assert kind in KINDS, kind
        event = {"kind": kind, "timestep": timestep, "seconds": round(seconds, 3), **facts}
        try:
            if self._file is None:
                self._file = self.path.open("a", encoding="utf-8")
            self._file.write(json.dumps(_plain(event)) + "\n")
            self._file.flush()
        except OSError as error:
            raise StorageError(f"cannot write {self.path}: {error.strerror or error}") from error
        self.count += 1

    def sync(self) -> None:
        """Sync to disk: a checkpoint that counts these events must not exist without them."""
        if self._file is not None:
            os.fsync(self._file.fileno())

    def cut(self, count: int, total_timesteps: int) -> bool:
        """Keep the first `count` events, and set the planned steps, which a resume may raise.

        If any of them is missing or damaged, none is kept, and it returns False.
        """
        self.close()
        kept = list(_lines(self.path))[:count]
        start = _parse(kept[0]) if kept else None
        if len(kept) < count or start is None or start["kind"] != "start":
            kept = []
        else:
            kept[0] = json.dumps({**start, "total_timesteps": total_timesteps}).encode() + b"\n"
        write_whole(self.path, b"".join(kept))
        self.count = len(kept)
        return len(kept) == count

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
            self._file = None


class EventReader:
    """Reads events while they are written."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._position = 0
        self._file_number = 0

    def poll(self) -> tuple[list[Event], bool]:
        """New events since the last call; or all of them, and True, if the file was truncated in between."""
        try:
            return self._poll()
        except FileNotFoundError:
            return [], False
        except OSError as error:
            raise _unreadable(self._path, error) from error

    def _poll(self) -> tuple[list[Event], bool]:
        about = self._path.stat()
        restarted = self._position > 0 and (
            about.st_ino != self._file_number or about.st_size < self._position
        )
        if restarted:
            self._position = 0
        self._file_number = about.st_ino
        with self._path.open("rb") as file:
            file.seek(self._position)
            data = file.read()
        whole = data[: data.rfind(b"\n") + 1]
        self._position += len(whole)
        return [event for line in whole.splitlines() if (event := _parse(line))], restarted


def read_events(path: Path) -> Iterator[Event]:
    """Every event of a file, or none if there is no file. Invalid lines are skipped."""
    for line in _lines(path):
        if event := _parse(line):
            yield event


def _lines(path: Path) -> Iterator[bytes]:
    try:
        with path.open("rb") as file:
            yield from (line for line in file if line.endswith(b"\n"))
    except FileNotFoundError:
        return
    except OSError as error:
        raise _unreadable(path, error) from error


def _unreadable(path: Path, error: OSError) -> RunFileError:
    return RunFileError(f"{path} cannot be read: {error.strerror or error}")


def _parse(line: bytes) -> Event | None:
    try:
        event = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(event, dict) or event.get("kind") not in KINDS:
        return None
    whole = all(name in event for name in _FIELDS[event["kind"]])
    timed = isinstance(event.get("timestep"), int) and isinstance(event.get("seconds"), int | float)
    return event if whole and timed else None


def _plain(value: Any) -> Any:
    """A value that JSON can hold: numpy's numbers as Python's, and null for what is not finite."""
    if isinstance(value, Mapping):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    if hasattr(value, "item"):
        value = value.item()
    if isinstance(value, float) and not math.isfinite(value):
        return None
    return value
