"""Position and speed of a car at every tick: of a lap from line to line, or of a drive without a lap."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from hotlap.envs.batch import RacerBatch
from hotlap.evaluation.episodes import Episodes
from hotlap.evaluation.laps import Lap
from hotlap.evaluation.races import Races
from hotlap.sim.columns import POSITION, TICK, VELOCITY_X, VELOCITY_Y, X, Y
from hotlap.tracks import Track

_KEPT = [X, Y, VELOCITY_X, VELOCITY_Y, POSITION]


@dataclass(frozen=True)
class Stretch:
    """Some ticks of one car of a race, first and last included."""

    car: int
    first_tick: int
    last_tick: int
    lap: Lap | None = None
    """None if the stretch is not a lap."""


@dataclass(frozen=True)
class DrivenLine:
    """A stretch as it was driven: one entry per tick."""

    stretch: Stretch
    track: Track
    x_m: NDArray[np.float64]
    y_m: NDArray[np.float64]
    speed_m_per_s: NDArray[np.float64]
    distance_m: NDArray[np.float64]
    """From the line, along the centreline."""

    @property
    def lap(self) -> Lap | None:
        """The lap; None if the stretch is not one."""
        return self.stretch.lap


def best_stretch(seen: Episodes, track: Track | None = None) -> Stretch | None:
    """The best lap, on one track if given; None if no lap was finished."""
    if (lap := seen.best_lap(track)) is None:
        return None
    return Stretch(lap.episode, lap.first_tick, lap.last_tick, lap)


def best_or_longest(seen: Episodes) -> Stretch:
    """The best lap; where no lap was finished, the whole of the longest drive."""
    if (best := best_stretch(seen)) is not None:
        return best
    car = seen.longest_drive()
    return Stretch(car, 1, int(seen.lengths[car]))


def trace(races: Races, stretch: Stretch) -> DrivenLine:
    """Drive the races again and record one stretch of them."""
    fewer, car = races.with_car(stretch.car)
    recorder = _Recorder(stretch, car)
    seen = fewer.drive(recorder)
    x, y, velocity_x, velocity_y, distance = np.array(recorder.rows).T
    speed = np.hypot(velocity_x, velocity_y)
    return DrivenLine(stretch, seen.tracks[car], x, y, speed, distance)


class _Recorder:
    def __init__(self, stretch: Stretch, car: int) -> None:
        self._car = car
        # A lap's last tick is beyond the line already: it begins the next lap.
        self._ticks = range(stretch.first_tick, stretch.last_tick + (stretch.lap is None))
        self.rows: list[NDArray[np.float64]] = []

    def __call__(self, batch: RacerBatch) -> None:
        tick = int(batch.world.tally[self._car, TICK])
        # A car whose episode has ended stands still, and so does its tick.
        if tick in self._ticks and tick == self._ticks.start + len(self.rows):
            self.rows.append(batch.world.motion[self._car, _KEPT])
