"""The tracks that the page offers, and their files."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import numpy as np

from hotlap.laptime.centreline_lap import centreline_lap_s
from hotlap.sim.corridor import CENTRE_X, CENTRE_Y
from hotlap.tracks import NAMED_TRACKS, Track, TrackError, load_track
from hotlap.tracks.random_track import random_track
from hotlap.web.track_file import is_known, track_file

FOLDER = "data/tracks"
SEED_LIMIT = 2**31
_RANDOM_FILE = re.compile(r"random-(0|[1-9][0-9]{0,9})")
_OUTLINE_POINTS = 80
_LONGEST_FILE_NAME = 60


def track_path(name: str) -> str:
    """Where a track's file is, for a name that the page may list."""
    return f"{FOLDER}/{file_name(name)}.json"


def file_name(name: str) -> str:
    """A name as a file's and a URL's: letters, digits, dots, dashes and underscores."""
    return re.sub(r"[^A-Za-z0-9._-]+", "-", name).strip(".-")[:_LONGEST_FILE_NAME] or "unnamed"


def add_track(tracks: list[Track], track: Track) -> None:
    """List a track, unless it is listed; two that the page could not tell apart are an error."""
    reserved = track.name.startswith("random:") or _RANDOM_FILE.fullmatch(file_name(track.name))
    if reserved and not is_known(track):
        raise TrackError(f"a track is named '{track.name}' as random tracks are; give it another name")
    for other in tracks:
        if track.fingerprint == other.fingerprint and track.name == other.name:
            return
        if track_path(track.name).lower() == track_path(other.name).lower():
            raise TrackError(
                f"two tracks are named '{track.name}' and '{other.name}'; the page cannot tell them apart, "
                "so rename yours"
            )
    tracks.append(track)


def named_tracks() -> list[Track]:
    """The tracks that come with hotlap."""
    return [load_track(name) for name in NAMED_TRACKS]


def index_entry(track: Track) -> dict[str, Any]:
    """A track as the page lists it, with an outline to draw it small."""
    centre = track.corridor.lines[:-1, [CENTRE_X, CENTRE_Y]]
    rows = np.linspace(0, len(centre), min(_OUTLINE_POINTS, len(centre)), endpoint=False).astype(int)
    return {
        "name": track.name,
        "title": track.title,
        "file": track_path(track.name),
        "length_m": track.length_m,
        "corners": len(track.corners),
        "t_c": centreline_lap_s(track),
        "outline": np.round(centre[rows], 1).tolist(),
    }


def track_files(tracks: Iterable[Track]) -> dict[str, bytes]:
    """Each track's file by its path."""
    return {track_path(track.name): _as_bytes(track) for track in tracks}


def requested_seed(path: str) -> int | None:
    """The seed of a random track's path; None for any other path."""
    name = path.removeprefix(f"{FOLDER}/").removesuffix(".json")
    found = _RANDOM_FILE.fullmatch(name)
    if path != f"{FOLDER}/{name}.json" or found is None or int(found[1]) >= SEED_LIMIT:
        return None
    return int(found[1])


@lru_cache(maxsize=256)
def random_track_file(seed: int) -> bytes:
    """The file of a random track."""
    return _as_bytes(random_track(seed))


def _as_bytes(track: Track) -> bytes:
    return json.dumps(track_file(track)).encode()
