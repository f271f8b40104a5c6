"""A callback that stops the training ends the run normally: its files are written, and it can be resumed."""

import gymnasium
import pytest
from benchmarks.run_comparison import run_differences
from stable_baselines3 import PPO
from stable_baselines3.common.callbacks import EvalCallback, StopTrainingOnRewardThreshold
from stable_baselines3.common.monitor import Monitor
from training.short_runs import CrashAt, trainer

from hotlap.policies.loading import load_driver
from hotlap.runs.results import ExperimentResults


class StopAt(CrashAt):
    """Returns False from a step on, as stable-baselines3's own stopping callbacks do."""

    def _on_step(self):
        return self.num_timesteps < self.step


def test_a_reward_threshold_of_stable_baselines3_ends_the_run_with_all_its_files(tmp_path):
    enough = StopTrainingOnRewardThreshold(reward_threshold=5.0)
    evaluation = EvalCallback(
        Monitor(gymnasium.make("CartPole-v1")), callback_on_new_best=enough, eval_freq=150,
        n_eval_episodes=2, verbose=0,
    )  # fmt: skip
    run = trainer(tmp_path, callbacks=[evaluation])
    results = run.run()
    assert (results.stopped_early, results.total_timesteps) == (True, 150)
    assert results.evaluations[-1]["timestep"] == 150
    assert ExperimentResults.load(run.folder.results) == results
    for path in (run.folder.model, run.folder.metrics, run.folder.learning_curve, run.folder.best):
        assert path.exists()
    *_, end = run.folder.read_events()
    assert (end["kind"], end["timestep"], end["stopped_early"]) == ("end", 150, True)
    assert load_driver(run.folder.model).act([0.0, 0.0, 0.0, 0.0]) in (0, 1)
    assert PPO.load(run.folder.model).num_timesteps == 150


@pytest.mark.parametrize("algorithm", ["ppo", "sac"])
@pytest.mark.parametrize("step", [50, 300], ids=["before any checkpoint", "after some"])
def test_a_run_that_was_stopped_resumes_to_its_planned_end_exactly(tmp_path, algorithm, step):
    case = (algorithm, "Pendulum-v1")
    alone = trainer(tmp_path / "alone", *case)
    assert not alone.run().stopped_early
    stopped = trainer(tmp_path / "stopped", *case, callbacks=[StopAt(step)])
    assert stopped.run().total_timesteps == step
    resumed = trainer(tmp_path / "stopped", *case, resume=True)
    assert resumed.run().total_timesteps == 400
    assert run_differences(alone.folder.path, resumed.folder.path) == []


def test_a_stop_in_the_very_last_step_counts_as_early_too(tmp_path):
    """The last rollout was collected and not learned from."""
    results = trainer(tmp_path, callbacks=[StopAt(400)]).run()
    assert (results.total_timesteps, results.stopped_early) == (400, True)
    assert not trainer(tmp_path, resume=True).run().stopped_early


def test_a_full_run_says_that_it_was_not_stopped(tmp_path):
    run = trainer(tmp_path, steps=64)
    assert run.run().stopped_early is False
    *_, end = run.folder.read_events()
    assert end["stopped_early"] is False
