"""Check what users pass to the environments before anything changes."""

from __future__ import annotations

import math
import operator
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box
from numpy.typing import NDArray

from hotlap.errors import UsageError
from hotlap.sim.columns import START_OFFSET, START_POSITION, START_SPEED
from hotlap.sim.params import CAR

CONTROLS = ("steer", "throttle", "brake")
SCALES = ("grip", "mass", "power")
SCALE_RANGE = (0.5, 2.0)
START_SPEED_MAX_M_PER_S = 50.0
_SEEDS = 2**64


class ActionError(UsageError):
    """An action that is not three finite numbers."""


def action_space() -> Box:
    """Steer (+1 full left), throttle, brake."""
    return Box(np.array([-1.0, 0.0, 0.0], dtype=np.float32), np.ones(3, dtype=np.float32), dtype=np.float32)


def read_action(action: Any, controls: NDArray[np.float64]) -> None:
    """Write one car's action into the only row of controls."""
    array = action if isinstance(action, np.ndarray) else _as_array(action)
    if array.shape != (3,):
        raise ActionError(f"action has shape {array.shape}; it must be (3,): {', '.join(CONTROLS)}")
    if array.dtype.kind not in "fiu":
        raise ActionError(f"action holds {array.dtype} values; it must hold numbers")
    write_action(array.tolist(), controls)


def write_action(action: Sequence[float], controls: NDArray[np.float64]) -> None:
    """Write three numbers into the only row of controls, if they are finite."""
    steer, throttle, brake = action
    if not (math.isfinite(steer) and math.isfinite(throttle) and math.isfinite(brake)):
        raise ActionError(f"action is [{steer}, {throttle}, {brake}]; every value must be finite")
    controls[0, 0] = steer
    controls[0, 1] = throttle
    controls[0, 2] = brake


def read_actions(actions: Any, cars: int) -> NDArray[np.float64]:
    """A batch's actions as float64 rows; the error names the first bad row."""
    array = _as_array(actions)
    if array.dtype.kind not in "fiu":
        raise ActionError(f"actions hold {array.dtype} values; they must hold numbers")
    if array.shape != (cars, 3):
        raise ActionError(f"actions have shape {array.shape}; {cars} cars need ({cars}, 3)")
    controls = np.ascontiguousarray(array, dtype=np.float64)
    finite = np.isfinite(controls)
    if not finite.all():
        row = int(np.argmin(finite.all(axis=1)))
        raise ActionError(f"action of car {row} is {controls[row].tolist()}; every value must be finite")
    return controls


def _as_array(value: Any) -> NDArray[Any]:
    try:
        return np.asarray(value)
    except ValueError as error:
        raise ActionError(f"actions are ragged or not numbers: {error}") from None


def read_seeds(seed: Any, cars: int) -> list[int | None]:
    """A seed per car, from one number that counts up from the first car, or from a list with one per car."""
    if seed is None:
        return [None] * cars
    if isinstance(seed, list | tuple | np.ndarray):
        if len(seed) != cars:
            raise UsageError(f"{len(seed)} seeds for {cars} cars; give one number or one per car")
        return [None if one is None else _read_seed(one) for one in seed]
    first = _read_seed(seed)
    return [(first + car) % _SEEDS for car in range(cars)]


def _read_seed(seed: Any) -> int:
    try:
        number = operator.index(seed)
    except TypeError:
        number = -1
    if isinstance(seed, bool) or number < 0:
        raise UsageError(f"the seed is {seed!r}; it must be a whole number, at least 0")
    return number % _SEEDS


def read_scales(randomize: Mapping[str, Sequence[float]] | None) -> NDArray[np.float64]:
    """Ranges (low, high) for grip, mass and power, as multiples of the standard car's."""
    if randomize is not None and not isinstance(randomize, Mapping):
        raise UsageError(f"randomize is {randomize!r}; it must be a dict with the keys {', '.join(SCALES)}")
    scales = np.ones((len(SCALES), 2))
    low_limit, high_limit = SCALE_RANGE
    for key, bounds in (randomize or {}).items():
        if key not in SCALES:
            raise UsageError(f"unknown key '{key}' in randomize; the keys are {', '.join(SCALES)}")
        try:
            low, high = (float(value) for value in bounds)
        except (TypeError, ValueError):
            raise UsageError(
                f"randomize '{key}' is {bounds!r}; it must be two numbers, low and high"
            ) from None
        if not low_limit <= low <= high <= high_limit:
            raise UsageError(
                f"randomize '{key}' is {bounds!r}; it must be low to high, within {low_limit} to {high_limit}"
            )
        scales[SCALES.index(key)] = low, high
    return scales


_START_OPTIONS = {"position": START_POSITION, "offset": START_OFFSET, "speed": START_SPEED}
StartOptions = Mapping[str, Any] | Sequence[Mapping[str, Any] | None] | None


def apply_start_options(
    starts: NDArray[np.float64],
    options: StartOptions,
    lengths: NDArray[np.float64],
    half_walls: NDArray[np.float64],
) -> None:
    """Place cars by reset's options (metres, metres, m/s); a missing one is 0."""
    if isinstance(options, list | tuple):
        for car, own in enumerate(options):
            rows = slice(car, car + 1)
            apply_start_options(starts[rows], own, lengths[rows], half_walls[rows])
    elif options is not None and not isinstance(options, Mapping):
        raise UsageError(f"reset's options are {options!r}; they must be a dict")
    elif options:
        _apply(starts, options, lengths, half_walls)


def _apply(
    starts: NDArray[np.float64],
    options: Mapping[str, Any],
    lengths: NDArray[np.float64],
    half_walls: NDArray[np.float64],
) -> None:
    starts[:, START_POSITION : START_SPEED + 1] = 0.0
    for key, value in options.items():
        if key not in _START_OPTIONS:
            raise UsageError(f"unknown reset option '{key}'; the options are {', '.join(_START_OPTIONS)}")
        try:
            starts[:, _START_OPTIONS[key]] = np.asarray(value, dtype=np.float64)
        except (TypeError, ValueError):
            raise UsageError(
                f"reset option '{key}' is {value!r}; it must be a number, or a list with one per car to reset"
            ) from None
    room = half_walls - CAR.half_length_m
    position, offset, speed = (starts[:, column] for column in _START_OPTIONS.values())
    in_lap, in_range = (
        (position >= 0.0) & (position < lengths),
        (speed >= 0.0) & (speed <= START_SPEED_MAX_M_PER_S),
    )
    _check("position", position, in_lap, "from 0 to below the lap's length in metres")
    _check("offset", offset, np.abs(offset) <= room, "between the walls, with room for the car")
    _check("speed", speed, in_range, f"from 0 to {START_SPEED_MAX_M_PER_S:.0f} m/s")


def _check(key: str, values: NDArray[np.float64], good: NDArray[np.bool_], rule: str) -> None:
    if not good.all():
        raise UsageError(f"reset option '{key}' is {values[int(np.argmin(good))]}; it must be {rule}")
