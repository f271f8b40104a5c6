"""How long training takes until the task is solved: `python -m benchmarks.time_to_learn racer --seeds 1 2 3`.

The racer's preset `fast` until 100 of 100 cars lap, or LunarLander's `solved` until the 95% interval of 100
episodes lies above 200. The driver is evaluated between rollouts, at every `--every` steps. Only training
counts: not the evaluations, not compiling, not starting the process; `benchmarks.lunar_lander` counts those.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import time
import warnings
from dataclasses import dataclass
from typing import Any

from stable_baselines3.common.logger import Logger

from hotlap.evaluation.episodes import episode_seeds
from hotlap.evaluation.statistics import Figures, summarise
from hotlap.policies.policy import Policy
from hotlap.training.algorithms import find_algorithm
from hotlap.training.algorithms.core.resumable import Resumable
from hotlap.training.build import build_model, open_task
from hotlap.training.checkpoint.driver_tree import driver_tree
from hotlap.training.config.resolve import make_config, resolve_config
from hotlap.training.vec_envs.task import Task

EPISODES = 100
SOLVED = 200.0


@dataclass(frozen=True)
class Goal:
    """What to train, how often to look, and when it is done."""

    environment: str
    preset: str
    every: int

    def reached(self, figures: Figures) -> bool:
        """All cars lap, or the lower bound of the mean reward is above 200."""
        if figures.completion_rate is not None:
            return figures.completion_rate == 1.0
        return figures.reward_ci95[0] > SOLVED


GOALS = {"racer": Goal("racer", "fast", 16_384), "lander": Goal("LunarLander-v3", "solved", 16_384)}


class _ReachedError(Exception):
    """The goal is reached; ends the training."""


class Stopwatch:
    """Called between rollouts: evaluates the driver while the clock stands still."""

    def __init__(self, model: Resumable, task: Task, goal: Goal, every: int, seed: int) -> None:
        self._model, self._task, self._goal, self._every = model, task, goal, every
        self._seeds = episode_seeds(EPISODES, seed, 1)
        self._next = every
        self._since = time.perf_counter()
        self.seconds = 0.0

    def __call__(self, steps_ahead: int) -> None:
        """Evaluate if it is time to."""
        self.seconds += time.perf_counter() - self._since
        step = self._model.num_timesteps
        if step >= self._next:
            self._next = step + self._every
            driver = driver_tree(find_algorithm("ppo"), self._model)
            figures = summarise(self._task.evaluate(Policy(driver).act, self._seeds))
            outcome = figures.reward_mean if figures.completion_rate is None else figures.completion_rate
            print(f"{step:,} steps, {self.seconds:.2f} s: {outcome:.2f}", file=sys.stderr, flush=True)
            if self._goal.reached(figures):
                raise _ReachedError
        self._since = time.perf_counter()


def measure(goal: Goal, seed: int, every: int, settings: dict[str, Any]) -> dict[str, Any]:
    """Train until the goal is reached; `seconds` is None if the preset's steps were not enough."""
    _train_briefly(goal, settings)
    model, task, total = _build(goal, seed, settings)
    model.at_boundary = watch = Stopwatch(model, task, goal, every, seed)
    reached = False
    try:
        model.learn_until(total, None)
    except _ReachedError:
        reached = True
    task.close()
    return {
        "seed": seed, "steps": model.num_timesteps, "seconds": watch.seconds if reached else None,
        "load": os.getloadavg()[0],
    }  # fmt: skip


def _build(goal: Goal, seed: int, settings: dict[str, Any]) -> tuple[Resumable, Task, int]:
    asked = make_config(goal.environment, "ppo", preset=goal.preset, seed=seed, settings=settings)
    config = resolve_config(asked)
    task = open_task(config)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        model = build_model(config, task)
    model.set_logger(Logger(None, []))
    return model, task, config.total_timesteps


def _train_briefly(goal: Goal, settings: dict[str, Any]) -> None:
    """A rollout or more, so that everything is compiled."""
    model, task, _ = _build(goal, 0, settings)
    model.learn_until(goal.every, None)
    task.close()


def main() -> None:
    """Measure each seed, then the median."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("goal", choices=list(GOALS))
    parser.add_argument("--seeds", type=int, nargs="+", default=[21, 22, 23, 24, 25])
    parser.add_argument("--every", type=int, help="steps between evaluations (16,384)")
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help="as in hotlap train")
    arguments = parser.parse_args()
    goal = GOALS[arguments.goal]
    settings = dict(read_setting(item) for item in arguments.set)
    rows = [measure(goal, seed, arguments.every or goal.every, settings) for seed in arguments.seeds]
    seconds = [float("inf") if row["seconds"] is None else row["seconds"] for row in rows]
    print(json.dumps({"runs": rows, "median_seconds": statistics.median(seconds)}, indent=1))


def read_setting(text: str) -> tuple[str, Any]:
    """`gamma=0.99` as a name and a value."""
    name, _, value = text.partition("=")
    try:
        return name, json.loads(value)
    except json.JSONDecodeError:
        return name, value


if __name__ == "__main__":
    main()
