"""A top-down racing simulator and a training pipeline for reinforcement learning."""

from __future__ import annotations

from hotlap.interruption import is_command, quit_on_interrupt

# Before the first slow import; `hotlap.cli.main` ends it.
if is_command():
    quit_on_interrupt()

import warnings
from importlib import import_module
from typing import TYPE_CHECKING, Any

from gymnasium.envs.registration import register, registry

from hotlap.errors import HotlapError
from hotlap.extras import explained_imports

if TYPE_CHECKING:
    from hotlap.benchmark.run import run_benchmark
    from hotlap.envs.options import RacerOptions
    from hotlap.envs.racer import RacerEnv
    from hotlap.envs.sb3 import make_vec_env
    from hotlap.evaluation.evaluate import evaluate
    from hotlap.policies.loading import load_driver
    from hotlap.runs.config import CheckpointConfig, RunConfig
    from hotlap.runs.folder import RunFolder
    from hotlap.runs.results import ExperimentResults
    from hotlap.training.callbacks.metrics import MetricsCollector, TrainingMetrics
    from hotlap.training.callbacks.racer_metrics import RacerMetricsCallback
    from hotlap.training.checkpoint.manager import CheckpointManager
    from hotlap.training.run import train
    from hotlap.training.trainer import Trainer
    from hotlap.wire.client import BridgeClient
    from hotlap.wire.errors import BridgeError, BridgeRequestError, BridgeTimeoutError

__version__ = "0.2.0.dev0"
__all__ = [
    "BridgeClient",
    "BridgeError",
    "BridgeRequestError",
    "BridgeTimeoutError",
    "CheckpointConfig",
    "CheckpointManager",
    "ExperimentResults",
    "HotlapError",
    "MetricsCollector",
    "RacerEnv",
    "RacerMetricsCallback",
    "RacerOptions",
    "RunConfig",
    "RunFolder",
    "Trainer",
    "TrainingMetrics",
    "evaluate",
    "load_driver",
    "make_vec_env",
    "run_benchmark",
    "train",
]

# Loaded when first asked for, so that importing hotlap stays quick.
_HOME_OF = {
    "BridgeClient": "hotlap.wire.client",
    "BridgeError": "hotlap.wire.errors",
    "BridgeRequestError": "hotlap.wire.errors",
    "BridgeTimeoutError": "hotlap.wire.errors",
    "CheckpointConfig": "hotlap.runs.config",
    "CheckpointManager": "hotlap.training.checkpoint.manager",
    "ExperimentResults": "hotlap.runs.results",
    "MetricsCollector": "hotlap.training.callbacks.metrics",
    "RacerEnv": "hotlap.envs.racer",
    "RacerMetricsCallback": "hotlap.training.callbacks.racer_metrics",
    "RacerOptions": "hotlap.envs.options",
    "RunConfig": "hotlap.runs.config",
    "RunFolder": "hotlap.runs.folder",
    "Trainer": "hotlap.training.trainer",
    "TrainingMetrics": "hotlap.training.callbacks.metrics",
    "evaluate": "hotlap.evaluation.evaluate",
    "load_driver": "hotlap.policies.loading",
    "make_vec_env": "hotlap.envs.sb3",
    "run_benchmark": "hotlap.benchmark.run",
    "train": "hotlap.training.run",
}
_OLD_NAMES = {"RefusedError": "BridgeRequestError"}

RACER_ID = "hotlap/Racer-v0"

if RACER_ID not in registry:
    register(
        id=RACER_ID,
        entry_point="hotlap.envs.racer:RacerEnv",
        vector_entry_point="hotlap.envs.vector:RacerVectorEnv",
        # The environment checks its inputs and the order of calls itself, at a tenth of the cost.
        disable_env_checker=True,
        order_enforce=False,
    )


def __getattr__(name: str) -> Any:
    if name in _OLD_NAMES:
        warnings.warn(
            f"hotlap.{name} is called hotlap.{_OLD_NAMES[name]} now", DeprecationWarning, stacklevel=2
        )
        name = _OLD_NAMES[name]
    if name in _HOME_OF:
        with explained_imports(f"hotlap.{name}"):
            return getattr(import_module(_HOME_OF[name]), name)
    raise AttributeError(f"module 'hotlap' has no attribute '{name}'")


def __dir__() -> list[str]:
    return sorted([*__all__, "__all__", "__doc__", "__file__", "__name__", "__path__", "__version__"])
