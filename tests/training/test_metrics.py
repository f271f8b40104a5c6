"""metrics.json: what is recorded, when, and that it comes back equal."""

import json

import pytest
from stable_baselines3 import A2C, PPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env
from training.short_runs import trainer

from hotlap import MetricsCollector


class Episodes(BaseCallback):
    """The straightforward count: every finished episode, in order, with the step it ended at."""

    def __init__(self):
        super().__init__()
        self.ended = []

    def _on_step(self):
        for info in self.locals["infos"]:
            if "episode" in info:
                self.ended.append((self.num_timesteps, info["episode"]["r"], info["episode"]["l"]))
        return True


@pytest.mark.parametrize(("algorithm", "n_envs"), [(PPO, 1), (PPO, 3), (A2C, 8)])
def test_records_are_of_the_latest_finished_episode(algorithm, n_envs):
    env = make_vec_env("CartPole-v1", n_envs=n_envs)
    episodes, collector = Episodes(), MetricsCollector("x", "ppo", "CartPole-v1", 1)
    algorithm("MlpPolicy", env, n_steps=64, seed=1).learn(1200, callback=[episodes, collector])
    steps = [record.timestep for record in collector.records]
    assert len(steps) == steps[-1] // 100
    assert all(0 <= step % 100 < n_envs for step in steps)
    for record in collector.records:
        before = [episode for episode in episodes.ended if episode[0] <= record.timestep]
        assert record.episode == len(before)
        assert record.reward == (before[-1][1] if before else None)
        assert record.episode_length == (before[-1][2] if before else None)


@pytest.mark.parametrize("algorithm", ["ppo", "a2c", "sac"])
def test_metrics_of_a_run(tmp_path, algorithm):
    run = trainer(tmp_path, algorithm, "Pendulum-v1", steps=450)
    run.run()
    found = json.loads(run.folder.metrics.read_text())
    assert found["metadata"] == {
        "experiment_id": f"{algorithm}_seed3", "algorithm": algorithm, "environment": "Pendulum-v1",
        "seed": 3, "recording_interval": 100,
    }  # fmt: skip
    records = found["records"]
    assert [record["timestep"] for record in records] == [100, 200, 300, 400]
    assert set(records[0]) == {"timestep", "episode", "reward", "episode_length", "loss", "timestamp"}
    assert records[0]["reward"] is None
    assert records[1]["episode_length"] == 200
    assert isinstance(records[-1]["loss"], float)
    assert set(found["aggregates"]) == {
        "reward_mean", "reward_std", "reward_min", "reward_max", "episode_length_mean",
    }  # fmt: skip
    assert found["aggregates"]["reward_min"] == min(record["reward"] for record in records[1:])


def test_exported_and_imported_again_is_equal(tmp_path):
    collector = MetricsCollector("x", "ppo", "Some-v0", 7, recording_interval=10)
    collector.record(10, 0, None, None, None)
    collector.record(20, 3, -1.0 / 3.0, 17, 1e-12)
    collector.export(tmp_path / "m.json")
    back = MetricsCollector.load(tmp_path / "m.json")
    assert back == collector
    assert back.aggregates() == collector.aggregates()
    back.export(tmp_path / "again.json")
    assert (tmp_path / "again.json").read_bytes() == (tmp_path / "m.json").read_bytes()
    (tmp_path / "m.json").write_text("{}")
    with pytest.raises(ValueError, match=r"m\.json cannot be read as metrics"):
        MetricsCollector.load(tmp_path / "m.json")


def test_before_the_first_update_there_is_no_loss(tmp_path):
    run = trainer(tmp_path, "ppo", "CartPole-v1", steps=400, settings={"n_steps": 256, "batch_size": 64})
    run.run()
    losses = [record.loss for record in MetricsCollector.load(run.folder.metrics).records]
    assert losses[:2] == [None, None]
    assert losses[2] is not None
