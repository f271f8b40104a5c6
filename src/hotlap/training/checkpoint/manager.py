"""Writing checkpoints, and finding the newest whole one again. Reading is in `hotlap.runs`."""

from __future__ import annotations

import contextlib
import io
import json
import logging
import re
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from hotlap.runs.array_tree import Arrays, pack
from hotlap.runs.checkpoint import (
    DRIVER_ARRAYS,
    MANIFEST,
    RESUME_ARRAYS,
    Checkpoint,
    read_checkpoint,
    read_manifest,
    sha256,
)
from hotlap.runs.config import KEEP_ALL, CheckpointConfig
from hotlap.runs.errors import RunFileError
from hotlap.runs.folder import RunFolder
from hotlap.runs.manifest import Manifest
from hotlap.runs.spaces import rebuild_space
from hotlap.runs.storage import write_whole
from hotlap.training.algorithms.core.resumable import Resumable
from hotlap.training.algorithms.core.spec import Tree
from hotlap.training.checkpoint.append_log import SegmentFolder

log = logging.getLogger(__name__)

_ADDRESS = re.compile(rb" at 0x[0-9a-f]+>")
_NO_TIME = (1980, 1, 1, 0, 0, 0)
"""Zip entries carry a time; without one, equal checkpoints are equal files."""


@dataclass(frozen=True)
class Capture:
    """A run's state at a boundary, serialised: it can be written under any step's name."""

    entries: dict[str, bytes]
    manifest: Manifest

    def file(self, step: int, *, driver_only: bool = False, interrupted: bool = False) -> bytes:
        """The whole checkpoint, as the one of that step; or only what drives.

        One that an interruption left is marked: it goes when the run has gone on.
        """
        manifest, entries = replace(self.manifest, step=step, interrupted=interrupted), dict(self.entries)
        if driver_only:
            manifest = replace(manifest, resume=None)
            del entries[RESUME_ARRAYS]
        manifest = replace(manifest, entries={name: sha256(data) for name, data in entries.items()})
        buffer = io.BytesIO()
        with zipfile.ZipFile(buffer, "w") as archive:
            for name, data in entries.items():
                archive.writestr(zipfile.ZipInfo(name, _NO_TIME), data)
            archive.writestr(zipfile.ZipInfo(MANIFEST, _NO_TIME), json.dumps(manifest.as_dict()))
        return buffer.getvalue()


def capture(model: Resumable, about: Manifest, driver: Tree, resume: Tree) -> Capture:
    """Serialise a model with its driver and resume trees. `about` is what else the manifest says."""
    from safetensors.numpy import save

    entries = _sb3_entries(model)
    trees: dict[str, Tree] = {}
    for key, tree, entry in (("driver", driver, DRIVER_ARRAYS), ("resume", resume, RESUME_ARRAYS)):
        arrays: Arrays = {}
        trees[key] = pack(tree, key, arrays)
        entries[entry] = save(arrays)
    return Capture(entries, replace(about, driver=trees["driver"], resume=trees["resume"]))


def _sb3_entries(model: Resumable) -> dict[str, bytes]:
    """What stable-baselines3's own `save` writes."""
    buffer = io.BytesIO()
    model.save(buffer)
    with zipfile.ZipFile(buffer) as archive:
        entries = {name: archive.read(name) for name in archive.namelist()}
    # For people to read, SB3 also writes out its functions, with where they lie in memory.
    entries["data"] = _ADDRESS.sub(b">", entries["data"])
    return entries


class CheckpointManager:
    """The checkpoints of a run: writes them, keeps as many as asked for, finds the newest whole one."""

    def __init__(self, folder: RunFolder, config: CheckpointConfig) -> None:
        self.folder = folder
        self.config = config
        self.segments = SegmentFolder(folder.segments)
        self._swept = False

    def due(self, start: int, stop: int) -> list[int]:
        """The steps after `start`, up to and with `stop`, at which one is to be written."""
        every = self.config.every
        return list(range((start // every + 1) * every, stop + 1, every))

    def write(self, step: int, state: Capture, *, interrupted: bool = False) -> Path:
        """Write a step's checkpoint, then remove those that need no longer be kept."""
        path = self.folder.checkpoint(step)
        write_whole(path, state.file(step, interrupted=interrupted))
        log.debug("wrote %s", path)
        if not interrupted:
            self.remove_interrupted()
        self._prune(step)
        return path

    def write_best(self, step: int, state: Capture) -> None:
        """Write the checkpoint of the best evaluation so far."""
        write_whole(self.folder.best, state.file(step, driver_only=True))

    def remove_interrupted(self) -> None:
        """Remove what interruptions left: the run has gone on since. Once, as there will be no more."""
        if self._swept:
            return
        self._swept = True
        for step in self.folder.checkpoint_steps():
            path = self.folder.checkpoint(step)
            with contextlib.suppress(RunFileError):
                if read_manifest(path).interrupted:
                    path.unlink(missing_ok=True)

    def newest(self, report: Callable[[str], None] = print) -> Iterator[Checkpoint]:
        """Checkpoints that verify, segments included, newest first; damaged ones are reported."""
        for path in self.candidates():
            try:
                found = read_checkpoint(path, with_resume=True)
                if found.resume is None:
                    raise RunFileError(f"{path} holds a driver only, nothing to resume from")
                self.segments.verify(found.resume["journals"])
                for space in ("observation", "action"):
                    rebuild_space(found.driver["spaces"][space])
            except (RunFileError, LookupError, TypeError, ValueError, AttributeError) as error:
                report(f"{path.name} cannot be used: {error}")
                continue
            yield found

    def candidates(self) -> list[Path]:
        """Files that could be resumed from, newest first: checkpoints, and the final model.

        A checkpoint of the last step comes before the model. The model is written later and knows of the
        checkpoint; resuming from it would write the checkpoint again with another state.
        """
        found = {self.folder.checkpoint(step): (step, 1) for step in self.folder.checkpoint_steps()}
        if self.folder.model.exists():
            try:
                found[self.folder.model] = (read_manifest(self.folder.model).step, 0)
            except RunFileError:
                found[self.folder.model] = (-1, 0)
        return sorted(found, key=found.__getitem__, reverse=True)

    def _prune(self, newest: int) -> None:
        """Remove all but the newest to keep."""
        steps = [step for step in self.folder.checkpoint_steps() if step <= newest]
        old = [] if self.config.keep == KEEP_ALL else steps[: -int(self.config.keep)]
        for step in old:
            self.folder.checkpoint(step).unlink(missing_ok=True)
        if old:
            self.remove_unnamed_segments()

    def remove_unnamed_segments(self) -> None:
        """Remove segments that no checkpoint needs any more. A damaged one needs none."""
        kept = []
        for path in self.candidates():
            with contextlib.suppress(RunFileError, KeyError, TypeError):
                if (resume := read_manifest(path).resume) is not None:
                    kept.append(resume["journals"])
        self.segments.remove_unnamed(kept)
