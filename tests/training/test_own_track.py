"""A run on the user's own track: the track is stored with the run, which then needs the file no more."""

import json

import pytest
from benchmarks.run_comparison import run_differences
from command import hotlap
from training.short_runs import CrashAt, CrashError, trainer

import hotlap as package
from hotlap.envs.names import parse_environment
from hotlap.errors import UsageError
from hotlap.evaluation.evaluate import evaluate
from hotlap.tracks import load_track

OVAL = {
    "name": "oval", "title": "An oval",
    "points": [[0, 0], [100, 0], [140, 40], [100, 80], [0, 80], [-40, 40]],
    "half_road_m": 8.0, "runoff_m": 4.0,
}  # fmt: skip


@pytest.fixture
def home(tmp_path, monkeypatch):
    """A folder with a track file in it, and the current folder."""
    folder = tmp_path / "home"
    (folder / "tracks").mkdir(parents=True)
    (folder / "tracks" / "oval.json").write_text(json.dumps(OVAL))
    monkeypatch.chdir(folder)
    return folder


def short_run(out="runs", environment="racer:tracks/oval.json", **changes):
    return trainer(out, "ppo", environment, 16, True, **{"steps": 512, **changes})


def test_the_driver_alone_can_be_evaluated_anywhere_after_the_file_is_gone(home, tmp_path, monkeypatch):
    run = short_run()
    run.run()
    expected = evaluate(package.load_driver(run.folder.path), episodes=2, references=False)
    best = tmp_path / "best.zip"
    best.write_bytes(run.folder.best.read_bytes())
    (home / "tracks" / "oval.json").unlink()
    monkeypatch.chdir(tmp_path)
    driver = package.load_driver(best)
    assert evaluate(driver, episodes=2, references=False) == expected
    assert driver.config.track.fingerprint == driver.fingerprints["tracks"]["oval"]
    done = hotlap("evaluate", best, "--episodes", 2)
    assert done.returncode == 0, done.stderr
    raced = hotlap("race", best, "--static", tmp_path / "page")
    assert raced.returncode == 0, raced.stderr
    index = json.loads((tmp_path / "page" / "data" / "index.json").read_text())
    assert index["track"] == "oval"
    assert (tmp_path / "page" / "data" / "tracks" / "oval.json").exists()


def test_a_run_resumes_exactly_from_another_folder_without_the_file(home, tmp_path, monkeypatch):
    alone = short_run(home / "alone")
    alone.run()
    crashed = short_run(home / "crashed", callbacks=[CrashAt(300)])
    with pytest.raises(CrashError):
        crashed.run()
    (home / "tracks" / "oval.json").rename(home / "moved.json")
    monkeypatch.chdir(tmp_path)
    short_run(home / "crashed", resume=True).run()
    assert run_differences(alone.folder.path, crashed.folder.path) == []


def test_a_track_file_that_has_changed_is_refused_on_resume(home):
    run = short_run(callbacks=[CrashAt(300)])
    with pytest.raises(CrashError):
        run.run()
    (home / "tracks" / "oval.json").write_text(json.dumps({**OVAL, "half_road_m": 9.0}))
    with pytest.raises(UsageError, match=r"oval\.json is not the track that this run was started on"):
        short_run(resume=True).run()


@pytest.mark.parametrize(
    ("name", "folder"),
    [
        ("racer:tracks/oval.json", "racer-tracks-oval.json"),
        ("racer:./oval.json", "racer-oval.json"),
        ("racer:/home/me/tracks/oval.json", "racer-oval.json"),
        ("racer:../../oval.json", "racer-oval.json"),
        ("racer:../..json", "racer-..json"),
        ("racer:random:7", "racer-random-7"),
        ("hotlap/Racer-v0", "hotlap-Racer-v0"),
    ],
)
def test_the_folder_of_a_run_stays_inside_and_reads_well(name, folder):
    assert parse_environment(name).folder == folder


def test_a_track_survives_its_own_json(home):
    track = load_track("tracks/oval.json")
    (home / "copy.json").write_text(json.dumps(track.as_dict()))
    assert load_track("copy.json").fingerprint == track.fingerprint


def test_a_missing_track_file_is_a_sentence_and_leaves_nothing(tmp_path):
    with pytest.raises(UsageError, match=r"nowhere\.json does not exist"):
        short_run(tmp_path, "racer:nowhere.json").run()
    assert not list(tmp_path.iterdir())
