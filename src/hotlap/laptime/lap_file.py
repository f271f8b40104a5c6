"""A limit and its drives as one small file: safetensors with the limit as metadata. Nothing is executed."""

from __future__ import annotations

import json
from dataclasses import MISSING, fields
from pathlib import Path

import numpy as np
from safetensors import SafetensorError, safe_open
from safetensors.numpy import save

from hotlap.errors import UsageError
from hotlap.laptime.limit import BOUNDS, Limit, LimitLaps

SUFFIX = ".lap"
_MOST_TICKS = 100_000


def to_bytes(laps: LimitLaps) -> bytes:
    """The file's content."""
    return save(laps.drives, metadata={"limit": json.dumps(laps.limit.as_dict())})


def read_limit(path: Path) -> LimitLaps:
    """A limit from its file. Raises `UsageError` for anything else."""
    try:
        with safe_open(path, framework="numpy") as file:
            given = json.loads((file.metadata() or {})["limit"])
            drives = {kind: file.get_tensor(kind) for kind in BOUNDS}
        # Files of earlier versions lack fields that have a default.
        wanted = [field.name for field in fields(Limit) if field.name in given or field.default is MISSING]
        limit = Limit(**{name: given[name] for name in wanted})
    except (OSError, SafetensorError, KeyError, TypeError, ValueError) as error:
        raise UsageError(f"{path} is not a limit's file: {error}") from None
    for kind, controls in drives.items():
        if controls.dtype != np.int16 or controls.ndim != 2 or controls.shape[1] != 3:
            raise UsageError(
                f"{path}: '{kind}' is {controls.dtype}{controls.shape}; it must be int16 rows of 3"
            )
        if len(controls) > _MOST_TICKS:
            raise UsageError(f"{path}: '{kind}' has {len(controls)} ticks; {_MOST_TICKS} are the most")
    return LimitLaps(limit, drives)
