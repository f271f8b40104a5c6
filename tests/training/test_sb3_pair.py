"""stable-baselines3 alone reads what hotlap writes."""

import json
import subprocess
import sys

import numpy as np
import pytest
from training.short_runs import trainer

from hotlap.policies.loading import load_driver
from hotlap.runs.checkpoint import read_checkpoint
from hotlap.training.checkpoint.export import export_sb3

ALONE = """
import sys, json, pickle, numpy as np
class NoHotlap:
    def find_spec(self, name, *_):
        if name.split(".")[0] == "hotlap":
            raise ImportError("hotlap is not installed here")
sys.meta_path.insert(0, NoHotlap())
import stable_baselines3 as sb3
"""
READ = """
actions = []
for path, algorithm, normalizer, observations in json.loads(sys.stdin.read()):
    observations = np.array(observations, dtype=np.float32)
    if normalizer:
        with open(normalizer, "rb") as file:
            observations = pickle.load(file).normalize_obs(observations)
    model = getattr(sb3, algorithm).load(path, device="cpu")
    actions.append(model.predict(observations, deterministic=True)[0].tolist())
assert not any(name.startswith("hotlap") for name in sys.modules)
print(json.dumps(actions))
"""
LEARN = """
from stable_baselines3.common.env_util import make_vec_env
path, algorithm, again = json.loads(sys.stdin.read())
kind, found = getattr(sb3, algorithm), []
for source in (path, again):
    model = kind.load(source, env=make_vec_env("Pendulum-v1", 2, seed=1), device="cpu")
    before = {key: value.clone() for key, value in model.policy.state_dict().items()}
    states = model.policy.optimizer.state_dict()["state"].values()
    found.append({"steps": model.num_timesteps, "optimizer": [float(state["step"]) for state in states]})
    model.learn(200, reset_num_timesteps=False)
    after = model.policy.state_dict()
    found[-1]["unmoved"] = [key for key in after if bool((after[key] == before[key]).all())]
    found[-1]["finite"] = all(bool(value.isfinite().all()) for value in after.values())
    model.save(again)
print(json.dumps(found))
"""


def run_alone(script, job):
    """What a script prints for a job, where there is no hotlap."""
    done = subprocess.run(
        [sys.executable, "-c", ALONE + script],
        input=json.dumps(job),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def actions_of_sb3(jobs):
    """What plain SB3 does with (file, algorithm, normaliser's file or nothing, observations)."""
    return run_alone(
        READ, [(str(path), name.upper(), str(norm or ""), seen.tolist()) for path, name, norm, seen in jobs]
    )


def normalised(driver, observations):
    norm = driver.checkpoint.driver["normalizer"]
    return np.clip((observations - norm["mean"]) / np.sqrt(norm["var"] + norm["epsilon"]), -10, 10)


def test_plain_sb3_reads_checkpoints_and_the_exported_pair(tmp_path):
    seen = np.random.default_rng(0).normal(size=(50, 3)).astype(np.float32)
    jobs, wanted = [], []
    for algorithm in ("ppo", "a2c", "sac", "td3"):
        run = trainer(tmp_path / "runs", algorithm, "Pendulum-v1", normalize=True)
        run.run()
        for path in (run.folder.model, run.folder.checkpoints / "checkpoint_90.zip"):
            driver = load_driver(path)
            jobs.append((path, algorithm, None, normalised(driver, seen)))
            wanted.append(driver.act(seen))
        model, normalizer = export_sb3(run.folder.model, tmp_path / algorithm)
        jobs.append((model, algorithm, normalizer, seen))
        wanted.append(load_driver(run.folder.model).act(seen))
    np.testing.assert_allclose(actions_of_sb3(jobs), wanted, atol=1e-5)


@pytest.mark.parametrize("algorithm", ["ppo", "a2c"])
def test_plain_sb3_goes_on_learning_from_a_checkpoint_and_from_what_it_made_of_it(algorithm, tmp_path):
    run = trainer(tmp_path / "runs", algorithm, "Pendulum-v1", normalize=True)
    run.run()
    checkpoint = run.folder.checkpoints / "checkpoint_360.zip"
    ours, theirs = run_alone(LEARN, [str(checkpoint), algorithm.upper(), str(tmp_path / "again.zip")])
    assert ours["steps"] == read_checkpoint(checkpoint).manifest.resume_step > 0
    assert theirs["steps"] >= ours["steps"] + 200
    assert 0 < min(ours["optimizer"]) == max(ours["optimizer"]) < min(theirs["optimizer"])
    for found in (ours, theirs):
        assert found["unmoved"] == []
        assert found["finite"]


def test_without_a_normaliser_the_pair_has_one_that_changes_nothing(tmp_path):
    seen = np.random.default_rng(0).normal(size=(50, 4)).astype(np.float32)
    jobs, wanted = [], []
    for algorithm in ("ppo", "dqn"):
        run = trainer(tmp_path / "runs", algorithm, "CartPole-v1")
        run.run()
        model, normalizer = export_sb3(run.folder.model, tmp_path / algorithm)
        jobs += [(model, algorithm, normalizer, seen), (run.folder.model, algorithm, None, seen)]
        wanted += [load_driver(run.folder.model).act(seen).tolist()] * 2
    assert actions_of_sb3(jobs) == wanted
