"""`Preset`: named settings for an environment and an algorithm."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from hotlap.envs.names import RACER

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
    """Weights of the racer's reward that differ from the defaults."""
    tuned_with: str | None = None
    """The backend that the values were tuned with, if another one may replace it."""

    def settings(self) -> dict[str, Any]:
        """Everything it sets apart from steps and environments."""
        return {**self.hyperparameters, **self.env_options, **self.weights, "normalize": self.normalize}
