"""The same training in many ways: its hash of weights and statistics must not depend on the way.

    python -m benchmarks.training_bits [--steps 1048576] [--seeds 31,32,33] [--only AVX2 --only Node]

Trains the racer (preset `fast`) natively, compiled for several processors, on several numbers of threads and
with several shapes of tiles, and in WebAssembly by the page's own modules. Exits 1 if a hash differs. The
page's rows need Node, Chromium, Firefox and `npm ci --prefix tests/web/firefox`.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from llvmlite import binding  # type: ignore[import-untyped]
from stable_baselines3.common.logger import Logger

from benchmarks.lesson_bits import in_chromium, in_firefox, in_node
from hotlap.cli.printing import print_table
from hotlap.runs.driver_hash import driver_hash
from hotlap.training.algorithms import find_algorithm
from hotlap.training.build import build_model, open_task
from hotlap.training.checkpoint.driver_tree import driver_tree
from hotlap.training.config.resolve import make_config, resolve_config

DIGITS = 16
Way = Callable[[list[int], int], list[str]]
"""Trains each seed for so many steps; returns the hashes."""


def train(seed: int, steps: int, threads: int | None) -> str:
    """The hash of a training in this process."""
    config = _config(seed, steps)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        model: Any = build_model(config, open_task(config))
    model.fast_path.threads = threads or model.fast_path.threads
    model.set_logger(Logger(None, []))
    model.learn_until(steps, None)
    return driver_hash(driver_tree(find_algorithm(config.algorithm), model))


def _config(seed: int, steps: int) -> Any:
    return resolve_config(make_config("racer", "ppo", preset="fast", steps=steps, seed=seed))


def natively(
    seeds: list[int], steps: int, *, settings: Mapping[str, str] | None = None, threads: int | None = None
) -> list[str]:
    """In a process of its own. With settings of the compiler, kernels are compiled anew."""
    command = [sys.executable, "-m", "benchmarks.training_bits", "--here", "--steps", str(steps)]
    command += ["--seeds", ",".join(map(str, seeds)), *(["--threads", str(threads)] if threads else [])]
    with tempfile.TemporaryDirectory() as cache:
        fresh = {**settings, "HOTLAP_CACHE_DIR": cache} if settings else {}
        done = subprocess.run(command, env=os.environ | fresh, stdout=subprocess.PIPE, text=True, check=True)
    hashes: list[str] = json.loads(done.stdout)
    return hashes


def by_page(run: Callable[[list[Any]], list[str]], seeds: list[int], steps: int) -> list[str]:
    """By the page's modules."""
    return run([_config(seed, steps).as_dict() for seed in seeds])


def ways() -> dict[str, Way]:
    """Every way, by its name in the table."""
    haswell = {"NUMBA_CPU_NAME": "haswell", "NUMBA_CPU_FEATURES": "+avx,+avx2,+fma"}
    plain = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
    wide = "AVX-512" if binding.get_host_cpu_features().get("avx512f") else "no AVX-512"
    found: dict[str, Way] = {
        f"this processor ({binding.get_host_cpu_name()}, {wide})": natively,
        "AVX2 with FMA": partial(natively, settings=haswell),
        "SSE2": partial(natively, settings=plain),
    }
    found |= {f"threads {count}": partial(natively, threads=count) for count in (1, 2, 4)}
    for shape in ("2,16,4", "4,16,8", "8,32,16"):
        found[f"tiles of {shape}"] = partial(natively, settings={"HOTLAP_TILE": shape})
    pages = {"Node": in_node, "Chromium": in_chromium, "Firefox": in_firefox}
    return found | {f"WebAssembly, {name}": partial(by_page, run) for name, run in pages.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=1_048_576)
    parser.add_argument("--seeds", default="31,32,33")
    parser.add_argument("--only", action="append", help="ways whose name contains this")
    parser.add_argument("--here", action="store_true", help="train in this process and print the hashes")
    parser.add_argument("--threads", type=int, help="of the learner, with --here")
    arguments = parser.parse_args()
    seeds = [int(seed) for seed in arguments.seeds.split(",")]
    if arguments.here:
        print(json.dumps([train(seed, arguments.steps, arguments.threads) for seed in seeds]))
        return
    wanted = arguments.only or [""]
    chosen = {name: way for name, way in ways().items() if any(text in name for text in wanted)}
    rows, found = [], set()
    for name, way in chosen.items():
        print(f"{name} …", file=sys.stderr, flush=True)
        started = time.monotonic()
        hashes = way(seeds, arguments.steps)
        seconds = time.monotonic() - started
        found.add(tuple(hashes))
        cells = {f"seed {seed}": digest[:DIGITS] for seed, digest in zip(seeds, hashes, strict=True)}
        rows.append({"way": name, **cells, "seconds": round(seconds)})
        print(f"{name}: {hashes}", file=sys.stderr, flush=True)
    print_table(f"Hashes after {arguments.steps:,} steps", rows)
    print("All the same." if len(found) == 1 else "DIFFERENT.")
    sys.exit(len(found) != 1)


if __name__ == "__main__":
    main()
