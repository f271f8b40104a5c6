"""A proven lower bound of the lap time: a search over all cells of points and speeds (docs/limit.md).

Knows no equations of the car but bounds of its forces and power. What it cannot refuse counts as possible.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from hotlap.laptime import certificate_kernels as kernels
from hotlap.laptime.limit import FLYING_LAPS, STANDARD_CAR, Controls, Scales, driven
from hotlap.sim import columns
from hotlap.sim.corridor import CENTRE_X, NORMAL_X, NORMAL_Y
from hotlap.sim.params import CAR, GRAVITY_M_PER_S2, SUBSTEP_S, SURFACE, TICKS_PER_SECOND
from hotlap.tracks import Track

Array = NDArray[np.float64]

YAW_RATE_MAX = 2.5
"""The claim is about drives that never yaw faster (rad/s). The laps at the limit yaw at 1.5 to 1.9 rad/s."""
CELLS = {"coarse": (1.0, 1.0), "full": (0.35, 0.5)}
"""Width of a cell on a line (m) and of one of mean speeds (m/s)."""
_CHORD_S = 0.6
_SLOW = (0.0, 0.8, 1.2, 1.7, 2.3, 3.0)
_FASTEST_TABLED = 150.0
_LENGTH_BINS = 6
_SUMMITS = 801
_EDGE_M = 0.02
_SPARE_GRIP = 1e-6


@dataclass(frozen=True)
class Certificate:
    """The search's grid and what a car may do on it."""

    car: Array
    power: Array
    speeds: Array
    lines: Array
    counts: NDArray[np.int64]
    chords: list[Array]
    bins: list[Array]

    def limits(self, line: int) -> NDArray[np.int64]:
        """Gentle and sharp turns, lengths of the chords to a line and from it: the fastest next speed."""
        cells = len(self.speeds) - 1
        found = np.zeros((2, _LENGTH_BINS, _LENGTH_BINS, cells), dtype=np.int64)
        before, after = np.empty(7), np.empty((cells, 7))
        for sharp, cosine in enumerate((math.cos(0.5 * kernels.GENTLE_RAD), 0.0)):
            kernels.fastest_after(
                self.car, self.speeds, self.power, self.bins[line - 1], self.bins[line], cosine, before,
                after, found[sharp],
            )  # fmt: skip
        return found

    def least_s(self, laps: int, tick: Callable[[], None]) -> float:
        """The least time of laps in a row."""
        cells, widest, count = len(self.speeds) - 1, int(self.counts.max()), len(self.lines)
        before, after = np.empty((widest, cells, 7)), np.empty((cells, 7))
        tables, order, keys = np.empty((3, 10, cells)), np.empty(widest, dtype=np.int64), np.empty(widest)
        limits = [self.limits(line) for line in range(count)]
        onward = np.zeros((*self.chords[-1].shape[:2], cells))
        for step in range(count * laps - 1, 0, -1):
            line = step % count
            here = np.empty((*self.chords[line - 1].shape[:2], cells))
            kernels.step_back(
                self.car, self.speeds, self.chords[line - 1], self.chords[line], self.bins[line - 1],
                self.bins[line], limits[line], onward, here, before, after, tables, order, keys,
            )  # fmt: skip
            onward = here
            tick()
        return float((self.chords[0][:, :, :1] / self.speeds[1:] + onward).min())


def certified_lap_s(
    track: Track, drive: Controls, quality: str = "full", scales: Scales = STANDARD_CAR,
    tick: Callable[[], None] = lambda: None,
) -> float:  # fmt: skip
    """What the mean of three clean flying laps cannot beat. The drive only says which lines suit."""
    total = lay_certificate(track, drive, quality, scales).least_s(FLYING_LAPS, tick)
    # A lap's time is interpolated within a tick at both its ends.
    return (total - 2.0 / TICKS_PER_SECOND) / FLYING_LAPS


def lay_certificate(
    track: Track, drive: Controls, quality: str = "full", scales: Scales = STANDARD_CAR
) -> Certificate:
    """The grid of a track and a car."""
    width_m, step = CELLS[quality]
    car, power = car_bounds(scales)
    fastest = np.arange(_SLOW[-1] + step, car[kernels.TOP_SPEED] + step, step)
    lines, counts = _lay_lines(track, chosen_lines(track, drive, scales), width_m, car[kernels.TOP_SPEED])
    chords, bins = [], []
    for line, count in enumerate(counts):
        onward = (line + 1) % len(lines)
        chord = np.empty((count, counts[onward], 5))
        kernels.lay_chords(lines[line], lines[onward], chord)
        chords.append(chord)
        bins.append(_length_bins(chord))
    return Certificate(car, power, np.concatenate([_SLOW, fastest]), lines, counts, chords, bins)


def chosen_lines(track: Track, drive: Controls, scales: Scales) -> NDArray[np.int64]:
    """Cross-lines that a drive passes about every so many seconds, in its second flying lap."""
    passed = np.zeros(track.corridor.quads)
    for world in driven(track, drive, scales):
        if world.tally[0, columns.LAP] == 3:
            passed[world.tally[0, columns.QUAD]] += 1.0 / TICKS_PER_SECOND
    seconds = np.concatenate([[0.0], np.cumsum(passed)])
    count = max(round(seconds[-1] / _CHORD_S), 3)
    wanted = np.arange(count) * seconds[-1] / count
    return np.unique([int(np.argmin(np.abs(seconds[:-1] - time))) for time in wanted])


