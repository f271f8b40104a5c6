"""Drive a planned lap in the real simulator: feedback from a linear-quadratic regulator on its own tick.

The regulator's matrices are differences of the simulator's tick at the plan's states. Several regulators,
from gentle to strict, drive side by side; what they did is recorded, and the best drive counts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product

import numpy as np

from hotlap.laptime.limit import CONTROL_STEPS, Controls, Lap, Scales
from hotlap.laptime.reference import Reference
from hotlap.laptime.track_frame import HEADING, STATE, Array, place, states, wrapped
from hotlap.sim import columns
from hotlap.sim.corridor import Corridor
from hotlap.sim.world import World, grid_starts

_STATES, _CONTROLS = len(STATE), 3
_STATE_NUDGE = np.array([1e-4, 1e-4, 1e-3, 1e-3, 1e-3, 1e-3, 1e-4])
_CONTROL_NUDGE = np.array([1e-3, 1e-2, 1e-2])
_TOLERANCE = np.array([0.2, 0.1, 0.5, 1.0, 0.5, 20.0, 0.5])
"""Errors of the state that weigh the same …"""
_EFFORT = 0.03
"""… as this change of a control."""
_STRICTNESS = tuple(product((0.25, 0.5, 1.0, 2.0), (0.1, 0.3, 1.0, 3.0), (0.5, 1.0, 2.0)))
"""Multiples of the tolerance of the offset, of the effort, and of the tolerance of the speed."""
_OPEN_LOOP_M = 6.0
"""From rest, a position tells nothing about the time that has passed."""


@dataclass(frozen=True)
class Recording:
    """The controls of a drive from the grid, tick for tick, and the laps that came of it."""

    controls: Controls
    laps: list[Lap]


def regulators(corridor: Corridor, plan: Reference, scales: Scales) -> Array:
    """Feedback matrices for each strictness and tick of a plan."""
    nudged, inputs = _differences(corridor, plan, scales)
    gains = np.zeros((len(_STRICTNESS), len(nudged), _CONTROLS, _STATES))
    tolerance = np.tile(_TOLERANCE, (len(_STRICTNESS), 1))
    tolerance[:, 0] *= [offset for offset, _, _ in _STRICTNESS]
    tolerance[:, 2] *= [speed for _, _, speed in _STRICTNESS]
    error = np.stack([np.diag(1.0 / row**2) for row in tolerance])
    effort = np.stack([np.eye(_CONTROLS) / (_EFFORT * effort) ** 2 for _, effort, _ in _STRICTNESS])
    cost = error.copy()
    for tick in range(len(nudged) - 1, -1, -1):
        moved, steered = nudged[tick], inputs[tick]
        gain = np.linalg.solve(effort + steered.T @ cost @ steered, steered.T @ cost @ moved)
        cost = error + moved.T @ cost @ (moved - steered @ gain)
        cost = 0.5 * (cost + np.swapaxes(cost, 1, 2))
        gains[:, tick] = gain
    gains[:, plan.tick_distances < _OPEN_LOOP_M] = 0.0
    return gains


def _differences(corridor: Corridor, plan: Reference, scales: Scales) -> tuple[Array, Array]:
    """How a tick at each of the plan's states changes the error, by the state and by the controls."""
    distance = plan.tick_distances
    cars = 2 * (_STATES + _CONTROLS)
    world = World([corridor], len(distance) * cars)
    state = np.repeat(plan.at(distance)[:, None], cars, axis=1)
    controls = np.repeat(plan.controls(distance)[:, None], cars, axis=1)
    for k in range(_STATES):
        state[:, 2 * k, k] += _STATE_NUDGE[k]
        state[:, 2 * k + 1, k] -= _STATE_NUDGE[k]
    for k in range(_CONTROLS):
        controls[:, 2 * (_STATES + k), k] += _CONTROL_NUDGE[k]
        controls[:, 2 * (_STATES + k) + 1, k] -= _CONTROL_NUDGE[k]
    before = np.repeat(distance, cars)
    place(world, corridor, before, state.reshape(-1, _STATES), scales)
    world.step(controls.reshape(-1, _CONTROLS))
    onward = before + world.motion[:, columns.GAIN]
    _, after = states(world, corridor)
    error = _error(after, plan.at(onward)).reshape(len(distance), cars, _STATES)
    change = (error[:, 0::2] - error[:, 1::2]) / 2.0
    by_state = np.swapaxes(change[:, :_STATES] / _STATE_NUDGE[:, None], 1, 2)
    by_control = np.swapaxes(change[:, _STATES:] / _CONTROL_NUDGE[:, None], 1, 2)
    return by_state, by_control


def _error(state: Array, wanted: Array) -> Array:
    error = state - wanted
    error[:, HEADING] = wrapped(error[:, HEADING])
    return error


def drive(
    corridor: Corridor, plan: Reference, laps: int, scales: Scales, tick: Callable[[], None] = lambda: None
) -> list[Recording]:
    """Follow a plan from the grid for some laps, once with each regulator; those that arrive are recorded."""
    gains = regulators(corridor, plan, scales)
    count = len(gains)
    world = World([corridor], count, threads=1)
    starts = grid_starts(count)
    starts[:, -3:] = scales
    world.reset(starts=starts)
    distances, driven, cars = plan.tick_distances, np.zeros(count), np.arange(count)
    recorded: list[Controls] = []
    finished: list[list[Lap]] = [[] for _ in cars]
    for step in range(int(1.2 * len(distances))):
        _, state = states(world, corridor)
        row = np.clip(np.searchsorted(distances, driven, side="right") - 1, 0, len(distances) - 1)
        correction = np.einsum("cij,cj->ci", gains[cars, row], _error(state, plan.at(driven)))
        controls = np.clip(plan.controls(driven) - correction, [-1.0, 0.0, 0.0], 1.0)
        recorded.append(np.round(controls * CONTROL_STEPS).astype(np.int16))
        world.step(recorded[-1] / CONTROL_STEPS)
        driven += world.motion[:, columns.GAIN]
        for car in np.flatnonzero(world.tally[:, columns.LAP_FINISHED]):
            seconds, clean = world.motion[car, columns.LAP_TIME], world.tally[car, columns.LAP_CLEAN]
            finished[car].append(Lap(float(seconds), bool(clean)))
        if step % 60 == 0:
            tick()
        if all(len(own) >= laps for own in finished):
            break
    every = np.stack(recorded, axis=1)
    return [Recording(every[car], finished[car][:laps]) for car in cars if len(finished[car]) >= laps]
