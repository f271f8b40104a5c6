"""Figures of the limit: random first guesses, the parts of the physics left out, many tracks.

    python -m benchmarks.limit_figures starts|ablations|tracks [TRACK...]

`starts`: ten laps along random lines as first guesses, and where the optimiser ends. `ablations`: the lap
without the edge's blend of road and runoff, and without the lag of the load transfer. `tracks`: brackets of
random tracks (random:0 to random:19 by default). Needs the extra `limit`.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from unittest.mock import patch

import numpy as np

from hotlap.laptime import optimal_control
from hotlap.laptime.guesses import first_guess
from hotlap.laptime.ipopt import NoOptimumError
from hotlap.laptime.optimal_control import Problem, refine, stretch_residual
from hotlap.laptime.search import NoLimitError, find_limit
from hotlap.laptime.stations import lay_stations
from hotlap.sim import motion
from hotlap.sim.params import CAR, SUBSTEP_S
from hotlap.tracks import NAMED_TRACKS, load_track

GUESSES = 10
SMOOTHINGS = (0.05, 0.02)
MARGIN_M = 0.02
RANDOM_TRACKS = tuple(f"random:{seed}" for seed in range(20))


def lap_s(track: str, guess: int | None = None) -> float:
    """The optimiser's flying lap, from the centreline or from a random line."""
    loaded = load_track(track)
    problem = Problem(loaded, lay_stations(loaded, 1), MARGIN_M)
    rng = None if guess is None else np.random.default_rng(guess)
    drives = refine(problem, first_guess(problem, rng), SMOOTHINGS, lambda: None)
    if len(drives) < len(SMOOTHINGS):
        raise NoOptimumError("the last smoothing did not converge")
    return float(drives[-1].seconds.sum())


def starts(tracks: tuple[str, ...]) -> None:
    """Where random first guesses end."""
    print(f"| track | from the centreline, s | {GUESSES} random lines: best, worst, s | spread | failed |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for track in tracks:
        found = []
        for guess in range(GUESSES):
            try:
                found.append(lap_s(track, guess))
            except NoOptimumError:
                continue
        best, worst = min(found), max(found)
        spread = f"{100.0 * (worst / best - 1.0):.3f}%"
        failed = GUESSES - len(found)
        print(f"| {track} | {lap_s(track):.4f} | {best:.4f}, {worst:.4f} | {spread} | {failed} |", flush=True)


def ablations(tracks: tuple[str, ...]) -> None:
    """The lap with parts of the physics left out."""
    print("| track | all, s | without the edge's blend | without the lag of the load transfer |")
    print("| --- | ---: | ---: | ---: |")
    for track in tracks:
        whole = lap_s(track)
        with _no_edge_blend():
            plain = lap_s(track)
        with _no_lag():
            quick = lap_s(track)
        parts = (f"{each:.4f} ({each - whole:+.4f})" for each in (plain, quick))
        print(f"| {track} | {whole:.4f} | {' | '.join(parts)} |", flush=True)


@contextmanager
def _without(target: str, value: object) -> Iterator[None]:
    stretch_residual.cache_clear()
    with patch(target, value):
        yield
    stretch_residual.cache_clear()


def _no_edge_blend() -> AbstractContextManager[None]:
    class Road:
        @staticmethod
        def py_func(beyond: float) -> tuple[float, float]:
            return 1.0, CAR.rolling_drag_n_s_per_m + 0.0 * beyond

    return _without(f"{optimal_control.__name__}.surface", Road)


def _no_lag() -> AbstractContextManager[None]:
    return _without(f"{motion.__name__}.CAR", CAR._replace(load_transfer_time_s=SUBSTEP_S))


def brackets(tracks: tuple[str, ...]) -> None:
    """Quick limits of many tracks."""
    print("| track | T_UB, s | single | standing | T_LB | T_c | seconds |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for track in tracks:
        begun = time.perf_counter()
        try:
            found = find_limit(load_track(track), "quick").limit
        except NoLimitError as error:
            print(f"| {track} | {error} | | | | | {time.perf_counter() - begun:.0f} |", flush=True)
            continue
        times = (found.t_ub, found.t_ub_single, found.t_ub_standing, found.t_lb, found.t_c)
        print(
            f"| {track} | {' | '.join(f'{each:.3f}' for each in times)} | {found.seconds:.0f} |", flush=True
        )


def main() -> None:
    kinds = {"starts": starts, "ablations": ablations, "tracks": brackets}
    if len(sys.argv) < 2 or sys.argv[1] not in kinds:
        sys.exit(__doc__)
    kind = sys.argv[1]
    default = RANDOM_TRACKS if kind == "tracks" else tuple(NAMED_TRACKS)
    kinds[kind](tuple(sys.argv[2:]) or default)


if __name__ == "__main__":
    main()
