"""Steps per second of hotlap and its peers, interleaved in one run, as a table and JSON.

The machine may be shared and its speed may drift, so every subject is measured for a short
while in each of several rounds, and its best round counts. Ratios are to Gymnasium's
LunarLander-v3 in the same run.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

import gymnasium as gym
import numpy as np
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import track as progress
from rich.table import Table

from benchmarks.peers import Run, envpool_env, gymnasium_env, highway_env, installed
from hotlap import make_vec_env
from hotlap.benchmark.run import driving_batch
from hotlap.drivers.scripted import LineFollower

REFERENCE = "Gymnasium LunarLander-v3"
BATCHES = (1, 64, 1024, 16384, 65536)
THREADS = (1, 2)
HOLD_STEPS = 4
"""The line-follower, which is not timed, chooses controls for this many steps."""


def sim_batch(cars: int, threads: int) -> Run:
    """The whole step of driving cars: physics, walls, laps, reward, rays, observation."""
    batch, driver = driving_batch(cars, threads)
    for _ in range(60):
        batch.step(driver.controls(batch.world))
    return driven(lambda: driver.controls(batch.world), batch.step, cars)


def racer_env() -> Run:
    """One car through gym.make, driving; the time of `step` alone."""
    env = gym.make("hotlap/Racer-v0", config={"episode": {"maxSteps": 2**31 - 1}})
    env.reset(seed=0)
    batch: Any = env.unwrapped.batch  # type: ignore[attr-defined]
    driver = LineFollower(batch.tracks)
    return driven(lambda: driver.controls(batch.world)[0].astype(np.float32), env.step, 1)


def sb3_batch(cars: int) -> Run:
    """The stable-baselines3 VecEnv, driving, with ends of episodes and laps in infos."""
    env = make_vec_env(n_envs=cars, seed=0, random_start=True)
    env.reset()
    batch: Any = env.batch
    driver = LineFollower(batch.tracks)
    return driven(lambda: driver.controls(batch.world), env.step, cars)


def driven(choose: Callable[[], Any], step: Callable[[Any], Any], cars: int) -> Run:
    """Step with chosen controls for a while, timing only the steps."""

    def run(seconds: float) -> tuple[int, float]:
        taken, elapsed = 0, 0.0
        while elapsed < seconds:
            controls = choose()
            start = time.perf_counter()
            for _ in range(HOLD_STEPS):
                step(controls)
            elapsed += time.perf_counter() - start
            taken += HOLD_STEPS * cars
        return taken, elapsed

    return run


def subjects(quick: bool) -> dict[str, Callable[[], Run]]:
    found: dict[str, Callable[[], Run]] = {REFERENCE: lambda: gymnasium_env("LunarLander-v3")}
    found["Gymnasium CarRacing-v3"] = lambda: gymnasium_env("CarRacing-v3")
    if installed("highway_env"):
        found["highway-env racetrack-v0"] = lambda: highway_env("racetrack-v0")
    if installed("envpool"):
        for env_id in ("LunarLander-v3", "CarRacing-v3"):
            found[f"EnvPool {env_id}, 64 envs, 2 threads"] = lambda name=env_id: envpool_env(name, 64, 2)  # type: ignore[misc]
    found["hotlap RacerEnv through gym.make"] = racer_env
    found["hotlap SB3 VecEnv, 1024 cars"] = lambda: sb3_batch(1024)
    for cars in BATCHES[:3] if quick else BATCHES:
        for threads in THREADS:
            name = sim_name(cars, threads)
            found[name] = lambda n=cars, t=threads: sim_batch(n, t)  # type: ignore[misc]
    return found


def sim_name(cars: int, threads: int) -> str:
    return f"hotlap sim, {cars} car{'s' * (cars > 1)}, {threads} thread{'s' * (threads > 1)}"


def measure(runs: dict[str, Run], rounds: int, seconds: float) -> dict[str, float]:
    rates: dict[str, list[float]] = {name: [] for name in runs}
    for _ in progress(range(rounds), description="rounds", transient=True):
        for name, run in runs.items():
            steps, elapsed = run(seconds)
            rates[name].append(steps / elapsed)
    return {name: max(values) for name, values in rates.items()}


def machine() -> dict[str, Any]:
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = [line for line in cpuinfo.read_text().splitlines() if line.startswith("model name")]
        model = names[0].split(":", 1)[1].strip() if names else model
    packages = ("numba", "numpy", "gymnasium", "stable-baselines3")
    return {
        "processor": model,
        "cores": os.cpu_count(),
        "system": platform.system(),
        "python": platform.python_version(),
        **{package: version(package) for package in packages},
    }


def show(rates: dict[str, float]) -> None:
    table = Table(title="Steps per second, best of the rounds", title_justify="left", box=SIMPLE_HEAD)
    for column in ("environment", "steps/s", "× LunarLander-v3", "µs a step"):
        table.add_column(column, justify="left" if column == "environment" else "right")
    for name, rate in rates.items():
        table.add_row(name, f"{rate:,.0f}", f"{rate / rates[REFERENCE]:.2f}", f"{1e6 / rate:.3f}")
    Console(width=100).print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.7, help="per subject and round")
    parser.add_argument("--quick", action="store_true", help="leave out the largest batches")
    parser.add_argument("--out", type=Path, default=Path("results/benchmarks/side_by_side.json"))
    arguments = parser.parse_args()
    runs = {name: make() for name, make in subjects(arguments.quick).items()}
    measure(runs, 1, 0.05)
    rates = measure(runs, arguments.rounds, arguments.seconds)
    show(rates)
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    arguments.out.write_text(json.dumps({"machine": machine(), "steps_per_sec": rates}, indent=2) + "\n")
    print(arguments.out)


if __name__ == "__main__":
    main()
