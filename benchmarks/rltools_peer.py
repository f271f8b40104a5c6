"""RLtools' PPO on the racer, beside stock stable-baselines3 and hotlap: `python -m benchmarks.rltools_peer`.

RLtools takes one Gymnasium environment per car, not a batch; so do the second and third row. Needs
`pip install "rltools[mkl]"` and a C++ compiler. RLtools does not want torch in its process.
"""

from __future__ import annotations

import argparse
import importlib
import statistics
import sys
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
from gymnasium.spaces import Box
from numpy.typing import NDArray

from benchmarks.turns import Worker, answer
from hotlap import RacerEnv

CARS, STEPS, BATCH, EPOCHS = 256, 64, 4096, 4
MAX_EPISODE_STEPS = 3000


class OneCar:
    """A car as RLtools takes it: actions from −1 to 1, and no word of truncation."""

    def __init__(self) -> None:
        self._env = RacerEnv(random_start=True, threads=1)
        space: Any = self._env.action_space
        self._low, self._range = space.low, (space.high - space.low) / 2
        self.action_space = Box(-1.0, 1.0, space.shape)
        self.observation_space = self._env.observation_space
        self.spec = SimpleNamespace(max_episode_steps=MAX_EPISODE_STEPS)

    def reset(self) -> Any:
        """Start an episode."""
        return self._env.reset()

    def step(self, action: NDArray[np.float32]) -> Any:
        """One tick."""
        controls = self._low + (np.clip(action, -1.0, 1.0) + 1.0) * self._range
        observation, reward, terminated, truncated, info = self._env.step(controls.astype(np.float32))
        return observation, reward, terminated or truncated, False, info


def rltools_iteration() -> Callable[[], Any]:
    """A rollout and its update by RLtools, in C++ compiled for this processor."""
    rltools: Any = importlib.import_module("rltools")
    module = rltools.PPO(
        OneCar, interface_name="hotlap_peer", enable_evaluation=False, N_ENVIRONMENTS=CARS,
        ON_POLICY_RUNNER_STEPS_PER_ENV=STEPS, BATCH_SIZE=BATCH, N_EPOCHS=EPOCHS, STEP_LIMIT=100_000,
        NORMALIZE_OBSERVATIONS=True, ACTOR_ACTIVATION_FUNCTION="TANH", CRITIC_ACTIVATION_FUNCTION="TANH",
    )  # fmt: skip
    state = module.State(0)
    return lambda: state.step()


def torch_iteration(name: str) -> Callable[[], Any]:
    """The same by stable-baselines3's PPO or hotlap's."""
    import stable_baselines3 as sb3
    import torch
    from stable_baselines3.common.logger import Logger
    from stable_baselines3.common.vec_env import DummyVecEnv, VecNormalize

    from hotlap import make_vec_env
    from hotlap.numerics.threads import available_cores
    from hotlap.training.algorithms.fast.ppo import PPO
    from hotlap.training.vec_envs.normalizer import CLIP, Normalizer

    torch.set_num_threads(available_cores())
    is_stock = name.startswith("SB3")
    cars: Any = (
        DummyVecEnv([lambda: RacerEnv(random_start=True, threads=1)] * CARS)
        if name.endswith("one by one")
        else make_vec_env(CARS, random_start=True)
    )
    env = (VecNormalize if is_stock else Normalizer)(cars, clip_obs=CLIP, clip_reward=CLIP)
    model: Any = (sb3.PPO if is_stock else PPO)(
        "MlpPolicy", env, n_steps=STEPS, batch_size=BATCH, n_epochs=EPOCHS, seed=0, device="cpu"
    )
    model.set_logger(Logger(None, []))
    return lambda: model.learn(CARS * STEPS, reset_num_timesteps=False)


LEARNERS = ("RLtools, one by one", "SB3, one by one", "hotlap, one by one", "hotlap, a batch")


class Iterations:
    """A learner that is built when it is first asked for."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._iterate: Callable[[], Any] | None = None

    def seconds(self, _: Any) -> float:
        """The time of a rollout and its update."""
        if self._iterate is None:
            is_rltools = self._name.startswith("RLtools")
            self._iterate = rltools_iteration() if is_rltools else torch_iteration(self._name)
        started = time.perf_counter()
        self._iterate()
        return time.perf_counter() - started


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        answer(Iterations(arguments.serve).seconds)
        return
    command = [sys.executable, "-m", "benchmarks.rltools_peer", "--serve"]
    workers = {name: Worker([*command, name]) for name in LEARNERS}
    spent: dict[str, list[float]] = {name: [] for name in workers}
    for turn in range(1 + arguments.rounds):
        for name, worker in workers.items():
            seconds = worker.ask("iterate")
            spent[name] += [seconds] if turn else []
    for name, times in spent.items():
        print(f"{name}: {CARS * STEPS / statistics.median(times):,.0f} steps/s")
    for worker in workers.values():
        worker.close()


if __name__ == "__main__":
    main()
