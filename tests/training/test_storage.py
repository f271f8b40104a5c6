"""A checkpoint is there whole or not at all, whatever kills the process while it is written."""

import itertools
import os
import shutil
import signal
import traceback

import pytest
from benchmarks.run_comparison import run_differences
from training.short_runs import CrashAt, CrashError, trainer

from hotlap.runs.checkpoint import read_checkpoint
from hotlap.runs.storage import StorageError, write_whole
from hotlap.training.checkpoint import append_log

SMALL = ("sac", "Pendulum-v1")
FEW = {"settings": {"buffer_size": 5000, "learning_starts": 300}}


class Deadly:
    """Kills the process at its n-th call to write, fsync or replace; a write is half done by then."""

    def __init__(self, patch, n):
        self.left = n
        write = os.write
        patch.setattr(os, "write", self.around(write, lambda to, data: write(to, data[: len(data) // 2])))
        patch.setattr(os, "fsync", self.around(os.fsync))
        patch.setattr(os, "replace", self.around(os.replace))

    def around(self, original, partly=lambda *_: None):
        def call(*arguments):
            self.left -= 1
            if self.left == 0:
                partly(*arguments)
                os.kill(os.getpid(), signal.SIGKILL)
            return original(*arguments)

        return call


def killed_at(out, call, monkeypatch):
    """Train on in a process of its own; whether it was killed."""
    child = os.fork()
    if child == 0:
        try:
            Deadly(monkeypatch, call)
            trainer(out, *SMALL, **FEW, resume=True).run()
            os._exit(0)
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(1)
    _, status = os.waitpid(child, 0)
    assert status in (0, signal.SIGKILL), status
    return status != 0


@pytest.mark.slow
def test_a_kill_at_every_write_fsync_and_rename_loses_nothing(tmp_path, monkeypatch):
    """Segments, checkpoints, best, model, metrics, curve, results: each call in turn is the last."""
    monkeypatch.setattr(append_log, "SMALLEST_SEGMENT", 1000)
    alone = trainer(tmp_path / "alone", *SMALL, **FEW)
    alone.run()
    for call in itertools.count(1):
        out = tmp_path / str(call)
        if not killed_at(out, call, monkeypatch):
            break
        run = trainer(out, *SMALL, **FEW, resume=True)
        for path in run.folder.path.rglob("*.zip"):
            read_checkpoint(path, with_resume=True)
        steps = sorted(int(path.stem.split("_")[1]) for path in run.folder.checkpoints.glob("checkpoint*"))
        assert steps == [90, 180, 270, 360][: len(steps)], "an older checkpoint is gone"
        run.run()
        assert run_differences(alone.folder.path, run.folder.path) == []
        shutil.rmtree(out)
    assert call > 40


def test_an_interrupted_write_leaves_the_old_file(tmp_path, monkeypatch):
    path = tmp_path / "a.zip"
    write_whole(path, b"old")

    def full(*_):
        raise OSError(28, "No space left on device")

    for name in ("write", "fsync", "replace"):
        with monkeypatch.context() as patch:
            patch.setattr(os, name, full)
            with pytest.raises(StorageError, match=r"a\.zip: the disk is full; earlier files are intact"):
                write_whole(path, b"new")
        assert path.read_bytes() == b"old"
        assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_is_gone_is_named(tmp_path):
    with pytest.raises(StorageError, match=r"the folder .*gone is gone"):
        write_whole(tmp_path / "gone" / "a", b"x")


def test_a_full_disk_stops_the_run_and_leaves_what_was_saved(tmp_path, monkeypatch):
    run = trainer(tmp_path / "full")
    write, left = os.write, [4]

    def filling(handle, data):
        left[0] -= 1
        if left[0] < 0:
            raise OSError(28, "No space left on device")
        return write(handle, data)

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", filling)
        with pytest.raises(StorageError, match="the disk is full"):
            run.run()
    saved = sorted(run.folder.checkpoints.glob("checkpoint_*.zip"))
    assert saved
    for path in saved:
        read_checkpoint(path, with_resume=True)
    assert trainer(tmp_path / "full", resume=True).run().total_timesteps == 400


def test_a_run_folder_that_vanishes_is_a_sentence(tmp_path):
    run = trainer(tmp_path, callbacks=[Vanish(tmp_path)])
    with pytest.raises(StorageError, match=r"the folder .*checkpoints is gone"):
        run.run()


class Vanish(CrashAt):
    """Removes the run's folder on the way."""

    def __init__(self, out):
        super().__init__(80)
        self.out = out

    def _on_step(self):
        if self.num_timesteps == self.step:
            os.rename(self.out, self.out.with_name("elsewhere"))  # noqa: PTH104
        return True


def test_resume_takes_the_newest_checkpoint_that_is_whole_and_says_so(tmp_path):
    run = trainer(tmp_path, callbacks=[CrashAt(300)])
    with pytest.raises(CrashError):
        run.run()
    newest = run.folder.checkpoints / "checkpoint_270.zip"
    newest.write_bytes(newest.read_bytes()[:-3000])
    said = []
    trainer(tmp_path, resume=True, report=said.append).run()
    assert said[0].startswith("checkpoint_270.zip cannot be used: ")
    assert said[1] == "resuming from step 160 (checkpoint_180.zip)"


def test_a_lost_segment_makes_its_checkpoint_unfit(tmp_path, monkeypatch):
    monkeypatch.setattr(append_log, "SMALLEST_SEGMENT", 1000)
    changes = {"settings": {"buffer_size": 5000}, "steps": 400, "checkpoint_every": 90}
    run = trainer(tmp_path, "sac", "Pendulum-v1", **changes, callbacks=[CrashAt(300)])
    with pytest.raises(CrashError):
        run.run()
    segments = sorted((run.folder.checkpoints / "segments").iterdir(), key=lambda path: path.stat().st_mtime)
    assert segments
    segments[-1].unlink()
    said = []
    trainer(tmp_path, "sac", "Pendulum-v1", **changes, resume=True, report=said.append).run()
    assert any("segments" in line and "cannot be read" in line for line in said)
