"""PPO: proximal policy optimisation, on-policy, for any action space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hotlap.envs.names import RACER
from hotlap.training.algorithms.core.actor_critic_spec import (
    OWN_HYPERPARAMETERS,
    describe_policy,
    suggest_on_policy,
)
from hotlap.training.algorithms.core.spec import AlgorithmSpec, Settings
from hotlap.training.config.preset import LUNAR_LANDER, RANDOM_TRACKS, Preset

if TYPE_CHECKING:
    import optuna

    from hotlap.training.algorithms.core.resumable import Resumable


def _load_class() -> type[Resumable]:
    from hotlap.training.algorithms.fast.ppo import PPO

    return PPO


def _suggest(trial: optuna.Trial, n_envs: int) -> Settings:
    n_steps = 2 ** trial.suggest_int("log2_n_steps", 5, 9)
    parts = 2 ** trial.suggest_int("log2_minibatches", 1, 6)
    return {
        **suggest_on_policy(trial),
        "n_steps": n_steps,
        "batch_size": max(n_steps * n_envs // parts, 2),
        "n_epochs": trial.suggest_int("n_epochs", 3, 20),
        "clip_range": trial.suggest_float("clip_range", 0.1, 0.4),
    }


_DRIVER: dict[str, Any] = {
    "learning_rate": "lin_1e-3", "n_steps": 64, "batch_size": 4096, "n_epochs": 5, "gamma": 0.98,
    "activation_fn": "relu", "log_std_init": -0.5,
}  # fmt: skip
"""What the racer's tuned presets have in common."""
_DECISIONS: dict[str, Any] = {"random_start": True, "action_repeat": 4}
"""Fifteen decisions per second: at sixty, credit for a corner has to travel four times as many steps."""

_PRESETS = (
    Preset(
        "fast", RACER, "ppo",
        steps=5_242_880, checkpoint_every=524_288, evaluate_every=262_144, evaluation_episodes=100,
        n_envs=256, normalize=True,
        # Without a bonus for entropy some drivers lose their noise early and keep a slow line.
        hyperparameters={
            **_DRIVER, "learning_rate": "lin_1.5e-3", "batch_size": 1024, "gamma": 0.985, "gae_lambda": 0.97,
            "action_bound_coef": 0.02, "ent_coef": 0.002,
        },
        env_options={**_DECISIONS, "observation": "lookahead", "train_max_episode_ticks": 750},
        # A clean lap is worth more than one through the runoff.
        weights={"offTrackPenalty": -0.0075, "wallPenalty": -0.01},
    ),
    Preset(
        "best", RACER, "ppo",
        steps=31_457_280, checkpoint_every=2_621_440, evaluate_every=2_621_440, evaluation_episodes=500,
        n_envs=128, normalize=True,
        hyperparameters={
            **_DRIVER, "learning_rate": "lin_7e-4", "net_arch": [128, 128],
            # Where to enter a corner pays on the straight after it, seconds later. A car that moves so nearly
            # as it was told needs little help from the critic: long rollouts, and credit along all of them.
            "n_steps": 128, "gamma": 0.995, "gae_lambda": 0.99,
            # With little noise left, a usual step of the weights is a leap of the policy, often off the road.
            "target_kl": 0.01,
            # Means that stay in bounds: otherwise long training ends in drivers that brake to a halt after a
            # slow start and never set off again.
            "action_bound_coef": 0.02,
        },
        # Short episodes: more starts, slow ones among them.
        env_options={**_DECISIONS, "observation": "place", "train_max_episode_ticks": 750},
        # A clean lap is worth more than one through the runoff.
        weights={"offTrackPenalty": -0.003, "wallPenalty": -0.006},
    ),
    Preset(
        "generalist", RANDOM_TRACKS, "ppo",
        steps=83_886_080, checkpoint_every=8_388_608, evaluate_every=8_388_608, evaluation_episodes=400,
        n_envs=512, normalize=True,
        hyperparameters={
            **_DRIVER, "learning_rate": "lin_8e-4", "net_arch": [128, 128], "n_steps": 128, "n_epochs": 3,
            "gamma": 0.99, "gae_lambda": 0.98, "action_bound_coef": 0.02,
            # Without these two the noise is gone before the laps are quick.
            "target_kl": 0.012, "ent_coef": 0.003,
        },
        env_options={
            **_DECISIONS, "observation": "preview", "pool_size": 3072, "train_max_episode_ticks": 750,
            # In shares of a lap, returns say more about the road than about the driver.
            "train_progress": "time",
            # On an unknown road the driver is right within some centimetres, not exact.
            "train_edge_margin": 0.4,
        },
        # Penalties much above what a line gains hide it.
        weights={"offTrackPenalty": -0.005, "wallPenalty": -0.005},
    ),
    Preset(
        "classic", RACER, "ppo",
        steps=2_000_000, checkpoint_every=50_000, evaluate_every=50_000, evaluation_episodes=20,
        normalize=True,
        hyperparameters={
            "learning_rate": 3e-4, "n_steps": 2048, "batch_size": 128, "n_epochs": 10, "gamma": 0.995,
            "gae_lambda": 0.95, "clip_range": 0.2, "ent_coef": 0.01,
        },
    ),
    Preset(
        "classic", LUNAR_LANDER, "ppo",
        steps=50_000, checkpoint_every=1_000, evaluate_every=10_000, evaluation_episodes=20,
        hyperparameters={
            "learning_rate": 3e-4, "n_steps": 2048, "batch_size": 64, "n_epochs": 10, "gamma": 0.99,
            "gae_lambda": 0.95, "clip_range": 0.2, "ent_coef": 0.01,
        },
    ),
    Preset(
        "solved", LUNAR_LANDER, "ppo",
        steps=524_288, checkpoint_every=65_536, evaluate_every=65_536, evaluation_episodes=30,
        n_envs=32, normalize=True, tuned_with="envpool",
        # A discount factor this close to one: with 0.99 some drivers learn to hover instead of landing.
        hyperparameters={
            "learning_rate": "lin_1e-3", "n_steps": 128, "batch_size": 512, "n_epochs": 8, "gamma": 0.999,
            "gae_lambda": 0.98, "ent_coef": 0.01, "activation_fn": "relu",
        },
    ),
    Preset(
        "sprint", LUNAR_LANDER, "ppo",
        steps=50_000, checkpoint_every=10_000, evaluate_every=5_000, evaluation_episodes=30,
        n_envs=16, normalize=True, tuned_with="envpool",
        # Few samples, used often: many small steps on every rollout. The rate falls to end steadily.
        hyperparameters={
            "learning_rate": "lin_1.2e-3", "n_steps": 16, "batch_size": 32, "n_epochs": 17, "gamma": 0.99,
            "gae_lambda": 0.95, "clip_range": 0.3, "ent_coef": 0.02, "max_grad_norm": 0.4,
            "activation_fn": "relu",
        },
    ),
)  # fmt: skip

SPEC = AlgorithmSpec(
    name="ppo",
    sb3_name="PPO",
    load_class=_load_class,
    describe_policy=describe_policy,
    suggest=_suggest,
    loss_terms=(("train/loss", None),),
    presets=_PRESETS,
    own_hyperparameters=OWN_HYPERPARAMETERS,
)
