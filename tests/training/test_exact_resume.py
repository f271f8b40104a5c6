"""A resumed run is the run that was never stopped, to the bit."""

import random
import signal

import numpy as np
import pytest
from benchmarks.run_comparison import run_differences
from training.short_runs import CASES, CrashAt, CrashError, trainer

from hotlap.runs.checkpoint import read_manifest
from hotlap.training import session
from hotlap.training.checkpoint import append_log
from hotlap.training.interrupts import RunInterruptedError

SHORT_EPISODES = {"episode": {"maxSteps": 150}}
"""Of the racer: some end while it trains, and its evaluations are quick."""


@pytest.mark.parametrize(("algorithm", "environment", "n_envs", "normalize"), CASES)
def test_a_run_that_crashed_and_went_on_equals_one_that_did_not(
    tmp_path, algorithm, environment, n_envs, normalize
):
    case = (algorithm, environment, n_envs, normalize)
    few = {"settings": {"evaluate_every": 250 if n_envs == 1 else 600}}
    if environment == "racer":
        few["config"] = SHORT_EPISODES
    alone = trainer(tmp_path / "alone", *case, **few)
    alone.run()
    rng = random.Random(str(case))
    for share in (0.1, 0.3, 0.5, 0.75):
        step = int((share + 0.2 * rng.random()) * (400 if n_envs == 1 else 1600))
        crashed = trainer(tmp_path / "crashed", *case, **few, resume=True, callbacks=[CrashAt(step)])
        with pytest.raises(CrashError):
            crashed.run()
        # Whatever happens in between must not matter.
        np.random.seed(rng.randrange(1000))
    trainer(tmp_path / "crashed", *case, **few, resume=True).run()
    assert run_differences(alone.folder.path, crashed.folder.path) == []


@pytest.mark.parametrize(("n_envs", "normalize"), [(1, False), (16, True)])
def test_sac_without_gsde_which_updates_without_autograd_resumes_exactly(tmp_path, n_envs, normalize):
    case = ("sac", "racer", n_envs, normalize)
    plain = {"settings": {"use_sde": False}, "config": SHORT_EPISODES}
    alone = trainer(tmp_path / "alone", *case, **plain)
    alone.run()
    crashed = trainer(tmp_path / "crashed", *case, **plain, callbacks=[CrashAt(300)])
    with pytest.raises(CrashError):
        crashed.run()
    trainer(tmp_path / "crashed", *case, **plain, resume=True).run()
    assert run_differences(alone.folder.path, crashed.folder.path) == []


def test_the_comparison_sees_a_difference(tmp_path):
    runs = [trainer(tmp_path / str(seed), seed=seed) for seed in (3, 4)]
    for run in runs:
        run.run()
    found = run_differences(*(run.folder.path for run in runs))
    assert any("weights" in place for place in found)
    assert any("metrics.json" in place for place in found)
    assert any("tensorboard" in place for place in found)


def test_a_run_on_random_tracks_with_shaped_rewards_resumes_exactly(tmp_path):
    case = ("ppo", "racer:random", 16, True)
    shaped = {
        "settings": {
            "observation": "preview", "train_progress": "time", "train_edge_margin": 0.3,
            "random_start": True, "pool_size": 4, "action_repeat": 4,
        },
        "config": {"episode": {"maxSteps": 300}, "weights": {"offTrackPenalty": -0.02}},
    }  # fmt: skip
    alone = trainer(tmp_path / "alone", *case, **shaped)
    alone.run()
    crashed = trainer(tmp_path / "crashed", *case, **shaped, callbacks=[CrashAt(900)])
    with pytest.raises(CrashError):
        crashed.run()
    trainer(tmp_path / "crashed", *case, **shaped, resume=True).run()
    assert run_differences(alone.folder.path, crashed.folder.path) == []


@pytest.mark.parametrize("algorithm", ["ppo", "a2c", "sac", "td3"])
def test_more_steps_asked_for_later_give_the_run_that_was_longer_from_the_start(tmp_path, algorithm):
    environment = "Pendulum-v1"
    long = trainer(tmp_path / "long", algorithm, environment, steps=401)
    long.run()
    trainer(tmp_path / "short", algorithm, environment, steps=250).run()
    extended = trainer(tmp_path / "short", algorithm, environment, steps=401, resume=True)
    assert extended.run().total_timesteps == 401
    assert run_differences(long.folder.path, extended.folder.path) == []


