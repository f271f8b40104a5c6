"""Evaluation during training: a separate environment, frozen normalisation, its own seeds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from hotlap.evaluation.episodes import episode_seeds
from hotlap.evaluation.statistics import Figures, summarise
from hotlap.policies.policy import Policy
from hotlap.runs.config import RunConfig
from hotlap.training.algorithms.core.spec import Tree
from hotlap.training.vec_envs.task import Task


@dataclass(frozen=True)
class Evaluated:
    """An evaluation and its step."""

    timestep: int
    figures: Figures

    def as_dict(self) -> dict[str, Any]:
        """As in results.json."""
        return {"timestep": self.timestep, **self.figures.as_dict()}


class Evaluator:
    """Evaluates the current policy and keeps the results. Does not touch training's random generators."""

    def __init__(
        self,
        config: RunConfig,
        task: Task,
        on_result: Callable[[Evaluated], None] = lambda result: None,
        on_start: Callable[[], None] = lambda: None,
    ) -> None:
        self._config = config
        self._task = task
        self._on_result = on_result
        self._on_start = on_start
        self.history: list[Evaluated] = []

    @property
    def latest(self) -> Evaluated:
        """The last evaluation."""
        return self.history[-1]

    def due(self, step: int) -> bool:
        """Whether a multiple of the interval has been passed since the last evaluation, or the run ends."""
        return self._regular(step) or (step >= self._config.total_timesteps and self.last_step < step)

    def _regular(self, step: int) -> bool:
        every = self._config.evaluate_every
        return step // every > self.last_step // every

    @property
    def last_step(self) -> int:
        """The step of the last evaluation."""
        return self.history[-1].timestep if self.history else 0

    def run(self, step: int, driver: Tree) -> bool:
        """Evaluate the driver; returns whether it is the best so far.

        A longer run would not have an evaluation that is due only because the run ends, so that one counts
        as the best only if there is no other.
        """
        self._on_start()
        regular = self._regular(step)
        seeds = episode_seeds(self._config.evaluation_episodes, self._config.seed, step)
        figures = summarise(self._task.evaluate(Policy(driver).act, seeds))
        best = max((merit(item.figures) for item in self.history), default=None)
        self.history.append(Evaluated(step, figures))
        self._on_result(self.latest)
        return best is None or (regular and merit(figures) > best)

    def state_dict(self) -> dict[str, Any]:
        """What a resume needs."""
        return {"history": [item.as_dict() for item in self.history]}

    def load_state_dict(self, state: Mapping[str, Any]) -> None:
        """Continue from a state."""
        self.history = [
            Evaluated(item["timestep"], Figures(**{key: item[key] for key in item if key != "timestep"}))
            for item in state["history"]
        ]


def merit(figures: Figures) -> tuple[float, float]:
    """The mean reward; of races first what clean episodes contribute to it.

    A driver that cuts a corner by a tick in every lap may have the highest reward.
    """
    clean = figures.clean_episode_rate or 0.0
    return clean * max(figures.reward_mean, 0.0), figures.reward_mean
