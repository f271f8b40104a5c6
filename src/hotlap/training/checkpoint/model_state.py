"""The whole state of a training run at a boundary between updates, as a tree of plain values and arrays.

What is left out is either constant, derived, or redrawn before it is used: gSDE's exploration
matrices, for one, are sampled at the start of every rollout and every gradient step.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Mapping
from typing import Any, Protocol, cast

import numpy as np
import torch
from numpy.typing import NDArray
from stable_baselines3.common.base_class import BaseAlgorithm
from stable_baselines3.common.logger import Logger
from stable_baselines3.common.running_mean_std import RunningMeanStd
from stable_baselines3.common.vec_env import VecEnv, VecEnvWrapper
from stable_baselines3.common.vec_env import VecNormalize as _Normalizer

from hotlap.training.algorithms.core.resumable import Resumable
from hotlap.training.algorithms.core.spec import Tree

_OBSERVATIONS = ("_last_obs", "_last_original_obs", "_last_episode_starts")


class SnapshotVecEnv(Protocol):
    """Environments whose whole state can be saved and restored."""

    def snapshot(self) -> dict[str, Any]:
        """The state as a tree of plain values and arrays."""
        ...

    def restore(self, snapshot: Mapping[str, Any]) -> None:
        """Continue from a state."""
        ...


def model_state_dict(model: Resumable) -> Tree:
    """Everything but the weights, which the driver's part of a checkpoint holds."""
    return {
        "counters": {name: getattr(model, name) for name in model.counters},
        "observations": {name: getattr(model, name) for name in _OBSERVATIONS},
        "optimizers": {name: _optimizer_tree(optimizer) for name, optimizer in model.optimizers().items()},
        "variables": {name: tensor.detach().numpy() for name, tensor in model.variables().items()},
        "normalizer": _normalizer_tree(model.get_vec_normalize_env()),
        "env": innermost(_env_of(model)).snapshot(),
        "episodes": [dict(episode) for episode in model.ep_info_buffer or ()],
        "successes": list(model.ep_success_buffer or ()),
        "logger": _logger_tree(model.logger),
        # Last, as it is restored last: nothing may draw a number in between.
        "rng": _rng_tree(model),
    }


def load_model_state_dict(model: Resumable, weights: Mapping[str, NDArray[Any]], state: Tree) -> None:
    """Restore a freshly built model, its environments and every random generator to a state."""
    load_weights(model, weights, state, model.variables())
    for name, value in {**state["counters"], **state["observations"]}.items():
        setattr(model, name, value)
    window = model._stats_window_size
    model.ep_info_buffer = deque(state["episodes"], maxlen=window)
    model.ep_success_buffer = deque(state["successes"], maxlen=window)
    _restore_normalizer(model.get_vec_normalize_env(), state["normalizer"])
    innermost(_env_of(model)).restore(state["env"])
    _restore_logger(model.logger, state["logger"])
    _restore_rng(model, state["rng"])


def load_weights(
    model: BaseAlgorithm,
    weights: Mapping[str, NDArray[Any]],
    state: Mapping[str, Any] | None,
    variables: Mapping[str, torch.Tensor],
) -> None:
    """Give a model its weights; with a state, its optimisers and other variables too."""
    parameters: dict[str, Any] = {"policy": {name: _tensor(array) for name, array in weights.items()}}
    if state is not None:
        for name, tree in state["optimizers"].items():
            parameters[name] = _optimizer_state(tree)
    model.set_parameters(parameters, exact_match=state is not None)
    with torch.no_grad():
        for name, tensor in variables.items():
            if state is not None:
                tensor.copy_(_tensor(state["variables"][name]))


def innermost(env: VecEnv) -> SnapshotVecEnv:
    """The environment inside its wrappers: the one with `snapshot` and `restore`."""
    while isinstance(env, VecEnvWrapper):
        env = env.venv
    return cast(SnapshotVecEnv, env)


def weights_of(model: Resumable) -> dict[str, NDArray[Any]]:
    """Every weight of the policy, by torch's names."""
    return {name: tensor.detach().cpu().numpy() for name, tensor in model.policy.state_dict().items()}


