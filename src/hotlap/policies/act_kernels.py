"""From an observation to an action, row by row: normalise, run the network, apply the bounds.

The page compiles these kernels to WebAssembly, so that a driver takes the same actions there, bit for bit.
"""

from __future__ import annotations

import numpy as np

from hotlap.numerics.compiler import kernel
from hotlap.numerics.elementary import hyperbolic_tangent
from hotlap.policies.network import run_rows

MEAN, DEVIATION = range(2)
"""Rows of a normaliser. One without columns leaves observations as they are."""
LOW, HIGH = range(2)
"""Rows of an action's bounds."""


@kernel
def normalize_rows(start, stop, observation, normalizer, clip, seen):
    """The network's inputs for rows start..stop."""
    for row in range(start, stop):
        for k in range(observation.shape[1]):
            value = np.float64(observation[row, k])
            if normalizer.shape[1] > 0:
                value = (value - normalizer[MEAN, k]) / normalizer[DEVIATION, k]
                # To float32 and back, as the networks see it in training.
                value = np.float64(np.float32(min(max(value, -clip), clip)))
            seen[row, k] = value


@kernel
def bound_rows(start, stop, means, mean_limit, squashed, bounds, actions):
    """Actions inside their bounds, from the means in rows start..stop."""
    for row in range(start, stop):
        for k in range(bounds.shape[1]):
            low, high = bounds[LOW, k], bounds[HIGH, k]
            value = min(max(means[row, k], -mean_limit), mean_limit)
            if squashed:
                value = low + 0.5 * (hyperbolic_tangent(value) + 1.0) * (high - low)
            actions[row, k] = min(max(value, low), high)


@kernel
def act_rows(
    start, stop, observation, normalizer, clip, numbers, widths, activation, mean_limit, squashed, bounds,
    seen, work, outputs, hidden, actions,
):  # fmt: skip
    """The likeliest action for each of rows start..stop. The last five arrays are written."""
    normalize_rows(start, stop, observation, normalizer, clip, seen)
    run_rows(start, stop, seen, numbers, widths, activation, work, outputs, hidden)
    bound_rows(start, stop, outputs, mean_limit, squashed, bounds, actions)
