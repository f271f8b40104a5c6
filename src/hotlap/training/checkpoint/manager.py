"""Write checkpoints, and find the newest intact one. Reading is in `hotlap.runs`."""

from __future__ import annotations

import contextlib
import io
import logging
import re
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from hotlap.runs.array_tree import Arrays, pack
from hotlap.runs.checkpoint import (
    DRIVER_ARRAYS,
    RESUME_ARRAYS,
    Checkpoint,
    read_checkpoint,
    read_manifest,
)
from hotlap.runs.checkpoint_file import checkpoint_bytes
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


@dataclass(frozen=True)
class Capture:
    """A run's state at a boundary, serialised: it can be written under any step's name."""

    entries: dict[str, bytes]
    manifest: Manifest

    def file(self, step: int, *, driver_only: bool = False, interrupted: bool = False) -> bytes:
        """The bytes of that step's checkpoint, or of the policy only.

        A checkpoint that an interruption wrote is marked: it is removed once the run has continued.
        """
        manifest, entries = replace(self.manifest, step=step, interrupted=interrupted), dict(self.entries)
        if driver_only:
            manifest = replace(manifest, resume=None)
            entries.pop(RESUME_ARRAYS, None)
        return checkpoint_bytes(manifest, entries)


def capture(model: Resumable, about: Manifest, driver: Tree, resume: Tree | None) -> Capture:
    """Serialise a model with its driver and resume trees. `about` is the rest of the manifest."""
    from safetensors.numpy import save

    entries = _sb3_entries(model)
    trees: dict[str, Any] = {"driver": {}, "resume": None}
    for key, tree, entry in (("driver", driver, DRIVER_ARRAYS), ("resume", resume, RESUME_ARRAYS)):
        if tree is not None:
            arrays: Arrays = {}
            trees[key] = pack(tree, key, arrays)
            entries[entry] = save(arrays)
    return Capture(entries, replace(about, **trees))


def _sb3_entries(model: Resumable) -> dict[str, bytes]:
    """What stable-baselines3's own `save` writes."""
    buffer = io.BytesIO()
    model.save(buffer)
    with zipfile.ZipFile(buffer) as archive:
        entries = {name: archive.read(name) for name in archive.namelist()}
    # For human readers SB3 also prints its functions, with their addresses in memory.
    entries["data"] = _ADDRESS.sub(b">", entries["data"])
    return entries


class CheckpointManager:
    """The checkpoints of a run: writes them, keeps as many as asked for, finds the newest intact one."""

    def __init__(self, folder: RunFolder, config: CheckpointConfig) -> None:
        self.folder = folder
        self.config = config
        self.segments = SegmentFolder(folder.segments)
        self._swept = False

    def due(self, start: int, stop: int) -> list[int]:
        """The steps after `start`, up to and including `stop`, at which one is due."""
        every = self.config.every
        return list(range((start // every + 1) * every, stop + 1, every))

    def write(self, step: int, state: Capture, *, interrupted: bool = False) -> Path:
        """Write a step's checkpoint, then remove those beyond the number to keep."""
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
        """Remove checkpoints that interruptions wrote, once: the run has continued since then."""
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

        The model of a run that a callback stopped is not one of them: it may be from mid-rollout.
        """
        found = [(step, self.folder.checkpoint(step)) for step in self.folder.checkpoint_steps()]
        if self.folder.model.exists():
            try:
                manifest = read_manifest(self.folder.model)
            except RunFileError:
                found.append((-1, self.folder.model))
            else:
                found += [(manifest.step, self.folder.model)] if manifest.resume is not None else []
        return [path for _, path in sorted(found, reverse=True)]

    def _prune(self, newest: int) -> None:
        """Remove all but the newest ones to keep."""
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
