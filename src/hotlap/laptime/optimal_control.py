"""The quickest drive from station to station by optimal control: collocation, solved by IPOPT through CasADi.

The unknowns are the car's state at each station, the seconds and the controls between stations, and the
states at two Gauss points in between. The car's equations are the simulator's own lines (`symbolic`), with
kinks rounded by a smoothing that is reduced from solve to solve.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import casadi as ca
import numpy as np
from numpy.typing import NDArray

from hotlap.laptime.ipopt import Ipopt, NoOptimumError
from hotlap.laptime.limit import STANDARD_CAR, Scales
from hotlap.laptime.stations import GEOMETRY, Stations
from hotlap.laptime.symbolic import with_symbols
from hotlap.laptime.track_frame import FORWARD, OFFSET, STATE, Array
from hotlap.sim.corridor import CENTRE_X, CENTRE_Y, NORMAL_X, NORMAL_Y, lap_coordinates
from hotlap.sim.motion import substep, surface
from hotlap.sim.params import CAR, SUBSTEP_S
from hotlap.tracks import Track

_STATES, _STAGE, _CONTROLS, _POINTS = len(STATE), 8, 3, 2
GAUSS = np.array([[0.25, 0.25 - 3**0.5 / 6], [0.25 + 3**0.5 / 6, 0.25]])
GAUSS_TIMES = GAUSS.sum(axis=1)
# Typical sizes: the solver works with numbers around one.
_STATE_SIZE = np.array([4.0, 0.3, 30.0, 4.0, 1.0, 8.0, 0.2])
STAGE_SIZE = np.array([1.0, 4.0, 0.3, 30.0, 10.0, 1.0, 8.0, 0.2])
_CONTROL_SIZE = np.array([CAR.steer_rate_rad_per_s, 1.0, 1.0])
_STATE_BOUND = np.array([np.inf, 1.5, 90.0, 40.0, 5.0, 40.0, CAR.steer_max_rad])
_SLOWEST_M_PER_S = 3.0
_LONGEST_S = 4.0
_ROUGHNESS = 1e-4
"""Weight of changes of the controls: enough to choose one of many equally quick drives."""


@dataclass(frozen=True)
class Drive:
    """A drive over consecutive stations. Controls are the wheels' turning (rad/s), throttle and brake."""

    first_station: int
    state: Array
    """Rows of `track_frame.STATE`, one column more than there are stretches."""
    seconds: Array
    controls: Array
    stages: Array

    @property
    def stretches(self) -> int:
        """How many stretches from station to station it has."""
        return len(self.seconds)

    def stage_points(self) -> Array:
        """At each Gauss point x, y, yaw, velocity, … in the frame of the station: (points, 8, stretches)."""
        points: Array = self.stages.reshape(_POINTS, _STAGE, -1) * STAGE_SIZE[None, :, None]
        return points

    def part(self, first: int, last: int) -> Drive:
        """From one of its stations to a later one."""
        return Drive(
            self.first_station + first,
            self.state[:, first : last + 1],
            self.seconds[first:last],
            self.controls[:, first:last],
            self.stages[:, first:last],
        )


def joined(drives: Sequence[Drive]) -> Drive:
    """Drives one after the other, each from the station at which the one before ends."""
    states = [drive.state[:, :-1] for drive in drives[:-1]] + [drives[-1].state]
    return Drive(
        drives[0].first_station,
        np.concatenate(states, axis=1),
        np.concatenate([drive.seconds for drive in drives]),
        np.concatenate([drive.controls for drive in drives], axis=1),
        np.concatenate([drive.stages for drive in drives], axis=1),
    )


@dataclass(frozen=True)
class Problem:
    """What is to be driven. Without a start it is a lap that ends as it began."""

    track: Track
    stations: Stations
    margin_m: float
    scales: Scales = STANDARD_CAR
    start: Array | None = None
    end: Array | None = None
    weight: Array | None = None
    """What a second counts for on each stretch; one by default."""


