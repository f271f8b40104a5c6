"""PPO, A2C and SAC of stable-baselines3, quicker, exact in their steps, and made to be resumed.

Added are a call at every boundary between updates, where a run can be saved whole, a last rollout
that is shorter, and a logging rhythm that survives a resume. All learn by SB3's formulas; where the
policy allows it PPO and A2C collect and update by `hotlap.training.on_policy`, and SAC updates by
`hotlap.training.soft_actor_critic`.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import stable_baselines3 as sb3
import torch
from stable_baselines3.common.base_class import BaseAlgorithm
from stable_baselines3.common.type_aliases import RolloutReturn, TrainFreq, TrainFrequencyUnit

from hotlap.training.actor_critic import ActorCritic, make_actor_critic
from hotlap.training.on_policy import Update, collect, minibatches
from hotlap.training.soft_actor_critic import Losses, SoftActorCritic, make_soft_actor_critic

Boundary = Callable[[int], None]
"""Called with the number of steps of the rollout ahead."""

_NOT_SAVED = (
    "at_boundary",
    "iterations",
    "log_every",
    "quick",
    # Of the machine and the moment: without them two equal runs save equal files.
    "start_time",
    "_total_timesteps",
    "_num_timesteps_at_start",
    "_current_progress_remaining",
    "tensorboard_log",
    # Of the run, not the model; a resume has its own copy.
    "ep_info_buffer",
    "ep_success_buffer",
    "_last_obs",
    "_last_original_obs",
    "_last_episode_starts",
)


class _Resumable(BaseAlgorithm):
    at_boundary: Boundary | None = None
    iterations: int = 0
    log_every: int = 1

    def _steps_ahead(self, planned: int) -> int:
        """Steps per environment of the coming rollout: fewer than planned at the end of the run."""
        assert self.env is not None
        return min(planned, (self._total_timesteps - self.num_timesteps) // self.env.num_envs)

    def _reach_boundary(self, steps: int) -> None:
        if self.at_boundary is not None:
            self.at_boundary(steps * self.n_envs)

    def _excluded_save_params(self) -> list[str]:
        return [*super()._excluded_save_params(), *_NOT_SAVED]


class _OnPolicy(_Resumable):
    n_steps: int
    rollout_buffer: Any
    quick: ActorCritic | None = None
    overshoot_coef: float = 0.0
    """Weight of the squared distance by which a mean action lies outside the action space.

    Out there nothing changes with the action any more, so nothing is learned, and a policy that drifted
    there cannot come back: a driver that brakes twice as hard as it can never tries to set off.
    """

    def _setup_model(self) -> None:
        super()._setup_model()  # type: ignore[safe-super]
        # Clipping the value loss too is left to SB3.
        self.quick = (
            None if getattr(self, "clip_range_vf", None) is not None else make_actor_critic(self.policy)
        )
        _fuse(self.policy.optimizer)

    def collect_rollouts(self, env: Any, callback: Any, rollout_buffer: Any, n_rollout_steps: int) -> bool:
        """After the boundary, into a buffer of the right size."""
        steps = self._steps_ahead(n_rollout_steps)
        self._reach_boundary(steps)
        if rollout_buffer.buffer_size != steps:
            rollout_buffer = self.rollout_buffer = self._buffer_of(steps)
        if self.quick is not None:
            return collect(self, self.quick, env, callback, rollout_buffer, steps)
        return bool(super().collect_rollouts(env, callback, rollout_buffer, steps))  # type: ignore[misc]

    def _buffer_of(self, steps: int) -> Any:
        model: Any = self
        return model.rollout_buffer_class(
            steps,
            self.observation_space,
            self.action_space,
            device=self.device,
            gamma=model.gamma,
            gae_lambda=model.gae_lambda,
            n_envs=self.n_envs,
            **model.rollout_buffer_kwargs,
        )

    def dump_logs(self, iteration: int = 0) -> None:
        """SB3's, every `log_every` iterations counted over the whole run, resumes included."""
        self.iterations += 1
        if self.iterations % self.log_every == 0:
            super().dump_logs(self.iterations)  # type: ignore[call-arg]

    def _log_update(self, **values: float) -> None:
        model: Any = self
        for name, value in values.items():
            self.logger.record(f"train/{name}", value)
        if hasattr(model.policy, "log_std"):
            self.logger.record("train/std", float(model.policy.log_std.detach().exp().mean()))
        self.logger.record("train/n_updates", self._n_updates, exclude="tensorboard")


