"""A track: control points of a closed spline with a width at each, and the corridor they make."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from hotlap.errors import did_you_mean
from hotlap.sim.corridor import NORMAL_X, NORMAL_Y, Corridor, build_corridor
from hotlap.tracks.errors import TrackError
from hotlap.tracks.spline import SAMPLES_PER_POINT, Array, closed_spline, distance_along, evenly_spaced
from hotlap.tracks.validation import check_corridor

SPACING_M = 3.5
"""Between cross-lines: fine enough for a hairpin's wall, coarse enough for quick rays."""
MIN_POINTS = 4
HALF_ROAD_RANGE_M = (2.5, 20.0)
RUNOFF_RANGE_M = (1.0, 30.0)
LENGTH_RANGE_M = (100.0, 5_000.0)
COORDINATE_LIMIT_M = 10_000.0
_CORNER_RADIUS_M = 80.0
_CORNER_TURN_RAD = math.radians(25.0)
_LONGEST_SHOWN = 60
_KEYS = ("name", "title", "points", "half_road_m", "runoff_m")


@dataclass(frozen=True)
class Track:
    """A valid track. `points` are the spline's control points, metres, in driving order."""

    name: str
    title: str
    points: Array
    half_road_m: Array
    runoff_m: Array

    def __post_init__(self) -> None:
        check_corridor(self.name, self.corridor, self._segment_starts_m)

    @cached_property
    def corridor(self) -> Corridor:
        """The strip of quads that the simulator drives in."""
        length, (low, high) = distance_along(self._curve)[-1], LENGTH_RANGE_M
        if not low <= length <= high:
            raise TrackError(
                f"track '{self.name}' is {length:.0f} m long; it must be {low:.0f} to {high:.0f} m long"
            )
        rows = evenly_spaced(self._curve, SPACING_M)
        return build_corridor(rows[:, :2], rows[:, 2], rows[:, 2] + rows[:, 3])

    @property
    def _curve(self) -> Array:
        return closed_spline(np.column_stack([self.points, self.half_road_m, self.runoff_m]))

    @property
    def _segment_starts_m(self) -> Array:
        """Metres along the lap at which each control point's segment begins."""
        return distance_along(self._curve)[:-1:SAMPLES_PER_POINT]

    @property
    def length_m(self) -> float:
        """Length of the centreline."""
        return self.corridor.length_m

    @cached_property
    def curvature_per_m(self) -> Array:
        """Signed curvature of the centreline at each cross-line, left positive."""
        lines = self.corridor.lines
        normal = lines[:-1, [NORMAL_X, NORMAL_Y]]
        onward = np.roll(normal, -1, axis=0)
        turn = normal[:, 0] * onward[:, 1] - normal[:, 1] * onward[:, 0]
        return (turn + np.roll(turn, 1)) / 2.0 / (self.length_m / self.corridor.quads)

    @property
    def tightest_radius_m(self) -> float:
        """Smallest radius of the centreline."""
        return float(1.0 / np.max(np.abs(self.curvature_per_m)))

    @cached_property
    def corners(self) -> list[tuple[float, float, float]]:
        """Each corner's middle (m along the lap), tightest radius (m) and turn (rad, left positive)."""
        bend = self.curvature_per_m
        spacing = self.length_m / self.corridor.quads
        kind = np.where(np.abs(bend) > 1.0 / _CORNER_RADIUS_M, np.sign(bend), 0.0)
        changes = np.flatnonzero(kind != np.roll(kind, 1))
        if len(changes) == 0:
            return []
        found = []
        for start, stop in zip(changes, np.append(changes[1:], changes[0] + len(bend)), strict=True):
            rows = np.arange(start, stop) % len(bend)
            turn = float(np.sum(bend[rows]) * spacing)
            if kind[start] != 0.0 and abs(turn) >= _CORNER_TURN_RAD:
                middle = (start + stop - 1) / 2.0 % len(bend) * spacing
                found.append((middle, float(1.0 / np.max(np.abs(bend[rows]))), turn))
        return sorted(found)

    @cached_property
    def fingerprint(self) -> str:
        """A short hash of the geometry: tracks with the same name may differ."""
        return f"{self.corridor.fingerprint():016x}"

    def __str__(self) -> str:
        return self.name

    def as_dict(self) -> dict[str, Any]:
        """The JSON object of its file; `parse_track` reads it back."""
        return {
            "name": self.name,
            "title": self.title,
            "points": self.points.tolist(),
            "half_road_m": self.half_road_m.tolist(),
            "runoff_m": self.runoff_m.tolist(),
        }

    def facts(self) -> dict[str, Any]:
        """The main facts about the track, as a row of a table."""
        return {
            "name": self.name,
            "length_m": round(self.length_m, 1),
            "width_m": round(2.0 * float(self.corridor.half_road_m.min()), 1),
            "corners": len(self.corners),
            "tightest_radius_m": round(self.tightest_radius_m, 1),
            "about": self.title,
        }


