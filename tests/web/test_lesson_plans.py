"""The command that the page prints for a lesson: complete for every choice and every kind of track."""

import json
import shlex
from pathlib import Path

import pytest
from command import hotlap
from web.node_scripts import run_node

from hotlap.tracks import load_track
from hotlap.web.page import STATIC
from hotlap.web.track_file import track_file

STEPS = 16_384
PLAIN = {"seed": 3, "steps": STEPS, "network": [64, 64], "grip": 1, "weights": {}}
CASES = {
    "a named track": ("circuit", PLAIN),
    "a random track": ("random:12", PLAIN),
    "a track of one's own": ("hook.json", PLAIN),
    "a track with an odd name": ("it's $(one) of mine; really.json", PLAIN),
    "every choice": (
        "gauntlet",
        {
            "seed": 4_294_967_295, "steps": STEPS, "network": [24], "grip": 0.75,
            "weights": {"progress": 2, "speedBonus": 0.0005, "wallPenalty": -0.02, "stillnessPenalty": 0},
        },
    ),
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES)
def test_the_printed_command_trains_the_same_driver(case, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    name, choice = CASES[case]
    if name.endswith(".json"):
        Path(name).write_text(json.dumps({**load_track("random:5").as_dict(), "name": Path(name).stem}))
    job = {
        "static": str(STATIC),
        "track": track_file(load_track(name)),
        "choice": choice,
        "file": "taught.zip",
    }
    found = run_node(Path(__file__).parent / "lesson_in_node.mjs", job)
    result = hotlap(*shlex.split(found["command"])[1:])
    assert result.returncode == 0, result.stderr
    (model,) = Path("results").glob("experiments/*/*/*_model.zip")
    for file in (model, "taught.zip"):
        about = json.loads(hotlap("inspect", file, "--json").stdout)
        assert about["learned"] == found["hash"]
    if name.endswith(".json"):
        Path(name).unlink()
    # The driver knows its track, without the file it came from.
    assert hotlap("evaluate", "taught.zip", "--episodes", "2").returncode == 0
