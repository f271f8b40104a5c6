"""TD3: twin delayed deep deterministic policy gradient, off-policy, for continuous actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hotlap.training.algorithms.core.search import learning_rate, one_minus
from hotlap.training.algorithms.core.spec import AlgorithmSpec, Settings, Tree
from hotlap.training.config.preset import Preset

if TYPE_CHECKING:
    import optuna

    from hotlap.training.algorithms.core.resumable import Resumable

_NOISE_STD = 0.1


def _load_class() -> type[Resumable]:
    import numpy as np
    import stable_baselines3 as sb3
    from stable_baselines3.common.noise import NormalActionNoise

    from hotlap.training.algorithms.core.off_policy import OffPolicy

    class TD3(OffPolicy, sb3.TD3):
        """SB3's TD3, with Gaussian noise on the actions it collects."""

        def configure(self, *, action_noise_std: float = _NOISE_STD) -> None:  # type: ignore[override]
            """Set the noise, as a share of half the action's range."""
            size: Any = self.action_space.shape
            self.action_noise = NormalActionNoise(np.zeros(size), np.full(size, action_noise_std))

    return TD3


def _suggest(trial: optuna.Trial, n_envs: int) -> Settings:
    return {
        "learning_rate": learning_rate(trial, 1e-4, 3e-3),
        "gamma": one_minus(trial, "gamma", 1e-3, 5e-2),
        "tau": trial.suggest_float("tau", 2e-3, 5e-2, log=True),
        "batch_size": 2 ** trial.suggest_int("log2_batch_size", 6, 9),
        "gradient_steps": 2 ** trial.suggest_int("log2_gradient_steps", 0, 4),
        "action_noise_std": trial.suggest_float("action_noise_std", 0.02, 0.5, log=True),
        "normalize": trial.suggest_categorical("normalize", [True, False]),
    }


def _describe_policy(model: Resumable) -> Tree:
    from hotlap.training.algorithms.core.policy_layers import (
        ACTIVATION_NAMES,
        NO_NOISE,
        linear_layer_names,
    )

    td3: Any = model
    return {
        "layers": linear_layer_names(td3.actor.mu, "actor.mu"),
        "activation": ACTIVATION_NAMES[td3.policy.activation_fn],
        "mean_limit": None,
        "squashed": True,
        "noise": dict(NO_NOISE),
    }


_PRESETS = (
    Preset(
        "solved", "Pendulum-v1", "td3",
        steps=30_000, checkpoint_every=5_000, evaluate_every=3_000, evaluation_episodes=30,
        hyperparameters={
            "learning_rate": 1e-3, "buffer_size": 30_000, "learning_starts": 1_000, "batch_size": 256,
            "gamma": 0.98, "train_freq": 1, "gradient_steps": 1, "net_arch": [64, 64],
        },
    ),
)  # fmt: skip

SPEC = AlgorithmSpec(
    name="td3",
    sb3_name="TD3",
    load_class=_load_class,
    describe_policy=_describe_policy,
    suggest=_suggest,
    loss_terms=(("train/actor_loss", None), ("train/critic_loss", None)),
    presets=_PRESETS,
    uses_replay_buffer=True,
    action_spaces=("Box",),
    policy_settings=("net_arch", "activation_fn"),
    own_hyperparameters={"action_noise_std": _NOISE_STD},
    limits={
        "action_noise_std": (0, 10),
        "policy_delay": (1, 10**9),
        "target_policy_noise": (0, 10),
        "target_noise_clip": (0, 10),
    },
)
