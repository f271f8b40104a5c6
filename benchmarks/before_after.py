"""Training throughput of two installs of hotlap, in turns:

    python -m benchmarks.before_after ../before/.venv/bin/python

Each install has a process of its own, and one works while the other waits. PPO on the racer as in `hotlap
benchmark train`, and with wider networks and smaller minibatches. Medians over all rollouts.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time
from dataclasses import dataclass
from typing import Any

from benchmarks.turns import Worker, answer

STEPS_PER_ROLLOUT = 64


@dataclass(frozen=True)
class Setting:
    """A size of training."""

    cars: int
    batch_size: int
    width: int = 64

    @property
    def text(self) -> str:
        """For tables."""
        return f"{self.cars} cars, batch {self.batch_size}, {self.width}×{self.width}"


SETTINGS = (
    Setting(256, 4096),
    Setting(1024, 8192),
    Setting(256, 4096, 128),
    Setting(1024, 8192, 128),
    Setting(256, 256),
)


class Trainings:
    """The models of one install, each built when it is first asked for."""

    def __init__(self) -> None:
        self._models: dict[int, Any] = {}

    def train(self, job: list[int]) -> list[float]:
        """Steps per second of each rollout with its update."""
        setting, rollouts = job
        if setting not in self._models:
            self._models[setting] = _build(SETTINGS[setting])
        model, found = self._models[setting], []
        steps = model.n_steps * model.n_envs
        for _ in range(rollouts):
            started = time.perf_counter()
            model.learn(steps, reset_num_timesteps=False)
            found.append(steps / (time.perf_counter() - started))
        return found


def _build(setting: Setting) -> Any:
    # Here, since only the serving processes need it, each from its own install.
    import torch
    from stable_baselines3.common.logger import Logger

    from hotlap import make_vec_env
    from hotlap.training.algorithms.fast.ppo import PPO
    from hotlap.training.vec_envs.normalizer import CLIP, Normalizer

    torch.set_num_threads(1)
    env = Normalizer(make_vec_env(setting.cars, seed=0, random_start=True), clip_obs=CLIP, clip_reward=CLIP)
    model: Any = PPO(
        "MlpPolicy", env, seed=0, device="cpu", n_steps=STEPS_PER_ROLLOUT, batch_size=setting.batch_size,
        n_epochs=4, policy_kwargs={"net_arch": [setting.width] * 2},
    )  # fmt: skip
    model.set_logger(Logger(None, []))
    return model


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", nargs="?", help="the Python of the other install")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--rollouts", type=int, default=5, help="per round")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        answer(Trainings().train)
        return
    pythons = {"before": arguments.before, "now": sys.executable}
    command = ["-m", "benchmarks.before_after", "--serve"]
    installs = {name: Worker([python, *command]) for name, python in pythons.items()}
    for index, setting in enumerate(SETTINGS):
        speeds: dict[str, list[float]] = {name: [] for name in installs}
        for turn in range(1 + arguments.rounds):
            for name, install in installs.items():
                found = install.ask([index, arguments.rollouts])
                speeds[name] += found if turn else []
        before, now = (statistics.median(speeds[name]) for name in installs)
        load = os.getloadavg()[0]
        print(
            f"{setting.text}: {before:,.0f} → {now:,.0f} steps/s, {now / before:.2f}×, load {load:.1f}",
            flush=True,
        )
    for install in installs.values():
        install.close()


if __name__ == "__main__":
    main()
