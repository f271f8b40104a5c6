"""What a run's files cost: hotlap against plain SB3, and the share of time that checkpoints take.

    python -m benchmarks.training_cost beside --rounds 3
    python -m benchmarks.training_cost checkpoints
    python -m benchmarks.training_cost callback

Prints JSON.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

PLAIN = """
import sys
import torch
from stable_baselines3 import PPO
if sys.argv[2] == "one thread":
    torch.set_num_threads(1)
model = PPO("MlpPolicy", "LunarLander-v3", seed=42, device="cpu", ent_coef=0.01)
model.learn(50_000)
model.save(sys.argv[1])
print(model.num_timesteps)
"""
"""The classic settings: all but ent_coef are SB3's defaults."""


def beside(rounds: int) -> dict[str, Any]:
    """Wall time of whole processes, interleaved, from start to exit."""
    seconds: dict[str, list[float]] = {"plain SB3": [], "plain SB3, one thread": [], "hotlap": []}
    steps = 0
    with tempfile.TemporaryDirectory() as folder:
        for number in range(rounds):
            plain = [sys.executable, "-c", PLAIN, f"{folder}/{number}.zip"]
            one = [*plain, "one thread"]
            hotlap = [
                sys.executable, "-m", "hotlap", "train", "LunarLander-v3", "--algo", "ppo", "--seed", "42",
                "--preset", "classic", "--out", f"{folder}/{number}",
            ]  # fmt: skip
            commands = (
                ("plain SB3", [*plain, "as it is"]),
                ("plain SB3, one thread", one),
                ("hotlap", hotlap),
            )
            for name, command in commands:
                started = time.perf_counter()
                done = subprocess.run(command, capture_output=True, text=True, check=True)
                seconds[name].append(time.perf_counter() - started)
                steps = steps if name == "hotlap" else int(done.stdout)
    ratios = {
        name: statistics.median(ours / theirs for ours, theirs in zip(seconds["hotlap"], others, strict=True))
        for name, others in seconds.items()
        if name != "hotlap"
    }
    return {
        "seconds": seconds,
        "steps": {"plain SB3": steps, "hotlap": 50_000},
        "hotlap over it, median of rounds": ratios,
    }


def checkpoints() -> dict[str, Any]:
    """The share of a training's time spent capturing and writing, at the presets' intervals."""
    runs = (
        ("LunarLander-v3", "ppo", "classic", 50_000),
        ("LunarLander-v3", "a2c", "classic", 50_000),
        ("racer", "ppo", "fast", 1_024_000),
        ("racer", "sac", "classic", 50_000),
    )
    return {f"{env} {algo} {preset}": _share(env, algo, preset, steps) for env, algo, preset, steps in runs}


def _share(environment: str, algorithm: str, preset: str, steps: int) -> dict[str, Any]:
    from hotlap.training.callbacks.checkpoint_callback import CheckpointCallback
    from hotlap.training.checkpoint.manager import CheckpointManager
    from hotlap.training.trainer import Trainer

    spent: list[float] = []
    timed = [(CheckpointCallback, "capture"), (CheckpointManager, "write"), (CheckpointManager, "write_best")]
    originals = [getattr(owner, name) for owner, name in timed]
    for (owner, name), original in zip(timed, originals, strict=True):
        setattr(owner, name, _timed(original, spent))
    try:
        with tempfile.TemporaryDirectory() as out:
            results = Trainer(environment, algorithm, preset=preset, steps=steps, out=Path(out)).run()
    finally:
        for (owner, name), original in zip(timed, originals, strict=True):
            setattr(owner, name, original)
    return {
        "training_time_sec": results.training_time_sec,
        "checkpoints_sec": sum(spent),
        "share": sum(spent) / results.training_time_sec,
        "calls": len(spent),
    }


def callback(cars: int = 1024, rounds: int = 12) -> dict[str, Any]:
    """What `RacerMetricsCallback` adds to a PPO rollout's time, alternating with and without it."""
    from stable_baselines3 import PPO
    from stable_baselines3.common.callbacks import BaseCallback, CallbackList
    from stable_baselines3.common.vec_env import VecNormalize

    import hotlap

    class Nothing(BaseCallback):
        def _on_step(self) -> bool:
            return True

    env = VecNormalize(hotlap.make_vec_env(cars, seed=1, random_start=True))
    model = PPO("MlpPolicy", env, n_steps=64, batch_size=8192, n_epochs=1, device="cpu", seed=1)
    model.learn(64 * cars)
    seconds: dict[str, list[float]] = {"without": [], "with": []}
    for _ in range(rounds):
        for name, chosen in (("without", Nothing()), ("with", hotlap.RacerMetricsCallback())):
            listed = CallbackList([chosen])
            listed.init_callback(model)
            listed.on_training_start({}, {})
            started = time.perf_counter()
            model.collect_rollouts(env, listed, model.rollout_buffer, 64)
            seconds[name].append(time.perf_counter() - started)
    ratios = [b / a for a, b in zip(seconds["without"], seconds["with"], strict=True)]
    return {"cars": cars, "median share": statistics.median(ratios) - 1.0, "best over best": _best(seconds)}


def _best(seconds: dict[str, list[float]]) -> float:
    return min(seconds["with"]) / min(seconds["without"]) - 1.0


def _timed(function: Callable[..., Any], spent: list[float]) -> Callable[..., Any]:
    def call(*arguments: Any, **keywords: Any) -> Any:
        started = time.perf_counter()
        try:
            return function(*arguments, **keywords)
        finally:
            spent.append(time.perf_counter() - started)

    return call


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("beside", "checkpoints", "callback"))
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    tasks = {"beside": lambda: beside(arguments.rounds), "checkpoints": checkpoints, "callback": callback}
    print(json.dumps(tasks[arguments.what](), indent=1))


if __name__ == "__main__":
    main()
