"""The racer as a task: hotlap's own batch of cars, here or at a bridge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any, cast

from hotlap.envs.config import ConfigSource, load_config, read_config
from hotlap.envs.inputs import action_space
from hotlap.envs.names import EnvironmentName
from hotlap.envs.sb3 import RacerVecEnv
from hotlap.evaluation.episodes import ActFn, Episodes, race
from hotlap.runs.compatibility import check_fingerprints, racer_fingerprints
from hotlap.runs.config import TRAIN_MAX_EPISODE_TICKS, RunConfig
from hotlap.training.algorithms.core.spec import AlgorithmSpec
from hotlap.training.callbacks.racer_metrics import RacerMetricsCallback
from hotlap.training.vec_envs.action_check import check_actions
from hotlap.wire.errors import BridgeError

if TYPE_CHECKING:
    from hotlap.envs.remote import RemoteBatch

BACKEND = "hotlap"


class RacerTaskKind:
    """The racer's own settings and rewards."""

    option_names: tuple[str, ...] = (
        "random_start", "action_repeat", "randomize", "pool_size", "observation", TRAIN_MAX_EPISODE_TICKS,
    )  # fmt: skip
    backend_names: tuple[str, ...] = ()

    def choose_backend(self, asked: str | None, name: EnvironmentName, n_envs: int) -> str:
        """Its own way to step many cars."""
        return BACKEND

    def resolve_rewards(self, weights: Mapping[str, float], given: ConfigSource) -> dict[str, Any]:
        """The preset's weights, and over them the user's rewards and limits."""
        read = read_config(given)
        return asdict(load_config({**read, "weights": {**weights, **read.get("weights", {})}}))

    def open(self, config: RunConfig, bridge_url: str | None = None) -> RacerTask:
        """The races of a run."""
        return RacerTask(config, bridge_url)


class RacerTask:
    """The races of one run."""

    def __init__(self, config: RunConfig, bridge_url: str | None) -> None:
        self._config = config
        self._bridge_url = bridge_url

    def check(self, spec: AlgorithmSpec) -> None:
        """Build a car with these options."""
        check_actions(spec, self._config.environment, action_space())
        RacerVecEnv(1, self._config.training_options)

    def make_vec_env(self) -> RacerVecEnv:
        """The cars, here or at a bridge that simulates the same."""
        env = RacerVecEnv(self._config.n_envs, self._config.training_options, bridge_url=self._bridge_url)
        if self._bridge_url is not None:
            self._check_bridge(cast("RemoteBatch", env.batch))
        env.seed(self._config.seed)
        return env

    def _check_bridge(self, batch: RemoteBatch) -> None:
        """Refuse a bridge that simulates something else than this install, which evaluates the run."""
        here, there = self.fingerprints(), batch.client.server["fingerprints"]
        tracks = [
            name for name, theirs in there["tracks"].items() if here["tracks"].get(name, theirs) != theirs
        ]
        what = (
            "physics" if there["physics"] != here["physics"] else f"track '{tracks[0]}'" if tracks else None
        )
        if what is not None:
            batch.close()
            raise BridgeError(
                f"{batch.client.address} has another {what} than this hotlap; install the same at both ends"
            )

    def evaluate(self, act: ActFn, seeds: Sequence[int]) -> Episodes:
        """Races from anywhere on the lap: from the grid all episodes would be the same one."""
        return race(act, replace(self._config.racer_options, random_start=True), seeds)

    def fingerprints(self) -> dict[str, Any]:
        """Of physics, observation and tracks."""
        return racer_fingerprints(self._config.racer_options)

    def check_fingerprints(self, source: str, trained: Mapping[str, Any]) -> None:
        """Refuse to change physics on the way."""
        check_fingerprints(
            source, trained, self._config.racer_options,
            way_out="A run cannot change physics on the way: start anew with --overwrite",
        )  # fmt: skip

    def metrics_callback(self) -> RacerMetricsCallback:
        """Laps and reward terms."""
        return RacerMetricsCallback()

    def close(self) -> None:
        """Nothing is open: each evaluation has cars of its own."""
