"""The gates that keep the physics honest: grip must be driven, not pinned."""

import numpy as np
import pytest
from worlds import NAMED, tracks, world_on

from hotlap.drivers.scripted import FlatOut, LineFollower
from hotlap.sim.columns import LAP_CLEAN, LAP_FINISHED

EPISODE_TICKS = 3000


def clean_and_all_laps(driver, names):
    world = world_on(names, len(names))
    clean, laps = np.zeros(len(names), dtype=int), np.zeros(len(names), dtype=int)
    for _ in range(EPISODE_TICKS):
        world.step(driver.controls(world))
        finished = world.tally[:, LAP_FINISHED]
        laps += finished
        clean += finished * world.tally[:, LAP_CLEAN]
    return clean, laps


@pytest.mark.parametrize("look_ahead_m", [10.0, 20.0, 40.0])
def test_flat_out_driver_cannot_finish_a_clean_lap(look_ahead_m):
    clean, _ = clean_and_all_laps(FlatOut(look_ahead_m), NAMED)
    assert clean.tolist() == [0, 0, 0]


def test_braking_line_follower_laps_every_shipped_track_cleanly():
    clean, laps = clean_and_all_laps(LineFollower(tracks(NAMED)), NAMED)
    assert laps.tolist() == [2, 2, 2]
    assert clean.tolist() == [2, 2, 2]


def test_braking_line_follower_laps_two_hundred_random_tracks_cleanly():
    names = tuple(f"random:{seed}" for seed in range(200))
    clean, laps = clean_and_all_laps(LineFollower(tracks(names)), names)
    assert (laps >= 1).all()
    assert (clean == laps).all()
