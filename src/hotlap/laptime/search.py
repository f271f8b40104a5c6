"""The search for a track's limit: optimal control, then driving its plans in the real simulator.

Needs CasADi (the extra `limit`). A plan is solved for the flying lap, for the start from rest and for a
single lap with a prepared entry. Far from both its ends an optimal drive hardly depends on them, so the three
coincide in the middle of a lap: there a plan goes over from one to the other.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from hotlap.errors import HotlapError
from hotlap.laptime.centreline_lap import centreline_lap_s
from hotlap.laptime.certificate import certified_lap_s
from hotlap.laptime.guesses import first_guess, standing_guess
from hotlap.laptime.ipopt import NoOptimumError
from hotlap.laptime.limit import (
    BOUNDS,
    FLYING_LAPS,
    STANDARD_CAR,
    Controls,
    Limit,
    LimitLaps,
    Scales,
    replay,
    slowest_flying_s,
    upper_bounds,
)
from hotlap.laptime.lower_bound import relaxed_lap_s
from hotlap.laptime.optimal_control import Drive, Problem, joined, refine, solve
from hotlap.laptime.reference import reference
from hotlap.laptime.stations import lay_stations
from hotlap.laptime.track_frame import STATE
from hotlap.laptime.tracking import Recording, drive
from hotlap.sim.fingerprint import physics_fingerprint
from hotlap.tracks import Track

Report = Callable[[str], None]
"""Hears what the search is about to do."""

_ALIKE = np.array([0.2, 0.1, 0.5, 1.0, 0.5, 2.0, 0.1])
"""Differences of a state's parts that count the same where two drives are compared."""
_MIDDLE = (0.3, 0.95)
"""Shares of a lap between which the start from rest goes over to the flying lap."""
_RUN_IN = 0.5
"""Share of a lap that prepares the entry of a single one."""
_RUN_IN_WEIGHT = 0.02


@dataclass(frozen=True)
class Quality:
    """How finely the equations are solved, and how close to the edge of the road the plan drives."""

    per_quad: int
    smoothings: tuple[float, ...]
    margins_m: tuple[float, ...]
    """One after the other until the drives are clean."""
    certify: bool = False
    """Whether a proven lower bound is computed too, which takes minutes."""


QUALITIES = {
    "quick": Quality(1, (0.05, 0.02), (0.03, 0.06, 0.12)),
    "full": Quality(2, (0.05, 0.02, 0.01, 0.005), (0.015, 0.03, 0.06, 0.12), certify=True),
}


class NoLimitError(HotlapError):
    """The search did not end in clean laps."""


def find_limit(
    track: Track,
    quality: str = "full",
    scales: Scales = STANDARD_CAR,
    *,
    report: Report = lambda what: None,
    tick: Callable[[], None] = lambda: None,
    rng: np.random.Generator | None = None,
) -> LimitLaps:
    """Bracket the best lap. A generator starts the search from a random line. Raises `NoLimitError`."""
    begun = time.perf_counter()
    drives: dict[str, Controls] = {}
    reason = ""
    for margin_m in QUALITIES[quality].margins_m:
        search = _Search(track, QUALITIES[quality], scales, margin_m, report, tick)
        try:
            found, t_lb = search.run(rng)
        except NoOptimumError as error:
            reason = str(error)
            continue
        # What was clean closer to the edge is quicker.
        drives = _better(track, scales, drives, found)
        bounds = upper_bounds(track, drives, scales)
        if all(map(math.isfinite, bounds.values())):
            break
        reason = f"with {margin_m} m to the edge of the road some laps are not clean"
    else:
        raise NoLimitError(f"no limit was found for track '{track.name}': {reason}. Try the other --quality")
    certified = None
    if QUALITIES[quality].certify:
        report("certificate")
        certified = certified_lap_s(track, drives["sustained"], scales=scales, tick=tick)
    limit = Limit(
        track.name, track.fingerprint, physics_fingerprint(), scales, quality, **bounds,
        t_lb=t_lb, t_lb_proven=False, t_c=centreline_lap_s(track),
        seconds=round(time.perf_counter() - begun, 1), t_lb_certified=certified,
    )  # fmt: skip
    return LimitLaps(limit, drives)


def find_sustained(track: Track, quality: str = "full", scales: Scales = STANDARD_CAR) -> float:
    """T_UB alone, in about half the time. Raises `NoLimitError`."""
    for margin_m in QUALITIES[quality].margins_m:
        search = _Search(track, QUALITIES[quality], scales, margin_m, lambda what: None, lambda: None)
        try:
            controls = search.sustained(*search.plans(None))
        except NoOptimumError:
            continue
        if math.isfinite(slowest := slowest_flying_s(replay(track, controls, scales))):
            return slowest
    raise NoLimitError(f"no limit was found for track '{track.name}'. Try the other --quality")


