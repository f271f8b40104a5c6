"""The picture, the video and the report of an evaluation."""

import contextlib
import json
import os
import re
import subprocess
import sys

import gymnasium
import imageio_ffmpeg
import numpy as np
import pytest
from command import hotlap
from matplotlib.backends.backend_agg import FigureCanvasAgg
from PIL import Image
from training.short_runs import trainer

from hotlap import HotlapError, evaluate, load_driver
from hotlap.envs.options import RacerOptions
from hotlap.evaluation.races import races_of
from hotlap.evaluation.traces import Stretch
from hotlap.render.video import save_video
from hotlap.reports.episode_video import make_filmed_env, save_race_video
from hotlap.reports.evaluation_files import EvaluationFiles
from hotlap.reports.lap_picture import lap_figure, save_lap_picture


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


@pytest.fixture(scope="module")
def raced():
    """More episodes than a picture used to look at; the best laps are late ones."""
    return evaluate("line-follower", episodes=60, seed=3)


def test_the_picture_shows_the_best_laps_of_the_table(raced):
    """Of the driver and of every reference driver."""
    lines = EvaluationFiles(load_driver("line-follower"), raced).lines
    table = {"line-follower": raced.figures, **raced.references}
    assert list(lines) == ["line-follower", "flat-out", "casual-human"]
    assert {name: line.lap.seconds for name, line in lines.items()} == {
        name: figures.lap_time_best for name, figures in table.items()
    }
    assert max(line.lap.episode for line in lines.values()) > 24


def test_on_several_tracks_everybody_is_drawn_on_the_track_of_the_best_lap():
    found = evaluate("line-follower", episodes=4, track="random")
    lines = EvaluationFiles(load_driver("line-follower"), found).lines
    assert lines["line-follower"].lap.seconds == found.figures.lap_time_best
    assert {line.track.name for line in lines.values()} == {f"random:{lines['line-follower'].lap.episode}"}


@pytest.mark.parametrize("track", ["circuit", "random:7"])
def test_no_label_of_the_picture_lies_over_another(track):
    """On a wide track and on a tall one."""
    found = evaluate("line-follower", episodes=3, track=track)
    figure = lap_figure(EvaluationFiles(load_driver("line-follower"), found).lines)
    canvas = FigureCanvasAgg(figure)
    canvas.draw()
    on_track, colours, over_lap = figure.axes
    boxes = [text.get_window_extent() for text in figure.texts]
    boxes += [axes.get_tightbbox() for axes in (on_track, colours, over_lap)]
    for number, box in enumerate(boxes):
        assert figure.bbox.x0 <= box.x0 < box.x1 <= figure.bbox.x1
        assert figure.bbox.y0 <= box.y0 < box.y1 <= figure.bbox.y1
        assert not any(box.overlaps(other) for other in boxes[:number])


def test_the_picture_shows_laps(tmp_path, raced):
    save_lap_picture(EvaluationFiles(load_driver("line-follower"), raced).lines, tmp_path / "laps.png")
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


def test_without_a_lap_picture_video_and_report_show_the_longest_drive(tmp_path, beginner):
    files = {name: tmp_path / name for name in ("p.png", "v.gif", "r.html")}
    options = ["--picture", files["p.png"], "--video", files["v.gif"], "--report", files["r.html"]]
    done = hotlap("evaluate", beginner, "--episodes", "2", "--start", "grid", *options)
    assert done.returncode == 0, done.stderr
    assert "finished a lap" in done.stdout
    assert re.search(r"p\.png \(the longest drive, \d+ m: no lap was finished\)", done.stdout)
    assert files["p.png"].read_bytes().startswith(b"\x89PNG")
    assert files["v.gif"].read_bytes().startswith(b"GIF8")
    assert "no lap was finished" in files["r.html"].read_text()


def test_the_command_samples_actions_when_asked_to(beginner):
    options = ["--episodes", "2", "--start", "grid", "--no-deterministic"]
    done = hotlap("evaluate", beginner, *options, "--json")
    assert json.loads(done.stdout) != json.loads(hotlap("evaluate", beginner, *options[:4], "--json").stdout)
    assert json.loads(done.stdout)["reward_std"] > 0.0


