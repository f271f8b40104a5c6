"""A lap that no car of this grip and power should beat: a point that has the car's grip in every direction.

The car is relaxed to its centre of mass. Its tyres may push with all of their grip in any direction at once,
without yaw, steering, load transfer or slip; along the velocity the engine's power bounds them, and the drag
is the car's. That is still not convex, and IPOPT solves it locally: the lap is an estimate, not a proof.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import casadi as ca
import numpy as np

from hotlap.laptime.ipopt import Ipopt, NoOptimumError
from hotlap.laptime.optimal_control import GAUSS, Drive, Problem, road_room, surface_at
from hotlap.laptime.track_frame import FORWARD, HEADING, LEFT, OFFSET, Array
from hotlap.sim.params import CAR, GRAVITY_M_PER_S2, TOP_SPEED_M_PER_S

_POINTS, _SIZE = 2, np.array([4.0, 30.0, 10.0])
_STAGE_SIZE = np.array([1.0, 4.0, 30.0, 10.0])
_GRIP_M_PER_S2 = CAR.tyre_grip * GRAVITY_M_PER_S2
_SMOOTHINGS, _ROUGHNESS = (0.05, 0.02, 0.005), 1e-4


def relaxed_lap_s(problem: Problem, lap: Drive, tick: Callable[[], None]) -> float:
    """The relaxed lap's time, starting the search from a lap of the car. Raises `NoOptimumError`."""
    values = _guess(lap)
    for smoothing in _SMOOTHINGS:
        values = _solve(problem, lap, values, smoothing, tick)
    return float(np.sum(values[3 * lap.stretches : 4 * lap.stretches]))


def _solve(problem: Problem, lap: Drive, guess: Array, smoothing: float, tick: Callable[[], None]) -> Array:
    count = lap.stretches
    state, seconds = ca.MX.sym("state", 3, count), ca.MX.sym("seconds", count)
    pushes, stages = ca.MX.sym("pushes", 2 * _POINTS, count), ca.MX.sym("stages", 4 * _POINTS, count)
    stretch = _stretch(smoothing, problem.scales).map(count)
    onward = ca.horzcat(state[:, 1:], state[:, 0])
    residual, use, power = stretch(
        state, onward, seconds.T, pushes, stages, problem.stations.geometry[:count].T
    )
    unknowns = ca.vertcat(ca.vec(state), seconds, ca.vec(pushes), ca.vec(stages))
    bounded = ca.vertcat(ca.vec(residual), ca.vec(use), ca.vec(power))
    room = road_room(problem)
    low, high = _bounds(room, count)
    equal = residual.numel()
    least = np.concatenate([np.zeros(equal), np.full(bounded.numel() - equal, -np.inf)])
    # Of many equally quick pushes the solver needs one.
    roughness = ca.sumsqr(pushes[:, 1:] - pushes[:, :-1]) + ca.sumsqr(pushes[2:, :] - pushes[:2, :])
    cost = ca.sum1(seconds) + _ROUGHNESS * roughness / problem.stations.per_quad
    solver = Ipopt("relaxed", {"x": unknowns, "f": cost, "g": bounded}, tick, warm=True)
    found = solver(x0=guess, lbx=low, ubx=high, lbg=least, ubg=0.0)
    if not solver.stats()["success"]:
        raise NoOptimumError(f"IPOPT ended with {solver.stats()['return_status']}")
    return np.array(found["x"]).ravel()


