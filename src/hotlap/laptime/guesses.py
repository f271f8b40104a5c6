"""Drives that an optimiser can start from: careful ones along the centreline, or along a random line."""

from __future__ import annotations

import numpy as np

from hotlap.laptime.centreline_lap import limit_speeds
from hotlap.laptime.optimal_control import GAUSS_TIMES, STAGE_SIZE, Drive, Problem, road_room
from hotlap.laptime.track_frame import ACCELERATION, FORWARD, LEFT, OFFSET, STATE, STEER, YAW_RATE, Array
from hotlap.sim.params import CAR

_CAREFUL = 0.75
"""Share of the centreline's limit speeds that a first guess drives at."""
_SET_OFF_M_PER_S2, _TO_THE_LINE_M = 8.0, 60.0
"""How a guess of a standing start sets off, and where it has reached the flying lap's line."""


def first_guess(problem: Problem, rng: np.random.Generator | None = None) -> Drive:
    """A careful lap along the centreline, or along a random line."""
    stations = problem.stations
    length = problem.track.length_m
    state = np.zeros((len(STATE), stations.count))
    state[FORWARD] = np.repeat(limit_speeds(problem.track), stations.per_quad) * _CAREFUL
    if rng is not None:
        state[OFFSET] = (
            np.clip(_wander(rng, stations.position_m / length), -1.0, 1.0) * 0.8 * road_room(problem)
        )
        state[FORWARD] *= rng.uniform(0.7, 1.1)
    state[YAW_RATE] = state[FORWARD] * stations.curvature_per_m
    state[STEER] = np.arctan((CAR.front_axle_m + CAR.rear_axle_m) * stations.curvature_per_m)
    seconds = length / stations.count / state[FORWARD]
    controls = np.tile([[0.0], [0.3], [0.0]], stations.count)
    stages = _straight_stages(state, length / stations.count)
    return Drive(0, np.concatenate([state, state[:, :1]], axis=1), seconds, controls, stages)


def standing_guess(problem: Problem, lap: Drive) -> Drive:
    """A lap from rest on the line: a flying lap's, after setting off along the centreline."""
    position = np.append(problem.stations.position_m, problem.track.length_m)
    launch = np.sqrt(2.0 * _SET_OFF_M_PER_S2 * position)
    share = np.minimum(launch / lap.state[FORWARD], 1.0)
    slow = share[:-1] < 1.0
    state = lap.state.copy()
    state[[FORWARD, LEFT, YAW_RATE]] *= share
    state[ACCELERATION, share < 1.0] = _SET_OFF_M_PER_S2
    state[OFFSET] *= np.minimum(position / _TO_THE_LINE_M, 1.0)
    spacing = position[1]
    mean = 0.5 * (state[FORWARD, :-1] + state[FORWARD, 1:])
    seconds = np.where(slow, spacing / np.maximum(mean, 1.0), lap.seconds)
    controls = np.where(slow, np.array([[0.0], [0.8], [0.0]]), lap.controls)
    stages = np.where(slow, _straight_stages(state[:, :-1], spacing), lap.stages)
    return Drive(0, state, seconds, controls, stages)


def _straight_stages(state: Array, spacing: float) -> Array:
    zero = np.zeros(state.shape[1])
    points = [
        [
            zero + share * spacing,
            state[OFFSET],
            zero,
            state[FORWARD],
            zero,
            state[YAW_RATE],
            zero,
            state[STEER],
        ]
        for share in GAUSS_TIMES
    ]
    return np.concatenate([np.array(point) / STAGE_SIZE[:, None] for point in points])


def _wander(rng: np.random.Generator, share: Array) -> Array:
    """A smooth random line, from -1 to 1 or so."""
    line = np.zeros(len(share))
    for k in range(1, 9):
        line += rng.normal(scale=0.5) * np.sin(2.0 * np.pi * (k * share + rng.uniform())) / k**0.5
    return line
