"""What a run refuses, and what it leaves behind."""

import errno
import json
import os
import shutil
import threading

import gymnasium
import numpy as np
import pytest
from training.short_runs import CrashAt, CrashError, trainer

from hotlap.evaluation.evaluate import evaluate
from hotlap.policies.loading import load_driver
from hotlap.runs.errors import RunError, RunFileError
from hotlap.runs.results import ExperimentResults
from hotlap.training.trainer import Trainer

RESULT_KEYS = {
    "experiment_id", "algorithm", "environment", "seed", "hyperparameters", "total_timesteps",
    "training_time_sec", "steps_per_sec", "final_reward_mean", "final_reward_std", "episodes",
    "episode_length_mean", "versions", "fingerprints", "git_commit", "started_at", "finished_at",
}  # fmt: skip


def stopped_run(out, *case, at=300, **changes):
    run = trainer(out, *case, callbacks=[CrashAt(at)], **changes)
    with pytest.raises(CrashError):
        run.run()
    return run


@pytest.mark.parametrize(("algorithm", "steps"), [("ppo", 401), ("a2c", 400), ("a2c", 401), ("sac", 402)])
def test_a_run_takes_exactly_its_steps_and_leaves_its_files(tmp_path, algorithm, steps):
    run = trainer(tmp_path, algorithm, "Pendulum-v1", steps=steps)
    results = run.run()
    assert results.total_timesteps == steps
    folder = run.folder.path
    assert folder == tmp_path / "Pendulum-v1" / f"{algorithm}_seed3"
    stem = f"{algorithm}_seed3"
    for name in (
        f"{stem}_model.zip", f"{stem}_results.json", f"{stem}_metrics.json", "config.json", "train.log",
        "learning_curve.png", "checkpoints/best.zip",
        *(f"checkpoints/checkpoint_{step}.zip" for step in (90, 180, 270, 360)),
    ):  # fmt: skip
        assert (folder / name).exists(), name
    assert list((folder / "tensorboard").iterdir())
    found = json.loads((folder / f"{stem}_results.json").read_text())
    assert set(found) >= RESULT_KEYS
    assert ExperimentResults.load(run.folder.results) == results
    assert np.isfinite(results.final_reward_mean)
    assert "config" in (folder / "train.log").read_text()


def test_the_racers_folder_and_fingerprints(tmp_path):
    run = trainer(tmp_path, "ppo", "racer:gauntlet", steps=64)
    results = run.run()
    assert run.folder.path == tmp_path / "racer-gauntlet" / "ppo_seed3"
    assert set(results.fingerprints["tracks"]) == {"gauntlet"}


def test_an_existing_run_is_not_touched_without_resume_or_overwrite(tmp_path):
    run = stopped_run(tmp_path)
    before = {path: path.read_bytes() for path in run.folder.path.rglob("*") if path.is_file()}
    with pytest.raises(RunError, match="already holds a run; continue it with --resume"):
        trainer(tmp_path).run()
    assert {path: path.read_bytes() for path in run.folder.path.rglob("*") if path.is_file()} == before
    with pytest.raises(ValueError, match="choose one"):
        trainer(tmp_path, resume=True, overwrite=True)
    trainer(tmp_path, overwrite=True, steps=50).run()
    assert not (run.folder.checkpoints / "checkpoint_90.zip").exists()


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"settings": {"n_epochs": 3}}, "n_epochs is 2, not 3"),
        ({"settings": {"nepochs": 3}}, "did you mean 'n_epochs'"),
        ({"n_envs": 2}, "n_envs is 1, not 2"),
        ({"settings": {"normalize": True}}, "normalize is False, not True"),
        ({"steps": 100}, "planned for 400 steps; 100 are fewer"),
    ],
)
def test_a_resume_with_other_settings_is_refused(tmp_path, changes, message):
    stopped_run(tmp_path)
    with pytest.raises(ValueError, match=message):
        trainer(tmp_path, **changes, resume=True).run()


