"""Records that only grow, kept beside the checkpoints in files that are never changed.

Otherwise each checkpoint would hold everything again: SAC's replay buffer, every action of an
environment that is restored by replay, all metrics. It names the files by range and hash, and
holds only the rows that are not yet in one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from hotlap.runs.checkpoint import load_arrays, sha256
from hotlap.runs.errors import RunFileError
from hotlap.runs.storage import TEMPORARY, write_whole

SMALLEST_SEGMENT = 64 * 1024
"""Bytes below which rows stay in the checkpoint: a separate file would cost more."""

Columns = Mapping[str, NDArray[Any]]


class AppendLog(Protocol):
    """A growing record: named arrays with one row per entry."""

    @property
    def count(self) -> int:
        """Rows so far, truncated ones included."""
        ...

    @property
    def capacity(self) -> int | None:
        """How many of the newest rows matter; None for all."""
        ...

    def rows(self, start: int, stop: int) -> Columns:
        """Some rows, none older than what was truncated."""
        ...

    def truncate(self, stop: int) -> None:
        """Rows before `stop` are on disk and will not be requested again."""
        ...

    def load(self, pieces: Iterable[tuple[int, Columns]]) -> None:
        """Restore rows; each piece begins at the row that it names."""
        ...


class SegmentFolder:
    """Where the segments of a run's logs are."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._sealed: dict[str, list[dict[str, Any]]] = {}

    def state_dict(self, logs: Mapping[str, AppendLog], *, seal: bool = True) -> dict[str, Any]:
        """Write new rows to disk; the state names where all rows are.

        Without `seal` all new rows stay in the checkpoint: an interruption must not change where
        segments begin and end.
        """
        return {name: self._save(name, log, seal) for name, log in logs.items()}

    def load_state_dict(self, saved: Mapping[str, Any], logs: Mapping[str, AppendLog]) -> None:
        """Restore the rows of logs."""
        if set(saved) != set(logs):
            raise RunFileError(f"logs {sorted(saved)} where this run has {sorted(logs)}")
        for name, log in logs.items():
            sealed = self._sealed[name] = list(saved[name]["segments"])
            log.load(self._pieces(saved[name]))
            if sealed:
                log.truncate(sealed[-1]["stop"])

    def verify(self, saved: Mapping[str, Any]) -> None:
        """Raise if a segment is missing or damaged."""
        for log in saved.values():
            for segment in log["segments"]:
                self._read(segment)

    def remove_unnamed(self, kept: Iterable[Mapping[str, Any]]) -> None:
        """Delete segments that none of these checkpoints names, and unfinished files."""
        named = {segment["file"] for saved in kept for log in saved.values() for segment in log["segments"]}
        if self.folder.is_dir():
            for path in self.folder.iterdir():
                if path.name not in named and path.suffix in (".safetensors", TEMPORARY):
                    path.unlink(missing_ok=True)

    def _save(self, name: str, log: AppendLog, seal: bool) -> dict[str, Any]:
        count = log.count
        oldest = 0 if log.capacity is None else max(count - log.capacity, 0)
        sealed = [segment for segment in self._sealed.get(name, []) if segment["stop"] > oldest]
        start = max(sealed[-1]["stop"] if sealed else 0, oldest)
        tail = dict(log.rows(start, count)) if count > start else {}
        if seal and sum(array.nbytes for array in tail.values()) >= SMALLEST_SEGMENT:
            sealed.append(self._seal(name, start, count, tail))
            log.truncate(count)
            start, tail = count, {}
        self._sealed[name] = sealed
        return {"count": count, "segments": list(sealed), "tail_start": start, "tail": tail}

    def _seal(self, name: str, start: int, stop: int, columns: Columns) -> dict[str, Any]:
        from safetensors.numpy import save

        data = save({key: np.array(array, order="C") for key, array in columns.items()})
        digest = sha256(data)
        file = f"{name}_{start}-{stop}_{digest[:12]}.safetensors"
        if self.folder.parent.exists():
            self.folder.mkdir(exist_ok=True)
        write_whole(self.folder / file, data)
        return {"file": file, "start": start, "stop": stop, "sha256": digest}

    def _read(self, segment: Mapping[str, Any]) -> dict[str, NDArray[Any]]:
        # The name alone: a manifest cannot lead out of the folder.
        path = self.folder / Path(segment["file"]).name
        try:
            data = path.read_bytes()
        except OSError as error:
            raise RunFileError(f"{path} cannot be read: {error.strerror}") from error
        if sha256(data) != segment["sha256"]:
            raise RunFileError(f"{path} is damaged: it does not match its hash")
        return load_arrays(data)

    def _pieces(self, saved: Mapping[str, Any]) -> Iterator[tuple[int, Columns]]:
        for segment in saved["segments"]:
            yield segment["start"], self._read(segment)
        if saved["tail"]:
            yield saved["tail_start"], saved["tail"]
