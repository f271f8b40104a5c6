"""Training throughput in steps per second: stock stable-baselines3 and hotlap, in alternating rounds.

All train PPO on the racer, with two 64×64 networks and normalised observations and rewards.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import stable_baselines3 as sb3
import torch
from stable_baselines3.common.logger import Logger
from stable_baselines3.common.vec_env import VecNormalize
from torch import nn

from hotlap.envs.sb3 import make_vec_env
from hotlap.numerics.threads import available_cores
from hotlap.training.algorithms.fast.ppo import PPO
from hotlap.training.vec_envs.normalizer import CLIP, Normalizer

ROUNDS = 4
STEPS_PER_ROLLOUT = 64
_CLASSIC = {"n_steps": 2048, "batch_size": 128, "n_epochs": 10}
Tick = Callable[[int, int], None]


@dataclass(frozen=True)
class Setting:
    """A size of training at which learners are compared."""

    cars: int
    batch_size: int
    epochs: int = 4

    @property
    def text(self) -> str:
        """For tables."""
        return f"{self.cars} cars, batch {self.batch_size}, {self.epochs} epochs"

    def hyperparameters(self) -> dict[str, int]:
        """As keywords of PPO."""
        return {"n_steps": STEPS_PER_ROLLOUT, "batch_size": self.batch_size, "n_epochs": self.epochs}


SETTINGS = (Setting(256, 4096), Setting(1024, 8192))


@dataclass
class Learner:
    """A model, and the time it has spent so far."""

    name: str
    setting: str
    model: Any
    torch_threads: int
    call_seconds: list[float] = field(default_factory=list)
    """For each rollout with its update: seconds per call of step."""
    collect_s: float = 0.0
    update_s: float = 0.0
    steps: int = 0

    def run(self, calls: int) -> None:
        """Train for at least `calls` calls of the environment's step, in whole rollouts."""
        torch.set_num_threads(self.torch_threads)
        rollouts = -(-calls // self.model.n_steps)
        for _ in range(rollouts):
            before = self.collect_s + self.update_s
            steps = self.model.n_steps * self.model.n_envs
            with self._timed():
                self.model.learn(steps, reset_num_timesteps=False)
            self.steps += steps
            self.call_seconds.append((self.collect_s + self.update_s - before) / self.model.n_steps)

    def forget(self) -> None:
        """Reset the counters, after the warm-up."""
        self.call_seconds, self.collect_s, self.update_s, self.steps = [], 0.0, 0.0, 0

    def figures(self) -> dict[str, Any]:
        """Steps per second, and where the time went."""
        elapsed = self.collect_s + self.update_s
        return {
            "learner": self.name,
            "setting": self.setting,
            "steps_per_sec": self.steps / elapsed,
            "collect_us_per_step": self.collect_s / self.steps * 1e6,
            "update_us_per_step": self.update_s / self.steps * 1e6,
        }

    @contextmanager
    def _timed(self) -> Iterator[None]:
        model = self.model
        collect, train = model.collect_rollouts, model.train

        def timed_collect(*arguments: Any, **keywords: Any) -> Any:
            start = time.perf_counter()
            try:
                return collect(*arguments, **keywords)
            finally:
                self.collect_s += time.perf_counter() - start

        def timed_train() -> None:
            start = time.perf_counter()
            train()
            self.update_s += time.perf_counter() - start

        model.collect_rollouts, model.train = timed_collect, timed_train
        try:
            yield
        finally:
            del model.collect_rollouts, model.train


def make_learners(activation: type[nn.Module] = nn.Tanh) -> list[Learner]:
    """Stock SB3 with one car, then stock and hotlap at each size."""
    cores = available_cores()
    classic = _build(sb3.PPO, VecNormalize, 1, _CLASSIC, activation)
    learners = [Learner("SB3, one car", "1 car, batch 128, 10 epochs", classic, 1)]
    for setting in SETTINGS:
        settings = setting.hyperparameters()
        for threads in sorted({1, cores}):
            stock = _build(sb3.PPO, VecNormalize, setting.cars, settings, activation)
            learners.append(Learner(f"SB3, torch threads {threads}", setting.text, stock, threads))
        # hotlap spreads its work over its own threads.
        ours = _build(PPO, Normalizer, setting.cars, settings, activation)
        learners.append(Learner("hotlap", setting.text, ours, 1))
    return learners


def measure(learners: list[Learner], calls: int, warmup: int, tick: Tick = lambda done, total: None) -> None:
    """Run every learner for `calls` calls of step, in several rounds, so that noise affects all alike."""
    threads = torch.get_num_threads()
    try:
        for done, learner in enumerate(learners * (1 + ROUNDS)):
            tick(done, len(learners) * (1 + ROUNDS))
            if done < len(learners):
                learner.run(max(warmup, 1))
                learner.forget()
            else:
                learner.run(-(-calls // ROUNDS))
    finally:
        torch.set_num_threads(threads)


def _build(
    algorithm: type[Any],
    normalizer: type[Any],
    cars: int,
    settings: dict[str, int],
    activation: type[nn.Module],
) -> Any:
    env = normalizer(make_vec_env(cars, seed=0, random_start=True), clip_obs=CLIP, clip_reward=CLIP)
    policy = {"activation_fn": activation}
    model = algorithm("MlpPolicy", env, seed=0, device="cpu", policy_kwargs=policy, **settings)
    model.set_logger(Logger(None, []))
    return model
