"""The binary frames, byte for byte as in docs/protocol.md: a step of every car, and its result.

Everything is little-endian. Actions and observations are float32, rewards and lap times float64, as in the
environments. A frame does not say how many terms a reward has: `hello` does.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hotlap.wire.errors import FrameError

STEP, STEP_RESULT = 1, 2
"""The first byte of a frame."""
ACTION_NUMBERS = 3
TERMINATED, TRUNCATED, LAP_FINISHED, LAP_CLEAN = 1, 2, 4, 8
"""Bits of a car's flags."""
ENDED = TERMINATED | TRUNCATED

_STEP_HEADER = struct.Struct("<B3xI")
_RESULT_HEADER = struct.Struct("<B3xIII")
_HEADER_VALUES = 4
_NUMBER = np.dtype("<f4")
_ONE_STEP = _STEP_HEADER.pack(STEP, 1)
_ONE_CAR = struct.Struct(f"<B3xI{ACTION_NUMBERS}f")

Buffer = bytes | bytearray | memoryview


@dataclass
class StepResult:
    """A step of every car in a connection, and the episodes that began after it.

    `cars` has a record per car: `rewards` (the terms and their sum), `lap_time`, `observation`, `counters`
    (lap, checkpoint, stepCount), `flags`. In a batch a car whose episode ended begins its next one at once:
    `starts` has a record for each of those, with its `car`, `checkpoint` and first `observation`.
    """

    cars: NDArray[Any]
    starts: NDArray[Any]


@cache
def car_record(terms: int, numbers: int) -> np.dtype[Any]:
    """One car's part of a result: the reward's terms and their sum, and `numbers` in the observation."""
    return np.dtype(
        [
            ("rewards", "<f8", (terms + 1,)),
            ("lap_time", "<f8"),
            ("observation", "<f4", (numbers,)),
            ("counters", "<i4", (3,)),
            ("flags", "<u4"),
        ]
    )


@cache
def start_record(numbers: int) -> np.dtype[Any]:
    """The start of one car's next episode."""
    return np.dtype([("car", "<i4"), ("checkpoint", "<i4"), ("observation", "<f4", (numbers,))])


@cache
def _one_result(terms: int, numbers: int) -> struct.Struct:
    """A result's header and one `car_record` as a struct: numpy is too slow for a single car."""
    return struct.Struct(f"<B3xIII{terms + 1}dd{4 * numbers}s3iI")


class CarResult(NamedTuple):
    """The result of one car's step."""

    rewards: Sequence[float]
    lap_time: float
    observation: NDArray[np.float32]
    counters: Sequence[int]
    flags: int


def fits_frame(actions: NDArray[Any]) -> bool:
    """Whether float32 represents these numbers exactly."""
    if actions.dtype == _NUMBER:
        return True
    with np.errstate(over="ignore", invalid="ignore"):
        return actions.dtype.kind in "fiu" and bool((actions.astype(_NUMBER) == actions).all())


def encode_step(actions: NDArray[Any]) -> bytes:
    """The frame that drives every car by its row of actions."""
    return _STEP_HEADER.pack(STEP, len(actions)) + actions.astype(_NUMBER, copy=False).tobytes()


def decode_step(frame: Buffer, cars: int) -> NDArray[np.float32]:
    """The actions of a step frame, a row per car; a view of its bytes."""
    if len(frame) < _STEP_HEADER.size:
        raise FrameError(f"a step frame has at least {_STEP_HEADER.size} bytes; this one has {len(frame)}")
    kind, count = _STEP_HEADER.unpack_from(frame)
    if kind != STEP:
        raise FrameError(f"the frame begins with {kind}; a step frame begins with {STEP}")
    expected = _STEP_HEADER.size + cars * ACTION_NUMBERS * _NUMBER.itemsize
    if count != cars or len(frame) != expected:
        raise FrameError(
            f"the step frame is for {count} cars in {len(frame)} bytes; this connection has {cars}, "
            f"which takes {expected} bytes"
        )
    return np.frombuffer(frame, _NUMBER, offset=_STEP_HEADER.size).reshape(cars, ACTION_NUMBERS)


def encode_action(action: Any) -> bytes:
    """The frame that drives the only car of a connection."""
    return _ONE_STEP + np.asarray(action, dtype=_NUMBER).tobytes()


def decode_action(frame: Buffer) -> tuple[float, float, float]:
    """Steer, throttle and brake of a step frame for one car."""
    if len(frame) != _ONE_CAR.size:
        decode_step(frame, 1)
    kind, cars, steer, throttle, brake = _ONE_CAR.unpack(frame)
    if kind != STEP or cars != 1:
        decode_step(frame, 1)
    return steer, throttle, brake


def encode_result(result: StepResult) -> bytes:
    """The frame that answers a step."""
    cars, starts = result.cars, result.starts
    numbers = cars.dtype["observation"].shape[0]
    header = _RESULT_HEADER.pack(STEP_RESULT, numbers, len(cars), len(starts))
    return header + cars.tobytes() + starts.tobytes() if len(starts) else header + cars.tobytes()


def encode_car(car: CarResult) -> bytes:
    """The frame that answers a step of one car."""
    numbers = len(car.observation)
    return _one_result(len(car.rewards) - 1, numbers).pack(
        STEP_RESULT, numbers, 1, 0,
        *car.rewards, car.lap_time, car.observation.tobytes(), *car.counters, car.flags,
    )  # fmt: skip


def decode_car(frame: Buffer, terms: int) -> CarResult:
    """The contents of a result frame for one car; `terms` is the number of reward terms."""
    numbers, cars, starts = _read_header(frame)
    layout = _one_result(terms, numbers)
    if cars != 1 or starts or len(frame) != layout.size:
        raise FrameError(f"a result frame of {len(frame)} bytes for {cars} cars; one car takes {layout.size}")
    values = layout.unpack(frame)[_HEADER_VALUES:]
    # A bytearray, so that the observation is writable.
    observation: NDArray[np.float32] = np.frombuffer(bytearray(values[-5]), _NUMBER)
    return CarResult(values[: terms + 1], values[terms + 1], observation, values[-4:-1], values[-1])


def decode_result(frame: Buffer, terms: int) -> StepResult:
    """The contents of a result frame, as views of it; `terms` is the number of reward terms."""
    numbers, cars, starts = _read_header(frame)
    of_car, of_start = car_record(terms, numbers), start_record(numbers)
    first_start = _RESULT_HEADER.size + cars * of_car.itemsize
    expected = first_start + starts * of_start.itemsize
    if len(frame) != expected:
        raise FrameError(f"a result frame of {len(frame)} bytes; its header implies {expected}")
    return StepResult(
        np.ndarray(cars, of_car, frame, _RESULT_HEADER.size), np.ndarray(starts, of_start, frame, first_start)
    )


def _read_header(frame: Buffer) -> tuple[int, int, int]:
    """The counts of numbers per observation, of cars, and of starts."""
    if len(frame) < _RESULT_HEADER.size or frame[0] != STEP_RESULT:
        raise FrameError(f"{len(frame)} bytes that are not a result frame")
    _, numbers, cars, starts = _RESULT_HEADER.unpack_from(frame)
    if numbers > len(frame):
        raise FrameError(f"a result frame of {len(frame)} bytes; its header announces {numbers} numbers")
    return numbers, cars, starts
