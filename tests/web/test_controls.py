"""Keys, gamepad and touch in real Chromium, a slow machine, and the wish for less motion."""

import pytest

GAMEPAD = """globalThis.pad = {
  connected: true, mapping: "standard", axes: [0, 0, 0, 0],
  buttons: Array.from({ length: 17 }, () => ({ pressed: false, value: 0 })),
};
navigator.getGamepads = () => [globalThis.pad];"""
PRESS = """([button, value]) => {
  globalThis.pad.buttons[button] = { pressed: value > 0, value };
}"""
THROTTLE, START, TAKE_OVER = 7, 9, 4
TICKS_OF_FRAMES = """async (times) => {
  const { Loop } = await import("./js/loop.js");
  let ticks = 0;
  const loop = new Loop(1 / 60, () => (ticks += 1), () => {});
  loop.running = true;
  return times.map((milliseconds) => {
    ticks = 0;
    loop.turn(milliseconds);
    return ticks;
  });
}"""


@pytest.fixture
def start_screen(visit):
    return visit("?draw=off", by_hand=True).start()


@pytest.fixture
def with_gamepad(visit):
    return visit("?draw=off", by_hand=True, before=GAMEPAD).start()


def press(opened, button, value=1):
    opened.page.evaluate(PRESS, [button, value])
    opened.pass_frames(2)


def test_a_gamepads_axes_are_analogue(with_gamepad):
    trial = with_gamepad.choose("trial", track="circuit").go()
    press(trial, THROTTLE, 0.5)
    trial.pass_frames(40)
    half = trial.state()["cars"][0]["speed"]
    yaw = trial.state()["cars"][0]["yaw"]
    trial.page.evaluate("globalThis.pad.axes[0] = -0.4")
    trial.pass_frames(10)
    assert trial.state()["cars"][0]["yaw"] > yaw + 0.02
    trial.page.evaluate("globalThis.pad.axes[0] = 0")
    trial.page.keyboard.press("r")
    press(trial, THROTTLE, 1)
    trial.until_screen("drive")
    trial.pass_frames(40)
    assert trial.state()["cars"][0]["speed"] > half + 2


def test_a_gamepads_start_button_pauses_and_goes_on(with_gamepad):
    watching = with_gamepad.choose("watch").go()
    for screen in ("paused", "drive"):
        press(watching, START)
        press(watching, START, 0)
        assert watching.screen == screen


def test_a_gamepad_that_is_unplugged_gives_the_car_back(with_gamepad):
    watching = with_gamepad.choose("watch").go()
    press(watching, TAKE_OVER)
    assert watching.state()["takenOver"]
    watching.page.evaluate("navigator.getGamepads = () => []")
    watching.pass_frames(2)
    assert not watching.state()["takenOver"]


def test_fingers_steer_and_accelerate(visit):
    opened = visit("?draw=off", by_hand=True, has_touch=True).start()
    opened.page.touchscreen.tap(5, 5)
    opened.choose("trial", track="circuit").go()
    before = opened.state()["cars"][0]
    opened.page.dispatch_event(".throttle", "pointerdown", {"pointerId": 1})
    opened.pass_frames(30)
    assert opened.state()["cars"][0]["speed"] > before["speed"] + 5


def test_a_tap_takes_over_and_another_one_gives_back(visit):
    opened = visit("?draw=off", by_hand=True, has_touch=True).start()
    opened.page.touchscreen.tap(5, 5)
    opened.choose("watch").go()
    for mine in (True, False):
        opened.page.locator(".take-over").tap()
        opened.pass_frames(2)
        assert opened.state()["takenOver"] is mine
        assert opened.page.locator(".throttle").is_visible() is mine


def test_escape_closes_the_keys_and_not_the_pause_below_them(start_screen):
    watching = start_screen.choose("watch").go()
    watching.pass_frames(20)
    watching.page.keyboard.press("p")
    watching.page.locator("#pause").get_by_role("button", name="Controls and keys").click()
    tick = watching.state()["tick"]
    watching.page.keyboard.press("r")
    assert watching.state()["tick"] == tick
    watching.page.keyboard.press("Escape")
    assert watching.page.locator("#keys").is_hidden()
    assert watching.screen == "paused"


def test_a_restart_in_the_countdown_counts_from_three(start_screen):
    start_screen.choose("trial", track="circuit").page.locator("#go").click()
    start_screen.until_screen("count")
    start_screen.pass_frames(30)
    assert start_screen.text("#count") == "2"
    start_screen.page.keyboard.press("r")
    start_screen.pass_frames(2)
    assert start_screen.text("#count") == "3"


def test_help_is_shown_on_the_first_visit_only(start_screen):
    start_screen.choose("trial").go()
    assert "Arrow keys or WASD" in start_screen.text("#first-help")
    start_screen.page.reload()
    start_screen.start().choose("trial").go()
    assert start_screen.page.locator("#first-help").is_hidden()


def test_a_slow_machine_drops_ticks_and_never_catches_up(start_screen):
    frames = [0, 1000, 1017, 1034, 60_000, 60_017]
    assert start_screen.page.evaluate(TICKS_OF_FRAMES, frames) == [0, 6, 2, 1, 6, 2]


def test_who_wants_less_motion_gets_a_start_screen_that_stands_still(visit):
    opened = visit("?draw=off", by_hand=True, reduced_motion="reduce").start()
    opened.pass_frames(20)
    assert opened.state()["tick"] == 0
    opened.choose("watch").go()
    opened.pass_frames(20)
    assert opened.state()["tick"] > 0


def test_muting_is_shown_and_kept(start_screen):
    button = start_screen.page.locator("#mute")
    assert button.get_attribute("aria-pressed") == "false"
    start_screen.page.keyboard.press("m")
    assert button.get_attribute("aria-pressed") == "true"
    start_screen.page.reload()
    start_screen.start()
    assert button.get_attribute("aria-pressed") == "true"