def test_a_resume_needs_no_settings_at_all(tmp_path):
    stopped_run(tmp_path)
    assert Trainer("CartPole-v1", "ppo", 3, out=tmp_path, resume=True).run().total_timesteps == 400


def test_a_checkpoint_of_another_run_is_refused(tmp_path):
    run = stopped_run(tmp_path)
    other = stopped_run(tmp_path, "a2c", "LunarLander-v3")
    shutil.copy(other.folder.checkpoints / "checkpoint_270.zip", run.folder.checkpoints)
    with pytest.raises(RunError, match=r"is from another run \(LunarLander-v3, a2c, seed 3"):
        trainer(tmp_path, resume=True).run()


def test_other_physics_is_refused_with_what_differs(tmp_path, monkeypatch):
    stopped_run(tmp_path, "ppo", "racer")
    from hotlap.runs import compatibility

    with monkeypatch.context() as patch:
        patch.setattr(compatibility, "physics_fingerprint", lambda: "77c1")
        patch.setattr(compatibility, "CAR", compatibility.CAR._replace(mass_kg=999.0))
        with pytest.raises(RunFileError, match=r"this install has 77c1 \(mass kg .* there, 999.0 here\)"):
            trainer(tmp_path, "ppo", "racer", resume=True).run()
    with monkeypatch.context() as patch:
        patch.setattr(compatibility, "observation_fingerprint", lambda kind: "beef")
        with pytest.raises(RunFileError, match="this install has beef"):
            trainer(tmp_path, "ppo", "racer", resume=True).run()


def test_a_second_training_in_one_folder_is_refused(tmp_path):
    outcome = []

    class Second(CrashAt):
        def _on_step(self):
            if self.num_timesteps == 50:

                def try_it():
                    try:
                        trainer(tmp_path, resume=True).run()
                    except RunError as error:
                        outcome.append(str(error))

                thread = threading.Thread(target=try_it)
                thread.start()
                thread.join()
            return True

    trainer(tmp_path, callbacks=[Second(0)], steps=100).run()
    assert len(outcome) == 1
    assert "another training run uses" in outcome[0]


class Moody(gymnasium.Env):
    """Not deterministic: every copy of it has its own mood."""

    observation_space = gymnasium.spaces.Box(-1, 1, (2,))
    action_space = gymnasium.spaces.Discrete(2)
    copies = 0

    def __init__(self):
        Moody.copies += 1
        self.mood = Moody.copies * 0.01

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        return np.zeros(2, dtype=np.float32), {}

    def step(self, action):
        return np.full(2, self.mood, dtype=np.float32), 0.0, False, False, {}


def test_a_replay_that_comes_out_differently_is_refused(tmp_path):
    gymnasium.register("Moody-v0", entry_point=Moody, max_episode_steps=50)
    try:
        stopped_run(tmp_path, "ppo", "Moody-v0")
        with pytest.raises(ValueError, match=r"Moody-v0 came out differently when its .* replayed"):
            trainer(tmp_path, "ppo", "Moody-v0", resume=True).run()
    finally:
        del gymnasium.registry["Moody-v0"]


class Changed(gymnasium.Env):
    """Whose spaces another version has changed."""

    actions = 2

    def __init__(self):
        self.observation_space = gymnasium.spaces.Box(-1, 1, (2,))
        self.action_space = gymnasium.spaces.Discrete(Changed.actions)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        return np.zeros(2, dtype=np.float32), {}

    def step(self, action):
        return np.zeros(2, dtype=np.float32), 0.0, False, False, {}


