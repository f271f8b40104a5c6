"""The page's screens in real Chromium: watch, take over, pause, restart, cameras, keys, missing features."""

import pytest
from web.browser import Visit, launch
from web.page_forms import in_forms

pytestmark = pytest.mark.slow
CAMERAS = {"chase", "bonnet", "above", "track"}
HIDE = """() => {
  Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.fixture(scope="module")
def shared(chromium, page_url):
    opened = Visit(chromium, f"{page_url}?draw=off", by_hand=True).start().choose("watch").go()
    yield opened
    opened.close()


@pytest.fixture
def watching(shared):
    """The AI a second after its start."""
    shared.page.keyboard.press("r")
    shared.pass_frames(20)
    assert shared.screen == "drive"
    yield shared
    if shared.screen == "start":
        shared.go()


@in_forms("served", "file", "folder")
def test_the_ai_laps_behind_the_start_screen_and_is_watched_by_four_cameras(visit):
    opened = visit().start()
    opened.until_tick(12)
    assert opened.screen == "start"
    opened.choose("watch").go()
    seen = [opened.state()["camera"]]
    for _ in CAMERAS:
        opened.until_tick(opened.state()["tick"] + 6)
        opened.page.keyboard.press("c")
        seen.append(opened.state()["camera"])
        opened.until_tick(opened.state()["tick"] + 2)
        # Where the whole track is to be seen, the map would only be in its way.
        assert opened.page.locator("#map").is_visible() == (seen[-1] != "track")
    assert set(seen) == CAMERAS
    assert seen[0] == seen[-1]


@in_forms("served", "file")
def test_watching_shows_what_the_driver_sees_and_does(watching):
    assert watching.state()["mode"] == "watch"
    assert watching.page.locator("#telemetry").is_visible()
    assert "circuit-best sees" in watching.text("#telemetry-name")
    assert watching.page.locator("#seen > *").count() > 0


@in_forms("served", "file")
def test_shift_takes_over_and_gives_back(watching):
    opened, page = watching, watching.page
    opened.pass_frames(40)
    page.keyboard.down("Shift")
    page.keyboard.down("ArrowDown")
    before = opened.state()["cars"][0]["speed"]
    opened.pass_frames(20)
    assert opened.state()["takenOver"]
    assert opened.text("#sign") == "YOU DRIVE"
    braked = opened.state()["cars"][0]["speed"]
    assert braked < before - 3
    page.keyboard.up("ArrowDown")
    page.keyboard.up("Shift")
    opened.pass_frames(40)
    assert not opened.state()["takenOver"]
    # The AI goes on from there, to the end of the lap.
    opened.pass_frames(25 * 20)
    assert opened.laps()[0]["assisted"]


@in_forms("served", "file")
@pytest.mark.parametrize("key", ["p", "Escape"])
def test_a_key_pauses_and_goes_on(watching, key):
    watching.page.keyboard.press(key)
    assert watching.screen == "paused"
    assert watching.page.locator("#pause").is_visible()
    tick = watching.state()["tick"]
    watching.pass_frames(10)
    assert watching.state()["tick"] == tick
    watching.page.keyboard.press(key)
    watching.pass_frames(10)
    assert watching.screen == "drive"
    assert watching.state()["tick"] > tick


@in_forms("served", "file")
@pytest.mark.parametrize("key", ["Space", "Enter"])
def test_buttons_can_be_pressed_by_keyboard(watching, key):
    watching.page.keyboard.press("p")
    watching.page.keyboard.press(key)
    assert watching.screen == "drive"


@in_forms("served", "file")
def test_a_hidden_tab_pauses(watching):
    # Headless Chromium shows every tab, so the page is told.
    watching.page.evaluate(HIDE)
    assert watching.screen == "paused"
    watching.page.evaluate("delete document.hidden")


@in_forms("served", "file")
def test_r_restarts_from_the_grid(watching):
    watching.page.keyboard.press("r")
    assert watching.state()["tick"] == 0
    assert watching.state()["cars"][0]["position"] == 0


@in_forms("served", "file")
def test_leaving_returns_to_the_start_screen(watching):
    watching.page.keyboard.press("p")
    watching.page.get_by_role("button", name="Leave").click()
    watching.until_screen("start")
    assert watching.page.locator("#go").is_visible()


@in_forms("served", "file")
def test_keys_can_be_changed_and_are_kept(visit):
    opened = visit("?draw=off", by_hand=True).start()
    page = opened.page
    page.get_by_role("button", name="Controls and keys").click()
    page.get_by_role("button", name="Camera:").click()
    page.keyboard.press("k")
    assert page.locator("#key-table tr", has_text="Camera").locator("button").inner_text() == "K"
    page.get_by_role("button", name="Done").click()
    page.reload()
    opened.start().choose("watch").go()
    camera = opened.state()["camera"]
    page.keyboard.press("c")
    assert opened.state()["camera"] == camera
    page.keyboard.press("k")
    assert opened.state()["camera"] != camera


@in_forms("served", "file", "folder")
def test_a_race_begins_with_a_countdown_and_then_the_rival_drives_off(visit):
    opened = visit("?draw=off", by_hand=True).start().choose("race", rivals=["circuit-best"], laps=1)
    opened.page.locator("#go").click()
    opened.until_screen("count")
    opened.pass_frames(2)
    assert opened.text("#count") == "3"
    opened.until_screen("drive")
    opened.pass_frames(40)
    you, rival = opened.state()["cars"]
    assert you["speed"] == 0
    assert rival["position"] > 10


@in_forms("served", "folder")
def test_a_random_track_can_be_made_and_driven(visit):
    opened = visit("?draw=off", by_hand=True).start()
    opened.page.locator("#new-track").click()
    opened.choose("watch").go()
    assert opened.state()["track"].startswith("random:")


@in_forms("served", "file")
def test_without_simd_the_page_says_so(visit):
    opened = visit(before="WebAssembly.validate = () => false;")
    message = opened.page.locator("#message")
    message.wait_for()
    assert "needs WebAssembly with SIMD" in message.inner_text()


def test_without_webgl_the_page_says_so(chromium, page_url):
    with launch(chromium.browser_type, "--disable-gpu", "--disable-3d-apis") as browser:
        opened = Visit(browser, page_url)
        message = opened.page.locator("#message")
        message.wait_for()
        assert "needs WebGL 2" in message.inner_text()
        opened.close()
