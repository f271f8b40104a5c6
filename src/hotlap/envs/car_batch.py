"""`CarBatch`: what an environment needs of its cars, wherever they are. Loads neither simulator nor wire."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
from gymnasium.spaces import Box
from numpy.typing import NDArray

if TYPE_CHECKING:
    from hotlap.envs.inputs import StartOptions
    from hotlap.sim.world import Snapshot, World
    from hotlap.tracks import Track


class CarBatch(Protocol):
    """Episodes of many cars: `RacerBatch` has them in this process, `RemoteBatch` at a bridge."""

    cars: int
    observation_space: Box
    episodes: NDArray[np.int64]
    """Each car's episode since its seed; -1 before the first reset."""
    score: NDArray[np.float64]
    """The last step's score of each car, its columns as in `step_columns`."""

    @property
    def world(self) -> World:
        """The cars where they are now, to be looked at."""

    def track_of(self, car: int) -> Track:
        """The track a car is on."""

    def reset(
        self,
        cars: NDArray[np.int64],
        seeds: Sequence[int | None] | None = None,
        options: StartOptions = None,
    ) -> NDArray[np.float32]:
        """Start the next episode of some cars; their observations, in a batch-sized array."""

    def observe(self, cars: NDArray[np.int64]) -> NDArray[np.float32]:
        """The observations of some cars, in a batch-sized array."""

    def step(self, controls: NDArray[np.float64]) -> NDArray[np.float32]:
        """Drive every car for a step; a new array of observations."""

    def info(self, car: int) -> dict[str, Any]:
        """One car's info after a step, with the contract's keys."""

    def counters(self, car: int) -> dict[str, int]:
        """One car's lap, last gate and ticks: its info after a reset."""

    def has_ended(self, car: int) -> bool:
        """Whether a car stands still until it is reset."""

    def frames(self) -> list[NDArray[np.uint8]]:
        """A picture of every car where it is."""

    def snapshot(self) -> dict[str, NDArray[Any]]:
        """The whole state as arrays, the same ones wherever the cars are."""

    def restore(self, snapshot: Snapshot) -> None:
        """Go back to a snapshot of as many cars on the same tracks."""

    def close(self) -> None:
        """Let go of the cars."""
