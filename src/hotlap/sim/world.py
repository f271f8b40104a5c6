"""A world: tracks and the cars on them, stepped together, with their whole state at hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from hotlap.sim.columns import (
    MOTION,
    START,
    START_GRIP,
    START_MASS,
    START_POWER,
    TALLY,
    VELOCITY_X,
    VELOCITY_Y,
)
from hotlap.sim.compiler import announce_first_compile
from hotlap.sim.corridor import Corridor, pack
from hotlap.sim.kernels import LANES, new_block, place_cars, step_cars
from hotlap.sim.threads import available_cores, run_split


class World:
    """Cars on one or several tracks. `motion` and `tally` hold all there is to know of them."""

    def __init__(
        self,
        corridors: Sequence[Corridor],
        cars: int,
        threads: int | None = None,
        still_speed_m_per_s: float = 2.0,
    ) -> None:
        if cars < 1:
            raise ValueError(f"a world of {cars} cars; it needs at least 1")
        announce_first_compile()
        self.geometry = pack(corridors)
        self.threads = threads or available_cores()
        self.still_speed_m_per_s = still_speed_m_per_s
        self.motion = np.zeros((cars, len(MOTION)))
        self.tally = np.zeros((cars, len(TALLY)), dtype=np.int64)
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
        if cars is None:
            cars = np.arange(self.cars)
        if starts is None:
            starts = grid_starts(len(cars))
        place_cars(cars, starts, self.motion, self.tally, *self.geometry)

    def step(self, controls: NDArray[np.float64]) -> None:
        """Advance every car by one tick. A row of controls is steer, throttle, brake."""
        run_split(lambda a, b: self.step_range(a, b, controls), self.cars, self.threads, LANES)

    def step_range(self, start: int, stop: int, controls: NDArray[np.float64]) -> None:
        """Advance cars start..stop by one tick, on this thread."""
        step_cars(
            start, stop, self.motion, self.tally, controls, *self.geometry,
            self.still_speed_m_per_s, new_block(),
        )  # fmt: skip

    def speed(self) -> NDArray[np.float64]:
        """Every car's speed over ground, m/s."""
        velocity_x, velocity_y = self.motion[:, VELOCITY_X], self.motion[:, VELOCITY_Y]
        return np.sqrt(velocity_x * velocity_x + velocity_y * velocity_y)

    def snapshot(self) -> dict[str, NDArray[np.generic]]:
        """A copy of the whole state."""
        return {"motion": self.motion.copy(), "tally": self.tally.copy()}

    def restore(self, snapshot: Mapping[str, NDArray[np.generic]]) -> None:
        """Go back to a snapshot of a world with as many cars on the same tracks."""
        for name, mine in (("motion", self.motion), ("tally", self.tally)):
            theirs = snapshot[name]
            if theirs.shape != mine.shape or theirs.dtype != mine.dtype:
                raise ValueError(
                    f"snapshot's {name} is {theirs.dtype}{theirs.shape}; "
                    f"this world's is {mine.dtype}{mine.shape}"
                )
        np.copyto(self.motion, snapshot["motion"])
        np.copyto(self.tally, snapshot["tally"])


def grid_starts(rows: int) -> NDArray[np.float64]:
    """Starting rows on the line of the first track: at rest, the standard car."""
    starts = np.zeros((rows, len(START)))
    starts[:, [START_GRIP, START_MASS, START_POWER]] = 1.0
    return starts
