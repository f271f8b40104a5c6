"""One writer per run's folder, with `flock`, on systems without it, and on file systems without locks."""

import errno
import json
import subprocess
import sys
import threading

import pytest
from studies.small_studies import wait_for

from hotlap.runs import lease
from hotlap.runs.errors import RunError
from hotlap.runs.lock import locked

WITHOUT_FCNTL = "import sys; sys.modules['fcntl'] = None\n"
WITHOUT_LOCKS = (
    "import errno, fcntl\n"
    "def flock(*_): raise OSError(errno.ENOLCK, 'No locks available')\n"
    "fcntl.flock = flock\n"
)
TAKE_LOCK = (
    "import os, sys\n"
    "from pathlib import Path\n"
    "from hotlap.runs.lock import locked\n"
    "with locked(Path(sys.argv[1])):\n"
    "    print('locked', flush=True)\n"
    "    sys.stdin.read()\n"
    "    os._exit(0)\n"  # As if it were killed: nothing is tidied up.
)


def refuse_flock(handle, operation):
    raise OSError(errno.ENOLCK, "No locks available")


@pytest.fixture(params=["flock", "no fcntl", "no locks"])
def code(request, monkeypatch):
    """A program that holds a folder until its input ends. Its locks are of the same kind as those here."""
    if request.param == "flock":
        return TAKE_LOCK
    if request.param == "no locks":
        monkeypatch.setattr("fcntl.flock", refuse_flock)
        return WITHOUT_LOCKS + TAKE_LOCK
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


def keep_renewing(path, ended):
    beat = 0
    while not ended.wait(0.1):
        beat += 1
        path.write_text(json.dumps({"id": "x", "host": "elsewhere", "pid": 1, "beat": beat}))


def test_a_lease_of_another_machine_is_respected_where_locks_do_not_reach_it(code, tmp_path):
    ended = threading.Event()
    thread = threading.Thread(target=keep_renewing, args=(tmp_path / lease.LEASE_FILE, ended))
    thread.start()
    try:
        wait_for((tmp_path / lease.LEASE_FILE).exists)
        refused(tmp_path)
    finally:
        ended.set()
        thread.join()


def test_a_file_system_without_locks_leaves_no_files_behind(code, tmp_path):
    with locked(tmp_path):
        pass
    assert [path.name for path in tmp_path.iterdir()] == [".lock"]
