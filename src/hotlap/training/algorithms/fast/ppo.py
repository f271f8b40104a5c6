"""PPO on the fast path where the policy has one, else stable-baselines3's code."""

from __future__ import annotations

import math
from typing import Any

import stable_baselines3 as sb3

from hotlap.training.algorithms.core.on_policy import OnPolicy
from hotlap.training.algorithms.fast.on_policy import Update


class PPO(OnPolicy, sb3.PPO):
    """SB3's PPO."""

    def train(self) -> None:
        """Several epochs of minibatches over the rollout, or until the target KL is reached."""
        if self.fast_path is None:
            return super().train()
        model: Any = self
        self._update_learning_rate(self.policy.optimizer)
        clip_range = model.clip_range(self._current_progress_remaining)
        clip_range_vf = None
        if model.clip_range_vf is not None:
            clip_range_vf = model.clip_range_vf(self._current_progress_remaining)
        max_kl = math.inf if self.target_kl is None else 1.5 * self.target_kl
        update = Update(self, self.fast_path, clip_range, clip_range_vf)
        self._n_updates += update.run(self.n_epochs, self.batch_size, max_kl)
        losses = update.losses()
        self._log_update(
            entropy_loss=losses["entropy"],
            policy_gradient_loss=losses["policy"],
            value_loss=losses["value"],
            approx_kl=update.approx_kl(),
            clip_fraction=losses["clip_fraction"],
            loss=update.last_loss(),
            explained_variance=update.explained_variance(),
            clip_range=clip_range,
            **({} if clip_range_vf is None else {"clip_range_vf": clip_range_vf}),
        )
        return None
