"""Training throughput of two installs of hotlap, in turns:

    python -m benchmarks.before_after ../before/.venv/bin/python

Each install has a process of its own, and one works while the other waits. PPO on the racer as in `hotlap
benchmark train`, and with wider networks, smaller minibatches and ReLU. Medians over all rollouts.
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
    activation: str = "Tanh"

    @property
    def text(self) -> str:
        """For tables."""
        return f"{self.cars} cars, batch {self.batch_size}, {self.width}×{self.width} {self.activation}"


SETTINGS = (
    Setting(256, 4096),
    Setting(1024, 8192),
    Setting(256, 4096, 128),
    Setting(1024, 8192, 128),
    Setting(256, 256),
    Setting(256, 4096, activation="ReLU"),
    Setting(1024, 8192, activation="ReLU"),
)


class Trainings:
    """The models of one install, each built when it is first asked for."""

    def __init__(self) -> None:
        self._models: dict[int, Any] = {}

    def train(self, job: list[int]) -> list[tuple[float, float]]:
        """Seconds, and seconds of CPU time, of each rollout with its update."""
        setting, rollouts = job
        if setting not in self._models:
            self._models[setting] = _build(SETTINGS[setting])
        model, found = self._models[setting], []
        steps = model.n_steps * model.n_envs
        for _ in range(rollouts):
            started, cpu = time.perf_counter(), time.process_time()
            model.learn(steps, reset_num_timesteps=False)
            found.append((time.perf_counter() - started, time.process_time() - cpu))
        return found


def _build(setting: Setting) -> Any:
    # Here, since only the serving processes need it, each from its own install.
    import torch
    from stable_baselines3.common.logger import Logger

    from hotlap import make_vec_env
    from hotlap.training.algorithms.fast.ppo import PPO
    from hotlap.training.vec_envs.normalizer import CLIP, Normalizer

    torch.set_num_threads(1)
    activation = getattr(torch.nn, setting.activation)
    env = Normalizer(make_vec_env(setting.cars, seed=0, random_start=True), clip_obs=CLIP, clip_reward=CLIP)
    model: Any = PPO(
        "MlpPolicy", env, seed=0, device="cpu", n_steps=STEPS_PER_ROLLOUT, batch_size=setting.batch_size,
        n_epochs=4,
        policy_kwargs={"net_arch": [setting.width] * 2, "activation_fn": activation},
    )  # fmt: skip
    model.set_logger(Logger(None, []))
    return model


def report(setting: Setting, *spent: list[tuple[float, float]]) -> str:
    """Medians before and now: steps per second, CPU time per step, and the ratios."""
    steps = setting.cars * STEPS_PER_ROLLOUT
    (before, before_cpu), (now, now_cpu) = (
        tuple(statistics.median(column) / steps for column in zip(*times, strict=True)) for times in spent
    )
    return (
        f"{setting.text}: {1 / before:,.0f} → {1 / now:,.0f} steps/s, {before / now:.2f}×; CPU per step "
        f"{before_cpu * 1e6:.2f} → {now_cpu * 1e6:.2f} µs, {before_cpu / now_cpu:.2f}×; "
        f"load {os.getloadavg()[0]:.1f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", nargs="?", help="the Python of the other install")
    parser.add_argument("--only", default="", help="settings whose text contains this")
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
        if arguments.only not in setting.text:
            continue
        spent: dict[str, list[tuple[float, float]]] = {name: [] for name in installs}
        for turn in range(1 + arguments.rounds):
            for name, install in installs.items():
                found = install.ask([index, arguments.rollouts])
                spent[name] += found if turn else []
        print(report(setting, *spent.values()), flush=True)
    for install in installs.values():
        install.close()


if __name__ == "__main__":
    main()
