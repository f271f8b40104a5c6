"""One episode of a driver as frames: a lap of the racer, or a whole episode of another environment."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hotlap.envs.gymnasium_env import make_gymnasium_env
from hotlap.envs.options import RacerOptions
from hotlap.envs.racer import RacerEnv
from hotlap.evaluation.episodes import LONGEST, ActFn
from hotlap.render.video import Frame, save_video
from hotlap.runs.config import RunConfig

_SECONDS_AFTER_LAP = 1.0


def save_race_video(act: ActFn, options: RacerOptions, seed: int, path: Path) -> None:
    """The first race of an evaluation, until shortly after its first lap."""
    track = options.track[0] if isinstance(options.track, list) else options.track
    keywords = {**vars(options), "track": track}
    env = RacerEnv(**keywords, render_mode="rgb_array")
    save_video(_frames(env, act, seed, until_lap=True), env.metadata["render_fps"], path)


def save_episode_video(act: ActFn, config: RunConfig, seed: int, path: Path) -> None:
    """One episode of a Gymnasium environment that can draw itself."""
    env = make_gymnasium_env(config.environment, config.env_options, config.wrappers, render_mode="rgb_array")
    save_video(_frames(env, act, seed, until_lap=False), env.metadata.get("render_fps", 30), path)


def _frames(env: Any, act: ActFn, seed: int, *, until_lap: bool) -> Iterator[Frame]:
    observation, _ = env.reset(seed=seed)
    fps = env.metadata.get("render_fps", 30)
    left = LONGEST if env.spec is not None and env.spec.max_episode_steps is None else None
    ended = False
    try:
        yield env.render()
        while not ended and left != 0:
            observation, _, terminated, truncated, info = env.step(act(observation[None])[0])
            ended = terminated or truncated
            left = None if left is None else left - 1
            if until_lap and "lapTime" in info and left is None:
                left = round(_SECONDS_AFTER_LAP * fps)
            yield env.render()
    finally:
        env.close()
