"""Driving in the page with real keys: a race to its end, a time trial, steering help, a stuck car."""

import pytest
from web.key_driver import KeyDriver
from web.page_forms import in_forms


@pytest.fixture
def start_screen(visit):
    return visit("?draw=off", by_hand=True).start()


def drive_a_lap(opened):
    finished = len(own_laps(opened))
    KeyDriver(opened).drive_until(lambda state: state["cars"][0]["lap"] > finished + 1, "the lap is over")
    return own_laps(opened)[-1]


def own_laps(opened):
    return [lap for lap in opened.laps() if lap["car"] == 0]


@pytest.mark.slow
@in_forms("served", "file")
def test_a_race_of_one_lap_ends_with_who_won(start_screen):
    racing = start_screen.choose("race", track="circuit", rivals=["circuit-best"], laps=1).go()
    assert racing.state()["mode"] == "race"
    lap = drive_a_lap(racing)
    assert racing.screen == "result"
    assert (lap["clean"], lap["valid"], lap["assisted"]) == (True, True, False)
    (rival,) = [lap for lap in racing.laps() if lap["car"] == 1]
    assert racing.text("#result-title") == f"circuit-best won by {lap['time'] - rival['time']:.2f} s"
    racing.page.get_by_role("button", name="Race again").click()
    racing.until_screen("drive")
    assert racing.laps() == []


@pytest.mark.slow
def test_a_race_is_driven_in_real_time_with_drawing(visit):
    racing = visit().start().choose("race", rivals=["casual-human", "circuit-best"], laps=1).go()
    # On a busy machine the keys come late, so the lap need not be a clean one.
    KeyDriver(racing).drive_until(lambda state: state["screen"] == "result", "the race is over")
    best = [min(lap["time"] for lap in racing.laps() if lap["car"] == car) for car in (0, 1, 2)]
    place = sorted(best).index(best[0])
    said = ["You beat them all, by", "You came 2nd of 3", "You came 3rd of 3"]
    assert racing.text("#result-title").startswith(said[place])


@pytest.mark.slow
@in_forms("served", "file")
def test_the_best_lap_of_a_time_trial_is_the_next_ones_ghost(start_screen):
    trial = start_screen.choose("trial", track="circuit").go()
    assert not any(car["shown"] for car in trial.state()["cars"][1:])
    best = drive_a_lap(trial)["time"]
    trial.page.keyboard.press("r")
    assert [car["name"] for car in trial.state()["cars"] if car["shown"]] == ["You", "Your best"]
    trial.page.reload()
    trial.start().choose("trial", track="circuit").go()
    assert [car["name"] for car in trial.state()["cars"] if car["shown"]] == ["You", "Your best"]
    trial.pass_frames(round(best * 20) + 10)
    assert [lap["time"] for lap in trial.laps() if lap["car"] > 0] == [best]


@pytest.mark.slow
def test_laps_with_steering_help_are_marked_and_are_no_best_lap(start_screen):
    trial = start_screen.choose("trial", track="circuit", help=True).go()
    lap = drive_a_lap(trial)
    assert (lap["clean"], lap["assisted"]) == (True, True)
    assert "with help" in trial.text("#toast")
    trial.page.keyboard.press("r")
    assert [car["name"] for car in trial.state()["cars"] if car["shown"]] == ["You"]


def test_a_stuck_car_is_put_back_and_its_lap_does_not_count(start_screen):
    trial = start_screen.choose("trial", track="circuit").go()
    page = trial.page
    page.keyboard.down("ArrowUp")
    page.keyboard.down("ArrowLeft")
    trial.until(lambda: abs(trial.state()["cars"][0]["offset"]) > 4, "the car is off the road")
    page.keyboard.up("ArrowLeft")
    page.keyboard.up("ArrowUp")
    page.keyboard.down("ArrowDown")
    trial.pass_frames(100)
    page.keyboard.up("ArrowDown")
    trial.until(lambda: trial.text("#sign") == "This lap does not count", "the car is put back")
    assert abs(trial.state()["cars"][0]["offset"]) < 1


def test_a_car_that_waits_at_the_grid_is_left_there_and_its_lap_counts(start_screen):
    trial = start_screen.choose("trial", track="circuit").go()
    before = trial.state()["cars"][0]
    trial.pass_frames(12 * 20)
    after = trial.state()["cars"][0]
    assert after["lapTime"] > 10
    assert (after["x"], after["y"], after["yaw"]) == (before["x"], before["y"], before["yaw"])
    assert not trial.page.locator("#sign").is_visible()
    trial.page.keyboard.down("ArrowUp")
    trial.pass_frames(20)
    trial.page.keyboard.up("ArrowUp")
    assert trial.state()["cars"][0]["speed"] > 3
    assert not trial.page.locator("#sign").is_visible()
