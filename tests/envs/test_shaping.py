"""Shaped rewards: progress in the seconds of a reference pace, a margin at the edge of the road."""

from dataclasses import replace

import numpy as np
import pytest

import hotlap
from hotlap.drivers.registry import REFERENCES
from hotlap.envs.batch import RacerBatch
from hotlap.envs.options import RacerOptions
from hotlap.envs.step_columns import LAP_COMPLETED, OFF_TRACK, PROGRESS, RETURN, REWARD, TERMS
from hotlap.laptime.pace import reference_seconds
from hotlap.sim.columns import HALF_ROAD, HALTED, OFFSET, VELOCITY_X, VELOCITY_Y, YAW
from hotlap.sim.corridor import NORMAL_X, NORMAL_Y
from hotlap.tracks import Track, load_track

TRACKS = ["circuit", "gauntlet", "random:3"]


def drive(ticks, cars=3, **options):
    """The batch after each step of a driver that knows the way, from the grid."""
    batch = RacerBatch(cars, RacerOptions(track=TRACKS, **options))
    driver = REFERENCES["line-follower"](batch.tracks, 0)
    batch.reset(np.arange(cars), list(range(cars)))
    for _ in range(ticks):
        batch.step(driver.controls(batch.world))
        yield batch


@pytest.mark.parametrize("repeat", [1, 4])
def test_a_lap_earns_its_reference_seconds_over_twenty(repeat):
    earned, laps = np.zeros(3), {}
    for batch in drive(2400 // repeat, progress="time", action_repeat=repeat):
        earned += batch.score[:, PROGRESS]
        for car in np.flatnonzero(batch.score[:, LAP_COMPLETED]):
            laps.setdefault(int(car), earned[car])
    for car, name in enumerate(TRACKS):
        lap = reference_seconds(load_track(name))[-1] / 20.0
        assert laps[car] == pytest.approx(lap, abs=0.01 * repeat)


def test_only_progress_differs():
    for ours, theirs in zip(drive(600, progress="time"), drive(600), strict=True):
        assert np.array_equal(ours.world.motion, theirs.world.motion)
        assert np.array_equal(ours.score[:, PROGRESS + 1 : TERMS], theirs.score[:, PROGRESS + 1 : TERMS])
        assert ours.score[:, REWARD] == pytest.approx(ours.score[:, :TERMS].sum(axis=1), abs=1e-15)
        assert np.array_equal(np.sign(ours.score[:, PROGRESS]), np.sign(theirs.score[:, PROGRESS]))
    assert not np.array_equal(ours.score[:, RETURN], theirs.score[:, RETURN])


def test_the_same_metres_earn_more_in_a_hairpin_than_on_a_straight():
    env = hotlap.RacerEnv(progress="time")
    track = load_track("circuit")
    speed = np.diff(reference_seconds(track))
    spacing = track.length_m / track.corridor.quads
    earned = []
    for row in (int(speed.argmax()), int(speed.argmin())):
        env.reset(seed=0, options={"position": row * spacing, "speed": 10.0})
        earned.append(env.step(np.zeros(3, dtype=np.float32))[4]["progress"])
    assert earned[0] > 1.5 * earned[1] > 0.0


@pytest.mark.parametrize(("speed", "sign"), [(10.0, 1.0), (-10.0, -1.0)])
def test_nothing_jumps_at_the_line(speed, sign):
    env = hotlap.RacerEnv(progress="time")
    length = load_track("circuit").length_m
    env.reset(seed=0, options={"position": (length - 0.05 * sign) % length})
    env.batch.world.motion[0, VELOCITY_X : VELOCITY_Y + 1] *= 0.0
    env.batch.world.motion[0, VELOCITY_X] = speed * np.cos(env.batch.world.motion[0, YAW])
    env.batch.world.motion[0, VELOCITY_Y] = speed * np.sin(env.batch.world.motion[0, YAW])
    gained = env.step(np.zeros(3, dtype=np.float32))[4]["progress"]
    assert 0.0 < sign * gained < 0.01


def test_the_weight_of_progress_counts():
    rewards = []
    for weight in (1.0, 3.0):
        env = hotlap.RacerEnv(progress="time", config={"weights": {"progress": weight}})
        env.reset(seed=0, options={"position": 50.0, "speed": 20.0})
        rewards.append(env.step(np.zeros(3, dtype=np.float32))[4]["progress"])
    assert rewards[1] == pytest.approx(3.0 * rewards[0])


def penalties(inside, direction=0.0, ticks=(4,), **options):
    """The off-road penalty of each step on a straight, from this far inside the road's left edge (m)."""
    track = load_track("circuit")
    half = track.corridor.half_road_m[10]
    place = {"position": 10 * track.length_m / track.corridor.quads, "offset": half - inside, "speed": 15.0}
    env = hotlap.RacerEnv(action_repeat=4, **options)
    env.reset(seed=0, options=place)
    motion = env.batch.world.motion
    sideways = env.batch.world.geometry.lines[10, NORMAL_X : NORMAL_Y + 1]
    motion[0, VELOCITY_X : VELOCITY_Y + 1] += direction * sideways
    return [env.step(np.zeros(3, dtype=np.float32))[4]["offTrack"] for _ in ticks]


def test_within_the_margin_a_car_pays_as_if_off_the_road():
    (off,) = penalties(-0.5)
    assert off == pytest.approx(4 * -0.001)
    assert penalties(-0.5, edge_margin=0.3) == pytest.approx([off])
    assert penalties(0.1, edge_margin=0.3) == pytest.approx([off])
    assert penalties(0.1) == [0.0]
    assert penalties(0.6, edge_margin=0.3) == [0.0]


def test_a_car_that_comes_back_to_the_road_pays_no_more_than_one_that_stays_off():
    """Off the road for a part of the step, then on it and within the margin."""
    (plain,) = penalties(-0.1, direction=-4.0)
    assert -0.004 < plain < 0.0
    assert penalties(-0.1, direction=-4.0, edge_margin=0.5) == pytest.approx([-0.004])


def test_the_last_step_of_an_episode_pays_for_its_ticks():
    config = {"episode": {"maxSteps": 6}}
    assert penalties(0.1, ticks=(4, 2), edge_margin=0.5, config=config) == pytest.approx([-0.004, -0.002])


def test_the_margin_is_measured_from_the_edge_at_the_cars_own_place():
    """On a road that grows wider, the edge of the cross-line behind the car is not the one beside it."""
    track = load_track("circuit")
    widths = np.where(np.arange(len(track.points)) % 2 == 0, 4.0, 5.2)
    wavy = replace(track, half_road_m=widths)
    batch = RacerBatch(200, RacerOptions(track=wavy, random_start=True, edge_margin=0.5))
    batch.reset(np.arange(200), list(range(200)))
    motion = batch.world.motion
    for _ in range(60):
        batch.step(np.tile([0.3, 0.5, 0.0], (200, 1)))
        inside = motion[:, HALF_ROAD] - np.abs(motion[:, OFFSET])
        driving = batch.world.tally[:, HALTED] == 0
        assert np.array_equal((batch.score[:, OFF_TRACK] < 0.0)[driving], (inside < 0.5)[driving])


def test_the_margin_spoils_no_lap():
    for ours, theirs in zip(drive(1500, edge_margin=2.0), drive(1500), strict=True):
        assert np.array_equal(ours.world.tally, theirs.world.tally)
        assert ours.score[:, REWARD] == pytest.approx(ours.score[:, :TERMS].sum(axis=1), abs=1e-15)


def test_a_step_of_several_laps_earns_them_all():
    angles = np.linspace(0.0, 2.0 * np.pi, 24, endpoint=False)
    points = 30.0 * np.stack([np.cos(angles), np.sin(angles)], axis=1)
    ring = Track("ring", "Ring", points, np.full(24, 8.0), np.full(24, 3.0))
    earned = []
    for repeat in (2000, 10):
        batch = RacerBatch(1, RacerOptions(track=ring, progress="time", action_repeat=repeat))
        batch.reset(np.array([0]), [0])
        controls = np.array([[0.2, 0.2, 0.0]])
        earned.append(sum((batch.step(controls), batch.score[0, PROGRESS])[1] for _ in range(2000 // repeat)))
    assert earned[0] == pytest.approx(earned[1])
    assert earned[0] > 2.0 * reference_seconds(ring)[-1] / 20.0


@pytest.mark.parametrize("option", [{"progress": "time"}, {"edge_margin": 0.3}])
def test_a_bridge_refuses_them_in_a_sentence(option):
    (name,) = option
    with pytest.raises(hotlap.HotlapError, match=f"{name}=.* is not available at a bridge; leave out"):
        hotlap.RacerEnv(**option, bridge_url="ws://127.0.0.1:1")
