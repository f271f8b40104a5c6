"""Laps, sectors, traces and figures of races, with the line-follower at the wheel."""

import numpy as np
import pytest

from hotlap.drivers.registry import REFERENCES
from hotlap.envs.options import RacerOptions
from hotlap.evaluation.episodes import episode_seeds, race
from hotlap.evaluation.races import race_options, races_of
from hotlap.evaluation.statistics import summarise
from hotlap.evaluation.traces import best_or_longest, best_stretch, trace
from hotlap.laptime.centreline_lap import centreline_lap_s
from hotlap.policies.loading import load_driver
from hotlap.tracks import load_track

CIRCUIT = load_track("circuit")


def line_follower():
    return REFERENCES["line-follower"]([CIRCUIT], 0)


@pytest.fixture(scope="module")
def seen():
    options = RacerOptions(random_start=True, config={"episode": {"maxSteps": 6000}})
    return race(line_follower(), options, episode_seeds(6, 0))


def test_sectors_add_up_to_the_lap(seen):
    assert len(seen.laps) >= 12
    for lap in seen.laps:
        assert len(lap.sectors) == 3
        assert min(lap.sectors) > 1.0
        assert sum(lap.sectors) == pytest.approx(lap.seconds, abs=1e-9)


def test_from_the_grid_the_first_lap_is_no_flying_lap():
    seen = race(line_follower(), RacerOptions(), [0, 1])
    for episode in (0, 1):
        own = [lap for lap in seen.laps if lap.episode == episode]
        assert [lap.flying for lap in own] == [False, True]
        assert own[0].seconds > own[1].seconds
    figures = summarise(seen)
    assert figures.first_lap_median > figures.flying_lap_median


def test_laps_after_a_random_start_all_fly(seen):
    assert all(lap.flying for lap in seen.laps)
    assert summarise(seen).first_lap_median is None


def test_figures_stand_beside_the_yardstick(seen):
    figures = summarise(seen)
    assert figures.t_c == pytest.approx(centreline_lap_s(CIRCUIT))
    assert figures.flying_lap_over_t_c == pytest.approx(figures.flying_lap_median / figures.t_c)
    low, high = figures.flying_lap_ci95
    assert low <= figures.flying_lap_median <= high
    assert figures.clean_episode_rate == figures.clean_lap_rate == 1.0
    assert np.sum(figures.sectors_median) == pytest.approx(figures.flying_lap_median, abs=0.1)


def test_with_several_tracks_each_lap_is_measured_by_its_own_yardstick():
    names = ["circuit", "speedway", "gauntlet"]
    options = RacerOptions(names)
    driver = REFERENCES["line-follower"]([load_track(name) for name in names], 0)
    seen = race(driver, options, [0, 1, 2])
    assert [track.name for track in seen.tracks] == names
    assert 1.0 < summarise(seen).flying_lap_over_t_c < 1.2


def test_an_action_is_held_for_as_many_ticks_as_in_the_environment():
    calls = []

    def act(observation):
        calls.append(observation)
        return np.tile(np.array([0.0, 0.5, 0.0], dtype=np.float32), (len(observation), 1))

    config = {"episode": {"maxSteps": 40}}
    seen = race(act, RacerOptions(action_repeat=4, config=config), [0])
    assert seen.lengths.tolist() == [40]
    assert len(calls) == 10


LONG_RACES = races_of(
    load_driver("line-follower"),
    RacerOptions(random_start=True, config={"episode": {"maxSteps": 6000}}),
    episode_seeds(6, 0),
)


def test_the_best_lap_is_driven_again_from_line_to_line(seen):
    best = seen.best_lap()
    assert best.seconds == min(lap.seconds for lap in seen.laps)
    line = trace(LONG_RACES, best_stretch(seen))
    assert line.lap == best
    assert len(line.x_m) == pytest.approx(best.seconds * 60, abs=2)
    assert line.distance_m[0] < 1.0
    assert line.distance_m[-1] > CIRCUIT.length_m - 1.0
    assert (np.diff(line.distance_m) > 0).all()


@pytest.mark.parametrize("name", ["casual-human", "circuit-best"])
def test_races_driven_again_are_the_same_races(name):
    """Also where reaction times or actions are drawn."""
    options = race_options(load_driver(name), None, "random", 3)
    races = races_of(load_driver(name), options, episode_seeds(3, 1), deterministic=False, seed=1)
    once, again = races.drive(), races.drive()
    assert once.laps
    assert once.laps == again.laps
    assert once.rewards.tolist() == again.rewards.tolist()


def test_one_race_of_many_is_driven_again_alone():
    """On tracks of its own each, the line that is driven alone leads to the lap of the batch."""
    driver = load_driver("generalist")
    options = race_options(driver, "random", "random", 4)
    races = races_of(driver, options, episode_seeds(4, 0))
    seen = races.drive()
    for lap in seen.laps:
        again = races.with_car(lap.episode)[0].drive()
        assert len(again.tracks) == 1
        assert lap.seconds in [each.seconds for each in again.laps]


def test_without_a_lap_the_longest_drive_is_shown():
    options = RacerOptions(random_start=True, config={"episode": {"maxSteps": 100}})
    races = races_of(load_driver("flat-out"), options, episode_seeds(4, 0))
    seen = races.drive()
    assert best_stretch(seen) is None
    shown = best_or_longest(seen)
    assert seen.distances_m[shown.car] == seen.distances_m.max()
    line = trace(races, shown)
    assert line.lap is None
    assert len(line.x_m) == 100
    gains = np.diff(line.distance_m) % CIRCUIT.length_m
    assert gains.sum() == pytest.approx(seen.distances_m.max(), abs=1.0)