def test_pictures_and_starts_are_for_races(tmp_path, lander):
    done = hotlap("evaluate", lander, "--episodes", "2", "--picture", tmp_path / "p.png")
    assert done.returncode == 2
    assert "for races only" in done.stderr


def test_an_environment_that_cannot_draw_itself_is_refused_before_driving(tmp_path):
    gymnasium.register("tests/Blind-v0", entry_point=Blind)
    try:
        run = trainer(tmp_path, "ppo", "tests/Blind-v0", steps=64)
        run.run()
        with pytest.raises(HotlapError, match="tests/Blind-v0 cannot be filmed"):
            make_filmed_env(load_driver(run.folder.path))
    finally:
        gymnasium.registry.pop("tests/Blind-v0")


class Blind(gymnasium.Env):
    """Has nothing to show."""

    observation_space = action_space = gymnasium.spaces.Box(-1.0, 1.0, (1,), np.float32)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        return np.zeros(1, np.float32), {}

    def step(self, action):
        return np.zeros(1, np.float32), 0.0, True, False, {}


def test_a_race_is_filmed_tick_by_tick_at_sixty_frames_a_second(tmp_path):
    races = races_of(load_driver("line-follower"), RacerOptions(), [0])
    save_race_video(races, Stretch(0, 31, 60), tmp_path / "race.mp4", lambda done, total: None)
    assert imageio_ffmpeg.count_frames_and_secs(str(tmp_path / "race.mp4")) == (30, 0.5)


@pytest.mark.parametrize("fps", [15, 24, 30, 50, 60])
def test_a_gif_lasts_as_long_as_what_it_shows(tmp_path, fps):
    """Its frames last whole hundredths of a second, which most rates do not divide."""
    shades = np.linspace(0, 250, 4 * fps, dtype=np.uint8)
    save_video((np.full((32, 32, 3), shade, dtype=np.uint8) for shade in shades), fps, tmp_path / "x.gif")
    with Image.open(tmp_path / "x.gif") as gif:
        lasts = 0
        for number in range(gif.n_frames):
            gif.seek(number)
            lasts += gif.info["duration"]
    assert lasts == pytest.approx(4000, abs=10)


def test_progress_is_told_while_filming(tmp_path):
    told = []
    races = races_of(load_driver("line-follower"), RacerOptions(), [0])
    save_race_video(races, Stretch(0, 1, 5), tmp_path / "x.gif", lambda *done: told.append(done))
    assert told == [(number, 5) for number in range(1, 6)]


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="the system has no pseudo-terminals")
def test_a_terminal_is_told_what_is_being_done(tmp_path, beginner):
    ours, theirs = os.openpty()
    command = [sys.executable, "-m", "hotlap", "evaluate", beginner, "--episodes", "1", "--start", "grid"]
    with subprocess.Popen(
        [*map(str, command), "--video", str(tmp_path / "film.gif")],
        env={**os.environ, "COLUMNS": "80", "TERM": "xterm"}, stdout=subprocess.DEVNULL, stderr=theirs,
    ):  # fmt: skip
        os.close(theirs)
        shown = read_all(ours)
    assert f"evaluating {beginner.name}" in shown
    assert "filming film.gif" in shown


def read_all(terminal):
    """What is written to a pseudo-terminal until its other end is closed."""
    parts = []
    with contextlib.suppress(OSError):
        while part := os.read(terminal, 4096):
            parts.append(part)
    os.close(terminal)
    return b"".join(parts).decode()


def test_the_report_says_what_its_words_mean(tmp_path):
    path = tmp_path / "report.html"
    found = evaluate("line-follower", episodes=2, track="gauntlet")
    EvaluationFiles(load_driver("line-follower"), found).report(path, "a title", "2 episodes")
    page = path.read_text()
    for word in ("flying lap", "clean lap", "T_c", "reference drivers"):
        assert f"<dt>{word}</dt>" in page
