"""Step a batch, with the result as it goes over the wire."""

from __future__ import annotations

from operator import itemgetter

import numpy as np
from numpy.typing import NDArray

from hotlap.envs.batch import COUNTERS, RacerBatch
from hotlap.envs.step_columns import LAP_COMPLETED, REWARD, TERMINATED, TERMS
from hotlap.envs.step_columns import TRUNCATED as CUT
from hotlap.sim.columns import CHECKPOINT, LAP_TIME
from hotlap.sim.columns import LAP_CLEAN as CLEAN
from hotlap.wire.frames import (
    ENDED,
    LAP_CLEAN,
    LAP_FINISHED,
    TRUNCATED,
    CarResult,
    StepResult,
    car_record,
    start_record,
)
from hotlap.wire.frames import TERMINATED as HAS_TERMINATED

_COUNTER_COLUMNS = list(COUNTERS.values())
_counters_of = itemgetter(*_COUNTER_COLUMNS)
_BITS = np.array([HAS_TERMINATED, TRUNCATED, LAP_FINISHED], dtype=np.float64)
"""The flags of the score's columns from TERMINATED to LAP_COMPLETED."""


def drive(batch: RacerBatch, controls: NDArray[np.float64]) -> StepResult:
    """Step every car; those whose episode ended start the next one at once."""
    observation = batch.step(controls)
    numbers = observation.shape[1]
    cars = np.empty(batch.cars, car_record(TERMS, numbers))
    score, tally = batch.score, batch.world.tally
    cars["rewards"] = score[:, : REWARD + 1]
    cars["observation"] = observation
    cars["counters"] = tally[:, _COUNTER_COLUMNS]
    cars["lap_time"] = 0.0
    flags = cars["flags"]
    flags[:] = score[:, TERMINATED : LAP_COMPLETED + 1] @ _BITS
    eventful = np.flatnonzero(flags)
    starts = np.empty(0, start_record(numbers))
    if len(eventful):
        lapped = eventful[(flags[eventful] & LAP_FINISHED) != 0]
        cars["lap_time"][lapped] = batch.world.motion[lapped, LAP_TIME]
        flags[lapped] |= (LAP_CLEAN * tally[lapped, CLEAN]).astype(flags.dtype)
        ended = eventful[(flags[eventful] & ENDED) != 0]
        if len(ended):
            starts = np.empty(len(ended), start_record(numbers))
            starts["observation"] = batch.reset(ended)[ended]
            starts["car"], starts["checkpoint"] = ended, tally[ended, CHECKPOINT]
    return StepResult(cars, starts)


def drive_one(batch: RacerBatch, controls: NDArray[np.float64]) -> CarResult:
    """Step the only car of a batch."""
    observation = batch.step(controls)[0]
    score, tally = batch.score[0].tolist(), batch.world.tally[0].tolist()
    flags = int(
        HAS_TERMINATED * score[TERMINATED] + TRUNCATED * score[CUT] + LAP_FINISHED * score[LAP_COMPLETED]
    )
    lap_time = 0.0
    if flags & LAP_FINISHED:
        lap_time = float(batch.world.motion[0, LAP_TIME])
        flags |= LAP_CLEAN * tally[CLEAN]
    return CarResult(score[: REWARD + 1], lap_time, observation, _counters_of(tally), flags)
