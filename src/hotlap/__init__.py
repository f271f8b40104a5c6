"""A racing simulator for reinforcement learning: a car with a grip limit, fast, the same bits everywhere."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from gymnasium.envs.registration import register, registry

if TYPE_CHECKING:
    from hotlap.benchmark import run_benchmark
    from hotlap.drivers.loading import load_driver
    from hotlap.envs.racer import RacerEnv
    from hotlap.envs.sb3 import make_vec_env
    from hotlap.training.checkpoints import CheckpointConfig, CheckpointManager
    from hotlap.training.metrics import MetricsCollector, TrainingMetrics
    from hotlap.training.racer_metrics import RacerMetricsCallback
    from hotlap.training.results import ExperimentResults
    from hotlap.training.trainer import Trainer
    from hotlap.wire.client import BridgeClient
    from hotlap.wire.errors import BridgeError, BridgeTimeoutError, RefusedError

__version__ = "0.1.0"
__all__ = [
    "BridgeClient",
    "BridgeError",
    "BridgeTimeoutError",
    "CheckpointConfig",
    "CheckpointManager",
    "ExperimentResults",
    "MetricsCollector",
    "RacerEnv",
    "RacerMetricsCallback",
    "RefusedError",
    "Trainer",
    "TrainingMetrics",
    "load_driver",
    "make_vec_env",
    "run_benchmark",
]

# Loaded when first asked for, so that importing hotlap stays quick.
_HOME_OF = {
    "BridgeClient": "hotlap.wire.client",
    "BridgeError": "hotlap.wire.errors",
    "BridgeTimeoutError": "hotlap.wire.errors",
    "CheckpointConfig": "hotlap.training.checkpoints",
    "CheckpointManager": "hotlap.training.checkpoints",
    "ExperimentResults": "hotlap.training.results",
    "MetricsCollector": "hotlap.training.metrics",
    "RacerEnv": "hotlap.envs.racer",
    "RacerMetricsCallback": "hotlap.training.racer_metrics",
    "RefusedError": "hotlap.wire.errors",
    "Trainer": "hotlap.training.trainer",
    "TrainingMetrics": "hotlap.training.metrics",
    "load_driver": "hotlap.drivers.loading",
    "make_vec_env": "hotlap.envs.sb3",
    "run_benchmark": "hotlap.benchmark",
}

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
    if name in _HOME_OF:
        return getattr(import_module(_HOME_OF[name]), name)
    raise AttributeError(f"module 'hotlap' has no attribute '{name}'")


def __dir__() -> list[str]:
    return sorted([*globals(), *_HOME_OF])
