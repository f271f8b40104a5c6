"""Stable-baselines3's algorithms, with exact step counts and exact resume.

Adds a call at every boundary between updates, where the whole run can be saved, a shorter last rollout,
and a logging interval that counts across resumes.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any

import torch
from stable_baselines3.common.base_class import BaseAlgorithm
from stable_baselines3.common.type_aliases import MaybeCallback

Boundary = Callable[[int], None]
"""Called with the number of steps of the next rollout."""

_NOT_SAVED = (
    "at_boundary",
    "iterations",
    "log_every",
    "fast_path",
    # Specific to the machine and the time: without them two equal runs save equal files.
    "start_time",
    "_total_timesteps",
    "_num_timesteps_at_start",
    "_current_progress_remaining",
    "tensorboard_log",
    # Part of the run, not the model; a resume has its own copy.
    "ep_info_buffer",
    "ep_success_buffer",
    "_last_obs",
    "_last_original_obs",
    "_last_episode_starts",
)


class Resumable(BaseAlgorithm):
    """What hotlap adds to every algorithm of stable-baselines3."""

    at_boundary: Boundary | None = None
    iterations: int = 0
    log_every: int = 1
    fast_path: object | None = None
    """What collects or updates without autograd; None where stable-baselines3's code runs."""
    counters: tuple[str, ...] = ("num_timesteps", "_n_updates", "_episode_num", "iterations")
    """Attributes that a checkpoint keeps."""
    logs_every_iteration = False
    """Whether `dump_logs` itself counts iterations, or stable-baselines3 counts episodes."""

    def _setup_model(self) -> None:
        super()._setup_model()  # type: ignore[safe-super]
        for optimizer in self.optimizers().values():
            _fuse(optimizer)

    def optimizers(self) -> dict[str, torch.optim.Optimizer]:
        """Each optimiser, by the name of its attribute."""
        names, _ = self._get_torch_save_params()
        return {name: attrgetter(name)(self) for name in names if name.endswith("optimizer")}

    def variables(self) -> dict[str, torch.Tensor]:
        """Learned tensors other than the policy's weights, by the name of their attribute."""
        _, names = self._get_torch_save_params()
        return {name: attrgetter(name)(self) for name in names}

    def configure(self, **own: Any) -> None:
        """Take the hyperparameters that hotlap adds to the algorithm."""

    def learn_until(self, total_timesteps: int, callback: MaybeCallback) -> None:
        """Train from the current step until the total is reached."""
        # A run can be resumed at step 0, so the test is whether it has an observation yet.
        fresh = self._last_obs is None
        self.learn(
            total_timesteps - self.num_timesteps,
            callback=callback,
            log_interval=1 if self.logs_every_iteration else self.log_every,
            reset_num_timesteps=fresh,
        )

    def _steps_ahead(self, planned: int) -> int:
        """Steps per environment of the next rollout: fewer than planned at the end of the run."""
        assert self.env is not None
        return min(planned, (self._total_timesteps - self.num_timesteps) // self.env.num_envs)

    def _reach_boundary(self, steps: int) -> None:
        if self.at_boundary is not None:
            self.at_boundary(steps * self.n_envs)

    def _excluded_save_params(self) -> list[str]:
        return [*super()._excluded_save_params(), *_NOT_SAVED]


def _fuse(optimizer: torch.optim.Optimizer) -> None:
    """Let Adam update all layers in one call: a quarter of the time for a few small layers."""
    if isinstance(optimizer, torch.optim.Adam):
        optimizer.param_groups[0]["fused"] = True
