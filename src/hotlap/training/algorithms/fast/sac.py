"""SAC with updates on the fast path where the policy has one, else stable-baselines3's code."""

from __future__ import annotations

import math

import numpy as np
import stable_baselines3 as sb3

from hotlap.training.algorithms.core.off_policy import OffPolicy
from hotlap.training.algorithms.fast.soft_actor_critic import (
    Losses,
    SoftActorCritic,
    make_soft_actor_critic,
)


class SAC(OffPolicy, sb3.SAC):
    """SB3's SAC."""

    fast_path: SoftActorCritic | None = None

    def _setup_model(self) -> None:
        super()._setup_model()
        self.fast_path = make_soft_actor_critic(self)

    def train(self, gradient_steps: int, batch_size: int = 64) -> None:
        """Gradient steps on batches from the replay buffer."""
        if self.fast_path is None:
            return super().train(gradient_steps, batch_size)
        self._update_learning_rate(list(self.optimizers().values()))
        steps = []
        for number in range(gradient_steps):
            batch = self.replay_buffer.sample(batch_size, env=self._vec_normalize_env)
            update_target = number % self.target_update_interval == 0
            steps.append(self.fast_path.step(batch, update_target=update_target))
        self._n_updates += gradient_steps
        self.logger.record("train/n_updates", self._n_updates, exclude="tensorboard")
        for name, value in zip(Losses._fields, np.mean(steps, axis=0), strict=True):
            if not math.isnan(value):
                self.logger.record(f"train/{name}", value)
        return None
