"""What the page offers: the drivers and tracks of `hotlap race`, and which ones it refuses."""

import json
import shutil
import subprocess
import zipfile

import numpy as np
import pytest
from training.short_runs import trainer
from web.edited_drivers import entries_of, shipped, write_driver

from hotlap.errors import HotlapError
from hotlap.policies.loading import load_driver
from hotlap.policies.shipped import shipped_drivers
from hotlap.runs.checkpoint import DRIVER_ARRAYS, MANIFEST
from hotlap.runs.folder import RunFolder
from hotlap.tracks import NAMED_TRACKS, load_track
from hotlap.tracks.library import _DATA
from hotlap.web.page import STATIC
from hotlap.web.page_data import data_files, page_content
from hotlap.web.page_drivers import in_short
from hotlap.web.track_file import track_file


def index_of(content, *, server=False):
    return json.loads(data_files(content, server=server)["data/index.json"])


def my_track(folder, name="mine", shift=30.0):
    data = json.loads((_DATA / "circuit.json").read_text())
    data["points"] = [[x + shift, y] for x, y in data["points"]]
    path = folder / "mine.json"
    path.write_text(json.dumps({**data, "name": name, "title": "my own"}))
    return path


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    """A real training, with a checkpoint every 40 steps."""
    short = trainer(tmp_path_factory.mktemp("runs"), environment="racer", checkpoint_every=40)
    short.run()
    return short.folder


def test_without_arguments_it_opens_on_the_circuit_against_its_best_driver():
    index = index_of(page_content())
    assert (index["track"], index["opponent"]) == ("circuit", "circuit-best")
    assert [track["name"] for track in index["tracks"]] == list(NAMED_TRACKS)
    assert [driver["name"] for driver in index["drivers"]] == list(shipped_drivers())
    assert [driver["track"] for driver in index["drivers"]] == ["circuit", "speedway", "gauntlet", None]


@pytest.mark.parametrize(
    ("words", "opening"),
    [
        ((None, "gauntlet"), ("gauntlet", "gauntlet-best")),
        ((None, "random:7"), ("random:7", "generalist")),
        (("speedway-best", None), ("speedway", "speedway-best")),
        (("speedway-best", "circuit"), ("circuit", "speedway-best")),
        (("generalist", None), ("circuit", "generalist")),
        (("casual-human", "speedway"), ("speedway", "casual-human")),
    ],
)
def test_the_track_and_the_opponent_can_be_chosen(words, opening):
    index = index_of(page_content(*words))
    assert (index["track"], index["opponent"]) == opening
    assert opening[0] in {track["name"] for track in index["tracks"]}


def test_a_track_is_listed_with_its_figures_and_an_outline():
    found = {track["name"]: track for track in index_of(page_content())["tracks"]}["gauntlet"]
    track = load_track("gauntlet")
    assert found["title"] == track.title
    assert found["length_m"] == track.length_m
    assert found["corners"] == len(track.corners)
    assert found["t_c"] == track_file(track)["t_c"]
    outline = np.array(found["outline"])
    assert 40 <= len(outline) <= 80
    around = np.hypot(*(outline - np.roll(outline, 1, axis=0)).T).sum()
    assert around == pytest.approx(track.length_m, rel=0.02)


def test_without_a_server_some_random_tracks_come_along():
    files = data_files(page_content(), server=False)
    seeds = json.loads(files["data/index.json"])["random"]
    assert seeds == {"any": False, "seeds": list(range(1, 13))}
    for seed in seeds["seeds"]:
        assert json.loads(files[f"data/tracks/random-{seed}.json"])["name"] == f"random:{seed}"
    assert index_of(page_content(), server=True)["random"]["any"] is True


def test_every_file_that_the_index_names_is_there(run):
    files = data_files(page_content(str(run.path), "random:3"), server=False)
    index = json.loads(files["data/index.json"])
    listed = [entry["file"] for entry in (*index["tracks"], *index["drivers"])]
    assert len(set(listed)) == len(listed)
    assert set(listed) <= set(files)


