"""The forward and backward pass of a torch MLP, into preallocated arrays.

Autograd builds a graph and allocates every intermediate result; for layers this small that costs
more than the arithmetic. The parameters stay torch's own, and so does their optimiser.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import nn

_ops: Any = torch.ops.aten


class MLP:
    """Linear layers with an activation after each, or after each but the last."""

    def __init__(
        self, layers: list[nn.Linear], activation: type[nn.Module], *, activate_last: bool = False
    ) -> None:
        self._layers = layers
        # Views, made once: parameters are written in place.
        self._transposed = [layer.weight.detach().t() for layer in layers]
        self._tanh = activation is nn.Tanh
        self._activated = len(layers) if activate_last else len(layers) - 1
        self._capacity = 0

    def forward(self, inputs: torch.Tensor) -> torch.Tensor:
        """The outputs for every row. They are overwritten by the next call."""
        rows = len(inputs)
        self._make_room(rows)
        below = inputs
        for index, layer in enumerate(self._layers):
            output = self._outputs[index][:rows]
            torch.addmm(layer.bias, below, self._transposed[index], out=output)
            if index < self._activated:
                output.tanh_() if self._tanh else output.relu_()
            below = output
        return below

    def output_gradient(self, rows: int) -> torch.Tensor:
        """The array for the loss's gradient with respect to the outputs."""
        return self._gradients[-1][:rows]

    def backward(
        self, inputs: torch.Tensor, to_inputs: torch.Tensor | None = None, *, to_parameters: bool = True
    ) -> None:
        """Backpropagate the output gradient of the last forward pass to the parameters and the inputs."""
        rows = len(inputs)
        for index in range(len(self._layers) - 1, -1, -1):
            layer, above = self._layers[index], self._gradients[index][:rows]
            if index < self._activated:
                self._through_activation(above, self._outputs[index][:rows])
            below = self._outputs[index - 1][:rows] if index else inputs
            if to_parameters:
                torch.mm(above.t(), below, out=layer.weight.grad)
                torch.mv(above.t(), self._ones[:rows], out=layer.bias.grad)
            gradient = self._gradients[index - 1][:rows] if index else to_inputs
            if gradient is not None:
                torch.mm(above, layer.weight, out=gradient)

    def _through_activation(self, gradient: torch.Tensor, output: torch.Tensor) -> None:
        if self._tanh:
            _ops.tanh_backward.grad_input(gradient, output, grad_input=gradient)
        else:
            _ops.threshold_backward.grad_input(gradient, output, 0, grad_input=gradient)

    def _make_room(self, rows: int) -> None:
        if rows > self._capacity:
            self._capacity = rows
            widths = [layer.out_features for layer in self._layers]
            self._outputs = [torch.empty(rows, width) for width in widths]
            self._gradients = [torch.empty(rows, width) for width in widths]
            self._ones = torch.ones(rows)


def linear_layers(network: nn.Module) -> list[nn.Linear]:
    """The linear layers of a torch network, in order."""
    return [layer for layer in network.modules() if isinstance(layer, nn.Linear)]


def share_gradient(parameters: list[nn.Parameter]) -> torch.Tensor:
    """One array for the gradients of all parameters; each parameter's `grad` becomes a view of it."""
    sizes = [parameter.numel() for parameter in parameters]
    whole = torch.zeros(sum(sizes))
    for parameter, piece in zip(parameters, torch.split(whole, sizes), strict=True):
        parameter.grad = piece.view_as(parameter)
    return whole
