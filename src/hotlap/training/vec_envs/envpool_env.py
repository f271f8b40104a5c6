"""EnvPool as an SB3 `VecEnv`: many copies of an ordinary Gymnasium id, stepped in C++.

Its environments can be neither copied nor seeded per episode, so a state is restored by replaying
every action since the pool was made.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import VecEnv

from hotlap.errors import UsageError
from hotlap.training.vec_envs.replay_env import ReplayError, make_env


def envpool_has(environment: str) -> bool:
    """Whether EnvPool is installed and knows the id."""
    try:
        import envpool
    except ImportError:
        return False
    return environment in envpool.list_all_envs()


class EnvPoolVecEnv(VecEnv):
    """A pool of environments that reset in the same step in which an episode ends."""

    def __init__(self, environment: str, n_envs: int, seed: int) -> None:
        import envpool

        self.environment = environment
        # EnvPool takes 31 bits.
        self._pool = envpool.make_gymnasium(environment, num_envs=n_envs, seed=seed % 2**31)
        # Gymnasium's own spaces: EnvPool's bounds are not always right.
        original = make_env(environment, {}, ())
        self.render_mode = None
        super().__init__(n_envs, original.observation_space, original.action_space)
        original.close()
        self._check_spaces()
        self._action_dtype = self._pool.action_space.dtype
        self._ids = np.arange(n_envs)
        self._returns = np.zeros(n_envs)
        self._lengths = np.zeros(n_envs, dtype=np.int64)
        self._started = time.time()
        self._actions: list[NDArray[Any]] = []
        self._first_kept = 0
        self._pending: NDArray[Any] | None = None
        self._observation: NDArray[Any] = np.zeros(0)
        self._empty: list[dict[str, Any]] = [{} for _ in range(n_envs)]

    def _check_spaces(self) -> None:
        theirs = self._pool.observation_space, self._pool.action_space
        for mine, space in zip((self.observation_space, self.action_space), theirs, strict=True):
            if mine.shape != space.shape or type(mine).__name__ != type(space).__name__:
                raise UsageError(
                    f"EnvPool's {self.environment} has {space} where Gymnasium's has {mine}; "
                    "pass --set vec_backend=gymnasium"
                )

    def reset(self) -> NDArray[Any]:
        """Start an episode in every environment. Allowed only once, so it is not recorded as an action."""
        if self.count:
            raise RuntimeError("a pool is reset once, at its start: its state is all its actions since")
        self._observation = self._pool.reset()[0].astype(self.observation_space.dtype)
        return self._observation.copy()

    def step_async(self, actions: NDArray[Any]) -> None:
        """Store the actions for `step_wait`."""
        self._pending = np.asarray(actions).astype(self._action_dtype)

    def step_wait(self) -> tuple[NDArray[Any], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """Step all environments; those whose episode ends are reset."""
        assert self._pending is not None, "step_wait without step_async"
        actions, self._pending = self._pending, None
        self._actions.append(actions)
        observation, rewards, terminated, truncated, _ = self._pool.step(actions, self._ids)
        observation = observation.astype(self.observation_space.dtype)
        dones = terminated | truncated
        self._returns += rewards
        self._lengths += 1
        infos = list(self._empty)
        if dones.any():
            ended = np.flatnonzero(dones)
            for index in ended.tolist():
                infos[index] = self._episode_info(index, observation[index].copy(), bool(terminated[index]))
            observation[ended] = self._pool.reset(ended)[0]
            self._returns[ended], self._lengths[ended] = 0.0, 0
        self._observation = observation
        return observation.copy(), rewards.astype(np.float32), dones, infos

    def _episode_info(self, index: int, observation: NDArray[Any], terminated: bool) -> dict[str, Any]:
        return {
            "terminal_observation": observation,
            "TimeLimit.truncated": not terminated,
            "episode": {
                "r": round(float(self._returns[index]), 6),
                "l": int(self._lengths[index]),
                "t": round(time.time() - self._started, 6),
            },
        }

    # A growing record of all actions, kept outside the checkpoints (see append_log).
    capacity = None

    @property
    def count(self) -> int:
        """Steps since the pool was made."""
        return self._first_kept + len(self._actions)

    def rows(self, start: int, stop: int) -> dict[str, NDArray[Any]]:
        """The actions of some steps that are not yet truncated."""
        chosen = self._actions[start - self._first_kept : stop - self._first_kept]
        return {"actions": self._narrow(np.stack(chosen))} if chosen else {}

    def truncate(self, stop: int) -> None:
        """Drop actions that are safely on disk."""
        del self._actions[: stop - self._first_kept]
        self._first_kept = stop

    def load(self, pieces: Iterable[tuple[int, Mapping[str, NDArray[Any]]]]) -> None:
        """Replay all actions in a new pool."""
        self.reset()
        for _, arrays in pieces:
            for actions in arrays["actions"]:
                self.step(actions)

    def _narrow(self, actions: NDArray[Any]) -> NDArray[Any]:
        small = isinstance(self.action_space, gymnasium.spaces.Discrete) and self.action_space.n <= 256
        return actions.astype(np.uint8) if small else actions

    def snapshot(self) -> dict[str, Any]:
        """What a replay is checked against."""
        return {"observation": self._observation, "returns": self._returns, "lengths": self._lengths}

    def restore(self, snapshot: Mapping[str, Any]) -> None:
        """Compare with a snapshot, after `load` has brought the pool there."""
        for name, mine in self.snapshot().items():
            if not np.array_equal(mine, snapshot[name], equal_nan=True):
                raise ReplayError(
                    f"EnvPool's {self.environment} came out differently ({name}) when its {self.count} steps "
                    "were replayed: it is another version, so the run cannot be resumed exactly"
                )

    def close(self) -> None:
        """Stop the pool's threads."""
        self._pool.close()

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """The attribute, once per requested environment."""
        return [getattr(self, attr_name)] * len(self._chosen(indices))

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Not possible: the environments are EnvPool's."""
        raise NotImplementedError(f"EnvPool's environments have no attribute '{attr_name}' to set")

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """Not possible: the environments are EnvPool's."""
        raise NotImplementedError(f"EnvPool's environments have no method '{method_name}' to call")

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> list[bool]:
        """True for `Monitor`, whose episode statistics are kept here."""
        return [wrapper_class is Monitor] * len(self._chosen(indices))

    def _chosen(self, indices: Any) -> Sequence[int]:
        return list(self._get_indices(indices))
