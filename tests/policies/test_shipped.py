"""The drivers that come with the package: what their record says of them is so."""

import shlex
from dataclasses import replace

import pytest
from command import hotlap
from training.short_runs import resolved_config

from hotlap.evaluation.evaluate import drive, evaluate
from hotlap.policies.loading import load_driver
from hotlap.policies.shipped import SHIPPED_FOLDER, shipped_drivers
from hotlap.tracks import NAMED_TRACKS
from hotlap.training.algorithms import find_algorithm
from hotlap.training.config.hyperparameters import known_hyperparameters

BEST = [f"{track}-best" for track in NAMED_TRACKS]
SHIPPED = [*BEST, "generalist"]


def test_each_track_has_its_driver_and_every_file_its_record():
    assert sorted(shipped_drivers()) == sorted(SHIPPED)
    assert sorted(file.stem for file in SHIPPED_FOLDER.glob("*.zip")) == sorted(SHIPPED)


@pytest.mark.parametrize("name", SHIPPED)
def test_its_figures_come_out_again(name):
    """Simulator and policy give the same bits on every machine, and so the same figures."""
    found = evaluate(load_driver(name), references=False).as_dict()
    recorded = shipped_drivers()[name]["figures"]
    assert {key: found[key] for key in recorded} == recorded


@pytest.mark.parametrize("name", BEST)
@pytest.mark.parametrize("start", ["random", "grid"])
def test_the_best_drivers_lap_cleanly_from_anywhere(name, start):
    found = evaluate(load_driver(name), episodes=100, start=start, references=False).figures
    assert found.completion_rate == found.clean_episode_rate == 1.0
    assert found.flying_lap_over_t_c < 1.0


def with_a_clean_lap(track):
    seen = drive(load_driver("generalist"), episodes=100, track=track)
    return len({lap.episode for lap in seen.laps if lap.clean})


def test_the_generalist_laps_cleanly_on_tracks_it_has_never_seen():
    assert with_a_clean_lap("random") >= 95


@pytest.mark.parametrize("track", NAMED_TRACKS)
def test_the_generalist_laps_cleanly_on_every_named_track(track):
    assert with_a_clean_lap(track) >= 95


@pytest.mark.parametrize("name", SHIPPED)
def test_it_was_made_by_the_command_that_its_record_names(name):
    _, verb, environment, *options = shlex.split(shipped_drivers()[name]["command"])
    given = dict(zip(options[::2], options[1::2], strict=True))
    plan = resolved_config(environment, seed=int(given["--seed"]), preset=given["--preset"])
    assert verb == "train"
    made_by = load_driver(name).config
    known = known_hyperparameters(find_algorithm("ppo"))
    assert replace(made_by, hyperparameters={**known, **made_by.hyperparameters}) == plan


def test_the_command_lists_them():
    listed = hotlap("drivers").stdout
    assert all(name in listed for name in SHIPPED)


def test_a_misspelled_name_is_corrected():
    done = hotlap("evaluate", "circuit-bset")
    assert done.returncode == 2
    assert "did you mean 'circuit-best'?" in done.stderr
