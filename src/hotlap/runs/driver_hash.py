"""One hash for all that a driver has learned."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from hotlap.runs.array_tree import Arrays, pack


def driver_hash(driver: Mapping[str, Any]) -> str:
    """Of the weights and the normaliser's statistics: their names, types and bytes."""
    arrays: Arrays = {}
    pack({key: driver[key] for key in ("weights", "normalizer")}, "driver", arrays)
    digest = hashlib.sha256()
    for name in sorted(arrays):
        array = arrays[name]
        digest.update(f"{name} {array.dtype.str} {array.shape}\n".encode())
        digest.update(array.tobytes())
    return digest.hexdigest()
