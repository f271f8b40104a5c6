"""A block of rows through a network, and the loss's gradient back through it."""

from __future__ import annotations

import numpy as np

from hotlap.numerics.compiler import inlined, kernel, subroutine
from hotlap.numerics.elementary import hyperbolic_tangent_single
from hotlap.training.algorithms.fast.kernels.layout import (
    BIASES,
    BLOCK,
    D_SAID,
    D_SEEN,
    INPUT_ROW,
    INPUTS,
    OUTPUT_ROW,
    OUTPUTS,
    SAID,
    SEEN,
    TURNED,
    WEIGHTS,
)
from hotlap.training.algorithms.fast.kernels.tiles import (
    ADD,
    AS_IS,
    RELU,
    RELU_SLOPE,
    ROW,
    SHAPE,
    TANH_SLOPE,
    ZERO,
    Shape,
    dot,
    make_product,
)

_dense, _dense_relu = make_product(ROW, AS_IS), make_product(ROW, RELU)
_back_relu, _back_tanh = make_product(ZERO, RELU_SLOPE), make_product(ZERO, TANH_SLOPE)
_add = make_product(ADD, AS_IS)
_add_row = make_product(ADD, AS_IS, Shape(1, 2 * SHAPE.columns, SHAPE.lanes))
_TILE_ROWS = SHAPE.rows


@inlined
def whole_tiles(rows):
    """Rows rounded up to whole tiles: what lies beyond the block's rows is computed and never used."""
    return (rows + _TILE_ROWS - 1) // _TILE_ROWS * _TILE_ROWS


@subroutine
def run_block(rows, theta, layers, tanh, block):
    """Run the rows at the first layer's place through a network."""
    last = len(layers) - 1
    tiled = whole_tiles(rows)
    for layer in range(last):
        of = layers[layer]
        row, said = of[OUTPUT_ROW], of[SAID]
        if tanh:
            _dense(
                tiled, row, of[INPUTS], block, said, row, block, of[SEEN], of[INPUT_ROW], 1,
                theta, of[WEIGHTS], row, theta, of[BIASES], 0,
            )  # fmt: skip
            # A slice from 0: of an index that might be negative numba would make no vectors.
            sums = block[said : said + tiled * row]
            for k in range(len(sums)):
                sums[k] = hyperbolic_tangent_single(sums[k])
        else:
            _dense_relu(
                tiled, row, of[INPUTS], block, said, row, block, of[SEEN], of[INPUT_ROW], 1,
                theta, of[WEIGHTS], row, theta, of[BIASES], 0,
            )  # fmt: skip
    of = layers[last]
    inputs, outputs = of[INPUT_ROW], of[OUTPUTS]
    for r in range(rows):
        for o in range(outputs):
            total = dot(block, of[SEEN] + r * inputs, theta, of[WEIGHTS] + o * inputs, inputs)
            block[of[SAID] + r * of[OUTPUT_ROW] + o] = total + theta[of[BIASES] + o]


@subroutine
def backpropagate(rows, theta, layers, tanh, turned, block, one, gradient):
    """Add a block's gradient to that of the parameters; the outputs' own gradient is in its place.

    `one` is an array that holds a 1.
    """
    last = len(layers) - 1
    tiled = whole_tiles(rows)
    for layer in range(last, -1, -1):
        of = layers[layer]
        inputs, outputs, above = of[INPUT_ROW], of[OUTPUT_ROW], of[D_SAID]
        if layer == last:
            for o in range(of[OUTPUTS]):
                _add_row(
                    1, inputs, rows, gradient, of[WEIGHTS] + o * inputs, inputs,
                    block, above + o, 0, outputs, block, of[SEEN], inputs, block, 0, 0,
                )  # fmt: skip
            weights, place = theta, of[WEIGHTS]
        else:
            _add(
                inputs, outputs, rows, gradient, of[WEIGHTS], outputs, block, of[SEEN], 1, inputs,
                block, above, outputs, block, 0, 0,
            )  # fmt: skip
            weights, place = turned, of[TURNED]
        _add_row(
            1, outputs, rows, gradient, of[BIASES], outputs, one, 0, 0, 0, block, above, outputs, block, 0, 0
        )
        if layer == 0:
            break
        if tanh:
            _back_tanh(
                tiled, inputs, of[OUTPUTS], block, of[D_SEEN], inputs, block, above, outputs, 1,
                weights, place, inputs, block, of[SEEN], inputs,
            )  # fmt: skip
        else:
            _back_relu(
                tiled, inputs, of[OUTPUTS], block, of[D_SEEN], inputs, block, above, outputs, 1,
                weights, place, inputs, block, of[SEEN], inputs,
            )  # fmt: skip


@kernel
def turn(theta, layers, turned):
    """The transpose of every hidden layer's weights but the first's."""
    for layer in range(1, len(layers) - 1):
        of = layers[layer]
        inputs, outputs = of[INPUT_ROW], of[OUTPUT_ROW]
        for i in range(inputs):
            for o in range(outputs):
                turned[of[TURNED] + o * inputs + i] = theta[of[WEIGHTS] + i * outputs + o]


@kernel
def run_rows(start, stop, observations, theta, actor, critic, tanh, block, outputs, values):
    """The actor's outputs and the critic's values of rows start..stop."""
    for first in range(start, stop, BLOCK):
        rows = min(BLOCK, stop - first)
        for r in range(rows):
            fill_row(block, r, actor[0], observations, first + r)
        run_block(rows, theta, actor, tanh, block)
        of = actor[len(actor) - 1]
        for r in range(rows):
            for o in range(of[OUTPUTS]):
                outputs[first + r, o] = block[of[SAID] + r * of[OUTPUT_ROW] + o]
        _value_rows(rows, first, theta, critic, tanh, block, values)


@kernel
def value_rows(start, stop, observations, theta, critic, tanh, block, values):
    """The critic's values of rows start..stop."""
    for first in range(start, stop, BLOCK):
        rows = min(BLOCK, stop - first)
        for r in range(rows):
            fill_row(block, r, critic[0], observations, first + r)
        _value_rows(rows, first, theta, critic, tanh, block, values)


@inlined
def _value_rows(rows, first, theta, critic, tanh, block, values):
    run_block(rows, theta, critic, tanh, block)
    of = critic[len(critic) - 1]
    for r in range(rows):
        values[first + r] = block[of[SAID] + r * of[OUTPUT_ROW]]


@inlined
def fill_row(block, r, of, observations, row):
    """Copy an observation to a row of the block, and pad it."""
    place, inputs = r * of[INPUT_ROW], of[INPUTS]
    for k in range(inputs):
        block[place + k] = observations[row, k]
    for k in range(inputs, of[INPUT_ROW]):
        block[place + k] = np.float32(0.0)
