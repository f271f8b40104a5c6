"""A lap of the AI in the page is its lap in Python, to the last bit."""

import json

import pytest
from command import hotlap

from hotlap.policies.shipped import shipped_drivers

DRIVERS = [
    name if name == "circuit-best" else pytest.param(name, marks=pytest.mark.slow)
    for name in shipped_drivers()
]


@pytest.mark.parametrize("driver", DRIVERS)
def test_the_lap_in_the_page_is_the_lap_of_hotlap_evaluate(visit, driver):
    track = driver.removesuffix("-best") if driver.endswith("-best") else "circuit"
    words = ("--track", track, "--start", "grid", "--episodes", 1, "--json")
    evaluated = json.loads(hotlap("evaluate", driver, *words).stdout)
    watching = visit("?draw=off", by_hand=True).start()
    watching.choose("watch", track=track, rivals=[driver]).go()
    watching.pass_frames(25 * 20)
    assert watching.state()["cars"][0]["name"] == driver
    assert watching.laps()[0]["time"] == evaluated["first_lap_median"]
