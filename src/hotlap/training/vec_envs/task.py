"""`Task`: what training needs to know about an environment. One for the racer, one for Gymnasium ids."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from hotlap.envs.names import EnvironmentName

if TYPE_CHECKING:
    from stable_baselines3.common.vec_env import VecEnv

    from hotlap.envs.config import ConfigSource
    from hotlap.evaluation.episodes import ActFn, Episodes
    from hotlap.runs.config import RunConfig
    from hotlap.training.algorithms.core.spec import AlgorithmSpec
    from hotlap.training.callbacks.racer_metrics import RacerMetricsCallback


class TaskKind(Protocol):
    """What is known about an environment before the run is configured."""

    option_names: tuple[str, ...]
    """Settings that belong to the environment."""
    backend_names: tuple[str, ...]
    """What `vec_backend` may be set to; none where there is nothing to choose."""

    def choose_backend(self, asked: str | None, config: RunConfig) -> str:
        """What steps the environments."""
        ...

    def check_options(self, config: RunConfig) -> None:
        """Refuse options and wrappers that the environment does not take."""
        ...

    def read_track(self, name: EnvironmentName) -> dict[str, Any] | None:
        """The user's own track file, to be stored with the run; None if there is none."""
        ...

    def resolve_rewards(self, weights: Mapping[str, float], given: ConfigSource) -> dict[str, Any] | None:
        """The preset's reward weights, overridden by the user's config; None without rewards to set."""
        ...

    def open(self, config: RunConfig, bridge_url: str | None = None) -> Task:
        """The task of a run."""
        ...


class Task(Protocol):
    """The environment of a run."""

    def check(self, spec: AlgorithmSpec) -> None:
        """Refuse an environment that cannot be made or does not suit the algorithm."""
        ...

    def make_vec_env(self) -> VecEnv:
        """The environments to train in, seeded, with `snapshot` and `restore`."""
        ...

    def evaluate(self, act: ActFn, seeds: Sequence[int]) -> Episodes:
        """An episode per seed, apart from training's environments."""
        ...

    def fingerprints(self) -> dict[str, Any]:
        """What a driver trained here depends on."""
        ...

    def check_fingerprints(self, source: str, trained: Mapping[str, Any]) -> None:
        """Refuse to resume a run whose environment has changed since."""
        ...

    def metrics_callback(self) -> RacerMetricsCallback | None:
        """The callback that logs the environment's own metrics."""
        ...

    def reference_lap(self) -> tuple[str, float] | None:
        """What the racer's laps are compared with, by name; None where there is none, or more than one."""
        ...

    def close(self) -> None:
        """Close what evaluation opened."""
        ...


def task_kind(name: EnvironmentName) -> TaskKind:
    """The kind of an environment, by its name."""
    if name.is_racer:
        from hotlap.training.vec_envs.racer_task import RacerTaskKind

        return RacerTaskKind()
    from hotlap.training.vec_envs.gymnasium_task import GymnasiumTaskKind

    return GymnasiumTaskKind(name.text)
