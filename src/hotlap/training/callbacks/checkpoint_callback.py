"""What happens between updates: evaluation, checkpoints, stopping when asked to.

Here, and only here, a run can be saved so that it resumes exactly: between updates nothing is half
done. A checkpoint that falls inside a rollout holds the state of the boundary before it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, cast

from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.logger import KVWriter

from hotlap.runs.manifest import Manifest
from hotlap.training.algorithms.core.resumable import Resumable
from hotlap.training.algorithms.core.spec import AlgorithmSpec, Tree
from hotlap.training.callbacks.events import RunEvents
from hotlap.training.callbacks.metrics import MetricsCollector
from hotlap.training.checkpoint.append_log import AppendLog
from hotlap.training.checkpoint.driver_tree import driver_tree
from hotlap.training.checkpoint.manager import Capture, CheckpointManager, capture
from hotlap.training.checkpoint.model_state import model_state_dict
from hotlap.training.evaluator import Evaluator
from hotlap.training.interrupts import Interrupts, RunInterruptedError

log = logging.getLogger(__name__)

_LOGGED = {
    "eval/mean_reward": "reward_mean",
    "eval/mean_ep_length": "episode_length_mean",
    "eval/completion_rate": "completion_rate",
    "eval/lap_time_median": "lap_time_median",
}


class Stateful(Protocol):
    """A part of the run that has a state."""

    def state_dict(self) -> dict[str, Any]:
        """Its state as a tree."""
        ...

    def load_state_dict(self, state: Mapping[str, Any]) -> None:
        """Continue from a state."""
        ...


@dataclass
class RunParts:
    """The parts of a run's state apart from the model."""

    spec: AlgorithmSpec
    metrics: MetricsCollector
    evaluator: Evaluator
    events: RunEvents
    stateful: dict[str, Stateful]
    append_logs: dict[str, AppendLog]
    loss_weights: dict[str, float]
    manifest: Callable[[int, bool], Manifest]
    """The manifest for a step, given whether the run has ended there."""


class CheckpointCallback(BaseCallback):
    """Called by the model before each rollout, and by SB3 after each step."""

    def __init__(
        self, parts: RunParts, manager: CheckpointManager, interrupts: Interrupts, total: int
    ) -> None:
        super().__init__()
        self._parts = parts
        self._manager = manager
        self._interrupts = interrupts
        self._total = total
        self._pending: Capture | None = None
        self._due: list[int] = []

    def at_boundary(self, steps_ahead: int) -> None:
        """Evaluate and save if due; raise `RunInterruptedError` if the run was asked to stop."""
        step = self.model.num_timesteps
        self._parts.metrics.note_update(self.model.logger.name_to_value, self._parts.loss_weights)
        best = self._evaluate(step)
        due_now = step > 0 and step % self._manager.config.every == 0
        self._due = self._manager.due(step, step + steps_ahead - 1)
        stopping = self._interrupts.received is not None and not self._ended(step)
        self._pending = self.capture() if best or due_now or self._due else None
        if best and self._pending is not None:
            self._manager.write_best(step, self._pending)
        # A resume from the final model, which was saved after this checkpoint, must leave it as it is.
        if due_now and self._pending is not None and not self._has_checkpoint(step):
            self._write(step, self._pending)
        if stopping:
            self._stop(step, saved=due_now)

    def _has_checkpoint(self, step: int) -> bool:
        path = self._manager.folder.checkpoint(step)
        return self._parts.events.has_noted(path) and path.exists()

    def _write(self, step: int, state: Capture) -> None:
        self._parts.events.note_checkpoint(step, self._manager.write(step, state))

    def _stop(self, step: int, saved: bool) -> None:
        if not saved:
            self._manager.write(step, self.capture(seal=False), interrupted=True)
        assert self._interrupts.received is not None
        raise RunInterruptedError(self._interrupts.received)

    def capture(self, *, seal: bool = True) -> Capture:
        """The whole state, serialised; new rows of the append logs are written to disk."""
        parts, model, step = self._parts, self._resumable(), self.model.num_timesteps
        resume: Tree = {
            "journals": self._manager.segments.state_dict(parts.append_logs, seal=seal),
            "parts": {name: part.state_dict() for name, part in parts.stateful.items()},
            "training": model_state_dict(model),
        }
        manifest = parts.manifest(step, self._ended(step))
        return capture(model, manifest, driver_tree(parts.spec, model), resume)

    def end_early(self) -> Capture:
        """Evaluate where a callback stopped the run; returns the model without a partial rollout's state."""
        parts, model, step = self._parts, self._resumable(), self.model.num_timesteps
        best = parts.evaluator.last_step < step and self._run_evaluation(step)
        driver = driver_tree(parts.spec, model)
        state = capture(model, parts.manifest(step, True), driver, None)
        if best:
            self._manager.write_best(step, state)
        return state

    def _resumable(self) -> Resumable:
        return cast(Resumable, self.model)

    def _ended(self, step: int) -> bool:
        return step >= self._total

    def _on_step(self) -> bool:
        passed = [step for step in self._due if step <= self.num_timesteps]
        if passed and self._pending is not None:
            self._due = self._due[len(passed) :]
            self._write(passed[-1], self._pending)
        return True

    def _evaluate(self, step: int) -> bool:
        return self._parts.evaluator.due(step) and self._run_evaluation(step)

    def _run_evaluation(self, step: int) -> bool:
        """Evaluate and log the result; returns whether it is the best so far."""
        best = self._parts.evaluator.run(step, driver_tree(self._parts.spec, self._resumable()))
        figures = self._parts.evaluator.latest.figures.as_dict()
        log.debug("evaluation: %s", figures)
        self._parts.events.note_evaluation(step, figures, best=best)
        values = {key: figures[name] for key, name in _LOGGED.items() if figures[name] is not None}
        # At its own step, not with the next dump: A2C and SAC evaluate several times between two dumps.
        for output in self.model.logger.output_formats:
            if isinstance(output, KVWriter) and output is not self._parts.events.writer:
                output.write(values, dict.fromkeys(values, ("",)), step)
        return best
