"""The two halves of PPO and A2C, collecting and updating, without a Python object per environment.

Both work on SB3's own model, buffer, callbacks and logger, and do what SB3's code does; where a
policy has no fast path, SB3's code runs.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from numpy.typing import NDArray
from stable_baselines3.common.buffers import RolloutBuffer
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from hotlap.training.algorithms.fast.actor_critic import ActorCritic
from hotlap.training.algorithms.fast.kernels.advantages import estimate_advantages
from hotlap.training.algorithms.fast.kernels.heads import (
    ACTION_BOUND,
    APPROX_KL,
    CLIPPED,
    ENTROPY,
    NEVER,
    POLICY_LOSS,
    VALUE_LOSS,
    Experience,
    Objective,
    mean_and_std,
)

if TYPE_CHECKING:
    from hotlap.training.algorithms.core.on_policy import OnPolicy


def collect(
    model: OnPolicy,
    fast_path: ActorCritic,
    env: VecEnv,
    callback: BaseCallback,
    buffer: RolloutBuffer,
    steps: int,
) -> bool:
    """Fill the buffer with `steps` steps of every environment; False if a callback stops the run."""
    n_envs = env.num_envs
    callback.on_rollout_start()
    for step in range(steps):
        observations = buffer.observations[step].reshape(n_envs, -1)
        observations[:] = np.asarray(model._last_obs).reshape(n_envs, -1)
        # As SB3 does before its networks; nothing to do where the space is float32 already.
        observations = observations.astype(np.float32, copy=False)
        actions = fast_path.act(observations, buffer.actions[step], buffer.log_probs[step])
        buffer.values[step] = fast_path.values(observations)
        buffer.episode_starts[step] = model._last_episode_starts
        new_obs, rewards, dones, infos = env.step(actions)
        model.num_timesteps += n_envs
        callback.update_locals(locals())
        if not callback.on_step():
            return False
        buffer.rewards[step] = rewards
        if dones.any():
            _end_episodes(model, fast_path, buffer.rewards[step], dones, infos)
        model._last_obs, model._last_episode_starts = np.asarray(new_obs), dones
    last_values = fast_path.values(np.asarray(model._last_obs, dtype=np.float32).reshape(n_envs, -1))
    estimate_advantages(
        buffer.rewards, buffer.values, buffer.episode_starts, last_values, dones,
        buffer.gamma, buffer.gae_lambda, buffer.advantages, buffer.returns,
    )  # fmt: skip
    callback.update_locals(locals())
    callback.on_rollout_end()
    return True


def _end_episodes(
    model: OnPolicy,
    fast_path: ActorCritic,
    rewards: NDArray[np.float32],
    dones: NDArray[np.bool_],
    infos: list[dict[str, Any]],
) -> None:
    """Keep the episodes' statistics, and bootstrap truncated episodes with V(s')."""
    ended = np.flatnonzero(dones)
    ends = [infos[env] for env in ended.tolist()]
    model._update_info_buffer(ends, np.ones(len(ends), dtype=bool))
    cut = np.array([bool(info.get("TimeLimit.truncated", False)) for info in ends])
    if cut.any():
        final = [info["terminal_observation"] for info, short in zip(ends, cut, strict=True) if short]
        rows = np.asarray(final, dtype=np.float32).reshape(len(final), -1)
        rewards[ended[cut]] += model.gamma * fast_path.values(rows)


def minibatches(count: int, size: int, epochs: int) -> Iterator[tuple[int, NDArray[np.int64]]]:
    """Minibatches of shuffled rows, for each epoch (the last one may be smaller)."""
    for epoch in range(epochs):
        order = np.random.permutation(count)
        for start in range(0, count, size):
            yield epoch, order[start : start + size]


class Update:
    """Gradient steps over one rollout, and the means of their statistics."""

    def __init__(self, model: OnPolicy, fast_path: ActorCritic, clip_range: float | None) -> None:
        self._model = model
        self._fast_path = fast_path
        self._clip_range = NEVER if clip_range is None else clip_range
        self._buffer = buffer = model.rollout_buffer
        count = buffer.buffer_size * buffer.n_envs
        self.count = count
        self._observations = torch.from_numpy(buffer.observations.reshape(count, -1)).float()
        self._seen = Experience(
            buffer.actions.reshape(count, -1),
            buffer.log_probs.reshape(count),
            buffer.advantages.reshape(count),
            buffer.returns.reshape(count),
        )
        self._batches: list[NDArray[np.float64]] = []

    def step(self, rows: NDArray[np.int64], max_kl: float = np.inf) -> bool:
        """One optimiser step on a minibatch; False if the KL divergence is already beyond the target."""
        model = self._model
        observations = torch.index_select(self._observations, 0, torch.from_numpy(rows))
        sums = self._fast_path.differentiate(observations, rows, self._seen, self._objective(rows))
        self._batches.append(sums / len(rows))
        if self._batches[-1][APPROX_KL] > max_kl:
            return False
        self._fast_path.clip_gradient(model.max_grad_norm)
        model.policy.optimizer.step()
        return True

    def _objective(self, rows: NDArray[np.int64]) -> Objective:
        model, mean, scale = self._model, 0.0, 1.0
        if model.normalize_advantage and len(rows) > 1:
            mean, deviation = mean_and_std(self._seen.advantages, rows)
            scale = 1.0 / (deviation + 1e-8)
        weights = float(model.vf_coef), float(model.ent_coef), float(model.action_bound_coef)
        return Objective(self._clip_range, *weights, mean, scale)

    def explained_variance(self) -> float:
        """The share of the returns' variance that the values explain; NaN if there is no variance."""
        returns, values = self._buffer.returns, self._buffer.values
        variance = float(np.var(returns))
        return float(1.0 - np.var(returns - values) / variance) if variance else float("nan")

    def losses(self) -> dict[str, float]:
        """The means over all minibatches so far."""
        means = np.mean(self._batches, axis=0)
        return {
            "policy": float(means[POLICY_LOSS]),
            "value": float(means[VALUE_LOSS]),
            "entropy": -float(means[ENTROPY]),
            "clip_fraction": float(means[CLIPPED]),
        }

    def last_loss(self) -> float:
        """The whole loss of the latest minibatch."""
        model, last = self._model, self._batches[-1]
        policy = (
            last[POLICY_LOSS] - model.ent_coef * last[ENTROPY] + model.action_bound_coef * last[ACTION_BOUND]
        )
        return float(policy + model.vf_coef * last[VALUE_LOSS])

    def approx_kl(self, batches: int) -> float:
        """The mean approximate KL divergence of the latest minibatches."""
        return float(np.mean([sums[APPROX_KL] for sums in self._batches[-batches:]]))
