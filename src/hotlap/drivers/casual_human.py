"""A scripted stand-in for a person who plays at a keyboard now and then.

No human was measured for it. It sees the road one reaction time late and extrapolates to now. Its keys
are down or up, held for a minimum time, and smoothed as in games. It plans corners with a margin and
misjudges them slightly. Delays and errors are drawn from its seed.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from hotlap.drivers.speed_profile import braking_profile
from hotlap.numerics.compiler import inlined, kernel
from hotlap.numerics.counter_rng import uniform
from hotlap.numerics.elementary import sin_cos
from hotlap.sim.columns import POSITION, TICK, TRACK, VELOCITY_X, VELOCITY_Y, YAW, YAW_RATE, X, Y
from hotlap.sim.corridor import cross_section
from hotlap.sim.params import CAR, GRAVITY_M_PER_S2, TICKS_PER_SECOND
from hotlap.sim.world import World
from hotlap.tracks import Track

REACTION_TICKS = (12, 15)
"""200 to 250 ms."""
GRIP_SHARE = 0.57
"""The share of the grip that it plans with."""
KEY_TICKS = 3
"""The shortest time that a key stays down or up: 50 ms."""
STEER_PRESS_PER_S, STEER_RELEASE_PER_S = 4.0, 6.0
"""How fast the wheel follows a pressed key and returns after its release, in full locks per second …"""
HALF_LOCK_M_PER_S = 16.0
"""… and the speed at which a key reaches half a lock: games turn the wheel less at higher speeds."""
PEDAL_PER_S = 6.0
SPEED_ERROR = 0.04
"""It misjudges the speed of each stretch of road by up to this share …"""
AIM_ERROR_M = 0.8
"""… and aims up to this far beside the centreline."""
STRETCH_M = 40.0
LOOK_AHEAD_S, LOOK_AHEAD_M = 0.65, 4.0
"""It steers for the point that it would reach in this time, plus this distance."""
BRAKE_EARLY_S = 0.1
BRAKE_MOST = 0.4
"""Full braking in a corner spins the car."""
THROTTLE_FEEL_M_PER_S2, BRAKE_FEEL_M_PER_S2 = 6.0, 12.0
SLIP_RAD = 0.06
"""Slip angle of the front tyres at the limit, which it adds to its steering."""
_FEATHER = 0.1
"""It presses no key while the wheel is within this distance of its target, in locks."""

SEEN = _X, _Y, _YAW, _ALONG, _FORWARD, _TURNING = range(6)
"""What it remembers of each tick."""
HANDS = _STEER_KEY, _WHEEL, _PEDAL_KEY, _THROTTLE, _BRAKE, _SINCE = range(6)
"""What its hands are doing."""
MEMORY_TICKS = REACTION_TICKS[1] + 1


class CasualHuman:
    """Drives each car of a world; every car has its own reaction time and errors."""

    def __init__(self, tracks: Sequence[Track], seed: int = 0) -> None:
        plans = [braking_profile(track, GRIP_SHARE) for track in tracks]
        # Closed like the corridor's rows: the last row is the first.
        self.plan = np.concatenate([np.append(plan, plan[0]) for plan in plans])
        self._seed = np.uint64(seed)
        self._memory = np.zeros((0, MEMORY_TICKS, len(SEEN)))
        self._hands = np.zeros((0, len(HANDS)))

    def controls(self, world: World) -> NDArray[np.float64]:
        """Steer, throttle and brake for each car. Call it once per tick."""
        if len(self._memory) != world.cars:
            self._memory = np.zeros((world.cars, *self._memory.shape[1:]))
            self._hands = np.zeros((world.cars, len(HANDS)))
        controls = np.zeros((world.cars, 3))
        with np.errstate(over="ignore"):
            drive_casually(
                world.motion, world.tally, *world.geometry,
                self.plan, self._seed, self._memory, self._hands, controls,
            )  # fmt: skip
        return controls


@kernel
def drive_casually(
    motion, tally, lines, half_widths, spans, lengths, plan, seed, memory, hands, controls
):  # fmt: skip
    """One tick of every car's driver: update its memory with what it sees, then its hands."""
    for car in range(len(motion)):
        track, tick = tally[car, TRACK], tally[car, TICK]
        _look(car, motion, memory[car, tick % memory.shape[1]])
        if tick == 0:
            hands[car, :] = 0.0
        least, most = REACTION_TICKS
        late = least + int(uniform(seed, np.uint64(car), np.uint64(0)) * (most - least + 1))
        late = min(late, tick)
        seen = memory[car, (tick - late) % memory.shape[1]]
        first, quads, length = spans[track, 0], spans[track, 1], lengths[track]
        late_s = late / TICKS_PER_SECOND
        wanted, over = _judge(car, seen, late_s, hands[car], lines, first, quads, length, plan, seed)
        _use_keys(hands[car], wanted, over, max(seen[_FORWARD], 0.0))
        controls[car, 0] = hands[car, _WHEEL]
        controls[car, 1] = hands[car, _THROTTLE]
        controls[car, 2] = hands[car, _BRAKE]


