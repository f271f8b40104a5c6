"""Racing episodes for many cars at once: the engine behind every environment.

Knows episodes, rewards and observations, but not the interfaces of Gymnasium and stable-baselines3.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hotlap.envs.config import load_config
from hotlap.envs.inputs import StartOptions, apply_start_options, read_scales
from hotlap.envs.kernels import draw_starts, observe_cars, race_cars
from hotlap.envs.observation_terms import OBSERVATIONS, observation_kind, observation_space
from hotlap.envs.options import RANDOM_TRACK, TIME, RacerOptions
from hotlap.envs.shaping import pace_table, score_in_time, score_margin
from hotlap.envs.step_columns import (
    LAP_COMPLETED,
    OFF_TRACK,
    PROGRESS,
    RETURN,
    REWARD_KEYS,
    SCORE_COLUMNS,
    settings_of,
)
from hotlap.errors import UsageError
from hotlap.extras import explained_imports
from hotlap.numerics.threads import run_split
from hotlap.sim.columns import (
    CHECKPOINT,
    HALTED,
    LAP,
    LAP_CLEAN,
    LAP_TIME,
    POSITION,
    START,
    START_TRACK,
    TICK,
    TRACK,
)
from hotlap.sim.kernels import LANES, new_block
from hotlap.sim.world import Snapshot, World, check_arrays
from hotlap.tracks import Track, load_track

POOL_FIRST_SEED = 1_000_000
"""`track="random"` draws from random:1000000 onwards, which leaves smaller seeds for tests."""

COUNTERS = {"lap": LAP, "checkpoint": CHECKPOINT, "stepCount": TICK}
"""A car's progress counters in infos, and the columns of the tally they come from."""


