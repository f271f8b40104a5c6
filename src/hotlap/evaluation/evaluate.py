"""`evaluate`: drive episodes of a driver in its environment, and of the reference drivers beside it."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, replace
from typing import Any

import gymnasium

from hotlap.envs.options import RacerOptions, TrackName
from hotlap.errors import UsageError
from hotlap.evaluation.episodes import ActFn, Episodes, Progress, episode_seeds, play
from hotlap.evaluation.races import Races, TickProgress, acting, race_options, races_of, reference_races
from hotlap.evaluation.statistics import Figures, summarise
from hotlap.laptime.stored import stored_limit
from hotlap.numerics.checks import check_whole_number
from hotlap.policies.loading import AnyDriver, Driver, load_driver
from hotlap.runs.compatibility import check_fingerprints, check_spaces
from hotlap.runs.config import check_seed

STARTS = ("random", "grid")


@dataclass(frozen=True)
class Driven:
    """Races that were driven, and what happened in them."""

    races: Races
    seen: Episodes


@dataclass(frozen=True)
class Evaluation:
    """A driver's figures, and for a race those of the reference drivers in the same episodes."""

    figures: Figures
    references: dict[str, Figures]
    driven: list[Driven] = field(default_factory=list, compare=False, repr=False)
    """The races behind the figures, the driver's first; empty for other environments."""

    def as_dict(self) -> dict[str, Any]:
        """By the contract's names."""
        beside = {name: figures.as_dict() for name, figures in self.references.items()}
        return {**self.figures.as_dict(), "references": beside}


def evaluate(
    driver: str | os.PathLike[str] | AnyDriver,
    *,
    episodes: int = 100,
    track: TrackName | None = None,
    start: str = "random",
    seed: int = 0,
    deterministic: bool = True,
    ignore_physics: bool = False,
    references: bool = True,
    progress: Progress = lambda done, total: None,
) -> Evaluation:
    """Drive episodes with raw rewards and frozen normalisation, beside the reference drivers.

    The driver is one that `load_driver` gave, or what `load_driver` takes. `start` is `random` (anywhere on
    the lap) or `grid`; `track` is another track than it was trained on, or `random` for a new one each
    episode. The same arguments give the same figures.
    """
    loaded = driver if isinstance(driver, AnyDriver) else load_driver(driver)
    _check(episodes, start, seed)
    if isinstance(loaded, Driver) and not loaded.is_racer:
        seeds = episode_seeds(episodes, seed)
        act = acting(loaded, deterministic=deterministic, seed=seed)
        return Evaluation(summarise(_play(loaded, act, seeds, track, progress)), {})
    options = race_options(loaded, track, start, episodes)
    check_fit(loaded, options, ignore_physics=ignore_physics)
    races = races_of(loaded, options, episode_seeds(episodes, seed), deterministic=deterministic, seed=seed)
    every = [races, *(reference_races(races, seed) if references else ())]
    driven = _drive_all(every, progress)
    figures = {item.races.title: summarise(item.seen, stored_limit) for item in driven}
    return Evaluation(figures.pop(races.title), figures, driven)


def _drive_all(races: list[Races], progress: Progress) -> list[Driven]:
    ticks, driven = TickProgress(progress, len(races)), []
    for each in races:
        driven.append(Driven(each, each.drive(ticks)))
        ticks.next_driver()
    return driven


def drive(
    driver: AnyDriver,
    *,
    episodes: int,
    track: TrackName | None = None,
    start: str = "random",
    seed: int = 0,
    default_rewards: bool = False,
    progress: Progress = lambda done, total: None,
) -> Episodes:
    """The episodes of an evaluation, with the rewards of the driver's training or the default ones."""
    _check(episodes, start, seed)
    seeds = episode_seeds(episodes, seed)
    if isinstance(driver, Driver) and not driver.is_racer:
        return _play(driver, driver.act, seeds, track, progress)
    options = race_options(driver, track, start, episodes)
    check_fit(driver, options)
    if default_rewards:
        options = replace(options, config=None)
    return races_of(driver, options, seeds, seed=seed).drive(TickProgress(progress, 1))


def check_fit(driver: AnyDriver, options: RacerOptions, *, ignore_physics: bool = False) -> None:
    """Refuse a trained driver of another physics, observation or track geometry than this install's."""
    if isinstance(driver, Driver):
        check_fingerprints(driver.name, driver.fingerprints, options, ignore_physics=ignore_physics)


def _play(
    driver: Driver, act: ActFn, seeds: list[int], track: TrackName | None, progress: Progress
) -> Episodes:
    if track is not None:
        raise UsageError(f"--track {track}: {driver.name} drives {driver.environment}, which has no tracks")
    try:
        env = driver.make_env()
    except (gymnasium.error.Error, ImportError) as error:
        raise UsageError(f"{driver.environment} cannot be made: {error}") from error
    try:
        check_spaces(driver.name, driver.checkpoint.driver["spaces"], env.observation_space, env.action_space)
        return play(act, env, seeds, progress)
    finally:
        env.close()


def _check(episodes: int, start: str, seed: int) -> None:
    check_whole_number("episodes", episodes)
    check_seed(seed)
    if start not in STARTS:
        raise UsageError(f"unknown start '{start}'; choose {' or '.join(STARTS)}")
