"""`evaluate`: a driver, an environment that fits it, episodes, figures; and the same for references."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import numpy as np

from hotlap.drivers.registry import REFERENCES
from hotlap.envs.batch import choose_tracks
from hotlap.envs.gymnasium_env import make_gymnasium_env
from hotlap.envs.options import RANDOM_TRACK, RacerOptions, TrackChoice
from hotlap.errors import UsageError
from hotlap.evaluation.episodes import ActFn, Episodes, episode_seeds, play, race
from hotlap.evaluation.statistics import Figures, summarise
from hotlap.numerics.checks import check_whole_number
from hotlap.policies.loading import Driver
from hotlap.runs.compatibility import check_fingerprints, check_spaces
from hotlap.runs.config import check_seed

STARTS = ("random", "grid")
_AS_TRAINED = ("action_repeat", "observation")


@dataclass(frozen=True)
class Evaluation:
    """A driver's figures, and for a race those of the reference drivers in the same episodes."""

    figures: Figures
    references: dict[str, Figures]

    def as_dict(self) -> dict[str, Any]:
        """By the contract's names."""
        beside = {name: figures.as_dict() for name, figures in self.references.items()}
        return {**self.figures.as_dict(), "references": beside}


def evaluate(
    driver: Driver,
    *,
    episodes: int = 100,
    track: str | None = None,
    start: str = "random",
    seed: int = 0,
    deterministic: bool = True,
    ignore_physics: bool = False,
    references: bool = True,
) -> Evaluation:
    """Drive episodes with raw rewards and frozen normalisation."""
    seen = drive(
        driver, episodes=episodes, track=track, start=start, seed=seed,
        deterministic=deterministic, ignore_physics=ignore_physics,
    )  # fmt: skip
    beside: dict[str, Figures] = {}
    if references and seen.is_race:
        options = race_options(driver, track, start, episodes)
        beside = _references(options, episode_seeds(episodes, seed), seed)
    return Evaluation(summarise(seen), beside)


def drive(
    driver: Driver,
    *,
    episodes: int,
    track: str | None = None,
    start: str = "random",
    seed: int = 0,
    deterministic: bool = True,
    ignore_physics: bool = False,
    default_rewards: bool = False,
) -> Episodes:
    """The episodes of an evaluation, with the rewards of the driver's training or the default ones."""
    check_whole_number("episodes", episodes)
    check_seed(seed)
    if start not in STARTS:
        raise UsageError(f"unknown start '{start}'; choose {' or '.join(STARTS)}")
    seeds = episode_seeds(episodes, seed)
    act = acting(driver, deterministic=deterministic, seed=seed)
    name = driver.config.environment_name
    if name.track is None:
        if track is not None:
            raise UsageError(f"--track {track}: {driver.name} drives {name.text}, which has no tracks")
        return _play(driver, act, seeds)
    options = race_options(driver, track, start, episodes)
    if default_rewards:
        options = replace(options, config=None)
    check_fingerprints(driver.name, driver.fingerprints, options, ignore_physics=ignore_physics)
    return race(act, options, seeds)


def acting(driver: Driver, *, deterministic: bool = True, seed: int = 0) -> ActFn:
    """The driver's way to act: its likeliest action, or one drawn."""
    if deterministic:
        return driver.act
    return partial(driver.act, deterministic=False, rng=np.random.default_rng(seed))


def race_options(driver: Driver, track: str | None, start: str, episodes: int) -> RacerOptions:
    """The races that a driver is evaluated in: as it was trained, but for the track and the start."""
    trained = driver.config
    chosen: TrackChoice = track or trained.track or ""
    if chosen == RANDOM_TRACK:
        # Training draws from a pool of random tracks; evaluation takes others.
        chosen = [f"random:{seed}" for seed in range(episodes)]
    return RacerOptions(
        chosen,
        config=trained.racer_config,
        random_start=start == "random",
        **{name: value for name, value in trained.env_options.items() if name in _AS_TRAINED},
    )


def _references(options: RacerOptions, seeds: list[int], seed: int) -> dict[str, Figures]:
    """The figures of every reference driver in the same races."""
    tracks, _ = choose_tracks(options, len(seeds))
    return {name: summarise(race(make(tracks, seed), options, seeds)) for name, make in REFERENCES.items()}


def _play(driver: Driver, act: ActFn, seeds: list[int]) -> Episodes:
    config = driver.config
    env = make_gymnasium_env(config.environment, config.env_options, config.wrappers)
    try:
        check_spaces(driver.name, driver.checkpoint.driver["spaces"], env.observation_space, env.action_space)
        return play(act, env, seeds)
    finally:
        env.close()