def _better(
    track: Track, scales: Scales, before: dict[str, Controls], found: dict[str, Controls]
) -> dict[str, Controls]:
    """Of each kind the quicker drive; one that is not clean counts as endless."""
    if not before:
        return found
    old, new = (upper_bounds(track, drives, scales) for drives in (before, found))
    return {kind: before[kind] if old[key] <= new[key] else found[kind] for kind, key in BOUNDS.items()}


class _Search:
    """One search with one margin to the edge of the road."""

    def __init__(
        self, track: Track, quality: Quality, scales: Scales, margin_m: float, report: Report,
        tick: Callable[[], None],
    ) -> None:  # fmt: skip
        self._quality, self._report, self._tick = quality, report, tick
        stations = lay_stations(track, quality.per_quad)
        self._lap = Problem(track, stations, margin_m, scales)
        self._track, self._stations, self._scales = track, stations, scales

    def run(self, rng: np.random.Generator | None) -> tuple[dict[str, Controls], float]:
        """Controls of the best drives, and the relaxed lap."""
        laps, standing = self.plans(rng)
        flying = laps[-1]
        single = self._single(flying, self._quality.smoothings[len(laps) - 1])
        out = self._out_lap(standing, flying)
        self._report("driving")
        drives = {
            "sustained": self.sustained(laps, standing),
            "single": self._best("last", [joined([out, flying.part(0, single.first_station), single])], 3),
            "standing": self._best("first", [standing], 1),
        }
        self._report("relaxed lap")
        relaxed = replace(self._lap, margin_m=0.0)
        return drives, relaxed_lap_s(relaxed, flying, self._tick)

    def plans(self, rng: np.random.Generator | None) -> tuple[list[Drive], Drive]:
        """The flying lap, once for each smoothing, and the start from rest."""
        laps = self._solve("flying lap", self._lap, first_guess(self._lap, rng))
        at_rest = replace(self._lap, start=np.zeros(len(STATE)))
        return laps, self._solve("standing start", at_rest, standing_guess(at_rest, laps[-1]))[-1]

    def sustained(self, laps: Sequence[Drive], standing: Drive) -> Controls:
        """Controls of the best drive of several flying laps in a row."""
        # A plan with rounder kinks is a little slower, and sometimes easier to drive.
        plans = [joined([self._out_lap(standing, lap), *[lap] * FLYING_LAPS]) for lap in laps[-2:]]
        return self._best("flying", plans, FLYING_LAPS + 1)

    def _solve(self, what: str, problem: Problem, guess: Drive) -> list[Drive]:
        self._report(what)
        return refine(problem, guess, self._quality.smoothings, self._tick)

    def _single(self, flying: Drive, smoothing: float) -> Drive:
        """A lap that need not be repeated, and the stretch before it that prepares its entry."""
        count = self._stations.count
        first = count - round(_RUN_IN * count)
        guess = joined([flying.part(first, count), flying])
        weight = np.where(np.arange(guess.stretches) < count - first, _RUN_IN_WEIGHT, 1.0)
        problem = replace(self._lap, start=flying.state[:, first], weight=weight)
        self._report("single lap")
        try:
            # It begins on the flying lap, whose states obey the equations of this smoothing only.
            return solve(problem, guess, smoothing, self._tick, warm=True)
        except NoOptimumError:
            return guess

    def _out_lap(self, standing: Drive, flying: Drive) -> Drive:
        """From rest into the flying lap, from one to the other where they are most alike."""
        count = self._stations.count
        first, last = (round(share * count) for share in _MIDDLE)
        apart = np.abs((standing.state - flying.state) / _ALIKE[:, None]).max(axis=0)
        change = first + int(np.argmin(apart[first:last]))
        return joined([standing.part(0, change), flying.part(change, count)])

    def _best(self, kind: str, plans: Sequence[Drive], laps: int) -> Controls:
        """Drive plans with every regulator; the controls of the quickest of the clean drives."""
        tables = [reference(self._stations, self._track.length_m, plan) for plan in plans]
        found = [
            recording
            for table in tables
            for recording in drive(self._track.corridor, table, laps, self._scales, self._tick)
        ]
        if not found:
            raise NoOptimumError("no regulator could drive the plan")
        return min(found, key=lambda recording: _rank(kind, recording)).controls


def _rank(kind: str, recording: Recording) -> tuple[bool, float]:
    """Clean drives first, then by the laps that count."""
    laps = recording.laps
    counted = {"flying": laps[1:], "last": laps[-1:], "first": laps[:1]}[kind]
    return not all(lap.clean for lap in counted), max(lap.seconds for lap in counted)
