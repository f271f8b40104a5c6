"""The statistics of several runs, against scipy, and against rliable's figures for the same resamples."""

import json
from pathlib import Path

import numpy as np
import pytest
from scipy import stats

from hotlap.evaluation.aggregates import (
    RESAMPLES,
    estimate_improvement,
    estimate_mean,
    improvement_probability,
    interquartile_mean,
    mean_curve,
    percentile_interval,
    performance_profile,
)

RLIABLE = json.loads(Path(__file__).with_name("rliable_figures.json").read_text())
SIZES = [1, 2, 3, 4, 5, 7, 8, 10, 33]


def drawn_by_rliable(*shapes):
    """The runs that rliable draws: for each array of (runs, environments), a list of draws by environment."""
    generator = np.random.RandomState(RLIABLE["seed"])
    rounds = [[generator.choice(shape[0], shape) for shape in shapes] for _ in range(RLIABLE["resamples"])]
    by_array = [np.stack(drawn) for drawn in zip(*rounds, strict=True)]
    return [[drawn[:, :, environment] for environment in range(drawn.shape[2])] for drawn in by_array]


def assert_same(found, said):
    assert found.value == pytest.approx(said["value"][0], rel=1e-12)
    assert found.ci95 == pytest.approx([said["low"][0], said["high"][0]], rel=1e-12)


@pytest.mark.parametrize("case", RLIABLE["iqm"], ids=lambda case: str(np.shape(case["scores"])))
def test_interquartile_means_and_their_intervals_are_those_of_rliable(case):
    scores = np.array(case["scores"])
    (draws,) = drawn_by_rliable(scores.shape)
    assert_same(estimate_mean(list(scores.T), draws), case)


@pytest.mark.parametrize("case", RLIABLE["improvement"], ids=lambda case: str(np.shape(case["scores"][1])))
def test_probabilities_of_improvement_and_their_intervals_are_those_of_rliable(case):
    ours, theirs = map(np.array, case["scores"])
    first, second = drawn_by_rliable(ours.shape, theirs.shape)
    assert_same(estimate_improvement(list(ours.T), list(theirs.T), [*first, *second]), case)


def test_performance_profiles_and_their_bands_are_those_of_rliable():
    case = RLIABLE["profile"]
    scores = np.array(case["scores"])
    ((draws,),) = drawn_by_rliable(scores.shape)
    found = performance_profile(scores[:, 0], np.array(case["thresholds"]), draws)
    for name in ("value", "low", "high"):
        assert getattr(found, name) == pytest.approx(case[name], rel=1e-12)


def test_bands_of_curves_are_those_of_rliable():
    """It resamples each place by itself, so each is compared by itself."""
    case = RLIABLE["curve"]
    rows = np.array(case["scores"])
    generator = np.random.RandomState(RLIABLE["seed"])
    shape = (rows.shape[0], 1, rows.shape[1])
    draws = np.stack([generator.choice(shape[0], shape)[:, 0] for _ in range(RLIABLE["resamples"])])
    for place in range(rows.shape[1]):
        found = mean_curve(np.zeros(1), rows[:, [place]], draws[:, :, place])
        for name in ("value", "low", "high"):
            assert getattr(found, name) == pytest.approx([case[name][place]], rel=1e-12)


@pytest.mark.parametrize("size", SIZES)
def test_the_interquartile_mean_is_scipys_trimmed_mean(size):
    values = np.random.default_rng(size).normal(size=size)
    assert interquartile_mean(values) == pytest.approx(stats.trim_mean(values, 0.25), rel=1e-12)


@pytest.mark.parametrize("size", SIZES)
def test_the_probability_of_improvement_is_scipys_mann_whitney_u(size):
    rng = np.random.default_rng(size)
    first, second = rng.integers(5, size=size), rng.integers(4, size=6)
    u = stats.mannwhitneyu(first, second).statistic
    assert improvement_probability(first, second) == pytest.approx(u / (size * 6), rel=1e-12)


def test_intervals_are_those_of_scipys_bootstrap():
    """scipy draws in the same order from the same generator."""
    values = np.random.default_rng(5).normal(size=9)
    said = stats.bootstrap(
        (values,), interquartile_mean, n_resamples=RESAMPLES, method="percentile",
        rng=np.random.default_rng(0),
    )  # fmt: skip
    found = estimate_mean([values])
    assert found.ci95 == pytest.approx(list(said.confidence_interval), rel=1e-12)


def test_the_interquartile_mean_leaves_the_outer_quarters_out():
    assert interquartile_mean(np.array([-1000.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 1e9])) == 3.5
    assert interquartile_mean(np.array([1.0, 2.0, 6.0])) == 3.0


def test_the_probability_of_improvement_counts_ties_half():
    assert improvement_probability(np.array([2.0, 3.0]), np.array([1.0])) == 1.0
    assert improvement_probability(np.array([1.0]), np.array([1.0])) == 0.5
    assert improvement_probability(np.array([0.0, 2.0]), np.array([1.0, 1.0])) == 0.5


def test_a_resample_draws_within_each_environment():
    """Drawn from both together, the mean of 0 and 100 would vary."""
    found = estimate_mean([np.zeros(3), np.full(3, 100.0)])
    assert found.ci95 == [found.value, found.value] == [50.0, 50.0]


def test_the_same_scores_have_the_same_interval():
    scores = [np.random.default_rng(1).normal(size=6)]
    assert estimate_mean(scores) == estimate_mean(scores)


def test_a_resampled_probability_is_that_of_the_drawn_runs():
    rng = np.random.default_rng(3)
    first, second = rng.integers(4, size=(2, 6)).astype(float)
    draws = [rng.integers(6, size=(50, 6)) for _ in range(2)]
    each = [improvement_probability(first[ours], second[theirs]) for ours, theirs in zip(*draws, strict=True)]
    found = estimate_improvement([first], [second], draws)
    assert found.ci95 == pytest.approx(percentile_interval(np.array(each)), rel=1e-12)


def test_runs_that_rank_below_all_others_are_equal_among_themselves():
    first, second = np.array([-np.inf, 1.0]), np.array([-np.inf, 0.0])
    assert improvement_probability(first, second) == (0.5 + 0.0 + 1.0 + 1.0) / 4


def test_one_run_has_no_interval():
    assert estimate_mean([np.array([3.0])]).ci95 is None
    assert estimate_improvement([np.array([3.0])], [np.array([1.0, 2.0])]).ci95 is None
    band = mean_curve(np.arange(2.0), np.ones((1, 2)))
    assert (band.value, band.low, band.high) == ([1.0, 1.0], None, None)


def test_a_profile_falls_from_all_runs_to_none():
    scores = np.array([1.0, 2.0, 3.0, 4.0])
    found = performance_profile(scores, np.array([0.0, 1.0, 2.5, 4.0]))
    assert found.value == [1.0, 0.75, 0.5, 0.0]
    assert (found.low[0], found.high[0]) == (1.0, 1.0)
    assert found.low[2] < 0.5 < found.high[2]
