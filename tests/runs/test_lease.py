import errno
import json
import os
import subprocess
import sys
import time

import pytest

from hotlap.runs import lease
from hotlap.runs.errors import RunLockedError
from hotlap.runs.lease import LEASE_FILE, leased

HOLD = "import sys, time; from pathlib import Path; from hotlap.runs import lease\n" + (
    "with lease.leased(Path(sys.argv[1])): print('held', flush=True); time.sleep(float(sys.argv[2]))"
)


def holder(folder, seconds, program=HOLD):
    process = subprocess.Popen(
        [sys.executable, "-c", program, str(folder), str(seconds)], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout.readline() == "held\n"
    return process


def foreign_lease(folder, beat=0, host="elsewhere", pid=1):
    (folder / LEASE_FILE).write_text(json.dumps({"id": "x", "host": host, "pid": pid, "beat": beat}))


def test_a_lease_keeps_others_out_until_it_is_given_back(tmp_path):
    process = holder(tmp_path, 8)
    with pytest.raises(RunLockedError, match="another training run uses"), leased(tmp_path):
        pass
    assert process.wait() == 0
    assert not (tmp_path / LEASE_FILE).exists()
    with leased(tmp_path):
        pass
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
    with leased(tmp_path):
        assert time.monotonic() - begun > 0.5


def test_a_lease_is_over_although_its_holders_process_number_is_in_use_again(tmp_path, monkeypatch):
    monkeypatch.setattr(lease, "EXPIRES_S", 0.5)
    monkeypatch.setattr(lease, "BEAT_S", 0.05)
    foreign_lease(tmp_path, host=lease._machine(), pid=os.getpid())
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
    with pytest.raises(RunLockedError), leased(tmp_path):
        pass


def test_a_holder_whose_lease_was_taken_ends(tmp_path):
    process = holder(tmp_path, 60)
    os.unlink(tmp_path / LEASE_FILE)  # noqa: PTH108
    foreign_lease(tmp_path)
    assert process.wait(timeout=30) == 75
    process.stdout.close()
    assert json.loads((tmp_path / LEASE_FILE).read_text())["id"] == "x"


def test_a_lease_is_renewed_again_after_an_error_of_the_file_system(tmp_path, monkeypatch):
    monkeypatch.setattr(lease, "BEAT_S", 0.05)
    read, fail_once = lease._read, [OSError(errno.ESTALE, "Stale file handle")]

    def read_from_nfs(path):
        if fail_once:
            raise fail_once.pop()
        return read(path)

    with leased(tmp_path):
        monkeypatch.setattr(lease, "_read", read_from_nfs)
        until = time.monotonic() + 10
        while fail_once:
            assert time.monotonic() < until
            time.sleep(0.01)
        before = (tmp_path / LEASE_FILE).read_text()
        while (tmp_path / LEASE_FILE).read_text() == before:
            assert time.monotonic() < until, "the lease is not renewed any more"
            time.sleep(0.05)


def test_a_holder_that_cannot_renew_its_lease_ends_before_others_may_take_it(tmp_path):
    broken = HOLD.replace(
        "with lease.leased",
        "lease.BEAT_S, lease.EXPIRES_S = 0.1, 2.0\n"
        "def write_beat(self): raise OSError(116, 'Stale file handle')\n"
        "lease._Lease._write_beat = write_beat\n"
        "with lease.leased",
    )
    begun = time.monotonic()
    process = holder(tmp_path, 60, broken)
    assert process.wait(timeout=30) == 75
    assert time.monotonic() - begun < 30
    process.stdout.close()


def test_a_link_that_nfs_made_but_reports_as_there_already_is_the_lease(tmp_path, monkeypatch):
    link = os.link

    def link_twice(source, target):
        link(source, target)
        link(source, target)

    monkeypatch.setattr(lease.os, "link", link_twice)
    begun = time.monotonic()
    with leased(tmp_path):
        assert time.monotonic() - begun < lease.BEAT_S


def test_of_many_that_want_a_dead_lease_one_holds_it_at_a_time(tmp_path):
    code = (
        "import sys, os, time; from pathlib import Path; from hotlap.runs import lease\n"
        "folder = Path(sys.argv[1])\n"
        "while True:\n"
        "    try:\n"
        "        with lease.leased(folder):\n"
        "            os.close(os.open(folder / 'inside', os.O_CREAT | os.O_EXCL)); time.sleep(0.05)\n"
        "            (folder / 'inside').unlink()\n"
        "        break\n"
        "    except lease.RunLockedError:\n"
        "        time.sleep(0.05)\n"
    )
    dead = holder(tmp_path, 60)
    dead.kill()
    dead.wait()
    dead.stdout.close()
    crowd = [subprocess.Popen([sys.executable, "-c", code, str(tmp_path)]) for _ in range(6)]
    assert [process.wait() for process in crowd] == [0] * 6