def _env_of(model: Resumable) -> VecEnv:
    assert model.env is not None
    return model.env


def _tensor(array: NDArray[Any]) -> torch.Tensor:
    # Torch's own memory: a view of the file's bytes could be aligned differently.
    return torch.from_numpy(np.asarray(array)).clone()


def _optimizer_tree(optimizer: torch.optim.Optimizer) -> Tree:
    state = optimizer.state_dict()
    moments = {
        str(index): {
            name: value.numpy() if isinstance(value, torch.Tensor) else value for name, value in of.items()
        }
        for index, of in state["state"].items()
    }
    return {"moments": moments, "groups": state["param_groups"]}


def _optimizer_state(tree: Tree) -> dict[str, Any]:
    moments = {
        int(index): {
            name: _tensor(value) if isinstance(value, np.ndarray) else value for name, value in of.items()
        }
        for index, of in tree["moments"].items()
    }
    groups = [
        {name: tuple(value) if name == "betas" else value for name, value in group.items()}
        for group in tree["groups"]
    ]
    return {"state": moments, "param_groups": groups}


def _normalizer_tree(normalizer: _Normalizer | None) -> Tree | None:
    if normalizer is None:
        return None
    return {
        "observations": _statistics_tree(cast(RunningMeanStd, normalizer.obs_rms)),
        "returns_statistics": _statistics_tree(normalizer.ret_rms),
        "returns": normalizer.returns,
        "old_obs": normalizer.old_obs,
        "old_reward": normalizer.old_reward,
    }


def _restore_normalizer(normalizer: _Normalizer | None, tree: Tree | None) -> None:
    if normalizer is None or tree is None:
        return
    statistics: Any
    for statistics, saved in (
        (normalizer.obs_rms, tree["observations"]),
        (normalizer.ret_rms, tree["returns_statistics"]),
    ):
        statistics.mean, statistics.var, statistics.count = saved["mean"], saved["var"], saved["count"]
    normalizer.returns = tree["returns"]
    normalizer.old_obs = tree["old_obs"]
    normalizer.old_reward = tree["old_reward"]


def _statistics_tree(statistics: RunningMeanStd) -> Tree:
    return {
        "mean": np.asarray(statistics.mean),
        "var": np.asarray(statistics.var),
        "count": float(statistics.count),
    }


def _logger_tree(logger: Logger) -> Tree:
    """What has been recorded and not yet dumped."""
    return {
        name: {
            "value": logger.name_to_value[name],
            "count": logger.name_to_count.get(name, 0),
            "excluded": excluded,
        }
        for name, excluded in logger.name_to_excluded.items()
        if name in logger.name_to_value
    }


def _restore_logger(logger: Logger, tree: Tree) -> None:
    for name, item in tree.items():
        value = item["value"]
        logger.name_to_value[name] = value
        logger.name_to_count[name] = item["count"]
        excluded = item["excluded"]
        logger.name_to_excluded[name] = tuple(excluded) if isinstance(excluded, list) else excluded


def _rng_tree(model: Resumable) -> Tree:
    version, words, gauss = random.getstate()
    _, keys, position, has_gauss, cached = np.random.get_state(legacy=True)
    return {
        "python": {"version": version, "words": np.array(words, dtype=np.uint64), "gauss": gauss},
        "numpy": {"keys": keys, "position": position, "has_gauss": has_gauss, "cached": cached},
        "torch": torch.get_rng_state().numpy(),
        "action_space": model.action_space.np_random.bit_generator.state,
    }


def _restore_rng(model: Resumable, tree: Tree) -> None:
    model.action_space.np_random.bit_generator.state = tree["action_space"]
    python, numpy = tree["python"], tree["numpy"]
    random.setstate((python["version"], tuple(int(word) for word in python["words"]), python["gauss"]))
    np.random.set_state(("MT19937", numpy["keys"], numpy["position"], numpy["has_gauss"], numpy["cached"]))
    torch.set_rng_state(torch.from_numpy(tree["torch"]))
