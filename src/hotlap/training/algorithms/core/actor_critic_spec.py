"""What the specs of PPO and A2C share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hotlap.training.algorithms.core.search import learning_rate, one_minus
from hotlap.training.algorithms.core.spec import Settings, Tree

if TYPE_CHECKING:
    import optuna

    from hotlap.training.algorithms.core.resumable import Resumable

OWN_HYPERPARAMETERS = {"action_bound_coef": 0.0}


def suggest_on_policy(trial: optuna.Trial) -> Settings:
    """The settings that are searched for both."""
    return {
        "learning_rate": learning_rate(trial, 1e-4, 3e-3),
        "gamma": one_minus(trial, "gamma", 1e-3, 5e-2),
        "gae_lambda": one_minus(trial, "gae_lambda", 1e-2, 2e-1),
        "ent_coef": trial.suggest_float("ent_coef", 1e-5, 3e-2, log=True),
        "activation_fn": trial.suggest_categorical("activation_fn", ["tanh", "relu"]),
        "normalize": trial.suggest_categorical("normalize", [True, False]),
    }


def describe_policy(model: Resumable) -> Tree:
    """The actor of SB3's `ActorCriticPolicy`."""
    from hotlap.training.algorithms.core.policy_layers import (
        ACTIVATION_NAMES,
        NO_NOISE,
        layer_names,
        linear_layer_names,
    )

    policy: Any = model.policy
    noise: Tree = dict(NO_NOISE)
    if hasattr(policy, "log_std"):
        noise = {"kind": "gsde" if policy.use_sde else "constant", "log_std": "log_std"}
    hidden = linear_layer_names(policy.mlp_extractor.policy_net, "mlp_extractor.policy_net")
    return {
        "layers": [*hidden, layer_names("action_net")],
        "activation": ACTIVATION_NAMES[policy.activation_fn],
        "mean_limit": None,
        "squashed": bool(policy.squash_output),
        "noise": noise,
    }
