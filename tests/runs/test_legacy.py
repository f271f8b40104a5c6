"""Runs of earlier versions: their names are translated when they are read, and they resume exactly."""

import json
import zipfile

import pytest
from benchmarks.run_comparison import run_differences
from training.short_runs import CrashAt, CrashError, resolved_config, trainer

from hotlap.runs.checkpoint import MANIFEST, read_checkpoint
from hotlap.runs.config import RunConfig
from hotlap.runs.results import ExperimentResults

OLD = {
    "vec_backend": "vectorizer",
    "action_bound_coef": "overshoot_coef",
    "train_max_episode_ticks": "training_ticks",
}
RACER = {"action_bound_coef": 0.1, "train_max_episode_ticks": 300}


def with_old_names(value):
    """A tree as the version before wrote it: other names of settings, and no label."""
    if isinstance(value, dict):
        return {OLD.get(key, key): with_old_names(item) for key, item in value.items() if key != "name"}
    return value


def make_old(folder):
    """Rewrite a run's config and checkpoints as the version before would have left them."""
    folder.config.write_text(json.dumps(with_old_names(json.loads(folder.config.read_text()))))
    folder.events.unlink()
    for path in folder.path.rglob("*.zip"):
        with zipfile.ZipFile(path) as archive:
            entries = {name: archive.read(name) for name in archive.namelist()}
        manifest = json.loads(entries[MANIFEST])
        manifest["plan"] = with_old_names(manifest["plan"])
        if manifest["resume"] is not None:
            del manifest["resume"]["parts"]["events"]
            manifest["resume"]["parts"]["racer_metrics"]["episodes"] = {
                car: dict(zip(("lap", "lap_start_tick", "lapped"), episode, strict=True))
                for car, episode in manifest["resume"]["parts"]["racer_metrics"]["episodes"].items()
            }
        entries[MANIFEST] = json.dumps(manifest).encode()
        with zipfile.ZipFile(path, "w") as archive:
            for name, data in entries.items():
                archive.writestr(name, data)


def test_a_run_of_the_version_before_resumes_exactly(tmp_path):
    case = ("ppo", "racer", 16, True)
    alone = trainer(tmp_path / "alone", *case, settings=RACER)
    alone.run()
    old = trainer(tmp_path / "old", *case, settings=RACER, callbacks=[CrashAt(1000)])
    with pytest.raises(CrashError):
        old.run()
    make_old(old.folder)
    assert old.folder.read_config().hyperparameters["action_bound_coef"] == 0.1
    trainer(tmp_path / "old", *case, settings=RACER, resume=True).run()
    # The old run has neither the events before its resume nor checkpoints that count them.
    found = run_differences(alone.folder.path, old.folder.path)
    assert [place for place in found if "events" not in place] == []
    told = list(old.folder.read_events())
    assert told[0]["kind"] == "start"
    assert [event["timestep"] for event in told if event["kind"] == "evaluation"] == [
        item["timestep"] for item in old.folder.read_results().evaluations
    ]


def test_settings_are_translated_wherever_they_stand():
    config = resolved_config("racer", settings=RACER)
    assert RunConfig.from_dict(with_old_names(config.as_dict()), "old") == config


def test_results_of_the_version_before_are_read(tmp_path):
    run = trainer(tmp_path, steps=64)
    results = run.run()
    run.folder.results.write_text(json.dumps(with_old_names(json.loads(run.folder.results.read_text()))))
    assert ExperimentResults.load(run.folder.results) == results


def test_old_names_of_settings_still_work_with_a_note(tmp_path):
    notes = []
    run = trainer(
        tmp_path, "ppo", "racer", steps=64, settings={"overshoot_coef": 0.1, "training_ticks": 300},
        report=notes.append,
    )  # fmt: skip
    run.run()
    manifest = read_checkpoint(run.folder.model).manifest
    assert manifest.config.hyperparameters["action_bound_coef"] == 0.1
    assert manifest.config.env_options["train_max_episode_ticks"] == 300
    assert "note: the setting 'overshoot_coef' is now called 'action_bound_coef'" in notes


def test_the_old_name_of_an_error_still_works_with_a_warning():
    import hotlap

    with pytest.warns(DeprecationWarning, match=r"hotlap\.BridgeRequestError now"):
        assert hotlap.RefusedError is hotlap.BridgeRequestError
