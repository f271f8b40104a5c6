"""The page's simulator gives Python's bits: state, observation, action and reward at every step."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest
from web.native_episodes import drive, golden_drive

from hotlap.drivers.registry import REFERENCES
from hotlap.policies.shipped import shipped_drivers, shipped_path
from hotlap.tracks import NAMED_TRACKS, load_track
from hotlap.web.module_facts import sources_hash
from hotlap.web.page import STATIC
from hotlap.web.track_file import track_file

GOLDEN = json.loads((Path(__file__).parents[1] / "sim" / "golden_trajectory.json").read_text())
TRACKS = [*NAMED_TRACKS, *(f"random:{seed}" for seed in range(10))]
DRIVERS = list(shipped_drivers())
EPISODES = [
    *({"track": track, "driver": driver} for driver in range(len(DRIVERS)) for track in range(len(TRACKS))),
    *({"track": track, "name": name} for name in REFERENCES for track in range(len(NAMED_TRACKS))),
]


@pytest.fixture(scope="module")
def truth():
    """Every episode driven natively."""
    return [
        drive(
            TRACKS[episode["track"]],
            DRIVERS[episode["driver"]] if "driver" in episode else None,
            episode.get("name"),
        )
        for episode in EPISODES
    ]


@pytest.fixture
def job(monkeypatch):
    return {
        "static": str(STATIC),
        "tracks": [track_file(load_track(name)) for name in TRACKS],
        "drivers": [str(shipped_path(name)) for name in DRIVERS],
        "episodes": EPISODES,
        "replay": golden_drive(monkeypatch),
    }


def test_the_module_was_built_from_these_sources():
    facts = json.loads((STATIC / "hotlap.json").read_text())
    assert facts["sources"] == sources_hash(), (
        "the kernels' sources have changed; build again with: make wasm"
    )


def test_node_drives_every_episode_bit_for_bit(job, truth):
    node = shutil.which("node")
    if node is None:
        pytest.skip("Node is not installed")
    script = Path(__file__).with_name("in_node.mjs")
    done = subprocess.run(
        [node, str(script)], input=json.dumps(job), capture_output=True, text=True, check=True
    )
    found = json.loads(done.stdout)
    assert found["replay"] == GOLDEN["hash"]
    assert found["episodes"] == truth
