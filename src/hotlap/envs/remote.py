"""`RemoteBatch`: cars in a bridge's process that behave like local ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hotlap.envs.batch import COUNTERS, RacerBatch, choose_tracks
from hotlap.envs.config import load_config
from hotlap.envs.inputs import StartOptions, read_scales
from hotlap.envs.observation_terms import observation_fingerprint, observation_space
from hotlap.envs.options import RacerOptions, TrackChoice
from hotlap.envs.step_columns import (
    LAP_COMPLETED,
    RETURN,
    REWARD,
    REWARD_KEYS,
    SCORE_COLUMNS,
    TERMINATED,
    TRUNCATED,
)
from hotlap.errors import UsageError
from hotlap.sim.columns import HALTED, LAP_TIME
from hotlap.sim.world import Snapshot, World
from hotlap.tracks import Track
from hotlap.wire import frames
from hotlap.wire.client import BridgeClient
from hotlap.wire.errors import BridgeError
from hotlap.wire.messages import car_info
from hotlap.wire.protocol import OPTION_NAMES

_FLAGS = (
    (TERMINATED, frames.TERMINATED),
    (TRUNCATED, frames.TRUNCATED),
    (LAP_COMPLETED, frames.LAP_FINISHED),
)
_Seeds = list[int | None]
_LAP, _CHECKPOINT, _STEPS = range(len(COUNTERS))
_RESET_CARS = 256
"""Maximum cars per reset message: with a seed and a position for each car it stays within the size limit."""


class RemoteBatch:
    """The remote counterpart of `RacerBatch`: its episodes run at a bridge.

    With `restart` the answer to a step already starts the next episode of cars that ended, so the reset
    that follows sends no message.
    """

    def __init__(self, cars: int, options: RacerOptions, url: str, *, restart: bool) -> None:
        self._options = options
        self._track = _track_names(options.track, cars)
        self._config = asdict(load_config(options.config))
        self.client = BridgeClient(url, cars=cars if restart else None, options=_told(options))
        self.cars = cars
        self.observation_space = observation_space(options.observation)
        _check_server(self.client, options.observation)
        self.episodes = np.full(cars, -1, dtype=np.int64)
        self.score = np.zeros((cars, SCORE_COLUMNS))
        self._counters = np.zeros((cars, len(COUNTERS)), dtype=np.int64)
        self._lap_time = np.zeros(cars)
        self._flags = np.zeros(cars, dtype=np.int64)
        self._observation = np.zeros((cars, *self.observation_space.shape), dtype=np.float32)
        self._starts: NDArray[Any] | None = None
        self._mirror: RacerBatch | None = None

    def reset(
        self,
        cars: NDArray[np.int64],
        seeds: Sequence[int | None] | None = None,
        options: StartOptions = None,
    ) -> NDArray[np.float32]:
        """Start the next episode of some cars; returns their observations in a batch-sized array."""
        if options is not None and not isinstance(options, Mapping | list | tuple):
            raise UsageError(f"reset's options are {options!r}; they must be a dict")
        chosen = [seed for seed in seeds or () if seed is not None]
        placed = options if options and any(options) else None
        if chosen or placed or not self._has_begun(cars):
            self._ask_for(cars, list(seeds or ()) if chosen else None, placed)
        self._starts = None
        self.episodes[cars] += 1
        self.score[cars, RETURN] = 0.0
        self._flags[cars] &= ~frames.ENDED
        return self.observe(cars)

    def _has_begun(self, cars: NDArray[np.int64]) -> bool:
        """Adopt the episodes that the bridge started after the last step, if they are these cars'."""
        starts = self._starts
        if starts is None or not np.array_equal(starts["car"], cars):
            return False
        self._counters[cars, _LAP] = 1
        self._counters[cars, _CHECKPOINT] = starts["checkpoint"]
        self._counters[cars, _STEPS] = 0
        self._observation[cars] = starts["observation"]
        return True

    def _ask_for(self, cars: NDArray[np.int64], seeds: _Seeds | None, options: StartOptions) -> None:
        one_seed = _first_of_row(seeds)
        alike = (seeds is None or one_seed is not None) and not isinstance(options, list | tuple)
        if not self.client.batched:
            row, info = self.client.reset(self._track, self._config, one_seed, options)
            self._note(cars, row[None], [info])
        elif len(cars) == self.cars and alike:
            self._note(cars, *self.client.reset(self._track, self._config, one_seed, options))
        else:
            self._ask_for_some(cars, seeds, options)

    def _ask_for_some(self, cars: NDArray[np.int64], seeds: _Seeds | None, options: StartOptions) -> None:
        """Reset in portions, since the values per car must fit in a message."""
        if self.episodes.min() < 0:
            self.client.reset(self._track, self._config, 0)
        for first in range(0, len(cars), _RESET_CARS):
            portion = slice(first, first + _RESET_CARS)
            some = cars[portion]
            of_these = options[portion] if isinstance(options, list | tuple) else options
            own = None if seeds is None else seeds[portion]
            self._note(some, *self.client.reset(seed=own, options=of_these, cars=some.tolist()))

    def _note(self, cars: NDArray[np.int64], rows: NDArray[np.float32], infos: list[dict[str, int]]) -> None:
        self._observation[cars] = rows
        self._counters[cars] = [[info[name] for name in COUNTERS] for info in infos]

    def step(self, controls: NDArray[np.float64]) -> NDArray[np.float32]:
        """Advance every car by one step; returns a new array of observations."""
        result = self.client.step_cars(controls)
        cars, flags, score = result.cars, result.cars["flags"], self.score
        score[:, : REWARD + 1] = cars["rewards"]
        for column, bit in _FLAGS:
            score[:, column] = (flags & bit) != 0
        score[:, RETURN] += score[:, REWARD]
        self._counters[:] = cars["counters"]
        self._lap_time[:] = cars["lap_time"]
        self._flags[:] = flags
        self._starts = result.starts if len(result.starts) else None
        self._observation[:] = cars["observation"]
        return self._observation.copy()

    def observe(self, cars: NDArray[np.int64]) -> NDArray[np.float32]:
        """The observations of some cars, in a batch-sized array."""
        observation = np.zeros_like(self._observation)
        observation[cars] = self._observation[cars]
        return observation

    def info(self, car: int) -> dict[str, Any]:
        """One car's info after a step."""
        terms, counters = self.score[car].tolist(), self._counters[car].tolist()
        return car_info(REWARD_KEYS, terms, counters, int(self._flags[car]), float(self._lap_time[car]))

    def counters(self, car: int) -> dict[str, int]:
        """One car's lap, last gate and ticks: its info after a reset."""
        return dict(zip(COUNTERS, self._counters[car].tolist(), strict=True))

    def has_ended(self, car: int) -> bool:
        """Whether a car's episode has ended: it stands still until it is reset."""
        return bool(self._flags[car] & frames.ENDED)

    def snapshot(self) -> dict[str, NDArray[Any]]:
        """The whole state: the same arrays as a local batch's."""
        if self.episodes.min() < 0:
            return self._local().snapshot()
        return self.client.snapshot()

    def restore(self, snapshot: Snapshot) -> None:
        """Restore a snapshot, which may come from a local batch."""
        self._local().restore(snapshot)
        if self.episodes.min() < 0:
            self._ask_for(np.arange(self.cars), [0] * self.cars, None)
        self.client.restore(snapshot)
        tally, motion = snapshot["tally"], snapshot["motion"]
        self.score[:] = snapshot["score"]
        self.episodes[:] = snapshot["episodes"]
        self._counters[:] = tally[:, list(COUNTERS.values())]
        self._lap_time[:] = motion[:, LAP_TIME]
        # How an episode ended no longer matters, nor does the last step's lap.
        self._flags[:] = tally[:, HALTED] * frames.ENDED
        self._starts = None
        self._observation[:] = self._local().observe(np.arange(self.cars))

    @property
    def world(self) -> World:
        """The cars in their current state, read-only."""
        return self._here().world

    def track_of(self, car: int) -> Track:
        """The track a car is on."""
        return self._here().track_of(car)

    def frames(self) -> list[NDArray[np.uint8]]:
        """A frame of every car."""
        return self._here().frames()

    def close(self) -> None:
        """Close the connection."""
        self.client.close()

    def _here(self) -> RacerBatch:
        local = self._local()
        local.restore(self.snapshot())
        return local

    def _local(self) -> RacerBatch:
        if self._mirror is None:
            self._mirror = RacerBatch(self.cars, self._options)
        return self._mirror


