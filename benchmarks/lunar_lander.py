"""How long it takes to solve LunarLander-v3: `python -m benchmarks.lunar_lander`.

hotlap's preset `solved` and plain stable-baselines3 with rl-zoo3's PPO hyperparameters, each in
its own process, one after the other. Both save a checkpoint about every 50,000 steps. Afterwards
the checkpoints are evaluated over 100 episodes of Gymnasium's environment; the first whose 95%
interval lies above 200 counts, with the seconds from the start of the process to its file.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

from hotlap.evaluation.episodes import ActFn, episode_seeds, play
from hotlap.evaluation.statistics import bootstrap_interval
from hotlap.policies.loading import load_driver

EVERY = 50_000
EPISODES = 100
SOLVED = 200.0
LANDER = "LunarLander-v3"


def main() -> None:
    """Run one of the two, or both and their ratio."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["both", "hotlap", "plain"], nargs="?", default="both")
    parser.add_argument("--seed", type=int, default=42)
    parser.add_argument("--plain-run", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.plain_run is not None:
        train_plain(arguments.plain_run, arguments.seed)
        return
    found: dict[str, Any] = {
        name: measure(name, arguments.seed)
        for name in ("hotlap", "plain")
        if arguments.what in (name, "both")
    }
    if len(found) == 2 and all(row is not None for row in found.values()):
        found["ratio"] = found["plain"]["seconds"] / found["hotlap"]["seconds"]
    print(json.dumps(found, indent=1))


def measure(name: str, seed: int) -> dict[str, Any] | None:
    """Train in a process, then find the first checkpoint that solves it."""
    with tempfile.TemporaryDirectory() as folder:
        started = time.time()
        if name == "hotlap":
            words = ["hotlap", "train", LANDER, "--preset", "solved", "--seed", str(seed)]
            words += ["--out", folder, "--checkpoint-every", str(EVERY)]
        else:
            words = ["benchmarks.lunar_lander", "--plain-run", folder, "--seed", str(seed)]
        subprocess.run([sys.executable, "-m", *words], check=True, stdout=subprocess.DEVNULL)
        whole = time.time() - started
        files = sorted(Path(folder).rglob("checkpoint_*.zip"), key=_step)
        for file in files:
            seconds = file.stat().st_mtime - started
            rewards = play(_driver(name, file), gymnasium.make(LANDER), episode_seeds(EPISODES, 0)).rewards
            low, high = bootstrap_interval(rewards)
            outcome = f"{rewards.mean():.1f} ({low:.1f} to {high:.1f})"
            print(f"{name}: {_step(file):,} steps, {seconds:.1f} s: {outcome}", file=sys.stderr, flush=True)
            if low > SOLVED:
                return {
                    "steps": _step(file), "seconds": seconds, "reward_mean": float(rewards.mean()),
                    "reward_ci95": [low, high], "whole_run_seconds": whole,
                }  # fmt: skip
    return None


def train_plain(folder: Path, seed: int) -> None:
    """Plain stable-baselines3, as its users run it, with the zoo's settings; one torch thread is faster."""
    import torch
    from stable_baselines3 import PPO
    from stable_baselines3.common.callbacks import CheckpointCallback
    from stable_baselines3.common.env_util import make_vec_env

    torch.set_num_threads(1)
    model = PPO(
        "MlpPolicy", make_vec_env(LANDER, n_envs=16, seed=seed), seed=seed, device="cpu",
        n_steps=1024, batch_size=64, gae_lambda=0.98, gamma=0.999, n_epochs=4, ent_coef=0.01,
    )  # fmt: skip
    model.learn(1_000_000, callback=CheckpointCallback(EVERY // 16, str(folder), name_prefix="checkpoint"))


def _driver(name: str, file: Path) -> ActFn:
    if name == "hotlap":
        return load_driver(file).act
    import torch
    from stable_baselines3 import PPO

    torch.set_num_threads(1)
    model = PPO.load(file, device="cpu")
    return lambda observation: np.asarray(model.predict(observation, deterministic=True)[0])


def _step(file: Path) -> int:
    return int("".join(letter for letter in file.stem if letter.isdigit()))


if __name__ == "__main__":
    main()
