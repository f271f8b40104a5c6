"""The racer as a task: hotlap's own batch of cars, here or at a bridge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any, cast

from hotlap.envs.config import ConfigSource, load_config, read_config
from hotlap.envs.inputs import action_space
from hotlap.envs.names import EnvironmentName
from hotlap.envs.options import RANDOM_TRACK
from hotlap.envs.sb3 import RacerVecEnv
from hotlap.errors import UsageError
from hotlap.evaluation.episodes import ActFn, Episodes, race
from hotlap.laptime.centreline_lap import centreline_lap_s
from hotlap.laptime.stored import shipped_limit
from hotlap.runs.compatibility import check_fingerprints, racer_fingerprints
from hotlap.runs.config import TRAIN_EDGE_MARGIN, TRAIN_PROGRESS, TRAINING_ONLY, RunConfig
from hotlap.tracks import load_track
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
        "random_start", "action_repeat", "randomize", "pool_size", "observation", *TRAINING_ONLY,
    )  # fmt: skip
    backend_names: tuple[str, ...] = ()

    def choose_backend(self, asked: str | None, config: RunConfig) -> str:
        """Always hotlap's own batch."""
        return BACKEND

    def check_options(self, config: RunConfig) -> None:
        """Only the racer's own options, and no wrappers: its cars are stepped as one batch."""
        for key in config.env_options:
            if key not in self.option_names:
                raise UsageError(
                    f"unknown option '{key}' of the racer; there are {', '.join(self.option_names)} "
                    "(the track is part of the name, as in racer:gauntlet, and --config sets the rewards)"
                )
        if config.wrappers:
            raise UsageError(
                f"wrapper '{config.wrappers[0]}' cannot be applied to the racer, whose cars are one batch"
            )

    def read_track(self, name: EnvironmentName) -> dict[str, Any] | None:
        """The track of a file, after checking it."""
        return None if name.track_file is None else load_track(name.track_file).as_dict()

    def resolve_rewards(self, weights: Mapping[str, float], given: ConfigSource) -> dict[str, Any]:
        """The preset's weights, overridden by the user's rewards and limits."""
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
        shaped = [key for key in (TRAIN_PROGRESS, TRAIN_EDGE_MARGIN) if key in self._config.env_options]
        if self._bridge_url is not None and shaped:
            raise UsageError(
                f"{' and '.join(shaped)} cannot be used at a bridge; leave out --bridge-url, or choose a "
                "preset without them"
            )
        RacerVecEnv(1, self._config.training_options)

    def make_vec_env(self) -> RacerVecEnv:
        """The cars, in this process or at a bridge with the same simulation."""
        env = RacerVecEnv(self._config.n_envs, self._config.training_options, bridge_url=self._bridge_url)
        if self._bridge_url is not None:
            self._check_bridge(cast("RemoteBatch", env.batch))
        env.seed(self._config.seed)
        return env

    def _check_bridge(self, batch: RemoteBatch) -> None:
        """Refuse a bridge whose physics or tracks differ from this install's, which evaluates the run."""
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
                f"the {what} of {batch.client.address} differs from this hotlap's; "
                "install the same hotlap at both ends"
            )

    def evaluate(self, act: ActFn, seeds: Sequence[int]) -> Episodes:
        """Races from random starts: from the grid all episodes would be the same."""
        return race(act, replace(self._config.racer_options, random_start=True), seeds)

    def fingerprints(self) -> dict[str, Any]:
        """Of physics, observation and tracks."""
        return racer_fingerprints(self._config.racer_options)

    def check_fingerprints(self, source: str, trained: Mapping[str, Any]) -> None:
        """Refuse to resume with other physics."""
        check_fingerprints(
            source, trained, self._config.racer_options,
            way_out="A run cannot change physics: start over with --overwrite, or from another driver",
        )  # fmt: skip

    def metrics_callback(self) -> RacerMetricsCallback:
        """Laps and reward terms."""
        return RacerMetricsCallback()

    def reference_lap(self) -> tuple[str, float] | None:
        """The limit of the track if it is known, called the gap to it, else T_c; None for random tracks."""
        name = self._config.track
        if name is None or name == RANDOM_TRACK:
            return None
        track = load_track(name) if isinstance(name, str) else name
        if (known := shipped_limit(track)) is not None:
            return "gap", known.limit.t_ub
        return "T_c", centreline_lap_s(track)

    def close(self) -> None:
        """Nothing to close: each evaluation has its own cars."""
