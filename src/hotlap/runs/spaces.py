"""Gymnasium spaces as plain trees for a manifest, and back again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import Space
from gymnasium.spaces import Box, Discrete, MultiBinary, MultiDiscrete

from hotlap.errors import UsageError


def describe_space(space: Space[Any]) -> dict[str, Any]:
    """A space as a tree of plain values and arrays."""
    if isinstance(space, Box):
        kind: dict[str, Any] = {"kind": "Box", "low": space.low, "high": space.high}
    elif isinstance(space, Discrete):
        kind = {"kind": "Discrete", "n": int(space.n), "start": int(space.start)}
    elif isinstance(space, MultiDiscrete):
        kind = {"kind": "MultiDiscrete", "nvec": space.nvec}
    elif isinstance(space, MultiBinary):
        kind = {"kind": "MultiBinary", "shape": list(space.shape)}
    else:
        raise UsageError(
            f"{space} is not supported; observations and actions must be Box, Discrete, MultiDiscrete "
            "or MultiBinary (gymnasium.wrappers.FlattenObservation turns the others into a Box)"
        )
    return {**kind, "dtype": str(space.dtype)}


def rebuild_space(tree: Mapping[str, Any]) -> Space[Any]:
    """The space that a tree describes."""
    kind, dtype = tree["kind"], np.dtype(tree["dtype"])
    if kind == "Box":
        return Box(tree["low"], tree["high"], dtype=dtype.type)
    if kind == "Discrete":
        return Discrete(tree["n"], start=tree["start"])
    if kind == "MultiDiscrete":
        return MultiDiscrete(tree["nvec"])
    if kind == "MultiBinary":
        return MultiBinary(tree["shape"])
    raise UsageError(f"unknown kind of space '{kind}' in a checkpoint")


def space_line(tree: Mapping[str, Any]) -> str:
    """A space in one line, as Gymnasium prints it."""
    return str(rebuild_space(tree))
