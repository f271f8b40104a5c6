"""Limits that are known already: those that come with hotlap, and those that `hotlap limit` saved here."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from hotlap.errors import UsageError
from hotlap.laptime.lap_file import SUFFIX, read_limit
from hotlap.laptime.limit import STANDARD_CAR, LimitLaps
from hotlap.sim.fingerprint import physics_fingerprint
from hotlap.tracks import Track

SHIPPED_FOLDER = Path(__file__).parent / "limits"
SAVED_FOLDER = Path("results/limits")
"""Where `hotlap limit` saves what it finds."""


def limit_file(track: Track, folder: Path = SAVED_FOLDER) -> Path:
    """The file of a track's limit."""
    return folder / f"{track.name.replace(':', '-').replace('/', '-')}{SUFFIX}"


def shipped_limit(track: Track) -> LimitLaps | None:
    """The limit of the standard car on exactly this track that comes with hotlap; None if there is none."""
    return _best(track, SHIPPED_FOLDER)


def stored_limit(track: Track) -> LimitLaps | None:
    """The same, or a better one that was saved here."""
    return _best(track, SHIPPED_FOLDER, SAVED_FOLDER.absolute())


def _best(track: Track, *folders: Path) -> LimitLaps | None:
    found = [laps for folder in folders if (laps := _read(limit_file(track, folder))) is not None]
    fitting = [
        laps
        for laps in found
        if laps.limit.track_fingerprint == track.fingerprint
        and laps.limit.physics == physics_fingerprint()
        and tuple(laps.limit.scales) == STANDARD_CAR
    ]
    return min(fitting, key=lambda laps: laps.limit.t_ub, default=None)


def _read(path: Path) -> LimitLaps | None:
    try:
        return _read_version(path, path.stat().st_mtime_ns)
    except OSError:
        return None


@cache
def _read_version(path: Path, changed_ns: int) -> LimitLaps | None:
    try:
        return read_limit(path)
    except UsageError:
        return None