class _Rows:
    """The two cross-lines of a stretch, as `lap_coordinates` indexes them."""

    def __init__(self, geometry: Any) -> None:
        names = [CENTRE_X, CENTRE_Y, NORMAL_X, NORMAL_Y]
        self._values = {(row, name): geometry[4 * row + k] for row in (0, 1) for k, name in enumerate(names)}

    def __getitem__(self, key: tuple[int, int]) -> Any:
        return self._values[key]


@cache
def stretch_residual(smoothing: float, scales: Scales) -> Any:
    """A CasADi function that is zero where states, seconds and controls obey the car's equations."""
    before, after = ca.SX.sym("before", _STATES), ca.SX.sym("after", _STATES)
    seconds, controls = ca.SX.sym("seconds"), ca.SX.sym("controls", _CONTROLS)
    points = [ca.SX.sym(f"point{k}", _STAGE) for k in range(_POINTS)]
    geometry = ca.SX.sym("geometry", GEOMETRY)
    rates = [_rates(point * STAGE_SIZE, controls, geometry, smoothing, scales) for point in points]
    start = _seen_from_station(before * _STATE_SIZE, 0.0, 0.0, 0.0)
    end = _seen_from_station(after * _STATE_SIZE, geometry[10], geometry[11], geometry[12])
    gaps = [
        point * STAGE_SIZE - start - seconds * sum(GAUSS[k, m] * rates[m] for m in range(_POINTS))
        for k, point in enumerate(points)
    ]
    gaps.append(end - start - seconds * sum(rates) / _POINTS)
    scaled = ca.vertcat(*(gap / STAGE_SIZE for gap in gaps))
    return ca.Function("stretch", [before, after, seconds, controls, ca.vertcat(*points), geometry], [scaled])


def _seen_from_station(state: Any, x: Any, y: Any, turn: Any) -> Any:
    """A state at a station as position, yaw, velocity, … in the frame of the station before."""
    offset, heading, forward, left, *rest = ca.vertsplit(state)
    yaw = turn + heading
    sine, cosine = ca.sin(yaw), ca.cos(yaw)
    return ca.vertcat(
        x - ca.sin(turn) * offset, y + ca.cos(turn) * offset, yaw,
        cosine * forward - sine * left, sine * forward + cosine * left, *rest,
    )  # fmt: skip


def surface_at(x: Any, y: Any, geometry: Any, smoothing: float) -> tuple[Any, Any]:
    """Grip and drag at a point of a stretch, as the station before sees it."""
    share, offset = with_symbols(lap_coordinates)(_Rows(geometry), 0, x, y)
    half_road = (1.0 - share) * geometry[8] + share * geometry[9]
    grip, drag = with_symbols(surface, smoothing)(ca.sqrt(offset * offset + 1e-6) - half_road)
    return grip, drag


def _rates(point: Any, controls: Any, geometry: Any, smoothing: float, scales: Scales) -> Any:
    """How the state changes: the mean over one of the simulator's substeps."""
    x, y, *moving, steer = ca.vertsplit(point)
    grip, drag = surface_at(x, y, geometry, smoothing)
    later = with_symbols(substep, smoothing)(
        x, y, *moving, ca.sin(steer), ca.cos(steer), controls[1], controls[2],
        grip * scales[0], scales[1], scales[2], drag,
    )  # fmt: skip
    return ca.vertcat((ca.vertcat(*later) - point[:-1]) / SUBSTEP_S, controls[0] * _CONTROL_SIZE[0])


