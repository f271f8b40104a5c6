"""A lap at the limit of the car, beside a driver's: line, speed, and time lost corner by corner."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from numpy.typing import NDArray

from hotlap.errors import UsageError
from hotlap.evaluation.evaluate import evaluate
from hotlap.evaluation.laps import Lap
from hotlap.evaluation.traces import DrivenLine, Stretch, trace
from hotlap.laptime.limit import LimitLaps, driven
from hotlap.reports.lap_picture import DRIVER_COLOUR, INK, PAPER, draw_line
from hotlap.sim import columns
from hotlap.sim.corridor import CENTRE_X, CENTRE_Y, NORMAL_X, NORMAL_Y
from hotlap.sim.params import TICKS_PER_SECOND
from hotlap.tracks import Track

Floats = NDArray[np.float64]

_LIMIT_COLOUR = "#2f7fb8"
_KMH = 3.6
_LABEL_M = 7.0
_EPISODES = 20
_SHOWN_LAP = 3
"""Of the sustained drive: a flying lap between flying laps."""


@dataclass(frozen=True)
class CornerLoss:
    """A corner, and what a driver loses from halfway to the one before until halfway to the next one."""

    name: str
    at_m: float
    radius_m: float
    lost_s: float
    slowest_kmh: float
    limit_slowest_kmh: float


@dataclass(frozen=True)
class Losses:
    """A driver's lap beside one at the limit."""

    driver: str
    track: str
    line: DrivenLine
    lost_s: float
    gap: float
    corners: list[CornerLoss]


def limit_line(laps: LimitLaps, track: Track) -> DrivenLine:
    """A flying lap of the sustained drive, tick for tick."""
    rows, first = [], 0
    for tick, world in enumerate(driven(track, laps.drives["sustained"], laps.limit.scales), start=1):
        if world.tally[0, columns.LAP_FINISHED] and world.tally[0, columns.LAP] == _SHOWN_LAP:
            first = tick + 1
        if world.tally[0, columns.LAP] == _SHOWN_LAP:
            rows.append(world.motion[0].copy())
        if world.tally[0, columns.LAP] > _SHOWN_LAP:
            break
    motion = np.array(rows)
    speed = np.hypot(motion[:, columns.VELOCITY_X], motion[:, columns.VELOCITY_Y])
    clean = bool(world.tally[0, columns.LAP_CLEAN])
    lap = Lap(
        0, float(world.motion[0, columns.LAP_TIME]), clean, first_tick=first, last_tick=first + len(rows)
    )
    stretch = Stretch(0, first, first + len(rows), lap)
    return DrivenLine(
        stretch, track, motion[:, columns.X], motion[:, columns.Y], speed, motion[:, columns.POSITION]
    )


def find_losses(laps: LimitLaps, track: Track, driver: str) -> Losses:
    """Drive the driver's laps, and compare its best clean flying one with the limit's."""
    found = evaluate(driver, track=track, episodes=_EPISODES, references=False)
    races, seen = found.driven[0].races, found.driven[0].seen
    flying = [lap for lap in seen.laps if lap.flying and lap.clean]
    if not flying:
        raise UsageError(
            f"{driver} finished no clean flying lap on {track.name}: there is nothing to compare"
        )
    lap = min(flying, key=lambda lap: lap.seconds)
    line = trace(races, Stretch(lap.episode, lap.first_tick, lap.last_tick, lap))
    best = limit_line(laps, track)
    assert best.lap is not None
    return Losses(
        Path(driver).name, track.name, line, lap.seconds - best.lap.seconds,
        laps.limit.gap(lap.seconds), corner_losses(line, best),
    )  # fmt: skip


def corner_losses(line: DrivenLine, limit: DrivenLine) -> list[CornerLoss]:
    """What each corner costs. Together they are all that is lost."""
    track = line.track
    corners = track.corners
    if not corners:
        return []
    middles = np.array([middle for middle, _, _ in corners])
    ends = np.array([0.0, *(0.5 * (middles[1:] + middles[:-1])), track.length_m])
    lost = np.diff(np.interp(ends, *elapsed(line)) - np.interp(ends, *elapsed(limit)))
    found = []
    for number, (middle, radius, _) in enumerate(corners):
        slowest = [
            _KMH * float(each.speed_m_per_s[_between(each, ends[number], ends[number + 1])].min())
            for each in (line, limit)
        ]
        found.append(CornerLoss(f"T{number + 1}", middle, radius, float(lost[number]), *slowest))
    return found


def _between(line: DrivenLine, start: float, end: float) -> NDArray[np.bool_]:
    return (line.distance_m >= start) & (line.distance_m <= end)


def elapsed(line: DrivenLine) -> tuple[Floats, Floats]:
    """Distance from the line, and seconds since it was crossed; both ends of the lap included."""
    assert line.lap is not None
    seconds = np.arange(len(line.distance_m)) / TICKS_PER_SECOND
    # The line was crossed inside the tick before the first: at this tick's speed.
    seconds += line.distance_m[0] / line.speed_m_per_s[0]
    distance = np.concatenate([[0.0], line.distance_m, [line.track.length_m]])
    return distance, np.concatenate([[0.0], seconds, [line.lap.seconds]])


