"""Limits: those that ship replay, a search finds one, a file holds one, and a driver is measured by it."""

import json
from dataclasses import replace

import numpy as np
import pytest
from command import hotlap
from worlds import NAMED

from hotlap import RacerEnv, evaluate
from hotlap.errors import UsageError
from hotlap.laptime.lap_file import read_limit, to_bytes
from hotlap.laptime.limit import CONTROL_STEPS, FLYING_LAPS, replay, upper_bounds
from hotlap.laptime.stored import SAVED_FOLDER, SHIPPED_FOLDER, limit_file, shipped_limit, stored_limit
from hotlap.sim.fingerprint import physics_fingerprint
from hotlap.tracks import load_track

BEST_KNOWN_S = {"circuit": 18.84, "gauntlet": 17.65, "speedway": 17.05}
"""By an independent optimiser, to the hundredth."""


def known(name):
    track = load_track(name)
    laps = shipped_limit(track)
    assert laps is not None
    return track, laps


@pytest.mark.parametrize("name", NAMED)
def test_a_shipped_limit_replays_in_the_simulator_to_the_last_bit(name):
    track, laps = known(name)
    assert laps.limit.physics == physics_fingerprint()
    bounds = upper_bounds(track, laps.drives, laps.limit.scales)
    assert {key: getattr(laps.limit, key) for key in bounds} == bounds
    assert laps.limit.t_ub_single <= laps.limit.t_ub < laps.limit.t_c
    assert laps.limit.t_lb < laps.limit.t_ub
    assert laps.limit.t_ub < 1.0005 * BEST_KNOWN_S[name]


@pytest.mark.parametrize("name", NAMED)
def test_the_sustained_laps_are_driven_clean_through_the_environment_too(name):
    track, laps = known(name)
    env = RacerEnv(track=name, config={"episode": {"maxSteps": 10_000}})
    env.reset(seed=0)
    infos = [env.step(row)[-1] for row in laps.drives["sustained"] / CONTROL_STEPS]
    driven = [(info["lapTime"], info["lapClean"]) for info in infos if "lapTime" in info]
    assert driven == [(lap.seconds, lap.clean) for lap in replay(track, laps.drives["sustained"])]
    flying = driven[1 : 1 + FLYING_LAPS]
    assert all(clean for _, clean in flying)
    assert max(seconds for seconds, _ in flying) == laps.limit.t_ub


def test_a_lap_that_leaves_the_road_is_no_limit():
    track, laps = known("circuit")
    wild = {kind: controls.copy() for kind, controls in laps.drives.items()}
    wild["sustained"][2_000:2_030, 0] = 32767
    assert upper_bounds(track, wild, laps.limit.scales)["t_ub"] == np.inf


def test_a_damaged_file_is_refused_with_a_sentence(tmp_path):
    _, laps = known("circuit")
    whole = to_bytes(laps)
    path = tmp_path / "a.lap"
    path.write_bytes(whole)
    assert read_limit(path).limit == replace(laps.limit, scales=list(laps.limit.scales))
    flawed = replace(laps, drives={**laps.drives, "single": laps.drives["single"].astype(np.float32)})
    for content in (b"", whole[:1000], b"\0" * 5000, to_bytes(flawed)):
        path.write_bytes(content)
        with pytest.raises(UsageError, match=r"a\.lap"):
            read_limit(path)


def test_evaluate_says_how_far_a_driver_is_from_the_limit():
    found = evaluate("circuit-best", episodes=5, references=False).as_dict()
    limit = shipped_limit(load_track("circuit")).limit
    assert found["limit"]["t_ub"] == limit.t_ub
    assert found["limit"]["t_lb"] == limit.t_lb
    assert found["limit"]["gap"] == pytest.approx(found["flying_lap_median"] / limit.t_ub - 1.0)


