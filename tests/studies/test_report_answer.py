"""What a study's finished runs show: from files on disk to groups, pairs and curves."""

import numpy as np
import pytest
from studies.made_up_study import RACER_CONFIG, STEPS, evaluation, finish, make_study, runs_of, write_events

from hotlap.errors import UsageError
from hotlap.evaluation.aggregates import interquartile_mean
from hotlap.runs.results import ExperimentResults
from hotlap.studies.attempts import FAILED, STARTED, AttemptLog
from hotlap.studies.plan import PlannedRun
from hotlap.studies.scores import group_names, read_answer


def of_group(found, group, environment=0):
    return next(of for of in found.environments[environment].groups if of.group == group)


def test_a_run_scores_by_its_last_evaluation(tmp_path):
    folder = make_study(tmp_path / "study")
    for run in runs_of(folder):
        finish(folder, run, 999.0, float(run.seed + (10 if run.algorithm == "a2c" else 0)))
    found = read_answer(folder)
    assert (found.study, found.planned, found.finished, found.missing) == ("study", 10, 10, {})
    ppo = of_group(found, "ppo")
    assert ppo.seeds == [0, 1, 2, 3, 4]
    assert ppo.scores["reward"] == [0.0, 1.0, 2.0, 3.0, 4.0]
    assert ppo.iqm["reward"].value == 2.0
    assert ppo.iqm["reward"].ci95[0] < 2.0 < ppo.iqm["reward"].ci95[1]
    assert ppo.iqm["gap"] is None
    (pair,) = found.environments[0].pairs
    assert (pair.first, pair.second, pair.probability.value) == ("ppo", "a2c", 0.0)


def test_planned_runs_without_results_are_missing_with_their_reason(tmp_path):
    folder = make_study(tmp_path, algorithms=["ppo"], seeds="0-5")
    runs = runs_of(folder)
    finish(folder, runs[0], 1.0)
    assert folder.run(runs[1]).exists() is False
    write_events(finish(folder, runs[2], 1.0), [])
    folder.run(runs[2]).results.unlink()
    finish(folder, runs[3])
    stopped = finish(folder, runs[4], 1.0)
    text = ExperimentResults.load(stopped.results)
    type(text)(**{**text.__dict__, "stopped_early": True}).save(stopped.results)
    damaged = finish(folder, runs[5], 1.0)
    damaged.config.write_text("{")
    found = read_answer(folder)
    reasons = [found.missing[run.key] for run in runs[1:]]
    assert found.finished == 1
    assert reasons[0] == "not started"
    assert reasons[1] == f"not finished, at {STEPS:,} of {STEPS:,} steps"
    assert "has no evaluation" in reasons[2]
    assert reasons[3] == "a callback stopped it early"
    assert "cannot be read" in reasons[4]


def test_a_missing_run_whose_last_attempt_failed_is_missing_for_that_reason(tmp_path):
    folder = make_study(tmp_path)
    first, second, *_ = runs_of(folder)
    finish(folder, first, 1.0)
    log = AttemptLog(folder.attempts)
    log.append(STARTED, run=second.key, attempt=1)
    log.append(FAILED, run=second.key, attempt=1, reason="the disk is full\nand more")
    assert read_answer(folder).missing[second.key] == "failed: the disk is full"


def test_a_study_without_a_finished_run_is_a_users_error(tmp_path):
    folder = make_study(tmp_path)
    with pytest.raises(UsageError, match=r"no run of the study in .* has finished yet \(0 of 10\)"):
        read_answer(folder)


def test_groups_are_named_by_what_tells_those_of_their_algorithm_apart():
    runs = [
        PlannedRun("CartPole-v1", "ppo", 0, settings={"evaluate_every": 10}),
        PlannedRun("racer", "ppo", 0, settings={"evaluate_every": 20, "gamma": 0.9}),
        PlannedRun("racer", "ppo", 0, settings={"evaluate_every": 20, "gamma": 0.99}),
        PlannedRun("racer", "sac", 0, preset="sb3", settings={"evaluate_every": 20, "gamma": 0.99}),
    ]
    names = list(group_names(runs).values())
    assert names == ["ppo", "ppo gamma=0.9", "ppo gamma=0.99", "sac"]


def race(folder, run, gap, **more):
    finish(
        folder, run, 1.0, racer_config=RACER_CONFIG, gap=gap,
        flying_lap=None if gap is None else 19.0 * (1.0 + gap), clean=1.0, **more,
    )  # fmt: skip


def test_the_racer_is_compared_by_its_gap_too(tmp_path):
    folder = make_study(tmp_path, environments=["racer"])
    for run in runs_of(folder):
        race(folder, run, gap=0.1 if run.algorithm == "ppo" else 0.2)
    (racer,) = read_answer(folder).environments
    assert racer.profiled == "gap"
    chances = {pair.score: pair.probability.value for pair in racer.pairs}
    assert chances == {"gap": 1.0, "reward": 0.5}
    assert racer.groups[0].iqm["gap"].value == pytest.approx(0.1)
    assert racer.groups[0].iqm["flying_lap"].value == pytest.approx(20.9)


