"""Latency of a step through a bridge, compared with a raw TCP echo and the same cars in this process.

They run in short alternating rounds, so that machine noise affects all alike.
"""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hotlap.envs.sb3 import RacerVecEnv, make_vec_env
from hotlap.wire.client import BridgeClient

ECHO = "raw TCP echo"
IN_PROCESS = "in this process"
BATCH_CARS = 256
ROUNDS = 10
_ACTION = np.array([0.05, 0.6, 0.0], dtype=np.float32)
_ECHO_MESSAGE = b'{"type":"step","action":[0.05000000074505806,0.6000000238418579,0.0]}'
_ECHO_SERVER = """
import socket
listener = socket.create_server(("127.0.0.1", 0))
print(listener.getsockname()[1], flush=True)
line, _ = listener.accept()
line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
while data := line.recv(65536):
    line.sendall(data)
"""

Step = Callable[[], None]


@dataclass
class Contender:
    """Something that is stepped and timed."""

    name: str
    cars: int
    step: Step
    close: Step
    seconds: list[float] = field(default_factory=list)

    def run(self, calls: int, *, timed: bool = True) -> None:
        """Step `calls` times."""
        for _ in range(calls):
            start = time.perf_counter()
            self.step()
            if timed:
                self.seconds.append(time.perf_counter() - start)


def make_contenders(url: str) -> list[Contender]:
    """What is timed. The first one gives the benchmark's figures; the others are for comparison."""
    made: list[Contender] = []
    try:
        made.append(_one_car("JSON", url, "json"))
        made.append(_one_car("binary", url, "binary"))
        made.append(_echo())
        made.append(_batch("binary", url))
        made.append(_batch(IN_PROCESS, None))
    except BaseException:
        close_all(made)
        raise
    return made


def close_all(contenders: list[Contender]) -> None:
    """Close all connections."""
    for contender in contenders:
        contender.close()


def measure(contenders: list[Contender], steps: int, warmup: int, tick: Callable[[int, int], None]) -> None:
    """Time `steps` steps of each, in rounds."""
    for contender in contenders:
        contender.run(max(warmup, 1), timed=False)
    for number in range(ROUNDS):
        share = steps * (number + 1) // ROUNDS - steps * number // ROUNDS
        for contender in contenders:
            # The first steps after a switch run with cold caches, so they are not timed.
            contender.run(min(warmup, 20), timed=False)
            contender.run(share)
        tick(number + 1, ROUNDS)


def figures(contenders: list[Contender]) -> list[dict[str, Any]]:
    """Steps per second, and percentiles of one call in microseconds."""
    return [
        {
            "connection": contender.name,
            "cars": contender.cars,
            "steps_per_sec": contender.cars * len(contender.seconds) / sum(contender.seconds),
            "p50_us": float(np.percentile(contender.seconds, 50) * 1e6),
            "p99_us": float(np.percentile(contender.seconds, 99) * 1e6),
        }
        for contender in contenders
    ]


def _one_car(name: str, url: str, mode: str) -> Contender:
    client = BridgeClient(url, mode=mode)
    client.reset("circuit", seed=0)

    def step() -> None:
        _, _, terminated, truncated, _ = client.step(_ACTION)
        if terminated or truncated:
            client.reset()

    return Contender(name, 1, step, client.close)


def _batch(name: str, url: str | None) -> Contender:
    env: RacerVecEnv = make_vec_env(BATCH_CARS, seed=0, random_start=True, bridge_url=url)
    env.reset()
    actions: NDArray[np.float32] = np.tile(_ACTION, (BATCH_CARS, 1))
    return Contender(name, BATCH_CARS, lambda: env.step(actions) and None, env.close)


def _echo() -> Contender:
    """A message of a step's size through plain blocking sockets to another Python and back."""
    server = subprocess.Popen([sys.executable, "-c", _ECHO_SERVER], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    line = socket.create_connection(("127.0.0.1", int(server.stdout.readline())))
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def step() -> None:
        line.sendall(_ECHO_MESSAGE)
        missing = len(_ECHO_MESSAGE)
        while missing:
            missing -= len(line.recv(missing))

    def close() -> None:
        line.close()
        server.wait()
        server.stdout.close()  # type: ignore[union-attr]

    return Contender(ECHO, 1, step, close)
