"""Arrays in JSON messages: type, shape and base64 data. For snapshots, which only the server interprets."""

from __future__ import annotations

import base64
import binascii
import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hotlap.wire.errors import FrameError
from hotlap.wire.protocol import SHARED_ARRAYS

_TYPES = ("<f8", "<i8", "<u8")
_SNAPSHOT_CARS = 64
"""Cars per message of a snapshot: their rows stay well within the server's limit."""


def portions(cars: int) -> list[tuple[int, int]]:
    """For each message of a snapshot, its first car and the one after its last."""
    return [(first, min(first + _SNAPSHOT_CARS, cars)) for first in range(0, cars, _SNAPSHOT_CARS)]


def pack_rows(snapshot: Mapping[str, NDArray[Any]], first: int, last: int) -> dict[str, Any]:
    """Some cars' part of a snapshot as plain values."""
    return {
        name: pack_array(array if name in SHARED_ARRAYS else array[first:last])
        for name, array in snapshot.items()
    }


def join_snapshot(parts: Sequence[Mapping[str, Any]]) -> dict[str, NDArray[Any]]:
    """The snapshot that these parts make up."""
    found = [{name: unpack_array(name, packed) for name, packed in part.items()} for part in parts]
    return {
        name: array.copy() if name in SHARED_ARRAYS else np.concatenate([part[name] for part in found])
        for name, array in found[0].items()
    }


def pack_array(array: NDArray[Any]) -> dict[str, Any]:
    """An array as plain values."""
    return {
        "type": array.dtype.newbyteorder("<").str,
        "shape": list(array.shape),
        "data": base64.b64encode(np.ascontiguousarray(array).tobytes()).decode(),
    }


def unpack_array(name: str, packed: Any) -> NDArray[Any]:
    """The array that such values describe; anything else is refused."""
    if not isinstance(packed, dict) or set(packed) != {"type", "shape", "data"}:
        raise FrameError(f"array '{name}' must be an object with type, shape and data")
    kind, shape, data = packed["type"], packed["shape"], packed["data"]
    if kind not in _TYPES:
        raise FrameError(f"array '{name}' has type {kind!r}; choose {', '.join(_TYPES)}")
    good_shape = isinstance(shape, list) and len(shape) <= 2 and all(type(n) is int and n >= 0 for n in shape)
    if not good_shape:
        raise FrameError(f"array '{name}' has shape {shape!r}; it must be one or two whole numbers")
    try:
        raw = base64.b64decode(data, validate=True) if isinstance(data, str) else None
    except (binascii.Error, ValueError):
        raw = None
    if raw is None or len(raw) != math.prod(shape) * 8:
        raise FrameError(f"array '{name}' has data that is not base64 of {shape} 8-byte numbers")
    return np.frombuffer(raw, kind).reshape(shape)
