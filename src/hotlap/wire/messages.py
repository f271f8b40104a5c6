"""Convert a step's records to JSON and back: one car as in Gymnasium, many as lists."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from hotlap.wire.frames import (
    LAP_CLEAN,
    LAP_FINISHED,
    TERMINATED,
    TRUNCATED,
    CarResult,
    StepResult,
    car_record,
    start_record,
)
from hotlap.wire.protocol import Message

COUNTERS = ("lap", "checkpoint", "stepCount")
_LAP_TIME, _LAP_CLEAN = "lapTime", "lapClean"


def car_info(
    terms: Sequence[str], rewards: Sequence[float], counters: Sequence[int], flags: int, lap_time: float
) -> Message:
    """One car's info after a step, with the reward's terms by these names."""
    info: Message = dict(zip(terms, rewards, strict=False))
    info.update(zip(COUNTERS, counters, strict=True))
    if flags & LAP_FINISHED:
        info[_LAP_TIME] = lap_time
        info[_LAP_CLEAN] = bool(flags & LAP_CLEAN)
    return info


def car_message(car: CarResult, terms: Sequence[str]) -> Message:
    """The `step_result` of one car's step."""
    return {
        "type": "step_result",
        "observation": car.observation.tolist(),
        "reward": car.rewards[-1],
        "terminated": bool(car.flags & TERMINATED),
        "truncated": bool(car.flags & TRUNCATED),
        "info": car_info(terms, car.rewards, car.counters, car.flags, car.lap_time),
    }


def step_message(result: StepResult, terms: Sequence[str]) -> Message:
    """The `step_result` of a batch's step."""
    cars, flags = result.cars, result.cars["flags"]
    columns = [cars[name].tolist() for name in ("rewards", "counters", "flags", "lap_time")]
    return {
        "type": "step_result",
        "observation": cars["observation"].astype(np.float64),
        "reward": cars["rewards"][:, -1].tolist(),
        "terminated": (flags & TERMINATED != 0).tolist(),
        "truncated": (flags & TRUNCATED != 0).tolist(),
        "info": [car_info(terms, *values) for values in zip(*columns, strict=True)],
        "starts": [
            {
                "car": int(start["car"]),
                "observation": start["observation"].astype(np.float64),
                "info": dict(zip(COUNTERS, (1, int(start["checkpoint"]), 0), strict=True)),
            }
            for start in result.starts
        ],
    }


def as_batch(message: Message) -> Message:
    """One car's `step_result` as that of a batch of one."""
    told = {key: value if key == "type" else [value] for key, value in message.items()}
    return {**told, "starts": []}


def read_step_message(message: Message, terms: Sequence[str]) -> StepResult:
    """The step that a batch's `step_result` describes."""
    infos, starts, observation = message["info"], message["starts"], message["observation"]
    numbers = len(observation[0])
    cars = np.zeros(len(infos), car_record(len(terms), numbers))
    cars["observation"] = observation
    cars["rewards"][:, :-1] = [[info[term] for term in terms] for info in infos]
    cars["rewards"][:, -1] = message["reward"]
    cars["lap_time"] = [info.get(_LAP_TIME, 0.0) for info in infos]
    cars["counters"] = [[info[name] for name in COUNTERS] for info in infos]
    cars["flags"] = [
        TERMINATED * ended
        + TRUNCATED * cut
        + LAP_FINISHED * (_LAP_TIME in info)
        + LAP_CLEAN * info.get(_LAP_CLEAN, False)
        for ended, cut, info in zip(message["terminated"], message["truncated"], infos, strict=True)
    ]
    begun = np.zeros(len(starts), start_record(numbers))
    for record, start in zip(begun, starts, strict=True):
        record["car"], record["checkpoint"] = start["car"], start["info"]["checkpoint"]
        record["observation"] = start["observation"]
    return StepResult(cars, begun)
