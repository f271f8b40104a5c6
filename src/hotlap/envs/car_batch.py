"""`CarBatch`: what an environment needs from its cars, local or remote. Loads neither simulator nor wire."""

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
    """Episodes of many cars: `RacerBatch` runs them in this process, `RemoteBatch` at a bridge."""

    cars: int
    observation_space: Box
    episodes: NDArray[np.int64]
    """Each car's episode number since it was seeded; -1 before the first reset."""
    score: NDArray[np.float64]
    """Each car's score in the last step; `step_columns` names its columns."""

    @property
    def world(self) -> World:
        """The cars in their current state, read-only."""

    def track_of(self, car: int) -> Track:
        """The track a car is on."""

    def reset(
        self,
        cars: NDArray[np.int64],
        seeds: Sequence[int | None] | None = None,
        options: StartOptions = None,
    ) -> NDArray[np.float32]:
        """Start the next episode of some cars; returns their observations in a batch-sized array."""

    def observe(self, cars: NDArray[np.int64]) -> NDArray[np.float32]:
        """The observations of some cars, in a batch-sized array."""

    def step(self, controls: NDArray[np.float64]) -> NDArray[np.float32]:
        """Advance every car by one step; returns a new array of observations."""

    def info(self, car: int) -> dict[str, Any]:
        """One car's info after a step."""

    def counters(self, car: int) -> dict[str, int]:
        """One car's lap, last gate and ticks: its info after a reset."""

    def has_ended(self, car: int) -> bool:
        """Whether a car's episode has ended: it stands still until it is reset."""

    def frames(self) -> list[NDArray[np.uint8]]:
        """A frame of every car."""

    def snapshot(self) -> dict[str, NDArray[Any]]:
        """The whole state as arrays, the same for local and remote cars."""

    def restore(self, snapshot: Snapshot) -> None:
        """Restore a snapshot of the same number of cars on the same tracks."""

    def close(self) -> None:
        """Release the cars."""
