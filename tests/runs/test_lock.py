"""One writer per run's folder, with `flock` and on systems without it."""

import subprocess
import sys

import pytest

from hotlap.runs.errors import RunError
from hotlap.runs.lock import locked

WITHOUT_FCNTL = "import sys; sys.modules['fcntl'] = None\n"
TAKE_LOCK = (
    "import os, sys\n"
    "from pathlib import Path\n"
    "from hotlap.runs.lock import locked\n"
    "with locked(Path(sys.argv[1])):\n"
    "    print('locked', flush=True)\n"
    "    sys.stdin.read()\n"
    "    os._exit(0)\n"  # As if it were killed: nothing is tidied up.
)


@pytest.fixture(params=["flock", "no fcntl"])
def code(request, monkeypatch):
    """A program that holds a folder until its input ends. Its locks are of the same kind as those here."""
    if request.param == "flock":
        return TAKE_LOCK
    monkeypatch.setitem(sys.modules, "fcntl", None)
    return WITHOUT_FCNTL + TAKE_LOCK


@pytest.fixture
def other(code, tmp_path):
    """Another process that holds the folder."""
    command = [sys.executable, "-c", code, str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout.readline() == "locked\n"
        yield process


def refused(folder):
    with pytest.raises(RunError, match="another training run uses"), locked(folder):
        pass


def test_a_second_lock_in_this_process_is_refused_until_the_first_is_released(code, tmp_path):
    with locked(tmp_path):
        refused(tmp_path)
        refused(tmp_path)
    with locked(tmp_path):
        refused(tmp_path)


def test_the_lock_is_released_when_training_fails(code, tmp_path):
    with pytest.raises(ZeroDivisionError), locked(tmp_path):
        raise ZeroDivisionError
    with locked(tmp_path):
        pass


def test_another_process_keeps_its_folder_until_it_dies(other, tmp_path):
    refused(tmp_path)
    other.communicate()
    with locked(tmp_path):
        refused(tmp_path)


def test_without_fcntl_an_owner_on_another_machine_counts_as_alive(monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "fcntl", None)
    with locked(tmp_path):
        (owner,) = tmp_path.iterdir()
        process = owner.read_text().split()[1]
    assert list(tmp_path.iterdir()) == []
    owner.write_text(f"elsewhere.example {process}")
    refused(tmp_path)
