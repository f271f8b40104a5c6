"""stable-baselines3 alone reads what hotlap writes."""

import json
import subprocess
import sys

import numpy as np
import pytest
from training.short_runs import trainer

from hotlap.drivers.loading import load_driver
from hotlap.training.export import export_sb3

READ = """
import sys, json, numpy as np
class NoHotlap:
    def find_spec(self, name, *_):
        if name.split(".")[0] == "hotlap":
            raise ImportError("hotlap is not installed here")
sys.meta_path.insert(0, NoHotlap())
import stable_baselines3 as sb3
zip_file, algorithm, pair = sys.argv[1:4]
observations = np.random.default_rng(0).normal(size=(50, int(sys.argv[4]))).astype(np.float32)
model = getattr(sb3, algorithm).load(zip_file, device="cpu")
if pair:
    import pickle
    normalizer = pickle.load(open(pair, "rb"))
    observations = normalizer.normalize_obs(observations)
else:
    observations = np.array(json.loads(sys.stdin.read()), dtype=np.float32)
assert not any(name.startswith("hotlap") for name in sys.modules)
print(json.dumps(model.predict(observations, deterministic=True)[0].tolist()))
"""


def actions_of_sb3(path, algorithm, pair, size, observations=""):
    done = subprocess.run(
        [sys.executable, "-c", READ, str(path), algorithm.upper(), str(pair), str(size)],
        input=json.dumps(observations), capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return np.array(json.loads(done.stdout))


@pytest.mark.parametrize("algorithm", ["ppo", "a2c", "sac"])
def test_plain_sb3_reads_checkpoints_and_the_exported_pair(tmp_path, algorithm):
    run = trainer(tmp_path / "runs", algorithm, "Pendulum-v1", normalize=True)
    run.run()
    observations = np.random.default_rng(0).normal(size=(50, 3)).astype(np.float32)
    wanted = load_driver(run.folder.model).act(observations)
    for path in (run.folder.model, run.folder.checkpoints / "checkpoint_90.zip"):
        driver = load_driver(path)
        norm = driver.checkpoint.driver["normalizer"]
        normalised = np.clip((observations - norm["mean"]) / np.sqrt(norm["var"] + norm["epsilon"]), -10, 10)
        found = actions_of_sb3(path, algorithm, "", 3, normalised.tolist())
        np.testing.assert_allclose(found, driver.act(observations), atol=1e-5)
    model, normalizer = export_sb3(run.folder.path / f"{run.folder.stem}_model.zip", tmp_path / "pair")
    np.testing.assert_allclose(actions_of_sb3(model, algorithm, normalizer, 3), wanted, atol=1e-5)


def test_without_a_normaliser_the_pair_has_one_that_changes_nothing(tmp_path):
    run = trainer(tmp_path / "runs", "ppo", "CartPole-v1")
    run.run()
    model, normalizer = export_sb3(run.folder.model, tmp_path / "pair")
    observations = np.random.default_rng(0).normal(size=(50, 4)).astype(np.float32)
    assert (
        actions_of_sb3(model, "ppo", normalizer, 4) == load_driver(run.folder.model).act(observations)
    ).all()