def _lay_lines(
    track: Track, rows: NDArray[np.int64], width_m: float, fastest: float
) -> tuple[Array, NDArray[np.int64]]:
    corridor, laid, counts = track.corridor, [], []
    normals = corridor.lines[:-1, [NORMAL_X, NORMAL_Y]]
    for row in rows:
        before, after = normals[row - 1], normals[(row + 1) % corridor.quads]
        turn = abs(math.atan2(before[0] * after[1] - before[1] * after[0], float(before @ after)))
        half_m = corridor.half_road_m[row] + _cut_m(turn, fastest)
        count = math.ceil(2.0 * half_m / width_m)
        laid.append([*corridor.lines[row, CENTRE_X:], -half_m, 2.0 * half_m / count])
        counts.append(count)
    return np.array(laid), np.array(counts)


def _cut_m(turn: float, fastest: float) -> float:
    """How far beyond the edge a car can cross a line between two ticks on the road."""
    return 0.5 * fastest / TICKS_PER_SECOND * math.tan(min(0.75 * turn, 1.2)) + _EDGE_M


def _length_bins(chord: Array) -> Array:
    """Lower and upper lengths (m) of bins; a chord is in the bin of its longest length."""
    low, high = chord[:, :, kernels.SHORTEST].min(), chord[:, :, kernels.LONGEST].max() + 1e-6
    error = (chord[:, :, kernels.LONGEST] - chord[:, :, kernels.SHORTEST]).max()
    upper = np.linspace(low, high, _LENGTH_BINS + 1)[1:]
    return np.array([np.maximum(upper - (high - low) / _LENGTH_BINS - error - 1e-6, 0.1), upper])


def car_bounds(scales: Scales) -> tuple[Array, Array]:
    """The columns of a car, and the table of the power (W/kg) that it has to spare at each speed."""
    grip, mass, engine = scales
    kilograms = CAR.mass_kg * mass
    drag = CAR.rolling_drag_n_s_per_m / kilograms
    air, runoff = CAR.air_drag_n_s2_per_m2 / kilograms, SURFACE.runoff_drag_n_s_per_m / kilograms
    # With all of this grip the axles carry no more load than this grip needs.
    needed, grip_limit = CAR.tyre_grip * grip * GRAVITY_M_PER_S2, 0.0
    while needed > grip_limit:
        grip_limit = needed + _SPARE_GRIP
        power, top = _spare_power(grip_limit, drag, air, runoff, CAR.engine_power_w * engine, kilograms)
        slowing = max(
            grip_limit + (drag + air * top) * top,
            grip_limit * SURFACE.runoff_grip + (drag + runoff + air * top) * top,
        )
        needed = CAR.tyre_grip * grip * (GRAVITY_M_PER_S2 + _lifted(slowing))
    edge = 0.5 * (1.0 + SURFACE.runoff_grip) * grip_limit + 0.5 * runoff * top
    push = max(grip_limit, edge) + (drag + air * top) * top
    yaw_energy = 0.5 * CAR.yaw_inertia_kg_m2 / CAR.mass_kg * YAW_RATE_MAX**2
    peak = float(np.argmax(power))
    return np.array([grip_limit, drag, air, runoff, yaw_energy, peak, top, push]), power


def _lifted(slowing: float) -> float:
    """What the axles' loads add up to beyond the weight (m/s^2), where the load transfer is cut off."""
    arm = min(CAR.front_axle_m, CAR.rear_axle_m)
    beyond = CAR.centre_of_mass_height_m * slowing - CAR.load_transfer_max * GRAVITY_M_PER_S2 * arm
    return max(beyond, 0.0) / (CAR.front_axle_m + CAR.rear_axle_m)


def _spare_power(
    grip: float, drag: float, air: float, runoff: float, engine_w: float, kilograms: float
) -> tuple[Array, float]:
    """Power beyond the drag's, a concave function of energy, at steps of its speed; the highest speed."""
    speed = np.arange(0.0, _FASTEST_TABLED, kernels.POWER_STEP)
    above, below = speed + kernels.POWER_STEP, np.maximum(speed - kernels.POWER_STEP, 0.0)
    shares = np.linspace(0.0, 1.0, _SUMMITS)
    low, high = above[:, None] * shares[:-1], above[:, None] * shares[1:]
    swing = CAR.front_axle_m * YAW_RATE_MAX
    contact = np.hypot(low, np.sqrt(np.maximum(above[:, None] ** 2 - low * low, 0.0)) + swing)
    front, slow = CAR.drive_front_share, engine_w / CAR.engine_force_max_n
    engine = (((1.0 - front) * high + front * contact) / np.hypot(low, slow)).max(axis=1)
    yaw_per_mass = CAR.yaw_inertia_kg_m2 / CAR.mass_kg
    moving = np.sqrt(np.maximum(below * below - yaw_per_mass * YAW_RATE_MAX**2, 0.0))
    pull = grip + (drag + 0.5 * runoff + air * above) * above
    spin = max(CAR.front_axle_m, CAR.rear_axle_m) * grip / yaw_per_mass
    # Velocities are advanced first: a substep adds the square of its change.
    stepped = 0.5 * SUBSTEP_S * (pull * pull + yaw_per_mass * spin * spin)
    power = engine * engine_w / kilograms + stepped - (drag + air * moving) * moving * moving
    power = _concave(0.5 * speed * speed, power)
    top = float(speed[np.flatnonzero(power > 0.0)[-1]]) + 0.25
    return power, top


def _concave(x: Array, y: Array) -> Array:
    """The least concave function that is nowhere below the points."""
    hull: list[int] = []
    for i in range(len(x)):
        while len(hull) > 1 and (y[hull[-1]] - y[hull[-2]]) * (x[i] - x[hull[-2]]) <= (y[i] - y[hull[-2]]) * (
            x[hull[-1]] - x[hull[-2]]
        ):
            hull.pop()
        hull.append(i)
    return np.asarray(np.interp(x, x[hull], y[hull]) + 1e-9)
