"""The trained drivers that the page offers: those that ship, yours, and its earlier checkpoints."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from hotlap.drivers.registry import REFERENCES
from hotlap.envs.inputs import action_space
from hotlap.envs.names import RACER, parse_environment
from hotlap.envs.observation_terms import OBSERVATIONS, observation_space
from hotlap.envs.options import RANDOM_TRACK
from hotlap.errors import HotlapError
from hotlap.policies.loading import Driver, find_checkpoint
from hotlap.policies.shipped import shipped_drivers, shipped_path
from hotlap.runs.checkpoint import read_checkpoint
from hotlap.runs.checkpoint_file import driver_only
from hotlap.runs.compatibility import check_spaces
from hotlap.runs.errors import RunFileError
from hotlap.runs.folder import RunFolder
from hotlap.tracks import Track
from hotlap.web.page import STATIC

Report = Callable[[str], None]

MOST_GENERATIONS = 6
MOST_FILE_BYTES = 256 * 2**20
MOST_NUMBERS = 4_000_000
"""Of a driver's weights, as in static/js/driver.js."""
MOST_ACTION_REPEAT = 60
_LONGEST_NAME = 40


@dataclass(frozen=True)
class PageDriver:
    """A driver as the page lists it. `data` is its zip."""

    name: str
    data: bytes
    track: str | None
    """Where it was trained; None if it drives any track."""
    steps: int
    note: str
    generation: bool = False


def shipped() -> list[PageDriver]:
    """The drivers that come with hotlap."""
    return [_shipped(name) for name in shipped_drivers()]


def _shipped(name: str) -> PageDriver:
    path = shipped_path(name)
    assert path is not None
    checkpoint = read_checkpoint(path)
    name_of_track = checkpoint.manifest.config.environment_name.track
    track = None if name_of_track == RANDOM_TRACK else name_of_track
    note = "trained on many tracks" if track is None else f"trained on {track}"
    return PageDriver(name, driver_only(checkpoint), track, checkpoint.manifest.step, note)


def is_known_to_the_page(source: str) -> bool:
    """Whether it is a scripted driver, which the page has itself."""
    return source in REFERENCES and not Path(source).exists()


def open_driver(source: str) -> Driver:
    """The driver that someone asks to race, if the page can run it."""
    path = find_checkpoint(source)
    return _read(path)


def _read(path: Path) -> Driver:
    if path.is_file() and path.stat().st_size > MOST_FILE_BYTES:
        size, most = path.stat().st_size / 2**20, MOST_FILE_BYTES / 2**20
        raise RunFileError(f"{path} has {size:.0f} MB; the page takes drivers of up to {most:.0f} MB")
    driver = Driver(read_checkpoint(path))
    try:
        _check(driver)
    except HotlapError:
        raise
    except (LookupError, TypeError, AttributeError, ValueError) as error:
        raise RunFileError(f"{path}: its manifest makes no sense: {error!r}") from error
    return driver


def _check(driver: Driver) -> None:
    """Refuse what the page's simulator cannot drive with."""
    name, trained, module = driver.name, driver.fingerprints, _module_facts()
    if not driver.is_racer:
        raise RunFileError(
            f"{name} was trained on {driver.environment}; the page races drivers trained on {RACER}"
        )
    if trained.get("physics") != module["physics"]:
        raise RunFileError(
            f"{name} was trained on physics {trained.get('physics')}; the page has {module['physics']}. "
            "Retrain"
        )
    options = driver.config.env_options
    kind, repeat = options.get("observation", "standard"), options.get("action_repeat", 1)
    if kind not in OBSERVATIONS or trained.get("observation") != module["observations"][kind]["fingerprint"]:
        raise RunFileError(
            f"{name} was trained on observation {kind} ({trained.get('observation')}), which the page "
            "does not have. Retrain"
        )
    if not isinstance(repeat, int) or not 1 <= repeat <= MOST_ACTION_REPEAT:
        raise RunFileError(f"{name} has action_repeat {repeat!r}; the page takes 1 to {MOST_ACTION_REPEAT}")
    check_spaces(name, driver.checkpoint.driver["spaces"], observation_space(kind), action_space())
    weights = driver.checkpoint.driver["weights"].values()
    if (count := sum(array.size for array in weights)) > MOST_NUMBERS:
        raise RunFileError(f"{name} has {count:,} weights; the page takes up to {MOST_NUMBERS:,}")
    if not all(np.isfinite(array).all() for array in weights):
        raise RunFileError(f"{name} has weights that are not finite; it cannot drive")


