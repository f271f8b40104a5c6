"""Evaluation during training: a separate environment, frozen normalisation, seeds of its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import gymnasium

from hotlap.drivers.policy import Policy
from hotlap.evaluation.episodes import Episodes, episode_seeds, play, race
from hotlap.evaluation.statistics import summarise
from hotlap.training.plan import TrainingPlan
from hotlap.training.replay_env import make_env
from hotlap.training.state import Tree


class Evaluator:
    """Evaluates the policy as it is and remembers the results. Training's randomness is not touched."""

    def __init__(self, plan: TrainingPlan) -> None:
        self._plan = plan
        self._env: gymnasium.Env[Any, Any] | None = None
        self.history: list[dict[str, Any]] = []

    @property
    def latest(self) -> dict[str, Any]:
        """The last evaluation."""
        return self.history[-1]

    def due(self, step: int) -> bool:
        """Whether a multiple of the interval has been passed since the last one, or the end reached."""
        last = self.history[-1]["timestep"] if self.history else 0
        return self._regular(step) or (step >= self._plan.total_timesteps and last < step)

    def _regular(self, step: int) -> bool:
        last = self.history[-1]["timestep"] if self.history else 0
        return step // self._plan.evaluate_every > last // self._plan.evaluate_every

    def run(self, step: int, driver: Tree) -> bool:
        """Evaluate the driver; whether it is the best so far.

        An evaluation only because the plan ends is not on a longer plan's way, so it is the best only
        if there is no other.
        """
        regular = self._regular(step)
        seeds = episode_seeds(self._plan.evaluation_episodes, self._plan.seed, step)
        figures = summarise(self._drive(Policy(driver), seeds))
        best = max((item["reward_mean"] for item in self.history), default=None)
        self.history.append({"timestep": step, **figures})
        return best is None or (regular and figures["reward_mean"] > best)

    def _drive(self, policy: Policy, seeds: list[int]) -> Episodes:
        if self._plan.racer_config is not None:
            # From anywhere on the lap: from the grid all episodes would be the same one.
            return race(policy.act, replace(self._plan.racer_options, random_start=True), seeds)
        if self._env is None:
            self._env = make_env(self._plan.environment)
        return play(policy.act, self._env, seeds)

    def state(self) -> dict[str, Any]:
        """What a resume needs."""
        return {"history": self.history}

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go on from a state."""
        self.history = list(state["history"])

    def close(self) -> None:
        """Close the environment."""
        if self._env is not None:
            self._env.close()
