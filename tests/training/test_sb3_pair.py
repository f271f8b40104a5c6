"""stable-baselines3 alone reads what hotlap writes."""

import json
import subprocess
import sys

import numpy as np
from training.short_runs import trainer

from hotlap.policies.loading import load_driver
from hotlap.training.checkpoint.export import export_sb3

READ = """
import sys, json, pickle, numpy as np
class NoHotlap:
    def find_spec(self, name, *_):
        if name.split(".")[0] == "hotlap":
            raise ImportError("hotlap is not installed here")
sys.meta_path.insert(0, NoHotlap())
import stable_baselines3 as sb3
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


def actions_of_sb3(jobs):
    """What plain SB3 does with (file, algorithm, normaliser's file or nothing, observations)."""
    plain = [(str(path), name.upper(), str(norm or ""), seen.tolist()) for path, name, norm, seen in jobs]
    done = subprocess.run(
        [sys.executable, "-c", READ], input=json.dumps(plain), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


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
