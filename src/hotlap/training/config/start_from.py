"""Start a run from a trained driver: what it decides of the config, and what it gives to a new model."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hotlap.errors import UsageError
from hotlap.policies.loading import find_checkpoint
from hotlap.runs.checkpoint import Checkpoint, read_checkpoint
from hotlap.runs.compatibility import check_spaces
from hotlap.runs.config import RunConfig
from hotlap.runs.driver_hash import driver_hash

if TYPE_CHECKING:
    from hotlap.training.algorithms.core.resumable import Resumable
    from hotlap.training.vec_envs.task import Task

_OF_THE_NETWORK = ("net_arch", "activation_fn")
_OF_THE_ENVIRONMENT = ("observation", "action_repeat")


def with_driver(asked: RunConfig) -> RunConfig:
    """A request with the network, observation, decision rate and normalisation of its driver."""
    if asked.start_from is None:
        return asked
    found = _read(asked.start_from)
    theirs = found.manifest.config
    if theirs.algorithm != asked.algorithm:
        raise UsageError(
            f"--from {asked.start_from}: it was trained with {theirs.algorithm}, this run is with "
            f"{asked.algorithm}; add --algo {theirs.algorithm}"
        )
    if theirs.environment_name.is_racer != asked.environment_name.is_racer:
        raise UsageError(
            f"--from {asked.start_from}: it drives {theirs.environment}, not {asked.environment}"
        )
    network = {key: theirs.hyperparameters[key] for key in _OF_THE_NETWORK if key in theirs.hyperparameters}
    seen = {key: theirs.env_options[key] for key in _OF_THE_ENVIRONMENT if key in theirs.env_options}
    return replace(
        asked,
        hyperparameters={**network, **asked.hyperparameters},
        env_options={**seen, **asked.env_options},
        normalize=theirs.normalize if asked.normalize is None else asked.normalize,
        start_hash=driver_hash(found.driver),
    )


def give_learned(config: RunConfig, model: Resumable, task: Task) -> None:
    """Give a new model the weights and the normaliser's statistics of the driver that its config names."""
    if config.start_from is None:
        return
    found = _read(config.start_from)
    if driver_hash(found.driver) != config.start_hash:
        raise UsageError(f"{found.path} has changed since this run was started; start over with --overwrite")
    task.check_fingerprints(str(found.path), found.manifest.fingerprints)
    check_spaces(str(found.path), found.driver["spaces"], model.observation_space, model.action_space)
    from hotlap.training.checkpoint.driver_tree import give_statistics
    from hotlap.training.checkpoint.model_state import load_weights

    try:
        load_weights(model, found.driver["weights"], None, {})
    except (RuntimeError, ValueError) as error:
        raise UsageError(
            f"--from {config.start_from}: its network is not the one that this run asks for ({error}); "
            "leave out net_arch and activation_fn"
        ) from None
    normalizer, saved = model.get_vec_normalize_env(), found.driver["normalizer"]
    if normalizer is not None and saved is not None:
        give_statistics(normalizer, saved)


def _read(driver: str) -> Checkpoint:
    return read_checkpoint(find_checkpoint(driver))
