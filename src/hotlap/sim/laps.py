"""Gates, laps and lap times. A lap is line to line, forwards, once round: past every gate in order.

The corridor has no shortcuts, so it is enough to count turns: how often the line was crossed
forwards, less how often backwards. Only a crossing that gains a turn begins or ends a lap.
"""

from __future__ import annotations

from hotlap.numerics.compiler import inlined
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
    TURNS,
    WALL,
)
from hotlap.sim.params import TICKS_PER_SECOND, WRONG_WAY_SPEED_M_PER_S

GATES = 16
"""Gates on every lap, evenly spaced; gate 0 is the start and finish line."""


@inlined
def gate_behind(position, length):
    """The gate last passed on the way to a position."""
    return min(int(position * (GATES / length)), GATES - 1)


@inlined
def advance_along_lap(motion, tally, car, position, length):
    """Record the distance gained since the last tick, and the line if it was crossed."""
    before = motion[car, POSITION]
    gain = position - before
    turn = 0
    if gain < -0.5 * length:
        gain += length
        turn = 1
    elif gain > 0.5 * length:
        gain -= length
        turn = -1
    motion[car, POSITION] = position
    motion[car, GAIN] = gain
    tally[car, CHECKPOINT] = gate_behind(position, length)
    tally[car, BACKWARD] = gain * TICKS_PER_SECOND < -WRONG_WAY_SPEED_M_PER_S
    soiled = tally[car, WALL] | tally[car, OFF_TRACK]
    tally[car, LAP_DIRTY] |= soiled
    tally[car, LAP_FINISHED] = 0
    tally[car, TURNS] += turn
    if tally[car, TURNS] > 0:
        tally[car, TURNS] = 0
        _cross_line(motion, tally, car, (length - before) / gain, soiled)


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
