"""Tracks' files that the page refuses with a sentence, before a number of them reaches the simulator."""

from pathlib import Path

import numpy as np
import pytest
from web.edited_tracks import everywhere_at_one_point, intact, setting, with_array, with_field, without
from web.node_scripts import run_node

from hotlap.tracks import NAMED_TRACKS, load_track
from hotlap.tracks.random_track import random_track
from hotlap.web.page import STATIC
from hotlap.web.track_file import track_file

SCRIPT = Path(__file__).parent / "read_tracks.mjs"
ARRAYS = ("lines", "half_widths", "curvature", "line_plan", "casual_plan")

DAMAGED = {
    "no object": (lambda: [], "the whole of it is []; it must be an object"),
    "nothing": (lambda: None, "the whole of it is null; it must be an object"),
    "no name": (without("name"), "name is missing; it must be a text"),
    "a number for a name": (with_field("name", 5), "name is 5; it must be a text"),
    "no length": (without("length_m"), "length_m is missing; it must be a number from 10 to 100000"),
    "a length of 0": (with_field("length_m", 0), "length_m is 0; it must be a number from 10"),
    "a text for a length": (with_field("length_m", "505"), 'length_m is "505"; it must be a number'),
    "another length": (with_field("length_m", 400.0), "length_m is 400, but its lines are 505.553 m long"),
    "half a corner": (with_field("corners", 1.5), "corners is 1.5; it must be a whole number"),
    "no lap time": (with_field("t_c", None), "t_c is null; it must be a number"),
    "a list for lines": (with_field("lines", [1.0]), "lines is [1]; it must be a text"),
    "no base64": (with_field("lines", "?" * 40), "lines is not valid base64"),
    "half a number": (with_field("lines", "AAAA"), "lines is cut off within a number"),
    "no rows": (with_field("lines", ""), "lines has 0 numbers; it must have 5 to 10000 rows of 8"),
    "half a row": (with_array("lines", lambda values: values[:-4]), "it must have 5 to 10000 rows of 8"),
    "too many rows": (with_array("lines", lambda values: np.zeros(80_008)), "lines has 80008 numbers"),
    "far too much": (with_field("lines", "A" * 2_000_000), "it must be a text of at most 880000 letters"),
    "an open strip": (with_array("lines", setting(0, 1.0)), "lines is not closed"),
    "a far point": (with_array("lines", setting(100, 1e9)), "lines has a number beyond ±100000 m"),
    "one point": (with_array("lines", everywhere_at_one_point), "but its lines are 0.000 m long"),
    "no direction": (with_array("lines", setting(14, 9.0)), "a direction in row 1 whose length is not 1"),
    "no road": (with_array("half_widths", setting(4, 0.0)), "half_widths has a road of 0 m"),
    "narrow walls": (with_array("half_widths", setting(5, 1.0)), "within walls of 1 m"),
}  # fmt: skip


def said_of(files):
    return run_node(SCRIPT, {"static": str(STATIC), "files": files})


@pytest.fixture(scope="module")
def said():
    return dict(zip(DAMAGED, said_of([make() for make, _ in DAMAGED.values()]), strict=True))


@pytest.mark.parametrize("what", DAMAGED)
def test_a_damaged_track_file_is_a_sentence(said, what):
    assert said[what] is not None, "it was driven on"
    assert said[what]["kind"] == "FileError"
    assert DAMAGED[what][1] in said[what]["message"]


@pytest.mark.parametrize("key", ARRAYS)
def test_an_array_that_is_cut_or_not_finite_is_refused(key):
    cut = with_array(key, lambda values: values[:-8])()
    odd = [with_array(key, setting(3, value))() for value in (np.nan, np.inf, -np.inf)]
    first, *others = [found["message"] for found in said_of([cut, *odd])]
    assert "numbers; with its lines it must have" in first
    assert others == [f"{key} has a number that is not finite"] * 3


def test_every_track_that_python_makes_is_accepted():
    tracks = [load_track(name) for name in NAMED_TRACKS] + [random_track(seed) for seed in range(20)]
    files = [track_file(track) for track in tracks] + [{**intact(), "title": ""}]
    assert said_of(files) == [None] * len(files)
