"""`RacerEnv`: one car on a track, as a Gymnasium environment."""

from __future__ import annotations

from typing import Any

import gymnasium as gym
import numpy as np
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from hotlap.envs.batch_factory import make_batch
from hotlap.envs.config import ConfigSource
from hotlap.envs.inputs import action_space, read_action, read_seeds
from hotlap.envs.observation_terms import ray_distances
from hotlap.envs.options import RacerOptions, Ranges, TrackChoice
from hotlap.envs.step_columns import REWARD, TRUNCATED
from hotlap.errors import UsageError
from hotlap.extras import explained_imports
from hotlap.sim.params import TICKS_PER_SECOND
from hotlap.sim.world import Snapshot

_ONLY_CAR = np.zeros(1, dtype=np.int64)
_NOT_BEGUN = "step was called before reset; call reset first"
_ENDED = "the episode has ended; call reset to start the next one"
_OUTCOME = slice(REWARD, TRUNCATED + 1)


class RacerEnv(gym.Env[Any, Any]):
    """Drive a car with limited grip round a track, as fast as it will go.

    `RacerOptions` says what the keywords from `track` to `edge_margin` mean. `render_mode` is `rgb_array`
    or `human`; `show_rays` draws the rays into frames. `reset(options={"position": m, "offset": m,
    "speed": m_per_s})` places the car. With `bridge_url` the car runs in a bridge's process
    (`hotlap bridge`) and returns the same floats.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": ["rgb_array", "human"],
        "render_fps": TICKS_PER_SECOND,
    }

    def __init__(
        self,
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
        show_rays: bool = False,
        bridge_url: str | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise UsageError(
                f"unknown render_mode {render_mode!r}; choose {' or '.join(self.metadata['render_modes'])}"
            )
        chosen = RacerOptions(
            track, config, random_start, action_repeat, randomize, pool_size, threads, observation, progress,
            edge_margin,
        )  # fmt: skip
        self.batch = make_batch(1, chosen, bridge_url)
        self.action_space = action_space()
        self.observation_space = self.batch.observation_space
        self.render_mode = render_mode
        self._show_rays = show_rays
        self._awaits_reset = _NOT_BEGUN
        self._controls = np.zeros((1, 3))
        self._renderer: Any = None
        self.metadata = {**self.metadata, "render_fps": chosen.steps_per_second}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Start the next episode; a seed restarts the sequence of episodes."""
        first = seed
        if seed is None and self.batch.episodes[0] < 0:
            first = int(self.np_random.integers(2**63))
        observation = self.batch.reset(_ONLY_CAR, read_seeds(first, 1), options)[0]
        super().reset(seed=seed)
        self._awaits_reset = ""
        self._show_anew()
        return observation, self.batch.counters(0)

    def step(
        self, action: NDArray[np.float32]
    ) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Drive for one tick (`action_repeat` ticks) with steer, throttle and brake."""
        batch = self.batch
        if self._awaits_reset:
            raise ResetNeeded(self._awaits_reset)
        read_action(action, self._controls)
        observation = batch.step(self._controls)[0]
        reward, terminated, truncated = batch.score[0, _OUTCOME].tolist()
        if terminated or truncated:
            self._awaits_reset = _ENDED
        if self._renderer is not None:
            self._renderer.follow(batch.world)
        if self.render_mode == "human":
            self.render()
        return observation, reward, terminated > 0.0, truncated > 0.0, batch.info(0)

    def render(self) -> NDArray[np.uint8] | None:
        """The current frame as an RGB array, or None where a window shows it."""
        if self.render_mode is None:
            raise UsageError("this environment was made without render_mode; pass render_mode='rgb_array'")
        if self._renderer is None:
            with explained_imports("rendering"):
                from hotlap.render.view import CarView

            self._renderer = CarView(window=self.render_mode == "human")
            self._renderer.begin(self.batch.world, self.batch.track_of(0))
        rays = ray_distances(self.batch.observe(_ONLY_CAR)[0]) if self._show_rays else None
        frame: NDArray[np.uint8] | None = self._renderer.frame(
            self.batch.world, self.metadata["render_fps"], rays
        )
        return frame

    def close(self) -> None:
        """Close the window and the connection, if there are any."""
        self.batch.close()
        if self._renderer is not None:
            self._renderer.close()
            self._renderer = None

    def snapshot(self) -> dict[str, NDArray[Any]]:
        """The whole state as arrays; `restore` continues from it bit for bit."""
        return self.batch.snapshot()

    def restore(self, snapshot: Snapshot) -> None:
        """Restore a snapshot, which may come from another process."""
        self.batch.restore(snapshot)
        ended = _ENDED if self.batch.has_ended(0) else ""
        self._awaits_reset = _NOT_BEGUN if self.batch.episodes[0] < 0 else ended
        self._show_anew()

    def _show_anew(self) -> None:
        if self._renderer is not None:
            self._renderer.begin(self.batch.world, self.batch.track_of(0))
        if self.render_mode == "human":
            self.render()

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_renderer": None}
