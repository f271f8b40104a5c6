"""Kill real training processes at random times, resume them, and compare with an uninterrupted run.

    python -m benchmarks.exact_resume --kills 10 --jobs 2

After each kill every checkpoint must be intact and none missing; at the end every bit must be the same.
Prints one line per case and a JSON summary; exits 1 if anything differed.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from benchmarks.run_comparison import run_differences
from hotlap.runs.checkpoint import read_checkpoint
from hotlap.runs.errors import RunFileError

_ENVIRONMENTS = {
    "ppo": ("racer", "LunarLander-v3", "CartPole-v1"),
    "a2c": ("racer", "LunarLander-v3", "CartPole-v1"),
    "sac": ("racer", "LunarLanderContinuous-v3", "Pendulum-v1"),
    "dqn": ("LunarLander-v3", "CartPole-v1"),
    "td3": ("racer", "Pendulum-v1"),
}
_SETTINGS = {
    "ppo": ("n_steps=96", "batch_size=128", "n_epochs=4"),
    "a2c": ("n_steps=7",),
    "sac": ("learning_starts=200", "use_sde=true", "buffer_size=1000", "train_freq=4", "gradient_steps=1"),
    "dqn": ("learning_starts=200", "buffer_size=1000", "target_update_interval=100"),
    "td3": ("learning_starts=200", "buffer_size=1000", "train_freq=4"),
}
_STEPS = {"ppo": 5_000, "a2c": 5_000, "sac": 1_600, "dqn": 5_000, "td3": 1_600}
_SIXTEEN_TIMES = {"ppo": 8, "a2c": 8, "sac": 4, "dqn": 4, "td3": 4}


@dataclass(frozen=True)
class Case:
    """One way to train."""

    algorithm: str
    environment: str
    n_envs: int
    normalize: bool

    @property
    def name(self) -> str:
        """In a few words."""
        norm = "normalised" if self.normalize else "raw"
        return f"{self.algorithm} {self.environment} x{self.n_envs} {norm}"

    def command(self, out: Path) -> list[str]:
        """The command that trains it."""
        steps = _STEPS[self.algorithm] * (_SIXTEEN_TIMES[self.algorithm] if self.n_envs > 1 else 1)
        settings = [*_SETTINGS[self.algorithm], f"normalize={str(self.normalize).lower()}"]
        settings += ["evaluation_episodes=2", f"evaluate_every={steps // 5}"]
        return [
            sys.executable, "-m", "hotlap", "train", self.environment, "--algo", self.algorithm,
            "--seed", "5", "--preset", "sb3", "--steps", str(steps + 16), "--n-envs", str(self.n_envs),
            "--checkpoint-every", str(steps // 12), "--out", str(out),
            *itertools.chain(*(("--set", setting) for setting in settings)),
        ]  # fmt: skip


def all_cases() -> list[Case]:
    return [
        Case(algorithm, environment, n_envs, normalize)
        for n_envs, normalize in ((1, False), (16, True), (1, True), (16, False))
        for algorithm, environments in _ENVIRONMENTS.items()
        for environment in environments
    ]


def try_case(case: Case, kills: int, seed: int, work: Path) -> dict[str, object]:
    """Train once undisturbed, then with kills; returns the outcome."""
    rng = random.Random(f"{case.name} {seed}")
    alone, killed = work / "alone", work / "killed"
    started = time.monotonic()
    _finish(case.command(alone))
    length = time.monotonic() - started
    done = runs = 0
    found: list[str] = []
    while done < kills:
        shutil.rmtree(killed, ignore_errors=True)
        runs += 1
        for pause in _pauses(rng, length, kills - done):
            is_whole, before, started = not killed.exists(), _steps_kept(killed), time.monotonic()
            if not _killed_after([*case.command(killed), "--resume"], pause):
                # A whole run before its kill: the machine has become faster, so kills must come earlier.
                length = time.monotonic() - started if is_whole else length
                break
            done += 1
            found += _damage(killed, before)
        _finish([*case.command(killed), "--resume"])
        found += run_differences(*(_run_folder(folder) for folder in (alone, killed)))
    return {"case": case.name, "kills": done, "runs": runs, "differences": found}


def _steps_kept(out: Path) -> set[int]:
    return {int(path.stem.split("_")[1]) for path in out.glob("*/*/checkpoints/checkpoint_*.zip")}


def _damage(out: Path, before: set[int]) -> list[str]:
    """Checkpoints that are damaged or missing after a kill."""
    found = [f"checkpoint_{step}.zip is missing" for step in before - _steps_kept(out)]
    for path in out.rglob("*.zip"):
        try:
            read_checkpoint(path, with_resume=True)
        except RunFileError as error:
            found.append(str(error))
    return found


def _pauses(rng: random.Random, length: float, most: int) -> Iterator[float]:
    """Seconds to let each process live, from its start-up to the time of the whole run."""
    for _ in range(most):
        yield length * rng.uniform(0.25, 0.95)


def _killed_after(command: list[str], seconds: float) -> bool:
    """Whether the process was still running when it was killed."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGKILL)
        process.wait()
        return True
    if process.returncode != 0:
        assert process.stderr is not None
        raise RuntimeError(f"{' '.join(command)}: {process.stderr.read()}")
    return False


def _finish(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(command)}: {done.stderr}")


def _run_folder(out: Path) -> Path:
    return next(out.glob("*/*"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=10, help="kills per case")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="cases at once")
    parser.add_argument("--seed", type=int, default=0, help="seed of the kill times")
    parser.add_argument("--only", default="", help="cases whose name matches this regular expression")
    arguments = parser.parse_args()
    cases = [case for case in all_cases() if re.search(arguments.only, case.name)]
    results = []
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(arguments.jobs) as pool:
        jobs = [
            pool.submit(try_case, case, arguments.kills, arguments.seed, Path(folder) / str(index))
            for index, case in enumerate(cases)
        ]
        for job in jobs:
            result = job.result()
            results.append(result)
            verdict = "same" if not result["differences"] else f"DIFFERENT: {result['differences']}"
            print(f"{result['case']}: {result['kills']} kills, {verdict}", flush=True)
    broken = [result for result in results if result["differences"]]
    print(
        json.dumps(
            {
                "cases": len(results),
                "kills": sum(int(str(r["kills"])) for r in results),
                "different": len(broken),
            }
        )
    )
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main()
