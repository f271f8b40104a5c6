"""The session of one connection: a message in, an answer out. Knows nothing of sockets.

Every message is answered, and only a valid request changes the world.
"""

from __future__ import annotations

import difflib
import logging
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np
import orjson
from numpy.typing import NDArray

from hotlap.bridge.cars import drive, drive_one
from hotlap.bridge.greeting import greeting, read_options
from hotlap.bridge.requests import (
    ServerSettings,
    check_fields,
    is_nested_deeper,
    merge_config,
    read_action,
    read_cars,
    read_rows,
    read_track,
    shown,
)
from hotlap.bridge.snapshots import put_rows, take_rows
from hotlap.envs.batch import RacerBatch
from hotlap.envs.inputs import read_actions, read_seeds, write_action
from hotlap.envs.options import RacerOptions, TrackChoice
from hotlap.envs.step_columns import REWARD_KEYS
from hotlap.errors import UsageError
from hotlap.wire.frames import ENDED, decode_action, decode_step, encode_car, encode_result
from hotlap.wire.messages import car_message, step_message
from hotlap.wire.protocol import MAX_ERROR_CHARACTERS, MAX_NESTING, Message

log = logging.getLogger(__name__)
Payload = bytes | memoryview
_NOT_BEGUN = "step came before reset; send reset first"
_ENDED = "the episode has ended; send reset to start the next one"


class Answer(NamedTuple):
    """An answer as text or binary; after the last one the connection closes."""

    payload: bytes
    binary: bool = False
    last: bool = False


