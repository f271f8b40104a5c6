"""Drivers' files that somebody drops onto the page: raced, or refused with a sentence and nothing else."""

import base64
import zipfile

import pytest
from web.browser import Visit
from web.edited_drivers import (
    endless_network,
    entries_of,
    normalizer,
    not_finite,
    other_actions,
    overlapping,
    policy,
    shipped,
    write_driver,
    write_zip,
)
from web.native_episodes import first_lap_s
from web.page_forms import in_forms

from hotlap.runs.checkpoint import DRIVER_ARRAYS, MANIFEST

DROP = """([name, data, more]) => {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const transfer = new DataTransfer();
  transfer.items.add(new File([bytes, new Uint8Array(more)], name));
  const options = { dataTransfer: transfer, bubbles: true, cancelable: true };
  document.body.dispatchEvent(new DragEvent("drop", options));
}"""
TOO_MUCH = 32 * 1024 * 1024 + 1


@pytest.fixture(scope="module")
def start_screen(chromium, page_url):
    opened = Visit(chromium, f"{page_url}?draw=off", by_hand=True).start()
    yield opened
    opened.close()


def drop(opened, name, data, more=0):
    """Drop a file of these bytes, and of some zeros after them."""
    opened.page.locator("#toast").evaluate("(toast) => { toast.textContent = ''; toast.hidden = true; }")
    opened.page.evaluate(DROP, [name, base64.b64encode(data).decode(), more])
    opened.page.locator("#toast").wait_for()
    return opened.text("#toast")


def rivals(opened):
    return [box.input_value() for box in opened.page.locator("input[name=rival]").all()]


@in_forms("served", "file")
def test_a_dropped_driver_is_raced(visit):
    opened = visit("?draw=off", by_hand=True).start()
    assert drop(opened, "mine.zip", shipped().path.read_bytes()) == "mine is ready to race"
    opened.choose("race", laps=1).go()
    opened.pass_frames(25 * 20)
    assert [car["name"] for car in opened.state()["cars"]] == ["You", "mine"]
    assert [lap["time"] for lap in opened.laps() if lap["car"] == 1] == [first_lap_s("circuit-best")]


def test_a_dropped_driver_of_a_taken_name_gets_a_number(start_screen):
    said = drop(start_screen, "circuit-best.zip", shipped().path.read_bytes())
    assert said == "circuit-best (2) is ready to race"


def fingerprints(**changed):
    return {"fingerprints": {**shipped().manifest.fingerprints, **changed}}


HOSTILE = {
    "empty": (lambda path: path.write_bytes(b""), "this is not a zip file"),
    "noise": (lambda path: path.write_bytes(bytes(range(256)) * 64), "this is not a zip file"),
    "cut short": (lambda path: path.write_bytes(shipped().path.read_bytes()[:-3000]), "not a zip file"),
    "cut in front": (lambda path: path.write_bytes(shipped().path.read_bytes()[3000:]), "damaged"),
    "another zip": (lambda path: write_zip(path, {"a": b"b"}), "it is not a hotlap driver"),
    "compressed": (
        lambda path: write_zip(path, entries_of(shipped().path), zipfile.ZIP_DEFLATED),
        "it is not a hotlap driver",
    ),
    "a changed byte": (
        lambda path: write_zip(path, {**entries_of(shipped().path), DRIVER_ARRAYS: b"x"}),
        "its arrays are damaged",
    ),
    "many entries": (
        lambda path: write_zip(path, dict.fromkeys(map(str, range(2000)), b"")),
        "2000 entries",
    ),
    "deep JSON": (
        lambda path: write_zip(path, {**entries_of(shipped().path), MANIFEST: "[" * 10**6}),
        "its manifest is damaged",
    ),
    "an empty manifest": (
        lambda path: write_zip(path, {**entries_of(shipped().path), MANIFEST: "{}"}),
        "damaged",
    ),
    "other physics": (lambda path: write_driver(path, **fingerprints(physics="0")), "other physics"),
    "other observation": (
        lambda path: write_driver(path, **fingerprints(observation="0")),
        "sees other things",
    ),
    "another environment": (
        lambda path: write_driver(path, config={"environment": "LunarLander-v3"}),
        "it was trained on LunarLander-v3, not on the racer",
    ),
    "markup for an environment": (
        lambda path: write_driver(path, config={"environment": "<img src=x onerror=alert(1)>"}),
        "it was trained on <img src=x onerror=alert(1)>, not on the racer",
    ),
    "an odd action_repeat": (
        lambda path: write_driver(
            path, config={"env_options": {"action_repeat": 10**9, "observation": "place"}}
        ),
        "its action_repeat is odd",
    ),
    "not finite": (lambda path: write_driver(path, weights=not_finite), "a number in it is not finite"),
    "a missing array": (policy(layers=[["nowhere", "nothing"]]), "damaged"),
    "no layers": (policy(layers=[]), "its network has another shape"),
    "an unknown activation": (policy(activation="constructor"), "its activation is constructor"),
    "no number for a limit": (policy(mean_limit="much"), "is not above 0"),
    "no number to clip at": (normalizer(clip_obs="much"), "is not above 0"),
    "a negative variance": (normalizer(epsilon=-1e9), "is not above 0"),
    "other actions": (other_actions, "other actions than steer, throttle and brake"),
    "a network without end": (endless_network, "more than 4 million weights"),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_damaged_or_hostile_file_is_a_sentence(start_screen, tmp_path, what):
    make, sentence = HOSTILE[what]
    path = tmp_path / "driver.zip"
    make(path)
    before = rivals(start_screen)
    said = drop(start_screen, "rival <b>.zip", path.read_bytes())
    assert said.startswith("rival <b> cannot be raced: ")
    assert sentence in said
    assert start_screen.text("#setup-error") == said
    assert rivals(start_screen) == before
    assert start_screen.screen == "start"


def test_entries_that_overlap_are_read_like_any_others(start_screen, tmp_path):
    # Python reads every entry and so refuses them; the page reads two, by their names.
    said = drop(start_screen, "overlapping.zip", overlapping(tmp_path / "driver.zip").read_bytes())
    assert said == "overlapping is ready to race"


def test_an_oversized_file_is_refused_before_it_is_read(start_screen):
    assert drop(start_screen, "big.zip", b"", TOO_MUCH) == "big.zip cannot be raced: it is larger than 32 MB"
