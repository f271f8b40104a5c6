"""The driver's part of a checkpoint: what `hotlap.policies` needs to run a policy without torch."""

from __future__ import annotations

from typing import Any

import numpy as np
from stable_baselines3.common.vec_env import VecNormalize

from hotlap.runs.spaces import describe_space
from hotlap.training.algorithms.core.resumable import Resumable
from hotlap.training.algorithms.core.spec import AlgorithmSpec, Tree
from hotlap.training.checkpoint.model_state import weights_of


def driver_tree(spec: AlgorithmSpec, model: Resumable) -> Tree:
    """Weights, how they make a network, the normaliser and the spaces."""
    return {
        "weights": weights_of(model),
        "policy": spec.describe_policy(model),
        "normalizer": _normalizer(model.get_vec_normalize_env()),
        "spaces": {
            "observation": describe_space(model.observation_space),
            "action": describe_space(model.action_space),
        },
    }


def give_statistics(normalizer: VecNormalize, saved: Tree) -> None:
    """Give a normaliser the statistics of a driver's."""
    statistics: Any
    for statistics, prefix in ((normalizer.obs_rms, ""), (normalizer.ret_rms, "reward_")):
        statistics.mean, statistics.var = np.array(saved[f"{prefix}mean"]), np.array(saved[f"{prefix}var"])
        statistics.count = saved[f"{prefix}count"]


def _normalizer(normalizer: VecNormalize | None) -> Tree | None:
    if normalizer is None:
        return None
    observations: Any = normalizer.obs_rms
    return {
        "norm_obs": bool(normalizer.norm_obs),
        "norm_reward": bool(normalizer.norm_reward),
        "clip_obs": float(normalizer.clip_obs),
        "clip_reward": float(normalizer.clip_reward),
        "epsilon": float(normalizer.epsilon),
        "gamma": float(normalizer.gamma),
        "mean": np.asarray(observations.mean),
        "var": np.asarray(observations.var),
        "count": float(observations.count),
        "reward_mean": np.asarray(normalizer.ret_rms.mean),
        "reward_var": np.asarray(normalizer.ret_rms.var),
        "reward_count": float(normalizer.ret_rms.count),
    }
