"""Snapshots over the wire: read and replace some cars' rows of a batch's state."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from hotlap.bridge.requests import check_fields, shown
from hotlap.envs.batch import RacerBatch
from hotlap.errors import UsageError
from hotlap.wire.arrays import pack_array, unpack_array
from hotlap.wire.protocol import SHARED_ARRAYS, Message


def take_rows(batch: RacerBatch, message: Message) -> Message:
    """The answer to `snapshot`."""
    check_fields(message, ("first", "count"))
    first = _read_first(message, batch.cars)
    count = message.get("count", batch.cars - first)
    if type(count) is not int or not 1 <= count <= batch.cars - first:
        raise UsageError(f"count is {shown(count)}; it must be from 1 to {batch.cars - first}")
    arrays = {
        name: pack_array(array if name in SHARED_ARRAYS else array[first : first + count])
        for name, array in batch.snapshot().items()
    }
    return {"type": "snapshot_result", "first": first, "arrays": arrays}


def put_rows(batch: RacerBatch, message: Message) -> Message:
    """Carry out `restore`; returns the answer to it."""
    check_fields(message, ("first", "arrays"))
    first, arrays, state = _read_first(message, batch.cars), message.get("arrays"), batch.snapshot()
    if not isinstance(arrays, dict) or set(arrays) != set(state):
        raise UsageError(f"restore needs 'arrays' with exactly {', '.join(state)}")
    for name, packed in arrays.items():
        array = unpack_array(name, packed)
        state[name] = array if name in SHARED_ARRAYS else _with_rows(name, state[name], array, first)
    batch.restore(state)
    return {"type": "restore_result"}


def _read_first(message: Message, cars: int) -> int:
    first = message.get("first", 0)
    if type(first) is not int or not 0 <= first < cars:
        raise UsageError(f"first is {shown(first)}; it must be from 0 to {cars - 1}")
    return first


def _with_rows(name: str, state: NDArray[Any], rows: NDArray[Any], first: int) -> NDArray[Any]:
    """The state with some of its rows replaced."""
    if rows.dtype != state.dtype or rows.ndim != state.ndim or rows.shape[1:] != state.shape[1:]:
        raise UsageError(f"array '{name}' is {rows.dtype}{rows.shape}; here it is {state.dtype}{state.shape}")
    if not 1 <= len(rows) <= len(state) - first:
        raise UsageError(f"array '{name}' has {len(rows)} rows from {first} on; there are {len(state)} cars")
    return np.concatenate([state[:first], rows, state[first + len(rows) :]])
