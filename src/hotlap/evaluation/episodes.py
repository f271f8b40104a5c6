"""Drive episodes to their end and note what happened in them."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol, cast

import gymnasium
import numpy as np
from numpy.typing import NDArray

from hotlap.drivers.scripted import ReferenceDriver
from hotlap.envs.batch import RacerBatch
from hotlap.envs.inputs import read_actions
from hotlap.envs.options import RacerOptions
from hotlap.envs.step_columns import RETURN, TERMINATED, TRUNCATED
from hotlap.evaluation.laps import Lap, LapTimer
from hotlap.sim.columns import GAIN, TICK, WALL
from hotlap.tracks import Track

LONGEST = 2000
"""Step limit for environments that have none."""

Progress = Callable[[int, int], None]
"""Called with how much is done, and of how much."""


class ActFn(Protocol):
    """Anything that turns a batch of observations into actions."""

    def __call__(self, observation: Any) -> NDArray[Any]:
        """Actions, one row per observation."""
        ...


@dataclass
class Episodes:
    """What happened: rewards as the environment gave them; the other fields are for races only."""

    rewards: NDArray[np.float64]
    lengths: NDArray[np.int64]
    laps: list[Lap] = field(default_factory=list)
    wall_contacts: NDArray[np.int64] | None = None
    tracks: list[Track] = field(default_factory=list)
    """Of each episode."""
    distances_m: NDArray[np.float64] | None = None
    """How far each car got along the centreline."""
    standard_car: bool = True
    """Whether no car had another grip, mass or power."""

    @property
    def is_race(self) -> bool:
        """Whether these were races."""
        return self.wall_contacts is not None

    def best_lap(self, track: Track | None = None) -> Lap | None:
        """The quickest lap that was finished, clean or not, flying or not; of one track if it is named."""
        laps = [
            lap
            for lap in self.laps
            if track is None or self.tracks[lap.episode].fingerprint == track.fingerprint
        ]
        return min(laps, key=lambda lap: lap.seconds, default=None)

    def longest_drive(self) -> int:
        """The episode whose car got furthest."""
        assert self.distances_m is not None, "only cars drive"
        return int(np.argmax(self.distances_m))


def episode_seeds(episodes: int, *key: int) -> list[int]:
    """A seed for each episode, derived from the numbers of the key."""
    return [int(seed) for seed in np.random.SeedSequence(key).generate_state(episodes)]


def race(
    driver: ActFn | ReferenceDriver,
    options: RacerOptions,
    seeds: Sequence[int],
    watch: Callable[[RacerBatch], None] = lambda batch: None,
) -> Episodes:
    """Drive one episode per seed, all at once, each car to the end of its own.

    Reference drivers see the world at every tick; others get observations and hold an action for
    `action_repeat` ticks. `watch` is called after every tick.
    """
    cars = len(seeds)
    batch = RacerBatch(cars, replace(options, action_repeat=1))
    observation = batch.reset(np.arange(cars), list(seeds))
    record = _RaceRecord(batch, standing_start=not options.random_start)
    record.seen.standard_car = not options.randomize
    controls = np.zeros((cars, 3))
    scripted = driver if isinstance(driver, ReferenceDriver) else None
    for tick in itertools.count():
        if scripted is not None:
            controls = scripted.controls(batch.world)
        elif tick % options.action_repeat == 0:
            controls = read_actions(cast(ActFn, driver)(observation), cars)
        observation = batch.step(controls)
        watch(batch)
        if not record.note_tick():
            break
    return record.seen


class _RaceRecord:
    """What happens to every car until the end of its episode."""

    def __init__(self, batch: RacerBatch, *, standing_start: bool) -> None:
        cars = batch.cars
        self._batch = batch
        self._laps = LapTimer(batch, standing_start=standing_start)
        self._driving = np.ones(cars, dtype=bool)
        self._touching = np.zeros(cars, dtype=bool)
        self._contacts = np.zeros(cars, dtype=np.int64)
        tracks = [batch.track_of(car) for car in range(cars)]
        self._distances = np.zeros(cars)
        self.seen = Episodes(
            np.zeros(cars), np.zeros(cars, dtype=np.int64), [], self._contacts, tracks, self._distances
        )

    def note_tick(self) -> bool:
        """Record the tick that was just driven; returns whether any episode is still running."""
        score, tally, driving = self._batch.score, self._batch.world.tally, self._driving
        at_wall = tally[:, WALL] > 0
        self._contacts += driving & at_wall & ~self._touching
        self._touching = at_wall
        self._distances += np.where(driving, self._batch.world.motion[:, GAIN], 0.0)
        self.seen.laps += self._laps.finished(driving)
        ended = driving & ((score[:, TERMINATED] + score[:, TRUNCATED]) > 0.0)
        self.seen.rewards[ended] = score[ended, RETURN]
        self.seen.lengths[ended] = tally[ended, TICK]
        driving &= ~ended
        return bool(driving.any())


def play(
    act: ActFn,
    env: gymnasium.Env[Any, Any],
    seeds: Sequence[int],
    progress: Progress = lambda done, total: None,
) -> Episodes:
    """Drive one episode per seed of a Gymnasium environment, one after the other.

    An environment without a step limit gets one of `LONGEST` steps: an untrained driver might never end.
    """
    limited = env.spec is not None and env.spec.max_episode_steps is not None
    rewards: list[float] = []
    lengths: list[int] = []
    for seed in seeds:
        progress(len(rewards), len(seeds))
        observation, _ = env.reset(seed=seed)
        total, steps, ended = 0.0, 0, False
        while not ended:
            action = act(np.asarray(observation)[None])[0]
            observation, reward, terminated, truncated, _ = env.step(action)
            total, steps = total + float(reward), steps + 1
            ended = terminated or truncated or (not limited and steps >= LONGEST)
        rewards.append(total)
        lengths.append(steps)
    return Episodes(np.array(rewards), np.array(lengths, dtype=np.int64))