class BridgeSession:
    """The world of one connection, and its negotiated settings."""

    def __init__(self, settings: ServerSettings) -> None:
        self._settings = settings
        self._start_over(binary=False, cars=None, options={})

    def _start_over(self, *, binary: bool, cars: int | None, options: Mapping[str, Any]) -> None:
        self._binary = binary
        self._batched = cars is not None
        self._cars = cars or 1
        self._options = options
        self._track: TrackChoice = RacerOptions.track
        self._config = self._settings.config
        self._batch: RacerBatch | None = None
        self._awaits_reset = _NOT_BEGUN
        self._controls = np.zeros((1, 3))

    def answer_text(self, data: Payload) -> Answer:
        """The answer to a text message."""
        return self._guarded(self._handle, data)

    def answer_binary(self, data: Payload) -> Answer:
        """The answer to a binary message."""
        return self._guarded(self._step_frame, data)

    def _guarded(self, handle: Callable[[Payload], Answer], data: Payload) -> Answer:
        try:
            return handle(data)
        except ValueError as error:
            return _refusal(str(error))
        except Exception:
            log.exception("a request failed")
            return _refusal("the server failed on this request; see its log")

    def _handle(self, data: Payload) -> Answer:
        try:
            message = orjson.loads(data)
        except orjson.JSONDecodeError as error:
            raise UsageError(f"the message is not JSON: {error}") from None
        if not isinstance(message, dict):
            raise UsageError(f"the message is {_kind_of(message)}; it must be an object with a type")
        try:
            return self._dispatch(message)
        except Exception:
            # How deep a value can be shown depends on the Python and the library that shows it.
            if is_nested_deeper(message, MAX_NESTING):
                raise UsageError("the message is nested too deeply") from None
            raise

    def _dispatch(self, message: Message) -> Answer:
        kind = message.get("type")
        handler = _HANDLERS.get(kind) if isinstance(kind, str) else None
        if handler is None:
            raise UsageError(_unknown_type(kind))
        return handler(self, message)

    def _hello(self, message: Message) -> Answer:
        binary, cars, options = read_options(message)
        answer = greeting(self._settings, binary=binary, cars=cars, observation=options.get("observation"))
        self._start_over(binary=binary, cars=cars, options=options)
        return _text(answer)

    def _reset(self, message: Message) -> Answer:
        check_fields(message, ("trackId", "config", "seed", "options", "cars"))
        track, config = self._track, self._config
        if message.get("trackId") is not None:
            track = read_track(message["trackId"], self._cars if self._batched else None)
        if message.get("config") is not None:
            config = merge_config(self._settings.config, message["config"])
        cars = read_cars(message.get("cars"), self._cars, batched=self._batched)
        batch = self._batch_of(track, config)
        if len(cars) < self._cars and (batch is not self._batch or batch.episodes.min() < 0):
            raise UsageError("the first reset, and one to another track or config, must be of all cars")
        seeds = self._seeds(message.get("seed"), batch.episodes[cars] < 0)
        observation = batch.reset(cars, seeds, message.get("options"))
        self._batch, self._track, self._config = batch, track, config
        self._awaits_reset = ""
        rows = observation[cars].astype(np.float64)
        infos = [batch.counters(car) for car in cars.tolist()]
        told: Message = {"type": "reset_result", "observation": rows, "info": infos}
        if not self._batched:
            told |= {"observation": rows[0], "info": infos[0]}
        return _text(told)

    def _batch_of(self, track: TrackChoice, config: Mapping[str, Any]) -> RacerBatch:
        """This connection's batch, or a new one with the same seeds if the track or config has changed."""
        old = self._batch
        if old is not None and track == self._track and config == self._config:
            return old
        batch = RacerBatch(self._cars, RacerOptions(track, config=config, **self._options))
        if old is not None:
            batch.seeds, batch.episodes = old.seeds.copy(), old.episodes.copy()
        return batch

    def _seeds(self, given: object, first_time: NDArray[np.bool_]) -> list[int | None]:
        """A seed for each car to reset, drawn if it has never had one; None continues its sequence."""
        if isinstance(given, list) and not self._batched:
            raise UsageError(f"the seed is {shown(given)}; one car has one seed, a whole number")
        drawn = np.random.default_rng().integers(2**63, size=len(first_time)).tolist()
        return [
            chance if own is None and new else own
            for own, new, chance in zip(read_seeds(given, len(first_time)), first_time, drawn, strict=True)
        ]

    def _step(self, message: Message) -> Answer:
        if "action" not in message:
            raise UsageError("step lacks 'action': [steer, throttle, brake]")
        if len(message) > 2:
            check_fields(message, ("action",))
        batch = self._running()
        if self._batched:
            rows = read_rows(message["action"], self._cars)
            return _text(step_message(drive(batch, rows), REWARD_KEYS))
        write_action(read_action(message["action"]), self._controls)
        car = drive_one(batch, self._controls)
        if car.flags & ENDED:
            self._awaits_reset = _ENDED
        return _text(car_message(car, REWARD_KEYS))

    def _step_frame(self, data: Payload) -> Answer:
        if not self._binary:
            raise UsageError('binary messages need hello first, with "mode": "binary"')
        if self._batched:
            controls = read_actions(decode_step(data, self._cars), self._cars)
            return Answer(encode_result(drive(self._running(), controls)), binary=True)
        write_action(decode_action(data), self._controls)
        car = drive_one(self._running(), self._controls)
        if car.flags & ENDED:
            self._awaits_reset = _ENDED
        return Answer(encode_car(car), binary=True)

    def _running(self) -> RacerBatch:
        if self._awaits_reset or self._batch is None:
            raise UsageError(self._awaits_reset)
        return self._batch

    def _snapshot(self, message: Message) -> Answer:
        return _text(take_rows(self._begun("snapshot"), message))

    def _restore(self, message: Message) -> Answer:
        batch = self._begun("restore")
        answer = put_rows(batch, message)
        self._awaits_reset = _ENDED if batch.has_ended(0) and not self._batched else ""
        return _text(answer)

    def _begun(self, what: str) -> RacerBatch:
        if self._batch is None:
            raise UsageError(f"{what} came before reset; send reset first")
        return self._batch

    def _close(self, message: Message) -> Answer:
        check_fields(message, ())
        return Answer(orjson.dumps({"type": "close_result"}), last=True)


_HANDLERS: dict[str, Callable[[BridgeSession, Message], Answer]] = {
    "hello": BridgeSession._hello,
    "reset": BridgeSession._reset,
    "step": BridgeSession._step,
    "snapshot": BridgeSession._snapshot,
    "restore": BridgeSession._restore,
    "close": BridgeSession._close,
}


def _text(message: Message) -> Answer:
    return Answer(orjson.dumps(message, option=orjson.OPT_SERIALIZE_NUMPY))


def _refusal(sentence: str) -> Answer:
    if len(sentence) > MAX_ERROR_CHARACTERS:
        sentence = sentence[:MAX_ERROR_CHARACTERS] + "…"
    # A name in the message may contain half a surrogate pair, which is not valid UTF-8.
    return _text({"type": "error", "message": sentence.encode(errors="replace").decode()})


def _unknown_type(kind: object) -> str:
    choose = f"choose {', '.join(_HANDLERS)}"
    if kind is None:
        return f"the message has no type; {choose}"
    close = difflib.get_close_matches(kind[:40], _HANDLERS, n=1) if isinstance(kind, str) else []
    hint = f" (did you mean '{close[0]}'?)" if close else ""
    return f"unknown type {shown(kind)}; {choose}{hint}"


def _kind_of(value: object) -> str:
    return {list: "a list", str: "a string", bool: "a boolean", type(None): "null"}.get(
        type(value), "a number"
    )