def test_a_driver_of_a_run_drives_the_same_without_what_only_training_needs(run, tmp_path):
    files = data_files(page_content(str(run.path)), server=False)
    first = json.loads(files["data/index.json"])["drivers"][0]
    path = tmp_path / "driver.zip"
    path.write_bytes(files[first["file"]])
    assert set(entries_of(path)) == {MANIFEST, DRIVER_ARRAYS}
    assert all(info.compress_type == zipfile.ZIP_STORED for info in zipfile.ZipFile(path).infolist())
    slim, whole = load_driver(path), load_driver(run.path)
    seen = np.random.default_rng(0).uniform(-1, 1, (50, 14)).astype(np.float32)
    np.testing.assert_array_equal(slim.act(seen), whole.act(seen))


def test_a_run_comes_with_its_earlier_checkpoints(run):
    drivers = index_of(page_content(str(run.path)))["drivers"]
    end = load_driver(run.path).checkpoint.manifest.step
    first, *others = drivers[: -len(shipped_drivers())]
    assert first == {
        "name": "ppo_seed3", "file": "data/drivers/ppo_seed3.zip", "track": "circuit",
        "note": f"trained for {end} steps", "steps": end, "generation": False,
    }  # fmt: skip
    assert 1 <= len(others) <= 6
    assert all(driver["generation"] and driver["track"] == "circuit" for driver in others)
    steps = [driver["steps"] for driver in others]
    assert steps == sorted(steps)
    assert steps[-1] < end
    assert [driver["name"] for driver in others] == [f"ppo_seed3 @ {step}" for step in steps]


def test_earlier_checkpoints_are_spread_evenly_over_the_training(tmp_path):
    folder = RunFolder(tmp_path / "ppo_seed1", "ppo_seed1")
    for step in range(10_000, 710_000, 10_000):
        write_driver(folder.checkpoint(step), step=step)
    write_driver(folder.best, step=700_000)
    drivers = index_of(page_content(str(folder.path)))["drivers"]
    assert [driver["name"] for driver in drivers if driver["generation"]] == [
        f"ppo_seed1 @ {part}00k" for part in range(1, 7)
    ]


def test_a_damaged_checkpoint_is_left_out_and_said(run, tmp_path):
    folder = tmp_path / "copy"
    shutil.copytree(run.path, folder)
    broken = RunFolder.open(folder)
    broken.checkpoint(40).write_bytes(b"PK")
    told = []
    names = [driver["name"] for driver in index_of(page_content(str(folder), report=told.append))["drivers"]]
    assert "copy @ 40" not in names
    assert len(told) == 1
    assert "checkpoint_40.zip" in told[0]


def test_a_run_without_a_best_checkpoint_races_its_final_model_under_its_own_name(run, tmp_path):
    shutil.copytree(run.path, tmp_path / "mine")
    RunFolder.open(tmp_path / "mine").best.unlink()
    assert page_content(str(tmp_path / "mine")).opponent == "mine"


def test_a_single_checkpoint_can_be_raced_by_its_file(run):
    index = index_of(page_content(str(run.checkpoint(80))))
    assert index["opponent"] == index["drivers"][0]["name"] == "ppo_seed3 @ 80"
    assert not any(driver["generation"] for driver in index["drivers"])


@pytest.mark.parametrize("name", ["circuit-best", "casual-human", "x" * 200, "ü ☃ <b>", "..", "-", "a b"])
def test_names_of_drivers_are_short_and_unique_whatever_their_files_are_called(tmp_path, name):
    path = write_driver(tmp_path / f"{name}.zip")
    index = index_of(page_content(str(path)))
    names = [driver["name"] for driver in index["drivers"]]
    assert len(set(names)) == len(names) == 1 + len(shipped_drivers())
    assert index["opponent"] == names[0] != "casual-human"
    assert len(names[0]) <= 50
    for driver in index["drivers"]:
        assert driver["file"].removeprefix("data/drivers/").replace("-", "").replace("_", "").isascii()
        assert "/" not in driver["file"].removeprefix("data/drivers/")


