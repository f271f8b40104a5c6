"""The natively batched environment behind `gym.make_vec("hotlap/Racer-v0", …)`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.utils.seeding import np_random
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from hotlap.envs.batch import COUNTERS, RacerBatch
from hotlap.envs.config import ConfigSource
from hotlap.envs.inputs import action_space, read_actions, read_seeds
from hotlap.envs.options import RacerOptions, Ranges, TrackChoice
from hotlap.envs.step_columns import LAP_COMPLETED, REWARD, REWARD_KEYS, TERMINATED, TERMS, TRUNCATED
from hotlap.errors import UsageError
from hotlap.sim.columns import HALTED, LAP_CLEAN, LAP_TIME
from hotlap.sim.world import Snapshot


class RacerVectorEnv(VectorEnv[NDArray[np.float32], NDArray[np.float32], NDArray[Any]]):
    """Many cars in one array. Car i drives as `RacerEnv` seeded with seed + i would.

    `RacerOptions` says what the keywords from `track` to `edge_margin` mean. `autoreset_mode` is
    Gymnasium's: a car that ended is reset by the next step (default), in the same step, or only by
    `reset(options={"reset_mask": …})`.
    """

    def __init__(
        self,
        num_envs: int = 1,
        track: TrackChoice = RacerOptions.track,
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
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        bridge_url: None = None,
    ) -> None:
        if render_mode not in (None, "rgb_array"):
            raise UsageError(f"unknown render_mode {render_mode!r} for a batch; choose rgb_array or None")
        if bridge_url is not None:
            raise UsageError(
                "a Gymnasium vector environment cannot use a bridge; use make_vec_env(bridge_url=…)"
            )
        chosen = RacerOptions(
            track, config, random_start, action_repeat, randomize, pool_size, threads, observation, progress,
            edge_margin,
        )  # fmt: skip
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {
            "autoreset_mode": self.autoreset_mode,
            "render_modes": ["rgb_array"],
            "render_fps": chosen.steps_per_second,
        }
        self.batch = RacerBatch(num_envs, chosen)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_action_space = action_space()
        self.single_observation_space = self.batch.observation_space
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Start new episodes for all cars, or for those of options["reset_mask"]."""
        if options is not None and not isinstance(options, Mapping):
            raise UsageError(f"reset's options are {options!r}; they must be a dict")
        chosen = dict(options or {})
        mask = self._read_mask(chosen.pop("reset_mask", None))
        cars = np.flatnonzero(mask)
        seeds = self._first_seeds() if seed is None else read_seeds(seed, self.num_envs)
        observation = self.batch.reset(cars, [seeds[car] for car in cars], chosen)
        if isinstance(seed, int | np.integer):
            self._np_random, self._np_random_seed = np_random(int(seed))
        if not mask.all():
            self.batch.observe(np.flatnonzero(~mask), observation)
        return observation, self._masked(self._counter_columns(), mask)

    def step(
        self, actions: NDArray[np.float32]
    ) -> tuple[
        NDArray[np.float32], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]:
        """Advance every car by one step."""
        batch = self.batch
        if batch.episodes.min() < 0:
            raise ResetNeeded("step was called before reset; call reset first")
        controls = read_actions(actions, self.num_envs)
        waiting = np.flatnonzero(batch.world.tally[:, HALTED])
        if self.autoreset_mode is AutoresetMode.DISABLED and len(waiting):
            raise ResetNeeded(f"the episode of car {waiting[0]} has ended; reset it first")
        observation = batch.step(controls)
        # Copies: the next step overwrites the batch's arrays.
        rewards = batch.score[:, REWARD].copy()
        terminated, truncated = batch.score[:, TERMINATED] > 0.0, batch.score[:, TRUNCATED] > 0.0
        infos = self._step_infos()
        ended = terminated | truncated
        if self.autoreset_mode is AutoresetMode.NEXT_STEP and len(waiting):
            self._restart(waiting, observation, infos)
        elif self.autoreset_mode is AutoresetMode.SAME_STEP and ended.any():
            final = {"final_obs": observation.copy(), "final_info": self._masked(infos, ended)}
            self._restart(np.flatnonzero(ended), observation, infos)
            infos.update(final, _final_obs=ended, _final_info=ended)
        return observation, rewards, terminated, truncated, infos

    def render(self) -> tuple[NDArray[np.uint8], ...]:
        """A frame of every car."""
        if self.render_mode is None:
            raise UsageError("this environment was made without render_mode; pass render_mode='rgb_array'")
        return tuple(self.batch.frames())

    def snapshot(self) -> dict[str, NDArray[Any]]:
        """The whole state of every car as arrays."""
        return self.batch.snapshot()

    def restore(self, snapshot: Snapshot) -> None:
        """Restore a snapshot of the same number of cars on the same tracks."""
        self.batch.restore(snapshot)

    def _restart(
        self, cars: NDArray[np.int64], observation: NDArray[np.float32], infos: dict[str, Any]
    ) -> None:
        """Start the next episode of some cars: their observation and infos become the reset's."""
        observation[cars] = self.batch.reset(cars)[cars]
        infos.update(self._counter_columns())
        staying = np.ones(self.num_envs, dtype=np.bool_)
        staying[cars] = False
        for key in (*REWARD_KEYS, "lapTime", "lapClean"):
            if key in infos:
                infos[f"_{key}"] = infos[f"_{key}"] & staying

    def _step_infos(self) -> dict[str, Any]:
        batch = self.batch
        columns = (
            dict(zip(REWARD_KEYS, batch.score[:, :TERMS].T.copy(), strict=True)) | self._counter_columns()
        )
        infos = self._masked(columns, np.ones(self.num_envs, dtype=np.bool_))
        lapped = batch.score[:, LAP_COMPLETED] > 0.0
        if lapped.any():
            times, clean = batch.world.motion[:, LAP_TIME], batch.world.tally[:, LAP_CLEAN] == 1
            infos |= self._masked({"lapTime": times.copy(), "lapClean": clean}, lapped)
        return infos

    def _counter_columns(self) -> dict[str, NDArray[Any]]:
        return {key: self.batch.world.tally[:, column].copy() for key, column in COUNTERS.items()}

    @staticmethod
    def _masked(columns: Mapping[str, Any], mask: NDArray[np.bool_]) -> dict[str, Any]:
        """Gymnasium's convention: `_key` says which entries of `key` are valid."""
        named = {key: value for key, value in columns.items() if not key.startswith("_")}
        masks = {f"_{key}": columns.get(f"_{key}", mask) & mask for key in named}
        return {**named, **masks}

    def _first_seeds(self) -> list[int | None]:
        """Seeds for the cars that have none yet."""
        fresh = self.batch.episodes < 0
        if not fresh.any():
            return [None] * self.num_envs
        drawn = read_seeds(int(self.np_random.integers(2**63)), self.num_envs)
        return [seed if new else None for seed, new in zip(drawn, fresh, strict=True)]

    def _read_mask(self, mask: Any) -> NDArray[np.bool_]:
        if mask is None:
            return np.ones(self.num_envs, dtype=np.bool_)
        array = np.asarray(mask)
        if array.shape != (self.num_envs,) or array.dtype != np.bool_ or not array.any():
            raise UsageError(
                f"reset_mask must be {self.num_envs} booleans, at least one of them true; "
                f"it is {array.dtype}{array.shape}"
            )
        return array
