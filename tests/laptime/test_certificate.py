"""The certificate: driven laps pass every test of its search, and its bound is below them."""

import math
from itertools import pairwise

import numpy as np
import pytest
from worlds import NAMED

from hotlap.laptime import certificate_kernels as kernels
from hotlap.laptime.certificate import (
    YAW_RATE_MAX,
    car_bounds,
    certified_lap_s,
    chosen_lines,
    lay_certificate,
)
from hotlap.laptime.limit import STANDARD_CAR, driven
from hotlap.laptime.stored import shipped_limit
from hotlap.sim import columns
from hotlap.sim.corridor import past_line
from hotlap.sim.params import TICKS_PER_SECOND
from hotlap.tracks import load_track


def crossings(track, rows, states, first):
    """Offsets and times (s) at which consecutive states cross the lines in order, from one of them on."""
    lines, wanted, found = track.corridor.lines, first, []
    for tick, (before, after) in enumerate(pairwise(states)):
        while True:
            row = rows[wanted % len(rows)]
            behind, ahead = (past_line.py_func(lines, row, *state[:2]) for state in (before, after))
            near = np.hypot(*(after[:2] - lines[row, 4:6])) < 15.0
            if not (behind < 0.0 <= ahead and near):
                break
            share = behind / (behind - ahead)
            point = before[:2] + share * (after[:2] - before[:2])
            offset = (point - lines[row, 4:6]) @ lines[row, 6:8]
            found.append((wanted, offset, (tick + share) / TICKS_PER_SECOND))
            wanted += 1
    return found


def states_of(track, drive, laps):
    """Every state in some laps of a drive; they are clean and the car does not spin."""
    states = [world.motion[0].copy() for world in driven(track, drive) if world.tally[0, columns.LAP] in laps]
    found = np.array(states)
    assert (np.abs(found[:, columns.OFFSET]) <= found[:, columns.HALF_ROAD]).all()
    assert (np.abs(found[:, columns.YAW_RATE]) <= YAW_RATE_MAX).all()
    return found


def chord_of(grid, start, end, speeds):
    """The cells of a driven chord: the chord between cells, its bin of lengths, its mean speed's cell."""
    line, onward = start[0] % len(grid.lines), end[0] % len(grid.lines)
    a, b = (
        int((offset - grid.lines[row, kernels.LOW]) / grid.lines[row, kernels.CELL])
        for row, offset in ((line, start[1]), (onward, end[1]))
    )
    chord = grid.chords[line][a, b]
    here, there = (
        grid.lines[row, :2] + grid.lines[row, 2:4] * offset
        for row, offset in ((line, start[1]), (onward, end[1]))
    )
    length, seconds = np.hypot(*(there - here)), end[2] - start[2]
    assert chord[kernels.SHORTEST] <= length <= chord[kernels.LONGEST]
    speed = int(np.searchsorted(speeds, length / seconds, side="right")) - 1
    assert seconds >= chord[kernels.SHORTEST] / speeds[speed + 1]
    return chord, int(np.searchsorted(grid.bins[line][1], chord[kernels.LONGEST])), speed


def refusals(grid, passed):
    """The lines of a drive at which the search refuses its step."""
    cells = len(grid.speeds) - 1
    before, after, tables = np.empty(7), np.empty((cells, 7)), np.zeros((3, 10, cells))
    limits, refused = [grid.limits(line) for line in range(len(grid.lines))], []
    for first, middle, last in zip(passed, passed[1:], passed[2:], strict=False):
        (chord_1, i, k), (chord_2, j, m) = (
            chord_of(grid, *ends, grid.speeds) for ends in ((first, middle), (middle, last))
        )
        limit = limits[middle[0] % len(limits)][:, i, j]
        if not kernels.admits(grid.car, grid.speeds, chord_1, chord_2, limit, k, m, before, after, tables):
            refused.append(middle[0])
    return refused


@pytest.mark.parametrize("name", NAMED)
def test_driven_laps_at_the_limit_pass_the_search(name):
    track = load_track(name)
    drives = shipped_limit(track).drives
    grid = lay_certificate(track, drives["sustained"])
    rows = chosen_lines(track, drives["sustained"], STANDARD_CAR)
    for kind, laps, first in (("sustained", (2, 3, 4), 1), ("standing", (1,), 1)):
        passed = crossings(track, rows, states_of(track, drives[kind], laps), first)
        assert len(passed) >= len(laps) * len(rows) - 2
        assert refusals(grid, passed) == []


def test_a_lap_with_its_times_cut_by_a_tenth_is_refused():
    track = load_track("circuit")
    drives = shipped_limit(track).drives
    grid = lay_certificate(track, drives["sustained"])
    rows = chosen_lines(track, drives["sustained"], STANDARD_CAR)
    passed = crossings(track, rows, states_of(track, drives["sustained"], (3,)), 1)
    quicker = [(line, offset, 0.9 * seconds) for line, offset, seconds in passed]
    assert refusals(grid, quicker) != []


def test_less_grip_and_less_power_leave_less_to_a_car():
    usual, power = car_bounds((1.0, 1.0, 1.0))
    slippery, _ = car_bounds((0.8, 1.0, 1.0))
    weak, less = car_bounds((1.0, 1.0, 0.8))
    assert usual[kernels.GRIP] == pytest.approx(1.5 * 9.81)
    assert slippery[kernels.GRIP] == pytest.approx(0.8 * usual[kernels.GRIP])
    assert weak[kernels.TOP_SPEED] < usual[kernels.TOP_SPEED]
    assert (less[200:600] < power[200:600]).all()


def test_the_weight_on_the_axles_may_exceed_the_cars_where_the_load_transfer_is_cut_off():
    assert car_bounds((1.8, 1.0, 1.0))[0][kernels.GRIP] > 1.8 * 1.5 * 9.81


@pytest.mark.slow
def test_a_coarse_certificate_is_below_the_driven_laps_and_rises_when_grip_falls():
    track = load_track("gauntlet")
    laps = shipped_limit(track)
    usual = certified_lap_s(track, laps.drives["sustained"], "coarse")
    slippery = lay_certificate(track, laps.drives["sustained"], "coarse")
    slippery.car[:] = car_bounds((0.7, 1.0, 1.0))[0]
    assert math.isfinite(usual)
    assert 0.5 * laps.limit.t_ub < usual < laps.limit.t_ub
    assert slippery.least_s(3, lambda: None) > 3.0 * usual + 0.1


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMED)
def test_the_stored_certificate_is_below_the_estimate(name):
    limit = shipped_limit(load_track(name)).limit
    assert limit.t_lb_certified < limit.t_lb < limit.t_ub
