"""Comparison of runs: its statistics by hand, and real runs end to end."""

import json

import numpy as np
import pytest
from command import hotlap
from training.short_runs import trainer

from hotlap.evaluation.comparison import (
    FINISHED,
    LAP,
    REWARD,
    Run,
    compare,
    group_runs,
    score_run,
)
from hotlap.evaluation.labels import short_labels
from hotlap.policies.loading import load_driver


def made_up(name, mean, seed):
    rng = np.random.default_rng(seed)
    return Run(name, None, {REWARD: rng.normal(mean, 1.0, 50)})


def test_groups_far_apart_are_told_apart_and_equal_ones_are_not():
    apart = compare({"a": [made_up("a1", 5.0, 1), made_up("a2", 5.2, 2)], "b": [made_up("b1", 0.0, 3)]})
    assert apart["groups"]["a"][REWARD]["ci95"][0] > apart["groups"]["b"][REWARD]["ci95"][1]
    assert apart["pairs"][0][REWARD]["ci95"][0] > 0.95
    same = compare({"a": [made_up("a1", 1.0, 1)], "b": [made_up("b1", 1.0, 2)]})
    low, high = same["pairs"][0][REWARD]["ci95"]
    assert low < 0.5 < high


def test_more_runs_than_one_make_the_interval_wider_where_runs_differ():
    one = compare({"a": [made_up("1", 0.0, 1)], "b": [made_up("2", 0.0, 2)]})
    several = compare({"a": [made_up(str(n), 3.0 * n, n) for n in range(4)], "b": [made_up("2", 0.0, 2)]})
    width = [np.diff(found["groups"]["a"][REWARD]["ci95"])[0] for found in (one, several)]
    assert width[1] > 3.0 * width[0]


@pytest.fixture(scope="module")
def runs(tmp_path_factory):
    out = tmp_path_factory.mktemp("runs")
    folders = []
    for algorithm, seed in (("ppo", 1), ("ppo", 2), ("a2c", 1)):
        run = trainer(out, algorithm, "CartPole-v1", seed=seed, steps=64)
        run.run()
        folders.append(run.folder.path)
    return folders


def test_runs_that_differ_in_their_seed_alone_are_one_group(runs):
    scored = [score_run(str(path), load_driver(path), episodes=2, seed=0) for path in runs]
    assert [len(group) for group in group_runs(scored).values()] == [2, 1]
    assert list(group_runs(scored[:2])) == ["CartPole-v1 ppo sb3"]


def test_runs_that_differ_in_their_settings_are_two_groups(runs, tmp_path):
    other = trainer(tmp_path, "ppo", "CartPole-v1", seed=1, steps=64, settings={"learning_rate": 0.5})
    other.run()
    paths = [runs[0], runs[1], other.folder.path]
    scored = [score_run(str(path), load_driver(path), episodes=2, seed=0) for path in paths]
    assert [len(group) for group in group_runs(scored).values()] == [2, 1]


def test_a_run_that_is_alone_keeps_the_name_that_it_was_given(runs):
    names = ["circuit-best", "casual-human"]
    scored = [score_run(name, load_driver(name), episodes=1, seed=0, track="circuit") for name in names]
    assert list(group_runs(scored)) == names


@pytest.mark.parametrize(
    ("sources", "labels"),
    [
        (["out/racer/ppo_seed1", "out/racer/ppo_seed2"], ["ppo_seed1", "ppo_seed2"]),
        (["out/racer/ppo_seed1/", "old/racer/ppo_seed1"], ["out/racer/ppo_seed1", "old/racer/ppo_seed1"]),
        (["a/racer/ppo", "a/lander/ppo", "circuit-best"], ["racer/ppo", "lander/ppo", "circuit-best"]),
    ],
)
def test_a_label_is_the_shortest_end_of_the_path_that_no_other_run_has(sources, labels):
    assert short_labels(sources) == labels


def test_drivers_of_different_tracks_are_compared_on_one_track_or_not_at_all():
    refused = hotlap("compare", "circuit-best", "gauntlet-best", "--episodes", "2")
    assert refused.returncode == 2
    assert "different tracks (circuit-best on circuit, gauntlet-best on gauntlet)" in refused.stderr
    assert "--track circuit" in refused.stderr
    both = hotlap(
        "compare", "circuit-best", "gauntlet-best", "--track", "circuit", "--episodes", "2", "--json"
    )
    assert json.loads(both.stdout)["track"] == "circuit"


def test_reference_drivers_race_on_the_track_of_the_trained_ones():
    found = json.loads(hotlap("compare", "gauntlet-best", "flat-out", "--episodes", "3", "--json").stdout)
    assert found["track"] == "gauntlet"
    assert list(found["groups"]) == ["gauntlet-best", "flat-out"]
    assert found["pairs"][0][LAP]["probability"] == 1.0


def lapper(name, completion, lap):
    finished = np.zeros(20)
    finished[: round(20 * completion)] = 1.0
    return Run(name, None, {REWARD: np.ones(20), FINISHED: finished, LAP: np.full(int(finished.sum()), lap)})


@pytest.mark.parametrize(("completion", "verdict"), [(0.1, False), (0.45, False), (0.5, True), (1.0, True)])
def test_a_driver_that_rarely_finishes_a_lap_gets_no_verdict_on_lap_times(completion, verdict):
    rare, sure = lapper("rare", completion, 0.8), lapper("sure", 1.0, 0.9)
    found = compare({"rare": [rare], "sure": [sure]})
    assert (found["pairs"][0][LAP] is not None) is verdict
    assert ("rare" in found["no_lap_verdict"]) is not verdict
    assert found["groups"]["rare"][FINISHED]["iqm"] == completion


def test_a_driver_without_a_flying_lap_can_be_compared():
    none = Run("none", None, {REWARD: np.zeros(20), FINISHED: np.zeros(20)})
    found = compare({"none": [none], "sure": [lapper("sure", 1.0, 0.9)]})
    assert found["groups"]["none"][LAP] is None
    assert found["groups"]["sure"][LAP]["iqm"] == pytest.approx(0.9)
    assert found["pairs"][0][LAP] is None


def test_different_environments_and_the_same_run_twice_are_refused(runs):
    mixed = hotlap("compare", runs[0], "circuit-best")
    assert mixed.returncode == 2
    assert "CartPole-v1 and racer have nothing to compare" in mixed.stderr
    assert hotlap("compare", runs[0], runs[0]).returncode == 2


def test_the_command_prints_draws_and_gives_json(runs, tmp_path):
    picture = tmp_path / "c.png"
    shown = hotlap("compare", *runs, "--episodes", "3", "--picture", picture)
    assert shown.returncode == 0, shown.stderr
    assert "Probability" in shown.stdout
    assert picture.read_bytes().startswith(b"\x89PNG")
    both = f"both={runs[0]},{runs[1]}"
    found = json.loads(hotlap("compare", both, runs[2], "--episodes", "2", "--json").stdout)
    assert len(found["groups"]["both"]["runs"]) == 2


def test_a_comparison_of_one_is_refused(runs):
    refused = hotlap("compare", runs[0])
    assert refused.returncode == 2
    assert "two runs" in refused.stderr
