"""A printed command runs as printed, however hotlap was called."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import hotlap

SOURCES = str(Path(hotlap.__file__).parent.parent)
SCRIPT = f"""#!{sys.executable}
import sys
from hotlap.cli import main
main()
"""
MISTAKE = ("tracks", "--picture", "x.png")
ADVICE = "as in: "
ADVISED = "tracks circuit --picture c.png"


@pytest.fixture
def installed(tmp_path):
    """A folder with a `bin/hotlap`, as an install has it."""
    script = tmp_path / "my env" / "bin" / "hotlap"
    script.parent.mkdir(parents=True)
    script.write_text(SCRIPT)
    script.chmod(0o755)
    return tmp_path


def advice(command, cwd, **environment):
    """The command that an error suggests."""
    done = subprocess.run(
        [*command, *MISTAKE], cwd=cwd, capture_output=True, text=True, check=False,
        env={**os.environ, "PYTHONPATH": SOURCES, **environment},
    )  # fmt: skip
    assert ADVICE in done.stderr, done.stderr
    return done.stderr.split(ADVICE)[1].strip()


def on_path(folder):
    return {"PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}


def test_a_command_on_the_path_is_printed_by_its_name(installed):
    found = installed / "my env" / "bin"
    assert advice(["hotlap"], installed, **on_path(found)) == f"hotlap {ADVISED}"


def test_a_command_that_is_not_on_the_path_is_printed_as_typed_and_quoted(installed):
    typed = "./my env/bin/hotlap"
    said = advice([typed], installed, PATH="/usr/bin:/bin")
    assert said == f"'./my env/bin/hotlap' {ADVISED}"
    assert shlex.split(said)[0] == typed


def test_another_hotlap_on_the_path_is_not_taken_for_this_one(installed):
    other = installed / "other" / "hotlap"
    other.parent.mkdir()
    other.write_text("#!/bin/sh\n")
    other.chmod(0o755)
    said = advice(["./my env/bin/hotlap"], installed, **on_path(other.parent))
    assert shlex.split(said)[0] == "./my env/bin/hotlap"


def test_python_dash_m_is_printed_with_the_interpreter_as_typed(tmp_path):
    assert advice([sys.executable, "-m", "hotlap"], tmp_path) == f"{sys.executable} -m hotlap {ADVISED}"
    python = Path(sys.executable)
    said = advice([python.name, "-m", "hotlap"], tmp_path, **on_path(python.parent))
    assert said == f"{python.name} -m hotlap {ADVISED}"


def test_a_program_that_uses_hotlap_prints_a_command_that_runs(tmp_path):
    code = "from hotlap.invocation import command; print(command('tracks', 'a b.json'))"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True,
        env={**os.environ, "PYTHONPATH": SOURCES, "PATH": "/usr/bin:/bin"},
    )  # fmt: skip
    assert shlex.split(done.stdout) == [sys.executable, "-m", "hotlap", "tracks", "a b.json"]
