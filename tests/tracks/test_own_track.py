"""docs/tracks.md: its example can be copied, drawn and driven, and its messages are the real ones."""

import json
import re
from pathlib import Path

import numpy as np
import pytest
from command import hotlap
from matplotlib.image import imread

from hotlap.drivers.scripted import LineFollower
from hotlap.envs.racer import RacerEnv
from hotlap.tracks import TrackError, load_track
from hotlap.tracks.track import _KEYS

PAGE = (Path(__file__).parents[2] / "docs" / "tracks.md").read_text()
EXAMPLE = json.loads(re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)[1])


@pytest.fixture
def write(tmp_path):
    def write(**changes):
        path = tmp_path / "harbour.json"
        path.write_text(json.dumps(EXAMPLE | changes))
        return path

    return write


def test_the_example_is_driven(write):
    env = RacerEnv(track=write())
    env.reset(seed=0)
    driver, info = LineFollower(env.batch.tracks), {}
    while "lapTime" not in info:
        action = driver.controls(env.batch.world)[0].astype(np.float32)
        _, _, terminated, truncated, info = env.step(action)
        assert not (terminated | truncated)
    assert info["lapClean"]


def test_the_example_is_as_long_as_the_page_says(write):
    (metres,) = re.findall(r"It is a complete track, (\d+) m long", PAGE)
    assert round(load_track(write()).length_m) == int(metres)


def test_the_example_is_drawn(write, tmp_path):
    done = hotlap("tracks", write(), "--picture", tmp_path / "harbour.png")
    assert done.returncode == 0, done.stderr
    assert imread(tmp_path / "harbour.png").shape[2] == 4


def test_every_key_is_documented():
    rows = re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)
    assert set(rows) == set(_KEYS)


POINTS = EXAMPLE["points"]


@pytest.mark.parametrize(
    "changes",
    [
        {"points": [*POINTS[:4], [130], *POINTS[5:]]},
        {"runoff_m": [3.0, 3.0, 0.2, *[3.0] * (len(POINTS) - 3)]},
        {"points": [*POINTS[:4], [126, 14], [115, 18], *POINTS[6:]]},
        {"points": [POINTS[0], [40, 70], *POINTS[2:]]},
    ],
    ids=["point", "width", "fold", "walls"],
)
def test_the_messages_on_the_page_are_the_real_ones(write, changes):
    with pytest.raises(TrackError) as refused:
        load_track(write(**changes))
    said = str(refused.value)
    promised = [text.rstrip("…") for text in re.findall(r"^\| `(harbour\.json: .*?)` \|", PAGE, re.MULTILINE)]
    assert any(said.endswith("(the format: docs/tracks.md)") and text in said for text in promised), said


def test_an_error_of_the_command_points_into_the_file(write):
    path = write(points=[[0, 0], [1, 2], [3, "x"], [4, 5]])
    done = hotlap("tracks", path)
    assert done.returncode == 2
    assert done.stderr.startswith(f"hotlap: {path}: points[2] is [3, 'x']; it must be two numbers, x and y (")
