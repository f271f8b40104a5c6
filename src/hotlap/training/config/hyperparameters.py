"""Hyperparameters: which exist, what a user may set them to, and what is passed to the algorithm."""

from __future__ import annotations

import inspect
import math
from collections.abc import Mapping
from typing import Any

from hotlap.errors import UsageError, did_you_mean
from hotlap.policies.network import ACTIVATIONS
from hotlap.training.algorithms.core.spec import AlgorithmSpec, Limits

LINEAR = "lin_"
"""`lin_1e-3` falls from 1e-3 to 0 over the run."""

_NOT_SETTINGS = {
    "self", "policy", "env", "policy_kwargs", "tensorboard_log", "verbose", "seed", "device",
    "rollout_buffer_class", "rollout_buffer_kwargs", "replay_buffer_class", "replay_buffer_kwargs",
    "action_noise", "optimize_memory_usage", "_init_setup_model",
}  # fmt: skip
_COUNT = (1, 10**9)
_SHARE = (0, 1)
_LIMITS = {
    "n_steps": _COUNT, "batch_size": _COUNT, "n_epochs": _COUNT, "buffer_size": _COUNT, "train_freq": _COUNT,
    "target_update_interval": _COUNT, "stats_window_size": _COUNT, "learning_starts": (0, 10**9),
    "gradient_steps": (-1, 10**9), "gamma": _SHARE, "gae_lambda": _SHARE, "tau": _SHARE,
    "learning_rate": (0, 10), "max_grad_norm": (0, 10**9), "ent_coef": (-10**9, 10**9),
    "action_bound_coef": (0, 10**9),
    "clip_range": (0, 10**9), "clip_range_vf": (0, 10**9),
}  # fmt: skip
"""Ranges that SB3 does not check: outside them it fails later, or silently learns nothing."""
_NET_PARTS = {"pi", "vf", "qf"}
_SCHEDULES = ("learning_rate", "clip_range", "clip_range_vf")


def known_hyperparameters(spec: AlgorithmSpec) -> dict[str, Any]:
    """Every hyperparameter of an algorithm with its default. None leaves the choice to the algorithm."""
    parameters = inspect.signature(spec.load_sb3_class().__init__).parameters
    stock = {name: item.default for name, item in parameters.items() if name not in _NOT_SETTINGS}
    return {**stock, **dict.fromkeys(spec.policy_settings), **spec.own_hyperparameters}


def resolve_hyperparameters(
    spec: AlgorithmSpec, preset: Mapping[str, Any], given: Mapping[str, Any]
) -> dict[str, Any]:
    """All of an algorithm's hyperparameters: its defaults, then the preset's, then the given ones."""
    known = known_hyperparameters(spec)
    chosen = {**preset, **given}
    for name, value in chosen.items():
        if name not in known:
            raise unknown_key(name, spec.sb3_name, list(known))
        _check(name, value, known[name], {**_LIMITS, **spec.limits})
    return {**known, **chosen}


def unknown_key(name: str, owner: str, known: list[str]) -> UsageError:
    """The error for an unknown setting."""
    hint = did_you_mean(name, known)
    return UsageError(f"unknown hyperparameter '{name}' of {owner}; there are {', '.join(known)}{hint}")


def constructor_arguments(spec: AlgorithmSpec, hyperparameters: Mapping[str, Any]) -> dict[str, Any]:
    """What the algorithm's constructor takes, from plain values."""
    from stable_baselines3.common.utils import LinearSchedule
    from torch import nn

    elsewhere = {*spec.policy_settings, *spec.own_hyperparameters}
    plain = {name: value for name, value in hyperparameters.items() if name not in elsewhere}
    for name in _SCHEDULES:
        if isinstance(plain.get(name), str):
            plain[name] = LinearSchedule(_linear_start(name, plain[name]), 0.0, 1.0)
    policy: dict[str, Any] = {name: hyperparameters.get(name) for name in spec.policy_settings}
    policy = {name: value for name, value in policy.items() if value is not None}
    if "activation_fn" in policy:
        policy["activation_fn"] = {"tanh": nn.Tanh, "relu": nn.ReLU}[policy["activation_fn"]]
    return {**plain, "policy_kwargs": policy or None}


def own_arguments(spec: AlgorithmSpec, hyperparameters: Mapping[str, Any]) -> dict[str, Any]:
    """What hotlap adds to the algorithm, for the model's `configure`."""
    return {name: hyperparameters.get(name, default) for name, default in spec.own_hyperparameters.items()}


def _check(name: str, value: Any, default: Any, limits: Mapping[str, Limits]) -> None:
    if name == "net_arch":
        return _check_net_arch(value)
    if name == "activation_fn":
        if value is not None and value not in ACTIVATIONS:
            raise UsageError(f"activation_fn is {value!r}; choose {' or '.join(ACTIVATIONS)}")
        return None
    if name in _SCHEDULES and isinstance(value, str):
        _linear_start(name, value)
        return None
    if isinstance(value, float) and not math.isfinite(value):
        raise UsageError(f"{name} is {value!r}; it must be a finite number")
    if not _fits(value, default):
        raise UsageError(f"{name} is {value!r}; it must be {_wanted(default)}")
    if value is not None and not isinstance(value, str) and name in limits:
        least, most = limits[name]
        if not least <= value <= most:
            raise UsageError(f"{name} is {value!r}; it must be {least} to {most}")
    return None


def _fits(value: Any, default: Any) -> bool:
    if isinstance(default, bool) or isinstance(value, bool):
        return isinstance(default, bool) and isinstance(value, bool)
    if isinstance(default, int):
        return isinstance(value, int)
    if isinstance(default, str):  # ent_coef, target_entropy: "auto", "auto_0.1" or a number
        return isinstance(value, int | float) or (isinstance(value, str) and value.startswith("auto"))
    return (value is None and default is None) or isinstance(value, int | float)


def _wanted(default: Any) -> str:
    if isinstance(default, bool):
        return "true or false"
    if isinstance(default, int):
        return "a whole number"
    return "a number, or auto" if isinstance(default, str) else "a number"


def _check_net_arch(value: Any) -> None:
    def widths(candidate: Any) -> bool:
        return isinstance(candidate, list) and all(
            isinstance(width, int) and not isinstance(width, bool) and width > 0 for width in candidate
        )

    parts = (
        isinstance(value, dict) and all(widths(part) for part in value.values()) and set(value) <= _NET_PARTS
    )
    if not (value is None or widths(value) or parts):
        raise UsageError(
            f'net_arch is {value!r}; it must be widths like [64, 64], or {{"pi": [64], "vf": [64]}} '
            '("qf" for sac)'
        )


def _linear_start(name: str, text: str) -> float:
    try:
        start = float(text.removeprefix(LINEAR)) if text.startswith(LINEAR) else math.nan
    except ValueError:
        start = math.nan
    if not math.isfinite(start) or start <= 0:
        raise UsageError(f"{name} is '{text}'; it must be a number, or {LINEAR}NUMBER to fall linearly to 0")
    return start
