"""Racing episodes for many cars at once: the one engine behind every environment here.

Knows episodes, rewards and observations; knows neither Gymnasium's nor stable-baselines3's
way of handing them out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hotlap.envs.config import ConfigSource, load_config
from hotlap.envs.inputs import apply_start_options, read_scales
from hotlap.envs.kernels import draw_starts, observe_cars, race_cars
from hotlap.envs.observation import SIZE
from hotlap.envs.score import LAPPED, RETURN, SCORE_COLUMNS, TERMS, settings_of
from hotlap.sim.columns import CHECKPOINT, LAP, LAP_CLEAN, LAP_TIME, START, START_TRACK, TICK
from hotlap.sim.kernels import LANES, new_block
from hotlap.sim.threads import SMALLEST_SPLIT, run_split
from hotlap.sim.world import World
from hotlap.tracks import Track, load_track

POOL_FIRST_SEED = 1_000_000
"""`track="random"` draws from random:1000000 onwards, which leaves smaller seeds for tests."""
POOL_SIZE = 128
_SEED_MASK = 2**64 - 1

TrackChoice = str | Track | Sequence[str | Track]


@dataclass(frozen=True)
class RacerOptions:
    """How episodes are run; the same for one car and for many."""

    track: TrackChoice = "circuit"
    config: ConfigSource = None
    random_start: bool = False
    action_repeat: int = 1
    randomize: Mapping[str, Sequence[float]] | None = None
    pool_size: int = POOL_SIZE
    threads: int | None = None

    def __post_init__(self) -> None:
        for name in ("action_repeat", "pool_size"):
            value = getattr(self, name)
            if not isinstance(value, int) or isinstance(value, bool) or value < 1:
                raise ValueError(f"{name} is {value!r}; it must be a whole number, at least 1")


class RacerBatch:
    """Episodes of `cars` cars. Each car's draws come from its own seed and episode number."""

    def __init__(self, cars: int, options: RacerOptions) -> None:
        self.config = load_config(options.config)
        self.tracks, self._track_of = _choose_tracks(options, cars)
        self.world = World(
            [track.corridor for track in self.tracks],
            cars,
            options.threads,
            self.config.weights["stillnessSpeedThreshold"],
        )
        self.cars = cars
        self._repeat = options.action_repeat
        self._random_start = options.random_start
        self._scales = read_scales(options.randomize)
        self._settings = settings_of(self.config)
        self._half_walls = np.array([float(track.corridor.half_wall_m.min()) for track in self.tracks])
        self.seeds = np.zeros(cars, dtype=np.uint64)
        self.episodes = np.full(cars, -1, dtype=np.int64)
        self.score = np.zeros((cars, SCORE_COLUMNS))
        self._block = new_block()

    def track_of(self, car: int) -> Track:
        """The track a car is on."""
        return self.tracks[int(self.world.tally[car, 0])]

    def seed(self, seeds: Sequence[int | None]) -> None:
        """Begin again from these seeds, one per car; a None keeps the car's sequence."""
        for car, seed in enumerate(seeds):
            if seed is not None:
                self.seeds[car] = seed & _SEED_MASK
                self.episodes[car] = -1

    def reset(self, cars: NDArray[np.int64], options: Mapping[str, Any] | None = None) -> NDArray[np.float32]:
        """Start the next episode of some cars; their observations, in a batch-sized array."""
        geometry = self.world.geometry
        starts = np.empty((len(cars), len(START)))
        with np.errstate(over="ignore"):
            draw_starts(
                cars, self.seeds, self.episodes + 1, self._track_of, self._random_start,
                self._scales, *geometry[1:], starts,
            )  # fmt: skip
        if options:
            track = starts[:, START_TRACK].astype(np.int64)
            apply_start_options(starts, options, geometry.lengths[track], self._half_walls[track])
        self.world.reset(cars, starts)
        self.episodes[cars] += 1
        # The rest of the score stays: it is the last step's, also for a car that ended in it.
        self.score[cars, RETURN] = 0.0
        return self.observe(cars)

    def observe(
        self, cars: NDArray[np.int64], into: NDArray[np.float32] | None = None
    ) -> NDArray[np.float32]:
        """Observations of some cars, written to their rows of a batch-sized array."""
        if into is None:
            into = np.zeros((self.cars, SIZE), dtype=np.float32)
        world, (lines, _, spans, lengths) = self.world, self.world.geometry
        observe_cars(cars, world.motion, world.tally, lines, spans, lengths, into)
        return into

    def step(self, controls: NDArray[np.float64]) -> NDArray[np.float32]:
        """Drive every car for a step; a new array of observations.

        Its score stays in `score` until the next step. Ended cars stand still until they
        are reset.
        """
        observation = np.empty((self.cars, SIZE), dtype=np.float32)
        if self.cars < SMALLEST_SPLIT:
            self._race(0, self.cars, controls, observation, self._block)
        else:
            run_split(
                lambda start, stop: self._race(start, stop, controls, observation, new_block()),
                self.cars,
                self.world.threads,
                LANES,
            )
        return observation

    def _race(
        self,
        start: int,
        stop: int,
        controls: NDArray[np.float64],
        observation: NDArray[np.float32],
        block: NDArray[np.float64],
    ) -> None:
        world = self.world
        race_cars(
            start, stop, world.motion, world.tally, controls, *world.geometry,
            world.still_speed_m_per_s, self._settings, self.score, observation, self._repeat, block,
        )  # fmt: skip

    def info(self, car: int) -> dict[str, Any]:
        """One car's info after a step, with the contract's keys."""
        progress, speed, wall, off_track, backward, stillness, *rest = self.score[car].tolist()
        tally = self.world.tally[car].tolist()
        info = {
            "progress": progress,
            "speed": speed,
            "wall": wall,
            "offTrack": off_track,
            "backward": backward,
            "stillness": stillness,
            "lap": tally[LAP],
            "checkpoint": tally[CHECKPOINT],
            "stepCount": tally[TICK],
        }
        if rest[LAPPED - TERMS]:
            info["lapTime"] = float(self.world.motion[car, LAP_TIME])
            info["lapClean"] = bool(tally[LAP_CLEAN])
        return info

    def counters(self, car: int) -> dict[str, int]:
        """One car's lap, last gate and ticks: its info after a reset."""
        tally = self.world.tally[car].tolist()
        return {"lap": tally[LAP], "checkpoint": tally[CHECKPOINT], "stepCount": tally[TICK]}

    def snapshot(self) -> dict[str, NDArray[np.generic]]:
        """The whole state: the world's, and where each car is in its sequence of episodes."""
        mine = {name: getattr(self, name).copy() for name in _OWN_STATE}
        return {**self.world.snapshot(), **mine}

    def restore(self, snapshot: Mapping[str, NDArray[np.generic]]) -> None:
        """Go back to a snapshot of a batch of the same size on the same tracks."""
        missing = {"motion", "tally", *_OWN_STATE} - set(snapshot)
        if missing:
            raise ValueError(f"snapshot lacks {', '.join(sorted(missing))}; it is not of this environment")
        self.world.restore(snapshot)
        for name in _OWN_STATE:
            np.copyto(getattr(self, name), snapshot[name])


_OWN_STATE = ("seeds", "episodes", "score")


def _choose_tracks(options: RacerOptions, cars: int) -> tuple[list[Track], NDArray[np.int64]]:
    """The tracks in play, and each car's: an index, or -1 where every episode draws one."""
    choice = options.track
    if choice == "random":
        pool = range(POOL_FIRST_SEED, POOL_FIRST_SEED + options.pool_size)
        return [load_track(f"random:{seed}") for seed in pool], np.full(cars, -1, dtype=np.int64)
    listed = [choice] if isinstance(choice, str | Track) else list(choice)
    if not listed:
        raise ValueError("track is an empty list; name at least one track")
    tracks = [item if isinstance(item, Track) else load_track(item) for item in listed]
    return tracks, np.arange(cars, dtype=np.int64) % len(tracks)
