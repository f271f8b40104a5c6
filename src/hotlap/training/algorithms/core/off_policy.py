"""What SAC, TD3 and DQN share: collecting in steps, after each boundary."""

from __future__ import annotations

from typing import Any

from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.type_aliases import RolloutReturn, TrainFreq, TrainFrequencyUnit
from stable_baselines3.common.vec_env import VecEnv

from hotlap.training.algorithms.core.resumable import Resumable


class OffPolicy(Resumable):
    """Mixed into stable-baselines3's off-policy algorithms. `train_freq` counts steps."""

    log_every = 4
    replay_buffer: Any

    def collect_rollouts(
        self, env: VecEnv, callback: BaseCallback, train_freq: TrainFreq, *args: Any, **kw: Any
    ) -> RolloutReturn:
        """SB3's, after the boundary, with fewer steps at the end of the run."""
        steps = self._steps_ahead(train_freq.frequency)
        self._reach_boundary(steps)
        shorter = TrainFreq(steps, TrainFrequencyUnit.STEP)
        rollout: RolloutReturn = super().collect_rollouts(env, callback, shorter, *args, **kw)  # type: ignore[misc]
        return rollout
