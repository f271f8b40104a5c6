"""The page learns what Python learns: the same weights and statistics, bit for bit."""

import json
from pathlib import Path

import pytest
from training import golden_training
from web.node_scripts import call_in_firefox, run_node

from hotlap.tracks import load_track
from hotlap.training.lesson import lesson_facts
from hotlap.web.page import STATIC
from hotlap.web.track_file import track_file

HERE = Path(__file__).parent
STORED = json.loads(golden_training.FILE.read_text())
CASES = {name: case for name, case in golden_training.CASES.items() if case["algorithm"] == "ppo"}
WANTED = [STORED[name] for name in CASES]
SCRIPT = (HERE / "lessons.js").read_text().replace("export ", "")
IN_BROWSER = f"(plans) => {{ {SCRIPT}; return hashInBrowser(plans); }}"


@pytest.fixture(scope="module")
def plans():
    """The golden trainings, as the page takes them."""
    return [golden_training.config_of(**case).as_dict() for case in CASES.values()]


def test_the_page_knows_the_present_preset_and_learner():
    shipped = json.loads((STATIC / "hotlap.json").read_text())["lesson"]
    assert shipped == json.loads(json.dumps(lesson_facts())), "build again with: make wasm"


def test_node_learns_the_golden_weights(plans):
    job = {"static": str(STATIC), "track": track_file(load_track("circuit")), "plans": plans}
    assert run_node(HERE / "lessons_in_node.mjs", job) == WANTED


def test_chromium_learns_the_golden_weights(visit, plans):
    assert visit("?draw=off").start().page.evaluate(IN_BROWSER, plans) == WANTED


def test_firefox_learns_the_golden_weights(page_url, plans):
    found = call_in_firefox(f"{page_url}?draw=off", IN_BROWSER, plans)
    assert found["errors"] == []
    assert found["value"] == WANTED
