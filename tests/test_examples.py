"""The examples do what they say."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

JAVASCRIPT = Path(__file__).parents[1] / "examples" / "javascript"


def node_problem():
    """Why the JavaScript example cannot run here; None if it can."""
    node = shutil.which("node")
    if node is None:
        return "there is no node"
    check = "process.exit(globalThis.WebSocket ? 0 : 1)"
    has_its_own = subprocess.run([node, "-e", check], check=False).returncode == 0
    if not has_its_own and not (JAVASCRIPT / "node_modules" / "ws").is_dir():
        return "this node has no WebSocket and ws is not installed; run: npm ci --prefix examples/javascript"
    return None


@pytest.fixture
def drive_a_lap():
    problem = node_problem()
    if problem is not None:
        if os.environ.get("CI") == "true":
            pytest.fail(problem)
        pytest.skip(problem)

    def run(*words):
        command = ["node", str(JAVASCRIPT / "drive_a_lap.js"), *words]
        return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)

    return run


def test_the_javascript_client_finishes_a_lap(bridge, drive_a_lap):
    for track in ("circuit", "speedway", "gauntlet"):
        done = drive_a_lap(bridge.url, track)
        assert (done.returncode, done.stderr) == (0, "")
        assert re.fullmatch(rf"a lap of {track} in 2\d\.\d\d s, clean\n", done.stdout)


def test_the_javascript_client_says_what_is_wrong(bridge, drive_a_lap):
    done = drive_a_lap(bridge.url, "monza")
    assert (done.returncode, done.stdout) == (1, "")
    assert "unknown trackId" in done.stderr
    done = drive_a_lap("ws://localhost:1")
    assert (done.returncode, done.stdout) == (1, "")
    assert "no bridge at ws://localhost:1; start one with: hotlap bridge" in done.stderr
