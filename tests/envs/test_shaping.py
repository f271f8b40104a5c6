"""Shaped rewards: progress in the seconds of a reference pace, a margin at the edge of the road."""

import numpy as np
import pytest

import hotlap
from hotlap.drivers.registry import REFERENCES
from hotlap.envs.batch import RacerBatch
from hotlap.envs.options import RacerOptions
from hotlap.envs.step_columns import LAP_COMPLETED, PROGRESS, RETURN, REWARD, TERMS
from hotlap.laptime.pace import reference_seconds
from hotlap.sim.columns import VELOCITY_X, VELOCITY_Y, YAW
from hotlap.tracks import load_track

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


def penalty_at(inside, **options):
    """The off-road penalty of a step of four ticks on a straight, this far inside the road's edge (m)."""
    track = load_track("circuit")
    half = track.corridor.half_road_m[10]
    place = {"position": 10 * track.length_m / track.corridor.quads, "offset": half - inside, "speed": 15.0}
    env = hotlap.RacerEnv(action_repeat=4, **options)
    env.reset(seed=0, options=place)
    return env.step(np.zeros(3, dtype=np.float32))[4]["offTrack"]


def test_within_the_margin_a_car_pays_as_if_off_the_road():
    off = penalty_at(-0.5)
    assert off == pytest.approx(4 * -0.001)
    assert penalty_at(-0.5, edge_margin=0.3) == pytest.approx(off)
    assert penalty_at(0.1, edge_margin=0.3) == pytest.approx(off)
    assert penalty_at(0.1) == 0.0
    assert penalty_at(0.6, edge_margin=0.3) == 0.0


def test_the_margin_spoils_no_lap():
    for ours, theirs in zip(drive(1500, edge_margin=2.0), drive(1500), strict=True):
        assert np.array_equal(ours.world.tally, theirs.world.tally)
        assert ours.score[:, REWARD] == pytest.approx(ours.score[:, :TERMS].sum(axis=1), abs=1e-15)


@pytest.mark.parametrize("option", [{"progress": "time"}, {"edge_margin": 0.3}])
def test_a_bridge_refuses_them_in_a_sentence(option):
    (name,) = option
    with pytest.raises(hotlap.HotlapError, match=f"{name}=.* is not available at a bridge; leave out"):
        hotlap.RacerEnv(**option, bridge_url="ws://127.0.0.1:1")
