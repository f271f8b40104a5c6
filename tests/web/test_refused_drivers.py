"""Drivers, tracks and arguments that `hotlap race` refuses: each with a sentence and exit code 2."""

import subprocess
import sys
import zipfile

import numpy as np
import pytest
from command import hotlap
from web.edited_drivers import (
    edit_manifest,
    endless_network,
    entries_of,
    normalizer,
    not_finite,
    overlapping,
    shipped,
    write_driver,
    write_zip,
)

from hotlap.errors import HotlapError
from hotlap.runs.checkpoint import DRIVER_ARRAYS, MANIFEST
from hotlap.web.page_data import page_content
from hotlap.web.page_drivers import MOST_FILE_BYTES, MOST_NUMBERS


@pytest.mark.parametrize("text", ["", "[]", "{", "[" * 100_000, '{"name": "x"}', "\ud800"])
def test_a_damaged_track_file_is_a_sentence(tmp_path, text):
    path = tmp_path / "t.json"
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    result = hotlap("race", "--track", path, "--static", tmp_path / "out")
    assert result.returncode == 2
    assert str(path) in result.stderr or "track 'x'" in result.stderr
    assert "Traceback" not in result.stderr


def sparse(path):
    with path.open("wb") as file:
        file.truncate(MOST_FILE_BYTES + 1)
    return path


def bomb(path):
    return write_zip(path, {**entries_of(shipped().path), MANIFEST: b" " * 2**24}, zipfile.ZIP_DEFLATED)


HOSTILE = {
    "empty": (lambda path: path.write_bytes(b""), "damaged or not a checkpoint"),
    "noise": (lambda path: path.write_bytes(bytes(range(256)) * 64), "damaged or not a checkpoint"),
    "cut short": (
        lambda path: path.write_bytes(shipped().path.read_bytes()[:-3000]),
        "damaged or not a checkpoint",
    ),
    "another zip": (lambda path: write_zip(path, {"a": b"b"}), "not a checkpoint of hotlap"),
    "a changed byte": (
        lambda path: write_zip(path, {**entries_of(shipped().path), DRIVER_ARRAYS: b"x"}),
        "does not match its hash",
    ),
    "an extra entry": (
        lambda path: write_zip(path, {**entries_of(shipped().path), "../../x": b""}),
        "not those of its manifest",
    ),
    "compressed": (bomb, "compressed or too large"),
    "overlapping": (overlapping, "overlap"),
    "deep JSON": (
        lambda path: write_zip(path, {**entries_of(shipped().path), MANIFEST: "[" * 10**6}),
        "cannot be read",
    ),
    "oversized": (sparse, "the page takes drivers of up to 256 MB"),
    "other physics": (
        lambda path: write_driver(path, fingerprints={**shipped().manifest.fingerprints, "physics": "0"}),
        "trained on physics 0",
    ),
    "other observation": (
        lambda path: write_driver(path, fingerprints={**shipped().manifest.fingerprints, "observation": "0"}),
        "which the page does not have",
    ),
    "another environment": (
        lambda path: write_driver(path, config={"environment": "LunarLander-v3"}),
        "trained on LunarLander-v3",
    ),
    "an unknown environment": (
        lambda path: write_driver(path, config={"environment": "elsewhere/Thing-v0"}),
        "trained on elsewhere/Thing-v0",
    ),
    "an odd action_repeat": (
        lambda path: write_driver(
            path, config={"env_options": {"action_repeat": 10**9, "observation": "place"}}
        ),
        "action_repeat 1000000000",
    ),
    "odd options": (
        lambda path: write_driver(path, config={"env_options": {"observation": [1]}}),
        "makes no sense",
    ),
    "odd fingerprints": (
        lambda path: write_driver(path, fingerprints={**shipped().manifest.fingerprints, "tracks": 5}),
        "fingerprints",
    ),
    "too many weights": (
        lambda path: write_driver(path, more={"x": np.zeros(MOST_NUMBERS)}),
        "weights; the page takes up to 4,000,000",
    ),
    "not finite": (lambda path: write_driver(path, weights=not_finite), "not finite"),
    "a negative variance": (normalizer(epsilon=-1e9), "variance is not above 0"),
    "a network without end": (endless_network, "has a layer twice"),
    "other spaces": (
        lambda path: edit_manifest(
            path,
            lambda about: about["driver"]["spaces"].update(action=about["driver"]["spaces"]["observation"]),
        ),
        "actions in",
    ),
    "a missing array": (
        lambda path: edit_manifest(
            path, lambda about: about["driver"]["weights"].update(x={"$array": "nowhere", "scalar": False})
        ),
        "damaged or not a checkpoint",
    ),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_damaged_or_hostile_driver_is_a_sentence(tmp_path, what):
    make, sentence = HOSTILE[what]
    path = tmp_path / "driver.zip"
    make(path)
    with pytest.raises(HotlapError, match=sentence) as told:
        page_content(str(path))
    assert str(path) in str(told.value)


def test_a_user_sees_the_sentence_and_exit_code_2(tmp_path):
    path = write_driver(tmp_path / "lander.zip", config={"environment": "LunarLander-v3"})
    result = hotlap("race", path, "--no-open")
    assert result.returncode == 2
    assert result.stderr == (
        f"hotlap: {path} was trained on LunarLander-v3; the page races drivers trained on racer\n"
    )


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("cirucit-best",), "did you mean 'circuit-best'?"),
        (("--track", "circiut"), "did you mean 'circuit'?"),
        (("--track", "random"), "random:SEED"),
        (("--track", "random:-1"), "a whole number"),
        (("..",), "neither best.zip nor a final model"),
        (("--port", "70000"), "less than or equal to 65535"),
        (("--html", "page.txt"), "must end in .html"),
        (("--html", "no/such/folder/page.html"), "there is no folder"),
    ],
)
def test_a_mistake_on_the_command_line_is_a_sentence(words, message):
    result = hotlap("race", "--no-open", *words)
    assert result.returncode == 2
    assert message in " ".join(result.stderr.replace("│", " ").split())
    assert "Traceback" not in result.stderr


def test_without_its_extra_the_server_says_what_to_install():
    code = "import sys; sys.modules['uvicorn'] = None; from hotlap.cli import main; main()"
    result = subprocess.run([sys.executable, "-c", code, "race"], capture_output=True, text=True, check=False)
    assert result.returncode == 2
    assert result.stderr == (
        'hotlap: hotlap race needs the web extra: pip install "hotlap[web]" (uvicorn is not installed)\n'
    )
