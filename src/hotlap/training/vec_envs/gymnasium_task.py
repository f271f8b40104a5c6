"""Any Gymnasium id as a task: its environments one by one, or EnvPool's copies of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from gymnasium.spaces import Box, Space
from stable_baselines3.common.preprocessing import is_image_space
from stable_baselines3.common.vec_env import VecEnv

from hotlap.envs.config import ConfigSource
from hotlap.envs.gymnasium_env import parse_wrapper
from hotlap.envs.names import EnvironmentName
from hotlap.errors import UsageError
from hotlap.evaluation.episodes import ActFn, Episodes, play
from hotlap.runs.config import RunConfig
from hotlap.runs.spaces import describe_space
from hotlap.training.algorithms.core.spec import AlgorithmSpec
from hotlap.training.vec_envs.action_check import check_actions
from hotlap.training.vec_envs.envpool_env import EnvPoolVecEnv, envpool_has
from hotlap.training.vec_envs.replay_env import ReplayVecEnv, make_env

AUTO, GYMNASIUM, ENVPOOL = "auto", "gymnasium", "envpool"


class GymnasiumTaskKind:
    """The choices for a Gymnasium id."""

    option_names: tuple[str, ...] = ()
    backend_names: tuple[str, ...] = (AUTO, GYMNASIUM, ENVPOOL)

    def __init__(self, environment: str) -> None:
        self._environment = environment

    def choose_backend(self, asked: str | None, config: RunConfig) -> str:
        """Gymnasium for one environment, EnvPool for many if it has the id."""
        if asked not in (None, *self.backend_names):
            raise UsageError(f"vec_backend is {asked!r}; choose {', '.join(self.backend_names)}")
        changed = bool(config.wrappers or config.env_options)
        if asked == ENVPOOL and changed:
            raise UsageError("EnvPool takes neither wrappers nor environment options; leave vec_backend out")
        if asked == ENVPOOL and not envpool_has(config.environment):
            raise UsageError(
                f"EnvPool is not installed or has no {config.environment}; leave vec_backend out"
            )
        if asked in (AUTO, None):
            suits = config.n_envs > 1 and not changed and envpool_has(config.environment)
            return ENVPOOL if suits else GYMNASIUM
        return str(asked)

    def check_options(self, config: RunConfig) -> None:
        """Wrappers that can be read; options go to `gymnasium.make`, which checks them itself."""
        for wrapper in config.wrappers:
            parse_wrapper(wrapper)

    def read_track(self, name: EnvironmentName) -> None:
        """There is none."""

    def resolve_rewards(self, weights: Mapping[str, float], given: ConfigSource) -> None:
        """There are none to set."""
        if given is not None:
            raise UsageError(f"--config sets the racer's rewards; {self._environment} has none to set")

    def open(self, config: RunConfig, bridge_url: str | None = None) -> GymnasiumTask:
        """The environments of a run."""
        if bridge_url is not None:
            raise UsageError(
                f"a bridge serves the racer; {config.environment} runs here, without --bridge-url"
            )
        return GymnasiumTask(config)


class GymnasiumTask:
    """The environments of one run."""

    def __init__(self, config: RunConfig) -> None:
        self._config = config
        self._env: gymnasium.Env[Any, Any] | None = None

    def check(self, spec: AlgorithmSpec) -> None:
        """Make one environment and check its spaces."""
        env = self._make_env()
        try:
            for space in (env.observation_space, env.action_space):
                describe_space(space)
            self._check_observation(env.observation_space)
            check_actions(spec, self._config.environment, env.action_space)
        finally:
            env.close()

    def _check_observation(self, space: Space[Any]) -> None:
        environment = self._config.environment
        if is_image_space(space):
            raise UsageError(f"{environment} shows images ({space}); hotlap trains on plain numbers")
        if self._config.normalize and not isinstance(space, Box):
            raise UsageError(f"normalize needs Box observations; those of {environment} are {space}")

    def make_vec_env(self) -> VecEnv:
        """EnvPool's copies, or Gymnasium's."""
        config = self._config
        env: VecEnv
        if config.vec_backend == ENVPOOL:
            env = EnvPoolVecEnv(config.environment, config.n_envs, config.seed)
        else:
            env = ReplayVecEnv(config.environment, config.n_envs, config.env_options, config.wrappers)
        env.seed(config.seed)
        return env

    def evaluate(self, act: ActFn, seeds: Sequence[int]) -> Episodes:
        """Episodes one after the other, in one environment that stays open."""
        if self._env is None:
            self._env = self._make_env()
        return play(act, self._env, seeds)

    def _make_env(self) -> gymnasium.Env[Any, Any]:
        return make_env(self._config.environment, self._config.env_options, self._config.wrappers)

    def fingerprints(self) -> dict[str, Any]:
        """Empty: the library versions have to suffice."""
        return {}

    def check_fingerprints(self, source: str, trained: Mapping[str, Any]) -> None:
        """Nothing to compare."""

    def metrics_callback(self) -> None:
        """Nothing besides SB3's own metrics."""
        return None

    def reference_lap(self) -> None:
        """There are no laps."""
        return None

    def close(self) -> None:
        """Close the environment of evaluations."""
        if self._env is not None:
            self._env.close()
