"""The drivers that come with the package: what their record says of them is so."""

import shlex

import pytest
from command import hotlap

from hotlap.drivers.loading import load_driver
from hotlap.drivers.shipped import SHIPPED_FOLDER, shipped_drivers
from hotlap.evaluation.evaluate import drive, evaluate
from hotlap.tracks import NAMED_TRACKS
from hotlap.training.algorithms import PPO
from hotlap.training.hyperparameters import known_hyperparameters
from hotlap.training.plan import make_plan

BEST = [f"{track}-best" for track in NAMED_TRACKS]
SHIPPED = [*BEST, "generalist"]


def test_each_track_has_its_driver_and_all_are_small():
    assert sorted(shipped_drivers()) == sorted(SHIPPED)
    files = list(SHIPPED_FOLDER.glob("*.zip"))
    assert sorted(file.stem for file in files) == sorted(SHIPPED)
    assert sum(file.stat().st_size for file in files) < 700_000


@pytest.mark.parametrize("name", SHIPPED)
def test_its_figures_come_out_again(name):
    """Simulator and policy give the same bits on every machine, and so the same figures."""
    found = evaluate(load_driver(name), references=False)
    recorded = shipped_drivers()[name]["figures"]
    assert {key: found[key] for key in recorded} == recorded


@pytest.mark.parametrize("name", BEST)
@pytest.mark.parametrize("start", ["random", "grid"])
def test_the_best_drivers_lap_cleanly_from_anywhere(name, start):
    found = evaluate(load_driver(name), episodes=100, start=start, references=False)
    assert found["completion_rate"] == found["clean_episode_rate"] == 1.0
    assert found["flying_lap_over_t_c"] < 1.0


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
    plan = make_plan(environment, seed=int(given["--seed"]), preset=given["--preset"])
    assert verb == "train"
    made_by = load_driver(name).checkpoint.manifest["plan"]
    made_by["hyperparameters"] = {**known_hyperparameters(PPO), **made_by["hyperparameters"]}
    assert made_by == plan.as_dict()


def test_the_command_lists_them():
    listed = hotlap("drivers").stdout
    assert all(name in listed for name in SHIPPED)


def test_a_misspelled_name_is_corrected():
    done = hotlap("evaluate", "circuit-bset")
    assert done.returncode == 2
    assert "did you mean 'circuit-best'?" in done.stderr
