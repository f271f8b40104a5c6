import json

import numpy as np
import pytest
from worlds import NAMED

from hotlap.sim.corridor import LEFT_X, RIGHT_X
from hotlap.tracks import TrackError, load_track
from hotlap.tracks.track import parse_track

SQUARE = [[0, 0], [60, 0], [120, 0], [120, 60], [120, 120], [60, 120], [0, 120], [0, 60]]


def parse(points=SQUARE, half_road_m=5.0, runoff_m=3.0, **more):
    return parse_track(
        {"name": "mine", "points": points, "half_road_m": half_road_m, "runoff_m": runoff_m, **more},
        "mine.json",
    )


@pytest.mark.parametrize("name", NAMED)
def test_shipped_tracks_are_raceable(name):
    track = load_track(name)
    assert 300 < track.length_m < 700
    assert track.tightest_radius_m > track.corridor.half_wall_m.max()
    assert len(track.corners) >= 3
    assert track.fingerprint == load_track(name).fingerprint


def test_circuit_has_a_hairpin_a_chicane_a_sweeper_and_a_straight():
    track = load_track("circuit")
    corners = track.corners
    assert any(radius < 12 and abs(turn) > 2.7 for _, radius, turn in corners), "hairpin"
    assert any(radius > 28 and abs(turn) > 2.5 for _, radius, turn in corners), "sweeper"
    middles = [corner[0] for corner in corners]
    turns = [np.sign(corner[2]) for corner in corners]
    assert any(
        turns[k] != turns[k + 1] != turns[k + 2] and middles[k + 2] - middles[k] < 110
        for k in range(len(corners) - 2)
    ), "chicane"
    gaps = np.diff([*middles, middles[0] + track.length_m])
    assert gaps.max() > 180, "straight"


def test_lines_are_evenly_spaced_and_square_to_the_road():
    for name in (*NAMED, "random:1"):
        corridor = load_track(name).corridor
        chord = np.diff(corridor.lines[:, 4:6], axis=0)
        steps = np.sqrt(np.sum(chord**2, axis=1))
        assert steps.max() / steps.min() < 1.02
        across = corridor.lines[:, LEFT_X : LEFT_X + 2] - corridor.lines[:, RIGHT_X : RIGHT_X + 2]
        width = np.sqrt(np.sum(across**2, axis=1))
        assert width == pytest.approx(2 * corridor.half_wall_m)


def test_the_same_seed_is_the_same_track():
    one, other = load_track("random:42"), load_track("random:42")
    assert one.fingerprint == other.fingerprint
    assert one.fingerprint == "77498f5ef92fb063"


def test_fifty_random_tracks_are_valid_and_different():
    assert len({load_track(f"random:{seed}").fingerprint for seed in range(50)}) == 50


@pytest.mark.slow
def test_a_thousand_random_tracks_are_valid_and_different():
    found = {load_track(f"random:{seed}").fingerprint for seed in range(1000)}
    assert len(found) == 1000


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("circiut", r"unknown track 'circiut'.*did you mean 'circuit'"),
        ("monza", "unknown track 'monza'; choose circuit, speedway, gauntlet, random:SEED or a .json file"),
        ("random:", "'random:' takes a whole number"),
        ("random:-1", "'random:' takes a whole number"),
        ("random:x", "'random:' takes a whole number"),
        ("random:99999999999999999999", "takes a whole number below"),
        ("nowhere.json", "track file nowhere.json does not exist"),
        (7, "a track is named by a string, not by 7"),
    ],
)
def test_unknown_tracks_are_refused_with_a_way_out(name, message):
    with pytest.raises(TrackError, match=message):
        load_track(name)


