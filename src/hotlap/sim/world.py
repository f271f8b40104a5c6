"""`World`: tracks and the cars on them, stepped together, and their whole state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hotlap.errors import UsageError
from hotlap.numerics.checks import check_whole_number
from hotlap.numerics.threads import available_cores, run_split
from hotlap.sim.columns import (
    MOTION,
    START,
    START_GRIP,
    START_MASS,
    START_POSITION,
    START_POWER,
    START_TRACK,
    TALLY,
    VELOCITY_X,
    VELOCITY_Y,
)
from hotlap.sim.corridor import Corridor, pack
from hotlap.sim.kernels import LANES, new_block, place_cars, step_cars
from hotlap.sim.limits import check_state
from hotlap.sim.params import STILL_SPEED_M_PER_S

Snapshot = Mapping[str, NDArray[np.generic]]


class World:
    """Cars on one or several tracks. `motion` and `tally` are their whole state."""

    def __init__(
        self,
        corridors: Sequence[Corridor],
        cars: int,
        threads: int | None = None,
        still_speed_m_per_s: float = STILL_SPEED_M_PER_S,
    ) -> None:
        check_whole_number("cars", cars)
        if threads is not None:
            check_whole_number("threads", threads)
        self.geometry = pack(corridors)
        self.threads = threads or available_cores()
        self.still_speed_m_per_s = still_speed_m_per_s
        self.motion = np.zeros((cars, len(MOTION)))
        self.tally = np.zeros((cars, len(TALLY)), dtype=np.int64)
        self._tracks = np.array([corridor.fingerprint() for corridor in corridors], dtype=np.uint64)
        self.reset()

    @property
    def cars(self) -> int:
        """How many cars there are."""
        return len(self.motion)

    def reset(
        self,
        cars: NDArray[np.int64] | None = None,
        starts: NDArray[np.float64] | None = None,
    ) -> None:
        """Place `cars` (all by default) by rows of `starts` (on the first track's grid by default)."""
        cars = np.arange(self.cars) if cars is None else np.asarray(cars, dtype=np.int64)
        starts = grid_starts(len(cars)) if starts is None else np.asarray(starts, dtype=np.float64)
        if starts.shape != (len(cars), len(START)) or not np.isfinite(starts).all():
            raise UsageError(f"starts must be {len(cars)} rows of {len(START)} finite numbers")
        if ((cars < 0) | (cars >= self.cars)).any():
            raise UsageError(f"cars must be from 0 to {self.cars - 1}; {cars.tolist()} are not")
        track = starts[:, START_TRACK]
        if ((track < 0) | (track >= len(self._tracks))).any():
            raise UsageError(f"a start's track must be from 0 to {len(self._tracks) - 1}")
        lengths = self.geometry.lengths[track.astype(np.int64)]
        if ((starts[:, START_POSITION] < 0) | (starts[:, START_POSITION] >= lengths)).any():
            raise UsageError("a start's position must be from 0 to below the lap's length")
        place_cars(cars, np.ascontiguousarray(starts), self.motion, self.tally, *self.geometry)

    def step(self, controls: NDArray[np.float64]) -> None:
        """Advance every car by one tick. A row of controls is steer, throttle, brake."""
        rows = np.ascontiguousarray(controls, dtype=np.float64)
        if rows.shape != (self.cars, 3) or not np.isfinite(rows).all():
            raise UsageError(
                f"controls must be {self.cars} rows of 3 finite numbers; the shape is {rows.shape}"
            )
        run_split(lambda start, stop: self._step_range(start, stop, rows), self.cars, self.threads, LANES)

    def _step_range(self, start: int, stop: int, controls: NDArray[np.float64]) -> None:
        step_cars(
            start, stop, self.motion, self.tally, controls, *self.geometry,
            self.still_speed_m_per_s, new_block(),
        )  # fmt: skip

    def speed(self) -> NDArray[np.float64]:
        """Every car's speed over ground, m/s."""
        velocity_x, velocity_y = self.motion[:, VELOCITY_X], self.motion[:, VELOCITY_Y]
        return np.sqrt(velocity_x * velocity_x + velocity_y * velocity_y)

    def snapshot(self) -> dict[str, NDArray[Any]]:
        """A copy of the whole state, and which tracks it is on."""
        return {"motion": self.motion.copy(), "tally": self.tally.copy(), "tracks": self._tracks.copy()}

    def check_snapshot(self, snapshot: Snapshot) -> None:
        """Raise unless the snapshot is of the same number of cars on these tracks."""
        check_arrays(snapshot, self.snapshot())
        if not np.array_equal(snapshot["tracks"], self._tracks):
            raise UsageError("the snapshot was taken on different tracks from this world's")
        check_state(np.asarray(snapshot["motion"]), np.asarray(snapshot["tally"]), self.geometry)

    def restore(self, snapshot: Snapshot) -> None:
        """Restore a snapshot of a world with the same number of cars on the same tracks."""
        self.check_snapshot(snapshot)
        np.copyto(self.motion, snapshot["motion"])
        np.copyto(self.tally, snapshot["tally"])


def check_arrays(given: Snapshot, wanted: Snapshot) -> None:
    """Raise unless every wanted array is given, with its shape and type."""
    for name, mine in wanted.items():
        if name not in given:
            raise UsageError(f"the snapshot lacks '{name}'; it is not from this environment")
        theirs = np.asarray(given[name])
        if theirs.shape != mine.shape or theirs.dtype != mine.dtype:
            raise UsageError(
                f"the snapshot's {name} is {theirs.dtype}{theirs.shape}; here it is {mine.dtype}{mine.shape}"
            )


def grid_starts(rows: int) -> NDArray[np.float64]:
    """Starting rows on the line of the first track: at rest, the standard car."""
    starts = np.zeros((rows, len(START)))
    starts[:, [START_GRIP, START_MASS, START_POWER]] = 1.0
    return starts
