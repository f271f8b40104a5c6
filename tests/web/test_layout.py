"""The start screen at the sizes of a phone, a laptop and a large screen."""

import pytest

PHONE, LAPTOP, LARGE = (390, 844), (1280, 720), (1920, 1080)
COVERED = """() => {
  const controls = [...document.querySelectorAll("#setup input, #setup select, #setup button")];
  return controls.filter((control) => {
    control.focus();
    const shown = control.closest("label") ?? control;
    const { x, y, width, height } = shown.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return !top || !(shown.contains(top) || top.contains(control));
  }).map((control) => `${control.name} ${control.value}`);
}"""


@pytest.fixture
def start_screen(visit):
    return visit("?draw=off", by_hand=True).start()


def resized(opened, size):
    opened.page.set_viewport_size({"width": size[0], "height": size[1]})
    return opened.page


def inside(page, selector):
    """Whether all of an element is in the window as it is scrolled now."""
    box, size = page.locator(selector).bounding_box(), page.viewport_size
    across = box["x"] >= 0 and box["x"] + box["width"] <= size["width"]
    return across and box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


@pytest.mark.parametrize("size", [PHONE, LAPTOP, LARGE])
def test_title_and_button_are_in_sight_and_nothing_covers_what_has_the_focus(start_screen, size):
    page = resized(start_screen, size)
    assert inside(page, "h1")
    assert inside(page, "#go")
    assert page.evaluate(COVERED) == []


PANELS = [".times", ".map", ".tools", ".speed", "#delta-ai", "#sign", ".steering", ".brake", ".throttle"]
OVERLAPPING = """(selectors) => {
  const boxOf = (selector) => document.querySelector(selector).getBoundingClientRect();
  const boxes = selectors.map((selector) => [selector, boxOf(selector)]);
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return boxes.flatMap(([name, box], index) =>
    boxes.slice(index + 1).filter(([, other]) => meet(box, other)).map(([other]) => `${name} ${other}`));
}"""


@pytest.mark.parametrize("size", [PHONE, PHONE[::-1], (932, 430), (820, 1180)])
def test_on_a_touch_screen_no_panel_covers_another_one(visit, size):
    opened = visit("?draw=off", by_hand=True, has_touch=True).start()
    opened.page.touchscreen.tap(5, 5)
    opened.choose("race", rivals=["casual-human", "circuit-best", "generalist"])
    page = resized(opened, size)
    opened.go()
    # Until there is a delta and, off the road, a sign.
    page.dispatch_event(".throttle", "pointerdown", {"pointerId": 1})
    opened.until(lambda: page.locator("#sign").is_visible(), "the car is off the road")
    assert page.locator("#delta-ai").is_visible()
    assert page.evaluate(OVERLAPPING, PANELS) == []
    assert all(inside(page, panel) for panel in PANELS)
