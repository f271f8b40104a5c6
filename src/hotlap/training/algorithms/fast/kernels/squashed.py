"""SAC's squashed Gaussian and its losses: drawing actions, and gradients in closed form.

Gradients are with respect to the networks' outputs, for the actor through its action's value; from
there `hotlap.training.algorithms.fast.mlp` backpropagates them.
"""

from __future__ import annotations

import math

from hotlap.numerics.compiler import inlined, kernel
from hotlap.training.algorithms.fast.kernels.heads import LOG_2_PI

LOWEST_LOG_STD, HIGHEST_LOG_STD = -20.0, 2.0
_SOFT = 1e-6
"""Keeps the logarithm of a saturated action's slope finite. All three are stable-baselines3's."""


@kernel
def draw_squashed(means, log_stds, noise, actions, log_probs):
    """Actions within -1 and 1, and their log probability."""
    rows, size = means.shape
    for row in range(rows):
        log_prob = -0.5 * size * LOG_2_PI
        for j in range(size):
            log_std = _bounded(log_stds[row, j])
            action = math.tanh(means[row, j] + math.exp(log_std) * noise[row, j])
            actions[row, j] = action
            log_prob -= 0.5 * noise[row, j] ** 2 + log_std + math.log(1.0 - action * action + _SOFT)
        log_probs[row] = log_prob


@kernel
def soft_targets(rewards, dones, discounts, next_values, next_log_probs, entropy_weight, targets):
    """The critics' target: the reward plus the discounted soft value of the next state."""
    for row in range(len(targets)):
        soft = next_values[row] - entropy_weight * next_log_probs[row]
        targets[row] = rewards[row] + (1.0 - dones[row]) * discounts[row] * soft


@kernel
def critic_gradient(values, targets, d_values):
    """Write the gradient of half the mean squared error; returns the loss."""
    loss, rows = 0.0, len(targets)
    for row in range(rows):
        error = values[row, 0] - targets[row]
        d_values[row, 0] = error / rows
        loss += 0.5 * error * error / rows
    return loss


@kernel
def min_critic_gradient(values, least, critic, d_values):
    """Gradient of -mean(min(Q1, Q2)) with respect to one critic: zero where the other one is smaller."""
    rows = len(least)
    for row in range(rows):
        d_values[row, 0] = -1.0 / rows if values[critic, row] == least[row] else 0.0


@kernel
def actor_gradients(log_stds, noise, actions, d_actions, entropy_weight, d_means, d_log_stds):
    """Gradient of mean(entropy_weight × log probability - Q); d_actions is that of mean(-Q)."""
    rows, size = actions.shape
    weight = entropy_weight / rows
    for row in range(rows):
        for j in range(size):
            action = actions[row, j]
            slope = 1.0 - action * action
            d_mean = d_actions[row, j] * slope + weight * 2.0 * action * slope / (slope + _SOFT)
            d_means[row, j] = d_mean
            log_std = log_stds[row, j]
            free = LOWEST_LOG_STD <= log_std <= HIGHEST_LOG_STD
            spread = math.exp(_bounded(log_std)) * noise[row, j]
            d_log_stds[row, j] = d_mean * spread - weight if free else 0.0


@inlined
def _bounded(log_std):
    return min(max(log_std, LOWEST_LOG_STD), HIGHEST_LOG_STD)
