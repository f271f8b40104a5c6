"""Generalised advantage estimation over a whole rollout; truncated episodes are bootstrapped."""

from __future__ import annotations

import numpy as np

from hotlap.numerics.compiler import kernel


@kernel
def bootstrap(rewards, truncated, values, discount):
    """Add the discounted value of what came next to the last rewards of truncated episodes."""
    for k in range(len(truncated)):
        rewards[truncated[k]] += np.float32(discount) * values[k]


@kernel
def estimate_advantages(
    rewards, values, episode_starts, last_values, last_dones, discount, gae_lambda, advantages, returns
):
    """Fill advantages and returns (steps × environments) from the last step back to the first."""
    steps, environments = rewards.shape
    for step in range(steps - 1, -1, -1):
        last = step == steps - 1
        for env in range(environments):
            ends = last_dones[env] if last else episode_starts[step + 1, env] > 0.0
            going_on = 0.0 if ends else discount
            next_value = last_values[env] if last else values[step + 1, env]
            later = 0.0 if last else advantages[step + 1, env]
            delta = rewards[step, env] + going_on * next_value - values[step, env]
            advantages[step, env] = delta + going_on * gae_lambda * later
            returns[step, env] = advantages[step, env] + values[step, env]