def test_where_a_limit_is_not_known_the_command_that_finds_it_is_named(tmp_path):
    result = hotlap("evaluate", "generalist", "--track", "random:3", "--episodes", "2", cwd=tmp_path)
    assert result.returncode == 0, result.stderr
    assert "limit random:3 --quality quick" in result.stdout
    result = hotlap(
        "evaluate", "generalist", "--track", "random:3", "--episodes", "2", "--json", cwd=tmp_path
    )
    assert json.loads(result.stdout)["limit"] is None


def test_a_limit_that_was_saved_is_found_again_but_not_for_other_tracks(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    track, laps = known("circuit")
    file = limit_file(track)
    file.parent.mkdir(parents=True)
    better = replace(laps, limit=replace(laps.limit, t_ub=laps.limit.t_ub - 0.01))
    file.write_bytes(to_bytes(better))
    assert stored_limit(track).limit.t_ub == better.limit.t_ub
    # What a training writes must not depend on the folder it runs in.
    assert shipped_limit(track).limit.t_ub == laps.limit.t_ub
    file.write_bytes(to_bytes(replace(better, limit=replace(better.limit, track_fingerprint="0" * 16))))
    assert stored_limit(track).limit.t_ub == laps.limit.t_ub
    assert stored_limit(load_track("random:3")) is None


def test_a_lap_file_is_replayed_by_the_command_and_compared_with_a_driver(tmp_path):
    file = SHIPPED_FOLDER / "circuit.lap"
    picture = tmp_path / "limit.png"
    result = hotlap("limit", file, "--driver", "circuit-best", "--picture", picture, cwd=tmp_path)
    assert result.returncode == 0, result.stderr
    assert f"{read_limit(file).limit.t_ub:.3f} s, the slowest of three" in result.stdout
    assert "T5" in result.stdout
    assert picture.stat().st_size > 50_000
    result = hotlap("limit", file, "--json", cwd=tmp_path)
    keys = {
        "track",
        "physics",
        "t_ub",
        "t_ub_single",
        "t_ub_standing",
        "t_lb",
        "t_lb_proven",
        "t_lb_certified",
        "t_c",
        "seconds",
    }
    assert keys <= set(json.loads(result.stdout))
    result = hotlap("limit", tmp_path / "none.lap", cwd=tmp_path)
    assert (result.returncode, "none.lap" in result.stderr) == (2, True)


def test_corners_lose_together_what_the_lap_loses():
    from hotlap.reports.limit_picture import find_losses

    track, laps = known("circuit")
    losses = find_losses(laps, track, "circuit-best")
    assert sum(corner.lost_s for corner in losses.corners) == pytest.approx(losses.lost_s, abs=1e-3)
    assert losses.lost_s > 0.0


@pytest.mark.slow
def test_a_quick_search_brackets_the_lap_and_saves_it(tmp_path):
    result = hotlap("limit", "circuit", "--quality", "quick", "--json", cwd=tmp_path)
    assert result.returncode == 0, result.stderr
    found = json.loads(result.stdout)
    assert found["t_ub"] == pytest.approx(BEST_KNOWN_S["circuit"], rel=3e-3)
    assert found["t_ub_single"] <= found["t_ub"] + 0.01
    assert 0.97 * found["t_ub"] < found["t_lb"] < found["t_ub"]
    saved = read_limit(tmp_path / SAVED_FOLDER / "circuit.lap")
    assert upper_bounds(load_track("circuit"), saved.drives, saved.limit.scales)["t_ub"] == found["t_ub"]


@pytest.mark.slow
def test_a_car_with_less_grip_and_more_power_has_another_limit(tmp_path):
    options = ("--quality", "quick", "--grip", "0.8", "--power", "1.2", "--lap", "mine.lap", "--json")
    result = hotlap("limit", "random:4", *options, cwd=tmp_path)
    assert result.returncode == 0, result.stderr
    found = json.loads(result.stdout)
    saved = read_limit(tmp_path / "mine.lap")
    laps = replay(load_track("random:4"), saved.drives["sustained"], (0.8, 1.0, 1.2))
    assert max(lap.seconds for lap in laps[1:4]) == found["t_ub"]
    assert all(lap.clean for lap in laps[1:4])
