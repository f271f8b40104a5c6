"""`Manifest`: what a checkpoint says about itself, checked when it is read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hotlap.runs.config import RunConfig
from hotlap.runs.errors import RunFileError

FORMAT = 1


@dataclass(frozen=True)
class Manifest:
    """The JSON entry of a checkpoint."""

    hotlap: str
    config: RunConfig
    step: int
    """The training step in the file's name."""
    resume_step: int
    """The boundary between updates whose state it holds."""
    ended: bool
    """Whether the run ended here: it reached its last step, or a callback stopped it."""
    fingerprints: Mapping[str, Any]
    versions: Mapping[str, str]
    torch_threads: int
    started_at: str
    training_time_sec: float
    driver: Mapping[str, Any]
    """The policy, without its arrays."""
    resume: Mapping[str, Any] | None
    """The state to continue training from; None in a file with the policy only."""
    entries: Mapping[str, str]
    """The hash of each other entry of the zip."""
    interrupted: bool = False
    """Whether an interruption wrote it: it is removed once the run has continued."""

    def as_dict(self) -> dict[str, Any]:
        """As plain values for JSON."""
        return {
            "format": FORMAT,
            "hotlap": self.hotlap,
            "environment": self.config.environment,
            "algorithm": self.config.algorithm,
            "seed": self.config.seed,
            "plan": self.config.as_dict(),
            "fingerprints": dict(self.fingerprints),
            "versions": dict(self.versions),
            "torch_threads": self.torch_threads,
            "times": {"started_at": self.started_at, "training_time_sec": self.training_time_sec},
            "resume_step": self.resume_step,
            "ended": self.ended,
            "driver": self.driver,
            "resume": self.resume,
            "step": self.step,
            "interrupted": self.interrupted,
            "entries": dict(self.entries),
        }


_KINDS: dict[str, type] = {
    "step": int, "resume_step": int, "ended": bool, "hotlap": str, "versions": dict, "torch_threads": int,
    "driver": dict, "entries": dict, "fingerprints": dict, "plan": dict,
}  # fmt: skip


def parse_manifest(found: Any, source: str) -> Manifest:
    """A manifest from its JSON; raises `RunFileError` if anything is wrong with it."""
    version = found.get("format") if isinstance(found, dict) else None
    if version != FORMAT:
        raise RunFileError(f"{source} has checkpoint format {version!r}; this hotlap reads format {FORMAT}")
    for key, kind in _KINDS.items():
        if not isinstance(found.get(key), kind):
            raise RunFileError(f"{source}: its manifest has no valid '{key}'")
    if not isinstance(found.get("resume"), dict | None):
        raise RunFileError(f"{source}: its manifest has no valid 'resume'")
    times = found.get("times", {})
    if not isinstance(times, dict) or not isinstance(times.get("training_time_sec", 0.0), int | float):
        raise RunFileError(f"{source}: its manifest has no valid 'times'")
    return Manifest(
        hotlap=found["hotlap"],
        config=RunConfig.from_dict(found["plan"], f"{source}: its manifest"),
        step=found["step"],
        resume_step=found["resume_step"],
        ended=found["ended"],
        fingerprints=found["fingerprints"],
        versions=found["versions"],
        torch_threads=found["torch_threads"],
        started_at=str(times.get("started_at", "")),
        training_time_sec=float(times.get("training_time_sec", 0.0)),
        driver=found["driver"],
        resume=found.get("resume"),
        entries=found["entries"],
        interrupted=found.get("interrupted") is True,
    )
