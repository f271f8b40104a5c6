"""PPO, A2C and SAC of stable-baselines3, made to stop after exactly so many steps and to be resumed.

Learning is SB3's own. Added are a call at every boundary between updates, where a run can be
saved whole, a last rollout that is shorter, and a logging rhythm that survives a resume.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import stable_baselines3 as sb3
from stable_baselines3.common.base_class import BaseAlgorithm
from stable_baselines3.common.type_aliases import RolloutReturn, TrainFreq, TrainFrequencyUnit

Boundary = Callable[[int], None]
"""Called with the number of steps of the rollout ahead."""

_NOT_SAVED = (
    "at_boundary",
    "iterations",
    "log_every",
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

    def collect_rollouts(self, env: Any, callback: Any, rollout_buffer: Any, n_rollout_steps: int) -> bool:
        """SB3's, after the boundary, into a buffer of the right size."""
        steps = self._steps_ahead(n_rollout_steps)
        self._reach_boundary(steps)
        if rollout_buffer.buffer_size != steps:
            rollout_buffer = self.rollout_buffer = self._buffer_of(steps)
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


class PPO(_OnPolicy, sb3.PPO):
    """SB3's PPO."""


class A2C(_OnPolicy, sb3.A2C):
    """SB3's A2C."""

    log_every = 100

    def train(self) -> None:
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

    def collect_rollouts(self, env: Any, callback: Any, train_freq: TrainFreq, *args: Any, **kw: Any) -> Any:
        """SB3's, after the boundary, for fewer steps at the end of the run."""
        steps = self._steps_ahead(train_freq.frequency)
        self._reach_boundary(steps)
        shorter = TrainFreq(steps, TrainFrequencyUnit.STEP)
        rollout: RolloutReturn = super().collect_rollouts(env, callback, shorter, *args, **kw)
        return rollout


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
