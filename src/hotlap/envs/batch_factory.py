"""Make a batch of cars, in this process or at a bridge."""

from __future__ import annotations

from hotlap.envs.batch import RacerBatch
from hotlap.envs.car_batch import CarBatch
from hotlap.envs.options import RacerOptions
from hotlap.extras import explained_imports


def make_batch(
    cars: int, options: RacerOptions, bridge_url: str | None, *, restart: bool = False
) -> CarBatch:
    """A batch in this process or at a bridge; with `restart` the bridge resets ended cars at once."""
    if bridge_url is None:
        return RacerBatch(cars, options)
    with explained_imports("bridge_url"):
        from hotlap.envs.remote import RemoteBatch

    return RemoteBatch(cars, options, bridge_url, restart=restart)
