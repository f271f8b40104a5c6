"""DQN: deep Q-learning, off-policy, for discrete actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hotlap.training.algorithms.core.search import learning_rate, one_minus
from hotlap.training.algorithms.core.spec import AlgorithmSpec, Settings, Tree
from hotlap.training.config.preset import LUNAR_LANDER, Preset

if TYPE_CHECKING:
    import optuna

    from hotlap.training.algorithms.core.resumable import Resumable


def _load_class() -> type[Resumable]:
    import stable_baselines3 as sb3

    from hotlap.training.algorithms.core.off_policy import OffPolicy

    class DQN(OffPolicy, sb3.DQN):
        """SB3's DQN."""

        # Each step sets the rate for the next one; the call count decides when the target network is updated.
        counters = (*OffPolicy.counters, "_n_calls", "exploration_rate")

    return DQN


def _suggest(trial: optuna.Trial, n_envs: int) -> Settings:
    return {
        "learning_rate": learning_rate(trial, 1e-4, 3e-3),
        "gamma": one_minus(trial, "gamma", 1e-3, 5e-2),
        "batch_size": 2 ** trial.suggest_int("log2_batch_size", 5, 9),
        "train_freq": 2 ** trial.suggest_int("log2_train_freq", 0, 4),
        "gradient_steps": 2 ** trial.suggest_int("log2_gradient_steps", 0, 5),
        "target_update_interval": 2 ** trial.suggest_int("log2_target_update_interval", 7, 13),
        "exploration_fraction": trial.suggest_float("exploration_fraction", 0.05, 0.5),
        "exploration_final_eps": trial.suggest_float("exploration_final_eps", 0.01, 0.2),
        "normalize": trial.suggest_categorical("normalize", [True, False]),
    }


def _describe_policy(model: Resumable) -> Tree:
    from hotlap.training.algorithms.core.policy_layers import ACTIVATION_NAMES, linear_layer_names

    dqn: Any = model
    return {
        "layers": linear_layer_names(dqn.q_net.q_net, "q_net.q_net"),
        "activation": ACTIVATION_NAMES[dqn.policy.activation_fn],
        "mean_limit": None,
        "squashed": False,
        "noise": {"kind": "epsilon", "epsilon": float(dqn.exploration_rate)},
    }


_PRESETS = (
    Preset(
        "solved", LUNAR_LANDER, "dqn",
        steps=400_000, checkpoint_every=40_000, evaluate_every=20_000, evaluation_episodes=30,
        n_envs=4, tuned_with="envpool",
        hyperparameters={
            "learning_rate": "lin_1e-3", "buffer_size": 200_000, "learning_starts": 10_000, "batch_size": 128,
            "gamma": 0.99, "train_freq": 4, "gradient_steps": 8, "target_update_interval": 1_000,
            "exploration_fraction": 0.2, "exploration_final_eps": 0.05, "net_arch": [128, 128],
        },
    ),
)  # fmt: skip

SPEC = AlgorithmSpec(
    name="dqn",
    sb3_name="DQN",
    load_class=_load_class,
    describe_policy=_describe_policy,
    suggest=_suggest,
    loss_terms=(("train/loss", None),),
    presets=_PRESETS,
    uses_replay_buffer=True,
    action_spaces=("Discrete",),
    policy_settings=("net_arch", "activation_fn"),
    limits=dict.fromkeys(
        ("exploration_fraction", "exploration_initial_eps", "exploration_final_eps"), (0.0, 1.0)
    ),
)
