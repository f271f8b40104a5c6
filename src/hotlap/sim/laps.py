"""Gates, laps and lap times. A lap is line to line, forwards, through every gate in order."""

from __future__ import annotations

from hotlap.sim.columns import (
    BACKWARD,
    CHECKPOINT,
    GAIN,
    LAP,
    LAP_CLEAN,
    LAP_DIRTY,
    LAP_FINISHED,
    LAP_RUNNING,
    LAP_START,
    LAP_TIME,
    OFF_TRACK,
    POSITION,
    TICK,
    WALL,
)
from hotlap.sim.compiler import inlined
from hotlap.sim.params import TICKS_PER_SECOND, WRONG_WAY_SPEED_M_PER_S

GATES = 16
"""Gates on every lap, evenly spaced; gate 0 is the start and finish line."""


@inlined
def advance_along_lap(motion, tally, car, position, length):
    """Note the ground gained since the last tick, and any gate or line crossed on the way."""
    before = motion[car, POSITION]
    gain = position - before
    if gain > 0.5 * length:
        gain -= length
    elif gain < -0.5 * length:
        gain += length
    motion[car, POSITION] = position
    motion[car, GAIN] = gain
    tally[car, BACKWARD] = gain * TICKS_PER_SECOND < -WRONG_WAY_SPEED_M_PER_S
    soiled = tally[car, WALL] | tally[car, OFF_TRACK]
    tally[car, LAP_DIRTY] |= soiled
    tally[car, LAP_FINISHED] = 0
    gate = tally[car, CHECKPOINT] + 1 if tally[car, CHECKPOINT] + 1 < GATES else 0
    to_gate = gate * (length / GATES) - before
    if to_gate < 0.0:
        to_gate += length
    if gain > 0.0 and to_gate <= gain:
        tally[car, CHECKPOINT] = gate
        if gate == 0:
            _cross_line(motion, tally, car, to_gate / gain, soiled)


@inlined
def _cross_line(motion, tally, car, share_of_tick, soiled):
    # The line was crossed inside the tick that is just ending.
    now = tally[car, TICK] - 1 + share_of_tick
    if tally[car, LAP_RUNNING]:
        motion[car, LAP_TIME] = (now - motion[car, LAP_START]) / TICKS_PER_SECOND
        tally[car, LAP_FINISHED] = 1
        tally[car, LAP_CLEAN] = 1 - tally[car, LAP_DIRTY]
        tally[car, LAP] += 1
    motion[car, LAP_START] = now
    tally[car, LAP_RUNNING] = 1
    tally[car, LAP_DIRTY] = soiled
