"""Closed cubic B-splines, and points evenly spaced along them.

Elementwise + - * / and square roots only, and sums in order: the same bits everywhere.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
SAMPLES_PER_POINT = 64


def closed_spline(control: Array) -> Array:
    """Points along the closed uniform cubic B-spline of control rows, 64 per control point."""
    t = (np.arange(SAMPLES_PER_POINT) / SAMPLES_PER_POINT)[None, :, None]
    before, here, after, beyond = (np.roll(control, shift, axis=0)[:, None, :] for shift in (1, 0, -1, -2))
    rest = 1.0 - t
    curve = (
        before * (rest * rest * rest)
        + here * (4.0 - 6.0 * t * t + 3.0 * t * t * t)
        + after * (1.0 + 3.0 * t + 3.0 * t * t - 3.0 * t * t * t)
        + beyond * (t * t * t)
    ) / 6.0
    return curve.reshape(-1, control.shape[1])


def distance_along(curve: Array) -> Array:
    """Metres from the first point of a closed curve to each point; the last entry is the whole length."""
    chord = np.roll(curve[:, :2], -1, axis=0) - curve[:, :2]
    steps = np.sqrt(chord[:, 0] * chord[:, 0] + chord[:, 1] * chord[:, 1])
    return np.concatenate([[0.0], np.cumsum(steps)])


def evenly_spaced(curve: Array, spacing_m: float) -> Array:
    """Rows of a closed curve, resampled so that neighbours are about `spacing_m` apart."""
    closed = np.concatenate([curve, curve[:1]])
    along = distance_along(curve)
    count = round(along[-1] / spacing_m)
    wanted = np.arange(count) * (along[-1] / count)
    segment = np.searchsorted(along, wanted, side="right") - 1
    share = ((wanted - along[segment]) / (along[segment + 1] - along[segment]))[:, None]
    return np.asarray(closed[segment] * (1.0 - share) + closed[segment + 1] * share)
