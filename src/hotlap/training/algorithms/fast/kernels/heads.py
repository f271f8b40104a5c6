"""The heads of a policy's networks: drawing actions, and the gradient of the loss.

The loss is PPO's clipped surrogate, or A2C's plain policy gradient where the clip range is `NEVER`,
plus the weighted value and entropy losses. Gradients are in closed form with respect to the
networks' outputs; from there `network.backpropagate` takes them on.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from hotlap.numerics.compiler import inlined, kernel
from hotlap.numerics.counter_rng import normal_pair, uniform
from hotlap.numerics.elementary import exponential, logarithm

LOG_2_PI = math.log(2.0 * math.pi)
SUMS = POLICY_LOSS, VALUE_LOSS, ENTROPY, CLIPPED, APPROX_KL, ACTION_BOUND = range(6)
"""What a gradient adds up over its rows."""
SHARED = MEAN, SCALE, LOG_DENSITY, PRECISION = range(4)
"""What the rows of a minibatch share: how advantages are normalised, a Gaussian's log density at its mean,
and from the last column on, one over each of its deviations."""
NEVER = math.inf
_LARGEST_POWER = 80.0


class Experience(NamedTuple):
    """A rollout, one row per step of an environment."""

    observations: Any
    actions: Any
    log_probs: Any
    values: Any
    advantages: Any
    returns: Any


class Objective(NamedTuple):
    """The weights of the loss."""

    clip_range: float
    clip_range_vf: float
    value_weight: float
    entropy_weight: float
    action_bound_weight: float
    normalize_advantage: int


@kernel
def draw_gaussian(seed, moment, means, log_std, deviations, bounds, actions, clipped, log_probs):
    """Gaussian actions, their values clipped to the action space, and their log probabilities.

    A row's noise comes from (seed, moment, row), whatever else is drawn. `deviations` is written.
    """
    rows, size = means.shape
    at_mean = log_density_at_mean(log_std)
    for j in range(size):
        deviations[j] = exponential(np.float64(log_std[j]))
    pairs = (size + 1) // 2
    for row in range(rows):
        squares = 0.0
        for pair in range(pairs):
            first, second = normal_pair(seed, moment, np.uint64(row * pairs + pair))
            for side in range(min(2, size - 2 * pair)):
                j, noise = 2 * pair + side, first if side == 0 else second
                squares += noise * noise
                action = np.float32(means[row, j] + deviations[j] * noise)
                actions[row, j] = action
                clipped[row, j] = min(max(action, bounds[0, j]), bounds[1, j])
        log_probs[row] = at_mean - 0.5 * squares


@kernel
def draw_categorical(seed, moment, logits, actions, chosen, log_probs):
    """The action of each row, and its log probability; the draw comes from (seed, moment, row)."""
    rows, size = logits.shape
    for row in range(rows):
        log_total = _log_total(logits[row])
        chance = uniform(seed, moment, np.uint64(row))
        below = 0.0
        choice = size - 1
        for j in range(size):
            below += _chance(logits[row, j] - log_total)
            if chance < below:
                choice = j
                break
        actions[row, 0] = choice
        chosen[row] = choice
        log_probs[row] = logits[row, choice] - log_total


@kernel
def mean_and_scale(values, rows):
    """Mean of the chosen values, and one over their unbiased standard deviation."""
    mean = 0.0
    for row in rows:
        mean += values[row]
    mean /= len(rows)
    squares = 0.0
    for row in rows:
        squares += (values[row] - mean) ** 2
    return mean, 1.0 / (math.sqrt(squares / max(len(rows) - 1, 1)) + 1e-8)


@inlined
def gaussian_gradient(
    row, share, seen, objective, shared, bounds, means, d_means, d_log_std, sums,
):  # fmt: skip
    """A row's gradient with respect to its means, and what it adds to that of the deviations.

    `share` is the row's weight in the minibatch.
    """
    size = bounds.shape[1]
    log_prob = shared[LOG_DENSITY]
    for j in range(size):
        distance = _distance(seen.actions[row, j], means[j], shared[PRECISION + j])
        log_prob -= 0.5 * distance * distance
    slope = _policy_slope(row, seen, objective, shared, log_prob, sums) * share
    for j in range(size):
        precision, mean = shared[PRECISION + j], np.float64(means[j])
        distance = _distance(seen.actions[row, j], means[j], precision)
        over = max(mean - bounds[1, j], 0.0) + min(mean - bounds[0, j], 0.0)
        sums[ACTION_BOUND] += over * over
        d_means[j] = slope * distance * precision + 2.0 * objective.action_bound_weight * over * share
        d_log_std[j] += slope * (distance * distance - 1.0) - objective.entropy_weight * share
    sums[ENTROPY] += 0.5 * size - shared[LOG_DENSITY]


@inlined
def _distance(action, mean, precision):
    return (np.float64(action) - np.float64(mean)) * precision


@inlined
def categorical_gradient(row, share, seen, objective, shared, logits, d_logits, sums):
    """A row's gradient with respect to its logits."""
    log_total = _log_total(logits)
    action = int(seen.actions[row, 0])
    log_prob = logits[action] - log_total
    slope = _policy_slope(row, seen, objective, shared, log_prob, sums) * share
    entropy = 0.0
    for j in range(len(logits)):
        log_chance = logits[j] - log_total
        entropy -= _chance(log_chance) * log_chance
    sums[ENTROPY] += entropy
    for j in range(len(logits)):
        log_chance = logits[j] - log_total
        chance = _chance(log_chance)
        chosen = 1.0 if j == action else 0.0
        d_entropy = -chance * (log_chance + entropy)
        d_logits[j] = slope * (chosen - chance) - objective.entropy_weight * d_entropy * share


