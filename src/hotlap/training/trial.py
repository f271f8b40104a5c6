"""One trial of `hotlap tune`: a training that keeps nothing but its evaluations. Knows nothing of Optuna."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import isnan
from typing import Any, Literal

from hotlap.errors import HotlapError
from hotlap.runs.config import CheckpointConfig, RunConfig
from hotlap.runs.folder import RunFolder
from hotlap.runs.storage import training_in
from hotlap.training.checkpoint.manager import CheckpointManager
from hotlap.training.evaluator import Evaluated
from hotlap.training.interrupts import RunInterruptedError
from hotlap.training.session import SessionOptions, TrainingSession

EVALUATIONS = 5
"""Per trial, evenly spaced."""
Settings = dict[str, Any]
Limits = Sequence[float | None]
"""For each evaluation in turn, what the best one so far must reach; None where nothing is asked."""


@dataclass(frozen=True)
class TrialResult:
    """How a trial ended: complete, pruned because its evaluations were too bad, or failed."""

    ending: Literal["complete", "pruned", "failed"]
    rewards: list[float] = field(default_factory=list)
    """The mean reward of each evaluation. By their number: their steps depend on the rollout length."""
    reason: str = ""
    """Why it failed."""


class _PrunedError(Exception):
    """An evaluation was too bad to go on."""


def trial_config(config: RunConfig, settings: Settings) -> RunConfig:
    """The config of a trial: the tuning's, with the settings that were drawn."""
    hyperparameters = {name: value for name, value in settings.items() if name != "normalize"}
    return replace(
        config,
        normalize=settings["normalize"],
        hyperparameters={**config.hyperparameters, **hyperparameters},
        evaluate_every=max(config.total_timesteps // EVALUATIONS, 1),
    )


def run_trial(config: RunConfig, limits: Limits, folder: RunFolder) -> TrialResult:
    """Train in a folder that the caller removes.

    An error that the settings cause is a result: they would cause it again. One of the machine, such as a
    full disk, is raised.
    """
    rewards: list[float] = []

    def judge(result: Evaluated) -> None:
        rewards.append(result.figures.reward_mean)
        if is_too_bad(rewards, limits):
            raise _PrunedError

    try:
        with training_in(folder.path):
            _train(config, folder, SessionOptions(on_evaluation=judge))
    except _PrunedError:
        return TrialResult("pruned", rewards)
    except (OSError, MemoryError, ImportError, RunInterruptedError):
        raise
    except HotlapError as error:
        return TrialResult("failed", rewards, str(error))
    except Exception as error:
        reason = f"{type(error).__name__}: {error}\n{traceback.format_exc()}"
        return TrialResult("failed", rewards, reason)
    if isnan(rewards[-1]):
        return TrialResult("failed", rewards, "its reward is not a number")
    return TrialResult("complete", rewards)


def is_too_bad(rewards: Sequence[float], limits: Limits) -> bool:
    """Whether the best evaluation so far is below the latest one's limit, as in Optuna's MedianPruner."""
    if not limits:
        return False
    numbers = [reward for reward in rewards if not isnan(reward)]
    if not numbers:
        return True
    limit = limits[len(rewards) - 1] if len(rewards) <= len(limits) else None
    return limit is not None and max(numbers) < limit


def _train(config: RunConfig, folder: RunFolder, options: SessionOptions) -> None:
    """Train without checkpoints."""
    folder.make()
    manager = CheckpointManager(folder, CheckpointConfig(every=config.total_timesteps + 1, keep=1))
    session = TrainingSession(config, manager, options)
    try:
        session.begin()
        session.train()
    finally:
        session.close()
