"""What PPO and A2C share: collecting by the fast path, and rollouts of the right size."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import torch
from stable_baselines3.common.buffers import RolloutBuffer
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from hotlap.errors import UsageError
from hotlap.training.algorithms.core.resumable import Resumable
from hotlap.training.algorithms.fast.actor_critic import ActorCritic, make_actor_critic
from hotlap.training.algorithms.fast.on_policy import collect


class OnPolicy(Resumable):
    """Mixed into stable-baselines3's PPO and A2C."""

    n_steps: int
    gamma: float
    gae_lambda: float
    ent_coef: float
    vf_coef: float
    max_grad_norm: float
    normalize_advantage: bool
    rollout_buffer: RolloutBuffer
    fast_path: ActorCritic | None = None
    logs_every_iteration = True
    action_bound_coef: float = 0.0
    """Weight of the squared distance by which a mean action lies outside the action space.

    Out there the action has no effect any more, so nothing is learned, and a policy that has drifted there
    cannot come back: a driver that asks for twice the full brake never tries to set off.
    """

    def _setup_model(self) -> None:
        super()._setup_model()
        self.fast_path = make_actor_critic(self.policy, self.seed)

    def configure(self, *, action_bound_coef: float = 0.0) -> None:  # type: ignore[override]
        """Set the weight of the action bounds."""
        if action_bound_coef and (self.fast_path is None or not hasattr(self.policy, "log_std")):
            raise UsageError(
                f"action_bound_coef is {action_bound_coef!r}; it works only for Box actions and "
                "without gSDE: leave it out"
            )
        self.action_bound_coef = action_bound_coef

    def collect_rollouts(
        self, env: VecEnv, callback: BaseCallback, rollout_buffer: RolloutBuffer, n_rollout_steps: int
    ) -> bool:
        """After the boundary, into a buffer of the right size."""
        steps = self._steps_ahead(n_rollout_steps)
        self._reach_boundary(steps)
        if rollout_buffer.buffer_size != steps:
            rollout_buffer = self.rollout_buffer = self._buffer_of(steps)
        if self.fast_path is not None:
            return collect(self, self.fast_path, env, callback, rollout_buffer, steps)
        return bool(super().collect_rollouts(env, callback, rollout_buffer, steps))  # type: ignore[misc]

    def get_parameters(self) -> dict[str, dict[str, Any]]:
        """SB3's, as copies: the fast path's tensors are views of an array that all share."""
        copied: dict[str, dict[str, Any]] = _copied(super().get_parameters())
        return copied

    def _buffer_of(self, steps: int) -> RolloutBuffer:
        model: Any = self
        buffer: RolloutBuffer = model.rollout_buffer_class(
            steps,
            self.observation_space,
            self.action_space,
            device=self.device,
            gamma=model.gamma,
            gae_lambda=model.gae_lambda,
            n_envs=self.n_envs,
            **model.rollout_buffer_kwargs,
        )
        return buffer

    def dump_logs(self, iteration: int = 0) -> None:
        """SB3's, every `log_every` iterations counted over the whole run, resumes included."""
        self.iterations += 1
        if self.iterations % self.log_every == 0:
            super().dump_logs(self.iterations)  # type: ignore[call-arg]

    def _log_update(self, **values: float) -> None:
        for name, value in values.items():
            self.logger.record(f"train/{name}", value)
        if self.fast_path is not None and self.fast_path.gaussian:
            self.logger.record("train/std", self.fast_path.mean_deviation())
        self.logger.record("train/n_updates", self._n_updates, exclude="tensorboard")


def _copied(tree: Any) -> Any:
    if isinstance(tree, torch.Tensor):
        return tree.detach().clone(memory_format=torch.contiguous_format)
    if isinstance(tree, Mapping):
        return {key: _copied(value) for key, value in tree.items()}
    return tree
