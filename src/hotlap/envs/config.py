"""The racer's rewards and episode limits: the defaults, and reading a user's changes."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hotlap.errors import UsageError, did_you_mean
from hotlap.sim.params import STILL_SPEED_M_PER_S

_MOST_TICKS = 2**31 - 1
_LARGEST = 1e9
ConfigSource = Mapping[str, Any] | str | os.PathLike[str] | None

DEFAULT_CONFIG: dict[str, dict[str, float | int]] = {
    "weights": {
        "progress": 1.0,
        "speedBonus": 0.0,
        "wallPenalty": -0.002,
        "offTrackPenalty": -0.001,
        "backwardPenalty": 0.0,
        "stillnessPenalty": -0.001,
        "stillnessSpeedThreshold": STILL_SPEED_M_PER_S,
    },
    "episode": {"maxSteps": 3000, "stillnessTimeoutTicks": 180},
}


class ConfigError(UsageError):
    """A configuration with an unknown key or an impossible value."""


@dataclass(frozen=True)
class RacerConfig:
    """Checked rewards and limits, by their names in the config file."""

    weights: dict[str, float]
    episode: dict[str, int]


def load_config(source: ConfigSource = None) -> RacerConfig:
    """Read a dict, a JSON file or its text; missing keys keep their defaults."""
    given = read_config(source)
    merged: dict[str, dict[str, Any]] = {}
    for section, defaults in DEFAULT_CONFIG.items():
        values = given.get(section, {})
        for key, value in values.items():
            _check_value(f"{section}.{key}", value, defaults[key])
        merged[section] = {key: type(default)(values.get(key, default)) for key, default in defaults.items()}
    return RacerConfig(**merged)


def read_config(source: ConfigSource) -> Mapping[str, Any]:
    """The values that a dict, a JSON file or its text sets, after checking its keys."""
    given: Any = {} if source is None else source
    if isinstance(given, str | os.PathLike):
        given = _parse(str(given)) if str(given).lstrip().startswith("{") else _read(Path(given))
    _check_table(given, "config", DEFAULT_CONFIG)
    for section, values in given.items():
        _check_table(values, section, DEFAULT_CONFIG[section])
    return dict(given)


def _parse(text: str) -> Any:
    try:
        return json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        raise ConfigError(f"config {text!r} is not valid JSON: {error}") from error


def _read(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ConfigError(f"config file {path} does not exist") from None
    except (OSError, UnicodeDecodeError, json.JSONDecodeError, RecursionError) as error:
        raise ConfigError(f"config file {path} cannot be read as JSON: {error}") from error


def _check_table(given: Any, name: str, known: Mapping[str, Any]) -> None:
    if not isinstance(given, Mapping):
        raise ConfigError(f"{name} is {given!r}; it must be an object with the keys {', '.join(known)}")
    for key in given:
        if key not in known:
            hint = did_you_mean(str(key), known)
            raise ConfigError(f"unknown key '{key}' in {name}; the keys are {', '.join(known)}{hint}")


def _check_value(name: str, value: Any, default: float | int) -> None:
    if isinstance(default, int):
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= _MOST_TICKS:
            raise ConfigError(f"{name} is {value!r}; it must be a whole number of ticks, 1 to {_MOST_TICKS}")
    elif not isinstance(value, int | float) or isinstance(value, bool) or not abs(value) <= _LARGEST:
        raise ConfigError(f"{name} is {value!r}; it must be a number within ±{_LARGEST:.0e}")
    elif name.endswith("Threshold") and value < 0:
        raise ConfigError(f"{name} is {value!r}; a speed cannot be negative")