def parse_track(data: Any, source: str) -> Track:
    """A track from a parsed JSON object, or an error that names the file and the place in it."""
    try:
        return _parse(data)
    except TrackError as error:
        raise TrackError(f"{source}: {error} (the format: docs/tracks.md)") from None


def _parse(data: Any) -> Track:
    if not isinstance(data, Mapping):
        raise TrackError(f"this holds a {type(data).__name__}; a track is a JSON object")
    unknown = sorted(set(data) - set(_KEYS))
    if unknown:
        hint = did_you_mean(unknown[0], _KEYS)
        raise TrackError(f"unknown key '{unknown[0]}'; the keys are {', '.join(_KEYS)}{hint}")
    missing = [key for key in _KEYS if key != "title" and key not in data]
    if missing:
        raise TrackError(f"the key '{missing[0]}' is missing; a track has {', '.join(_KEYS)}")
    name = data["name"]
    if not isinstance(name, str) or not name:
        raise TrackError(f"name is {name!r}; it must be a non-empty string")
    points = _parse_points(name, data["points"])
    return Track(
        name=name,
        title=str(data.get("title", name)),
        points=points,
        half_road_m=_parse_widths("half_road_m", data["half_road_m"], len(points), HALF_ROAD_RANGE_M),
        runoff_m=_parse_widths("runoff_m", data["runoff_m"], len(points), RUNOFF_RANGE_M),
    )


def _parse_points(name: str, raw: Any) -> Array:
    if not isinstance(raw, list):
        raise TrackError(f"points is {_short(raw)}; it must be a list of [x, y] pairs")
    if len(raw) < MIN_POINTS:
        raise TrackError(
            f"track '{name}' has {len(raw)} centreline points; a closed track needs at least {MIN_POINTS}"
        )
    for index, point in enumerate(raw):
        if not (isinstance(point, list) and len(point) == 2 and all(_is_number(v) for v in point)):
            raise TrackError(f"points[{index}] is {_short(point)}; it must be two numbers, x and y")
        if not all(abs(value) <= COORDINATE_LIMIT_M for value in point):
            raise TrackError(
                f"points[{index}] is {_short(point)}; "
                f"coordinates must be finite and within ±{COORDINATE_LIMIT_M:.0f} m"
            )
    return np.array(raw, dtype=np.float64)


def _parse_widths(key: str, raw: Any, count: int, bounds: tuple[float, float]) -> Array:
    """One number for the whole track, or a list with one for each point."""
    values = raw if isinstance(raw, list) else [raw] * count
    if len(values) != count:
        raise TrackError(
            f"{key} has {len(values)} values for {count} points; give one number, or one for each point"
        )
    for index, value in enumerate(values):
        if not _is_number(value) or not bounds[0] <= value <= bounds[1]:
            place = f"{key}[{index}]" if isinstance(raw, list) else key
            raise TrackError(
                f"{place} is {_short(value)}; it must be a number from {bounds[0]} to {bounds[1]} (metres)"
            )
    return np.array(values, dtype=np.float64)


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}…"
