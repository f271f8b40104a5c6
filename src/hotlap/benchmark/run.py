"""Measure steps per second and the time of one step, and check them against a target."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from hotlap.errors import UsageError
from hotlap.extras import require_extra
from hotlap.wire.protocol import DEFAULT_URL

if TYPE_CHECKING:
    from hotlap.drivers.scripted import LineFollower
    from hotlap.envs.batch import RacerBatch

Tick = Callable[[int, int], None]
"""Called during long work with the amount done and the total."""
SIM_CARS = 1024
DEFAULT_STEPS = 5000
DEFAULT_WARMUP = 200


class BenchmarkKind(StrEnum):
    """What can be measured."""

    sim = "sim"
    env = "env"
    bridge = "bridge"
    train = "train"


def run_benchmark(
    kind: str,
    steps: int = DEFAULT_STEPS,
    target: float | None = 2000,
    warmup: int = DEFAULT_WARMUP,
    tick: Tick = lambda done, total: None,
    bridge_url: str = DEFAULT_URL,
) -> dict[str, Any]:
    """Time `steps` calls of step after `warmup` untimed ones.

    `sim` steps 1024 driving cars at once on every core and counts car-steps; `env` steps
    one car through `gym.make`; `bridge` steps one car at a running bridge, in JSON, with the same for
    binary, a batch and a raw TCP echo under `connections`; `train` is PPO on 256 cars, updates
    included, with the same for stock stable-baselines3 and other sizes under `learners`. Times in
    milliseconds are those of one call.
    """
    from hotlap.numerics.checks import check_whole_number

    if kind not in list(BenchmarkKind):
        raise UsageError(f"unknown benchmark '{kind}'; choose {', '.join(BenchmarkKind)}")
    check_whole_number("steps", steps)
    check_whole_number("warmup", warmup, least=0)
    if target is not None and not math.isfinite(target):
        raise UsageError(f"target is {target!r}; it must be a finite number of steps per second")
    if kind == BenchmarkKind.train:
        return _train(steps, warmup, target, tick)
    if kind == BenchmarkKind.bridge:
        return _bridge(bridge_url, steps, warmup, target, tick)
    step, cars = _sim() if kind == BenchmarkKind.sim else _env()
    for _ in range(max(warmup, 1)):
        step()
    times = np.zeros(steps)
    for number in range(steps):
        if number % max(steps // 100, 1) == 0:
            tick(number, steps)
        times[number] = step()
    return _summary(times, cars, warmup, target)


def compared(learners: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Each learner's figures, and its speed as a multiple of stock SB3's: with one car, and at its own size.

    At its own size stock SB3 runs with one torch thread and with all; the faster of the two counts.
    """
    one_car = learners[0]["steps_per_sec"]
    stock: dict[str, float] = {}
    for row in learners:
        if row["learner"].startswith("SB3"):
            stock[row["setting"]] = max(row["steps_per_sec"], stock.get(row["setting"], 0.0))
    return [
        {
            **row,
            "times SB3": row["steps_per_sec"] / stock.get(row["setting"], one_car),
            "times one car": row["steps_per_sec"] / one_car,
        }
        for row in learners
    ]


def compared_connections(connections: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """One car's p50 as a multiple of the raw TCP echo's; a batch's speed as a share of in-process."""
    from hotlap.benchmark.bridge_latency import ECHO, IN_PROCESS

    by_name = {row["connection"]: row for row in connections}

    def share(row: dict[str, Any], key: str, of: dict[str, Any]) -> float | None:
        return float(row[key] / of[key]) if row["cars"] == of["cars"] else None

    return [
        {
            **row,
            "p50 / echo": share(row, "p50_us", by_name[ECHO]),
            "of in-process": share(row, "steps_per_sec", by_name[IN_PROCESS]),
        }
        for row in connections
    ]


def driving_batch(cars: int, threads: int | None) -> tuple[RacerBatch, LineFollower]:
    """Cars spread around the circuit, driven by the line-follower in an endless episode."""
    from hotlap.drivers.scripted import LineFollower
    from hotlap.envs.batch import RacerBatch
    from hotlap.envs.options import RacerOptions

    options = RacerOptions(random_start=True, threads=threads, config={"episode": {"maxSteps": 2**31 - 1}})
    batch = RacerBatch(cars, options)
    batch.reset(np.arange(cars), range(cars))
    return batch, LineFollower(batch.tracks)


def _sim() -> tuple[Callable[[], float], int]:
    batch, driver = driving_batch(SIM_CARS, None)

    def step() -> float:
        controls = driver.controls(batch.world)
        start = time.perf_counter()
        batch.step(controls)
        return time.perf_counter() - start

    return step, SIM_CARS


def _env() -> tuple[Callable[[], float], int]:
    import gymnasium as gym

    from hotlap.drivers.scripted import LineFollower

    env = gym.make("hotlap/Racer-v0")
    env.reset(seed=0)
    batch: RacerBatch = env.unwrapped.batch  # type: ignore[attr-defined]
    driver = LineFollower(batch.tracks)

    def step() -> float:
        action = driver.controls(batch.world)[0].astype(np.float32)
        start = time.perf_counter()
        _, _, terminated, truncated, _ = env.step(action)
        elapsed = time.perf_counter() - start
        if terminated or truncated:
            env.reset()
        return elapsed

    return step, 1


def _bridge(url: str, steps: int, warmup: int, target: float | None, tick: Tick) -> dict[str, Any]:
    # The batch is measured through its stable-baselines3 VecEnv, hence the second extra.
    require_extra("bridge", "hotlap benchmark bridge", "train")
    from hotlap.benchmark.bridge_latency import close_all, figures, make_contenders, measure

    contenders = make_contenders(url)
    try:
        measure(contenders, steps, warmup, tick)
    finally:
        close_all(contenders)
    found = _summary(np.array(contenders[0].seconds), 1, warmup, target)
    return {**found, "connections": figures(contenders)}


def _train(steps: int, warmup: int, target: float | None, tick: Tick) -> dict[str, Any]:
    from hotlap.benchmark.training_throughput import make_learners, measure

    learners = make_learners()
    measure(learners, steps, warmup, tick)
    ours = next(learner for learner in learners if learner.name == "hotlap")
    found = _summary(np.array(ours.call_seconds), ours.model.n_envs, warmup, target)
    figures = [learner.figures() for learner in learners]
    elapsed = ours.collect_s + ours.update_s
    return {**found, "steps": ours.steps // ours.model.n_envs, "elapsed_sec": elapsed, "learners": figures}


def _summary(times: NDArray[np.float64], cars: int, warmup: int, target: float | None) -> dict[str, Any]:
    elapsed = float(times.sum())
    rate = len(times) * cars / elapsed
    p50, p95, p99 = (float(value) for value in np.percentile(times, [50, 95, 99]) * 1e3)
    return {
        "steps": len(times),
        "warmup": warmup,
        "elapsed_sec": elapsed,
        "steps_per_sec": rate,
        "mean_ms": elapsed / len(times) * 1e3,
        "p50_ms": p50,
        "p95_ms": p95,
        "p99_ms": p99,
        "target": target,
        "passed": target is None or rate >= target,
    }