def solve(
    problem: Problem, guess: Drive, smoothing: float, tick: Callable[[], None], warm: bool = False
) -> Drive:
    """The quickest drive near a guess. Raises `NoOptimumError`."""
    count = guess.stretches
    state, seconds = ca.MX.sym("state", _STATES, count + 1), ca.MX.sym("seconds", count)
    controls = ca.MX.sym("controls", _CONTROLS, count)
    stages = ca.MX.sym("stages", _POINTS * _STAGE, count)
    rows = np.arange(guess.first_station, guess.first_station + count) % problem.stations.count
    stretch = stretch_residual(smoothing, problem.scales).map(count)
    residual = ca.vec(
        stretch(state[:, :-1], state[:, 1:], seconds.T, controls, stages, problem.stations.geometry[rows].T)
    )
    if problem.start is None:
        residual = ca.vertcat(residual, state[:, -1] - state[:, 0])
    weight = np.ones(count) if problem.weight is None else problem.weight
    roughness = ca.sumsqr(controls[:, 1:] - controls[:, :-1]) / problem.stations.per_quad
    both_pedals = ca.sumsqr(controls[1, :] * controls[2, :])
    cost = ca.dot(weight, seconds) + _ROUGHNESS * (roughness + both_pedals)
    unknowns = ca.vertcat(ca.vec(state), seconds, ca.vec(controls), ca.vec(stages))
    solver = Ipopt("drive", {"x": unknowns, "f": cost, "g": residual}, tick, warm)
    low, high = _bounds(problem, rows, count)
    found = solver(x0=_packed(guess), lbx=low, ubx=high, lbg=0.0, ubg=0.0)
    if not solver.stats()["success"]:
        raise NoOptimumError(f"IPOPT ended with {solver.stats()['return_status']}")
    return _unpacked(np.array(found["x"]).ravel(), guess)


def _packed(drive: Drive) -> Array:
    parts = (drive.state / _STATE_SIZE[:, None], drive.seconds, drive.controls / _CONTROL_SIZE[:, None])
    return np.concatenate([np.ravel(part, order="F") for part in (*parts, drive.stages)])


def _unpacked(values: Array, like: Drive) -> Drive:
    count = like.stretches
    sizes = np.cumsum([_STATES * (count + 1), count, _CONTROLS * count])
    state, seconds, controls, stages = np.split(values, sizes)
    return replace(
        like,
        state=state.reshape((_STATES, -1), order="F") * _STATE_SIZE[:, None],
        seconds=seconds,
        controls=controls.reshape((_CONTROLS, -1), order="F") * _CONTROL_SIZE[:, None],
        stages=stages.reshape((_POINTS * _STAGE, -1), order="F"),
    )


def _bounds(problem: Problem, rows: NDArray[np.int64], count: int) -> tuple[Array, Array]:
    high = np.tile(_STATE_BOUND[:, None], count + 1)
    low = -high
    low[FORWARD] = _SLOWEST_M_PER_S if problem.start is None else 0.0
    room = road_room(problem)
    high[OFFSET] = room[np.append(rows, (rows[-1] + 1) % problem.stations.count)]
    low[OFFSET] = -high[OFFSET]
    for fixed, column in ((problem.start, 0), (problem.end, -1)):
        if fixed is not None:
            low[:, column] = high[:, column] = fixed
    sides = []
    for states, seconds, controls, stages in (
        (low, 1e-3, (-1.0, 0.0, 0.0), -np.inf),
        (high, _LONGEST_S, (1.0, 1.0, 1.0), np.inf),
    ):
        parts = (np.ravel(states / _STATE_SIZE[:, None], order="F"), np.full(count, seconds))
        sides.append(
            np.concatenate([*parts, np.tile(controls, count), np.full(_POINTS * _STAGE * count, stages)])
        )
    return sides[0], sides[1]


def road_room(problem: Problem) -> Array:
    """How far off the centreline the car may be: on the road, and with no corner of it at a wall. Metres."""
    corridor = problem.track.corridor
    reach = np.hypot(CAR.half_length_m, CAR.half_width_m)
    walls = np.repeat(
        np.minimum(corridor.half_wall_m[:-1], corridor.half_wall_m[1:]), problem.stations.per_quad
    )
    room: Array = np.minimum(problem.stations.half_road_m - problem.margin_m, walls - reach)
    return np.maximum(room, 0.0)


def refine(
    problem: Problem, guess: Drive, smoothings: Sequence[float], tick: Callable[[], None], warm: bool = False
) -> list[Drive]:
    """Drives with less and less smoothing, as far as they converge. Raises if the first does not."""
    drives = [solve(problem, guess, smoothings[0], tick, warm)]
    for smoothing in smoothings[1:]:
        try:
            drives.append(solve(problem, drives[-1], smoothing, tick, warm=True))
        except NoOptimumError:
            break
    return drives