def test_an_environment_whose_spaces_have_changed_is_refused(tmp_path, monkeypatch):
    gymnasium.register("Changed-v0", entry_point=Changed, max_episode_steps=50)
    try:
        run = stopped_run(tmp_path, "ppo", "Changed-v0")
        monkeypatch.setattr(Changed, "actions", 3)
        with pytest.raises(RunFileError, match=r"trained on actions in Discrete\(2\); here they are"):
            trainer(tmp_path, "ppo", "Changed-v0", resume=True).run()
        with pytest.raises(RunFileError, match=r"trained on actions in Discrete\(2\)"):
            evaluate(load_driver(run.folder.checkpoints / "checkpoint_270.zip"), episodes=1)
    finally:
        del gymnasium.registry["Changed-v0"]


def test_a_run_none_of_whose_checkpoints_can_be_used_is_not_started_over(tmp_path):
    run = stopped_run(tmp_path)
    for path in run.folder.checkpoints.glob("*.zip"):
        path.write_bytes(path.read_bytes()[:1000])
    before = {path: path.read_bytes() for path in run.folder.path.rglob("*.zip")}
    with pytest.raises(RunError, match=r"none of the checkpoints in .* can be used"):
        trainer(tmp_path, resume=True).run()
    assert {path: path.read_bytes() for path in run.folder.path.rglob("*.zip")} == before


def test_overwrite_throws_nothing_away_for_settings_that_cannot_work(tmp_path):
    run = stopped_run(tmp_path)
    with pytest.raises(ValueError, match="ppo refuses these settings"):
        trainer(tmp_path, overwrite=True, settings={"batch_size": 1}).run()
    assert (run.folder.checkpoints / "checkpoint_270.zip").exists()


def test_another_interval_on_resume_keeps_the_checkpoints_there_are(tmp_path):
    run = stopped_run(tmp_path)
    trainer(tmp_path, resume=True, checkpoint_every=200).run()
    steps = {int(path.stem.split("_")[1]) for path in run.folder.checkpoints.glob("checkpoint_*.zip")}
    assert steps == {90, 180, 270, 400}


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"plan": {}}', "\xff"])
def test_a_damaged_config_is_a_sentence(tmp_path, text):
    run = stopped_run(tmp_path)
    run.folder.config.write_text(text, encoding="latin-1")
    with pytest.raises(ValueError, match=r"config\.json"):
        trainer(tmp_path, resume=True).run()


def test_damaged_results_of_a_finished_run_are_written_again(tmp_path):
    run = trainer(tmp_path)
    results = run.run()
    run.folder.results.write_text("{")
    assert trainer(tmp_path, resume=True).run().final_reward_mean == results.final_reward_mean


def test_only_as_many_checkpoints_are_kept_as_asked_for(tmp_path):
    run = trainer(tmp_path, keep=2)
    run.run()
    names = sorted(path.name for path in run.folder.checkpoints.glob("checkpoint_*.zip"))
    assert names == ["checkpoint_270.zip", "checkpoint_360.zip"]


def test_a_folder_that_cannot_be_used_is_a_sentence(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(OSError, match="cannot use the folder"):
        trainer(tmp_path / "file").run()
    run, real = trainer(tmp_path), os.open

    def read_only(path, flags, *rest):
        if str(path).endswith(".part"):
            raise OSError(errno.EROFS, "Read-only file system")
        return real(path, flags, *rest)

    monkeypatch.setattr(os, "open", read_only)
    with pytest.raises(OSError, match=r"cannot write .*config\.json: .* is not writable"):
        run.run()


def test_best_is_the_best_evaluation(tmp_path):
    from hotlap.runs.checkpoint import read_checkpoint

    run = trainer(tmp_path, steps=1500, settings={"evaluate_every": 200})
    results = run.run()
    # The last one is there only because the run ends.
    best = max(results.evaluations[:-1], key=lambda item: item["reward_mean"])
    assert read_checkpoint(run.folder.checkpoints / "best.zip").manifest.step == best["timestep"]
    assert results.final_reward_mean == results.evaluations[-1]["reward_mean"]
    assert results.evaluations[-1]["timestep"] == 1500