@inlined
def _look(car, motion, seen):
    sine, cosine = sin_cos(motion[car, YAW])
    seen[_X] = motion[car, X]
    seen[_Y] = motion[car, Y]
    seen[_YAW] = motion[car, YAW]
    seen[_ALONG] = motion[car, POSITION]
    seen[_FORWARD] = cosine * motion[car, VELOCITY_X] + sine * motion[car, VELOCITY_Y]
    seen[_TURNING] = motion[car, YAW_RATE]


@inlined
def _judge(car, seen, late_s, hands, lines, first, quads, length, plan, seed):
    """From what was seen: the steering that leads to the point ahead, and the excess speed."""
    # Extrapolated to now from what was seen and from its own inputs since.
    pedals = hands[_THROTTLE] * THROTTLE_FEEL_M_PER_S2 - hands[_BRAKE] * BRAKE_FEEL_M_PER_S2
    pace = max(seen[_FORWARD] + late_s * pedals, 0.0)
    grip = pace * pace / (CAR.tyre_grip * GRAVITY_M_PER_S2)
    stiff_m = CAR.front_axle_m + CAR.rear_axle_m + SLIP_RAD * grip
    turning = 0.5 * (seen[_TURNING] + pace * hands[_WHEEL] * CAR.steer_max_rad / stiff_m)
    half_sine, half_cosine = sin_cos(seen[_YAW] + 0.5 * late_s * turning)
    x = seen[_X] + late_s * pace * half_cosine
    y = seen[_Y] + late_s * pace * half_sine
    sine, cosine = sin_cos(seen[_YAW] + late_s * turning)
    along = seen[_ALONG] + late_s * pace
    stretch = np.uint64(1 + 2 * int(along / STRETCH_M))
    doubt = 2.0 * uniform(seed, np.uint64(car), stretch) - 1.0
    aside = AIM_ERROR_M * (2.0 * uniform(seed, np.uint64(car), stretch + np.uint64(1)) - 1.0)
    rows = (along + LOOK_AHEAD_S * pace + LOOK_AHEAD_M) * (quads / length)
    aim_x, aim_y, left_x, left_y = cross_section(lines, first + int(rows) % quads, rows - int(rows))
    away_x, away_y = aim_x + aside * left_x - x, aim_y + aside * left_y - y
    ahead, left = cosine * away_x + sine * away_y, cosine * away_y - sine * away_x
    bend = 2.0 * left / (ahead * ahead + left * left)
    speed = _planned(plan, first, quads, length, along + BRAKE_EARLY_S * pace)
    return stiff_m * bend / CAR.steer_max_rad, pace - speed * (1.0 + SPEED_ERROR * doubt)


@inlined
def _use_keys(hands, wanted, over, pace):
    """Press and release keys to reach the wanted steering and speed; wheel and pedals follow the keys."""
    lock = 1.0 / (1.0 + (pace / HALF_LOCK_M_PER_S) ** 2)
    hands[_SINCE] += 1.0
    if hands[_SINCE] >= KEY_TICKS:
        hands[_SINCE] = 0.0
        hands[_STEER_KEY] = _steer_key(wanted, hands[_WHEEL], _FEATHER * lock)
        hands[_PEDAL_KEY] = 1.0 if over < -0.5 else (-1.0 if over > 1.0 else 0.0)
    rate = STEER_PRESS_PER_S if hands[_STEER_KEY] != 0.0 else STEER_RELEASE_PER_S
    hands[_WHEEL] = _towards(hands[_WHEEL], hands[_STEER_KEY] * lock, rate * lock / TICKS_PER_SECOND)
    pedal = PEDAL_PER_S / TICKS_PER_SECOND
    hands[_THROTTLE] = _towards(hands[_THROTTLE], max(hands[_PEDAL_KEY], 0.0), pedal)
    hands[_BRAKE] = _towards(hands[_BRAKE], BRAKE_MOST * max(-hands[_PEDAL_KEY], 0.0), pedal)


@inlined
def _steer_key(wanted, wheel, feather):
    """Left is 1, right is -1, 0 lets the wheel return."""
    if wanted > wheel + feather and wanted > 0.0:
        return 1.0
    if wanted < wheel - feather and wanted < 0.0:
        return -1.0
    return 0.0


@inlined
def _planned(plan, first, quads, length, position):
    """The planned speed at a place on the lap."""
    along = position * (quads / length)
    row = first + int(along) % quads
    return plan[row] + (plan[row + 1] - plan[row]) * (along - int(along))


@inlined
def _towards(value, goal, most):
    return value + min(max(goal - value, -most), most)
