"""The forward and backward pass of a torch perceptron, into arrays that are kept.

Autograd builds a graph and allocates every intermediate anew; for layers this small that costs
more than the arithmetic. The parameters stay torch's own, and so does their optimiser.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import nn

_ops: Any = torch.ops.aten


class Perceptron:
    """Linear layers with an activation after each but the last."""

    def __init__(self, layers: list[nn.Linear], activation: type[nn.Module]) -> None:
        self._layers = layers
        self._tanh = activation is nn.Tanh
        self._capacity = 0

    def forward(self, inputs: torch.Tensor) -> torch.Tensor:
        """The outputs for every row. They are overwritten by the next call."""
        rows = len(inputs)
        self._make_room(rows)
        below, last = inputs, len(self._layers) - 1
        for index, layer in enumerate(self._layers):
            output = self._outputs[index][:rows]
            torch.addmm(layer.bias, below, layer.weight.t(), out=output)
            if index < last:
                output.tanh_() if self._tanh else output.relu_()
            below = output
        return below

    def output_gradient(self, rows: int) -> torch.Tensor:
        """Where the loss's gradient with respect to the outputs is to be written."""
        return self._gradients[-1][:rows]

    def backward(self, inputs: torch.Tensor) -> None:
        """Write the parameters' gradients, of the last forward pass and the output gradient."""
        rows = len(inputs)
        for index in range(len(self._layers) - 1, -1, -1):
            layer, above = self._layers[index], self._gradients[index][:rows]
            below = self._outputs[index - 1][:rows] if index else inputs
            torch.mm(above.t(), below, out=layer.weight.grad)
            torch.mv(above.t(), self._ones[:rows], out=layer.bias.grad)
            if index:
                gradient = self._gradients[index - 1][:rows]
                torch.mm(above, layer.weight, out=gradient)
                if self._tanh:
                    _ops.tanh_backward.grad_input(gradient, below, grad_input=gradient)
                else:
                    _ops.threshold_backward.grad_input(gradient, below, 0, grad_input=gradient)

    def _make_room(self, rows: int) -> None:
        if rows > self._capacity:
            self._capacity = rows
            widths = [layer.out_features for layer in self._layers]
            self._outputs = [torch.empty(rows, width) for width in widths]
            self._gradients = [torch.empty(rows, width) for width in widths]
            self._ones = torch.ones(rows)
