"""Rewards that are easier to learn from: progress in seconds of a reference pace, a margin at the edge."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from hotlap.envs.step_columns import OFF_TRACK, PROGRESS, RETURN, REWARD
from hotlap.laptime.pace import reference_seconds
from hotlap.numerics.compiler import inlined, kernel
from hotlap.sim.columns import HALF_ROAD, OFFSET, POSITION, TICK, TRACK
from hotlap.tracks import Track

TYPICAL_LAP_S = 20.0
"""What earns 1 on every track. Shares of each track's own lap would scale rewards by what no driver sees."""


def pace_table(tracks: Sequence[Track]) -> NDArray[np.float64]:
    """Seconds at each cross-line of all tracks, in the order of their geometry."""
    return np.concatenate([reference_seconds(track) for track in tracks])


@kernel
def score_in_time(before, motion, tally, seconds, spans, lengths, weight, score):
    """Replace every car's progress of a step that began at positions `before`."""
    if weight == 0.0:
        return
    for car in range(len(before)):
        track = tally[car, TRACK]
        first, quads = spans[track, 0], spans[track, 1]
        lap = seconds[first + quads]
        gained = _at(motion[car, POSITION], seconds, first, quads, lengths[track])
        gained -= _at(before[car], seconds, first, quads, lengths[track])
        # Shares of the lap in metres and in seconds differ by less than half; what is left are whole laps.
        gained += lap * math.floor(score[car, PROGRESS] / weight - gained / lap + 0.5)
        _change(car, PROGRESS, weight * gained / TYPICAL_LAP_S - score[car, PROGRESS], score)


@kernel
def score_margin(began, motion, tally, margin, weight, score):
    """Cars that end a step near the road's edge pay as if they had been off the road in all of its ticks.

    `began` are their ticks before the step.
    """
    for car in range(len(began)):
        if motion[car, HALF_ROAD] - abs(motion[car, OFFSET]) < margin:
            whole = weight * (tally[car, TICK] - began[car])
            _change(car, OFF_TRACK, whole - score[car, OFF_TRACK], score)


@inlined
def _at(position, seconds, first, quads, length):
    along = position * (quads / length)
    quad = min(int(along), quads - 1)
    share = along - quad
    return seconds[first + quad] * (1.0 - share) + seconds[first + quad + 1] * share


@inlined
def _change(car, term, change, score):
    score[car, term] += change
    score[car, REWARD] += change
    score[car, RETURN] += change
