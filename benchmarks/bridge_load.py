"""Load a bridge: many connections stepping at once, and many that connect, step and disconnect.

    python -m benchmarks.bridge_load --seconds 60 --cycles 5000

Every answer is compared with the same car in this process; the server's memory and open files are read
from /proc before, during and after. Prints JSON.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import hotlap
from hotlap.wire.client import BridgeClient

CONNECTIONS = 64
TRACKS = ("circuit", "speedway", "gauntlet", "random:1")
EPISODE_STEPS = 600


@dataclass
class Server:
    """A bridge in its own process, and the resources it uses."""

    url: str
    pid: int

    def memory_bytes(self) -> int:
        """Its resident memory."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="utf-8")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1]) * 1024

    def open_files(self) -> int:
        """How many file descriptors it holds."""
        return len(list(Path(f"/proc/{self.pid}/fd").iterdir()))


@contextmanager
def server() -> Iterator[Server]:
    command = [sys.executable, "-m", "hotlap", "bridge", "--port", "0"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield Server(process.stdout.readline().strip().removeprefix("listening on "), process.pid)
    finally:
        process.terminate()
        assert process.wait(20) == 0
        process.stdout.close()


@dataclass
class Episode:
    """An episode driven in this process: what every answer must be."""

    track: str
    seed: int
    actions: NDArray[np.float32] = field(init=False)
    answers: list[Any] = field(init=False)

    def __post_init__(self) -> None:
        env = hotlap.RacerEnv(self.track)
        chance = np.random.default_rng(self.seed)
        size = (EPISODE_STEPS, 3)
        self.actions = chance.uniform([-0.5, 0.5, 0.0], [0.5, 1.0, 0.1], size).astype(np.float32)
        self.answers = [env.reset(seed=self.seed), *(env.step(action) for action in self.actions)]

    def drive(self, client: BridgeClient, steps: int = EPISODE_STEPS) -> None:
        """Drive it through a bridge; raise at the first float that differs."""
        self._compare(client.reset(self.track, seed=self.seed), self.answers[0])
        for action, expected in zip(self.actions[:steps], self.answers[1:], strict=False):
            self._compare(client.step(action), expected)

    def _compare(self, got: Any, expected: Any) -> None:
        if not np.array_equal(got[0], expected[0]) or got[1:] != expected[1:]:
            raise AssertionError(f"{self.track}, seed {self.seed}: {got} is not {expected}")


def step_at_once(url: str, episodes: list[Episode], seconds: float) -> tuple[int, list[BaseException]]:
    """Drive on `CONNECTIONS` connections at once; returns the steps taken and the errors."""
    steps, problems = [0] * CONNECTIONS, []
    ready, end = threading.Barrier(CONNECTIONS), [0.0]

    def drive(number: int) -> None:
        try:
            mode = ("json", "binary")[number % 2]
            with BridgeClient(url, mode=mode, timeout=30.0) as client:
                ready.wait(30.0)
                end[0] = end[0] or time.monotonic() + seconds
                while time.monotonic() < end[0]:
                    episodes[number % len(episodes)].drive(client)
                    steps[number] += EPISODE_STEPS
        except BaseException as problem:
            problems.append(problem)

    threads = [threading.Thread(target=drive, args=(number,)) for number in range(CONNECTIONS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sum(steps), problems


def come_and_go(url: str, episodes: list[Episode], cycles: int) -> None:
    """Connect, reset, step and disconnect, alternately with and without a `close`."""
    for cycle in range(cycles):
        client = BridgeClient(url, mode=("json", "binary")[cycle % 2])
        episodes[cycle % len(episodes)].drive(client, steps=2)
        if cycle % 4 == 0:
            client.close()
        del client


def settled_files(running: Server, most: int) -> int:
    """Open files once the last connections are closed."""
    end = time.monotonic() + 10.0
    while running.open_files() > most and time.monotonic() < end:
        time.sleep(0.05)
    return running.open_files()


def run(seconds: float, cycles: int) -> dict[str, Any]:
    """Both loads on one server, with figures of memory and files."""
    episodes = [Episode(TRACKS[number % len(TRACKS)], number) for number in range(8)]
    with server() as running:
        files = running.open_files()
        # What is allocated once, for the first connections, does not count as growth.
        come_and_go(running.url, episodes, 50)
        step_at_once(running.url, episodes, 1.0)
        memory = [running.memory_bytes()]
        started = time.monotonic()
        steps, problems = step_at_once(running.url, episodes, seconds)
        elapsed = time.monotonic() - started
        memory.append(running.memory_bytes())
        come_and_go(running.url, episodes, cycles)
        memory.append(running.memory_bytes())
        return {
            "connections": CONNECTIONS,
            "steps": steps,
            "steps_per_sec": steps / elapsed,
            "wrong_answers": [repr(problem) for problem in problems],
            "cycles": cycles,
            "memory_bytes_before_load_after_load_after_cycles": memory,
            "files_before": files,
            "files_after": settled_files(running, files),
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--cycles", type=int, default=5000)
    given = parser.parse_args()
    print(json.dumps(run(given.seconds, given.cycles), indent=2))


if __name__ == "__main__":
    main()
