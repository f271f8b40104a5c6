"""The page's simulator gives Python's bits: state, observation, action and reward at every step."""

import importlib.util
import json
import shutil
from pathlib import Path

import pytest
from scripts.build_wasm import build
from web.browser import required
from web.native_episodes import drive, golden_drive
from web.node_scripts import call_in_firefox, run_node

from hotlap.drivers.registry import REFERENCES
from hotlap.policies.shipped import shipped_drivers, shipped_path
from hotlap.tracks import NAMED_TRACKS, load_track
from hotlap.web.module_facts import sources_hash
from hotlap.web.page import STATIC
from hotlap.web.track_file import track_file

HERE = Path(__file__).parent
GOLDEN = json.loads((HERE.parent / "sim" / "golden_trajectory.json").read_text())
TRACKS = [*NAMED_TRACKS, *(f"random:{seed}" for seed in range(10))]
DRIVERS = list(shipped_drivers())
SCRIPTS = "".join((HERE / name).read_text() for name in ("episodes.js", "in_browser.js"))
IN_BROWSER = f"(job) => {{ {SCRIPTS.replace('export ', '')}; return hashInBrowser(job); }}"
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
    """What a browser drives: tracks and drivers by the names under which the page has them."""
    return {
        "tracks": TRACKS,
        "drivers": DRIVERS,
        "episodes": EPISODES,
        "replay": golden_drive(monkeypatch),
    }


@pytest.fixture
def job_with_files(job):
    """The same for a program without the page's server."""
    return {
        **job,
        "static": str(STATIC),
        "tracks": [track_file(load_track(name)) for name in TRACKS],
        "drivers": [str(shipped_path(name)) for name in DRIVERS],
    }


def test_the_module_was_built_from_these_sources():
    facts = json.loads((STATIC / "hotlap.json").read_text())
    assert facts["sources"] == sources_hash(), (
        "the kernels' sources have changed; build again with: make wasm"
    )


def needs_linker():
    if importlib.util.find_spec("ziglang") is None:
        required("wasm-ld", "lld")


def check(found, truth):
    assert found["replay"] == GOLDEN["hash"]
    assert found["episodes"] == truth


def test_node_drives_every_episode_bit_for_bit(job_with_files, truth):
    check(run_node(HERE / "in_node.mjs", job_with_files), truth)


def test_chromium_drives_every_episode_bit_for_bit(visit, job, truth):
    check(visit("?draw=off").start().page.evaluate(IN_BROWSER, job), truth)


def test_firefox_drives_every_episode_bit_for_bit(page_url, job, truth):
    found = call_in_firefox(f"{page_url}?draw=off", IN_BROWSER, job)
    assert found["errors"] == []
    check(found["value"], truth)


@pytest.mark.slow
def test_a_rebuilt_module_is_the_same_module(job_with_files, truth, tmp_path):
    needs_linker()
    shutil.copytree(STATIC / "js", tmp_path / "js")
    build(tmp_path)
    shipped, rebuilt = (json.loads((folder / "hotlap.json").read_text()) for folder in (STATIC, tmp_path))
    if rebuilt["built_with"] == shipped["built_with"]:
        assert (tmp_path / "hotlap.wasm").read_bytes() == (STATIC / "hotlap.wasm").read_bytes()
    # Another compiler may choose other instructions; they must compute the same.
    check(run_node(HERE / "in_node.mjs", {**job_with_files, "static": str(tmp_path)}), truth)
