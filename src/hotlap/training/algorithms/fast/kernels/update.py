"""Gradient steps over a rollout.

A minibatch's gradient is summed in chunks of rows, and the chunks in their order: threads may share them out
without changing a bit.
"""

from __future__ import annotations

import numpy as np

from hotlap.numerics.compiler import inlined, kernel
from hotlap.numerics.counter_rng import uniform
from hotlap.numerics.elementary import exponential
from hotlap.training.algorithms.fast.kernels.heads import (
    APPROX_KL,
    LOG_DENSITY,
    MEAN,
    PRECISION,
    SCALE,
    categorical_gradient,
    gaussian_gradient,
    log_density_at_mean,
    mean_and_scale,
    value_gradient,
)
from hotlap.training.algorithms.fast.kernels.layout import BLOCK, D_SAID, OUTPUT_ROW, OUTPUTS, SAID
from hotlap.training.algorithms.fast.kernels.network import backpropagate, fill_row, run_block, turn
from hotlap.training.algorithms.fast.kernels.optimizers import descend

CHUNK = 512


@kernel
def shuffle(seed, iteration, epoch, order):
    """A permutation from (seed, iteration, epoch), by Fisher and Yates."""
    count = len(order)
    for i in range(count):
        order[i] = i
    for i in range(count - 1, 0, -1):
        draw = uniform(seed, np.uint64(iteration), np.uint64(epoch * count + i))
        other = int(draw * (i + 1))
        order[i], order[other] = order[other], order[i]


@kernel
def prepare(rows, theta, networks, seen, objective, bounds, turned, shared):
    """What all rows of a minibatch need."""
    turn(theta, networks.actor, turned)
    turn(theta, networks.critic, turned)
    shared[MEAN], shared[SCALE] = 0.0, 1.0
    if objective.normalize_advantage and len(rows) > 1:
        shared[MEAN], shared[SCALE] = mean_and_scale(seen.advantages, rows)
    size = bounds.shape[1]
    log_std = theta[networks.log_std : networks.log_std + size]
    shared[LOG_DENSITY] = log_density_at_mean(log_std)
    for j in range(size):
        shared[PRECISION + j] = exponential(-np.float64(log_std[j]))


@kernel
def differentiate(
    first, last, rows, theta, networks, seen, objective, bounds, turned, shared, block, one,
    gradients, d_log_std, sums,
):  # fmt: skip
    """The gradient of chunks first..last of a minibatch, each in its own row of the last three arrays."""
    for chunk in range(first, last):
        gradients[chunk, :] = np.float32(0.0)
        d_log_std[chunk, :] = 0.0
        sums[chunk, :] = 0.0
        end = min((chunk + 1) * CHUNK, len(rows))
        for start in range(chunk * CHUNK, end, BLOCK):
            _differentiate_block(
                rows[start : min(start + BLOCK, end)], 1.0 / len(rows), theta, networks, seen, objective,
                bounds, turned, shared, block, one, gradients[chunk], d_log_std[chunk], sums[chunk],
            )  # fmt: skip


@inlined
def _differentiate_block(
    rows, share, theta, networks, seen, objective, bounds, turned, shared, block, one, gradient, d_log_std,
    sums,
):  # fmt: skip
    count = len(rows)
    for r in range(count):
        fill_row(block, r, networks.actor[0], seen.observations, rows[r])
    run_block(count, theta, networks.actor, networks.tanh, block)
    of = networks.actor[len(networks.actor) - 1]
    row, size, said, below = of[OUTPUT_ROW], of[OUTPUTS], of[SAID], of[D_SAID]
    block[below : below + count * row] = np.float32(0.0)
    for r in range(count):
        at, to = said + r * row, below + r * row
        if bounds.shape[1] > 0:
            gaussian_gradient(
                rows[r], share, seen, objective, shared, bounds, block[at : at + size], block[to : to + size],
                d_log_std, sums,
            )  # fmt: skip
        else:
            categorical_gradient(
                rows[r], share, seen, objective, shared, block[at : at + size], block[to : to + size], sums
            )
    backpropagate(count, theta, networks.actor, networks.tanh, turned, block, one, gradient)
    run_block(count, theta, networks.critic, networks.tanh, block)
    of = networks.critic[len(networks.critic) - 1]
    row, said, below = of[OUTPUT_ROW], of[SAID], of[D_SAID]
    block[below : below + count * row] = np.float32(0.0)
    for r in range(count):
        value = block[said + r * row]
        block[below + r * row] = value_gradient(rows[r], share, seen, objective, value, sums)
    backpropagate(count, theta, networks.critic, networks.tanh, turned, block, one, gradient)


@kernel
def add_up(chunks, networks, gradients, d_log_std, sums, count, means):
    """Add all chunks to the first, in their order; `means` are of the loss's terms over `count` rows."""
    gradient = gradients[0]
    for chunk in range(1, chunks):
        for k in range(len(gradient)):
            gradient[k] += gradients[chunk, k]
        for j in range(d_log_std.shape[1]):
            d_log_std[0, j] += d_log_std[chunk, j]
        for term in range(sums.shape[1]):
            sums[0, term] += sums[chunk, term]
    for j in range(d_log_std.shape[1]):
        gradient[networks.log_std + j] = d_log_std[0, j]
    for term in range(sums.shape[1]):
        means[term] = sums[0, term] / count


@kernel
def update(
    seed, iteration, epochs, batch, max_kl, step, theta, first_moments, second_moments, optimizer,
    networks, seen, objective, bounds, order, turned, shared, block, one, gradients, d_log_std, sums, means,
):  # fmt: skip
    """Epochs of minibatches, until the KL divergence is beyond `max_kl`.

    `step[0]` counts the optimiser's steps. `means` gets a row per minibatch, and the number of minibatches
    in the first column of its last row.
    """
    count, done = len(order), 0
    for k in range(count):
        order[k] = k
    for epoch in range(epochs):
        if batch < count:
            shuffle(seed, iteration, epoch, order)
        for start in range(0, count, batch):
            rows = order[start : min(start + batch, count)]
            chunks = (len(rows) + CHUNK - 1) // CHUNK
            prepare(rows, theta, networks, seen, objective, bounds, turned, shared)
            differentiate(
                0, chunks, rows, theta, networks, seen, objective, bounds, turned, shared, block, one,
                gradients, d_log_std, sums,
            )  # fmt: skip
            add_up(chunks, networks, gradients, d_log_std, sums, len(rows), means[done])
            done += 1
            means[len(means) - 1, 0] = done
            if means[done - 1, APPROX_KL] > max_kl:
                return
            step[0] += 1
            descend(optimizer, step[0], gradients[0], theta, first_moments, second_moments)


@kernel
def explained_variance(returns, values):
    """The share of the returns' variance that the values explain; NaN if there is no variance."""
    count = len(returns)
    mean, mean_error = 0.0, 0.0
    for k in range(count):
        mean += returns[k]
        mean_error += np.float64(returns[k]) - values[k]
    mean, mean_error = mean / count, mean_error / count
    variance, unexplained = 0.0, 0.0
    for k in range(count):
        variance += (returns[k] - mean) ** 2
        unexplained += (np.float64(returns[k]) - values[k] - mean_error) ** 2
    return 1.0 - unexplained / variance if variance > 0.0 else np.nan
