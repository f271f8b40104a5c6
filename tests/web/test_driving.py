"""Driving in the page with real keys: a race to its end, a time trial, help, and a car that is stuck."""

import pytest
from web.key_driver import KeyDriver

pytestmark = pytest.mark.slow


def test_a_race_of_one_lap_ends_with_who_won(visit):
    racing = visit("?draw=off", by_hand=True).start()
    racing.choose("race", track="circuit", rivals=["circuit-best"], laps=1).go()
    assert racing.state()["mode"] == "race"
    KeyDriver(racing).drive_until(lambda state: state["screen"] == "result", "the race is over")
    mine, rivals = ([lap for lap in racing.laps() if lap["car"] == car] for car in (0, 1))
    assert [lap["valid"] and lap["clean"] and not lap["assisted"] for lap in mine] == [True]
    margin = mine[0]["time"] - rivals[0]["time"]
    assert racing.text("#result-title") == f"circuit-best won by {margin:.2f} s"
    racing.page.get_by_role("button", name="Race again").click()
    racing.until_screen("drive")
    assert racing.laps() == []