def _first_of_row(seeds: _Seeds | None) -> int | None:
    """The first seed if the others count up from it; else None."""
    if not seeds or seeds[0] is None or seeds != list(range(seeds[0], seeds[0] + len(seeds))):
        return None
    return seeds[0]


def _track_names(choice: TrackChoice, cars: int) -> str | list[str]:
    listed = list(choice) if isinstance(choice, list | tuple) else [choice]
    names = [_track_name(one) for one in listed]
    if names != ["random"]:
        choose_tracks(RacerOptions(names), cars)
    return names[0] if len(names) == 1 else names


def _track_name(track: object) -> str:
    if isinstance(track, str) and not track.endswith(".json"):
        return track
    shown = track.name if isinstance(track, Track) else track
    raise UsageError(f"track '{shown}' cannot be sent to a bridge; choose a named track, or random:SEED")


def _told(options: RacerOptions) -> dict[str, object]:
    """The options by their names in messages, without those that are None."""
    for name in ("progress", "edge_margin"):
        if (value := getattr(options, name)) != getattr(RacerOptions, name):
            raise UsageError(f"{name}={value!r} is not available at a bridge; leave out {name} or bridge_url")
    read_scales(options.randomize)
    told = {name: getattr(options, key) for key, name in OPTION_NAMES.items()}
    if options.randomize is not None:
        told["randomize"] = {key: list(bounds) for key, bounds in options.randomize.items()}
    return {name: value for name, value in told.items() if value is not None}


def _check_server(client: BridgeClient, kind: str) -> None:
    """Refuse a bridge whose observation or reward terms are not this hotlap's."""
    told = client.server
    for what, there, here in (
        ("a different observation", told["fingerprints"].get("observation"), observation_fingerprint(kind)),
        ("different reward terms", ", ".join(told["rewardTerms"]), ", ".join(REWARD_KEYS)),
    ):
        if there != here:
            client.close()
            raise BridgeError(
                f"{client.address} has {what} ({there}) from this hotlap ({here}); "
                "install the same hotlap at both ends"
            )
