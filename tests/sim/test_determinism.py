"""The same bits: again, alone or in company, on any number of threads, with any processor."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from worlds import MIXED, NAMED, random_controls, scattered_world, tracks, world_on

from hotlap.sim.columns import LAP, LAP_DIRTY, WALL
from hotlap.sim.fingerprint import golden_trajectory, physics_fingerprint, state_hash
from hotlap.sim.world import World

STORED = json.loads((Path(__file__).parent / "golden_trajectory.json").read_text())
PRINT_GOLDEN = (
    "from hotlap.sim.fingerprint import *; world = golden_trajectory(); "
    "print(state_hash(world)); print(world.motion[0, 0].hex())"
)


def run_python(code, **environment):
    result = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout.split()


def test_golden_trajectory_comes_out_as_stored():
    world = golden_trajectory()
    names = STORED["columns"]
    for name, stored in STORED["motion"].items():
        column = world.motion[:, names.index(name)]
        assert [value.hex() for value in column.tolist()] == stored, name
    assert state_hash(world) == STORED["hash"]
    assert physics_fingerprint() == STORED["physics_fingerprint"]


def test_golden_trajectory_slides_laps_and_hits_walls():
    world = golden_trajectory()
    assert (world.tally[:, LAP] > 1).any()
    assert (world.tally[:, LAP_DIRTY] > 0).any()
    assert (world.tally[:, WALL] > 0).any()


@pytest.mark.parametrize(
    "environment",
    [
        {"NUMBA_DISABLE_JIT": "1"},
        {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""},
        {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "+avx2,+fma"},
    ],
    ids=["without JIT", "without FMA and AVX", "with FMA and AVX2"],
)
def test_golden_trajectory_does_not_depend_on_compiler_or_processor(environment, tmp_path):
    if "NUMBA_CPU_NAME" in environment and os.uname().machine != "x86_64":
        pytest.skip("the feature names are those of x86-64")
    printed = run_python(PRINT_GOLDEN, HOTLAP_CACHE_DIR=str(tmp_path), **environment)
    assert printed[0] == STORED["hash"]


@pytest.mark.parametrize("threads", [2, 4])
def test_threads_do_not_change_a_bit(threads):
    hashes = []
    for count in (1, threads):
        world = scattered_world(MIXED, 3000, threads=count)
        rng = np.random.default_rng(5)
        for _ in range(100):
            world.step(random_controls(rng, world.cars))
        hashes.append(state_hash(world))
    assert hashes[0] == hashes[1]


def test_a_batch_equals_its_cars_one_by_one():
    together = scattered_world(MIXED, 37)
    alone = [World([t.corridor for t in tracks(MIXED)], 1) for _ in range(37)]
    for car, world in enumerate(alone):
        world.motion[0], world.tally[0] = together.motion[car], together.tally[car]
    rng = np.random.default_rng(6)
    for _ in range(300):
        controls = random_controls(rng, 37)
        together.step(controls)
        for car, world in enumerate(alone):
            world.step(controls[car : car + 1])
    assert np.array_equal(together.motion, np.concatenate([world.motion for world in alone]))
    assert np.array_equal(together.tally, np.concatenate([world.tally for world in alone]))


def test_a_snapshot_continues_bit_for_bit_in_a_new_process(tmp_path):
    world = scattered_world(NAMED, 64)
    rng = np.random.default_rng(7)
    for _ in range(50):
        world.step(random_controls(rng, 64))
    controls = rng.uniform([-1, 0, 0], 1, (200, 64, 3))
    np.savez(tmp_path / "state.npz", controls=controls, **world.snapshot())
    for row in controls:
        world.step(row)
    tests = Path(__file__).parent.parent
    printed = run_python(
        f"import sys; sys.path.insert(0, {str(tests)!r})\n"
        "import numpy as np\n"
        "from hotlap.sim.fingerprint import state_hash\n"
        "from worlds import NAMED, world_on\n"
        f"data = dict(np.load({str(tmp_path / 'state.npz')!r}))\n"
        "world = world_on(NAMED, 64); controls = data.pop('controls'); world.restore(data)\n"
        "[world.step(row) for row in controls]\n"
        "print(state_hash(world))"
    )
    assert printed[-1] == state_hash(world)


def test_a_snapshot_is_a_copy_and_restore_checks_its_shape():
    world = world_on(NAMED, 3)
    snapshot = world.snapshot()
    for _ in range(10):
        world.step(np.tile([0.0, 1.0, 0.0], (3, 1)))
    moved = state_hash(world)
    world.restore(snapshot)
    for _ in range(10):
        world.step(np.tile([0.0, 1.0, 0.0], (3, 1)))
    assert state_hash(world) == moved
    with pytest.raises(
        ValueError, match=r"the snapshot's motion is float64\(3, 17\); here it is float64\(4, 17\)"
    ):
        world_on(NAMED, 4).restore(snapshot)


@pytest.mark.slow
def test_a_hundred_runs_of_ten_thousand_ticks_end_in_one_hash():
    rng = np.random.default_rng(8)
    controls = rng.uniform([-0.4, 0.2, 0.0], [0.4, 1.0, 0.3], (10_000, 8, 3))
    hashes = set()
    for _ in range(100):
        world = world_on((*NAMED, "random:1"), 8)
        for row in controls:
            world.step(row)
        hashes.add(state_hash(world))
    assert len(hashes) == 1
