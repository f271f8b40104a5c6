"""The batch as a stable-baselines3 `VecEnv`: many cars, no Python object per car and step."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from gymnasium import Wrapper
from numpy.typing import NDArray
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import VecEnv

from hotlap.envs.batch_factory import make_batch
from hotlap.envs.config import ConfigSource
from hotlap.envs.inputs import action_space, read_actions, read_seeds
from hotlap.envs.options import RacerOptions, Ranges, TrackChoice
from hotlap.envs.step_columns import LAP_COMPLETED, RETURN, REWARD, TERMINATED, TERMS, TRUNCATED
from hotlap.errors import UsageError
from hotlap.sim.world import Snapshot


def make_vec_env(
    n_envs: int = 1,
    track: TrackChoice = RacerOptions.track,
    seed: int | None = None,
    *,
    config: ConfigSource = RacerOptions.config,
    random_start: bool = RacerOptions.random_start,
    action_repeat: int = RacerOptions.action_repeat,
    randomize: Ranges | None = RacerOptions.randomize,
    pool_size: int = RacerOptions.pool_size,
    threads: int | None = RacerOptions.threads,
    observation: str = RacerOptions.observation,
    progress: str = RacerOptions.progress,
    edge_margin: float = RacerOptions.edge_margin,
    render_mode: str | None = None,
    bridge_url: str | None = None,
) -> RacerVecEnv:
    """Many cars for stable-baselines3. Car i drives as `RacerEnv` seeded with seed + i would.

    `RacerOptions` says what the keywords from `track` to `edge_margin` mean. With `bridge_url` the cars run
    in a bridge's process.
    """
    options = RacerOptions(
        track, config, random_start, action_repeat, randomize, pool_size, threads, observation, progress,
        edge_margin,
    )  # fmt: skip
    env = RacerVecEnv(n_envs, options, render_mode, bridge_url)
    env.seed(seed)
    return env


class SparseInfos(list[dict[str, Any]]):
    """A list of infos that knows which of them are not empty."""

    eventful: list[int]


class RacerVecEnv(VecEnv):
    """A `VecEnv` whose infos are empty except where a lap or an episode ends."""

    def __init__(
        self,
        n_envs: int,
        options: RacerOptions,
        render_mode: str | None = None,
        bridge_url: str | None = None,
    ) -> None:
        if render_mode not in (None, "rgb_array"):
            raise UsageError(f"unknown render_mode {render_mode!r} for a batch; choose rgb_array or None")
        self.batch = make_batch(n_envs, options, bridge_url, restart=True)
        self.render_mode = render_mode
        self._all = np.arange(n_envs)
        self._empty: list[dict[str, Any]] = [{} for _ in range(n_envs)]
        self._controls: NDArray[np.float64] | None = None
        self._started = time.time()
        super().__init__(n_envs, self.batch.observation_space, action_space())
        self.metadata: dict[str, Any] = {
            "render_modes": ["rgb_array"],
            "render_fps": options.steps_per_second,
        }

    @property
    def reward_terms(self) -> NDArray[np.float64]:
        """Every car's six reward terms in the last step (cars × 6)."""
        return self.batch.score[:, :TERMS]

    def reset(self) -> NDArray[np.float32]:
        """Start new episodes for all cars."""
        seeds, options = self._seeds, [own or None for own in self._options]
        self._reset_seeds()
        self._reset_options()
        if self.batch.episodes.min() < 0 and None in seeds:
            seeds = [int(np.random.default_rng().integers(2**63)) + car for car in range(self.num_envs)]
        observation = self.batch.reset(self._all, seeds, options)
        self.reset_infos = [self.batch.counters(car) for car in range(self.num_envs)]
        return observation

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        """Seed the next reset: car i with seed + i."""
        self._seeds = read_seeds(seed, self.num_envs)
        return self._seeds

    def step_async(self, actions: Any) -> None:
        """Check and store the actions for `step_wait`."""
        if self.batch.episodes[0] < 0:
            raise RuntimeError("step was called before reset; call reset first")
        self._controls = read_actions(actions, self.num_envs)

    def step_wait(
        self,
    ) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """Advance every car by one step; cars whose episode ends start the next one at once."""
        assert self._controls is not None, "step_wait without step_async"
        batch, controls, self._controls = self.batch, self._controls, None
        observation = batch.step(controls)
        score = batch.score
        dones = (score[:, TERMINATED] + score[:, TRUNCATED]) > 0.0
        rewards = score[:, REWARD].astype(np.float32)
        infos = SparseInfos(self._empty)
        infos.eventful = np.flatnonzero(dones | (score[:, LAP_COMPLETED] > 0.0)).tolist()
        for car in infos.eventful:
            infos[car] = batch.info(car)
        if dones.any():
            ended = np.flatnonzero(dones)
            for car in ended.tolist():
                infos[car].update(self._episode_info(car, observation[car].copy()))
            observation[ended] = batch.reset(ended)[ended]
        return observation, rewards, dones, infos

    def _episode_info(self, car: int, observation: NDArray[np.float32]) -> dict[str, Any]:
        batch = self.batch
        length = batch.counters(car)["stepCount"]
        return {
            "terminal_observation": observation,
            "TimeLimit.truncated": bool(batch.score[car, TERMINATED] == 0.0),
            "episode": {
                "r": round(float(batch.score[car, RETURN]), 6),
                "l": length,
                "t": round(time.time() - self._started, 6),
            },
        }

    def snapshot(self) -> dict[str, NDArray[Any]]:
        """The whole state of every car as arrays."""
        return self.batch.snapshot()

    def restore(self, snapshot: Snapshot) -> None:
        """Restore a snapshot of the same number of cars on the same tracks."""
        self.batch.restore(snapshot)
        self._reset_seeds()
        self._reset_options()

    def close(self) -> None:
        """Close the connection, if the cars are at a bridge."""
        self.batch.close()

    def get_images(self) -> Sequence[NDArray[np.uint8] | None]:
        """A frame of every car."""
        return self.batch.frames()

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """The attribute, once per requested car: the cars share it."""
        return [getattr(self, attr_name)] * len(self._chosen(indices))

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Set an attribute of the batch; it cannot differ between cars."""
        if len(self._chosen(indices)) != self.num_envs:
            raise UsageError(f"'{attr_name}' is shared by all {self.num_envs} cars; set it without indices")
        setattr(self, attr_name, value)

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """Call a method of the batch once; returns its result once per requested car."""
        return [getattr(self, method_name)(*args, **kwargs)] * len(self._chosen(indices))

    def env_is_wrapped(
        self, wrapper_class: type[Wrapper[Any, Any, Any, Any]], indices: Any = None
    ) -> list[bool]:
        """True for `Monitor`, whose episode statistics the batch keeps itself."""
        return [wrapper_class is Monitor] * len(self._chosen(indices))

    def _chosen(self, indices: int | Iterable[int] | None) -> list[int]:
        return list(self._get_indices(indices))
