"""The bridge and its client on systems without uvloop or `os.sched_yield`."""

import subprocess
import sys
from pathlib import Path

import numpy as np
from bridge_process import running_bridge

import hotlap
from hotlap import BridgeClient

WITHOUT = "import os, sys; sys.modules['uvloop'] = None; del os.sched_yield\n"
BRIDGE_WITHOUT = ("-c", WITHOUT + "from hotlap.cli import main; main()")
CLIENT_WITHOUT = WITHOUT + (
    "from hotlap import BridgeClient\n"
    "with BridgeClient(sys.argv[1]) as client:\n"
    "    client.reset(seed=1)\n"
    "    print(sum(client.step([0.1, 1.0, 0.0])[1] for _ in range(50)).hex())\n"
)


def runs_on_uvloop(bridge):
    return "uvloop" in Path(f"/proc/{bridge.process.pid}/maps").read_text()


def test_without_uvloop_and_sched_yield_a_bridge_gives_the_same_floats(bridge):
    env = hotlap.RacerEnv()
    env.reset(seed=1)
    action = np.float32([0.1, 1.0, 0.0])
    with running_bridge(program=BRIDGE_WITHOUT) as plain, BridgeClient(plain.url) as client:
        assert runs_on_uvloop(bridge)
        assert not runs_on_uvloop(plain)
        client.reset(seed=1)
        for _ in range(50):
            seen, reward, *_, info = client.step(action)
            expected, expected_reward, *_, expected_info = env.step(action)
            assert np.array_equal(seen, expected)
            assert (reward, info) == (expected_reward, expected_info)


def test_without_sched_yield_a_client_gets_the_same_floats(bridge):
    done = subprocess.run(
        [sys.executable, "-c", CLIENT_WITHOUT, bridge.url], capture_output=True, text=True, check=True
    )
    with BridgeClient(bridge.url) as client:
        client.reset(seed=1)
        assert done.stdout.strip() == sum(client.step([0.1, 1.0, 0.0])[1] for _ in range(50)).hex()
