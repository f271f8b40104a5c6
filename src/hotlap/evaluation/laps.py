"""Finished laps, with the times of their three sectors."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from hotlap.envs.batch import RacerBatch
from hotlap.sim.columns import LAP, LAP_CLEAN, LAP_FINISHED, LAP_START, LAP_TIME, POSITION, TICK, TRACK
from hotlap.sim.params import TICKS_PER_SECOND

SECTORS = 3
"""Of equal length along the centreline."""
_SECTOR_ENDS = np.arange(1, SECTORS) / SECTORS


@dataclass
class Lap:
    """One finished lap."""

    episode: int
    seconds: float
    clean: bool
    """Whether it touched no wall and never left the road."""
    flying: bool = True
    """Whether it began at speed, not from the grid."""
    sectors: tuple[float, ...] = ()
    first_tick: int = 0
    """Of the episode: the first one after the line was crossed."""
    last_tick: int = 0
    """The one in which the line was crossed again."""


class LapTimer:
    """Times the laps of a batch. Call `finished` after every tick."""

    def __init__(self, batch: RacerBatch, *, standing_start: bool) -> None:
        self._batch = batch
        self._standing_start = standing_start
        self._before = self._shares()
        self._passed = np.zeros((batch.cars, SECTORS - 1))
        self._lap_start = batch.world.motion[:, LAP_START].copy()

    def finished(self, driving: NDArray[np.bool_]) -> list[Lap]:
        """The laps that were finished in this tick, by cars whose episode has not ended."""
        motion, tally = self._batch.world.motion, self._batch.world.tally
        self._time_sectors()
        cars = np.flatnonzero(driving & (tally[:, LAP_FINISHED] > 0))
        laps = [self._lap(car) for car in cars.tolist()]
        self._lap_start[:] = motion[:, LAP_START]
        return laps

    def _lap(self, car: int) -> Lap:
        motion, tally = self._batch.world.motion[car], self._batch.world.tally[car]
        start, seconds = self._lap_start[car], float(motion[LAP_TIME])
        marks = [start, *self._passed[car], start + seconds * TICKS_PER_SECOND]
        return Lap(
            car,
            seconds,
            bool(tally[LAP_CLEAN]),
            # The lap counter has just moved on: 2 is the end of the first.
            flying=not (self._standing_start and tally[LAP] == 2),
            sectors=tuple(float(each) for each in np.diff(marks) / TICKS_PER_SECOND),
            first_tick=math.floor(start) + 1,
            last_tick=int(tally[TICK]),
        )

    def _time_sectors(self) -> None:
        """Record when the end of a sector was passed, interpolated inside the tick."""
        shares, before = self._shares(), self._before
        passing = (before[:, None] < _SECTOR_ENDS) & (shares[:, None] >= _SECTOR_ENDS)
        # Backwards across the line looks like a leap through the whole lap.
        passing &= (shares - before < 0.5)[:, None]
        if passing.any():
            cars, sectors = np.nonzero(passing)
            part = (_SECTOR_ENDS[sectors] - before[cars]) / (shares[cars] - before[cars])
            self._passed[cars, sectors] = self._batch.world.tally[cars, TICK] - 1 + part
        self._before = shares

    def _shares(self) -> NDArray[np.float64]:
        world = self._batch.world
        return world.motion[:, POSITION] / world.geometry.lengths[world.tally[:, TRACK]]
