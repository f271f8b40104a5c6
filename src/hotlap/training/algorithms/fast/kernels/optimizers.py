"""Adam and RMSprop on one array of parameters, after clipping the gradient's norm."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from hotlap.numerics.compiler import inlined, kernel
from hotlap.training.algorithms.fast.kernels.tiles import dot

ADAM, RMSPROP = range(2)


class Optimizer(NamedTuple):
    """An optimiser's settings, by torch's names."""

    kind: int
    learning_rate: float
    beta1: float
    beta2: float
    """RMSprop's alpha."""
    eps: float
    max_grad_norm: float


@kernel
def descend(optimizer, step, gradient, theta, first_moments, second_moments):
    """One step, the `step`-th since the beginning, on all parameters (a multiple of 16 of them)."""
    norm = math.sqrt(np.float64(dot(gradient, 0, gradient, 0, len(theta))))
    shrink = np.float32(min(optimizer.max_grad_norm / (norm + 1e-6), 1.0))
    if optimizer.kind == ADAM:
        _adam(optimizer, step, shrink, gradient, theta, first_moments, second_moments)
    else:
        _rmsprop(optimizer, shrink, gradient, theta, second_moments)


@inlined
def _adam(optimizer, step, shrink, gradient, theta, first_moments, second_moments):
    rate = np.float32(optimizer.learning_rate / (1.0 - _power(optimizer.beta1, step)))
    root = np.float32(1.0 / math.sqrt(1.0 - _power(optimizer.beta2, step)))
    keep1, keep2 = np.float32(optimizer.beta1), np.float32(optimizer.beta2)
    new1, new2 = np.float32(1.0 - optimizer.beta1), np.float32(1.0 - optimizer.beta2)
    eps = np.float32(optimizer.eps)
    for k in range(len(theta)):
        slope = gradient[k] * shrink
        first = keep1 * first_moments[k] + new1 * slope
        second = keep2 * second_moments[k] + new2 * (slope * slope)
        first_moments[k] = first
        second_moments[k] = second
        theta[k] -= rate * first / (np.sqrt(second) * root + eps)


@inlined
def _rmsprop(optimizer, shrink, gradient, theta, second_moments):
    rate, eps = np.float32(optimizer.learning_rate), np.float32(optimizer.eps)
    keep, new = np.float32(optimizer.beta2), np.float32(1.0 - optimizer.beta2)
    for k in range(len(theta)):
        slope = gradient[k] * shrink
        second = keep * second_moments[k] + new * (slope * slope)
        second_moments[k] = second
        theta[k] -= rate * (slope / (np.sqrt(second) + eps))


@inlined
def _power(base, exponent):
    """By squaring: the same on every machine, and the same after a resume."""
    result = 1.0
    while exponent > 0:
        if exponent & 1:
            result *= base
        base *= base
        exponent >>= 1
    return result
