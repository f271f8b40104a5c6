"""A checkpoint as the pair of files that stable-baselines3 loads: model.zip and vecnormalize.pkl.

The model is rebuilt from the manifest and the arrays; the checkpoint's own pickles are not read.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Mapping
from operator import attrgetter
from pathlib import Path
from typing import Any

from stable_baselines3.common.base_class import BaseAlgorithm
from stable_baselines3.common.vec_env import VecEnv, VecNormalize

from hotlap.policies.loading import find_checkpoint
from hotlap.runs.checkpoint import Checkpoint, read_checkpoint
from hotlap.runs.errors import RunFileError
from hotlap.runs.spaces import rebuild_space
from hotlap.runs.storage import StorageError
from hotlap.training.algorithms import find_algorithm
from hotlap.training.checkpoint.driver_tree import give_statistics
from hotlap.training.checkpoint.model_state import load_weights
from hotlap.training.config.hyperparameters import constructor_arguments

README = "README.txt"
_HOW_TO_LOAD = """\
model.zip and vecnormalize.pkl belong together. The policy expects observations that VecNormalize has
normalised; on raw observations it acts wrongly, without an error.

    from stable_baselines3 import {algorithm}
    from stable_baselines3.common.vec_env import VecNormalize

    env = VecNormalize.load("vecnormalize.pkl", venv)  # venv: a VecEnv of the training environment
    env.training, env.norm_reward = False, False
    model = {algorithm}.load("model.zip")
    action, _ = model.predict(env.reset(), deterministic=True)
"""


def export_sb3(source: str | os.PathLike[str], folder: str | os.PathLike[str]) -> list[Path]:
    """Write the pair to a folder, with a README.txt on how to load it; returns the paths of the pair.

    Without a normaliser the second file holds one that changes nothing, so that the same script loads both.
    """
    found = read_checkpoint(find_checkpoint(source), with_resume=True)
    folder = Path(folder)
    try:
        with warnings.catch_warnings():
            # SB3 warns that one environment cannot fill a minibatch made for many.
            warnings.simplefilter("ignore")
            model, env = _rebuild(found)
    except (KeyError, TypeError, ValueError, AssertionError, AttributeError, RuntimeError) as error:
        raise RunFileError(f"{found.path} describes no model that can be built: {error!r}") from error
    paths = [folder / "model.zip", folder / "vecnormalize.pkl"]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        model.save(paths[0])
        env.save(str(paths[1]))
        spec = find_algorithm(found.manifest.config.algorithm)
        (folder / README).write_text(_HOW_TO_LOAD.format(algorithm=spec.sb3_name), encoding="utf-8")
    except OSError as error:
        raise StorageError(f"cannot write to {folder}: {error.strerror or error}") from error
    return paths


def _rebuild(found: Checkpoint) -> tuple[BaseAlgorithm, VecNormalize]:
    env, config = _normalizer(found.driver), found.manifest.config
    spec, settings = find_algorithm(config.algorithm), config.hyperparameters
    model = spec.load_sb3_class()(
        "MlpPolicy", env, seed=config.seed, device="cpu",
        **constructor_arguments(spec, _without_memory(settings)),
    )  # fmt: skip
    state = found.resume["training"] if found.resume else None
    variables = {name: attrgetter(name)(model) for name in model._get_torch_save_params()[1]}
    load_weights(model, found.driver["weights"], state, variables)
    model.num_timesteps = found.manifest.resume_step
    if "buffer_size" in settings:
        model.buffer_size = settings["buffer_size"]
    return model, env


def _without_memory(hyperparameters: Mapping[str, Any]) -> dict[str, Any]:
    """The hyperparameters, without memory for a replay buffer that stays empty."""
    smaller = {"buffer_size": 1} if "buffer_size" in hyperparameters else {}
    return {**hyperparameters, **smaller}


def _normalizer(driver: Mapping[str, Any]) -> VecNormalize:
    spaces = {name: rebuild_space(tree) for name, tree in driver["spaces"].items()}
    env = _Spaces(1, spaces["observation"], spaces["action"])
    saved = driver["normalizer"]
    if saved is None:
        return VecNormalize(env, training=False, norm_obs=False, norm_reward=False)
    normalizer = VecNormalize(
        env, training=False, norm_obs=saved["norm_obs"], norm_reward=saved["norm_reward"],
        clip_obs=saved["clip_obs"], clip_reward=saved["clip_reward"],
        gamma=saved["gamma"], epsilon=saved["epsilon"],
    )  # fmt: skip
    give_statistics(normalizer, saved)
    return normalizer


class _Spaces(VecEnv):
    """Spaces without an environment behind them: enough to build a model."""

    def _nothing(self, *_: Any, **__: Any) -> Any:
        raise NotImplementedError

    reset = step_async = step_wait = set_attr = env_method = _nothing

    def close(self) -> None:
        """Nothing to close."""

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """What SB3 asks for when it wraps: there is no render mode."""
        return [None]

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> list[bool]:
        """Not wrapped by anything."""
        return [False]
