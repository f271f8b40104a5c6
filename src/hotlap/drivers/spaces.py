"""Gymnasium spaces as plain trees for a manifest, back again, and as numbers for a network."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import Space
from gymnasium.spaces import Box, Discrete, MultiBinary, MultiDiscrete
from numpy.typing import NDArray


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
        raise ValueError(
            f"{space} is not supported; observations and actions must be Box, Discrete, MultiDiscrete "
            "or MultiBinary (gymnasium.wrappers.FlattenObservation makes a Box of the others)"
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
    raise ValueError(f"unknown kind of space '{kind}' in a checkpoint")


def space_line(tree: Mapping[str, Any]) -> str:
    """A space in a few words, as Gymnasium would print it."""
    return str(rebuild_space(tree))


def as_rows(observation: Any, space: Space[Any]) -> tuple[NDArray[Any], bool]:
    """Observations as a batch, and whether it was a batch."""
    array = np.asarray(observation)
    wanted = space.shape or ()
    if array.shape == wanted:
        return array[None], False
    if array.ndim == len(wanted) + 1 and array.shape[1:] == wanted:
        return array, True
    raise ValueError(f"an observation has shape {array.shape}; it must be {wanted}, or a batch of those")


def as_numbers(rows: NDArray[Any], space: Space[Any]) -> NDArray[np.float64]:
    """Each row as the numbers a network takes: flat, choices as one-hot."""
    if isinstance(space, Discrete):
        return _one_hot(rows.reshape(len(rows), 1) - space.start, np.array([space.n]))
    if isinstance(space, MultiDiscrete):
        return _one_hot(rows.reshape(len(rows), -1), space.nvec.ravel())
    return rows.reshape(len(rows), -1).astype(np.float64)


def _one_hot(choices: NDArray[Any], sizes: NDArray[Any]) -> NDArray[np.float64]:
    if ((choices < 0) | (choices >= sizes)).any():
        raise ValueError(f"an observation is outside its space: {choices.tolist()} of {sizes.tolist()}")
    numbers = np.zeros((len(choices), int(sizes.sum())))
    offsets = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    np.put_along_axis(numbers, (choices + offsets).astype(np.int64), 1.0, axis=1)
    return numbers
