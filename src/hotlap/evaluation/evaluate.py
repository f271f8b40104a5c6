"""`evaluate`: a driver, an environment that fits it, episodes, figures."""

from __future__ import annotations

from functools import partial
from typing import Any

import gymnasium
import numpy as np

from hotlap.drivers.loading import Driver
from hotlap.envs.batch import RacerOptions
from hotlap.envs.names import parse_environment
from hotlap.evaluation.episodes import Episodes, episode_seeds, play, race
from hotlap.evaluation.fit import check_fingerprints, check_spaces
from hotlap.evaluation.statistics import summarise
from hotlap.sim.checks import check_whole_number

STARTS = ("random", "grid")


def evaluate(
    driver: Driver,
    *,
    episodes: int = 100,
    track: str | None = None,
    start: str = "random",
    seed: int = 0,
    deterministic: bool = True,
    ignore_physics: bool = False,
) -> dict[str, Any]:
    """Drive episodes with raw rewards and frozen normalisation; the figures of the contract."""
    check_whole_number("episodes", episodes)
    seeds = episode_seeds(episodes, seed)
    act = driver.act
    if not deterministic:
        act = partial(driver.act, deterministic=False, rng=np.random.default_rng(seed))
    name = parse_environment(driver.environment)
    if start not in STARTS:
        raise ValueError(f"unknown start '{start}'; choose {' or '.join(STARTS)}")
    if name.track is None:
        if track is not None:
            raise ValueError(f"--track {track}: {driver.name} drives {name.text}, which has no tracks")
        return summarise(_play(driver, act, name.text, seeds))
    trained = driver.checkpoint.manifest["plan"]
    options = RacerOptions(
        track or name.track,
        config=trained["racer_config"],
        random_start=start == "random",
        action_repeat=trained["env_options"].get("action_repeat", RacerOptions.action_repeat),
    )
    check_fingerprints(driver.name, driver.fingerprints, options, ignore_physics=ignore_physics)
    return summarise(race(act, options, seeds))


def _play(driver: Driver, act: Any, environment: str, seeds: list[int]) -> Episodes:
    try:
        env = gymnasium.make(environment)
    except (gymnasium.error.Error, ImportError) as error:
        raise ValueError(f"{environment} cannot be made: {error}") from error
    try:
        check_spaces(driver.name, driver.checkpoint.driver["spaces"], env.observation_space, env.action_space)
        return play(act, env, seeds)
    finally:
        env.close()
