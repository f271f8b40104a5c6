"""T_c, and the stand-in for a person beside it."""

import math

import numpy as np
import pytest
from worlds import NAMED, tracks, world_on

from hotlap.drivers.casual_human import GRIP_SHARE, REACTION_TICKS, CasualHuman
from hotlap.drivers.registry import REFERENCES
from hotlap.laptime.centreline_lap import centreline_lap_s, limit_speeds
from hotlap.sim.columns import LAP, LAP_FINISHED, LAP_TIME
from hotlap.sim.params import CAR, GRAVITY_M_PER_S2, TOP_SPEED_M_PER_S
from hotlap.tracks import Track

CARS = 20
TICKS = 4000


def ring(radius_m: float) -> Track:
    angles = np.linspace(0.0, 2.0 * math.pi, 24, endpoint=False)
    points = radius_m * np.stack([np.cos(angles), np.sin(angles)], axis=1)
    return Track("ring", "Ring", points, np.full(len(points), 10.0), np.full(len(points), 3.0))


def test_on_a_ring_the_yardstick_is_the_speed_that_grip_allows():
    radius = 60.0
    track = ring(radius)
    speed = math.sqrt(CAR.tyre_grip * GRAVITY_M_PER_S2 * radius)
    assert centreline_lap_s(track) == pytest.approx(track.length_m / speed, rel=0.02)


@pytest.mark.parametrize("name", NAMED)
def test_limit_speeds_ask_for_no_more_than_the_car_has(name):
    (track,) = tracks((name,))
    speed = limit_speeds(track)
    spacing = track.length_m / len(speed)
    along = (np.roll(speed, -1) ** 2 - speed**2) / (2.0 * spacing)
    sideways = speed**2 * np.abs(track.curvature_per_m)
    grip = CAR.tyre_grip * GRAVITY_M_PER_S2
    assert (sideways <= grip * 1.001).all()
    assert along.max() <= CAR.engine_force_max_n / CAR.mass_kg
    drag = TOP_SPEED_M_PER_S * (CAR.rolling_drag_n_s_per_m + CAR.air_drag_n_s2_per_m2 * TOP_SPEED_M_PER_S)
    assert -along.min() <= (CAR.brake_force_max_n + drag) / CAR.mass_kg
    assert speed.max() <= TOP_SPEED_M_PER_S


def flying_laps(driver, name):
    world = world_on((name,), CARS)
    times = []
    for _ in range(TICKS):
        world.step(driver.controls(world))
        for car in np.flatnonzero(world.tally[:, LAP_FINISHED]):
            if world.tally[car, LAP] > 2:
                times.append(world.motion[car, LAP_TIME])
    return np.array(times)


@pytest.mark.parametrize("name", NAMED)
def test_a_casual_human_laps_between_115_and_130_percent_of_the_yardstick(name):
    (track,) = tracks((name,))
    times = flying_laps(CasualHuman([track], seed=0), name)
    assert len(times) >= CARS
    assert 1.15 <= np.median(times) / centreline_lap_s(track) <= 1.30
    assert times.std() > 0.05, "people do not drive every lap alike"


def test_a_casual_human_answers_a_reaction_time_late():
    """Two people in the same car for a while: when one is moved, its keys stay as they were."""
    (track,) = tracks(("circuit",))
    here, moved = world_on(("circuit",), 1), world_on(("circuit",), 1)
    one, other = CasualHuman([track], seed=3), CasualHuman([track], seed=3)
    for _ in range(120):
        here.step(one.controls(here))
        moved.step(other.controls(moved))
    # It is suddenly much faster: that must be seen before it can be answered.
    moved.motion[0, 3:5] *= 2.0
    late = None
    for tick in range(60):
        mine, theirs = one.controls(here), other.controls(moved)
        if late is None and not np.array_equal(mine, theirs):
            late = tick
        here.step(mine)
        moved.step(theirs)
    assert late is not None
    assert REACTION_TICKS[0] <= late <= REACTION_TICKS[1] + 3


def test_a_casual_human_is_decided_by_its_seed():
    (track,) = tracks(("circuit",))
    world = world_on(("circuit",), 4)
    drivers = [CasualHuman([track], seed) for seed in (1, 1, 2)]
    seen = [[], [], []]
    for _ in range(400):
        controls = [driver.controls(world) for driver in drivers]
        for list_, each in zip(seen, controls, strict=True):
            list_.append(each)
        world.step(controls[0])
    first, again, other = (np.array(each) for each in seen)
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)
    assert not np.array_equal(first[:, 0], first[:, 1]), "two cars are two people"


def test_every_reference_is_made_from_tracks_and_a_seed():
    assert list(REFERENCES) == ["flat-out", "line-follower", "casual-human"]
    assert 0.0 < GRIP_SHARE < 1.0
    for make in REFERENCES.values():
        world = world_on(("circuit",), 2)
        assert make(tracks(("circuit",)), 0).controls(world).shape == (2, 3)
