"""The driver's part of a checkpoint: what `hotlap.drivers` needs to run a policy without torch."""

from __future__ import annotations

from typing import Any

import numpy as np
from torch import nn

from hotlap.drivers.spaces import describe_space
from hotlap.training.state import Tree, weights_of

_ACTIVATION_NAMES = {nn.Tanh: "tanh", nn.ReLU: "relu"}
_LOG_STD_LIMITS = (-20.0, 2.0)
"""SAC's, as in stable-baselines3."""


def driver_tree(model: Any) -> Tree:
    """Weights, how they make a network, the normaliser and the spaces."""
    return {
        "weights": weights_of(model),
        "policy": _describe_sac(model.policy)
        if hasattr(model, "actor")
        else _describe_on_policy(model.policy),
        "normalizer": _normalizer(model.get_vec_normalize_env()),
        "spaces": {
            "observation": describe_space(model.observation_space),
            "action": describe_space(model.action_space),
        },
    }


def _describe_on_policy(policy: Any) -> Tree:
    hidden = _linear_names(policy.mlp_extractor.policy_net, "mlp_extractor.policy_net")
    noise: Tree = {"kind": "none"}
    if hasattr(policy, "log_std"):
        noise = {"kind": "gsde" if policy.use_sde else "constant", "log_std": "log_std"}
    return {
        "layers": [*hidden, _names("action_net")],
        "activation": _ACTIVATION_NAMES[policy.activation_fn],
        "mean_limit": None,
        "squashed": bool(policy.squash_output),
        "noise": noise,
    }


def _describe_sac(policy: Any) -> Tree:
    actor = policy.actor
    hidden = _linear_names(actor.latent_pi, "actor.latent_pi")
    if actor.use_sde:
        # With gSDE the last layer's output is bounded: a Linear, then a Hardtanh.
        bound: Any = actor.mu[1]
        last, limit = _names("actor.mu.0"), float(bound.max_val)
        noise: Tree = {"kind": "gsde", "log_std": "actor.log_std"}
    else:
        last, limit = _names("actor.mu"), None
        noise = {"kind": "layer", "layer": _names("actor.log_std"), "log_limits": list(_LOG_STD_LIMITS)}
    return {
        "layers": [*hidden, last],
        "activation": _ACTIVATION_NAMES[actor.activation_fn],
        "mean_limit": limit,
        "squashed": True,
        "noise": noise,
    }


def _linear_names(layers: nn.Sequential, prefix: str) -> list[list[str]]:
    return [_names(f"{prefix}.{index}") for index, layer in enumerate(layers) if isinstance(layer, nn.Linear)]


def _names(layer: str) -> list[str]:
    return [f"{layer}.weight", f"{layer}.bias"]


def _normalizer(normalizer: Any) -> Tree | None:
    if normalizer is None:
        return None
    return {
        "norm_obs": bool(normalizer.norm_obs),
        "norm_reward": bool(normalizer.norm_reward),
        "clip_obs": float(normalizer.clip_obs),
        "clip_reward": float(normalizer.clip_reward),
        "epsilon": float(normalizer.epsilon),
        "gamma": float(normalizer.gamma),
        "mean": np.asarray(normalizer.obs_rms.mean),
        "var": np.asarray(normalizer.obs_rms.var),
        "count": float(normalizer.obs_rms.count),
        "reward_mean": np.asarray(normalizer.ret_rms.mean),
        "reward_var": np.asarray(normalizer.ret_rms.var),
        "reward_count": float(normalizer.ret_rms.count),
    }