def save_limit_picture(laps: LimitLaps, track: Track, losses: Losses | None, path: Path) -> None:
    """Draw the lap at the limit, and a driver's beside it if there is one."""
    limit_figure(laps, track, losses).savefig(path, dpi=130, facecolor=PAPER)


def limit_figure(laps: LimitLaps, track: Track, losses: Losses | None) -> Figure:
    """The figure of `save_limit_picture`."""
    line = limit_line(laps, track)
    wide, high = np.ptp(track.corridor.lines[:, :4].reshape(-1, 2), axis=0)
    rows = [max(4.0 * high / wide, 1.6), 1.0, *([] if losses is None else [0.8])]
    figure = Figure(figsize=(10.0, 2.2 * sum(rows)), facecolor=PAPER, layout="constrained")
    axes = figure.subplots(len(rows), 1, height_ratios=rows)
    limit = laps.limit
    figure.suptitle(
        f"The limit of the car on {track.name}: {limit.t_ub:.2f} s sustained", x=0.01, ha="left",
        color=INK, fontsize=14, fontweight="bold",
    )  # fmt: skip
    bar = figure.colorbar(draw_line(axes[0], line), ax=axes[0], shrink=0.7, pad=0.01)
    bar.set_label("km/h", color=INK)
    bar.outline.set_visible(False)
    lines = {f"limit, {limit.t_ub:.2f} s": (line, _LIMIT_COLOUR)}
    if losses is not None:
        assert losses.line.lap is not None
        axes[0].plot(losses.line.x_m, losses.line.y_m, color=INK, lw=0.9, ls=(0, (4, 2)), label=losses.driver)
        axes[0].legend(loc="upper right", frameon=False, fontsize=9)
        name = f"{losses.driver}, {losses.line.lap.seconds:.2f} s ({losses.gap:+.1%})"
        lines[name] = (losses.line, DRIVER_COLOUR)
        _draw_losses(axes[2], losses, line)
    _mark_corners(axes[0], track)
    _draw_speeds(axes[1], lines, track)
    return figure


def _mark_corners(axes: Axes, track: Track) -> None:
    """Each corner's name, outside of it."""
    corridor = track.corridor
    for number, (at, _, turn) in enumerate(track.corners):
        row = int(at / track.length_m * corridor.quads)
        away = -np.sign(turn) * (corridor.half_wall_m[row] + _LABEL_M)
        x, y = (
            float(corridor.lines[row, middle] + away * corridor.lines[row, normal])
            for middle, normal in ((CENTRE_X, NORMAL_X), (CENTRE_Y, NORMAL_Y))
        )
        axes.text(x, y, f"T{number + 1}", color=INK, fontsize=9, ha="center", va="center")


def _draw_speeds(axes: Axes, lines: dict[str, tuple[DrivenLine, str]], track: Track) -> None:
    for name, (line, colour) in lines.items():
        axes.plot(line.distance_m, line.speed_m_per_s * _KMH, color=colour, lw=1.8, label=name)
    axes.set(xlim=(0.0, track.length_m), ylim=(0.0, None))
    axes.set_ylabel("km/h", color=INK)
    axes.legend(loc="lower right", frameon=False, fontsize=9, ncols=2)
    _plain(axes)
    for number, (at, _, _) in enumerate(track.corners):
        axes.axvline(at, color="#d8d8d2", lw=0.8, zorder=0)
        axes.text(at, axes.get_ylim()[1], f"T{number + 1}", color=INK, fontsize=8, ha="center", va="bottom")


def _draw_losses(axes: Axes, losses: Losses, limit: DrivenLine) -> None:
    where = np.linspace(0.0, limit.track.length_m, 600)
    behind = np.interp(where, *elapsed(losses.line)) - np.interp(where, *elapsed(limit))
    axes.fill_between(where, behind, color=DRIVER_COLOUR, alpha=0.15, lw=0)
    axes.plot(where, behind, color=DRIVER_COLOUR, lw=1.8)
    low, high = float(behind.min()), float(behind.max())
    room = 0.12 * max(high - low, 1e-3)
    axes.set(xlim=(0.0, limit.track.length_m), ylim=(min(low, 0.0) - room, high + 3.0 * room))
    for corner in losses.corners:
        axes.axvline(corner.at_m, color="#d8d8d2", lw=0.8, zorder=0)
        axes.text(
            corner.at_m, high + 2.6 * room, f"{corner.name} {corner.lost_s:+.2f}", color=INK, fontsize=8,
            ha="center", va="top",
        )  # fmt: skip
    axes.set_ylabel("seconds lost", color=INK)
    axes.set_xlabel("metres from the line, along the centreline", color=INK)
    _plain(axes)


def _plain(axes: Axes) -> None:
    axes.set_facecolor(PAPER)
    axes.spines[["top", "right"]].set_visible(False)
