"""Films: a stretch of a race, tick by tick, or an episode of another environment."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

from hotlap.envs.batch import RacerBatch
from hotlap.errors import UsageError
from hotlap.evaluation.episodes import LONGEST, ActFn, Progress
from hotlap.evaluation.races import Races
from hotlap.evaluation.traces import Stretch
from hotlap.policies.loading import Driver
from hotlap.render.video import VideoWriter, video_file
from hotlap.sim.columns import TICK
from hotlap.sim.params import TICKS_PER_SECOND

_TICKS_AFTER_LAP = TICKS_PER_SECOND
_USUAL_FPS = 30


def save_race_video(races: Races, stretch: Stretch, path: Path, progress: Progress) -> None:
    """Drive races again and film one stretch: a lap from the line, until a second after it."""
    with video_file(path, TICKS_PER_SECOND) as video:
        fewer, car = races.with_car(stretch.car)
        fewer.drive(_Camera(stretch, car, video, progress))


class _Camera:
    """Films one car of a race in every tick of a stretch. Called after each tick."""

    def __init__(self, stretch: Stretch, car: int, video: VideoWriter, progress: Progress) -> None:
        from hotlap.render.view import CarView

        self._car, self._video, self._progress = car, video, progress
        after = _TICKS_AFTER_LAP if stretch.lap is not None else 0
        self._ticks = range(stretch.first_tick, stretch.last_tick + after + 1)
        self._view = CarView(car=car)
        self._filmed = -1

    def __call__(self, batch: RacerBatch) -> None:
        tick = int(batch.world.tally[self._car, TICK])
        # A car whose episode has ended stands still, and so does its tick.
        if tick == self._filmed:
            return
        if self._filmed < 0:
            self._view.begin(batch.world, batch.track_of(self._car))
        self._view.follow(batch.world)
        self._filmed = tick
        if tick in self._ticks:
            frame = self._view.frame(batch.world, TICKS_PER_SECOND)
            assert frame is not None
            self._video.add(frame)
            self._progress(self._ticks.index(tick) + 1, len(self._ticks))


def save_episode_video(driver: Driver, act: ActFn, seed: int, path: Path, progress: Progress) -> None:
    """One episode of a Gymnasium environment that can draw itself."""
    env = make_filmed_env(driver)
    try:
        with video_file(path, env.metadata.get("render_fps", _USUAL_FPS)) as video:
            _film_episode(env, act, seed, video, progress)
    finally:
        env.close()


def make_filmed_env(driver: Driver) -> gymnasium.Env[Any, Any]:
    """A driver's environment, if it can draw itself into a video."""
    try:
        blind = driver.make_env()
        blind.close()
        if "rgb_array" not in blind.metadata.get("render_modes", []):
            raise UsageError(f"{driver.environment} cannot be filmed: it has no render mode rgb_array")
        return driver.make_env(render_mode="rgb_array")
    except (gymnasium.error.Error, ImportError) as error:
        raise UsageError(f"{driver.environment} cannot be filmed: {error}") from error


def _film_episode(env: Any, act: ActFn, seed: int, video: VideoWriter, progress: Progress) -> None:
    observation, _ = env.reset(seed=seed)
    most = (env.spec and env.spec.max_episode_steps) or LONGEST
    video.add(env.render())
    for step in range(most):
        observation, _, terminated, truncated, _ = env.step(act(np.asarray(observation)[None])[0])
        video.add(env.render())
        progress(step + 1, most)
        if terminated or truncated:
            return
