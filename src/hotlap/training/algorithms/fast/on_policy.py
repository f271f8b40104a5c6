"""The two halves of PPO and A2C, collecting and updating, without a Python object per environment.

Both work on SB3's own model, buffer, callbacks and logger, and do what SB3's code does; where a
policy has no fast path, SB3's code runs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray
from stable_baselines3.common.buffers import RolloutBuffer
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from hotlap.numerics.threads import run_split
from hotlap.training.algorithms.fast.actor_critic import ORDER_SEED, ActorCritic
from hotlap.training.algorithms.fast.kernels.advantages import bootstrap, estimate_advantages
from hotlap.training.algorithms.fast.kernels.heads import (
    ACTION_BOUND,
    APPROX_KL,
    CLIPPED,
    ENTROPY,
    NEVER,
    POLICY_LOSS,
    SHARED,
    SUMS,
    VALUE_LOSS,
    Experience,
    Objective,
)
from hotlap.training.algorithms.fast.kernels.layout import PARAMETERS, TURNED_SIZE
from hotlap.training.algorithms.fast.kernels.optimizers import descend
from hotlap.training.algorithms.fast.kernels.update import (
    CHUNK,
    add_up,
    differentiate,
    explained_variance,
    prepare,
    shuffle,
    update,
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
        actions = fast_path.act(
            observations, model.num_timesteps // n_envs,
            buffer.actions[step], buffer.log_probs[step], buffer.values[step],
        )  # fmt: skip
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
        bootstrap(rewards, ended[cut], fast_path.values(rows), model.gamma)


class Update:
    """Gradient steps over one rollout, and the means of the loss's terms."""

    def __init__(
        self, model: OnPolicy, fast_path: ActorCritic, clip_range: float | None, clip_range_vf: float | None
    ) -> None:
        self._model, self._fast_path = model, fast_path
        self._buffer = buffer = model.rollout_buffer
        self.count = count = buffer.buffer_size * buffer.n_envs
        self.seen = Experience(
            buffer.observations.reshape(count, -1).astype(np.float32, copy=False),
            buffer.actions.reshape(count, -1),
            buffer.log_probs.reshape(count), buffer.values.reshape(count),
            buffer.advantages.reshape(count), buffer.returns.reshape(count),
        )  # fmt: skip
        self.objective = Objective(
            NEVER if clip_range is None else float(clip_range),
            NEVER if clip_range_vf is None else float(clip_range_vf),
            float(model.vf_coef), float(model.ent_coef), float(model.action_bound_coef),
            int(model.normalize_advantage),
        )  # fmt: skip
        self.means = np.empty((0, len(SUMS)))

    def run(self, epochs: int, batch: int, max_kl: float = np.inf) -> int:
        """Epochs of minibatches, or until the KL divergence is beyond the limit; returns the epochs begun."""
        fast_path, batch = self._fast_path, min(batch, self.count)
        fast_path.optimizer.take_in()
        per_epoch = -(-self.count // batch)
        scratch = self._scratch = Scratch(fast_path, batch, self.count, epochs * per_epoch)
        if fast_path.threads > 1 and batch > CHUNK:
            self._run_on_threads(epochs, batch, max_kl)
        else:
            self._run_on_one(epochs, batch, max_kl)
        done = int(scratch.means[-1, 0])
        self.means = scratch.means[:done]
        fast_path.optimizer.hand_back()
        self._in_last_epoch = (done - 1) % per_epoch + 1
        return -(-done // per_epoch)

    def _run_on_one(self, epochs: int, batch: int, max_kl: float) -> None:
        fast_path, scratch, optimizer = self._fast_path, self._scratch, self._fast_path.optimizer
        block = fast_path.take_block()
        update(
            fast_path.seeds[ORDER_SEED], self._model.num_timesteps, epochs, batch, max_kl, optimizer.step,
            fast_path.theta, optimizer.first_moments, optimizer.second_moments,
            optimizer.settings(self._model.max_grad_norm), fast_path.networks, self.seen, self.objective,
            fast_path.bounds, scratch.order, scratch.turned, scratch.shared, block, scratch.one,
            scratch.gradients, scratch.d_log_std, scratch.sums, scratch.means,
        )  # fmt: skip
        fast_path.give_block(block)

    def _run_on_threads(self, epochs: int, batch: int, max_kl: float) -> None:
        """What `update` does, with the chunks of each minibatch shared out."""
        fast_path, scratch, optimizer = self._fast_path, self._scratch, self._fast_path.optimizer
        settings, done = optimizer.settings(self._model.max_grad_norm), 0
        scratch.order[:] = np.arange(self.count)
        for epoch in range(epochs):
            if batch < self.count:
                shuffle(fast_path.seeds[ORDER_SEED], self._model.num_timesteps, epoch, scratch.order)
            for start in range(0, self.count, batch):
                rows = scratch.order[start : start + batch]
                self.differentiate(rows, scratch, scratch.means[done])
                done += 1
                scratch.means[-1, 0] = done
                if scratch.means[done - 1, APPROX_KL] > max_kl:
                    return
                optimizer.step[0] += 1
                descend(
                    settings, optimizer.step[0], scratch.gradients[0], fast_path.theta,
                    optimizer.first_moments, optimizer.second_moments,
                )  # fmt: skip

    def differentiate(self, rows: NDArray[np.int64], scratch: Scratch, means: NDArray[np.float64]) -> None:
        """The gradient of a minibatch, in the first row of the scratch's gradients."""
        of, chunks = self._fast_path, -(-len(rows) // CHUNK)
        prepare(
            rows, of.theta, of.networks, self.seen, self.objective, of.bounds, scratch.turned, scratch.shared
        )

        def work(start: int, stop: int) -> None:
            block = of.take_block()
            differentiate(
                start // CHUNK, -(-stop // CHUNK), rows, of.theta, of.networks, self.seen, self.objective,
                of.bounds, scratch.turned, scratch.shared, block, scratch.one,
                scratch.gradients, scratch.d_log_std, scratch.sums,
            )  # fmt: skip
            of.give_block(block)

        run_split(work, len(rows), of.threads, CHUNK)
        add_up(chunks, of.networks, scratch.gradients, scratch.d_log_std, scratch.sums, len(rows), means)

    def explained_variance(self) -> float:
        """The share of the returns' variance that the values explain; NaN if there is no variance."""
        return float(explained_variance(self.seen.returns, self.seen.values))

    def losses(self) -> dict[str, float]:
        """The means over all minibatches so far."""
        means = np.mean(self.means, axis=0)
        return {
            "policy": float(means[POLICY_LOSS]),
            "value": float(means[VALUE_LOSS]),
            "entropy": -float(means[ENTROPY]),
            "clip_fraction": float(means[CLIPPED]),
        }

    def last_loss(self) -> float:
        """The whole loss of the latest minibatch."""
        model, last = self._model, self.means[-1]
        policy = (
            last[POLICY_LOSS] - model.ent_coef * last[ENTROPY] + model.action_bound_coef * last[ACTION_BOUND]
        )
        return float(policy + model.vf_coef * last[VALUE_LOSS])

    def approx_kl(self) -> float:
        """The mean approximate KL divergence of the last epoch's minibatches."""
        return float(np.mean(self.means[-self._in_last_epoch :, APPROX_KL]))


class Scratch:
    """The arrays that the kernels of an update write."""

    def __init__(self, of: ActorCritic, batch: int, count: int, minibatches: int) -> None:
        chunks, actions = -(-batch // CHUNK), of.bounds.shape[1]
        self.order = np.arange(count)
        self.turned = np.zeros(of.sizes[TURNED_SIZE], dtype=np.float32)
        self.shared = np.zeros(len(SHARED) - 1 + actions)
        self.one = np.ones(1, dtype=np.float32)
        self.gradients = np.zeros((chunks, of.sizes[PARAMETERS]), dtype=np.float32)
        self.d_log_std = np.zeros((chunks, actions))
        self.sums = np.zeros((chunks, len(SUMS)))
        self.means = np.zeros((minibatches + 1, len(SUMS)))
