import json
import os
import subprocess
import sys
import time

import pytest

from hotlap.runs import lease
from hotlap.runs.errors import RunLockedError
from hotlap.runs.lease import LEASE_FILE, leased

HOLD = "import sys, time; from pathlib import Path; from hotlap.runs.lease import leased\n" + (
    "with leased(Path(sys.argv[1])): print('held', flush=True); time.sleep(float(sys.argv[2]))"
)


def holder(folder, seconds):
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(folder), str(seconds)], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout.readline() == "held\n"
    return process


def foreign_lease(folder, beat=0):
    (folder / LEASE_FILE).write_text(json.dumps({"id": "x", "host": "elsewhere", "pid": 1, "beat": beat}))


def test_a_lease_keeps_others_out_until_it_is_given_back(tmp_path):
    process = holder(tmp_path, 1)
    with pytest.raises(RunLockedError, match="another training run uses"), leased(tmp_path):
        pass
    with leased(tmp_path, patience_s=30):
        assert process.wait() == 0
    assert not (tmp_path / LEASE_FILE).exists()
    process.stdout.close()


def test_the_lease_of_a_killed_process_of_this_machine_is_over_at_once(tmp_path):
    process = holder(tmp_path, 60)
    process.kill()
    process.wait()
    process.stdout.close()
    with leased(tmp_path):
        pass


def test_the_lease_of_another_machine_is_over_when_it_stands_still(tmp_path, monkeypatch):
    monkeypatch.setattr(lease, "EXPIRES_S", 0.5)
    monkeypatch.setattr(lease, "BEAT_S", 0.05)
    foreign_lease(tmp_path)
    begun = time.monotonic()
    with leased(tmp_path, patience_s=10):
        assert time.monotonic() - begun > 0.5


def test_the_lease_of_another_machine_that_died_ends_also_without_patience(tmp_path, monkeypatch):
    monkeypatch.setattr(lease, "EXPIRES_S", 0.5)
    monkeypatch.setattr(lease, "BEAT_S", 0.05)
    foreign_lease(tmp_path)
    with leased(tmp_path):
        pass


def test_the_lease_of_another_machine_that_is_renewed_is_respected(tmp_path, monkeypatch):
    monkeypatch.setattr(lease, "EXPIRES_S", 0.5)
    beats = iter(range(1000))
    sleep = time.sleep

    def renew_and_sleep(seconds):
        foreign_lease(tmp_path, next(beats))
        sleep(seconds)

    monkeypatch.setattr(lease.time, "sleep", renew_and_sleep)
    foreign_lease(tmp_path)
    with pytest.raises(RunLockedError), leased(tmp_path, patience_s=2):
        pass


def test_a_holder_whose_lease_was_taken_ends(tmp_path):
    process = holder(tmp_path, 60)
    os.unlink(tmp_path / LEASE_FILE)  # noqa: PTH108
    foreign_lease(tmp_path)
    assert process.wait(timeout=30) == 75
    process.stdout.close()
    assert json.loads((tmp_path / LEASE_FILE).read_text())["id"] == "x"


def test_of_many_that_want_a_dead_lease_one_holds_it_at_a_time(tmp_path):
    code = (
        "import sys, os; from pathlib import Path; from hotlap.runs.lease import leased\n"
        "folder = Path(sys.argv[1])\n"
        "with leased(folder, 60):\n"
        "    os.close(os.open(folder / 'inside', os.O_CREAT | os.O_EXCL)); import time; time.sleep(0.05)\n"
        "    (folder / 'inside').unlink()\n"
    )
    dead = holder(tmp_path, 60)
    dead.kill()
    dead.wait()
    dead.stdout.close()
    crowd = [subprocess.Popen([sys.executable, "-c", code, str(tmp_path)]) for _ in range(6)]
    assert [process.wait() for process in crowd] == [0] * 6
