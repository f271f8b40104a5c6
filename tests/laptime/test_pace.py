"""The reference pace that progress in time is measured by."""

import math

import numpy as np
import pytest
from worlds import NAMED, tracks

from hotlap.laptime.centreline_lap import centreline_lap_s, limit_speeds
from hotlap.laptime.pace import reference_seconds
from hotlap.sim.params import CAR, GRAVITY_M_PER_S2
from hotlap.tracks import Track


def test_on_a_ring_it_is_the_speed_that_grip_allows_on_a_wider_one():
    angles = np.linspace(0.0, 2.0 * math.pi, 24, endpoint=False)
    points = 60.0 * np.stack([np.cos(angles), np.sin(angles)], axis=1)
    ring = Track("ring", "Ring", points, np.full(24, 10.0), np.full(24, 3.0))
    speed = math.sqrt(CAR.tyre_grip * GRAVITY_M_PER_S2 * 68.0)
    seconds = reference_seconds(ring)
    assert seconds[-1] == pytest.approx(ring.length_m / speed, rel=0.02)
    assert np.diff(seconds) == pytest.approx(seconds[-1] / ring.corridor.quads, rel=0.05)


@pytest.mark.parametrize("name", NAMED)
def test_it_is_quicker_than_the_centreline_lap_and_more_even(name):
    (track,) = tracks((name,))
    seconds = reference_seconds(track)
    assert len(seconds) == track.corridor.quads + 1
    assert 0.7 * centreline_lap_s(track) < seconds[-1] < centreline_lap_s(track)
    speed = track.length_m / track.corridor.quads / np.diff(seconds)
    at_the_limit = limit_speeds(track)
    assert speed.min() > at_the_limit.min()
    assert speed.std() < at_the_limit.std()


def test_it_has_the_same_bits_wherever_it_is_computed():
    """Training with `progress="time"` depends on them: sums in another order would show here."""
    total = sum(reference_seconds(track)[-1] for track in tracks(NAMED))
    assert total.hex() == "0x1.a2203ef4988f7p+5"
