"""Nothing in a checkpoint is ever run, and a checkpoint that is not whole is refused."""

import _pickle
import io
import json
import os
import pickle
import zipfile

import cloudpickle
import pytest
import torch
from benchmarks.run_comparison import differences
from training.short_runs import CrashAt, CrashError, trainer

from hotlap.cli import main
from hotlap.evaluation.evaluate import evaluate
from hotlap.policies.inspection import about_checkpoint
from hotlap.policies.loading import load_driver
from hotlap.runs.checkpoint import MANIFEST, RunFileError, read_checkpoint, sha256
from hotlap.runs.errors import RunError
from hotlap.training.checkpoint.export import export_sb3

PICKLES = ("data", "policy.pth", "policy.optimizer.pth", "pytorch_variables.pth")


@pytest.fixture
def stopped(tmp_path):
    """A run that was stopped on its way."""
    run = trainer(tmp_path / "runs", callbacks=[CrashAt(300)])
    with pytest.raises(CrashError):
        run.run()
    return run


class Payload:
    """Creates a file when it is unpickled."""

    def __init__(self, path):
        self.path = str(path)

    def __reduce__(self):
        return (os.mkdir, (self.path,))


def rewritten(path, changes, *, with_hashes):
    """Replace entries of a checkpoint; with the right hashes, as an attacker would."""
    with zipfile.ZipFile(path) as archive:
        entries = {name: archive.read(name) for name in archive.namelist()}
    entries |= changes
    if with_hashes:
        manifest = json.loads(entries[MANIFEST])
        manifest["entries"] = {name: sha256(data) for name, data in entries.items() if name != MANIFEST}
        entries[MANIFEST] = json.dumps(manifest).encode()
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in entries.items():
            archive.writestr(name, data)


def poisoned_entries(trap):
    weights = io.BytesIO()
    torch.save(Payload(trap), weights)
    poison = pickle.dumps(Payload(trap))
    data = json.dumps({"policy_class": {":type:": "x", ":serialized:": poison.hex()}}).encode()
    return {"data": data, "policy.pth": weights.getvalue(), "policy.optimizer.pth": poison}


@pytest.mark.parametrize("with_hashes", [True, False])
def test_a_payload_in_the_pickled_parts_is_never_run(stopped, tmp_path, with_hashes, monkeypatch, capsys):
    trap = tmp_path / "trapped"
    for path in stopped.folder.checkpoints.glob("*.zip"):
        rewritten(path, poisoned_entries(trap), with_hashes=with_hashes)
    checkpoint = stopped.folder.checkpoints / "checkpoint_90.zip"
    commands = [
        ["evaluate", str(checkpoint), "--episodes", "1"],
        ["inspect", str(checkpoint)],
        ["export", str(checkpoint), "--sb3", str(tmp_path / "sb3")],
    ]
    for command in commands:
        monkeypatch.setattr("sys.argv", ["hotlap", *command])
        with pytest.raises(SystemExit) as ended:
            main()
        assert ended.value.code == (0 if with_hashes else 2), capsys.readouterr().err
    if with_hashes:
        load_driver(checkpoint)
    else:
        with pytest.raises(RunFileError, match="damaged: data does not match its hash"):
            load_driver(checkpoint)
    resumed = trainer(tmp_path / "runs", resume=True)
    if with_hashes:
        resumed.run()
    else:
        with pytest.raises(RunError, match="none of the checkpoints"):
            resumed.run()
    assert not trap.exists()


def test_loading_calls_neither_pickle_nor_torch_load(stopped, tmp_path, monkeypatch):
    checkpoint = stopped.folder.checkpoints / "checkpoint_90.zip"
    # Numba keeps compiled kernels as pickles of its own: have them loaded before.
    evaluate(load_driver(checkpoint), episodes=1)

    def refuse(*_, **__):
        raise AssertionError("something was unpickled")

    for module in (pickle, _pickle, cloudpickle):
        for name in ("load", "loads", "Unpickler"):
            if hasattr(module, name):
                monkeypatch.setattr(module, name, refuse)
    monkeypatch.setattr(pickle, "_Unpickler", refuse)
    monkeypatch.setattr(torch, "load", refuse)
    monkeypatch.setattr(torch.serialization, "load", refuse)
    evaluate(load_driver(checkpoint), episodes=1)
    about_checkpoint(checkpoint)
    export_sb3(checkpoint, tmp_path / "sb3")
    trainer(tmp_path / "runs", resume=True).run()


def test_a_flipped_bit_anywhere_is_noticed_or_changes_nothing(stopped):
    path = stopped.folder.checkpoints / "checkpoint_90.zip"
    whole = path.read_bytes()
    before = read_checkpoint(path, with_resume=True)
    noticed, places = 0, range(11, len(whole), len(whole) // 200)
    for place in places:
        damaged = bytearray(whole)
        damaged[place] ^= 1 << place % 8
        path.write_bytes(damaged)
        try:
            found = read_checkpoint(path, with_resume=True)
        except RunFileError:
            noticed += 1
        else:
            # A field of the container that nobody reads, such as an entry's date.
            assert differences(before.manifest, found.manifest) == []
            assert differences(before.driver, found.driver) == []
            assert differences(before.resume, found.resume) == []
    assert noticed > 0.95 * len(places)


@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 0.99])
def test_a_cut_file_is_noticed(stopped, share):
    path = stopped.folder.checkpoints / "checkpoint_90.zip"
    data = path.read_bytes()
    path.write_bytes(data[: int(share * len(data))])
    with pytest.raises(RunFileError, match=r"checkpoint_90\.zip"):
        read_checkpoint(path)


def changed_manifest(path, **changes):
    with zipfile.ZipFile(path) as archive:
        manifest = json.loads(archive.read(MANIFEST))
    rewritten(path, {MANIFEST: json.dumps({**manifest, **changes}).encode()}, with_hashes=False)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"format": 99}, "has checkpoint format 99; this hotlap reads format 1"),
        ({"step": "x"}, "no valid 'step'"),
        ({"entries": {}}, "its entries are not those of its manifest"),
        ({"driver": {}}, "holds no policy that can be run"),
        ({"driver": {"weights": {"$array": "../x", "scalar": False}}}, "damaged or not a checkpoint"),
    ],
)
def test_a_manifest_that_makes_no_sense_is_refused(stopped, changes, message):
    path = stopped.folder.checkpoints / "checkpoint_90.zip"
    changed_manifest(path, **changes)
    with pytest.raises(RunFileError, match=message):
        load_driver(path)


def test_what_is_not_a_checkpoint_is_refused(tmp_path):
    with pytest.raises(RunFileError, match="name a run folder, a checkpoint"):
        load_driver(tmp_path / "none.zip")
    with pytest.raises(RunFileError, match=r"neither best\.zip nor a final model"):
        load_driver(tmp_path)
    (tmp_path / "a.zip").write_bytes(b"hello")
    with pytest.raises(RunFileError, match="damaged or not a checkpoint"):
        load_driver(tmp_path / "a.zip")
    with zipfile.ZipFile(tmp_path / "b.zip", "w") as archive:
        archive.writestr("data", "{}")
    with pytest.raises(RunFileError, match="it is not a checkpoint of hotlap"):
        load_driver(tmp_path / "b.zip")
    with zipfile.ZipFile(tmp_path / "c.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(MANIFEST, b"0" * 10_000_000)
    with pytest.raises(RunFileError, match="compressed or too large"):
        load_driver(tmp_path / "c.zip")
