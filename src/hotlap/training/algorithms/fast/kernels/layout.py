"""Where the numbers of two networks lie: parameters, their gradients, and the values of a block of rows.

A hidden layer's weights are one row per input, padded to whole lanes, so that neighbouring sums go on side by
side; the last layer's are one row per output. What pads is 0 and stays 0: it adds nothing to any sum.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hotlap.numerics.compiler import inlined, kernel
from hotlap.training.algorithms.fast.kernels.tiles import LANE

BLOCK = 32
"""Rows that go through a network together: their values stay in the first-level cache."""

LAYER_COLUMN_NAMES = (
    "inputs", "input_row", "outputs", "output_row", "weights", "biases", "turned", "seen", "said", "d_seen",
    "d_said",
)  # fmt: skip
LAYER_COLUMNS = (
    INPUTS, INPUT_ROW, OUTPUTS, OUTPUT_ROW, WEIGHTS, BIASES, TURNED, SEEN, SAID, D_SEEN, D_SAID,
) = range(len(LAYER_COLUMN_NAMES))  # fmt: skip
"""Of a table with a row per layer: sizes and padded sizes, places of the parameters and of the weights'
transpose, and places in a block of what the layer sees and says and of the loss's gradient for both."""

SIZE_NAMES = ("parameters", "turned", "block")
SIZES = PARAMETERS, TURNED_SIZE, BLOCK_SIZE = range(len(SIZE_NAMES))
"""How many numbers there are of each kind, so far."""


class Networks(NamedTuple):
    """The layout of an actor and its critic."""

    actor: NDArray[np.int64]
    critic: NDArray[np.int64]
    tanh: int
    """Whether the activation is tanh; else it is ReLU."""
    log_std: int
    """Where a Gaussian policy's logarithms of deviations lie among the parameters."""


@inlined
def padded(count):
    """Rounded up to whole lanes."""
    return (count + LANE - 1) // LANE * LANE


@kernel
def lay_out(widths, layers, sizes):
    """Fill the table of a network's layers, which come after what `sizes` counts so far.

    Networks use the same place for the values of a block: they run one after the other.
    """
    count = len(widths) - 1
    place = BLOCK * padded(widths[0])
    seen, d_seen = 0, 0
    for layer in range(count):
        inputs, outputs = padded(widths[layer]), padded(widths[layer + 1])
        layers[layer, INPUTS], layers[layer, INPUT_ROW] = widths[layer], inputs
        layers[layer, OUTPUTS], layers[layer, OUTPUT_ROW] = widths[layer + 1], outputs
        layers[layer, WEIGHTS] = sizes[PARAMETERS]
        rows = widths[layer + 1] if layer == count - 1 else inputs
        sizes[PARAMETERS] += rows * (inputs if layer == count - 1 else outputs)
        layers[layer, BIASES] = sizes[PARAMETERS]
        sizes[PARAMETERS] += outputs
        layers[layer, TURNED] = sizes[TURNED_SIZE]
        if 0 < layer < count - 1:
            sizes[TURNED_SIZE] += outputs * inputs
        layers[layer, SEEN], layers[layer, D_SEEN] = seen, d_seen
        layers[layer, SAID], layers[layer, D_SAID] = place, place + BLOCK * outputs
        seen, d_seen = place, place + BLOCK * outputs
        place += 2 * BLOCK * outputs
    sizes[BLOCK_SIZE] = max(sizes[BLOCK_SIZE], place)