@cache
def _module_facts() -> dict[str, Any]:
    return dict(json.loads((STATIC / "hotlap.json").read_text(encoding="utf-8")))


def trained_on(driver: Driver) -> str | Track | None:
    """The track of a driver's training: stored with the run, or by its name; None if there were many."""
    track = driver.config.track
    return None if track == RANDOM_TRACK else track


def page_driver(driver: Driver, track: str | None, taken: set[str]) -> PageDriver:
    """A driver to list; `track` is its track's name in the page, `taken` the names that are in use."""
    path, steps = driver.checkpoint.path, driver.checkpoint.manifest.step
    run = driver.run_folder
    name = run.path.name if path.name == run.model.name else driver.title
    if path.parent.name == run.checkpoints.name and path.name != run.best.name:
        name = f"{run.path.name} @ {in_short(steps)}"
    return PageDriver(
        _unique(name, taken), _file(driver), track, steps, f"trained for {in_short(steps)} steps"
    )


def generations(driver: Driver, track: str | None, taken: set[str], report: Report) -> list[PageDriver]:
    """Earlier checkpoints of a driver's run, evenly spread over its training."""
    folder, found = driver.run_folder, []
    for step in _spread(folder.checkpoint_steps(), driver.checkpoint.manifest.step):
        try:
            earlier = _read(folder.checkpoint(step))
        except RunFileError as error:
            report(f"left out: {error}")
            continue
        name = _unique(f"{folder.path.name} @ {in_short(step)}", taken)
        note = f"earlier in training, {in_short(step)} steps"
        found.append(PageDriver(name, _file(earlier), track, step, note, generation=True))
    return found


def is_run(source: str) -> bool:
    """Whether a driver was named by its run folder."""
    return Path(source).is_dir() and RunFolder.open(source).exists()


def _spread(steps: list[int], end: int) -> list[int]:
    """The steps before `end` that are nearest to an even division of the training."""
    earlier = [step for step in steps if step < end]
    if len(earlier) <= MOST_GENERATIONS:
        return earlier
    wanted = [end * part / (MOST_GENERATIONS + 1) for part in range(1, MOST_GENERATIONS + 1)]
    return sorted({min(earlier, key=lambda step: abs(step - target)) for target in wanted})


def _file(driver: Driver) -> bytes:
    """Its zip, without the folders of the machine that it was trained on."""
    checkpoint, config = driver.checkpoint, driver.config
    track = parse_environment(config.environment).track or ""
    if "/" in track or "\\" in track:
        environment = f"{RACER}:{track.replace(chr(92), '/').rpartition('/')[2]}"
        manifest = replace(checkpoint.manifest, config=replace(config, environment=environment))
        checkpoint = replace(checkpoint, manifest=manifest)
    return driver_only(checkpoint)


def _unique(name: str, taken: set[str]) -> str:
    """The name, with a number if it is in use; it is then."""
    short = name[:_LONGEST_NAME]
    found, number = short, 2
    while found in taken:
        found, number = f"{short} ({number})", number + 1
    taken.add(found)
    return found


def in_short(steps: int) -> str:
    """A number of steps as people say it: 1.3M, 50k, 900."""
    for unit, letter in ((10**6, "M"), (10**3, "k")):
        if steps >= unit:
            return f"{steps / unit:.3g}{letter}"
    return str(steps)
