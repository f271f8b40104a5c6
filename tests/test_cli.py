import json
import re
from pathlib import Path

import pytest
from command import hotlap
from matplotlib.image import imread

COMMANDS = {
    "train", "tune", "evaluate", "compare", "inspect", "export", "drivers", "tracks", "benchmark", "bridge",
    "watch", "race", "limit", "study",
}  # fmt: skip


def test_help_names_every_command_and_says_what_it_does():
    result = hotlap("--help")
    assert result.returncode == 0
    rows = re.findall(r"^│ (\w+) {2,}(\S.*?) *│$", result.stdout.split(" Commands ")[1], re.MULTILINE)
    assert {name for name, _ in rows} == COMMANDS
    for name, sentence in rows:
        assert re.match(r"[A-Z]\w+ \w+", sentence), f"{name}: {sentence!r}"


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_every_command_has_its_own_help(command):
    result = hotlap(command, "--help")
    assert result.returncode == 0
    assert re.search(rf"Usage: .*\bhotlap {command}\b", result.stdout)


def test_tracks_are_listed():
    result = hotlap("tracks")
    assert result.returncode == 0
    for name in ("circuit", "speedway", "gauntlet", "random:SEED"):
        assert name in result.stdout


def test_tracks_as_json():
    facts = json.loads(hotlap("tracks", "gauntlet", "random:5", "--json").stdout)
    assert [row["name"] for row in facts] == ["gauntlet", "random:5"]
    assert {"length_m", "width_m", "corners", "tightest_radius_m"} <= set(facts[0])


def test_a_track_is_drawn(tmp_path):
    result = hotlap("tracks", "circuit", "--picture", str(tmp_path / "c.png"))
    assert result.returncode == 0
    assert imread(tmp_path / "c.png").shape[2] == 4


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("tracks", "circiut"), "did you mean 'circuit'"),
        (("tracks", "--picture", "x.png"), "--picture draws one track"),
        (("tracks", "circuit", "--picture", "no/such/folder/x.png"), "there is no folder"),
        (("tracks", "circuit", "--picture", "x.docx"), "--picture x.docx must end in .png, .svg, .pdf"),
        (("benchmark", "warp"), "'warp' is not one of"),
        (("benchmark", "sim", "--steps", "0"), "0 is too few; it must be at least 1"),
        (("benchmark", "env", "--target", "nan"), "target is nan; it must be a finite number"),
        (("brew",), "No such command 'brew'"),
    ],
)
def test_a_users_mistake_is_a_sentence_and_exit_code_2(arguments, message):
    result = hotlap(*arguments)
    assert result.returncode == 2
    assert message in " ".join(result.stderr.replace("│", " ").split())
    assert "Traceback" not in result.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no /dev/full")
def test_a_full_disk_is_a_sentence(tmp_path):
    """/dev/full lets itself be opened, and has no room for a byte."""
    picture = tmp_path / "track.png"
    picture.symlink_to("/dev/full")
    result = hotlap("tracks", "circuit", "--picture", picture)
    assert result.returncode == 1
    assert f"cannot write {picture}: No space left on device" in result.stderr
    assert "Traceback" not in result.stderr


def test_verbose_shows_the_traceback():
    result = hotlap("tracks", "circiut", "--verbose")
    assert "Traceback" in result.stderr
    assert result.returncode == 2


@pytest.mark.parametrize(("target", "code"), [("1", 0), ("1e12", 1)])
def test_benchmark_exit_code_tells_whether_the_target_was_reached(target, code):
    result = hotlap("benchmark", "env", "--steps", "50", "--warmup", "5", "--target", target, "--json")
    assert result.returncode == code
    assert json.loads(result.stdout)["passed"] is (code == 0)
