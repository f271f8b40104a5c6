"""Evaluation: episodes, figures, fingerprints."""

import gymnasium
import numpy as np
import pytest
from training.short_runs import trainer

import hotlap
from hotlap.envs.options import RacerOptions
from hotlap.evaluation import episodes
from hotlap.evaluation.episodes import episode_seeds, race
from hotlap.evaluation.evaluate import evaluate
from hotlap.evaluation.statistics import bootstrap_interval, summarise
from hotlap.policies.loading import load_driver
from hotlap.runs.errors import RunFileError


@pytest.fixture(scope="module")
def driver(tmp_path_factory):
    run = trainer(tmp_path_factory.mktemp("runs"), "ppo", "racer", normalize=True, steps=64)
    run.run()
    return load_driver(run.folder.path)


LONG = RacerOptions("circuit", config={"episode": {"maxSteps": 7000}}, random_start=True)


def creep(observation):
    """Slowly away from the nearer wall: it scrapes along, and around."""
    ahead = 1.5 * (observation[:, 3] - observation[:, 5]) + 2.0 * (observation[:, 2] - observation[:, 6])
    steer = ahead - observation[:, 13] - observation[:, 10]
    slow = observation[:, 9] < 0.22
    return np.stack([np.clip(steer, -1, 1), slow * 0.6, ~slow * 0.1], axis=1).astype(np.float32)


def test_races_equal_those_of_the_environment_one_by_one():
    seeds = episode_seeds(4, 9)
    seen = race(creep, LONG, seeds)
    assert seen.laps, "nobody finished a lap: the test would say nothing"
    assert seen.wall_contacts.sum() > 0
    laps, contacts = [], []
    for episode, seed in enumerate(seeds):
        env = hotlap.RacerEnv("circuit", config=LONG.config, random_start=True)
        observation, _ = env.reset(seed=seed)
        total, length, touches, touching, ended = 0.0, 0, 0, False, False
        while not ended:
            observation, reward, terminated, truncated, info = env.step(creep(observation[None])[0])
            total, length, ended = total + reward, length + 1, terminated or truncated
            touches += (info["wall"] < 0) and not touching
            touching = info["wall"] < 0
            if "lapTime" in info:
                laps.append((episode, info["lapTime"], info["lapClean"]))
        assert seen.rewards[episode] == pytest.approx(total)
        assert seen.lengths[episode] == length
        contacts.append(touches)
    assert sorted((lap.episode, lap.seconds, lap.clean) for lap in seen.laps) == sorted(laps)
    assert seen.wall_contacts.tolist() == contacts


def test_figures_of_races():
    figures = summarise(race(creep, LONG, episode_seeds(4, 9)))
    assert set(figures.as_dict()) >= {
        "reward_mean", "reward_std", "reward_ci95", "episodes", "completion_rate", "lap_time_median",
        "lap_time_best", "lap_time_std", "clean_lap_rate", "wall_contacts",
    }  # fmt: skip
    assert figures.lap_time_best <= figures.lap_time_median


def test_evaluation_repeats_and_depends_on_its_seed(driver):
    one = evaluate(driver, episodes=3)
    assert evaluate(driver, episodes=3) == one
    assert evaluate(driver, episodes=3, seed=1) != one
    drawn = evaluate(driver, episodes=3, deterministic=False)
    assert drawn != one
    assert evaluate(driver, episodes=3, deterministic=False) == drawn


def test_the_function_of_the_package_takes_a_driver_or_what_names_one(driver):
    assert hotlap.evaluate(driver, episodes=2) == evaluate(driver, episodes=2)
    assert hotlap.evaluate(driver.run_folder.path, episodes=2) == evaluate(driver, episodes=2)
    by_name = hotlap.evaluate("circuit-best", episodes=2, references=False)
    assert by_name.figures.completion_rate == 1.0


def test_progress_is_told_for_the_driver_and_every_reference(driver):
    told = []
    evaluate(driver, episodes=1, progress=lambda done, total: told.append((done, total)))
    done, totals = zip(*told, strict=True)
    assert set(totals) == {4 * 3000}
    assert list(done) == sorted(set(done))
    assert {each // 3000 for each in done} >= {0, 1, 2, 3}


def test_another_track_and_start(driver):
    assert evaluate(driver, episodes=2, track="gauntlet") != evaluate(driver, episodes=2)
    grid = evaluate(driver, episodes=2, start="grid")
    assert grid.figures.reward_std == 0.0
    with pytest.raises(ValueError, match="unknown start 'pits'; choose random or grid"):
        evaluate(driver, episodes=2, start="pits")
    with pytest.raises(ValueError, match="did you mean 'gauntlet'"):
        evaluate(driver, track="gauntlett")


def test_a_driver_of_other_physics_is_refused_unless_told_otherwise(driver, monkeypatch):
    from hotlap.runs import compatibility

    monkeypatch.setattr(compatibility, "physics_fingerprint", lambda: "77c1")
    with pytest.raises(RunFileError, match=r"this install has 77c1 .*Retrain, or pass --ignore-physics"):
        evaluate(driver, episodes=1)
    evaluate(driver, episodes=1, ignore_physics=True)


def test_a_track_of_the_same_name_and_other_geometry_is_refused(driver, monkeypatch):
    from hotlap.runs import compatibility

    elsewhere = evaluate(driver, episodes=1, track="gauntlet").figures
    real = compatibility._track_fingerprints
    monkeypatch.setattr(
        compatibility, "_track_fingerprints", lambda options: dict.fromkeys(real(options), "0123")
    )
    with pytest.raises(RunFileError, match="a track 'circuit' with different geometry"):
        evaluate(driver, episodes=1)
    assert evaluate(driver, episodes=1, track="gauntlet").figures == elsewhere


@pytest.mark.parametrize(("own_limit", "length"), [(None, 20), (30, 30), (10, 10)])
def test_only_an_episode_without_a_limit_of_its_own_is_ended(own_limit, length, monkeypatch):
    """Up against the wall of the cliff: the agent stays where it is, and each step costs 1."""
    monkeypatch.setattr(episodes, "LONGEST", 20)
    env = gymnasium.make("CliffWalking-v1", max_episode_steps=own_limit)
    steps = 0

    def up(observation):
        nonlocal steps
        steps += 1
        return np.zeros(1, dtype=np.int64)

    seen = episodes.play(up, env, [1, 2])
    assert steps == 2 * length
    assert seen.lengths.tolist() == [length, length]
    assert seen.rewards.tolist() == [-length, -length]


def test_the_bootstrap_interval_covers_the_mean_as_often_as_it_says():
    rng = np.random.default_rng(3)
    hits = 0
    for _ in range(200):
        low, high = bootstrap_interval(rng.normal(size=40))
        hits += low <= 0.0 <= high
    assert 0.88 <= hits / 200 <= 0.99
