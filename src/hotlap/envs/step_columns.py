"""The columns of a step's score, and of the settings it is scored by."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hotlap.envs.config import RacerConfig

REWARD_KEYS = ("progress", "speed", "wall", "offTrack", "backward", "stillness")
TERMS = len(REWARD_KEYS)
PROGRESS, SPEED, WALL, OFF_TRACK, BACKWARD, STILLNESS = range(TERMS)
REWARD, TERMINATED, TRUNCATED, LAP_COMPLETED, RETURN = range(TERMS, TERMS + 5)
"""The sum of the terms; how the episode ended, if it did; whether a lap ended; the return since the reset."""
SCORE_COLUMNS = TERMS + 5

MAX_STEPS, STILLNESS_TICKS = range(TERMS, TERMS + 2)
_WEIGHT_OF_TERM = (
    "progress",
    "speedBonus",
    "wallPenalty",
    "offTrackPenalty",
    "backwardPenalty",
    "stillnessPenalty",
)


def settings_of(config: RacerConfig) -> NDArray[np.float64]:
    """A weight per term, then the episode's limits in ticks."""
    weights = [config.weights[name] for name in _WEIGHT_OF_TERM]
    return np.array([*weights, config.episode["maxSteps"], config.episode["stillnessTimeoutTicks"]])
