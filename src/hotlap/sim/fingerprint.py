"""A golden trajectory, and the fingerprint of the physics that made it."""

from __future__ import annotations

import hashlib
import json
from functools import cache

import numpy as np
from numpy.typing import NDArray

from hotlap.numerics.counter_rng import uniforms
from hotlap.numerics.elementary import TWO_PI, sin_cos
from hotlap.sim.columns import MOTION, OFFSET, START_OFFSET, START_POSITION, START_SPEED, START_TRACK, TALLY
from hotlap.sim.corridor import Corridor, build_corridor
from hotlap.sim.params import CAR, PHYSICS_VERSION, SUBSTEPS, SURFACE, TICKS_PER_SECOND
from hotlap.sim.world import World, grid_starts

GOLDEN_CARS = 12
GOLDEN_TICKS = 900
_HOLD_TICKS = 15


def golden_trajectory(ticks: int = GOLDEN_TICKS) -> World:
    """A world after a fixed drive: two rings, hard driving, slides, walls and laps."""
    world = World([_ring(15.0, 9), _ring(60.0, 96)], GOLDEN_CARS, threads=1)
    starts = grid_starts(GOLDEN_CARS)
    starts[:, START_TRACK] = np.arange(GOLDEN_CARS) % 2
    starts[:, START_POSITION] = np.arange(GOLDEN_CARS) // 2 * 14.0
    starts[:, START_OFFSET] = (np.arange(GOLDEN_CARS) % 3 - 1) * 1.5
    starts[:, START_SPEED] = np.arange(GOLDEN_CARS) % 4 * 4.0
    world.reset(np.arange(GOLDEN_CARS), starts)
    before = world.motion[:, OFFSET].copy()
    for tick in range(ticks):
        controls = _golden_controls(world, before, tick // _HOLD_TICKS)
        before = world.motion[:, OFFSET].copy()
        world.step(controls)
    return world


def state_hash(world: World) -> str:
    """A hash of every bit of a world's state."""
    digest = hashlib.sha256(world.motion.tobytes())
    digest.update(world.tally.tobytes())
    return digest.hexdigest()


@cache
def physics_fingerprint() -> str:
    """A short hash of the parameters and of a golden trajectory: a driver works with one physics only."""
    facts = {
        "version": PHYSICS_VERSION,
        "ticks_per_second": TICKS_PER_SECOND,
        "substeps": SUBSTEPS,
        "car": CAR._asdict(),
        "surface": SURFACE._asdict(),
        "state": [MOTION, TALLY],
        "golden": state_hash(golden_trajectory()),
    }
    return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()[:16]


def _golden_controls(world: World, before: NDArray[np.float64], hold: int) -> NDArray[np.float64]:
    """Follow the ring, the first pair of cars neatly, each next pair more wildly."""
    draw = uniforms(2026, hold, 3 * GOLDEN_CARS).reshape(GOLDEN_CARS, 3)
    wildness = (np.arange(GOLDEN_CARS) // 2) * 0.25
    offset = world.motion[:, OFFSET]
    bend = np.where(np.arange(GOLDEN_CARS) % 2 == 0, 0.36, 0.10)
    steer = bend - 0.10 * offset - 3.0 * (offset - before) + wildness * (draw[:, 0] - 0.5)
    throttle = np.where(world.speed() < 8.0 + 12.0 * wildness, 0.4 + wildness * draw[:, 1], 0.0)
    return np.stack([steer, throttle, wildness * np.maximum(draw[:, 2] - 0.7, 0.0)], axis=1)


def _ring(radius_m: float, points: int) -> Corridor:
    turn = getattr(sin_cos, "py_func", sin_cos)
    directions = np.array([turn(TWO_PI * k / points)[::-1] for k in range(points)], dtype=np.float64)
    return build_corridor(directions * radius_m, np.full(points, 4.5), np.full(points, 7.5))
