"""A reference pace: the seconds that a good driver needs from the line to each place on the track.

Progress that is measured in these seconds is worth the same on straights and in hairpins, on quick tracks and
slow ones, so what is left in a driver's returns is how well it drives. The pace is that of the centreline lap
T_c on a smoother and wider path, closer to a driver's line. Made of + − × ÷ √ in a fixed order: the same bits
on every machine.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hotlap.laptime.centreline_lap import speeds_on
from hotlap.tracks import Track

_REACH = 8
"""Curvature is averaged over this many cross-lines either way, the nearest counting most."""
_WIDER_M = 8.0
"""A line that uses the road's width has a radius larger by about this."""
_GENTLEST_PER_M = 1e-6


def reference_seconds(track: Track) -> NDArray[np.float64]:
    """Seconds from the line to each of the track's cross-lines, the last of which is the line again."""
    bend = np.maximum(np.abs(_smoothed(track.curvature_per_m)), _GENTLEST_PER_M)
    spacing = track.length_m / len(bend)
    speed = speeds_on(1.0 / (1.0 / bend + _WIDER_M), spacing)
    return np.concatenate([[0.0], np.cumsum(2.0 * spacing / (speed + np.roll(speed, -1)))])


def _smoothed(values: NDArray[np.float64]) -> NDArray[np.float64]:
    total = np.zeros_like(values)
    for shift in range(-_REACH, _REACH + 1):
        total += (_REACH + 1 - abs(shift)) * np.roll(values, shift)
    return total / (_REACH + 1) ** 2
