"""Find a track by its name: a shipped one, `random:SEED`, or a JSON file."""

from __future__ import annotations

import difflib
import json
import os
from functools import lru_cache
from pathlib import Path
from typing import Any

from hotlap.tracks.errors import TrackError
from hotlap.tracks.random_track import random_track
from hotlap.tracks.track import Track, parse_track

NAMED_TRACKS = ("circuit", "speedway", "gauntlet")
_DATA = Path(__file__).parent / "data"


def load_track(name: str | os.PathLike[str]) -> Track:
    """The track of that name, seed or file."""
    if isinstance(name, os.PathLike):
        name = os.fspath(name)
    if not isinstance(name, str):
        raise TrackError(f"a track is named by a string, not by {name!r}")
    if name.endswith(".json"):
        return _read(Path(name))
    return _load_known(name)


@lru_cache(maxsize=4096)
def _load_known(name: str) -> Track:
    if name in NAMED_TRACKS:
        return _read(_DATA / f"{name}.json")
    kind, colon, seed = name.partition(":")
    if kind == "random" and colon:
        if not (seed.isascii() and seed.isdigit() and len(seed) < 20):
            raise TrackError(
                f"'{name}' is not a track; 'random:' takes a whole number below 2**63, as in random:7"
            )
        return random_track(int(seed))
    raise TrackError(_unknown(name))


def _unknown(name: str) -> str:
    close = difflib.get_close_matches(name, [*NAMED_TRACKS, "random:1"], n=1, cutoff=0.5)
    hint = f" (did you mean '{close[0]}'?)" if close else ""
    return f"unknown track '{name}'; choose {', '.join(NAMED_TRACKS)}, random:SEED or a .json file{hint}"


def _read(path: Path) -> Track:
    try:
        data: Any = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise TrackError(f"track file {path} does not exist; the current folder is {Path.cwd()}") from None
    except OSError as error:
        raise TrackError(f"track file {path} cannot be read: {error.strerror or error}") from error
    except (UnicodeDecodeError, json.JSONDecodeError, RecursionError) as error:
        raise TrackError(f"{path} is not valid JSON: {error} (the format: docs/tracks.md)") from error
    return parse_track(data, str(path))
