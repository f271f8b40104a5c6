"""Presets: named settings for an environment and an algorithm, each value stated once.

What a preset leaves out is stable-baselines3's default. Nothing heavy is imported here, so that
`hotlap train --list-presets` is quick.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from hotlap.envs.names import RACER, EnvironmentName
from hotlap.training.defaults import ALGORITHM_NAMES

LUNAR_LANDER = "LunarLander-v3"
RANDOM_TRACKS = f"{RACER}:random"
ANY = "any other"


@dataclass(frozen=True)
class Preset:
    """Settings of a run. Step counts are fixed; seconds never are."""

    name: str
    environment: str
    algorithm: str
    steps: int
    checkpoint_every: int
    evaluate_every: int
    evaluation_episodes: int
    n_envs: int = 1
    normalize: bool = False
    torch_threads: int = 1
    hyperparameters: Mapping[str, Any] = field(default_factory=dict)
    env_options: Mapping[str, Any] = field(default_factory=dict)
    weights: Mapping[str, float] = field(default_factory=dict)
    """Of the racer's reward, where they are not the default ones."""

    def settings(self) -> dict[str, Any]:
        """Everything it sets beside steps and environments."""
        return {**self.hyperparameters, **self.env_options, **self.weights, "normalize": self.normalize}


_LUNAR_CLASSIC: dict[str, Any] = {
    "steps": 50_000,
    "checkpoint_every": 1_000,
    "evaluate_every": 10_000,
    "evaluation_episodes": 20,
}
_RACER_CLASSIC: dict[str, Any] = {
    "steps": 2_000_000,
    "checkpoint_every": 50_000,
    "evaluate_every": 50_000,
    "evaluation_episodes": 20,
    "normalize": True,
}
_PLAIN: dict[str, Any] = {
    "steps": 100_000,
    "checkpoint_every": 10_000,
    "evaluate_every": 10_000,
    "evaluation_episodes": 20,
}
_DRIVER: dict[str, Any] = {
    "learning_rate": "lin_1e-3", "n_steps": 64, "batch_size": 4096, "n_epochs": 5, "gamma": 0.98,
    "activation_fn": "relu", "log_std_init": -0.5,
}  # fmt: skip
"""PPO for the racer, as far as all presets that drive agree."""
_DECISIONS: dict[str, Any] = {"random_start": True, "action_repeat": 4}
"""Fifteen decisions a second: at sixty, credit for a corner has to travel four times as many steps."""

