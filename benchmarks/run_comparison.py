"""What differs between two training runs, times aside: nothing, if one was resumed exactly."""

from __future__ import annotations

import json
import zipfile
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from tensorboard.backend.event_processing.event_file_loader import EventFileLoader
from tensorboard.util import tensor_util

from hotlap.runs.checkpoint import read_checkpoint

_TIMES = {
    "timestamp", "t", "times", "training_time_sec", "steps_per_sec", "started_at", "finished_at",
    "git_commit", "seconds", "time/fps",
}  # fmt: skip
_CLOCK_SERIES = {"time/fps"}


def run_differences(one: Path, other: Path) -> list[str]:
    """Places in which two run folders differ: weights, optimisers, normalisers, metrics, results, events."""
    found: list[str] = []
    for pattern in ("*_model.zip", "checkpoints/*.zip"):
        names = [sorted(str(path.relative_to(run)) for path in run.glob(pattern)) for run in (one, other)]
        if names[0] != names[1]:
            found.append(f"files {pattern}: {names[0]} and {names[1]}")
        for name in set(names[0]) & set(names[1]):
            found += [f"{name}: {place}" for place in _checkpoint_differences(one / name, other / name)]
    for pattern in ("*_metrics.json", "*_results.json", "config.json"):
        files = [next(run.glob(pattern)) for run in (one, other)]
        found += [f"{pattern}: {place}" for place in differences(*map(_read_json, files))]
    found += [f"tensorboard: {place}" for place in differences(_series(one), _series(other))]
    found += [f"events.jsonl: {place}" for place in differences(_events(one), _events(other))]
    return found


def differences(one: Any, other: Any, place: str = "") -> list[str]:
    """Places at which two trees are not bit-identical, times aside."""
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        found = [f"{place}.{key} is missing" for key in set(one) ^ set(other) if key not in _TIMES]
        for key in set(one) & set(other) - _TIMES:
            found += differences(one[key], other[key], f"{place}.{key}")
        return found
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        if len(one) != len(other):
            return [f"{place} has {len(one)} and {len(other)} items"]
        pairs = enumerate(zip(one, other, strict=True))
        return [item for index, (a, b) in pairs for item in differences(a, b, f"{place}.{index}")]
    if isinstance(one, np.ndarray) and isinstance(other, np.ndarray):
        same = one.dtype == other.dtype and one.shape == other.shape and one.tobytes() == other.tobytes()
        return [] if same else [f"{place} differs"]
    same = one == other or (one != one and other != other)  # NaN equals nothing
    return [] if same else [f"{place}: {one!r} and {other!r}"]


def _checkpoint_differences(one: Path, other: Path) -> list[str]:
    trees = []
    for path in (one, other):
        found = read_checkpoint(path, with_resume=True)
        resume = dict(found.resume) if found.resume is not None else None
        if resume is not None:
            # Its segments are named by the hash of their contents, timestamps included.
            logs = {name: dict(journal) for name, journal in resume["journals"].items()}
            metrics = logs["metrics"]
            metrics["segments"] = [(item["start"], item["stop"]) for item in metrics["segments"]]
            resume["journals"] = logs
        about = {
            key: getattr(found.manifest, key) for key in ("step", "resume_step", "ended", "fingerprints")
        }
        with zipfile.ZipFile(path) as archive:
            sb3 = {name: archive.read(name) for name in archive.namelist() if not name.startswith("hotlap/")}
        trees.append({"driver": found.driver, "resume": resume, "about": about, "sb3": sb3})
    return differences(trees[0], trees[1])


def _read_json(path: Path) -> Any:
    return json.loads(path.read_text())


def _events(run: Path) -> list[Any]:
    """Every line of events.jsonl."""
    return [json.loads(line) for line in (run / "events.jsonl").read_text().splitlines()]


def _series(run: Path) -> dict[str, list[tuple[int, float]]]:
    """Every point of every event file: one written twice appears twice."""
    series: dict[str, list[tuple[int, float]]] = defaultdict(list)
    for path in (run / "tensorboard").iterdir():
        for event in EventFileLoader(str(path)).Load():
            for value in event.summary.value:
                if value.tag not in _CLOCK_SERIES:
                    series[value.tag].append((event.step, float(tensor_util.make_ndarray(value.tensor))))
    return {tag: sorted(points) for tag, points in series.items()}
