"""Small worlds that several tests drive in."""

import numpy as np

from hotlap.sim.columns import START_HEADING, START_OFFSET, START_POSITION, START_SPEED, START_TRACK
from hotlap.sim.corridor import Corridor, build_corridor
from hotlap.sim.world import World, grid_starts
from hotlap.tracks import NAMED_TRACKS, Track, load_track

NAMED = NAMED_TRACKS
MIXED = (*NAMED_TRACKS, *(f"random:{seed}" for seed in range(5)))


def tracks(names: tuple[str, ...]) -> list[Track]:
    return [load_track(name) for name in names]


def world_on(names: tuple[str, ...], cars: int, threads: int | None = None) -> World:
    """Cars on the grids of tracks in turn."""
    world = World([track.corridor for track in tracks(names)], cars, threads)
    starts = grid_starts(cars)
    starts[:, START_TRACK] = np.arange(cars) % len(names)
    world.reset(np.arange(cars), starts)
    return world


def scattered_world(names: tuple[str, ...], cars: int, seed: int = 0, threads: int | None = None) -> World:
    """Cars all over tracks, at any heading and many speeds."""
    world = world_on(names, cars, threads)
    rng = np.random.default_rng(seed)
    starts = grid_starts(cars)
    starts[:, START_TRACK] = rng.integers(len(names), size=cars)
    lengths = world.geometry.lengths[starts[:, START_TRACK].astype(int)]
    starts[:, START_POSITION] = rng.uniform(size=cars) * lengths
    starts[:, START_OFFSET] = rng.uniform(-4.0, 4.0, cars)
    starts[:, START_HEADING] = rng.uniform(-np.pi, np.pi, cars)
    starts[:, START_SPEED] = rng.uniform(0.0, 40.0, cars)
    world.reset(np.arange(cars), starts)
    return world


def plain(half_road_m: float = 400.0, radius_m: float = 3000.0) -> Corridor:
    """A ring so wide that a car has a plain to itself."""
    turn = np.arange(1200) * (2.0 * np.pi / 1200)
    centre = radius_m * np.stack([np.cos(turn), np.sin(turn)], axis=1)
    return build_corridor(centre, np.full(1200, half_road_m), np.full(1200, half_road_m + 10.0))


def stadium() -> Corridor:
    """Two 240 m straights, the first along +x from the origin, joined by half circles."""
    turn = np.linspace(0.0, np.pi, 48)[1:-1]
    straight = np.arange(0.0, 241.0, 4.0)
    points = [
        *((x, 0.0) for x in straight),
        *((240.0 + 60.0 * np.sin(a), 60.0 - 60.0 * np.cos(a)) for a in turn),
        *((x, 120.0) for x in straight[::-1]),
        *((-60.0 * np.sin(a), 60.0 + 60.0 * np.cos(a)) for a in turn),
    ]
    return build_corridor(np.array(points), np.full(len(points), 6.0), np.full(len(points), 9.0))


def random_controls(rng: np.random.Generator, cars: int) -> np.ndarray:
    return rng.uniform([-1.0, 0.0, 0.0], 1.0, (cars, 3))
