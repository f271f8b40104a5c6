"""A planned drive as tables over the distance driven: what a tracking controller follows."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from hotlap.laptime.optimal_control import Drive
from hotlap.laptime.stations import Stations
from hotlap.laptime.track_frame import STEER, Array
from hotlap.sim.params import CAR, TICKS_PER_SECOND

TICK_S = 1.0 / TICKS_PER_SECOND


@dataclass(frozen=True)
class Reference:
    """State, time and pedals over the distance from the line, which goes on counting after a lap."""

    distance_m: Array
    seconds: Array
    state: Array
    pedals: Array
    """Throttle and brake from each distance to the next."""

    @property
    def tick_distances(self) -> Array:
        """The distance at each tick."""
        return np.interp(np.arange(0.0, self.seconds[-1], TICK_S), self.seconds, self.distance_m)

    def at(self, distance: Array) -> Array:
        """The state at distances, a row for each."""
        return np.stack([np.interp(distance, self.distance_m, row) for row in self.state], axis=-1)

    def controls(self, distance: Array) -> Array:
        """Steer, throttle, brake of a tick that begins at a distance: those of its middle."""
        middle = np.interp(distance, self.distance_m, self.seconds) + 0.5 * TICK_S
        steer = np.interp(middle, self.seconds, self.state[STEER]) / CAR.steer_max_rad
        stretch = np.clip(
            np.searchsorted(self.seconds, middle, side="right") - 1, 0, self.pedals.shape[1] - 1
        )
        return np.stack([steer, *self.pedals[:, stretch]], axis=-1)


def reference(stations: Stations, length_m: float, drive: Drive) -> Reference:
    """The tables of a drive that begins on the line."""
    seconds = np.concatenate([[0.0], np.cumsum(drive.seconds)])
    distance = np.arange(len(seconds), dtype=np.float64) * (length_m / stations.count)
    return Reference(distance, seconds, drive.state, drive.controls[1:])
