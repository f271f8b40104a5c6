"""The figures over the race, in real Chromium: deltas, sectors, gaps, signs, and what a result says."""

import pytest
from web.key_driver import KeyDriver
from web.native_episodes import first_lap_s

from hotlap.tracks import load_track

HALF_WAY = load_track("circuit").length_m / 2


@pytest.fixture
def start_screen(visit):
    return visit("?draw=off", by_hand=True).start()


def drive_to(opened, lap, position):
    def there(state):
        car = state["cars"][0]
        return (car["lap"], car["position"]) >= (lap, position) and car["lap"] == lap

    KeyDriver(opened).drive_until(there, f"the car is at {position} m of lap {lap}")
    opened.pass_frames(1)


def seconds(text):
    return float(text.split()[-1].replace("−", "-"))


@pytest.mark.slow
def test_a_lap_is_compared_with_the_same_kind_of_lap_of_the_fastest_rival_and_of_the_player(start_screen):
    racing = start_screen.choose("race", rivals=["casual-human", "circuit-best"], laps=3).go()
    drive_to(racing, 1, HALF_WAY)
    gaps = [seconds(line) for line in racing.page.locator("#gaps b").all_inner_texts()]
    # In the first lap the gap to circuit-best, listed first, and the delta to it are the same thing.
    assert seconds(racing.text("#delta-ai")) == pytest.approx(gaps[0], abs=0.06)
    assert racing.page.locator("#delta-best").is_hidden()
    sectors = racing.page.locator(".sectors li").all_inner_texts()
    assert [bool(text) for text in sectors] == [True, False, False]
    assert racing.page.locator(".sectors li.slower").count() == 1
    drive_to(racing, 2, HALF_WAY)
    # No flying lap of the player's yet; circuit-best's begins at speed, so it is no gift.
    assert racing.page.locator("#delta-best").is_hidden()
    assert seconds(racing.text("#delta-ai")) > 0


@pytest.mark.slow
def test_the_delta_to_the_players_best_is_to_the_lap_that_the_ghost_drives(start_screen):
    trial = start_screen.choose("trial", track="circuit").go()
    drive_to(trial, 2, 5)
    drive_to(trial, 3, 5)
    trial.page.keyboard.press("r")
    trial.until_screen("drive")
    drive_to(trial, 1, HALF_WAY)
    # The same keys from the grid: nothing like the second or so that a flying lap is ahead by now.
    assert abs(seconds(trial.text("#delta-best"))) < 0.4
    assert seconds(trial.text("#delta-ai")) > 0


def test_watching_shows_the_best_lap_of_the_driver(start_screen):
    watching = start_screen.choose("watch", rivals=["circuit-best"]).go()
    assert watching.text("#time-best") == "–:––.––"
    watching.pass_frames(22 * 20)
    lap_s = int(first_lap_s("circuit-best") * 100) / 100
    assert watching.text("#time-best") == watching.text("#time-last") == f"0:{lap_s:05.2f}"


def test_signs_say_off_track_and_wrong_way(start_screen):
    trial = start_screen.choose("trial", track="circuit").go()
    page = trial.page
    page.keyboard.down("ArrowUp")
    page.keyboard.down("ArrowLeft")
    trial.until(lambda: "OFF TRACK" in trial.page.locator("#sign").text_content(), "the car is off the road")
    trial.until(lambda: "WRONG WAY" in trial.page.locator("#sign").text_content(), "the car has turned round")


@pytest.mark.slow
def test_who_loses_to_several_hears_by_how_much(start_screen):
    racing = start_screen.choose("race", rivals=["circuit-best", "generalist"], laps=1).go()
    KeyDriver(racing).drive_until(lambda state: state["screen"] == "result", "the race is over")
    mine, first = (next(lap["time"] for lap in racing.laps() if lap["car"] == car) for car in (0, 1))
    title = racing.text("#result-title").replace("\N{NO-BREAK SPACE}", " ")
    assert title == f"You came 3rd of 3, {mine - first:.2f} s behind circuit-best"
    assert racing.page.locator("#delta-ai").is_hidden()
