"""What the page remembers where the browser's storage is refused or full."""

import pytest
from web.key_driver import KeyDriver
from web.page_forms import in_forms

REFUSED = """Object.defineProperty(globalThis, "localStorage", {
  get() { throw new DOMException("Access is denied for this document.", "SecurityError"); },
});"""
FULL = """async () => {
  const { recall, remember } = await import("./js/storage.js");
  remember("lap", "slow");
  Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
  remember("lap", "quick");
  return recall("lap", null);
}"""


@pytest.mark.slow
@in_forms("file")
def test_where_storage_is_refused_the_best_lap_is_still_raced(visit):
    trial = visit("?draw=off", by_hand=True, before=REFUSED).start().choose("trial", track="circuit").go()
    KeyDriver(trial).drive_until(lambda state: state["cars"][0]["lap"] > 1, "the lap is over")
    trial.page.keyboard.press("p")
    trial.page.get_by_role("button", name="Leave").click()
    trial.start().choose("trial", track="circuit").go()
    assert [car["name"] for car in trial.state()["cars"] if car["shown"]] == ["You", "Your best"]


def test_what_a_full_storage_cannot_take_is_kept_until_the_page_is_closed(visit):
    opened = visit("?draw=off").start()
    assert opened.page.evaluate(FULL) == "quick"
