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
