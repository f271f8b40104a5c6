"""Environments that people compare hotlap with, each as a function that runs it for a while."""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Callable
from typing import Any

import gymnasium as gym
import numpy as np

Run = Callable[[float], tuple[int, float]]
"""Steps for about that many seconds; returns the steps taken and the seconds they took."""


def timed(step: Callable[[], int]) -> Run:
    """Repeat a step, which returns how many env steps it took."""

    def run(seconds: float) -> tuple[int, float]:
        taken, start = 0, time.perf_counter()
        while (elapsed := time.perf_counter() - start) < seconds:
            for _ in range(10):
                taken += step()
        return taken, elapsed

    return run


def gymnasium_env(env_id: str) -> Run:
    """One env through gym.make, with actions from its action space."""
    env = gym.make(env_id)
    env.reset(seed=0)

    def step() -> int:
        _, _, terminated, truncated, _ = env.step(env.action_space.sample())
        if terminated or truncated:
            env.reset()
        return 1

    return timed(step)


def highway_env(env_id: str) -> Run:
    """The same for highway-env, which registers its ids on import."""
    importlib.import_module("highway_env")
    return gymnasium_env(env_id)


def envpool_env(env_id: str, envs: int, threads: int) -> Run:
    """Many envs in EnvPool's C++ threads, stepped together."""
    envpool: Any = importlib.import_module("envpool")
    pool = envpool.make(env_id, env_type="gymnasium", num_envs=envs, num_threads=threads, seed=0)
    pool.reset()
    rng = np.random.default_rng(0)
    space = pool.action_space
    if isinstance(space, gym.spaces.Discrete):
        actions = [rng.integers(space.n, size=envs).astype(np.int32) for _ in range(50)]
    else:
        rows = [rng.uniform(space.low, space.high, (envs, *space.shape)) for _ in range(50)]
        actions = [row.astype(np.float32) for row in rows]
    turn = iter(range(2**62))

    def step() -> int:
        pool.step(actions[next(turn) % len(actions)])
        return envs

    return timed(step)


def installed(package: str) -> bool:
    """Whether a peer is installed."""
    return importlib.util.find_spec(package) is not None
