"""A2C on the fast path where the policy has one, else stable-baselines3's code."""

from __future__ import annotations

import stable_baselines3 as sb3

from hotlap.training.algorithms.core.on_policy import OnPolicy
from hotlap.training.algorithms.fast.on_policy import Update


class A2C(OnPolicy, sb3.A2C):
    """SB3's A2C."""

    log_every = 100

    def train(self) -> None:
        """One gradient step over the whole rollout."""
        if self.fast_path is None:
            return self._train_by_autograd()
        self._update_learning_rate(self.policy.optimizer)
        update = Update(self, self.fast_path, clip_range=None, clip_range_vf=None)
        update.run(epochs=1, batch=update.count)
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
        """SB3's, but a single sample's advantage is not normalised: its deviation is undefined."""
        normalize = self.normalize_advantage
        self.normalize_advantage = normalize and self.rollout_buffer.buffer_size * self.n_envs > 1
        try:
            super().train()
        finally:
            self.normalize_advantage = normalize
