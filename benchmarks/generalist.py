"""A driver on random tracks that it has never seen: `python -m benchmarks.generalist RUN --limits FILE`.

Four episodes on each of random:5000 … random:5199, all from random starts. Training draws its tracks from
random:1000000 onwards. Per track the median of the flying laps is compared with T_c and, if a file of limits
names the track's seed, with that time in seconds: `{"5000": 15.02, …}`, null where it is not known.
"""

from __future__ import annotations

import argparse
import json
import statistics
from dataclasses import replace
from pathlib import Path
from typing import Any

from hotlap.evaluation.episodes import Episodes, episode_seeds
from hotlap.evaluation.races import race_options, races_of
from hotlap.laptime.centreline_lap import centreline_lap_s
from hotlap.policies.loading import load_driver
from hotlap.tracks import load_track

Times = dict[int, float]
"""Seconds, by the seed of the track."""


def drive(driver_name: str, tracks: range, starts: int, seed: int) -> Episodes:
    """Episode i is on track i modulo their number."""
    driver, episodes = load_driver(driver_name), starts * len(tracks)
    options = race_options(driver, None, "random", episodes)
    options = replace(options, track=[f"random:{track}" for track in tracks])
    return races_of(driver, options, episode_seeds(episodes, seed)).drive()


def figures(seen: Episodes, tracks: range, limits: Times) -> dict[str, Any]:
    """Shares of all episodes, and the spread over the tracks of lap time over T_c and over the limit."""
    lapped = {lap.episode for lap in seen.laps}
    clean = lapped - {lap.episode for lap in seen.laps if not lap.clean}
    times: dict[int, list[float]] = {}
    for lap in seen.laps:
        if lap.flying:
            times.setdefault(tracks[lap.episode % len(tracks)], []).append(lap.seconds)
    medians = {track: statistics.median(laps) for track, laps in times.items()}
    return {
        "episodes": len(seen.rewards),
        "completion_rate": len(lapped) / len(seen.rewards),
        "clean_episode_rate": len(clean) / len(seen.rewards),
        "not_clean": sorted({tracks[i % len(tracks)] for i in set(range(len(seen.rewards))) - clean}),
        "over_t_c": _spread([medians[t] / centreline_lap_s(load_track(f"random:{t}")) for t in medians]),
        "over_limit": _spread([medians[t] / limits[t] for t in medians if t in limits]),
    }


def _spread(ratios: list[float]) -> dict[str, float] | None:
    if len(ratios) < 2:
        return None
    tenths = statistics.quantiles(ratios, n=10)
    return {"tracks": len(ratios), "median": statistics.median(ratios), "p10": tenths[0], "p90": tenths[-1]}


def read_limits(path: Path | None) -> Times:
    """The limits that are known."""
    if path is None:
        return {}
    found: dict[str, float | None] = json.loads(path.read_text(encoding="utf-8"))
    return {int(track): seconds for track, seconds in found.items() if seconds is not None}


def main() -> None:
    """Drive, and print the figures as JSON."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("driver", help="a run folder, a checkpoint or a driver's name")
    parser.add_argument("--first", type=int, default=5000, help="seed of the first track")
    parser.add_argument("--tracks", type=int, default=200)
    parser.add_argument("--starts", type=int, default=4, help="episodes on each track")
    parser.add_argument("--seed", type=int, default=0, help="of the starts")
    parser.add_argument("--limits", type=Path, help="a JSON file: track seed to seconds")
    arguments = parser.parse_args()
    tracks = range(arguments.first, arguments.first + arguments.tracks)
    seen = drive(arguments.driver, tracks, arguments.starts, arguments.seed)
    print(json.dumps(figures(seen, tracks, read_limits(arguments.limits)), indent=1))


if __name__ == "__main__":
    main()
