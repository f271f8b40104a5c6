"""Running mean and variance of a batch's columns, and the batch normalised by them."""

from __future__ import annotations

import math

from hotlap.numerics.compiler import kernel


@kernel
def update_mean_and_variance(batch, mean, variance, count):
    """Merge a batch's rows (an equal weight each) into mean and variance, in place."""
    rows, columns = batch.shape
    total = count + rows
    for column in range(columns):
        batch_mean = 0.0
        for row in range(rows):
            batch_mean += batch[row, column]
        batch_mean /= rows
        squares = 0.0
        for row in range(rows):
            deviation = batch[row, column] - batch_mean
            squares += deviation * deviation
        shift = batch_mean - mean[column]
        mean[column] += shift * rows / total
        variance[column] = (variance[column] * count + squares + shift * shift * count * rows / total) / total


@kernel
def normalize_rows(batch, mean, variance, epsilon, limit, normalized):
    """(batch - mean) / deviation, clipped to the limit on both sides."""
    rows, columns = batch.shape
    for column in range(columns):
        centre = mean[column]
        scale = 1.0 / math.sqrt(variance[column] + epsilon)
        for row in range(rows):
            value = (batch[row, column] - centre) * scale
            normalized[row, column] = min(max(value, -limit), limit)


@kernel
def discount_returns(returns, rewards, discount):
    """Update each environment's discounted return by one step."""
    for env in range(len(returns)):
        returns[env] = returns[env] * discount + rewards[env]


@kernel
def normalize_rewards(rewards, variance, epsilon, limit, normalized):
    """rewards / deviation, clipped to the limit on both sides."""
    deviation = math.sqrt(variance + epsilon)
    for k in range(len(rewards)):
        normalized[k] = min(max(rewards[k] / deviation, -limit), limit)


@kernel
def column_means(batch, means):
    """The mean of each column, row by row."""
    rows, columns = batch.shape
    for column in range(columns):
        means[column] = 0.0
    for row in range(rows):
        for column in range(columns):
            means[column] += batch[row, column]
    for column in range(columns):
        means[column] /= rows