@inlined
def _chance(logarithm_of_it):
    return exponential(max(logarithm_of_it, -_LARGEST_POWER))


@inlined
def value_gradient(row, share, seen, objective, value, sums):
    """A row's gradient with respect to its value; beyond the clip range around the old value it is 0."""
    old = np.float64(seen.values[row])
    away = np.float64(value) - old
    kept = min(max(away, -objective.clip_range_vf), objective.clip_range_vf)
    error = old + kept - seen.returns[row] if kept != away else np.float64(value) - seen.returns[row]
    sums[VALUE_LOSS] += error * error
    return 2.0 * objective.value_weight * error * share if kept == away else 0.0


@inlined
def _policy_slope(row, seen, objective, shared, log_prob, sums):
    """Gradient of a row's policy loss with respect to the log probability of its action."""
    advantage = (seen.advantages[row] - shared[MEAN]) * shared[SCALE]
    if objective.clip_range == NEVER:
        sums[POLICY_LOSS] -= advantage * log_prob
        return -advantage
    log_ratio = log_prob - seen.log_probs[row]
    ratio = exponential(min(max(log_ratio, -_LARGEST_POWER), _LARGEST_POWER))
    sums[APPROX_KL] += (ratio - 1.0) - log_ratio
    kept = min(max(ratio, 1.0 - objective.clip_range), 1.0 + objective.clip_range)
    if kept != ratio:
        sums[CLIPPED] += 1.0
    sums[POLICY_LOSS] -= min(advantage * ratio, advantage * kept)
    return -advantage * ratio if advantage * ratio <= advantage * kept else 0.0


@inlined
def log_density_at_mean(log_std):
    """Of a Gaussian with these logarithms of deviations."""
    log_density = -0.5 * len(log_std) * LOG_2_PI
    for value in log_std:
        log_density -= value
    return log_density


@kernel
def mean_deviation(log_std):
    """Of a Gaussian policy."""
    total = 0.0
    for value in log_std:
        total += exponential(np.float64(value))
    return total / len(log_std)


@inlined
def _log_total(logits):
    largest = np.float64(logits[0])
    for logit in logits:
        largest = max(largest, np.float64(logit))
    total = 0.0
    for logit in logits:
        total += _chance(logit - largest)
    return largest + logarithm(total)
