"""SAC: soft actor-critic, off-policy, for continuous actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hotlap.envs.names import RACER
from hotlap.training.algorithms.core.search import learning_rate, one_minus
from hotlap.training.algorithms.core.spec import AlgorithmSpec, Settings, Tree
from hotlap.training.config.preset import Preset

if TYPE_CHECKING:
    import optuna

    from hotlap.training.algorithms.core.resumable import Resumable


def _load_class() -> type[Resumable]:
    from hotlap.training.algorithms.fast.sac import SAC

    return SAC


def _suggest(trial: optuna.Trial, n_envs: int) -> Settings:
    return {
        "learning_rate": learning_rate(trial, 1e-4, 3e-3),
        "gamma": one_minus(trial, "gamma", 1e-3, 5e-2),
        "tau": trial.suggest_float("tau", 2e-3, 5e-2, log=True),
        "batch_size": 2 ** trial.suggest_int("log2_batch_size", 7, 11),
        "gradient_steps": 2 ** trial.suggest_int("log2_gradient_steps", 0, 5),
        "normalize": trial.suggest_categorical("normalize", [True, False]),
    }


def _describe_policy(model: Resumable) -> Tree:
    from stable_baselines3.sac.policies import LOG_STD_MAX, LOG_STD_MIN

    from hotlap.training.algorithms.core.policy_layers import (
        ACTIVATION_NAMES,
        layer_names,
        linear_layer_names,
    )

    policy: Any = model.policy
    actor = policy.actor
    if actor.use_sde:
        # With gSDE the last layer's output is bounded: a Linear, then a Hardtanh.
        last, limit = layer_names("actor.mu.0"), float(actor.mu[1].max_val)
        noise: Tree = {"kind": "gsde", "log_std": "actor.log_std"}
    else:
        last, limit = layer_names("actor.mu"), None
        limits = [float(LOG_STD_MIN), float(LOG_STD_MAX)]
        noise = {"kind": "layer", "layer": layer_names("actor.log_std"), "log_limits": limits}
    return {
        "layers": [*linear_layer_names(actor.latent_pi, "actor.latent_pi"), last],
        "activation": ACTIVATION_NAMES[actor.activation_fn],
        "mean_limit": limit,
        "squashed": True,
        "noise": noise,
    }


_PRESETS = (
    Preset(
        "fast", RACER, "sac",
        steps=409_600, checkpoint_every=102_400, evaluate_every=25_600, evaluation_episodes=40,
        n_envs=64, normalize=True,
        hyperparameters={
            "learning_rate": "lin_1e-3", "buffer_size": 300_000, "learning_starts": 6_400, "batch_size": 256,
            "gamma": 0.98, "tau": 0.01, "train_freq": 1, "gradient_steps": 8, "net_arch": [64, 64],
        },
        env_options={"random_start": True, "action_repeat": 4},
    ),
    Preset(
        "classic", RACER, "sac",
        steps=2_000_000, checkpoint_every=50_000, evaluate_every=50_000, evaluation_episodes=20,
        normalize=True,
        hyperparameters={
            "learning_rate": 7.3e-4, "buffer_size": 300_000, "learning_starts": 10_000,
            "batch_size": 256, "tau": 0.02, "train_freq": 8, "gradient_steps": 10, "ent_coef": "auto",
            "use_sde": True,
        },
    ),
)  # fmt: skip

SPEC = AlgorithmSpec(
    name="sac",
    sb3_name="SAC",
    load_class=_load_class,
    describe_policy=_describe_policy,
    suggest=_suggest,
    loss_terms=(("train/actor_loss", None), ("train/critic_loss", None)),
    presets=_PRESETS,
    uses_replay_buffer=True,
    action_spaces=("Box",),
)
