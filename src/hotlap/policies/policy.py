"""A trained policy as plain arrays: normalise the observation, run the network, return an action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete, MultiBinary, MultiDiscrete
from numpy.typing import NDArray

from hotlap.errors import UsageError
from hotlap.policies.network import build_network, squash
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
        self._normalizer: Mapping[str, Any] | None = driver["normalizer"]
        if self._normalizer is not None and self._normalizer["norm_obs"]:
            if self._normalizer["mean"].shape != self.observation_space.shape:
                raise UsageError(f"a normaliser of shape {self._normalizer['mean'].shape}")
            _ = self._normalizer["var"], self._normalizer["epsilon"], self._normalizer["clip_obs"]
        if self._about["noise"]["kind"] not in _NOISES:
            raise UsageError(f"unknown noise {self._about['noise']['kind']!r}")
        layers = [(self._weights[weight], self._weights[bias]) for weight, bias in self._about["layers"]]
        self._network = build_network(layers, self._about["activation"])

    def act(
        self, observation: Any, *, deterministic: bool = True, rng: np.random.Generator | None = None
    ) -> NDArray[Any]:
        """The action for one observation, or one for each of a batch.

        Without `deterministic` it is drawn with `rng` as in training.
        """
        rows, batch = as_rows(observation, self.observation_space)
        outputs, hidden = self._network.run(self._seen(rows))
        if not deterministic:
            rng = rng or np.random.default_rng()
        actions = self._actions(outputs, hidden, None if deterministic else rng)
        return actions if batch else actions[0]

    def _seen(self, rows: NDArray[Any]) -> NDArray[np.float64]:
        if (norm := self._normalizer) is not None and norm["norm_obs"]:
            rows = (rows - norm["mean"]) / np.sqrt(norm["var"] + norm["epsilon"])
            # To float32 and back, as training's networks see them.
            rows = np.clip(rows, -norm["clip_obs"], norm["clip_obs"]).astype(np.float32)
        return as_numbers(rows, self.observation_space)

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
        if (limit := self._about["mean_limit"]) is not None:
            means = np.clip(means, -limit, limit)
        if rng is not None and self._about["noise"]["kind"] != "none":
            means = means + self._deviation(hidden) * rng.standard_normal(means.shape)
        low, high = space.low.astype(np.float64).ravel(), space.high.astype(np.float64).ravel()
        if self._about["squashed"]:
            means = np.ascontiguousarray(means)
            squash(means)
            means = low + 0.5 * (means + 1.0) * (high - low)
        return np.clip(means, low, high).reshape(-1, *space.shape).astype(space.dtype)

    def _deviation(self, hidden: NDArray[np.float64]) -> NDArray[np.float64]:
        """The standard deviation of the noise that exploration adds."""
        noise = self._about["noise"]
        if noise["kind"] == "constant":
            return np.asarray(np.exp(self._weights[noise["log_std"]].astype(np.float64)))
        if noise["kind"] == "layer":
            weights, biases = (self._weights[name].astype(np.float64) for name in noise["layer"])
            return np.asarray(np.exp(np.clip(hidden @ weights.T + biases, *noise["log_limits"])))
        # gSDE: noise is a random linear function of the last hidden layer, here drawn anew each step.
        spread = np.exp(self._weights[noise["log_std"]].astype(np.float64))
        return np.asarray(np.sqrt((hidden**2) @ (spread**2) + _SMALLEST_VARIANCE))


def _choose(logits: NDArray[np.float64], rng: np.random.Generator | None) -> NDArray[np.int64]:
    """The likeliest choice of each row, or one sampled from its distribution."""
    if rng is not None:
        logits = logits + rng.gumbel(size=logits.shape)
    return np.asarray(np.argmax(logits, axis=1))
