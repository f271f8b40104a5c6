"""A multilayer perceptron, row by row in a fixed order of summation.

BLAS rounding depends on batch size, so trajectories would diverge. Here a row gives the same bits
alone and in any batch, on any machine.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hotlap.errors import UsageError
from hotlap.numerics.compiler import inlined, kernel
from hotlap.numerics.elementary import hyperbolic_tangent
from hotlap.numerics.threads import available_cores, run_split

ACTIVATIONS = ("tanh", "relu")
_TANH = ACTIVATIONS.index("tanh")


class Network(NamedTuple):
    """Layers laid end to end: each layer's weights, one row per input, then its biases."""

    numbers: NDArray[np.float64]
    widths: NDArray[np.int64]
    activation: int

    def run(self, inputs: NDArray[np.float64]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """The outputs of every row, and the values of its last hidden layer."""
        rows = len(inputs)
        outputs = np.empty((rows, self.widths[-1]))
        hidden = np.empty((rows, self.widths[-2]))

        def run_some(start: int, stop: int) -> None:
            run_rows(
                start, stop, inputs, self.numbers, self.widths, self.activation, self.work(), outputs, hidden
            )

        run_split(run_some, rows, available_cores())
        return outputs, hidden

    def work(self) -> NDArray[np.float64]:
        """Scratch memory for one thread."""
        return np.empty((2, int(self.widths.max())))


def build_network(layers: list[tuple[NDArray[Any], NDArray[Any]]], activation: str) -> Network:
    """A network from (weights: outputs × inputs, biases) per layer; the last has no activation."""
    if activation not in ACTIVATIONS:
        raise UsageError(f"unknown activation '{activation}'; choose {' or '.join(ACTIVATIONS)}")
    widths, parts = [layers[0][0].shape[1]], []
    for weights, biases in layers:
        if weights.ndim != 2 or biases.shape != weights.shape[:1] or weights.shape[1] != widths[-1]:
            raise UsageError(
                f"a layer has weights {weights.shape} and biases {biases.shape} after {widths[-1]} numbers"
            )
        widths.append(weights.shape[0])
        parts += [weights.T.astype(np.float64).ravel(), biases.astype(np.float64)]
    return Network(np.concatenate(parts), np.array(widths), ACTIVATIONS.index(activation))


@kernel
def run_rows(start, stop, inputs, numbers, widths, activation, work, outputs, hidden):
    """The network's outputs and its last hidden layer, for rows start..stop."""
    layers = len(widths) - 1
    for row in range(start, stop):
        at = 0
        for layer in range(layers):
            n_in, n_out = widths[layer], widths[layer + 1]
            source = inputs[row] if layer == 0 else work[layer % 2]
            target = work[1 - layer % 2]
            _add_up(source, numbers, at, n_in, n_out, target)
            at += (n_in + 1) * n_out
            if layer < layers - 1:
                _activate(target, n_out, activation)
            else:
                _copy(source, hidden[row])
        _copy(work[layers % 2], outputs[row])


@inlined
def _add_up(source, numbers, at, n_in, n_out, target):
    """A layer's weighted sums, one input after the other: the order of summation is fixed."""
    bias = at + n_in * n_out
    for o in range(n_out):
        target[o] = numbers[bias + o]
    for i in range(n_in):
        value = source[i]
        weights = numbers[at + i * n_out : at + (i + 1) * n_out]
        for o in range(n_out):
            target[o] += value * weights[o]


@inlined
def _copy(source, target):
    for index in range(len(target)):
        target[index] = source[index]


@inlined
def _activate(values, count, activation):
    for i in range(count):
        value = values[i]
        values[i] = hyperbolic_tangent(value) if activation == _TANH else max(value, 0.0)