def test_a_drivers_own_track_comes_along_but_not_where_it_lay(tmp_path):
    track = my_track(tmp_path)
    path = write_driver(tmp_path / "d.zip", config={"environment": f"racer:{track}"})
    files = data_files(page_content(str(path)), server=False)
    index = json.loads(files["data/index.json"])
    assert index["track"] == index["drivers"][0]["track"] == "mine"
    assert json.loads(files["data/tracks/mine.json"]) == track_file(load_track(track))
    sent = tmp_path / "sent.zip"
    sent.write_bytes(files[index["drivers"][0]["file"]])
    assert load_driver(sent).environment == "racer:mine.json"
    assert str(tmp_path).encode() not in sent.read_bytes()


def test_a_driver_whose_track_is_gone_races_on_the_others(tmp_path):
    path = write_driver(tmp_path / "d.zip", config={"environment": "racer:gone.json"})
    told = []
    index = index_of(page_content(str(path), report=told.append))
    assert (index["track"], index["drivers"][0]["track"]) == ("circuit", None)
    assert "gone.json does not exist" in told[0]


def test_a_driver_of_a_track_that_has_changed_since_is_refused_on_it_only(tmp_path):
    track = my_track(tmp_path)
    path = write_driver(
        tmp_path / "d.zip",
        config={"environment": f"racer:{track}"},
        fingerprints={**shipped().manifest.fingerprints, "tracks": {"mine": "0" * 16}},
    )
    with pytest.raises(HotlapError, match="other geometry"):
        page_content(str(path))
    assert page_content(str(path), "circuit").opponent == "d"


@pytest.mark.parametrize("name", ["circuit", "CIRCUIT", "random:5", "random-5", "speedway"])
def test_a_track_that_would_be_taken_for_another_is_refused(tmp_path, name):
    with pytest.raises(HotlapError, match="name"):
        page_content(None, str(my_track(tmp_path, name)))


@pytest.mark.parametrize("name", ["../../etc", "a/b", "..", "ü", "\0", "<script>"])
def test_the_file_of_a_track_is_in_its_folder_whatever_its_name(tmp_path, name):
    content = page_content(None, str(my_track(tmp_path, name)))
    (path,) = {entry["file"] for entry in index_of(content)["tracks"]} - {
        f"data/tracks/{known}.json" for known in NAMED_TRACKS
    }
    stem = path.removeprefix("data/tracks/").removesuffix(".json")
    assert stem
    assert stem.strip(".")
    assert stem.replace("-", "").replace(".", "").isalnum()


def test_the_page_reads_every_driver_and_track_that_it_is_offered(run, tmp_path):
    """By the page's own scripts, in Node."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("Node is not installed")
    for name, data in data_files(page_content(str(run.path)), server=False).items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(data)
    script = f"""
        import {{ readFileSync }} from "node:fs";
        import {{ readDriver }} from "{STATIC}/js/driver.js";
        import {{ Track }} from "{STATIC}/js/track.js";
        const facts = JSON.parse(readFileSync("{STATIC}/hotlap.json"));
        const index = JSON.parse(readFileSync("data/index.json"));
        const drivers = [];
        for (const one of index.drivers) {{
          const driver = await readDriver(new Uint8Array(readFileSync(one.file)), one.name, facts);
          drivers.push([driver.name, driver.steps]);
        }}
        const tracks = index.tracks.map((one) => new Track(JSON.parse(readFileSync(one.file))).fingerprint);
        console.log(JSON.stringify({{ drivers, tracks }}));
    """
    (tmp_path / "read.mjs").write_text(script)
    done = subprocess.run([node, "read.mjs"], cwd=tmp_path, capture_output=True, text=True, check=True)
    index = json.loads((tmp_path / "data/index.json").read_text())
    assert json.loads(done.stdout) == {
        "drivers": [[driver["name"], driver["steps"]] for driver in index["drivers"]],
        "tracks": [load_track(name).fingerprint for name in NAMED_TRACKS],
    }


@pytest.mark.parametrize(
    ("steps", "text"), [(900, "900"), (50_000, "50k"), (1_300_000, "1.3M"), (15_728_640, "15.7M")]
)
def test_steps_are_told_as_people_say_them(steps, text):
    assert in_short(steps) == text