FIGURE_OF_EIGHT = [[0, 0], [80, 80], [120, 40], [80, 0], [0, 80], [-40, 40]]
ROUND = [[26 * np.cos(a), 26 * np.sin(a)] for a in np.arange(8) * np.pi / 4]
TIGHT = [[0, 0], [100, 0], [102, 8], [100, 16], [0, 16], [-60, 8]]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"points": SQUARE[:2]}, "has 2 centreline points; a closed track needs at least 4"),
        ({"points": [*SQUARE[:3], [float("nan"), 0]]}, r"points\[3\] is .*finite and within"),
        ({"points": [*SQUARE[:3], [float("inf"), 0]]}, r"points\[3\] is .*finite and within"),
        ({"points": [*SQUARE[:3], [1, 2, 3]]}, r"points\[3\] is \[1, 2, 3\]; it must be two numbers"),
        ({"points": [*SQUARE[:3], ["a", "b"]]}, r"points\[3\] is .*it must be two numbers"),
        ({"points": "round"}, "points is 'round'; it must be a list of"),
        ({"points": [[5, 5]] * 6}, "is 0 m long; it must be 100 to 5000 m long"),
        (
            {"points": FIGURE_OF_EIGHT},
            r"crosses itself: the road at \d+ m \(after points\[0\]\) meets .* m \(after points\[3\]\)",
        ),
        (
            {"points": TIGHT},
            r"folds over itself at \d+ m \(after points\[1\]\): half its width .* reaches the radius",
        ),
        ({"points": ROUND, "half_road_m": 19.0}, "nearly reaches the radius of the bend"),
        ({"half_road_m": 0}, "half_road_m is 0; it must be a number from 2.5 to 20.0"),
        ({"half_road_m": float("nan")}, "half_road_m is nan"),
        ({"half_road_m": [5.0, 5.0]}, "half_road_m has 2 values for 8 points; give one number"),
        ({"runoff_m": -1}, "runoff_m is -1"),
        ({"runoff_m": [3.0] * 7 + ["wide"]}, r"runoff_m\[7\] is 'wide'; it must be a number"),
        ({"runoff_m": None}, "runoff_m is None"),
        ({"half_raod_m": 5}, r"unknown key 'half_raod_m'.*\(did you mean 'half_road_m'\?\)"),
        ({"widht": 5}, "unknown key 'widht'; the keys are"),
        (
            {"points": [[x / 10, y / 10] for x, y in SQUARE], "half_road_m": 2.5, "runoff_m": 1.0},
            "m long; it must be 100 to",
        ),
    ],
)
def test_broken_tracks_are_refused_with_the_file_and_the_place(change, message):
    with pytest.raises(TrackError, match=rf"^mine\.json: .*{message}.*\(the format: docs/tracks\.md\)$"):
        parse(**change)


def test_walls_of_neighbouring_stretches_may_not_cross():
    # A long loop whose two straights lie 12 m apart, their walls 8 m to either side.
    out, back = [[x, 0] for x in range(0, 240, 20)], [[x, 12] for x in range(220, -20, -20)]
    right = [[260, -20], [300, -20], [320, 6], [300, 32], [260, 32]]
    left = [[-40, 32], [-80, 32], [-100, 6], [-80, -20], [-40, -20]]
    with pytest.raises(TrackError, match=r"walls that cross: at \d+ m \(after points\[\d+\]\) and \d+ m"):
        parse([*out, *right, *back, *left])


def test_a_track_file_is_driven_by_its_path(tmp_path):
    path = tmp_path / "mine.json"
    path.write_text(json.dumps({"name": "mine", "points": SQUARE, "half_road_m": 5, "runoff_m": 3}))
    assert load_track(str(path)).name == "mine"
    path.write_text("{")
    with pytest.raises(TrackError, match=r"mine.json is not valid JSON: .*line 1.*docs/tracks.md"):
        load_track(str(path))
    path.write_text("[]")
    with pytest.raises(
        TrackError,
        match=r"mine.json: this holds a list; a track is a JSON object \(the format: docs/tracks.md\)",
    ):
        load_track(str(path))
    path.write_text("{}")
    with pytest.raises(TrackError, match="the key 'name' is missing"):
        load_track(str(path))
