"""`hello`: what a client requests for its connection, and what the server says about itself."""

from __future__ import annotations

from functools import cache
from typing import Any

from gymnasium.spaces import Box

from hotlap import __version__
from hotlap.bridge.requests import RANDOM, ServerSettings, check_fields, shown
from hotlap.envs.inputs import CONTROLS, action_space, read_scales
from hotlap.envs.observation_terms import OBSERVATIONS, observation_fingerprint, observation_space
from hotlap.envs.options import RacerOptions
from hotlap.envs.step_columns import REWARD_KEYS
from hotlap.errors import UsageError
from hotlap.sim.fingerprint import physics_fingerprint
from hotlap.sim.params import TICKS_PER_SECOND
from hotlap.tracks import NAMED_TRACKS, load_track
from hotlap.wire.protocol import (
    MAX_ACTION_REPEAT,
    MAX_CARS,
    MAX_MESSAGE_BYTES,
    MAX_POOL_SIZE,
    MAX_QUEUED_BYTES,
    MAX_TRACKS,
    MODES,
    OPTION_NAMES,
    PROTOCOL,
    Message,
    SpaceFacts,
)

_LARGEST = {"actionRepeat": MAX_ACTION_REPEAT, "poolSize": MAX_POOL_SIZE}


def read_options(message: Message) -> tuple[bool, int | None, dict[str, Any]]:
    """Whether the connection is binary, its cars (None for one without a batch), the racer's options."""
    check_fields(message, ("protocol", "mode", "cars", "options"))
    protocol, mode, cars = (message.get(name) for name in ("protocol", "mode", "cars"))
    if protocol is not None and (type(protocol) is not int or protocol != PROTOCOL):
        raise UsageError(f"this server speaks protocol {PROTOCOL}, not {shown(protocol)}")
    if mode is not None and mode not in MODES:
        raise UsageError(f"unknown mode {shown(mode)}; choose {' or '.join(MODES)}")
    if cars is not None and (type(cars) is not int or not 1 <= cars <= MAX_CARS):
        raise UsageError(f"cars is {shown(cars)}; it must be a whole number from 1 to {MAX_CARS}")
    return mode == "binary", cars, _read_racer_options(message.get("options"))


def _read_racer_options(given: object) -> dict[str, Any]:
    if given is None:
        return {}
    names = {told: name for name, told in OPTION_NAMES.items()}
    if not isinstance(given, dict):
        raise UsageError(f"options must be an object with any of {', '.join(names)}")
    for told, value in given.items():
        if told not in names:
            raise UsageError(f"unknown option {shown(told)}; the options are {', '.join(names)}")
        if told in _LARGEST and isinstance(value, int) and value > _LARGEST[told]:
            raise UsageError(f"{told} is {value}; a bridge allows at most {_LARGEST[told]}")
    options = {names[told]: value for told, value in given.items()}
    if not isinstance(options.get("observation", "standard"), str):
        raise UsageError(f"unknown observation {shown(options['observation'])}")
    RacerOptions(**options)
    read_scales(options.get("randomize"))
    return options


def greeting(settings: ServerSettings, *, binary: bool, cars: int | None, observation: str | None) -> Message:
    """The answer to hello."""
    kind = observation or RacerOptions.observation
    return {
        "type": "hello_result",
        "protocol": PROTOCOL,
        "server": f"hotlap {__version__}",
        "mode": MODES[binary],
        "batched": cars is not None,
        "cars": cars or 1,
        "ticksPerSecond": TICKS_PER_SECOND,
        "actionSpace": {**_space(action_space()), "names": list(CONTROLS)},
        "observationSpace": {
            **_space(observation_space(kind)), "names": [term.name for term in OBSERVATIONS[kind]],
        },
        "rewardTerms": list(REWARD_KEYS),
        "tracks": [*NAMED_TRACKS, f"{RANDOM}:SEED", RANDOM],
        "limits": {
            "messageBytes": MAX_MESSAGE_BYTES,
            "queuedBytes": MAX_QUEUED_BYTES,
            "connections": settings.max_connections,
            "cars": MAX_CARS,
            "tracks": MAX_TRACKS,
            "actionRepeat": MAX_ACTION_REPEAT,
            "poolSize": MAX_POOL_SIZE,
            "idleSeconds": settings.idle_timeout_s,
        },
        "fingerprints": {
            "physics": physics_fingerprint(),
            "observation": observation_fingerprint(kind),
            "tracks": _track_fingerprints(),
        },
    }  # fmt: skip


@cache
def _track_fingerprints() -> dict[str, str]:
    return {name: load_track(name).fingerprint for name in NAMED_TRACKS}


def _space(box: Box) -> SpaceFacts:
    return {
        "shape": list(box.shape),
        "low": box.low.tolist(),
        "high": box.high.tolist(),
        "dtype": str(box.dtype),
    }
