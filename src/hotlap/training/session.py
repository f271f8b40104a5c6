"""A training in this process: the model and everything around it, brought to a state and run to its end."""

from __future__ import annotations

import contextlib
import logging
import time
import warnings
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any

import torch
from stable_baselines3.common.callbacks import CallbackList
from stable_baselines3.common.logger import Logger, TensorBoardOutputFormat
from stable_baselines3.common.utils import set_random_seed

from hotlap.drivers.checkpoint import Checkpoint
from hotlap.evaluation.fit import check_spaces, racer_fingerprints
from hotlap.training.algorithms import ALGORITHMS, learn
from hotlap.training.boundaries import Boundaries, RunParts, Stateful
from hotlap.training.checkpoints import CheckpointManager
from hotlap.training.environments import check_environment, make_training_env
from hotlap.training.envpool_env import EnvPoolVecEnv
from hotlap.training.evaluator import Evaluator
from hotlap.training.hyperparameters import constructor_arguments, set_own_hyperparameters
from hotlap.training.interrupts import Interrupts
from hotlap.training.journals import Journal
from hotlap.training.learning_curve import save_learning_curve
from hotlap.training.metrics import MetricsCollector, loss_weights
from hotlap.training.plan import TrainingPlan
from hotlap.training.progress import ProgressBar
from hotlap.training.racer_metrics import RacerMetricsCallback
from hotlap.training.replay_journal import ReplayJournal
from hotlap.training.results import ExperimentResults, git_commit, versions
from hotlap.training.run_folder import RunError, RunFolder
from hotlap.training.state import apply_state, innermost
from hotlap.training.storage import write_whole
from hotlap.training.tensorboard_events import cut_events

log = logging.getLogger(__name__)


