"""`evaluate`: a driver, an environment that fits it, episodes, figures; and the same for references."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import gymnasium
import numpy as np

from hotlap.drivers.loading import Driver
from hotlap.drivers.references import REFERENCES
from hotlap.envs.batch import RacerOptions, TrackChoice, choose_tracks
from hotlap.envs.names import parse_environment
from hotlap.evaluation.episodes import Acts, Episodes, episode_seeds, play, race
from hotlap.evaluation.fit import check_fingerprints, check_spaces
from hotlap.evaluation.statistics import summarise
from hotlap.sim.checks import check_whole_number

STARTS = ("random", "grid")
_AS_TRAINED = ("action_repeat", "observation")
ANY_TRACK = "random"
"""Training draws from a pool of random tracks; evaluation takes others: random:0, random:1, …"""


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
) -> dict[str, Any]:
    """Drive episodes with raw rewards and frozen normalisation; the figures of the contract."""
    seen = drive(
        driver, episodes=episodes, track=track, start=start, seed=seed,
        deterministic=deterministic, ignore_physics=ignore_physics,
    )  # fmt: skip
    beside: dict[str, Any] = {}
    if references and seen.is_race:
        options = race_options(driver, track, start, episodes)
        beside = _references(options, episode_seeds(episodes, seed), seed)
    return {**summarise(seen), "references": beside}


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
    if start not in STARTS:
        raise ValueError(f"unknown start '{start}'; choose {' or '.join(STARTS)}")
    seeds = episode_seeds(episodes, seed)
    act = acting(driver, deterministic=deterministic, seed=seed)
    name = parse_environment(driver.environment)
    if name.track is None:
        if track is not None:
            raise ValueError(f"--track {track}: {driver.name} drives {name.text}, which has no tracks")
        return _play(driver, act, name.text, seeds)
    options = race_options(driver, track, start, episodes)
    if default_rewards:
        options = replace(options, config=None)
    check_fingerprints(driver.name, driver.fingerprints, options, ignore_physics=ignore_physics)
    return race(act, options, seeds)


def acting(driver: Driver, *, deterministic: bool = True, seed: int = 0) -> Acts:
    """The driver's way to act: its likeliest action, or one drawn."""
    if deterministic:
        return driver.act
    return partial(driver.act, deterministic=False, rng=np.random.default_rng(seed))


def race_options(driver: Driver, track: str | None, start: str, episodes: int) -> RacerOptions:
    """The races that a driver is evaluated in: as it was trained, but for the track and the start."""
    trained = driver.checkpoint.manifest["plan"]
    chosen: TrackChoice = track or parse_environment(driver.environment).track or ""
    if chosen == ANY_TRACK:
        chosen = [f"random:{seed}" for seed in range(episodes)]
    return RacerOptions(
        chosen,
        config=trained["racer_config"],
        random_start=start == "random",
        **{name: value for name, value in trained["env_options"].items() if name in _AS_TRAINED},
    )


def _references(options: RacerOptions, seeds: list[int], seed: int) -> dict[str, Any]:
    """The figures of every reference driver in the same races."""
    tracks, _ = choose_tracks(options, len(seeds))
    return {name: summarise(race(make(tracks, seed), options, seeds)) for name, make in REFERENCES.items()}


def _play(driver: Driver, act: Any, environment: str, seeds: list[int]) -> Episodes:
    try:
        env = gymnasium.make(environment)
    except (gymnasium.error.Error, ImportError) as error:
        raise ValueError(f"{environment} cannot be made: {error}") from error
    try:
        check_spaces(driver.name, driver.checkpoint.driver["spaces"], env.observation_space, env.action_space)
        return play(act, env, seeds)
    finally:
        env.close()
