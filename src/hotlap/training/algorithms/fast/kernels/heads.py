"""The heads of a policy's networks: drawing actions, and the gradient of the loss.

The loss is PPO's clipped surrogate, or A2C's plain policy gradient where the clip range is `NEVER`,
plus the weighted value and entropy losses. Gradients are in closed form with respect to the
networks' outputs; from there `hotlap.training.algorithms.fast.mlp` backpropagates them.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from hotlap.numerics.compiler import inlined, kernel

LOG_2_PI = math.log(2.0 * math.pi)
SUMS = POLICY_LOSS, VALUE_LOSS, ENTROPY, CLIPPED, APPROX_KL, ACTION_BOUND = range(6)
"""What a gradient kernel adds up over its rows."""
NEVER = math.inf


class Experience(NamedTuple):
    """A rollout, one row per step of an environment."""

    actions: Any
    log_probs: Any
    advantages: Any
    returns: Any


class Objective(NamedTuple):
    """The weights of the loss, and how advantages are normalised before use."""

    clip_range: float
    value_weight: float
    entropy_weight: float
    action_bound_weight: float
    advantage_mean: float
    advantage_scale: float


@kernel
def mean_and_std(values, rows):
    """Mean and unbiased standard deviation of the chosen values."""
    mean = 0.0
    for row in rows:
        mean += values[row]
    mean /= len(rows)
    squares = 0.0
    for row in rows:
        squares += (values[row] - mean) ** 2
    return mean, math.sqrt(squares / max(len(rows) - 1, 1))


@kernel
def draw_gaussian(means, log_std, std, noise, bounds, actions, clipped, log_probs):
    """Gaussian actions, their values clipped to the action space, and their log probabilities."""
    rows, size = means.shape
    at_mean = _log_density_at_mean(log_std)
    for row in range(rows):
        log_prob = at_mean
        for j in range(size):
            action = means[row, j] + std[j] * noise[row, j]
            actions[row, j] = action
            clipped[row, j] = min(max(action, bounds[0, j]), bounds[1, j])
            log_prob -= 0.5 * noise[row, j] * noise[row, j]
        log_probs[row] = log_prob


@kernel
def draw_categorical(logits, chance, actions, chosen, log_probs):
    """The action of each row for a uniform draw in [0, 1), and its log probability."""
    rows, size = logits.shape
    for row in range(rows):
        log_total = _log_total(logits[row])
        below = 0.0
        choice = size - 1
        for j in range(size):
            below += math.exp(logits[row, j] - log_total)
            if chance[row] < below:
                choice = j
                break
        actions[row, 0] = choice
        chosen[row] = choice
        log_probs[row] = logits[row, choice] - log_total


@kernel
def gaussian_gradients(rows, seen, objective, means, log_std, precision, bounds, d_means, d_log_std, sums):
    """The policy's gradient for a minibatch: row i of the network's outputs is rollout row rows[i].

    `precision` is one over the standard deviation; `bounds` are the action space's, below and above.
    """
    count, size = means.shape
    at_mean = _log_density_at_mean(log_std)
    sums[ENTROPY] += count * (0.5 * size - at_mean)
    for j in range(size):
        d_log_std[j] = -objective.entropy_weight
    for i in range(count):
        row = rows[i]
        log_prob = at_mean
        for j in range(size):
            distance = (seen.actions[row, j] - means[i, j]) * precision[j]
            log_prob -= 0.5 * distance * distance
        slope = _policy_slope(row, seen, objective, log_prob, sums) / count
        for j in range(size):
            distance = (seen.actions[row, j] - means[i, j]) * precision[j]
            over = max(means[i, j] - bounds[1, j], 0.0) + min(means[i, j] - bounds[0, j], 0.0)
            sums[ACTION_BOUND] += over * over
            d_means[i, j] = (
                slope * distance * precision[j] + 2.0 * objective.action_bound_weight * over / count
            )
            d_log_std[j] += slope * (distance * distance - 1.0)


@kernel
def categorical_gradients(rows, seen, objective, logits, d_logits, sums):
    """The policy's gradient for a minibatch: row i of the network's outputs is rollout row rows[i]."""
    count, size = logits.shape
    for i in range(count):
        row = rows[i]
        log_total = _log_total(logits[i])
        action = int(seen.actions[row, 0])
        slope = _policy_slope(row, seen, objective, logits[i, action] - log_total, sums) / count
        entropy = 0.0
        for j in range(size):
            log_share = logits[i, j] - log_total
            entropy -= math.exp(log_share) * log_share
        sums[ENTROPY] += entropy
        for j in range(size):
            log_share = logits[i, j] - log_total
            share = math.exp(log_share)
            chosen = 1.0 if j == action else 0.0
            d_entropy = -share * (log_share + entropy)
            d_logits[i, j] = slope * (chosen - share) - objective.entropy_weight * d_entropy / count


@kernel
def value_gradients(rows, seen, objective, values, d_values, sums):
    """The value loss's gradient for a minibatch."""
    count = len(rows)
    for i in range(count):
        error = values[i, 0] - seen.returns[rows[i]]
        sums[VALUE_LOSS] += error * error
        d_values[i, 0] = 2.0 * objective.value_weight * error / count


@inlined
def _policy_slope(row, seen, objective, log_prob, sums):
    """Gradient of a row's policy loss with respect to the log probability of its action."""
    advantage = (seen.advantages[row] - objective.advantage_mean) * objective.advantage_scale
    if objective.clip_range == NEVER:
        sums[POLICY_LOSS] -= advantage * log_prob
        return -advantage
    log_ratio = log_prob - seen.log_probs[row]
    ratio = math.exp(log_ratio)
    sums[APPROX_KL] += (ratio - 1.0) - log_ratio
    kept = min(max(ratio, 1.0 - objective.clip_range), 1.0 + objective.clip_range)
    if kept != ratio:
        sums[CLIPPED] += 1.0
    sums[POLICY_LOSS] -= min(advantage * ratio, advantage * kept)
    return -advantage * ratio if advantage * ratio <= advantage * kept else 0.0


@inlined
def _log_density_at_mean(log_std):
    log_density = -0.5 * len(log_std) * LOG_2_PI
    for value in log_std:
        log_density -= value
    return log_density


@inlined
def _log_total(logits):
    largest = logits[0]
    for logit in logits:
        largest = max(largest, logit)
    total = 0.0
    for logit in logits:
        total += math.exp(logit - largest)
    return largest + math.log(total)
