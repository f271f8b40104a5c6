"""Names of torch's layers, to describe a policy that is run without torch."""

from __future__ import annotations

from torch import nn

ACTIVATION_NAMES = {nn.Tanh: "tanh", nn.ReLU: "relu"}
NO_NOISE = {"kind": "none"}


def layer_names(layer: str) -> list[str]:
    """A layer's weights and biases in the policy's state_dict."""
    return [f"{layer}.weight", f"{layer}.bias"]


def linear_layer_names(layers: nn.Sequential, prefix: str) -> list[list[str]]:
    """The same for every linear layer of a sequence."""
    places = [index for index, layer in enumerate(layers) if isinstance(layer, nn.Linear)]
    return [layer_names(f"{prefix}.{index}") for index in places]
