"""A training run in this process: build its parts, restore them if asked to, train to the end."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import cast

import torch
from stable_baselines3.common.callbacks import BaseCallback, CallbackList
from stable_baselines3.common.logger import Logger, TensorBoardOutputFormat
from stable_baselines3.common.utils import set_random_seed

from hotlap import __version__
from hotlap.evaluation.statistics import Figures
from hotlap.reports.learning_curve import save_learning_curve
from hotlap.reports.progress_view import ProgressDisplay
from hotlap.runs.checkpoint import Checkpoint
from hotlap.runs.compatibility import check_spaces
from hotlap.runs.config import RunConfig
from hotlap.runs.folder import RunFolder
from hotlap.runs.manifest import Manifest
from hotlap.runs.results import ExperimentResults, git_commit, versions
from hotlap.runs.storage import write_whole
from hotlap.training.algorithms import find_algorithm
from hotlap.training.algorithms.core.off_policy import OffPolicy
from hotlap.training.build import build_noting, open_task
from hotlap.training.callbacks.checkpoint_callback import CheckpointCallback, RunParts, Stateful
from hotlap.training.callbacks.events import RunEvents
from hotlap.training.callbacks.metrics import MetricsCollector, MetricsLog
from hotlap.training.callbacks.progress import ProgressCallback
from hotlap.training.checkpoint.append_log import AppendLog
from hotlap.training.checkpoint.manager import Capture, CheckpointManager
from hotlap.training.checkpoint.model_state import innermost, load_model_state_dict
from hotlap.training.checkpoint.replay_log import ReplayLog
from hotlap.training.checkpoint.tensorboard_events import cut_events
from hotlap.training.config.start_from import give_learned
from hotlap.training.evaluator import Evaluated, Evaluator, merit
from hotlap.training.interrupts import Interrupts
from hotlap.training.vec_envs.envpool_env import EnvPoolVecEnv

log = logging.getLogger(__name__)
NORMALISED_NOTE = (
    "note: the policy expects normalised observations. hotlap's loader normalises them; stable-baselines3's "
    "own load does not, and the policy then acts wrongly without an error. Use: hotlap export"
)


@dataclass
class SessionOptions:
    """Options of a session apart from the config."""

    callbacks: Sequence[BaseCallback] = ()
    display: ProgressDisplay | None = None
    report: Callable[[str], None] = lambda text: None
    bridge_url: str | None = None
    interrupts: Interrupts = field(default_factory=Interrupts)
    on_evaluation: Callable[[Evaluated], None] = lambda result: None
    """Called after every evaluation."""


class _Clock:
    """Seconds of training, including those before a resume."""

    def __init__(self) -> None:
        self.started_at = datetime.now(UTC).isoformat()
        self.earlier_s = 0.0
        self._since: float | None = None

    def start(self) -> None:
        self._since = time.perf_counter()

    def __call__(self) -> float:
        return self.earlier_s + (0.0 if self._since is None else time.perf_counter() - self._since)


class _Callbacks(CallbackList):
    """Records whether one of them stopped the run."""

    stopped = False

    def _on_step(self) -> bool:
        goes_on = super()._on_step()
        self.stopped = self.stopped or not goes_on
        return goes_on


class TrainingSession:
    """Builds the parts of a run, restores them if asked to, trains, writes the results."""

    def __init__(self, config: RunConfig, manager: CheckpointManager, options: SessionOptions) -> None:
        self._config = config
        self._folder: RunFolder = manager.folder
        self._manager = manager
        self._clock = _Clock()
        self._display = options.display
        self._stopped_model: Capture | None = None
        self._threads_before = torch.get_num_threads()
        torch.set_num_threads(config.torch_threads)
        set_random_seed(config.seed)
        self._task = open_task(config, options.bridge_url)
        self._fingerprints = self._task.fingerprints()
        self._versions = versions()
        self._model = build_noting(config, self._task, options.report)
        self._racer_metrics = self._task.metrics_callback()
        self._parts = self._make_parts(options.on_evaluation)
        total = config.total_timesteps
        self._checkpoints = CheckpointCallback(self._parts, manager, options.interrupts, total)
        self._model.at_boundary = self._checkpoints.at_boundary
        own = [
            self._parts.metrics,
            self._racer_metrics,
            self._progress(),
            *options.callbacks,
            self._checkpoints,
        ]
        self._callbacks = _Callbacks([part for part in own if part is not None])

    def _progress(self) -> ProgressCallback | None:
        if self._display is None:
            return None
        return ProgressCallback(
            self._display, self._config.total_timesteps, self._racer_metrics, self._task.reference_lap()
        )

    def _phase(self, text: str) -> None:
        if self._display is not None:
            self._display.phase(text)

    def load(self, point: Checkpoint) -> None:
        """Restore the state of a checkpoint."""
        assert point.resume is not None
        spaces = self._model.observation_space, self._model.action_space
        check_spaces(str(point.path), point.driver["spaces"], *spaces)
        cut_events(self._folder.tensorboard, point.manifest.resume_step)
        self._open_logger()
        self._manager.remove_unnamed_segments()
        resume = point.resume
        self._manager.segments.load_state_dict(resume["journals"], self._parts.append_logs)
        for name, part in self._parts.stateful.items():
            if name in resume["parts"]:
                part.load_state_dict(resume["parts"][name])
        self._clock.started_at = point.manifest.started_at
        self._clock.earlier_s = point.manifest.training_time_sec
        if not self._parts.events.is_whole:
            self._begin_events()
        load_model_state_dict(self._model, point.driver["weights"], resume["training"])
        log.info("restored step %d from %s", point.manifest.resume_step, point.path)

    def begin(self) -> None:
        """Start from the beginning, or from a trained driver."""
        give_learned(self._config, self._model, self._task)
        self._open_logger()
        self._begin_events()

    def train(self) -> Figures:
        """Train the rest, or until a callback stops it; returns the figures of the last evaluation."""
        self._clock.start()
        total = self._config.total_timesteps
        self._model.learn_until(total, self._callbacks)
        if self._callbacks.stopped:
            self._stopped_model = self._checkpoints.end_early()
        else:
            self._checkpoints.at_boundary(0)
        return self._parts.evaluator.latest.figures

    def finish(self) -> ExperimentResults:
        """Write the final model, the metrics, the curve and the results."""
        self._phase("writing the results")
        step, model = self._model.num_timesteps, self._stopped_model
        if model is None:
            self._manager.remove_interrupted()
            model = self._checkpoints.capture()
        write_whole(self._folder.model, model.file(step))
        self._parts.metrics.export(self._folder.metrics)
        results = self._results()
        save_learning_curve(self._folder, self._config)
        facts = {"reward_mean": results.final_reward_mean, "stopped_early": results.stopped_early}
        self._parts.events.note_end(step, facts)
        # Last: a run with results is a finished run.
        results.save(self._folder.results)
        log.info("finished: %s", self._folder.results)
        if self._config.normalize:
            log.info("%s", NORMALISED_NOTE)
        self._phase("stopped early" if results.stopped_early else "done")
        return results

    def close(self) -> None:
        """Close the environments and the logs."""
        # A full disk has been reported already.
        with contextlib.suppress(OSError):
            if self._model._custom_logger:
                self._model.logger.close()
            self._parts.events.close()
        self._task.close()
        assert self._model.env is not None
        self._model.env.close()
        torch.set_num_threads(self._threads_before)

    def _open_logger(self) -> None:
        folder = str(self._folder.tensorboard)
        outputs = [TensorBoardOutputFormat(folder), self._parts.events.writer]
        self._model.set_logger(Logger(folder, outputs))

    def _begin_events(self) -> None:
        """Write the `start` event. If earlier events are missing, write the known evaluations again."""
        config, events = self._config, self._parts.events
        names = (
            "environment",
            "algorithm",
            "seed",
            "name",
            "preset",
            "total_timesteps",
            "n_envs",
            "start_from",
        )
        fast_path = self._model.fast_path is not None
        facts = {key: getattr(config, key) for key in (*names, "vec_backend")}
        facts |= {"fast_path": fast_path, "started_at": self._clock.started_at}
        events.note_start(facts)
        best = None
        for item in self._parts.evaluator.history:
            own = merit(item.figures)
            events.note_evaluation(item.timestep, item.figures.as_dict(), best=best is None or own > best)
            best = own if best is None else max(best, own)

    def _make_parts(self, on_evaluation: Callable[[Evaluated], None]) -> RunParts:
        config, spec = self._config, find_algorithm(self._config.algorithm)
        metrics = MetricsCollector(config.experiment_id, config.algorithm, config.environment, config.seed)
        evaluator = Evaluator(config, self._task, on_evaluation, lambda: self._phase("evaluating"))
        events = RunEvents(self._folder.events, config.total_timesteps, self._clock, metrics)
        stateful: dict[str, Stateful] = {"metrics": metrics, "evaluator": evaluator, "events": events}
        if self._racer_metrics is not None:
            stateful["racer_metrics"] = self._racer_metrics
        append_logs: dict[str, AppendLog] = {"metrics": MetricsLog(metrics)}
        if spec.uses_replay_buffer:
            append_logs["replay"] = ReplayLog(cast(OffPolicy, self._model))
        assert self._model.env is not None
        env = innermost(self._model.env)
        if isinstance(env, EnvPoolVecEnv):
            append_logs["actions"] = env
        weights = spec.loss_weights(config.hyperparameters)
        return RunParts(spec, metrics, evaluator, events, stateful, append_logs, weights, self._manifest)

    def _manifest(self, step: int, ended: bool) -> Manifest:
        return Manifest(
            hotlap=__version__,
            config=self._config,
            step=step,
            resume_step=step,
            ended=ended,
            fingerprints=self._fingerprints,
            versions=self._versions,
            torch_threads=torch.get_num_threads(),
            started_at=self._clock.started_at,
            training_time_sec=self._clock(),
            driver={},
            resume=None,
            entries={},
        )

    def _results(self) -> ExperimentResults:
        config, metrics, elapsed = self._config, self._parts.metrics, self._clock()
        history = self._parts.evaluator.history
        final = history[-1].figures
        episodes = metrics.episodes
        return ExperimentResults(
            experiment_id=config.experiment_id,
            algorithm=config.algorithm,
            environment=config.environment,
            seed=config.seed,
            preset=config.preset,
            n_envs=config.n_envs,
            vec_backend=config.vec_backend,
            normalize=config.normalize,
            hyperparameters=config.hyperparameters,
            total_timesteps=self._model.num_timesteps,
            training_time_sec=elapsed,
            steps_per_sec=self._model.num_timesteps / elapsed,
            final_reward_mean=final.reward_mean,
            final_reward_std=final.reward_std,
            episodes=episodes,
            episode_length_mean=metrics.steps_in_episodes / episodes if episodes else None,
            evaluations=[item.as_dict() for item in history],
            versions=self._versions,
            fingerprints=self._fingerprints,
            git_commit=git_commit(),
            started_at=self._clock.started_at,
            finished_at=datetime.now(UTC).isoformat(),
            stopped_early=self._stopped_model is not None,
        )
