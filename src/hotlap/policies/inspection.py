"""What a checkpoint says about itself, as data and as lines for people."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from hotlap.envs.names import is_racer
from hotlap.policies.loading import find_checkpoint
from hotlap.runs.checkpoint import Checkpoint, read_checkpoint
from hotlap.runs.config import RunConfig
from hotlap.runs.driver_hash import driver_hash
from hotlap.runs.errors import RunFileError
from hotlap.runs.manifest import FORMAT
from hotlap.runs.spaces import space_line


def about_checkpoint(source: str | os.PathLike[str]) -> dict[str, Any]:
    """A verified checkpoint's facts."""
    found = read_checkpoint(find_checkpoint(source))
    try:
        return _facts(found)
    except (KeyError, TypeError, IndexError, AttributeError, ValueError) as error:
        raise RunFileError(f"{found.path}: its manifest is invalid: {error!r}") from error


def checkpoint_lines(about: Mapping[str, Any]) -> dict[str, str | None]:
    """The facts of `about_checkpoint` in lines; None where there is nothing to say."""
    resume = about["resume point"]
    return {
        "trained on": f"{about['environment']}, {about['environments']} environments at once",
        "algorithm": f"{about['algorithm']}, preset {about['preset']}, seed {about['seed']}",
        "started from": about["start_from"],
        "name": about["name"],
        "step": f"{about['step']:,}",
        "resume point": f"step {resume:,}"
        if resume is not None
        else "none: it drives, but cannot be resumed",
        "observation": about["observation"],
        "action": about["action"],
        "decides": about["decides"],
        "env options": _pairs(about["env_options"]) or None,
        "network": f"{about['network']}, {about['activation']}, {about['numbers']:,} numbers",
        "normaliser": about["normaliser"],
        "learned": f"sha256 {about['learned']}",
        "hyperparameters": _pairs(about["hyperparameters"]),
        "fingerprints": _pairs(about["fingerprints"]),
        "torch threads": str(about["torch threads"]),
        "versions": _pairs(about["versions"]),
        "format": f"{about['format']}, written by hotlap {about['hotlap']}",
        "segments": f"{about['segments']} beside the file" if about["segments"] else None,
    }


def _pairs(values: Mapping[str, Any]) -> str:
    """A nested value on one line."""
    return ", ".join(
        f"{name} {_pairs(value) if isinstance(value, Mapping) else value}" for name, value in values.items()
    )


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
        "start_from": config.start_from,
        "name": config.name,
        "step": manifest.step,
        "resume point": manifest.resume_step if manifest.resume is not None else None,
        "observation": _observation(config, driver["spaces"]["observation"]),
        "action": space_line(driver["spaces"]["action"]),
        "network": " → ".join(str(width) for width in [network[0][1], *(shape[0] for shape in network)]),
        "activation": driver["policy"]["activation"],
        "numbers": sum(int(array.size) for array in weights.values()),
        "normaliser": _normalised(driver["normalizer"]),
        "learned": driver_hash(driver),
        "decides": _decides(config),
        "environments": config.n_envs,
        "env_options": config.env_options,
        "hyperparameters": config.hyperparameters,
        "fingerprints": {
            name: value for name, value in manifest.fingerprints.items() if name not in ("car", "surface")
        },
        "torch threads": manifest.torch_threads,
        "versions": dict(manifest.versions),
        "segments": sum(len(log["segments"]) for log in logs.values()),
    }


def _observation(config: RunConfig, space: Mapping[str, Any]) -> str:
    """The racer's kind of observation with its size; for other environments, the space."""
    if not is_racer(config.environment):
        return space_line(space)
    return f"{config.racer_options.observation} observation, {len(space['low'])} numbers"


def _decides(config: RunConfig) -> str | None:
    """How often a driver of the racer chooses an action."""
    if not is_racer(config.environment):
        return None
    options = config.racer_options
    if options.action_repeat == 1:
        return "at every tick"
    return f"every {options.action_repeat} ticks (action_repeat), {options.steps_per_second} times a second"


def _normalised(normalizer: Mapping[str, Any] | None) -> str:
    parts = {"norm_obs": "observations", "norm_reward": "rewards"}
    return " and ".join(word for key, word in parts.items() if normalizer and normalizer[key]) or "none"
