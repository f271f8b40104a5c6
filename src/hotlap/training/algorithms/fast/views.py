"""Torch's parameters as views of one array, in the kernels' layout."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from stable_baselines3.common.policies import ActorCriticPolicy

from hotlap.training.algorithms.fast.kernels.layout import (
    BIASES,
    INPUT_ROW,
    INPUTS,
    OUTPUT_ROW,
    OUTPUTS,
    WEIGHTS,
    Networks,
)
from hotlap.training.algorithms.fast.mlp import linear_layers

View = Callable[[torch.Tensor], torch.Tensor]
"""From a whole array to the part that has a parameter's shape."""


def parameter_views(policy: ActorCriticPolicy, networks: Networks) -> list[tuple[torch.nn.Parameter, View]]:
    """Every parameter with its view."""
    found: list[tuple[torch.nn.Parameter, View]] = []
    extractor = policy.mlp_extractor
    for hidden, last, table in (
        (extractor.policy_net, policy.action_net, networks.actor),
        (extractor.value_net, policy.value_net, networks.critic),
    ):
        layers = [*linear_layers(hidden), *linear_layers(last)]
        for layer, of in zip(layers, table.tolist(), strict=True):
            is_last = layer is layers[-1]
            weights: Any = layer.weight
            found += [(weights, _weights(of, is_last)), (layer.bias, _flat(of[BIASES], of[OUTPUTS]))]
    log_std: Any = getattr(policy, "log_std", None)
    if log_std is not None:
        found.append((log_std, _flat(networks.log_std, log_std.numel())))
    return found


def _weights(of: list[int], is_last: bool) -> View:
    inputs, outputs, start = of[INPUTS], of[OUTPUTS], of[WEIGHTS]

    def view(whole: torch.Tensor) -> torch.Tensor:
        if is_last:
            return whole[start : start + outputs * of[INPUT_ROW]].view(outputs, -1)[:, :inputs]
        return (
            whole[start : start + of[INPUT_ROW] * of[OUTPUT_ROW]]
            .view(of[INPUT_ROW], -1)[:inputs, :outputs]
            .t()
        )

    return view


def _flat(start: int, count: int) -> View:
    return lambda whole: whole[start : start + count]