PRESETS = (
    Preset(
        "fast", RACER, "ppo",
        steps=5_242_880, checkpoint_every=524_288, evaluate_every=262_144, evaluation_episodes=20,
        n_envs=256, normalize=True, hyperparameters=_DRIVER, env_options=_DECISIONS,
    ),
    Preset(
        "fast", RACER, "sac",
        steps=409_600, checkpoint_every=102_400, evaluate_every=25_600, evaluation_episodes=40,
        n_envs=64, normalize=True,
        hyperparameters={
            "learning_rate": "lin_1e-3", "buffer_size": 300_000, "learning_starts": 6_400, "batch_size": 256,
            "gamma": 0.98, "tau": 0.01, "train_freq": 1, "gradient_steps": 8, "net_arch": [64, 64],
        },
        env_options=_DECISIONS,
    ),
    Preset(
        "best", RACER, "ppo",
        steps=15_728_640, checkpoint_every=2_621_440, evaluate_every=524_288, evaluation_episodes=500,
        n_envs=256, normalize=True,
        # More starts, and means that stay within reach: else long training ends in drivers that brake to a
        # halt where they start slowly, and never set off again.
        hyperparameters={**_DRIVER, "net_arch": [128, 128], "overshoot_coef": 0.02},
        env_options={**_DECISIONS, "training_ticks": 750},
        # A clean lap is worth more than one through the runoff.
        weights={"offTrackPenalty": -0.005, "wallPenalty": -0.01},
    ),
    Preset(
        "generalist", RANDOM_TRACKS, "ppo",
        steps=31_457_280, checkpoint_every=2_621_440, evaluate_every=1_048_576, evaluation_episodes=200,
        n_envs=256, normalize=True,
        hyperparameters={**_DRIVER, "net_arch": [128, 128]},
        # Trained on cars with up to 15% less grip, it keeps a margin for roads it does not know.
        env_options={
            **_DECISIONS, "observation": "lookahead", "pool_size": 512, "randomize": {"grip": [0.85, 1.0]},
        },
        weights={"offTrackPenalty": -0.04, "wallPenalty": -0.04},
    ),
    Preset(
        "classic", RACER, "ppo", **_RACER_CLASSIC,
        hyperparameters={
            "learning_rate": 3e-4, "n_steps": 2048, "batch_size": 128, "n_epochs": 10, "gamma": 0.995,
            "gae_lambda": 0.95, "clip_range": 0.2, "ent_coef": 0.01,
        },
    ),
    Preset(
        "classic", RACER, "sac", **_RACER_CLASSIC,
        hyperparameters={
            "learning_rate": 7.3e-4, "buffer_size": 300_000, "learning_starts": 10_000,
            "batch_size": 256, "tau": 0.02, "train_freq": 8, "gradient_steps": 10, "ent_coef": "auto",
            "use_sde": True,
        },
    ),
    Preset(
        "classic", LUNAR_LANDER, "ppo", **_LUNAR_CLASSIC,
        hyperparameters={
            "learning_rate": 3e-4, "n_steps": 2048, "batch_size": 64, "n_epochs": 10, "gamma": 0.99,
            "gae_lambda": 0.95, "clip_range": 0.2, "ent_coef": 0.01,
        },
    ),
    Preset(
        "classic", LUNAR_LANDER, "a2c", **_LUNAR_CLASSIC,
        hyperparameters={
            "learning_rate": 7e-4, "n_steps": 5, "gamma": 0.99, "gae_lambda": 1.0,
            "normalize_advantage": True,
        },
    ),
    Preset(
        "solved", LUNAR_LANDER, "ppo",
        steps=524_288, checkpoint_every=65_536, evaluate_every=65_536, evaluation_episodes=30,
        n_envs=32, normalize=True,
        # A discount this close to one: with 0.99 some drivers learn to hover instead of landing.
        hyperparameters={
            "learning_rate": "lin_1e-3", "n_steps": 128, "batch_size": 512, "n_epochs": 8, "gamma": 0.999,
            "gae_lambda": 0.98, "ent_coef": 0.01, "activation_fn": "relu",
        },
    ),
    Preset(
        "solved", LUNAR_LANDER, "a2c",
        steps=1_572_864, checkpoint_every=131_072, evaluate_every=131_072, evaluation_episodes=30,
        n_envs=32, normalize=True,
        hyperparameters={
            "learning_rate": "lin_2e-3", "n_steps": 16, "gamma": 0.999, "gae_lambda": 0.98,
            "ent_coef": 0.01, "activation_fn": "relu",
        },
    ),
    Preset(
        "sprint", LUNAR_LANDER, "ppo",
        steps=50_000, checkpoint_every=10_000, evaluate_every=10_000, evaluation_episodes=20,
        n_envs=8, normalize=True,
        # Few samples, used often: many small steps on every rollout.
        hyperparameters={
            "learning_rate": 2.941e-4, "n_steps": 32, "batch_size": 8, "n_epochs": 6, "gamma": 0.9897,
            "gae_lambda": 0.9633, "clip_range": 0.3935, "ent_coef": 4.563e-5, "activation_fn": "tanh",
        },
    ),
    *(Preset("sb3", ANY, algorithm, **_PLAIN) for algorithm in ALGORITHM_NAMES),
)  # fmt: skip
"""For each environment and algorithm the first one listed is the default."""


def find_preset(environment: EnvironmentName, algorithm: str, name: str | None) -> Preset:
    """The preset of that name, or the default one; any environment can use `sb3`."""
    family = RACER if environment.is_racer else environment.text
    own = (environment.text, family, ANY)
    fitting = [preset for preset in PRESETS if preset.algorithm == algorithm and preset.environment in own]
    for preset in fitting:
        if name in (preset.name, None):
            return preset
    names = ", ".join(preset.name for preset in fitting)
    elsewhere = sorted({f"{each.environment} with {each.algorithm}" for each in PRESETS if each.name == name})
    hint = f"; '{name}' is for {', '.join(elsewhere)}" if elsewhere else ""
    raise ValueError(f"no preset '{name}' for {environment.text} with {algorithm}; there is: {names}{hint}")
