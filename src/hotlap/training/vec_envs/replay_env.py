"""Gymnasium environments for training whose state can be saved without copying them.

An environment is restored by replay: the seed of its episode, and the actions since. The environment only
has to be deterministic, and the result is checked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import DummyVecEnv

from hotlap.envs.gymnasium_env import make_gymnasium_env
from hotlap.errors import UsageError


class ReplayError(UsageError):
    """A replayed environment that is not in the saved state."""


class SeededEpisodes(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Gives every episode its own seed, and keeps the actions of the current one."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        self.seed = 0
        self.episode = 0
        self.actions: list[NDArray[Any]] = []
        self.last_observation: Any = None
        self.reward_sum = 0.0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start the next episode; a seed restarts the sequence of episodes."""
        if seed is not None:
            self.seed, self.episode = seed, -1
        return self.begin(self.episode + 1, options)

    def begin(self, episode: int, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start the episode of that number."""
        self.episode, self.actions, self.reward_sum = episode, [], 0.0
        observation, info = self.env.reset(seed=episode_seed(self.seed, episode), options=options)
        self.last_observation = observation
        return observation, info

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        """Step, and remember the action."""
        self.actions.append(np.array(action))
        observation, reward, terminated, truncated, info = self.env.step(action)
        self.last_observation = observation
        self.reward_sum += float(reward)
        return observation, reward, terminated, truncated, info


def episode_seed(seed: int, episode: int) -> int:
    """The seed of an episode: the first has the seed itself, the others are drawn from it."""
    return seed if episode == 0 else int(np.random.SeedSequence((seed, episode)).generate_state(1)[0])


class ReplayVecEnv(DummyVecEnv):
    """SB3's `DummyVecEnv` over one Gymnasium id, with `snapshot` and `restore`."""

    def __init__(
        self,
        environment: str,
        n_envs: int,
        keywords: Mapping[str, Any] | None = None,
        wrappers: Sequence[str] = (),
    ) -> None:
        def make() -> Monitor:
            return Monitor(SeededEpisodes(make_env(environment, keywords or {}, wrappers)))

        super().__init__([make] * n_envs)
        self.environment = environment

    def snapshot(self) -> dict[str, Any]:
        """Each environment's seed, episode and actions, and what a replay is checked against."""
        return {"envs": [_remember(env.env) for env in self._monitors]}

    def restore(self, snapshot: Mapping[str, Any]) -> None:
        """Replay every environment to the saved state; raise if the result differs."""
        if len(snapshot["envs"]) != self.num_envs:
            raise ReplayError(f"a snapshot of {len(snapshot['envs'])} environments, not of {self.num_envs}")
        for monitor, then in zip(self._monitors, snapshot["envs"], strict=True):
            self._replay(monitor, then)

    @property
    def _monitors(self) -> list[Any]:
        return list(self.envs)

    def _replay(self, monitor: Any, then: Mapping[str, Any]) -> None:
        episodes = monitor.env
        episodes.seed, episodes.episode = int(then["seed"]), int(then["episode"]) - 1
        monitor.reset()
        ended = False
        for action in then["actions"]:
            # A scalar, as it was given the first time, not an array without dimensions.
            _, _, terminated, truncated, _ = monitor.step(action[()])
            ended = ended or terminated or truncated
        same = np.array_equal(episodes.last_observation, then["observation"], equal_nan=True)
        if ended or not same or episodes.reward_sum != float(then["reward_sum"]):
            raise ReplayError(
                f"{self.environment} came out differently when its {len(then['actions'])} last steps were "
                "replayed: it is not deterministic, or another version, so the run cannot be resumed exactly"
            )


def make_env(
    environment: str, keywords: Mapping[str, Any], wrappers: Sequence[str]
) -> gymnasium.Env[Any, Any]:
    """The Gymnasium environment, without the checker that slows every step."""
    return make_gymnasium_env(environment, keywords, wrappers, disable_env_checker=True)


def _remember(episodes: SeededEpisodes) -> dict[str, Any]:
    actions = np.stack(episodes.actions) if episodes.actions else np.zeros(0)
    return {
        "seed": episodes.seed,
        "episode": episodes.episode,
        "actions": actions,
        "observation": np.asarray(episodes.last_observation),
        "reward_sum": episodes.reward_sum,
    }
