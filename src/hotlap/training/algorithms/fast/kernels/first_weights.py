"""Orthogonal first weights, as stable-baselines3's policies have them, from a seed on any machine."""

from __future__ import annotations

import math

import numpy as np

from hotlap.numerics.compiler import inlined, kernel
from hotlap.numerics.counter_rng import normal_pair
from hotlap.training.algorithms.fast.kernels.layout import INPUT_ROW, INPUTS, OUTPUT_ROW, OUTPUTS, WEIGHTS

HIDDEN_GAIN = math.sqrt(2.0)


@kernel
def draw_first_weights(seed, last_gain, layers, theta, work):
    """Fill a network's weights from a seed of its own; biases stay 0.

    `work` has room for a square of the widest layer.
    """
    last = len(layers) - 1
    for layer in range(last + 1):
        of = layers[layer]
        inputs, outputs = of[INPUTS], of[OUTPUTS]
        few, many = min(inputs, outputs), max(inputs, outputs)
        _draw_orthogonal(seed, np.uint64(layer), few, many, work)
        gain = last_gain if layer == last else HIDDEN_GAIN
        for i in range(inputs):
            for o in range(outputs):
                weight = np.float32(gain * (work[i, o] if inputs <= outputs else work[o, i]))
                if layer == last:
                    theta[of[WEIGHTS] + o * of[INPUT_ROW] + i] = weight
                else:
                    theta[of[WEIGHTS] + i * of[OUTPUT_ROW] + o] = weight


@inlined
def _draw_orthogonal(seed, episode, few, many, rows):
    """`few` rows of `many` normal numbers, each of length 1 and orthogonal to those before it."""
    pairs = (many + 1) // 2
    for i in range(few):
        for pair in range(pairs):
            first, second = normal_pair(seed, episode, np.uint64(i * pairs + pair))
            rows[i, 2 * pair] = first
            if 2 * pair + 1 < many:
                rows[i, 2 * pair + 1] = second
        # Twice: what rounding left of the others after the first time is gone after the second.
        for _ in range(2):
            for e in range(i):
                along = 0.0
                for j in range(many):
                    along += rows[i, j] * rows[e, j]
                for j in range(many):
                    rows[i, j] -= along * rows[e, j]
        square = 0.0
        for j in range(many):
            square += rows[i, j] * rows[i, j]
        scale = 1.0 / math.sqrt(square)
        for j in range(many):
            rows[i, j] *= scale
