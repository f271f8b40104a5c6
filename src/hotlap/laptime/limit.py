"""`Limit`: the bracket around a car's best lap on a track, with the drives that prove its upper end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hotlap.sim import columns
from hotlap.sim.world import World, grid_starts
from hotlap.tracks import Track

CONTROL_STEPS = 32767.0
"""Controls are recorded as whole numbers of such steps: exact, and small."""
FLYING_LAPS = 3
"""Sustained means so many flying laps in a row; the slowest counts."""
BOUNDS = {"sustained": "t_ub", "single": "t_ub_single", "standing": "t_ub_standing"}
"""The kinds of drives, and the upper end that each of them proves."""
STANDARD_CAR = (1.0, 1.0, 1.0)

Scales = tuple[float, float, float]
"""Grip, mass and power of the car, as multiples of the standard one's."""
Controls = NDArray[np.int16]
"""Steer, throttle and brake of each tick of a drive from the grid."""


@dataclass(frozen=True)
class Lap:
    """A finished lap of a replay."""

    seconds: float
    clean: bool


@dataclass(frozen=True)
class Limit:
    """What is known of the best lap. Upper ends are laps that were driven; the lower end is relaxed."""

    track: str
    track_fingerprint: str
    physics: str
    scales: Scales
    quality: str
    t_ub: float
    """Sustained: the slowest of three clean flying laps in a row."""
    t_ub_single: float
    """The best flying lap after a prepared entry."""
    t_ub_standing: float
    """The best lap from rest on the grid."""
    t_lb: float
    t_lb_proven: bool
    t_c: float
    seconds: float
    """That the search took."""
    t_lb_certified: float | None = None
    """What the mean of three clean flying laps provably cannot beat; None where it was not computed."""

    def as_dict(self) -> dict[str, Any]:
        """By the contract's names."""
        return asdict(self)

    def gap(self, lap_s: float) -> float:
        """How much slower than the sustained limit a lap is, as a share of it."""
        return lap_s / self.t_ub - 1.0


@dataclass(frozen=True)
class LimitLaps:
    """A limit and the drives behind it: their controls, by `sustained`, `single` and `standing`."""

    limit: Limit
    drives: dict[str, Controls]


def driven(track: Track, controls: Controls, scales: Scales = STANDARD_CAR) -> Iterator[World]:
    """The simulator with one car, after each tick of recorded controls from the grid."""
    world = World([track.corridor], 1, threads=1)
    starts = grid_starts(1)
    starts[:, columns.START_GRIP :] = scales
    world.reset(starts=starts)
    for row in controls / CONTROL_STEPS:
        world.step(row[None])
        yield world


def replay(track: Track, controls: Controls, scales: Scales = STANDARD_CAR) -> list[Lap]:
    """The laps that recorded controls finish."""
    laps = []
    for world in driven(track, controls, scales):
        if world.tally[0, columns.LAP_FINISHED]:
            seconds, clean = world.motion[0, columns.LAP_TIME], world.tally[0, columns.LAP_CLEAN]
            laps.append(Lap(float(seconds), bool(clean)))
    return laps


def upper_bounds(track: Track, drives: dict[str, Controls], scales: Scales) -> dict[str, float]:
    """The limit's upper ends, by replaying its drives; laps that are not clean do not count."""
    laps = {kind: replay(track, controls, scales) for kind, controls in drives.items()}
    return {
        "t_ub": slowest_flying_s(laps["sustained"]),
        "t_ub_single": _slowest_clean_s(laps["single"][-1:], 1),
        "t_ub_standing": _slowest_clean_s(laps["standing"][:1], 1),
    }


def slowest_flying_s(laps: Sequence[Lap]) -> float:
    """The slowest of three flying laps after the lap from the grid; endless unless all are clean."""
    return _slowest_clean_s(laps[1 : 1 + FLYING_LAPS], FLYING_LAPS)


def _slowest_clean_s(laps: Sequence[Lap], count: int) -> float:
    complete = len(laps) == count and all(lap.clean for lap in laps)
    return max(lap.seconds for lap in laps) if complete else float("inf")
