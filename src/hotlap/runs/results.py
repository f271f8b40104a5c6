"""`ExperimentResults`: what a finished run says about itself, in results.json."""

from __future__ import annotations

import json
import os
import platform
import subprocess
from dataclasses import asdict, dataclass, fields
from importlib import metadata
from pathlib import Path
from typing import Any

from hotlap import __version__
from hotlap.runs.errors import RunFileError
from hotlap.runs.legacy import translated
from hotlap.runs.storage import write_whole

_LIBRARIES = ("stable-baselines3", "torch", "gymnasium", "numpy", "numba", "envpool", "box2d")


@dataclass(frozen=True)
class ExperimentResults:
    """A run's outcome. Rewards are raw, from evaluation episodes; episodes and lengths are from training."""

    experiment_id: str
    algorithm: str
    environment: str
    seed: int
    preset: str
    n_envs: int
    vec_backend: str
    normalize: bool
    hyperparameters: dict[str, Any]
    total_timesteps: int
    training_time_sec: float
    steps_per_sec: float
    final_reward_mean: float
    final_reward_std: float
    episodes: int
    episode_length_mean: float | None
    evaluations: list[dict[str, Any]]
    versions: dict[str, str]
    fingerprints: dict[str, Any]
    git_commit: str | None
    started_at: str
    finished_at: str
    stopped_early: bool = False
    """Whether a callback stopped the run before its last step."""

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write results.json."""
        write_whole(Path(path), json.dumps(asdict(self), indent=1))

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> ExperimentResults:
        """Read results.json."""
        try:
            found = translated(json.loads(Path(path).read_text(encoding="utf-8")))
            found.setdefault("stopped_early", False)  # Earlier versions wrote no results in that case.
            return cls(**{item.name: found[item.name] for item in fields(cls)})
        except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
            raise RunFileError(f"{path} cannot be read as results: {error!r}") from error


def versions() -> dict[str, str]:
    """The library versions that a run's results depend on."""
    found = {"hotlap": __version__, "python": platform.python_version()}
    for library in _LIBRARIES:
        try:
            found[library] = metadata.version(library)
        except metadata.PackageNotFoundError:
            continue
    return found


def git_commit() -> str | None:
    """The commit of the source tree that hotlap runs from; None for an installed package."""
    package = Path(__file__).resolve().parents[1]
    if "site-packages" in package.parts:
        return None
    try:
        done = subprocess.run(
            ["git", "-C", str(package), "rev-parse", "HEAD"],
            capture_output=True, text=True, timeout=5, check=False,
        )  # fmt: skip
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout.strip() or None
