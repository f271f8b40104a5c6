"""`RacerOptions`: how racing episodes are run. Loads neither the simulator nor numba."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Union

from hotlap.envs.config import ConfigSource
from hotlap.envs.observation_terms import OBSERVATIONS
from hotlap.errors import UsageError
from hotlap.numerics.checks import check_number, check_whole_number
from hotlap.sim.params import TICKS_PER_SECOND

if TYPE_CHECKING:
    from hotlap.tracks import Track

TrackName = Union[str, os.PathLike[str], "Track"]
TrackChoice = TrackName | Sequence[TrackName]
Ranges = Mapping[str, Sequence[float]]
"""The lowest and the highest value for each name."""

RANDOM_TRACK = "random"
"""The name that stands for a different track in each episode."""
DISTANCE, TIME = "distance", "time"
"""What progress is measured in."""
WIDEST_MARGIN_M = 2.0
"""Half of the narrowest road that tracks may have is a little more."""


@dataclass(frozen=True)
class RacerOptions:
    """How episodes are run: the keywords that every racing environment takes."""

    track: TrackChoice = "circuit"
    """A name, `random:SEED`, a JSON file, `random` (one of a pool in each episode), or a list of them."""
    config: ConfigSource = None
    """Reward weights and episode limits, as a dict or a JSON file."""
    random_start: bool = False
    """Start anywhere on the lap, with random offset, heading and speed."""
    action_repeat: int = 1
    """Ticks per step."""
    randomize: Ranges | None = None
    """Ranges for `grip`, `mass` and `power`, as multiples of the standard car's."""
    pool_size: int = 128
    """How many tracks `random` draws from."""
    threads: int | None = None
    """Maximum number of threads; all cores by default."""
    observation: str = "standard"
    """`standard`: the fourteen numbers; `lookahead`: those and the road ahead; `place`: also the place on the
    lap; `preview`: also how the road turns, farther ahead."""
    progress: str = DISTANCE
    """What progress in the reward is measured in. `distance`: shares of the lap; `time`: seconds of a
    reference pace, 20 of which earn 1."""
    edge_margin: float = 0.0
    """A car that ends a step nearer than this to the road's edge (m) pays for it as if off the road."""

    def __post_init__(self) -> None:
        check_whole_number("action_repeat", self.action_repeat)
        check_whole_number("pool_size", self.pool_size)
        if not isinstance(self.random_start, bool):
            raise UsageError(f"random_start is {self.random_start!r}; it must be True or False")
        if self.observation not in OBSERVATIONS:
            raise UsageError(f"unknown observation {self.observation!r}; choose {' or '.join(OBSERVATIONS)}")
        if self.progress not in (DISTANCE, TIME):
            raise UsageError(f"unknown progress {self.progress!r}; choose {DISTANCE} or {TIME}")
        check_number("edge_margin", self.edge_margin, 0.0, WIDEST_MARGIN_M)

    @property
    def steps_per_second(self) -> int:
        """Steps per second of racing: the frame rate at which a video plays in real time."""
        return max(TICKS_PER_SECOND // self.action_repeat, 1)