def _stretch(smoothing: float, scales: tuple[float, float, float]) -> Any:
    """Residuals of a stretch of a point's drive, use of grip beyond all of it, push beyond the engine's."""
    before, after = ca.SX.sym("before", 3), ca.SX.sym("after", 3)
    seconds, geometry = ca.SX.sym("seconds"), ca.SX.sym("geometry", 13)
    pushes, stages = ca.SX.sym("pushes", 2 * _POINTS), ca.SX.sym("stages", 4 * _POINTS)
    rates, use, power = [], [], []
    points = [stages[4 * k : 4 * k + 4] * _STAGE_SIZE for k in range(_POINTS)]
    for k, point in enumerate(points):
        push = pushes[2 * k : 2 * k + 2] * _GRIP_M_PER_S2
        x, y, velocity = point[0], point[1], point[2:]
        grip, drag = surface_at(x, y, geometry, smoothing)
        speed = ca.sqrt(ca.sumsqr(velocity) + 1e-6)
        slowed = (drag + CAR.air_drag_n_s2_per_m2 * speed) / (CAR.mass_kg * scales[1])
        rates.append(ca.vertcat(velocity, push - slowed * velocity))
        use.append(ca.sumsqr(pushes[2 * k : 2 * k + 2]) - (grip * scales[0]) ** 2)
        along = ca.dot(push, velocity) / speed
        power.append((along - _engine_m_per_s2(speed, scales)) / _GRIP_M_PER_S2)
    start = ca.vertcat(0.0, before[0] * _SIZE[0], before[1:] * _SIZE[1:])
    turn, side = geometry[12], after[0] * _SIZE[0]
    forward, left = after[1] * _SIZE[1], after[2] * _SIZE[2]
    end = ca.vertcat(
        geometry[10] - ca.sin(turn) * side, geometry[11] + ca.cos(turn) * side,
        ca.cos(turn) * forward - ca.sin(turn) * left, ca.sin(turn) * forward + ca.cos(turn) * left,
    )  # fmt: skip
    gaps = [
        point - start - seconds * sum(GAUSS[k, m] * rates[m] for m in range(_POINTS))
        for k, point in enumerate(points)
    ]
    gaps.append(end - start - seconds * sum(rates) / _POINTS)
    residual = ca.vertcat(*(gap / _STAGE_SIZE for gap in gaps))
    inputs = [before, after, seconds, pushes, stages, geometry]
    return ca.Function("relaxed", inputs, [residual, ca.vertcat(*use), ca.vertcat(*power)])


def _engine_m_per_s2(speed: Any, scales: tuple[float, float, float]) -> Any:
    """The engine's most along the velocity. A sliding car's wheels turn slower, which gives more force."""
    power = CAR.engine_power_w * scales[2]
    slow = power / CAR.engine_force_max_n
    front, rear = CAR.drive_front_share, 1.0 - CAR.drive_front_share
    # The cosine of the slide where (front + rear * cosine) / sqrt((speed * cosine)^2 + slow^2) is greatest.
    ratio = rear / front * slow * slow / (speed * speed)
    cosine = 0.5 * (ratio + 1.0 - ca.sqrt((ratio - 1.0) ** 2 + 1e-4))
    force = power * (front + rear * cosine) / ca.sqrt((speed * cosine) ** 2 + slow * slow)
    return force / (CAR.mass_kg * scales[1])


def _bounds(room: Array, count: int) -> tuple[Array, Array]:
    fastest = 2.0 * TOP_SPEED_M_PER_S / _SIZE[1:]
    high = np.concatenate([[room / _SIZE[0]], np.tile(fastest[:, None], count)])
    low = np.concatenate([-high[:1], np.tile([[0.1], [-fastest[1]]], count)])
    rest = 2 * _POINTS * count, 4 * _POINTS * count
    lows = [low.ravel("F"), np.full(count, 1e-3), np.full(rest[0], -1.5), np.full(rest[1], -np.inf)]
    highs = [high.ravel("F"), np.full(count, 4.0), np.full(rest[0], 1.5), np.full(rest[1], np.inf)]
    return np.concatenate(lows), np.concatenate(highs)


def _guess(lap: Drive) -> Array:
    heading, forward, left = lap.state[HEADING, :-1], lap.state[FORWARD, :-1], lap.state[LEFT, :-1]
    state = np.stack(
        [
            lap.state[OFFSET, :-1],
            np.cos(heading) * forward - np.sin(heading) * left,
            np.sin(heading) * forward + np.cos(heading) * left,
        ]
    )
    pushes = np.zeros((2 * _POINTS, lap.stretches))
    # Position and velocity of the car's own stages, whose velocity has other units.
    points = lap.stage_points()[:, [0, 1, 3, 4]] / _STAGE_SIZE[None, :, None]
    parts = (state / _SIZE[:, None], lap.seconds, pushes, points.reshape(-1, lap.stretches))
    return np.concatenate([np.ravel(part, order="F") for part in parts])
