"""What a car did tick by tick, and the best of its laps."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from hotlap.envs.batch import RacerBatch
from hotlap.evaluation.episodes import Episodes
from hotlap.evaluation.laps import Lap
from hotlap.sim.columns import LAP_FINISHED, POSITION, VELOCITY_X, VELOCITY_Y, X, Y
from hotlap.tracks import Track

_KEPT = [X, Y, VELOCITY_X, VELOCITY_Y, POSITION]


@dataclass
class DrivenLap:
    """A lap as it was driven: one entry per tick, from the line to the line."""

    lap: Lap
    track: Track
    x_m: NDArray[np.float32]
    y_m: NDArray[np.float32]
    speed_m_per_s: NDArray[np.float32]
    distance_m: NDArray[np.float32]
    """Along the centreline."""


class Recorder:
    """Watches a race, as `hotlap.evaluation.episodes.race` lets it, and cuts the best lap out of it."""

    def __init__(self) -> None:
        self._motion: list[NDArray[np.float32]] = []
        self._finished: list[NDArray[np.bool_]] = []

    def __call__(self, batch: RacerBatch) -> None:
        """Note one tick."""
        self._motion.append(batch.world.motion[:, _KEPT].astype(np.float32))
        self._finished.append(batch.world.tally[:, LAP_FINISHED] > 0)

    def best_lap(self, seen: Episodes) -> DrivenLap | None:
        """The quickest flying lap, a clean one if there is any; None where no lap was finished."""
        laps = [lap for lap in seen.laps if lap.flying] or seen.laps
        laps = [lap for lap in laps if lap.clean] or laps
        if not laps:
            return None
        best = min(laps, key=lambda lap: lap.seconds)
        motion = np.stack([step[best.episode] for step in self._motion])
        ends = np.flatnonzero([step[best.episode] for step in self._finished])
        own = [lap for lap in seen.laps if lap.episode == best.episode]
        end = int(ends[own.index(best)])
        start = _last_crossing(motion[:end, 4])
        x, y, velocity_x, velocity_y, distance = motion[start:end].T
        speed = np.hypot(velocity_x, velocity_y)
        return DrivenLap(best, seen.tracks[best.episode], x, y, speed, distance)


def _last_crossing(positions: NDArray[np.float32]) -> int:
    """The tick after the line was last crossed: there the position falls back to the lap's beginning."""
    falls = np.flatnonzero(np.diff(positions) < -0.5 * positions.max())
    return int(falls[-1]) + 1 if len(falls) else 0
