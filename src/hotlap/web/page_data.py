"""What the page offers, and the files it loads: the same in a server, a folder and a single file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from hotlap import __version__
from hotlap.drivers.registry import REFERENCES
from hotlap.errors import UsageError
from hotlap.policies.loading import Driver
from hotlap.policies.shipped import shipped_path
from hotlap.runs.errors import RunFileError
from hotlap.tracks import Track, TrackError, load_track
from hotlap.web import page_drivers, page_tracks
from hotlap.web.page_drivers import PageDriver, Report

INDEX_DATA = "data/index.json"
DEFAULT_TRACK = "circuit"
GENERALIST = "generalist"
BAKED_SEEDS = tuple(range(1, 13))


@dataclass(frozen=True)
class PageContent:
    """Tracks and drivers to choose from, and those that the page opens with."""

    tracks: Sequence[Track]
    drivers: Sequence[PageDriver]
    track: str
    opponent: str
    seeds: Sequence[int] = BAKED_SEEDS
    """Random tracks that are there without a server."""

    def essentials(self) -> PageContent:
        """Only what the page opens with, and who else drives there."""
        kept = {self.opponent, GENERALIST}
        drivers = [
            driver
            for driver in self.drivers
            if driver.name in kept or (driver.track == self.track and not driver.generation)
        ]
        homes = {self.track, *(driver.track for driver in drivers if driver.name == self.opponent)}
        tracks = [track for track in self.tracks if track.name in homes]
        return replace(self, tracks=tracks, drivers=drivers, seeds=())


def page_content(
    source: str | None = None, track: str | None = None, report: Report = lambda sentence: None
) -> PageContent:
    """Everything to choose from, with a driver (a name, a run or a file) and a track to open with."""
    tracks, drivers = page_tracks.named_tracks(), page_drivers.shipped()
    asked = None if track is None else load_track(track)
    if asked is not None:
        page_tracks.add_track(tracks, asked)
    if source is None or page_drivers.is_known_to_the_page(source):
        opening = asked.name if asked else DEFAULT_TRACK
        return PageContent(tracks, drivers, opening, source or _shipped_for(opening, drivers))
    driver = page_drivers.open_driver(source)
    home = _home(driver, asked, report)
    if home is not None:
        page_tracks.add_track(tracks, home)
    opening = asked.name if asked else home.name if home else DEFAULT_TRACK
    mine = _chosen(source, driver, home.name if home else None, drivers, report)
    others = [each for each in drivers if each.name not in {one.name for one in mine}]
    return PageContent(tracks, [*mine, *others], opening, mine[0].name)


def _shipped_for(track: str, drivers: Sequence[PageDriver]) -> str:
    return next((driver.name for driver in drivers if driver.track == track), GENERALIST)


def _chosen(
    source: str, driver: Driver, track: str | None, drivers: Sequence[PageDriver], report: Report
) -> list[PageDriver]:
    """The driver asked for, and if it is a run's the earlier ones."""
    if driver.checkpoint.path == shipped_path(source):
        return [each for each in drivers if each.name == source]
    taken = {*REFERENCES, *(each.name for each in drivers)}
    found = [page_drivers.page_driver(driver, track, taken)]
    if page_drivers.is_run(source):
        found += page_drivers.generations(driver, track, taken, report)
    return found


def _home(driver: Driver, asked: Track | None, report: Report) -> Track | None:
    """The track that a driver was trained on, if it is here and has not changed."""
    found = page_drivers.trained_on(driver)
    if found is None:
        return None
    try:
        track = load_track(found) if isinstance(found, str) else found
    except TrackError as error:
        report(f"the track that {driver.title} was trained on is not here ({error})")
        return None
    known = driver.fingerprints.get("tracks", {})
    if not isinstance(known, dict):
        raise RunFileError(f"{driver.name}: its manifest has no valid fingerprints of tracks")
    if known.get(track.name, track.fingerprint) == track.fingerprint:
        return track
    if asked is None or asked.name == track.name:
        raise UsageError(
            f"{driver.name} was trained on a track '{track.name}' of other geometry than it has now; "
            "retrain, or race it on another track with --track"
        )
    return None


def driver_path(name: str) -> str:
    """Where a driver's file is."""
    return f"data/drivers/{page_tracks.file_name(name)}.zip"


def data_files(content: PageContent, *, server: bool) -> dict[str, bytes]:
    """Every file of data by its path. With a server, random tracks are made when they are asked for."""
    paths = _driver_paths(content.drivers)
    files = page_tracks.track_files(content.tracks)
    if not server:
        for seed in content.seeds:
            files.setdefault(page_tracks.track_path(f"random:{seed}"), page_tracks.random_track_file(seed))
    files |= {paths[driver.name]: driver.data for driver in content.drivers}
    return {INDEX_DATA: json.dumps(_index(content, paths, server=server)).encode(), **files}


def _driver_paths(drivers: Sequence[PageDriver]) -> dict[str, str]:
    """A path for each driver's name; names that differ in odd characters only get a number."""
    paths: dict[str, str] = {}
    used: set[str] = set()
    for driver in drivers:
        path, number = driver_path(driver.name), 2
        while path.lower() in used:
            path, number = driver_path(f"{driver.name[:30]}-{number}"), number + 1
        used.add(path.lower())
        paths[driver.name] = path
    return paths


def _index(content: PageContent, paths: dict[str, str], *, server: bool) -> dict[str, Any]:
    return {
        "hotlap": __version__,
        "server": server,
        "track": content.track,
        "opponent": content.opponent,
        "tracks": [page_tracks.index_entry(track) for track in content.tracks],
        "random": {"any": server, "seeds": list(content.seeds)},
        "drivers": [
            {
                "name": driver.name,
                "file": paths[driver.name],
                "track": driver.track,
                "note": driver.note,
                "steps": driver.steps,
                "generation": driver.generation,
            }
            for driver in content.drivers
        ],
    }
