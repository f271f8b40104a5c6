"""The picture, the video and the report of an evaluation."""

import re

import numpy as np
import pytest
from command import hotlap
from PIL import Image
from training.short_runs import trainer

from hotlap.drivers.registry import REFERENCES
from hotlap.envs.options import RacerOptions
from hotlap.evaluation.episodes import episode_seeds, race
from hotlap.evaluation.traces import Recorder
from hotlap.render.video import save_video
from hotlap.reports.lap_picture import save_lap_picture
from hotlap.tracks import load_track


@pytest.fixture(scope="module")
def lander(tmp_path_factory):
    run = trainer(tmp_path_factory.mktemp("runs"), "ppo", "LunarLander-v3", steps=64)
    run.run()
    return run.folder.path


@pytest.fixture(scope="module")
def beginner(tmp_path_factory):
    """A racer that has not learned anything."""
    run = trainer(tmp_path_factory.mktemp("runs"), "ppo", "racer", steps=64)
    run.run()
    return run.folder.path


def best_lap(name):
    track = load_track("circuit")
    recorder = Recorder()
    seen = race(REFERENCES[name]([track], 0), RacerOptions(random_start=True), episode_seeds(3, 0), recorder)
    return recorder.best_lap(seen)


def test_the_picture_shows_laps(tmp_path):
    laps = {name: best_lap(name) for name in ("line-follower", "casual-human")}
    save_lap_picture("two laps", laps, tmp_path / "laps.png")
    pixels = np.asarray(Image.open(tmp_path / "laps.png").convert("RGB"))
    assert pixels.shape[0] > 500
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 500, "a line coloured by speed has many colours"


@pytest.mark.parametrize("ending", ["mp4", "gif"])
def test_a_video_of_the_racer(tmp_path, beginner, ending):
    path = tmp_path / f"race.{ending}"
    # Grass to the right of the wheel: it stands still soon, and the episode is short.
    done = hotlap("evaluate", beginner, "--episodes", "1", "--start", "grid", "--video", path)
    assert done.returncode == 0, done.stderr
    assert str(path) in done.stdout
    head = path.read_bytes()[:12]
    assert head[4:8] == b"ftyp" if ending == "mp4" else head.startswith(b"GIF8")
    assert [each.name for each in tmp_path.iterdir()] == [path.name], "nothing unfinished is left"


def test_frames_arrive_in_the_video_as_they_were(tmp_path):
    frames = [np.full((64, 96, 3), shade, dtype=np.uint8) for shade in (20, 120, 220)]
    save_video(iter(frames), 20, tmp_path / "shades.gif")
    with Image.open(tmp_path / "shades.gif") as gif:
        assert gif.n_frames == 3
        shades = []
        for number in range(3):
            gif.seek(number)
            shades.append(int(np.asarray(gif.convert("RGB")).mean()))
    assert np.allclose(shades, [20, 120, 220], atol=3)


def test_the_report_is_one_file_that_needs_no_network(tmp_path, lander):
    path = tmp_path / "report.html"
    done = hotlap("evaluate", lander, "--episodes", "3", "--report", path)
    assert done.returncode == 0, done.stderr
    page = path.read_text()
    assert not re.search(r"(src|href)\s*=\s*['\"](?!data:)", page)
    assert "url(" not in page
    assert "LunarLander-v3" in page
    assert "data:image/png;base64," in page, "the learning curve"
    assert "95%" in page


@pytest.mark.parametrize(
    ("option", "name", "says"),
    [
        ("--picture", "lap.doc", "must end in"),
        ("--report", "report.pdf", "must end in"),
        ("--video", "film.avi", "must end in"),
        ("--video", "nowhere/film.mp4", "there is no folder"),
    ],
)
def test_files_that_cannot_be_written_are_refused_before_driving(tmp_path, lander, option, name, says):
    done = hotlap("evaluate", lander, "--episodes", "1", option, tmp_path / name)
    assert done.returncode == 2
    assert says in done.stderr
    assert done.stdout == ""


def test_a_driver_without_a_lap_cannot_be_pictured(tmp_path, beginner, lander):
    for run, says in ((beginner, "finished no lap"), (lander, "are for races")):
        done = hotlap("evaluate", run, "--episodes", "2", "--picture", tmp_path / "p.png")
        assert done.returncode == 2
        assert says in done.stderr