class PPO(_OnPolicy, sb3.PPO):
    """SB3's PPO."""

    def train(self) -> None:
        """Several epochs of minibatches over the rollout, until the policy has moved far enough."""
        if self.quick is None:
            return super().train()
        model: Any = self
        self._update_learning_rate(self.policy.optimizer)
        clip_range = model.clip_range(self._current_progress_remaining)
        largest_divergence = math.inf if self.target_kl is None else 1.5 * self.target_kl
        update, batches_in_epoch, epochs = Update(self, self.quick, clip_range), 0, 0
        for epoch, rows in minibatches(update.count, self.batch_size, self.n_epochs):
            batches_in_epoch = batches_in_epoch + 1 if epoch + 1 == epochs else 1
            epochs = epoch + 1
            if not update.step(rows, largest_divergence):
                break
        self._n_updates += epochs
        losses = update.losses()
        self._log_update(
            entropy_loss=losses["entropy"],
            policy_gradient_loss=losses["policy"],
            value_loss=losses["value"],
            approx_kl=update.divergence(batches_in_epoch),
            clip_fraction=losses["clip_fraction"],
            loss=update.last_loss(),
            explained_variance=update.explained_variance(),
            clip_range=clip_range,
        )
        return None


class A2C(_OnPolicy, sb3.A2C):
    """SB3's A2C."""

    log_every = 100

    def train(self) -> None:
        """One step along the gradient over the whole rollout."""
        if self.quick is None:
            return self._train_by_autograd()
        self._update_learning_rate(self.policy.optimizer)
        update = Update(self, self.quick, clip_range=None)
        update.step(np.arange(update.count))
        self._n_updates += 1
        losses = update.losses()
        self._log_update(
            explained_variance=update.explained_variance(),
            entropy_loss=losses["entropy"],
            policy_loss=losses["policy"],
            value_loss=losses["value"],
        )
        return None

    def _train_by_autograd(self) -> None:
        """SB3's, but a single sample's advantage is not normalised: that would divide by nothing."""
        normalize = self.normalize_advantage
        self.normalize_advantage = normalize and self.rollout_buffer.buffer_size * self.n_envs > 1
        try:
            super().train()
        finally:
            self.normalize_advantage = normalize


class SAC(_Resumable, sb3.SAC):
    """SB3's SAC. `train_freq` counts steps."""

    log_every = 4
    quick: SoftActorCritic | None = None

    def _setup_model(self) -> None:
        super()._setup_model()
        for optimizer in (self.actor.optimizer, self.critic.optimizer, self.ent_coef_optimizer):
            _fuse(optimizer)
        self.quick = make_soft_actor_critic(self)

    def train(self, gradient_steps: int, batch_size: int = 64) -> None:
        """Steps along the gradients of batches from the replay buffer."""
        if self.quick is None:
            return super().train(gradient_steps, batch_size)
        optimizers = [self.actor.optimizer, self.critic.optimizer, self.ent_coef_optimizer]
        self._update_learning_rate([optimizer for optimizer in optimizers if optimizer is not None])
        assert self.replay_buffer is not None
        steps = []
        for number in range(gradient_steps):
            batch = self.replay_buffer.sample(batch_size, env=self._vec_normalize_env)
            steps.append(self.quick.step(batch, update_target=number % self.target_update_interval == 0))
        self._n_updates += gradient_steps
        self.logger.record("train/n_updates", self._n_updates, exclude="tensorboard")
        for name, value in zip(Losses._fields, np.mean(steps, axis=0), strict=True):
            if not math.isnan(value):
                self.logger.record(f"train/{name}", value)
        return None

    def collect_rollouts(self, env: Any, callback: Any, train_freq: TrainFreq, *args: Any, **kw: Any) -> Any:
        """SB3's, after the boundary, for fewer steps at the end of the run."""
        steps = self._steps_ahead(train_freq.frequency)
        self._reach_boundary(steps)
        shorter = TrainFreq(steps, TrainFrequencyUnit.STEP)
        rollout: RolloutReturn = super().collect_rollouts(env, callback, shorter, *args, **kw)
        return rollout


def _fuse(optimizer: torch.optim.Optimizer | None) -> None:
    """Let Adam take its step over all layers in one go: a quarter of the time for a few small ones."""
    if isinstance(optimizer, torch.optim.Adam):
        optimizer.param_groups[0]["fused"] = True


ALGORITHMS: dict[str, type[Any]] = {"a2c": A2C, "ppo": PPO, "sac": SAC}


def learn(model: Any, total_timesteps: int, callback: Any) -> None:
    """Train until the total is reached, from wherever the model is."""
    # A run can be resumed at step 0: what tells is whether it has seen anything yet.
    fresh = model._last_obs is None
    model.learn(
        total_timesteps - model.num_timesteps,
        callback=callback,
        # On-policy dumps are counted by `dump_logs` itself; SAC's by its number of episodes.
        log_interval=1 if isinstance(model, _OnPolicy) else model.log_every,
        reset_num_timesteps=fresh,
    )
