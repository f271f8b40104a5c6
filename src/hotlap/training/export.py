"""A checkpoint as the plain pair that stable-baselines3 knows: model.zip and vecnormalize.pkl.

The model is built anew from the manifest and the arrays; the checkpoint's own pickles are not read.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import stable_baselines3 as sb3
from stable_baselines3.common.vec_env import VecEnv, VecNormalize

from hotlap.drivers.checkpoint import Checkpoint, CheckpointError, read_checkpoint
from hotlap.drivers.loading import find_checkpoint
from hotlap.drivers.spaces import rebuild_space
from hotlap.training.hyperparameters import constructor_arguments
from hotlap.training.state import apply_weights

_ALGORITHMS: dict[str, type[Any]] = {"a2c": sb3.A2C, "ppo": sb3.PPO, "sac": sb3.SAC}


def export_sb3(source: str | os.PathLike[str], folder: str | os.PathLike[str]) -> list[Path]:
    """Write the pair to a folder; their paths.

    Without a normaliser the second file holds one that changes nothing, so that the same script
    loads both.
    """
    found = read_checkpoint(find_checkpoint(source), with_resume=True)
    folder = Path(folder)
    try:
        with warnings.catch_warnings():
            # SB3 minds that one environment cannot fill a minibatch made for many.
            warnings.simplefilter("ignore")
            model, env = _rebuild(found)
    except (KeyError, TypeError, ValueError, AssertionError, AttributeError, RuntimeError) as error:
        raise CheckpointError(f"{found.path} describes no model that can be built: {error!r}") from error
    paths = [folder / "model.zip", folder / "vecnormalize.pkl"]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        model.save(paths[0])
        env.save(str(paths[1]))
    except OSError as error:
        raise OSError(f"cannot write to {folder}: {error.strerror or error}") from error
    return paths


def _rebuild(found: Checkpoint) -> tuple[Any, VecNormalize]:
    env = _normalizer(found.driver)
    plan = found.manifest["plan"]
    model = _ALGORITHMS[plan["algorithm"]](
        "MlpPolicy", env, seed=plan["seed"], device="cpu",
        **constructor_arguments(_without_memory(plan["hyperparameters"])),
    )  # fmt: skip
    apply_weights(model, found.driver["weights"], found.resume["training"] if found.resume else None)
    model.num_timesteps = found.resume_step
    if "buffer_size" in plan["hyperparameters"]:
        model.buffer_size = plan["hyperparameters"]["buffer_size"]
    return model, env


def _without_memory(hyperparameters: Mapping[str, Any]) -> dict[str, Any]:
    """The hyperparameters, but for a replay buffer that nothing will be put into."""
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
    statistics: Any
    for statistics, prefix in ((normalizer.obs_rms, ""), (normalizer.ret_rms, "reward_")):
        statistics.mean, statistics.var = np.array(saved[f"{prefix}mean"]), np.array(saved[f"{prefix}var"])
        statistics.count = saved[f"{prefix}count"]
    return normalizer


class _Spaces(VecEnv):
    """Spaces without an environment behind them: enough to build a model."""

    def _nothing(self, *_: Any, **__: Any) -> Any:
        raise NotImplementedError

    reset = step_async = step_wait = set_attr = env_method = _nothing

    def close(self) -> None:
        """Nothing to close."""

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """What SB3 asks for when it wraps: there is no way to render."""
        return [None]

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> list[bool]:
        """Not wrapped by anything."""
        return [False]
