import math

import numpy as np
import pytest
from numba import njit
from worlds import MIXED, scattered_world

from hotlap.sim.columns import QUAD, TRACK, YAW, X, Y
from hotlap.sim.corridor import LEFT_X, RIGHT_X, distance_to_wall

RAYS = 9


@njit
def walked(motion, tally, lines, spans, out):
    for car in range(len(motion)):
        first, quads = spans[tally[car, TRACK]]
        for ray in range(RAYS):
            angle = motion[car, YAW] + math.pi / 2 - ray * math.pi / 8
            out[car, ray] = distance_to_wall(
                lines, first, quads, tally[car, QUAD], motion[car, X], motion[car, Y],
                math.cos(angle), math.sin(angle),
            )  # fmt: skip


@njit
def scanned(motion, tally, lines, spans, out):
    """The nearest crossing with any wall segment of the track, without any walking."""
    for car in range(len(motion)):
        first, quads = spans[tally[car, TRACK]]
        x, y = motion[car, X], motion[car, Y]
        for ray in range(RAYS):
            angle = motion[car, YAW] + math.pi / 2 - ray * math.pi / 8
            along_x, along_y = math.cos(angle), math.sin(angle)
            nearest = np.inf
            for row in range(first, first + quads):
                for wall in (LEFT_X, RIGHT_X):
                    a_x, a_y = lines[row, wall] - x, lines[row, wall + 1] - y
                    b_x, b_y = lines[row + 1, wall] - x, lines[row + 1, wall + 1] - y
                    edge_x, edge_y = b_x - a_x, b_y - a_y
                    across = along_x * edge_y - along_y * edge_x
                    if across != 0.0:
                        distance = (a_x * edge_y - a_y * edge_x) / across
                        share = (a_x * along_y - a_y * along_x) / across
                        if distance >= 0.0 and 0.0 <= share <= 1.0:
                            nearest = min(nearest, distance)
            out[car, ray] = nearest


@pytest.mark.parametrize("moved", [False, True], ids=["placed", "driven"])
def test_rays_equal_a_scan_over_all_walls(moved):
    world = scattered_world(MIXED, 50_000, seed=int(moved))
    if moved:
        rng = np.random.default_rng(1)
        for _ in range(60):
            world.step(rng.uniform([-1, 0, 0], 1, (world.cars, 3)))
    lines, _, spans, _ = world.geometry
    walk, scan = np.empty((world.cars, RAYS)), np.empty((world.cars, RAYS))
    walked(world.motion, world.tally, lines, spans, walk)
    scanned(world.motion, world.tally, lines, spans, scan)
    assert np.isfinite(scan).all()
    assert np.abs(walk - scan).max() < 1e-9


def test_a_ray_along_a_cross_line_from_the_grid_meets_both_walls():
    world = scattered_world(("circuit",), 1)
    world.reset()
    lines, _, spans, _ = world.geometry
    walk = np.empty((1, RAYS))
    walked(world.motion, world.tally, lines, spans, walk)
    assert walk[0, 0] == pytest.approx(walk[0, -1], abs=1e-9)
    assert walk[0, 0] > 5.0
