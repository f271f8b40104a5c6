import numpy as np
import pytest
from worlds import stadium

from hotlap.drivers.scripted import LineFollower
from hotlap.sim.columns import (
    BACKWARD,
    CHECKPOINT,
    GAIN,
    LAP,
    LAP_CLEAN,
    LAP_FINISHED,
    LAP_RUNNING,
    LAP_TIME,
    OFF_TRACK,
    POSITION,
    START_HEADING,
    START_POSITION,
    START_SPEED,
    TICK,
    VELOCITY_X,
    VELOCITY_Y,
    WALL,
    YAW,
    YAW_RATE,
    X,
    Y,
)
from hotlap.sim.laps import GATES
from hotlap.sim.world import World, grid_starts
from hotlap.tracks import load_track


def place(world, **start):
    columns = {"position": START_POSITION, "heading": START_HEADING, "speed": START_SPEED}
    starts = grid_starts(world.cars)
    for name, value in start.items():
        starts[:, columns[name]] = value
    world.reset(np.arange(world.cars), starts)


def carry(world, metres_per_tick, ticks):
    """Move the car along the centreline by hand, and let each tick take note of it."""
    events = []
    length = world.geometry.lengths[0]
    quads = world.geometry.spans[0, 1]
    for _ in range(ticks):
        position = (world.motion[0, POSITION] + metres_per_tick) % length
        quad = int(position / length * quads)
        lines = world.geometry.lines
        share = position / length * quads - quad
        world.motion[0, [X, Y]] = (1 - share) * lines[quad, 4:6] + share * lines[quad + 1, 4:6]
        world.motion[0, [VELOCITY_X, VELOCITY_Y, YAW_RATE]] = 0.0
        world.tally[0, 1] = quad
        world.step(np.zeros((1, 3)))
        if world.tally[0, LAP_FINISHED]:
            events.append((int(world.tally[0, TICK]), float(world.motion[0, LAP_TIME])))
    return events


def test_a_lap_from_the_grid_is_timed_inside_the_tick():
    world = World([stadium()], 1)
    length = world.geometry.lengths[0]
    events = carry(world, 1.7, 1000)
    assert len(events) == int(1000 * 1.7 / length)
    assert events[0][1] == pytest.approx(length / 1.7 / 60.0, abs=1e-3)
    assert events[0][1] * 60.0 != round(events[0][1] * 60.0)
    assert world.tally[0, LAP] == 1 + len(events)


def test_the_stretch_before_the_line_after_a_start_elsewhere_is_no_lap():
    world = World([stadium()], 1)
    length = world.geometry.lengths[0]
    place(world, position=0.6 * length)
    assert world.tally[0, CHECKPOINT] == int(0.6 * GATES)
    assert carry(world, 2.0, int(0.5 * length / 2.0)) == []
    assert world.tally[0, LAP] == 1
    assert world.tally[0, LAP_RUNNING] == 1
    events = carry(world, 2.0, int(length / 2.0))
    assert len(events) == 1
    assert events[0][1] == pytest.approx(length / 2.0 / 60.0, abs=1e-3)
    assert world.tally[0, LAP] == 2


def test_backing_over_the_line_and_returning_counts_nothing():
    world = World([stadium()], 1)
    for _ in range(5):
        assert carry(world, -1.0, 30) == []
        assert world.tally[0, BACKWARD] == 1
        assert carry(world, 1.0, 35) == []
        assert world.tally[0, BACKWARD] == 0
    assert world.tally[0, LAP] == 1
    assert world.tally[0, CHECKPOINT] == 0


def test_a_whole_lap_backwards_is_no_lap():
    world = World([stadium()], 1)
    length = world.geometry.lengths[0]
    assert carry(world, -2.0, int(1.2 * length / 2.0)) == []
    assert world.tally[0, LAP] == 1


def test_almost_a_lap_and_all_the_way_back_is_no_lap():
    world = World([stadium()], 1)
    length = world.geometry.lengths[0]
    ticks = int(0.98 * length / 2.0)
    assert carry(world, 2.0, ticks) == []
    assert carry(world, -2.0, ticks + 20) == [], "back over the line"
    assert carry(world, 2.0, 40) == [], "and forwards over it again"
    assert world.tally[0, LAP] == 1
    assert len(carry(world, 2.0, int(length / 2.0))) == 1, "the lap itself still counts"


def test_gains_of_a_lap_add_up_to_its_length():
    track = load_track("circuit")
    world = World([track.corridor], 1)
    driver = LineFollower([track])
    total = 0.0
    while not world.tally[0, LAP_FINISHED]:
        world.step(driver.controls(world))
        total += world.motion[0, GAIN]
    assert total == pytest.approx(track.length_m + world.motion[0, POSITION], abs=1e-6)
    assert world.tally[0, LAP_CLEAN] == 1


@pytest.mark.parametrize("fault", [WALL, OFF_TRACK])
def test_one_fault_makes_the_whole_lap_unclean_and_the_next_may_be_clean(fault):
    track = load_track("speedway")
    world = World([track.corridor], 1)
    driver = LineFollower([track])
    while world.motion[0, POSITION] < 50.0:
        world.step(driver.controls(world))
    swerve = 1.0 if fault == WALL else 0.6
    while not world.tally[0, fault]:
        world.step(np.array([[swerve, 0.3, 0.0]]))
    clean = []
    while len(clean) < 2:
        world.step(driver.controls(world))
        if world.tally[0, LAP_FINISHED]:
            clean.append(int(world.tally[0, LAP_CLEAN]))
    assert clean == [0, 1]


def test_heading_of_a_start_follows_the_road():
    world = World([stadium()], 1)
    place(world, position=100.0)
    assert world.motion[0, YAW] == pytest.approx(0.0, abs=1e-12)
    place(world, position=100.0, heading=0.2, speed=10.0)
    assert world.motion[0, [YAW, VELOCITY_X]] == pytest.approx([0.2, 10.0 * np.cos(0.2)])
