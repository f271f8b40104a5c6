"""What a checkpoint says of itself, for people."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from hotlap.policies.loading import find_checkpoint
from hotlap.runs.checkpoint import Checkpoint, read_checkpoint
from hotlap.runs.errors import RunFileError
from hotlap.runs.manifest import FORMAT
from hotlap.runs.spaces import space_line


def about_checkpoint(source: str | os.PathLike[str]) -> dict[str, Any]:
    """A verified checkpoint's facts."""
    found = read_checkpoint(find_checkpoint(source))
    try:
        return _facts(found)
    except (KeyError, TypeError, IndexError, AttributeError, ValueError) as error:
        raise RunFileError(f"{found.path}: its manifest makes no sense: {error!r}") from error


def _facts(found: Checkpoint) -> dict[str, Any]:
    manifest, driver, config = found.manifest, found.driver, found.manifest.config
    weights = driver["weights"]
    network = [weights[name].shape for name, _ in driver["policy"]["layers"]]
    logs = manifest.resume["journals"] if manifest.resume is not None else {}
    return {
        "file": str(found.path),
        "format": FORMAT,
        "hotlap": manifest.hotlap,
        "environment": config.environment,
        "algorithm": config.algorithm,
        "seed": config.seed,
        "preset": config.preset,
        "name": config.name,
        "step": manifest.step,
        "resume point": manifest.resume_step if manifest.resume is not None else None,
        "observation": space_line(driver["spaces"]["observation"]),
        "action": space_line(driver["spaces"]["action"]),
        "network": " → ".join(str(width) for width in [network[0][1], *(shape[0] for shape in network)]),
        "activation": driver["policy"]["activation"],
        "numbers": sum(int(array.size) for array in weights.values()),
        "normaliser": _normalised(driver["normalizer"]),
        "environments": config.n_envs,
        "hyperparameters": config.hyperparameters,
        "fingerprints": {
            name: value for name, value in manifest.fingerprints.items() if name not in ("car", "surface")
        },
        "torch threads": manifest.torch_threads,
        "versions": dict(manifest.versions),
        "segments": sum(len(log["segments"]) for log in logs.values()),
    }


def _normalised(normalizer: Mapping[str, Any] | None) -> str:
    parts = {"norm_obs": "observations", "norm_reward": "rewards"}
    return " and ".join(word for key, word in parts.items() if normalizer and normalizer[key]) or "none"
