"""The races of an evaluation: which driver, on which tracks, from where. They can be driven again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial

import numpy as np

from hotlap.drivers.registry import REFERENCES
from hotlap.drivers.scripted import ReferenceDriver
from hotlap.envs.batch import RacerBatch, choose_tracks
from hotlap.envs.options import RANDOM_TRACK, RacerOptions, TrackChoice, TrackName
from hotlap.evaluation.episodes import ActFn, Episodes, Progress, race
from hotlap.policies.loading import AnyDriver, Driver
from hotlap.policies.reference import ScriptedDriver

_TICKS_PER_REPORT = 20


@dataclass(frozen=True)
class Races:
    """One race per seed. Driving them again gives the same races, tick for tick."""

    title: str
    options: RacerOptions
    seeds: list[int]
    begin: Callable[[], ActFn | ReferenceDriver]
    """Makes a new driver: its random generator and its memory start over."""
    independent: bool = False
    """Whether a race does not depend on the others of its batch."""

    def drive(self, watch: Callable[[RacerBatch], None] = lambda batch: None) -> Episodes:
        """Drive them all at once; `watch` is called after every tick."""
        return race(self.begin(), self.options, self.seeds, watch)

    def with_car(self, car: int) -> tuple[Races, int]:
        """The fewest races in which this car drives the same one, and its index among them."""
        if not self.independent:
            return self, car
        tracks, track_of = choose_tracks(self.options, len(self.seeds))
        options = replace(self.options, track=tracks[track_of[car]])
        return replace(self, options=options, seeds=[self.seeds[car]]), 0


def races_of(
    driver: AnyDriver, options: RacerOptions, seeds: list[int], *, deterministic: bool = True, seed: int = 0
) -> Races:
    """A driver's races with these options."""
    if isinstance(driver, ScriptedDriver):
        return _reference_races(driver.name, options, seeds, seed)
    begin = partial(acting, driver, deterministic=deterministic, seed=seed)
    return Races(driver.title, options, seeds, begin, independent=deterministic)


def reference_races(races: Races, seed: int) -> Iterator[Races]:
    """The same races for each reference driver, except the one that drives them already."""
    for name in REFERENCES:
        if name != races.title:
            yield _reference_races(name, races.options, races.seeds, seed)


def _reference_races(name: str, options: RacerOptions, seeds: list[int], seed: int) -> Races:
    def begin() -> ReferenceDriver:
        tracks, _ = choose_tracks(options, len(seeds))
        return REFERENCES[name](tracks, seed)

    return Races(name, options, seeds, begin)


def acting(driver: Driver, *, deterministic: bool = True, seed: int = 0) -> ActFn:
    """How a driver acts: its likeliest action, or a sampled one."""
    if deterministic:
        return driver.act
    return partial(driver.act, deterministic=False, rng=np.random.default_rng(seed))


def race_options(driver: AnyDriver, track: TrackName | None, start: str, episodes: int) -> RacerOptions:
    """The options a driver is evaluated with: those of its training, except for track and start."""
    trained = RacerOptions(**driver.env_options)
    chosen: TrackChoice = track or trained.track
    if isinstance(chosen, str) and chosen == RANDOM_TRACK:
        # Training draws from a pool of random tracks; evaluation takes others.
        chosen = [f"random:{seed}" for seed in range(episodes)]
    return replace(trained, track=chosen, random_start=start == "random")


class TickProgress:
    """Reports progress in ticks over the races of several drivers."""

    def __init__(self, progress: Progress, drivers: int) -> None:
        self._progress, self._drivers = progress, drivers
        self._before = 0
        self._ticks = 0

    def __call__(self, batch: RacerBatch) -> None:
        """After a tick."""
        self._ticks += 1
        if self._ticks % _TICKS_PER_REPORT == 0:
            most = int(batch.config.episode["maxSteps"])
            self._progress(self._before * most + self._ticks, self._drivers * most)

    def next_driver(self) -> None:
        """One driver's races are over."""
        self._before, self._ticks = self._before + 1, 0
