"""The scripted reference drivers by name, in the role of trained drivers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

import gymnasium
import numpy as np
from numpy.typing import NDArray

from hotlap.drivers.registry import DESCRIPTIONS, REFERENCES
from hotlap.drivers.scripted import ReferenceDriver
from hotlap.envs.batch import RacerBatch
from hotlap.envs.names import RACER
from hotlap.envs.options import RacerOptions
from hotlap.envs.racer import RacerEnv
from hotlap.errors import UsageError
from hotlap.tracks import Track


class ScriptedDriver:
    """A reference driver. It reads the simulator, so it acts in an environment, not on observations."""

    environment = RACER
    is_racer = True

    def __init__(self, name: str, seed: int = 0) -> None:
        if name not in REFERENCES:
            raise UsageError(f"unknown reference driver '{name}'; choose one of {', '.join(REFERENCES)}")
        self.name = self.title = name
        self._seed = seed
        self._batch: RacerBatch | None = None
        self._wheel: ReferenceDriver | None = None

    @property
    def description(self) -> str:
        """What it does, in a few words."""
        return DESCRIPTIONS[self.name]

    @property
    def env_options(self) -> dict[str, Any]:
        """The keywords of `RacerEnv` that suit it: it decides at every tick, on any track."""
        return {"track": RacerOptions.track, "action_repeat": 1}

    def make_env(
        self, *, render_mode: str | None = None, track: Any = None, **overrides: Any
    ) -> gymnasium.Env[Any, Any]:
        """An environment to drive in, from the grid."""
        chosen = {} if track is None else {"track": track}
        return RacerEnv(render_mode=render_mode, **{**self.env_options, **chosen, **overrides})

    def at_wheel(self, tracks: Sequence[Track], seed: int) -> ReferenceDriver:
        """A driver for a batch of cars on these tracks. It has memory: use one object per batch."""
        return REFERENCES[self.name](tracks, seed)

    def act_in(self, env: gymnasium.Env[Any, Any]) -> NDArray[np.float32]:
        """The action for the car of a `RacerEnv` as it is now."""
        batch = getattr(env.unwrapped, "batch", None)
        if not isinstance(batch, RacerBatch):
            raise UsageError(f"{self.name} drives a RacerEnv whose car is in this process; {env} has none")
        if self._wheel is None or self._batch is not batch:
            self._batch, self._wheel = batch, self.at_wheel(batch.tracks, self._seed)
        return np.asarray(self._wheel.controls(batch.world)[0], dtype=np.float32)

    def act(self, observation: Any, **_: Any) -> NoReturn:
        """Not possible: it needs more than an observation holds."""
        raise UsageError(
            f"{self.name} is a scripted reference driver: it sees the simulator, not an observation. "
            "Drive it with env = driver.make_env() and driver.act_in(env), or measure it with "
            f'hotlap.evaluate("{self.name}")'
        )
