"""SB3's VecNormalize over Box observations, in one pass per step and without a loop over environments."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
from numpy.typing import NDArray
from stable_baselines3.common.running_mean_std import RunningMeanStd
from stable_baselines3.common.vec_env import VecNormalize

from hotlap.training.algorithms.fast.kernels.normalization import (
    discount_returns,
    normalize_rewards,
    normalize_rows,
    update_mean_and_variance,
)

CLIP = 10.0
"""Normalised observations and rewards lie within this, on both sides."""


class Normalizer(VecNormalize):
    """Normalises observations and rewards with VecNormalize's statistics and formulas."""

    def reset(self) -> NDArray[np.float32]:
        """Start new episodes; the first observations count in the statistics."""
        observations: Any = self.venv.reset()
        self.old_obs, self.returns = observations, np.zeros(self.num_envs)
        if self.training:
            _update(cast(RunningMeanStd, self.obs_rms), _as_rows(observations))
        return self.normalize_obs(observations)

    def step_wait(self) -> Any:
        """Step, update the statistics, and return normalised observations and rewards."""
        observations: Any
        observations, rewards, dones, infos = self.venv.step_wait()
        self.old_obs, self.old_reward = observations, rewards
        if self.training:
            _update(cast(RunningMeanStd, self.obs_rms), _as_rows(observations))
            discount_returns(self.returns, rewards, self.gamma)
            _update(self.ret_rms, self.returns.reshape(-1, 1))
        for env in np.flatnonzero(dones).tolist():
            if "terminal_observation" in infos[env]:
                infos[env]["terminal_observation"] = self.normalize_obs(infos[env]["terminal_observation"])
        self.returns[dones] = 0.0
        return self.normalize_obs(observations), self.normalize_reward(rewards), dones, infos

    def normalize_obs(self, obs: Any) -> NDArray[np.float32]:
        """Normalised copies, of one observation or a batch."""
        statistics: Any = self.obs_rms
        normalized = np.empty(obs.shape, dtype=np.float32)
        size = statistics.mean.size
        normalize_rows(
            obs.reshape(-1, size), statistics.mean.ravel(), statistics.var.ravel(),
            self.epsilon, self.clip_obs, normalized.reshape(-1, size),
        )  # fmt: skip
        return normalized

    def normalize_reward(self, reward: Any) -> NDArray[np.float32]:
        """Normalised copies of rewards."""
        if not self.norm_reward:
            return np.asarray(reward)
        normalized = np.empty(reward.shape, dtype=np.float32)
        variance, limit = float(self.ret_rms.var), self.clip_reward
        normalize_rewards(reward.reshape(-1), variance, self.epsilon, limit, normalized.reshape(-1))
        return normalized


def _as_rows(batch: NDArray[Any]) -> NDArray[Any]:
    return batch.reshape(len(batch), -1)


def _update(statistics: RunningMeanStd, rows: NDArray[Any]) -> None:
    mean = np.array(statistics.mean, dtype=np.float64)
    variance = np.array(statistics.var, dtype=np.float64)
    update_mean_and_variance(rows, mean.reshape(-1), variance.reshape(-1), statistics.count)
    statistics.mean, statistics.var, statistics.count = mean, variance, statistics.count + len(rows)
