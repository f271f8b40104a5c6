"""Read the fields of requests; bad values are refused in a sentence before anything changes."""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import orjson
from numpy.typing import NDArray

from hotlap.envs.config import load_config
from hotlap.errors import UsageError
from hotlap.tracks import NAMED_TRACKS
from hotlap.wire.protocol import DEFAULT_IDLE_TIMEOUT_S, DEFAULT_MAX_CONNECTIONS, MAX_TRACKS, Message

RANDOM = "random"
"""A different track from a pool in each episode; with a seed, the track of that seed."""
_RANDOM_TRACK = re.compile(rf"{RANDOM}:[0-9]+")
_LONGEST_NAME = 64
_LONGEST_SHOWN = 100
_NUMBERS = (float, int)


@dataclass(frozen=True)
class ServerSettings:
    """Settings shared by all connections of a server."""

    config: Mapping[str, Any] = field(default_factory=dict)
    """The rewards and limits of resets that give none."""
    max_connections: int = DEFAULT_MAX_CONNECTIONS
    idle_timeout_s: float = DEFAULT_IDLE_TIMEOUT_S


def check_fields(message: Message, known: Sequence[str]) -> None:
    """Refuse fields that this type of message does not have."""
    for name in message:
        if name not in known and name != "type":
            fields = f"its fields are {', '.join(known)}" if known else "it has none"
            raise UsageError(f"{message['type']} has no field {shown(name)}; {fields}")


def is_nested_deeper(message: Message, levels: int) -> bool:
    """Whether objects and lists are nested in more levels, the message itself being the first."""
    inside: list[Any] = [message]
    for _ in range(levels):
        inside = [inner for outer in inside for inner in _members(outer)]
    return any(isinstance(value, dict | list) for value in inside)


def _members(value: object) -> Collection[Any]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def shown(value: object) -> str:
    """A value as the client wrote it, shortened if it is long."""
    text = orjson.dumps(value).decode()
    return text if len(text) <= _LONGEST_SHOWN else text[:_LONGEST_SHOWN] + "…"


def read_track(track: object, cars: int | None) -> str | list[str]:
    """A track's name, or for a batch a list of them. Never reads files of the server."""
    if isinstance(track, list) and cars is not None:
        most = min(cars, MAX_TRACKS)
        if not 1 <= len(track) <= most:
            raise UsageError(f"trackId lists {len(track)} tracks for {cars} cars; list 1 to {most}")
        return [_read_name(one) for one in track]
    return _read_name(track)


def _read_name(name: object) -> str:
    if isinstance(name, str) and len(name) <= _LONGEST_NAME:
        if name in (*NAMED_TRACKS, RANDOM) or _RANDOM_TRACK.fullmatch(name):
            return name
        close = difflib.get_close_matches(name, NAMED_TRACKS, n=1, cutoff=0.5)
    else:
        close = []
    hint = f" (did you mean '{close[0]}'?)" if close else ""
    raise UsageError(
        f"unknown trackId {shown(name)}; choose {', '.join(NAMED_TRACKS)}, {RANDOM}:SEED or {RANDOM}{hint}"
    )


def merge_config(default: Mapping[str, Any], given: object) -> dict[str, Any]:
    """The server's config, overridden by a request's, and checked."""
    if not isinstance(given, dict):
        raise UsageError("config must be an object with weights and episode")
    for name in [*given, *(key for part in given.values() if isinstance(part, dict) for key in part)]:
        if len(name) > _LONGEST_NAME:
            raise UsageError(f"unknown key {shown(name)} in config")
    load_config(given)
    sections = {**default, **given}
    return {name: {**default.get(name, {}), **given.get(name, {})} for name in sections}


def read_cars(cars: object, total: int, *, batched: bool) -> NDArray[np.int64]:
    """Which cars to reset: all, or some of a batch."""
    if cars is None:
        return np.arange(total)
    if not batched:
        raise UsageError("'cars' chooses cars of a batch; this connection has one car")
    rows = cars if isinstance(cars, list) else []
    whole = all(type(car) is int and 0 <= car < total for car in rows)
    if not rows or not whole or len(set(rows)) != len(rows):
        raise UsageError(f"cars must be a list of different numbers from 0 to {total - 1}")
    return np.array(rows, dtype=np.int64)


def read_action(action: object) -> list[float]:
    """One car's action."""
    if type(action) is list and len(action) == 3:
        steer, throttle, brake = action
        if type(steer) in _NUMBERS and type(throttle) in _NUMBERS and type(brake) in _NUMBERS:
            return action
    raise UsageError(f"action is {shown(action)}; it must be [steer, throttle, brake], three numbers")


def read_rows(action: object, cars: int) -> NDArray[np.float64]:
    """A batch's actions: a list of three numbers for every car."""
    if not isinstance(action, list) or len(action) != cars:
        count = f"has {len(action)}" if isinstance(action, list) else f"is {shown(action)}"
        raise UsageError(f"action {count}; it must be a list of {cars}: [steer, throttle, brake] of each car")
    return np.array([read_action(row) for row in action], dtype=np.float64)
