"""Random numbers without state: hashed from (seed, episode, draw).

The same three whole numbers give the same number on every machine and in every version,
so a car's draws do not depend on the other cars.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from hotlap.numerics.compiler import inlined, kernel
from hotlap.numerics.elementary import TWO_PI, logarithm, sin_cos

_STEP = np.uint64(0x9E3779B97F4A7C15)
_FIRST = np.uint64(0xBF58476D1CE4E5B9)
_SECOND = np.uint64(0x94D049BB133111EB)
_S30, _S27, _S31, _S11 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(11)
_UNIT = 1.0 / 9007199254740992.0


@inlined
def uniform(seed, episode, draw):
    """A number in [0, 1). All three arguments are uint64."""
    mixed = _mix(_mix(_mix(seed) ^ episode) ^ draw)
    return float(mixed >> _S11) * _UNIT


@inlined
def normal_pair(seed, episode, pair):
    """Two independent numbers of mean 0 and deviation 1. All three arguments are uint64."""
    first, second = np.uint64(2) * pair, np.uint64(2) * pair + np.uint64(1)
    radius = math.sqrt(-2.0 * logarithm(1.0 - uniform(seed, episode, first)))
    sine, cosine = sin_cos(TWO_PI * uniform(seed, episode, second))
    return radius * cosine, radius * sine


@inlined
def _mix(bits):
    bits = bits + _STEP
    bits = (bits ^ (bits >> _S30)) * _FIRST
    bits = (bits ^ (bits >> _S27)) * _SECOND
    return bits ^ (bits >> _S31)


@kernel
def split_seed(seed, seeds):
    """Fill an array with seeds of streams that have nothing in common."""
    for number in range(len(seeds)):
        seeds[number] = _mix(_mix(seed) + np.uint64(number))


@kernel
def _fill(seed, episode, out):
    for draw in range(len(out)):
        out[draw] = uniform(seed, episode, np.uint64(draw))


def uniforms(seed: int, episode: int, count: int) -> NDArray[np.float64]:
    """The first `count` numbers in [0, 1) of a seed and episode."""
    out = np.empty(count)
    with np.errstate(over="ignore"):
        _fill(np.uint64(seed), np.uint64(episode), out)
    return out
