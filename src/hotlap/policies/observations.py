"""Observations as the inputs of a network."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import Space
from gymnasium.spaces import Discrete, MultiDiscrete
from numpy.typing import NDArray

from hotlap.errors import UsageError


class ObservationShapeError(UsageError):
    """An observation has a shape that the policy was not trained on."""


def as_rows(observation: Any, space: Space[Any]) -> tuple[NDArray[Any], bool]:
    """Observations as a batch, and whether they were one already."""
    array = np.asarray(observation)
    wanted = space.shape or ()
    if array.shape == wanted:
        return array[None], False
    if array.ndim == len(wanted) + 1 and array.shape[1:] == wanted:
        return array, True
    raise ObservationShapeError(
        f"an observation has shape {array.shape}; it must be {wanted}, or a batch of those"
    )


def as_numbers(rows: NDArray[Any], space: Space[Any]) -> NDArray[np.float64]:
    """Each row as inputs of a network: flattened, discrete values one-hot."""
    if isinstance(space, Discrete):
        return _one_hot(rows.reshape(len(rows), 1) - space.start, np.array([space.n]))
    if isinstance(space, MultiDiscrete):
        return _one_hot(rows.reshape(len(rows), -1), space.nvec.ravel())
    return rows.reshape(len(rows), -1).astype(np.float64)


def _one_hot(choices: NDArray[Any], sizes: NDArray[Any]) -> NDArray[np.float64]:
    if ((choices < 0) | (choices >= sizes)).any():
        raise UsageError(f"an observation is outside its space: {choices.tolist()} of {sizes.tolist()}")
    numbers = np.zeros((len(choices), int(sizes.sum())))
    offsets = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    np.put_along_axis(numbers, (choices + offsets).astype(np.int64), 1.0, axis=1)
    return numbers
