"""Rewards that are easier to learn from: progress in seconds of a reference pace, a margin at the edge."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from hotlap.envs.step_columns import OFF_TRACK as OFF_TRACK_TERM
from hotlap.envs.step_columns import PROGRESS, RETURN, REWARD
from hotlap.laptime.pace import reference_seconds
from hotlap.numerics.compiler import inlined, kernel
from hotlap.sim.columns import HALTED, OFF_TRACK, OFFSET, POSITION, TRACK
from hotlap.tracks import Track

TYPICAL_LAP_S = 20.0
"""What earns 1 on every track. Shares of each track's own lap would scale rewards by what no driver sees."""


def pace_table(tracks: Sequence[Track]) -> NDArray[np.float64]:
    """Seconds at each cross-line of all tracks, in the order of their geometry."""
    return np.concatenate([reference_seconds(track) for track in tracks])


@kernel
def score_in_time(before, motion, tally, seconds, spans, lengths, weight, score):
    """Replace every car's progress of a step that began at positions `before`."""
    for car in range(len(before)):
        track = tally[car, TRACK]
        first, quads = spans[track, 0], spans[track, 1]
        lap = seconds[first + quads]
        gained = _at(motion[car, POSITION], seconds, first, quads, lengths[track])
        gained -= _at(before[car], seconds, first, quads, lengths[track])
        if gained > 0.5 * lap:
            gained -= lap
        elif gained < -0.5 * lap:
            gained += lap
        _change(car, PROGRESS, weight * gained / TYPICAL_LAP_S - score[car, PROGRESS], score)


@kernel
def score_margin(motion, tally, half_widths, spans, lengths, margin, weight, score):
    """Add the penalty of being off the road for cars on it that end their step near its edge."""
    for car in range(len(tally)):
        track = tally[car, TRACK]
        along = motion[car, POSITION] * (spans[track, 1] / lengths[track])
        quad = spans[track, 0] + min(int(along), spans[track, 1] - 1)
        inside = half_widths[quad, 0] - abs(motion[car, OFFSET])
        if inside < margin and tally[car, OFF_TRACK] == 0 and tally[car, HALTED] == 0:
            _change(car, OFF_TRACK_TERM, weight, score)


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