@pytest.mark.parametrize(
    "case", [("ppo", "CartPole-v1"), ("sac", "Pendulum-v1"), ("ppo", "LunarLander-v3", 16)]
)
def test_a_run_stopped_by_signals_equals_one_that_was_not(tmp_path, monkeypatch, case):
    monkeypatch.setattr(append_log, "SMALLEST_SEGMENT", 1000)
    alone = trainer(tmp_path / "alone", *case)
    alone.run()
    for step in (1, 150, 330):
        stopped = trainer(tmp_path / "stopped", *case, resume=True, callbacks=[SignalAt(step)])
        with pytest.raises(RunInterruptedError):
            stopped.run()
    trainer(tmp_path / "stopped", *case, resume=True).run()
    assert run_differences(alone.folder.path, stopped.folder.path) == []


class SignalAt(CrashAt):
    """Sends the process a SIGTERM, as a person or a scheduler would."""

    def _on_step(self):
        if self.num_timesteps >= self.step:
            signal.raise_signal(signal.SIGTERM)
            self.step = 10**9
        return True


def test_a_run_that_crashed_while_it_wrote_its_results_equals_one_that_did_not(tmp_path, monkeypatch):
    """Its last step has a checkpoint and the final model, which says that the checkpoint has been written."""
    alone, crashed = (trainer(tmp_path / name, steps=360) for name in ("alone", "crashed"))
    alone.run()

    def crash(*_):
        raise CrashError

    with monkeypatch.context() as patch:
        patch.setattr(session, "save_learning_curve", crash)
        with pytest.raises(CrashError):
            crashed.run()
    assert crashed.folder.model.exists()
    trainer(tmp_path / "crashed", steps=360, resume=True).run()
    assert run_differences(alone.folder.path, crashed.folder.path) == []


def test_a_finished_run_resumed_is_left_as_it_is(tmp_path):
    run = trainer(tmp_path)
    first = run.run()
    before = {path: path.read_bytes() for path in run.folder.path.rglob("*.zip")}
    assert trainer(tmp_path, resume=True).run() == first
    assert {path: path.read_bytes() for path in run.folder.path.rglob("*.zip")} == before


def test_a_run_killed_between_its_model_and_its_results_equals_one_that_was_not(tmp_path):
    """With a checkpoint at the very last step, which the resume must leave as it is."""
    alone, killed = (trainer(tmp_path / name, checkpoint_every=100) for name in ("alone", "killed"))
    alone.run()
    killed.run()
    killed.folder.results.unlink()
    trainer(tmp_path / "killed", checkpoint_every=100, resume=True).run()
    assert run_differences(alone.folder.path, killed.folder.path) == []


def test_two_runs_of_one_plan_are_the_same(tmp_path):
    runs = [trainer(tmp_path / name, "a2c", "LunarLander-v3") for name in ("one", "two")]
    for run in runs:
        run.run()
    assert run_differences(*(run.folder.path for run in runs)) == []


def test_a_resume_without_a_whole_checkpoint_starts_afresh(tmp_path):
    alone = trainer(tmp_path / "alone")
    alone.run()
    crashed = trainer(tmp_path / "crashed", callbacks=[CrashAt(20)])
    with pytest.raises(CrashError):
        crashed.run()
    assert not list(crashed.folder.checkpoints.glob("*.zip"))
    trainer(tmp_path / "crashed", resume=True).run()
    assert run_differences(alone.folder.path, crashed.folder.path) == []


def test_resume_of_nothing_is_a_new_run(tmp_path):
    assert trainer(tmp_path, resume=True, steps=50).run().total_timesteps == 50


def test_segments_that_no_checkpoint_names_are_removed(tmp_path, monkeypatch):
    monkeypatch.setattr(append_log, "SMALLEST_SEGMENT", 1000)
    run = trainer(tmp_path, "sac", "Pendulum-v1", keep=2, settings={"buffer_size": 100}, steps=900)
    run.run()
    manifests = [read_manifest(path) for path in run.folder.checkpoints.glob("checkpoint_*.zip")]
    assert len(manifests) == 2
    named = {
        segment["file"]
        for manifest in manifests
        for journal in manifest.resume["journals"].values()
        for segment in journal["segments"]
    }
    assert named
    # The final model's own segment is newer than any checkpoint's.
    found = {path.name for path in (run.folder.checkpoints / "segments").iterdir()}
    assert named <= found
    assert len(found - named) <= 2
