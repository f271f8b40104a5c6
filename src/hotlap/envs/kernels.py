"""The loops over cars that turn simulated ticks into reward, episode end and observation."""

from __future__ import annotations

import numpy as np

from hotlap.envs.observation import observe_car
from hotlap.envs.reward import add_reward
from hotlap.envs.step_columns import (
    LAP_COMPLETED,
    MAX_STEPS,
    RETURN,
    REWARD,
    STILLNESS_TICKS,
    TERMINATED,
    TERMS,
    TRUNCATED,
)
from hotlap.numerics.compiler import inlined, kernel
from hotlap.numerics.counter_rng import uniform
from hotlap.sim.columns import (
    HALTED,
    LAP_FINISHED,
    START_GRIP,
    START_HEADING,
    START_OFFSET,
    START_POSITION,
    START_SPEED,
    START_TRACK,
    STILL_TICKS,
    TICK,
)
from hotlap.sim.kernels import step_cars

# This many cars fit in the processor's first-level cache, whatever the size of the batch.
_CHUNK = 64
RANDOM_OFFSET_SHARE = 0.6
"""Random starts lie within this share of the road's half width …"""
RANDOM_HEADING_RAD = 0.25
"""… turned by at most this, either way …"""
RANDOM_SPEED_M_PER_S = 15.0
"""… and have up to this speed."""


@kernel
def race_cars(
    start, stop, motion, tally, controls, lines, half_widths, spans, lengths, still_speed,
    settings, score, kind, observation, ticks, block,
):  # fmt: skip
    """Drive cars start..stop for some ticks with the same controls; score and observe them."""
    for first in range(start, stop, _CHUNK):
        last = min(first + _CHUNK, stop)
        score[first:last, :RETURN] = 0.0
        for _ in range(ticks):
            step_cars(
                first, last, motion, tally, controls, lines, half_widths, spans, lengths,
                still_speed, block,
            )  # fmt: skip
            for car in range(first, last):
                if tally[car, HALTED] == 0:
                    _judge(car, motion, tally, lengths, settings, score)
        for car in range(first, last):
            for term in range(TERMS):
                score[car, REWARD] += score[car, term]
            score[car, RETURN] += score[car, REWARD]
            observe_car(car, kind, motion, tally, lines, half_widths, spans, lengths, observation)


@inlined
def _judge(car, motion, tally, lengths, settings, score):
    add_reward(car, motion, tally, lengths, settings, score)
    if tally[car, LAP_FINISHED]:
        score[car, LAP_COMPLETED] = 1.0
    if tally[car, STILL_TICKS] >= settings[STILLNESS_TICKS]:
        score[car, TERMINATED] = 1.0
        tally[car, HALTED] = 1
    if tally[car, TICK] >= settings[MAX_STEPS]:
        score[car, TRUNCATED] = 1.0
        tally[car, HALTED] = 1


@kernel
def observe_cars(cars, kind, motion, tally, lines, half_widths, spans, lengths, observation):
    """Write the observation rows of some cars."""
    for k in range(len(cars)):
        observe_car(cars[k], kind, motion, tally, lines, half_widths, spans, lengths, observation)


@kernel
def draw_starts(cars, seeds, episodes, tracks, random_start, scales, half_widths, spans, lengths, starts):
    """Fill one starting row per car from its seed and episode. An unset track (-1) is drawn too."""
    for k in range(len(cars)):
        seed, episode = seeds[cars[k]], np.uint64(episodes[cars[k]])
        track = tracks[cars[k]]
        if track < 0:
            track = int(uniform(seed, episode, np.uint64(0)) * len(lengths))
        starts[k, :] = 0.0
        starts[k, START_TRACK] = track
        for scale in range(3):
            low, high = scales[scale, 0], scales[scale, 1]
            share = uniform(seed, episode, np.uint64(5 + scale))
            starts[k, START_GRIP + scale] = low + (high - low) * share
        if random_start:
            position = uniform(seed, episode, np.uint64(1)) * lengths[track]
            quad = min(int(position * (spans[track, 1] / lengths[track])), spans[track, 1] - 1)
            half_road = half_widths[spans[track, 0] + quad, 0]
            starts[k, START_POSITION] = position
            starts[k, START_OFFSET] = _spread(seed, episode, 2) * half_road * RANDOM_OFFSET_SHARE
            starts[k, START_HEADING] = _spread(seed, episode, 3) * RANDOM_HEADING_RAD
            starts[k, START_SPEED] = uniform(seed, episode, np.uint64(4)) * RANDOM_SPEED_M_PER_S


@inlined
def _spread(seed, episode, draw):
    return 2.0 * uniform(seed, episode, np.uint64(draw)) - 1.0