class RacerBatch:
    """Episodes of `cars` cars. Each car's draws come from its own seed and episode number."""

    def __init__(self, cars: int, options: RacerOptions) -> None:
        self.config = load_config(options.config)
        self.tracks, self._track_of = choose_tracks(options, cars)
        self.world = World(
            [track.corridor for track in self.tracks],
            cars,
            options.threads,
            self.config.weights["stillnessSpeedThreshold"],
        )
        self.cars = cars
        self.observation_space = observation_space(options.observation)
        self._numbers_seen = len(OBSERVATIONS[options.observation])
        self._kind = observation_kind(options.observation)
        self._repeat = options.action_repeat
        self._random_start = options.random_start
        self._scales = read_scales(options.randomize)
        self._settings = settings_of(self.config)
        self._pace = pace_table(self.tracks) if options.progress == TIME else None
        self._edge_margin = options.edge_margin
        self._half_walls = np.array([float(track.corridor.half_wall_m.min()) for track in self.tracks])
        self.seeds = np.zeros(cars, dtype=np.uint64)
        self.episodes = np.full(cars, -1, dtype=np.int64)
        self.score = np.zeros((cars, SCORE_COLUMNS))

    def track_of(self, car: int) -> Track:
        """The track a car is on."""
        return self.tracks[int(self.world.tally[car, TRACK])]

    def reset(
        self,
        cars: NDArray[np.int64],
        seeds: Sequence[int | None] | None = None,
        options: StartOptions = None,
    ) -> NDArray[np.float32]:
        """Start the next episode of some cars; returns their observations in a batch-sized array.

        A seed restarts a car's sequence of episodes; None continues it. Options apply to all of
        these cars, or are a list with one mapping (or None) per car. On an error nothing has changed.
        """
        new_seeds, episodes = self.seeds.copy(), self.episodes.copy()
        for car, seed in zip(cars.tolist(), seeds or (), strict=False):
            if seed is not None:
                new_seeds[car], episodes[car] = seed, -1
        episodes[cars] += 1
        geometry = self.world.geometry
        starts = np.empty((len(cars), len(START)))
        with np.errstate(over="ignore"):
            draw_starts(
                cars, new_seeds, episodes, self._track_of, self._random_start,
                self._scales, *geometry[1:], starts,
            )  # fmt: skip
        track = starts[:, START_TRACK].astype(np.int64)
        apply_start_options(starts, options, geometry.lengths[track], self._half_walls[track])
        self.world.reset(cars, starts)
        self.seeds, self.episodes = new_seeds, episodes
        # The rest of the score is kept: it belongs to the last step, in which the episode may have ended.
        self.score[cars, RETURN] = 0.0
        return self.observe(cars)

    def observe(
        self, cars: NDArray[np.int64], into: NDArray[np.float32] | None = None
    ) -> NDArray[np.float32]:
        """Observations of some cars, written to their rows of a batch-sized array."""
        if into is None:
            into = np.zeros((self.cars, self._numbers_seen), dtype=np.float32)
        observe_cars(cars, self._kind, self.world.motion, self.world.tally, *self.world.geometry, into)
        return into

    def step(self, controls: NDArray[np.float64]) -> NDArray[np.float32]:
        """Advance every car by one step; returns a new array of observations.

        The step's score stays in `score` until the next step. A car whose episode has ended
        stands still until it is reset.
        """
        observation = np.empty((self.cars, self._numbers_seen), dtype=np.float32)
        world = self.world
        shaped = self._pace is not None or self._edge_margin > 0.0
        begun = (world.motion[:, POSITION].copy(), world.tally[:, TICK].copy()) if shaped else None

        def race(start: int, stop: int) -> None:
            race_cars(
                start, stop, world.motion, world.tally, controls, *world.geometry,
                world.still_speed_m_per_s, self._settings, self.score, self._kind, observation, self._repeat,
                new_block(),
            )  # fmt: skip

        run_split(race, self.cars, world.threads, LANES)
        if begun is not None:
            self._shape(*begun)
        return observation

    def _shape(self, before: NDArray[np.float64], began: NDArray[np.int64]) -> None:
        """Score the step that began at these positions and ticks as the options ask for."""
        motion, tally = self.world.motion, self.world.tally
        if self._pace is not None:
            _, _, spans, lengths = self.world.geometry
            score_in_time(
                before, motion, tally, self._pace, spans, lengths, self._settings[PROGRESS], self.score
            )
        if self._edge_margin > 0.0:
            score_margin(began, motion, tally, self._edge_margin, self._settings[OFF_TRACK], self.score)

    def info(self, car: int) -> dict[str, Any]:
        """One car's info after a step."""
        score = self.score[car].tolist()
        info: dict[str, Any] = dict(zip(REWARD_KEYS, score, strict=False))
        info |= self.counters(car)
        if score[LAP_COMPLETED]:
            info["lapTime"] = float(self.world.motion[car, LAP_TIME])
            info["lapClean"] = bool(self.world.tally[car, LAP_CLEAN])
        return info

    def counters(self, car: int) -> dict[str, int]:
        """One car's lap, last gate and ticks: its info after a reset."""
        tally = self.world.tally[car].tolist()
        return {key: tally[column] for key, column in COUNTERS.items()}

    def has_ended(self, car: int) -> bool:
        """Whether a car's episode has ended: it stands still until it is reset."""
        return bool(self.world.tally[car, HALTED])

    def close(self) -> None:
        """Nothing to close: the cars are in this process."""

    def frames(self) -> list[NDArray[np.uint8]]:
        """A frame of every car."""
        with explained_imports("rendering"):
            from hotlap.render.view import still_frame

        return [still_frame(self.world, self.track_of(car), car) for car in range(self.cars)]

    def snapshot(self) -> dict[str, NDArray[Any]]:
        """The whole state: the world's, and each car's seed, episode number and score."""
        mine = {"seeds": self.seeds, "episodes": self.episodes, "score": self.score}
        return {**self.world.snapshot(), **{name: array.copy() for name, array in mine.items()}}

    def restore(self, snapshot: Snapshot) -> None:
        """Restore a snapshot of a batch of the same size on the same tracks."""
        check_arrays(snapshot, self.snapshot())
        self.world.restore(snapshot)
        for mine, name in ((self.seeds, "seeds"), (self.episodes, "episodes"), (self.score, "score")):
            np.copyto(mine, snapshot[name])


def choose_tracks(options: RacerOptions, cars: int) -> tuple[list[Track], NDArray[np.int64]]:
    """The tracks, and each car's index into them; -1 where every episode draws one."""
    choice = options.track
    if choice == RANDOM_TRACK:
        pool = range(POOL_FIRST_SEED, POOL_FIRST_SEED + options.pool_size)
        return [load_track(f"random:{seed}") for seed in pool], np.full(cars, -1, dtype=np.int64)
    listed: list[Any] = list(choice) if isinstance(choice, list | tuple) else [choice]
    if not 1 <= len(listed) <= max(cars, 1):
        raise UsageError(f"{len(listed)} tracks for {cars} cars; list at least one, and at most one per car")
    tracks = [item if isinstance(item, Track) else load_track(item) for item in listed]
    return tracks, np.arange(cars, dtype=np.int64) % len(tracks)