class Session:
    """Builds the parts of a run, restores them if asked to, trains, writes the results."""

    def __init__(
        self,
        plan: TrainingPlan,
        folder: RunFolder,
        manager: CheckpointManager,
        interrupts: Interrupts,
        callbacks: Sequence[Any],
        progress: bool,
        report: Callable[[str], None],
        bridge_url: str | None = None,
    ) -> None:
        self._plan = plan
        self._folder = folder
        self._manager = manager
        self._started_at = datetime.now(UTC).isoformat()
        self._clock = 0.0
        self._earlier_s = 0.0
        self._threads_before = torch.get_num_threads()
        torch.set_num_threads(plan.torch_threads)
        set_random_seed(plan.seed)
        self._fingerprints = racer_fingerprints(plan.racer_options) if plan.racer_config else {}
        self._versions = versions()
        self._model = _build_noting(plan, report, bridge_url)
        self._racer_metrics = RacerMetricsCallback() if plan.racer_config else None
        self._parts = self._make_parts()
        self._boundaries = Boundaries(self._parts, manager, interrupts, plan.total_timesteps)
        self._model.at_boundary = self._boundaries.at_boundary
        label = f"{plan.environment} {plan.algorithm}"
        self._bar = ProgressBar(label, plan.total_timesteps, self._racer_metrics) if progress else None
        own = [self._parts.metrics, self._racer_metrics, self._bar, *callbacks, self._boundaries]
        self._callback = CallbackList([part for part in own if part is not None])

    def restore(self, point: Checkpoint) -> None:
        """Bring everything to where a checkpoint was taken."""
        assert point.resume is not None
        spaces = self._model.observation_space, self._model.action_space
        check_spaces(str(point.path), point.driver["spaces"], *spaces)
        cut_events(self._folder.tensorboard, point.resume_step)
        self._open_logger()
        self._manager.remove_unnamed_segments()
        resume = point.resume
        self._manager.segments.restore(resume["journals"], self._parts.journals)
        for name, part in self._parts.stateful.items():
            part.restore(resume["parts"][name])
        apply_state(self._model, point.driver["weights"], resume["training"])
        self._started_at = point.manifest["times"]["started_at"]
        self._earlier_s = point.manifest["times"]["training_time_sec"]
        log.info("restored step %d from %s", point.resume_step, point.path)

    def train(self) -> ExperimentResults:
        """Train what is left, then write the final model, the metrics, the curve and the results."""
        self._open_logger()
        self._clock = time.perf_counter()
        learn(self._model, self._plan.total_timesteps, self._callback)
        if self._model.num_timesteps < self._plan.total_timesteps:
            raise RunError(
                f"a callback stopped the run at step {self._model.num_timesteps} of "
                f"{self._plan.total_timesteps}; its checkpoints are kept, and --resume goes on from them"
            )
        self._boundaries.at_boundary(0)
        self._manager.remove_interrupted()
        write_whole(self._folder.model, self._boundaries.capture().file(self._plan.total_timesteps))
        self._parts.metrics.export(self._folder.metrics)
        title = f"{self._plan.environment}, {self._plan.algorithm}, seed {self._plan.seed}"
        history = self._parts.evaluator.history
        save_learning_curve(self._folder.learning_curve, title, self._parts.metrics.records, history)
        results = self._results()
        # Last: a run with results is a finished run.
        results.save(self._folder.results)
        log.info("finished: %s", self._folder.results)
        return results

    def close(self) -> None:
        """Let go of the terminal, the environments and the logs."""
        if self._bar is not None:
            self._bar.close()
        if self._model._custom_logger:
            # What a full disk has to say has been said.
            with contextlib.suppress(OSError):
                self._model.logger.close()
        self._parts.evaluator.close()
        self._model.env.close()
        torch.set_num_threads(self._threads_before)

    def _open_logger(self) -> None:
        if not self._model._custom_logger:
            folder = str(self._folder.tensorboard)
            self._model.set_logger(Logger(folder, [TensorBoardOutputFormat(folder)]))

    def _make_parts(self) -> RunParts:
        plan = self._plan
        metrics = MetricsCollector(plan.experiment_id, plan.algorithm, plan.environment, plan.seed)
        evaluator = Evaluator(plan)
        stateful: dict[str, Stateful] = {"metrics": metrics, "evaluator": evaluator}
        if self._racer_metrics is not None:
            stateful["racer_metrics"] = self._racer_metrics
        journals: dict[str, Journal] = {"metrics": metrics}
        if plan.algorithm == "sac":
            journals["replay"] = ReplayJournal(self._model)
        env = innermost(self._model.env)
        if isinstance(env, EnvPoolVecEnv):
            journals["actions"] = env
        weights = loss_weights(plan.algorithm, plan.hyperparameters)
        return RunParts(metrics, evaluator, stateful, journals, weights, self._about)

    def _about(self) -> dict[str, Any]:
        plan = self._plan
        return {
            "environment": plan.environment,
            "algorithm": plan.algorithm,
            "seed": plan.seed,
            "plan": plan.as_dict(),
            "fingerprints": self._fingerprints,
            "versions": self._versions,
            "torch_threads": torch.get_num_threads(),
            "times": {"started_at": self._started_at, "training_time_sec": self._elapsed()},
        }

    def _elapsed(self) -> float:
        return self._earlier_s + time.perf_counter() - self._clock

    def _results(self) -> ExperimentResults:
        plan, metrics, elapsed = self._plan, self._parts.metrics, self._elapsed()
        final = self._parts.evaluator.latest
        episodes = metrics.episodes
        return ExperimentResults(
            experiment_id=plan.experiment_id,
            algorithm=plan.algorithm,
            environment=plan.environment,
            seed=plan.seed,
            preset=plan.preset,
            n_envs=plan.n_envs,
            vectorizer=plan.vectorizer,
            normalize=plan.normalize,
            hyperparameters=plan.hyperparameters,
            total_timesteps=self._model.num_timesteps,
            training_time_sec=elapsed,
            steps_per_sec=self._model.num_timesteps / elapsed,
            final_reward_mean=final["reward_mean"],
            final_reward_std=final["reward_std"],
            episodes=episodes,
            episode_length_mean=metrics.steps_in_episodes / episodes if episodes else None,
            evaluations=self._parts.evaluator.history,
            versions=self._versions,
            fingerprints=self._fingerprints,
            git_commit=git_commit(),
            started_at=self._started_at,
            finished_at=datetime.now(UTC).isoformat(),
        )


def check_plan(plan: TrainingPlan, bridge_url: str | None = None) -> None:
    """Refuse a plan that no run could be built from, before anything is written or thrown away."""
    check_environment(plan)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        build_model(plan, bridge_url).env.close()


def _build_noting(plan: TrainingPlan, report: Callable[[str], None], bridge_url: str | None) -> Any:
    """The model; what the libraries warn of is reported in a line each."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        model = build_model(plan, bridge_url)
    for warning in caught:
        if issubclass(warning.category, UserWarning):
            report(f"note: {' '.join(str(warning.message).split())}")
    return model


def build_model(plan: TrainingPlan, bridge_url: str | None = None) -> Any:
    """The algorithm with its environments, as the plan says."""
    env = make_training_env(plan, bridge_url)
    try:
        model = ALGORITHMS[plan.algorithm](
            "MlpPolicy", env, seed=plan.seed, device="cpu", **constructor_arguments(plan.hyperparameters)
        )
        set_own_hyperparameters(model, plan.hyperparameters)
        return model
    except (AssertionError, ValueError, TypeError) as error:
        env.close()
        raise ValueError(f"{plan.algorithm} refuses these settings: {error}") from error
