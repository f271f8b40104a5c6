"""Writing checkpoints, and finding the newest whole one again. Reading is in `hotlap.drivers`."""

from __future__ import annotations

import contextlib
import io
import json
import logging
import re
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hotlap import __version__
from hotlap.drivers.checkpoint import (
    DRIVER_ARRAYS,
    FORMAT,
    MANIFEST,
    RESUME_ARRAYS,
    Checkpoint,
    CheckpointError,
    read_checkpoint,
    read_manifest,
    sha256,
)
from hotlap.drivers.trees import Arrays, pack
from hotlap.sim.checks import check_whole_number
from hotlap.training.journals import SegmentFolder
from hotlap.training.storage import write_whole

log = logging.getLogger(__name__)

KEEP_ALL = "all"
_NAME = re.compile(r"checkpoint_(\d+)\.zip")
_ADDRESS = re.compile(rb" at 0x[0-9a-f]+>")
_NO_TIME = (1980, 1, 1, 0, 0, 0)
"""Zip entries carry a time; without one, equal checkpoints are equal files."""


@dataclass(frozen=True)
class CheckpointConfig:
    """When checkpoints are written and how many are kept."""

    every: int = 10_000
    keep: int | str = KEEP_ALL

    def __post_init__(self) -> None:
        check_whole_number("checkpoint_every", self.every)
        if self.keep != KEEP_ALL:
            check_whole_number("keep", self.keep)


@dataclass(frozen=True)
class Capture:
    """A run's state at a boundary, serialised: it can be written under any step's name."""

    entries: dict[str, bytes]
    manifest: dict[str, Any]

    def file(self, step: int, *, driver_only: bool = False, interrupted: bool = False) -> bytes:
        """The whole checkpoint, as the one of that step; or only what drives.

        One that an interruption left is marked: it goes when the run has gone on.
        """
        manifest = {**self.manifest, "step": step, "interrupted": interrupted}
        entries = dict(self.entries)
        if driver_only:
            manifest["resume"] = None
            del entries[RESUME_ARRAYS]
        manifest["entries"] = {name: sha256(data) for name, data in entries.items()}
        buffer = io.BytesIO()
        with zipfile.ZipFile(buffer, "w") as archive:
            for name, data in entries.items():
                archive.writestr(zipfile.ZipInfo(name, _NO_TIME), data)
            archive.writestr(zipfile.ZipInfo(MANIFEST, _NO_TIME), json.dumps(manifest))
        return buffer.getvalue()


def capture(model: Any, about: dict[str, Any], driver: Any, resume: Any) -> Capture:
    """Serialise a model with its driver and resume trees. `about` is what else the manifest says."""
    from safetensors.numpy import save

    entries = _sb3_entries(model)
    trees = {}
    for key, tree, entry in (("driver", driver, DRIVER_ARRAYS), ("resume", resume, RESUME_ARRAYS)):
        arrays: Arrays = {}
        trees[key] = pack(tree, key, arrays)
        entries[entry] = save(arrays)
    return Capture(entries, {"format": FORMAT, "hotlap": __version__, **about, **trees})


def _sb3_entries(model: Any) -> dict[str, bytes]:
    """What stable-baselines3's own `save` writes."""
    buffer = io.BytesIO()
    model.save(buffer)
    with zipfile.ZipFile(buffer) as archive:
        entries = {name: archive.read(name) for name in archive.namelist()}
    # For people to read, SB3 also writes out its functions, with where they lie in memory.
    entries["data"] = _ADDRESS.sub(b">", entries["data"])
    return entries


class CheckpointManager:
    """The checkpoints of a run: writes them, keeps as many as asked for, finds the newest whole one.

    `final` is the final model's file, which can be resumed from as well.
    """

    def __init__(self, folder: Path, config: CheckpointConfig, final: Path | None = None) -> None:
        self.folder = folder
        self.config = config
        self.final = final
        self.segments = SegmentFolder(folder / "segments")
        self._swept = False

    @property
    def best(self) -> Path:
        """The checkpoint of the best evaluation."""
        return self.folder / "best.zip"

    def path(self, step: int) -> Path:
        """The checkpoint of a step."""
        return self.folder / f"checkpoint_{step}.zip"

    def due(self, start: int, stop: int) -> list[int]:
        """The steps after `start`, up to and with `stop`, at which one is to be written."""
        every = self.config.every
        return list(range((start // every + 1) * every, stop + 1, every))

    def steps(self) -> list[int]:
        """The steps of the checkpoints that there are, in order."""
        found = (_NAME.fullmatch(path.name) for path in self.folder.glob("checkpoint_*.zip"))
        return sorted(int(match[1]) for match in found if match)

    def write(self, step: int, state: Capture, *, interrupted: bool = False) -> Path:
        """Write a step's checkpoint, then remove those that need no longer be kept."""
        path = self.path(step)
        write_whole(path, state.file(step, interrupted=interrupted))
        log.debug("wrote %s", path)
        if not interrupted:
            self.remove_interrupted()
        self._prune(step)
        return path

    def write_best(self, step: int, state: Capture) -> None:
        """Write the checkpoint of the best evaluation so far."""
        write_whole(self.best, state.file(step, driver_only=True))

    def remove_interrupted(self) -> None:
        """Remove what interruptions left: the run has gone on since. Once, as there will be no more."""
        if self._swept:
            return
        self._swept = True
        for step in self.steps():
            with contextlib.suppress(CheckpointError):
                if read_manifest(self.path(step)).get("interrupted"):
                    self.path(step).unlink(missing_ok=True)

    def newest(self, report: Callable[[str], None] = print) -> Iterator[Checkpoint]:
        """Checkpoints that verify, segments included, newest first; damaged ones are reported."""
        for path in self.candidates():
            try:
                found = read_checkpoint(path, with_resume=True)
                if found.resume is None:
                    raise CheckpointError(f"{path} holds a driver only, nothing to resume from")
                self.segments.verify(found.resume["journals"])
            except (CheckpointError, KeyError, TypeError) as error:
                report(f"{path.name} cannot be used: {error}")
                continue
            yield found

    def candidates(self) -> list[Path]:
        """Files that could be resumed from, newest first."""
        found = [(step, self.path(step)) for step in self.steps()]
        if self.final is not None and self.final.exists():
            try:
                found.append((int(read_manifest(self.final)["step"]), self.final))
            except CheckpointError:
                found.append((-1, self.final))
        return [path for _, path in sorted(found, reverse=True)]

    def _prune(self, newest: int) -> None:
        """Remove all but the newest to keep."""
        steps = [step for step in self.steps() if step <= newest]
        old = [] if self.config.keep == KEEP_ALL else steps[: -int(self.config.keep)]
        for step in old:
            self.path(step).unlink(missing_ok=True)
        if old:
            self.remove_unnamed_segments()

    def remove_unnamed_segments(self) -> None:
        """Remove segments that no checkpoint needs any more. A damaged one needs none."""
        kept = []
        for path in self.candidates():
            with contextlib.suppress(CheckpointError, KeyError, TypeError):
                kept.append(read_manifest(path)["resume"]["journals"])
        self.segments.remove_unnamed(kept)