def test_a_run_without_a_flying_lap_ranks_last_and_leaves_its_group_without_a_mean(tmp_path):
    folder = make_study(tmp_path, environments=["racer"], seeds="0-3")
    for run in runs_of(folder):
        slow = 0.3 if run.algorithm == "a2c" else 0.1
        race(folder, run, gap=None if (run.algorithm, run.seed) == ("ppo", 2) else slow)
    (racer,) = read_answer(folder).environments
    ppo, a2c = racer.groups
    assert ppo.iqm["gap"] is ppo.iqm["flying_lap"] is None
    assert a2c.iqm["gap"] is not None
    (pair,) = [pair for pair in racer.pairs if pair.score == "gap"]
    assert pair.probability.value == 0.75
    assert (ppo.profile.value[-1], a2c.profile.value[-1]) == (0.75, 1.0)


def test_where_a_limit_is_unknown_runs_are_compared_by_reward_alone(tmp_path):
    folder = make_study(tmp_path, environments=["racer"])
    for run in runs_of(folder):
        finish(folder, run, 1.0, racer_config=RACER_CONFIG, flying_lap=20.0, clean=1.0)
    (racer,) = read_answer(folder).environments
    assert racer.profiled == "reward"
    assert {pair.score for pair in racer.pairs} == {"reward"}


def test_groups_with_other_rewards_are_not_compared_by_reward(tmp_path):
    folder = make_study(
        tmp_path, environments=["Pendulum-v1"], algorithms=["sac"], env_settings={"g": [9, 5]}
    )
    for run in runs_of(folder):
        finish(folder, run, 1.0, env_options=dict(run.env_settings))
    (pendulum,) = read_answer(folder).environments
    assert not pendulum.rewards_compare
    assert pendulum.pairs == []
    assert [of.profile for of in pendulum.groups] == [None, None]
    assert [of.group for of in pendulum.groups] == ["sac g=9", "sac g=5"]


def test_over_environments_there_are_probabilities_and_gaps_but_no_mean_reward(tmp_path):
    folder = make_study(tmp_path, environments=["racer", "racer:gauntlet"])
    for run in runs_of(folder):
        quick = run.algorithm == "ppo" and run.environment == "racer"
        race(folder, run, gap=0.1 + 0.01 * run.seed if quick else 0.3)
    found = read_answer(folder)
    chances = {pair.score: pair for pair in found.pairs}
    assert chances["gap"].environments == ["racer", "racer:gauntlet"]
    assert chances["gap"].probability.value == 0.75
    ppo, a2c = found.gaps
    circuit, gauntlet = (of_group(found, "ppo", place).scores["gap"] for place in range(2))
    assert ppo.iqm.value == pytest.approx(interquartile_mean(np.array([*circuit, *gauntlet])))
    assert (a2c.iqm.value, a2c.iqm.ci95) == (pytest.approx(0.3), pytest.approx([0.3, 0.3]))


def test_curves_reach_as_far_as_every_run_and_take_the_median_runs_time(tmp_path):
    folder = make_study(tmp_path, algorithms=["ppo"], seeds="0-2")
    for run, seconds in zip(runs_of(folder), (10.0, 20.0, 900.0), strict=True):
        finish(folder, run, *(float(run.seed + step) for step in range(4)), seconds=seconds)
    ppo = of_group(read_answer(folder), "ppo")
    assert ppo.reward_over_steps.x == [250.0, 500.0, 750.0, 1000.0]
    assert ppo.reward_over_steps.value == [1.0, 2.0, 3.0, 4.0]
    assert ppo.reward_over_time.x == [5.0, 10.0, 15.0, 20.0]
    assert ppo.reward_over_time.value == ppo.reward_over_steps.value
    assert ppo.seconds == 20.0


def test_runs_evaluated_at_other_steps_are_interpolated_where_both_are_known(tmp_path):
    folder = make_study(tmp_path, algorithms=["ppo"], seeds="0-1")
    first, second = runs_of(folder)
    finish(folder, first, 0.0, 1.0, 2.0, 3.0)
    finish(folder, second, 1.0, 3.0)
    curve = of_group(read_answer(folder), "ppo").reward_over_steps
    assert curve.x == [500.0, 750.0, 1000.0]
    assert curve.value == [1.0, 2.0, 3.0]


def test_an_evaluation_without_a_finite_reward_leaves_no_score_but_a_curve(tmp_path):
    folder = make_study(tmp_path, algorithms=["ppo"], seeds="0-1")
    for run in runs_of(folder):
        finish(folder, run, 1.0, None)
    ppo = of_group(read_answer(folder), "ppo")
    assert ppo.iqm["reward"] is None
    assert ppo.reward_over_steps.x == [500.0]


def test_events_of_earlier_versions_lack_newer_figures(tmp_path):
    folder = make_study(tmp_path, algorithms=["ppo"], seeds="0-1")
    older = {key: evaluation(5.0)[key] for key in ("reward_mean", "reward_std", "reward_ci95")}
    for run in runs_of(folder):
        made = finish(folder, run)
        made.events.unlink()
        found = ExperimentResults.load(made.results)
        event = {"kind": "evaluation", "timestep": STEPS, "seconds": 1.0, **older}
        type(found)(**{**found.__dict__, "evaluations": [event]}).save(made.results)
    assert of_group(read_answer(folder), "ppo").iqm["reward"].value == 5.0
