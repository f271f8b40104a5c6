"""A2C: advantage actor-critic, on-policy, for any action space."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotlap.training.algorithms.core.actor_critic_spec import (
    OWN_HYPERPARAMETERS,
    describe_policy,
    suggest_on_policy,
)
from hotlap.training.algorithms.core.spec import AlgorithmSpec, Settings
from hotlap.training.config.preset import LUNAR_LANDER, Preset

if TYPE_CHECKING:
    import optuna

    from hotlap.training.algorithms.core.resumable import Resumable


def _load_class() -> type[Resumable]:
    from hotlap.training.algorithms.fast.a2c import A2C

    return A2C


def _suggest(trial: optuna.Trial, n_envs: int) -> Settings:
    return {
        **suggest_on_policy(trial),
        "n_steps": 2 ** trial.suggest_int("log2_n_steps", 2, 6),
        "vf_coef": trial.suggest_float("vf_coef", 0.2, 0.8),
        "normalize_advantage": trial.suggest_categorical("normalize_advantage", [True, False]),
        "use_rms_prop": trial.suggest_categorical("use_rms_prop", [True, False]),
    }


_PRESETS = (
    Preset(
        "classic", LUNAR_LANDER, "a2c",
        steps=50_000, checkpoint_every=1_000, evaluate_every=10_000, evaluation_episodes=20,
        hyperparameters={
            "learning_rate": 7e-4, "n_steps": 5, "gamma": 0.99, "gae_lambda": 1.0,
            "normalize_advantage": True,
        },
    ),
    Preset(
        "solved", LUNAR_LANDER, "a2c",
        steps=1_572_864, checkpoint_every=131_072, evaluate_every=131_072, evaluation_episodes=30,
        n_envs=32, normalize=True, tuned_with="envpool",
        hyperparameters={
            "learning_rate": "lin_2e-3", "n_steps": 16, "gamma": 0.999, "gae_lambda": 0.98,
            "ent_coef": 0.01, "activation_fn": "relu",
        },
    ),
)  # fmt: skip

SPEC = AlgorithmSpec(
    name="a2c",
    sb3_name="A2C",
    load_class=_load_class,
    describe_policy=describe_policy,
    suggest=_suggest,
    loss_terms=(
        ("train/policy_loss", None),
        ("train/entropy_loss", "ent_coef"),
        ("train/value_loss", "vf_coef"),
    ),
    presets=_PRESETS,
    own_hyperparameters=OWN_HYPERPARAMETERS,
)
