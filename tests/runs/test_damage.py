"""Damaged and foreign files of a run: one kind of error, and what is whole can still be used."""

import json
import zipfile

import pytest
from command import hotlap
from training.short_runs import CrashAt, CrashError, trainer

from hotlap.policies.loading import Driver, load_driver
from hotlap.runs.checkpoint import MANIFEST, read_checkpoint
from hotlap.runs.errors import RunFileError
from hotlap.runs.folder import RunFolder


def edit_manifest(path, change):
    with zipfile.ZipFile(path) as archive:
        entries = {name: archive.read(name) for name in archive.namelist()}
    manifest = json.loads(entries[MANIFEST])
    change(manifest)
    entries[MANIFEST] = json.dumps(manifest).encode()
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in entries.items():
            archive.writestr(name, data)


@pytest.fixture(scope="module")
def finished(tmp_path_factory):
    run = trainer(tmp_path_factory.mktemp("run"), steps=128)
    run.run()
    return run.folder


DAMAGES = {
    "times": lambda manifest: manifest["times"].update(training_time_sec="soon"),
    "array": lambda manifest: manifest["driver"]["weights"].update(x={"$array": [5], "scalar": False}),
    "driver": lambda manifest: manifest.update(driver=5),
    "plan": lambda manifest: manifest["plan"].update(n_envs="many"),
    "noise": lambda manifest: manifest["driver"]["policy"]["noise"].update(kind="zzz"),
    "spaces": lambda manifest: manifest["driver"].update(spaces={}),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_manifest_that_makes_no_sense_is_one_kind_of_error(finished, tmp_path, damage):
    path = tmp_path / "damaged.zip"
    path.write_bytes(finished.model.read_bytes())
    edit_manifest(path, DAMAGES[damage])
    with pytest.raises(RunFileError):
        Driver(read_checkpoint(path))


def test_a_checkpoint_whose_driver_is_damaged_is_passed_over_on_resume(tmp_path):
    run = trainer(tmp_path, callbacks=[CrashAt(300)])
    with pytest.raises(CrashError):
        run.run()
    edit_manifest(run.folder.checkpoint(270), DAMAGES["spaces"])
    told = []
    trainer(tmp_path, resume=True, report=told.append).run()
    assert "checkpoint_270.zip cannot be used" in told[0]
    assert told[1].startswith("resuming from step")


def test_a_driver_is_found_although_the_config_is_damaged(finished):
    text = finished.config.read_text()
    finished.config.write_text("")
    try:
        assert load_driver(finished.path).config.environment == "CartPole-v1"
        with pytest.raises(RunFileError, match=r"config\.json"):
            RunFolder.open(finished.path).read_config()
    finally:
        finished.config.write_text(text)


@pytest.mark.parametrize("line", ['{"kind": "start", "timestep": 0, "seconds": 0}', "not json", "[]", ""])
def test_foreign_events_are_a_sentence(tmp_path, line):
    (tmp_path / "config.json").write_text("{}")
    (tmp_path / "events.jsonl").write_text(line + "\n")
    shown = hotlap("watch", tmp_path, "--once")
    assert shown.returncode == 0, shown.stderr
    assert "waiting for its first event" in " ".join(shown.stdout.split())


def test_events_that_are_a_folder_are_a_sentence(tmp_path):
    (tmp_path / "config.json").write_text("{}")
    (tmp_path / "events.jsonl").mkdir()
    shown = hotlap("watch", tmp_path, "--once")
    assert shown.returncode == 2
    assert "cannot be read" in shown.stderr


@pytest.mark.parametrize("damage", ["garbage\n", ""])
def test_lost_events_begin_anew_on_resume(tmp_path, damage):
    run = trainer(tmp_path, callbacks=[CrashAt(300)])
    with pytest.raises(CrashError):
        run.run()
    run.folder.events.write_text(damage)
    for at in (320, 380, 10**9):
        again = trainer(tmp_path, resume=True, callbacks=[CrashAt(at)])
        if at < 400:
            with pytest.raises(CrashError):
                again.run()
    results = again.run()
    told = list(run.folder.read_events())
    assert [event["kind"] for event in told].count("start") == 1
    assert told[-1]["kind"] == "end"
    assert [event["timestep"] for event in told if event["kind"] == "evaluation"] == [
        item["timestep"] for item in results.evaluations
    ]
    assert [event["episodes"] for event in told if event["kind"] == "episodes"][-1] == results.episodes


def test_rewards_that_are_not_finite_leave_a_run_that_can_be_looked_at(tmp_path, monkeypatch):
    import gymnasium
    import numpy as np

    class Endless(gymnasium.Env):
        observation_space = gymnasium.spaces.Box(-1, 1, (2,))
        action_space = gymnasium.spaces.Discrete(2)

        def reset(self, *, seed=None, options=None):
            super().reset(seed=seed)
            return np.zeros(2, dtype=np.float32), {}

        def step(self, action):
            return np.zeros(2, dtype=np.float32), float("inf"), False, True, {}

    gymnasium.register("Endless-v0", entry_point=Endless)
    try:
        run = trainer(tmp_path, "a2c", "Endless-v0", steps=64, settings={"n_steps": 64})
        with np.errstate(invalid="ignore"):
            run.run()
    finally:
        del gymnasium.registry["Endless-v0"]
    assert run.folder.learning_curve.exists()
    assert list(run.folder.read_events())[-1]["kind"] == "end"
    shown = hotlap("watch", run.folder.path, "--once")
    assert shown.returncode == 0, shown.stderr
    assert "reward –" in shown.stdout
