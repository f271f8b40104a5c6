"""A trained policy as plain arrays: normalise the observation, run the network, return an action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete, MultiBinary, MultiDiscrete
from numpy.typing import NDArray

from hotlap.errors import UsageError
from hotlap.numerics.threads import available_cores, run_split
from hotlap.policies.act_kernels import act_rows, bound_rows, normalize_rows
from hotlap.policies.network import build_network
from hotlap.policies.observations import as_numbers, as_rows
from hotlap.runs.spaces import rebuild_space

_SMALLEST_VARIANCE = 1e-6
_NOISES = ("none", "constant", "layer", "gsde", "epsilon")


class Policy:
    """Acts without torch. A row's action has the same bits alone and in any batch.

    Built from the `driver` tree of a checkpoint: `policy` (layers, activation, noise), `weights`,
    `normalizer` and `spaces`.
    """

    def __init__(self, driver: Mapping[str, Any]) -> None:
        self.observation_space = rebuild_space(driver["spaces"]["observation"])
        self.action_space = rebuild_space(driver["spaces"]["action"])
        self._weights: Mapping[str, NDArray[Any]] = driver["weights"]
        self._about: Mapping[str, Any] = driver["policy"]
        self._scaling, self._clip = _read_normalizer(driver["normalizer"], self.observation_space.shape or ())
        if self._about["noise"]["kind"] not in _NOISES:
            raise UsageError(f"unknown noise {self._about['noise']['kind']!r}")
        self._network = build_network(_read_layers(self._about, self._weights), self._about["activation"])
        limit = self._about["mean_limit"]
        self._mean_limit = np.inf if limit is None else float(limit)
        self._squashed = bool(self._about["squashed"])

    def act(
        self, observation: Any, *, deterministic: bool = True, rng: np.random.Generator | None = None
    ) -> NDArray[Any]:
        """The action for one observation, or one for each of a batch.

        Without `deterministic` it is sampled with `rng`, as in training.
        """
        rows, batch = as_rows(observation, self.observation_space)
        numbers = as_numbers(rows, self.observation_space)
        if deterministic and isinstance(self.action_space, Box):
            actions = self._likeliest(numbers, self.action_space)
        else:
            actions = self._drawn(numbers, None if deterministic else rng or np.random.default_rng())
        return actions if batch else actions[0]

    def _likeliest(self, observation: NDArray[np.float64], space: Box) -> NDArray[Any]:
        rows, network = len(observation), self._network
        bounds = _bounds(space)
        actions = np.empty((rows, bounds.shape[1]), dtype=space.dtype)
        seen = np.empty_like(observation)
        outputs, hidden = np.empty((rows, network.widths[-1])), np.empty((rows, network.widths[-2]))

        def act_some(start: int, stop: int) -> None:
            act_rows(
                start, stop, observation, self._scaling, self._clip, *network, self._mean_limit,
                self._squashed, bounds, seen, network.work(), outputs, hidden, actions,
            )  # fmt: skip

        run_split(act_some, rows, available_cores())
        return actions.reshape(-1, *space.shape)

    def _drawn(self, observation: NDArray[np.float64], rng: np.random.Generator | None) -> NDArray[Any]:
        """An action for each row; without a generator, the likeliest."""
        seen = np.empty_like(observation)
        normalize_rows(0, len(observation), observation, self._scaling, self._clip, seen)
        return self._actions(*self._network.run(seen), rng)

    def _actions(
        self, outputs: NDArray[np.float64], hidden: NDArray[np.float64], rng: np.random.Generator | None
    ) -> NDArray[Any]:
        space = self.action_space
        if isinstance(space, Discrete):
            return np.asarray(self._choose_one(outputs, rng) + space.start, dtype=space.dtype)
        if isinstance(space, MultiDiscrete):
            parts = np.split(outputs, np.cumsum(space.nvec.ravel())[:-1], axis=1)
            chosen = np.stack([_choose(part, rng) for part in parts], axis=1)
            return chosen.reshape(-1, *space.shape).astype(space.dtype)
        if isinstance(space, MultiBinary):
            limit = 0.0 if rng is None else rng.logistic(size=outputs.shape)
            return (outputs > limit).reshape(-1, *space.shape).astype(space.dtype)
        assert isinstance(space, Box)
        return self._in_box(outputs, hidden, rng, space)

    def _choose_one(self, outputs: NDArray[np.float64], rng: np.random.Generator | None) -> NDArray[np.int64]:
        noise = self._about["noise"]
        if noise["kind"] != "epsilon":
            return _choose(outputs, rng)
        best = _choose(outputs, None)
        if rng is None:
            return best
        explores = rng.random(len(best)) < noise["epsilon"]
        return np.where(explores, rng.integers(outputs.shape[1], size=len(best)), best)

    def _in_box(
        self,
        means: NDArray[np.float64],
        hidden: NDArray[np.float64],
        rng: np.random.Generator | None,
        space: Box,
    ) -> NDArray[Any]:
        means = np.clip(means, -self._mean_limit, self._mean_limit)
        if rng is not None and self._about["noise"]["kind"] != "none":
            means = means + self._deviation(hidden) * rng.standard_normal(means.shape)
        actions = np.empty(means.shape, dtype=space.dtype)
        bound_rows(0, len(means), means, np.inf, self._squashed, _bounds(space), actions)
        return actions.reshape(-1, *space.shape)

    def _deviation(self, hidden: NDArray[np.float64]) -> NDArray[np.float64]:
        """The standard deviation of the noise that exploration adds."""
        noise = self._about["noise"]
        if noise["kind"] == "constant":
            return np.asarray(np.exp(self._weights[noise["log_std"]].astype(np.float64)))
        if noise["kind"] == "layer":
            weights, biases = (self._weights[name].astype(np.float64) for name in noise["layer"])
            return np.asarray(np.exp(np.clip(hidden @ weights.T + biases, *noise["log_limits"])))
        # gSDE: noise is a random linear function of the last hidden layer, here redrawn at every step.
        spread = np.exp(self._weights[noise["log_std"]].astype(np.float64))
        return np.asarray(np.sqrt((hidden**2) @ (spread**2) + _SMALLEST_VARIANCE))


def _read_layers(
    about: Mapping[str, Any], weights: Mapping[str, NDArray[Any]]
) -> list[tuple[NDArray[Any], NDArray[Any]]]:
    """Weights and biases of each layer."""
    names = [name for layer in about["layers"] for name in layer]
    # A small file that names one layer a million times must not fill the memory.
    if len(set(names)) < len(names):
        raise UsageError("its network has a layer twice")
    return [(weights[weight], weights[bias]) for weight, bias in about["layers"]]


def _read_normalizer(
    normalizer: Mapping[str, Any] | None, shape: tuple[int, ...]
) -> tuple[NDArray[np.float64], float]:
    """Rows of means and deviations, without columns if nothing is normalised; and the clipping limit."""
    if normalizer is None or not normalizer["norm_obs"]:
        return np.empty((2, 0)), np.inf
    if normalizer["mean"].shape != shape:
        raise UsageError(f"a normaliser of shape {normalizer['mean'].shape}")
    variance = normalizer["var"] + normalizer["epsilon"]
    if not (variance > 0).all():
        raise UsageError("a normaliser whose variance is not above 0")
    deviation = np.sqrt(variance)
    scaling = np.stack([normalizer["mean"].ravel(), deviation.ravel()]).astype(np.float64)
    return scaling, float(normalizer["clip_obs"])


def _bounds(space: Box) -> NDArray[np.float64]:
    return np.stack([space.low.ravel(), space.high.ravel()]).astype(np.float64)


def _choose(logits: NDArray[np.float64], rng: np.random.Generator | None) -> NDArray[np.int64]:
    """The likeliest choice of each row, or one sampled from its distribution."""
    if rng is not None:
        logits = logits + rng.gumbel(size=logits.shape)
    return np.asarray(np.argmax(logits, axis=1))
