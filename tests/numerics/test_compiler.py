"""Compiled kernels are kept for the next process, and never outlive their sources."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import hotlap
from hotlap.numerics import compiler

STEP_ONCE = (
    "import sys; sys.path.insert(0, sys.argv[1])\n"
    "import numpy as np\n"
    "from hotlap.sim.fingerprint import _ring\n"
    "from hotlap.sim.world import World\n"
    "from hotlap.sim.kernels import step_cars\n"
    "world = World([_ring(60.0, 96)], 1)\n"
    "for _ in range(30): world.step(np.array([[0.0, 1.0, 0.0]]))\n"
    "print(world.speed()[0], sum(step_cars.stats.cache_hits.values()))"
)

COMPILING = "hotlap: compiling for this machine (kept for the next time) …\n"
NOT_KEPT = "hotlap: compiling for this machine (not kept: the cache folder is not writable) …\n"


def copy_sources(place):
    """An install of its own."""
    package = Path(hotlap.__file__).parent
    shutil.copytree(package, place / "hotlap", ignore=shutil.ignore_patterns("__pycache__"))
    return place


def drive(sources, cache, code=STEP_ONCE):
    result = subprocess.run(
        [sys.executable, "-c", code, str(sources)],
        env={**os.environ, "HOTLAP_CACHE_DIR": str(cache)},
        capture_output=True,
        text=True,
        check=True,
    )
    speed, hits = result.stdout.split()
    return float(speed), int(hits), result.stderr


def test_kernels_are_cached_between_processes_and_an_edit_to_a_callee_is_not_served_stale(tmp_path):
    sources, cache = copy_sources(tmp_path / "src"), tmp_path / "cache"
    first, hits, message = drive(sources, cache)
    assert hits == 0
    assert message == COMPILING
    again, hits, message = drive(sources, cache)
    assert (again, hits, message) == (first, 1, "")
    callee = sources / "hotlap" / "sim" / "car.py"
    text = callee.read_text()
    edited = text.replace("engine = throttle * power", "engine = 0.5 * throttle * power")
    assert edited != text
    callee.write_text(edited)
    after, hits, _ = drive(sources, cache)
    assert hits == 0
    assert after < 0.8 * first


def test_a_second_install_that_shares_the_cache_folder_says_that_it_compiles(tmp_path):
    """Numba's cache is kept by the sources' path: the first install's kernels do not serve the second."""
    for install in ("one", "other"):
        _, hits, message = drive(copy_sources(tmp_path / install), tmp_path / "cache")
        assert (hits, message) == (0, COMPILING)


def test_without_a_writable_cache_the_message_comes_once_however_many_worlds_there_are(tmp_path):
    (tmp_path / "file").write_text("")
    three_worlds = f"{STEP_ONCE}\nfor _ in range(3): World([_ring(60.0, 96)], 1)"
    _, _, message = drive(copy_sources(tmp_path / "src"), tmp_path / "file", three_worlds)
    assert message == NOT_KEPT


def test_old_cache_folders_are_forgotten(tmp_path, monkeypatch):
    monkeypatch.setattr(compiler, "_FOLDERS_KEPT", 4)
    for age in range(6):
        old = tmp_path / f"old{age}"
        old.mkdir()
        os.utime(old, (1000 + age, 1000 + age))
    current = tmp_path / "current"
    current.mkdir()
    compiler._forget_old_folders(current)
    assert sorted(folder.name for folder in tmp_path.iterdir()) == ["current", "old3", "old4", "old5"]


def test_a_cache_folder_that_cannot_be_written_is_done_without(tmp_path, monkeypatch):
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("HOTLAP_CACHE_DIR", str(blocked))
    assert compiler._make_folder() is None
