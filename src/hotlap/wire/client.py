"""`BridgeClient`: a synchronous connection to a bridge. Every wait times out and says what it was for."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self, TypeVar

import numpy as np
import orjson
import websocket
from numpy.typing import NDArray

from hotlap.errors import UsageError
from hotlap.wire.arrays import join_snapshot, pack_rows, portions
from hotlap.wire.connecting import open_line, read_url, shake_hands, without_token
from hotlap.wire.errors import BridgeError, BridgeRequestError, BridgeTimeoutError, FrameError
from hotlap.wire.frames import (
    ACTION_NUMBERS,
    TERMINATED,
    TRUNCATED,
    StepResult,
    decode_car,
    decode_result,
    encode_action,
    encode_step,
    fits_frame,
)
from hotlap.wire.messages import as_batch, car_info, read_step_message
from hotlap.wire.protocol import DEFAULT_URL, MODES, PROTOCOL, Message
from hotlap.wire.websocket_fast_path import data_frame, take_plain_frame

T = TypeVar("T")
NOT_UNDERSTOOD = (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError)
"""What reading an answer of an unexpected shape may raise."""
DEFAULT_TIMEOUT_S = 10.0
_TEXT, _BINARY = websocket.ABNF.OPCODE_TEXT, websocket.ABNF.OPCODE_BINARY


class BridgeClient:
    """One connection to a bridge: one car, or `cars` cars that are stepped together.

    `options` are the racer's, by their names in messages (`randomStart`, …). `timeout` limits, in
    seconds, connecting and the wait for each answer. After a `BridgeError` the connection is closed;
    after a `BridgeRequestError` it stays open.
    """

    def __init__(
        self,
        url: str = DEFAULT_URL,
        *,
        cars: int | None = None,
        mode: str = "binary",
        options: Mapping[str, Any] | None = None,
        timeout: float = DEFAULT_TIMEOUT_S,
    ) -> None:
        if mode not in MODES:
            raise UsageError(f"unknown mode {mode!r}; choose {' or '.join(MODES)}")
        if not (isinstance(timeout, int | float) and math.isfinite(timeout) and timeout > 0):
            raise UsageError(f"timeout is {timeout!r}; it must be a number of seconds above 0")
        parts = read_url(url)
        self.address = without_token(parts.geturl())
        self.timeout = timeout
        self._line = open_line(parts, self.address, timeout)
        self._socket: websocket.WebSocket | None = shake_hands(
            parts.geturl(), self.address, self._line, timeout
        )
        self._binary = mode == "binary"
        self.batched = cars is not None
        asked: Message = {"type": "hello", "protocol": PROTOCOL, "mode": mode, "options": dict(options or {})}
        if cars is not None:
            asked["cars"] = cars
        try:
            self.server: Message = self._greet(asked)
        except BaseException:
            self._drop()
            raise
        self.cars = cars or 1
        self._terms: list[str] = self.server["rewardTerms"]
        self._shape = tuple(self.server["observationSpace"]["shape"])

    def reset(
        self,
        track: str | Sequence[str] | None = None,
        config: Mapping[str, Any] | None = None,
        seed: int | Sequence[int | None] | None = None,
        options: Any = None,
        cars: Sequence[int] | None = None,
    ) -> tuple[NDArray[np.float32], Any]:
        """Start the next episode of all cars, or of some; returns observation and info, in a batch per car.

        Arguments that are None keep their values in this connection.
        """
        given = {"trackId": track, "config": config, "seed": seed, "options": options, "cars": cars}
        told = self.request(
            {"type": "reset", **{key: value for key, value in given.items() if value is not None}}
        )
        try:
            seen, infos = self._observation(told), told["info"]
            if self.batched and not len(seen) == len(infos) == (self.cars if cars is None else len(cars)):
                raise UsageError("not the cars that were reset")
            return seen, infos
        except NOT_UNDERSTOOD as error:
            raise self._not_understood("reset", error) from None

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, Message]:
        """Advance the car by one step; returns what Gymnasium's `step` does."""
        if self.batched:
            raise UsageError("this connection has a batch of cars; drive them with step_cars")
        numbers = np.asarray(action)
        if numbers.shape != (ACTION_NUMBERS,):
            raise UsageError(f"action has shape {numbers.shape}; it must be ({ACTION_NUMBERS},)")
        if not self._binary or not fits_frame(numbers):
            return self._read_step(self.request({"type": "step", "action": numbers.tolist()}))
        car = self._step_frame(encode_action(numbers), decode_car)
        if car.observation.shape != self._shape:
            raise self._broken(f"{self.address} answered 'step' with {len(car.observation)} numbers")
        info = car_info(self._terms, car.rewards, car.counters, car.flags, car.lap_time)
        ended, cut = bool(car.flags & TERMINATED), bool(car.flags & TRUNCATED)
        return car.observation, car.rewards[-1], ended, cut, info

    def step_cars(self, actions: NDArray[Any]) -> StepResult:
        """Advance every car by one step, with a row of actions for each."""
        rows = np.asarray(actions)
        if rows.shape != (self.cars, ACTION_NUMBERS):
            raise UsageError(f"actions have shape {rows.shape}; they must be ({self.cars}, {ACTION_NUMBERS})")
        if self._binary and fits_frame(rows):
            result = self._step_frame(encode_step(rows), decode_result)
        else:
            action = rows if self.batched else rows[0]
            told = self.request({"type": "step", "action": action.tolist()})
            try:
                result = read_step_message(told if self.batched else as_batch(told), self._terms)
            except NOT_UNDERSTOOD as error:
                raise self._not_understood("step", error) from None
        if result.cars["observation"].shape != (self.cars, *self._shape):
            raise self._broken(f"{self.address} answered 'step' for different cars")
        return result

    def snapshot(self) -> dict[str, NDArray[Any]]:
        """The whole state of every car as arrays."""
        parts = [
            self.request({"type": "snapshot", "first": first, "count": last - first})
            for first, last in portions(self.cars)
        ]
        try:
            return join_snapshot([part["arrays"] for part in parts])
        except NOT_UNDERSTOOD as error:
            raise self._not_understood("snapshot", error) from None

    def restore(self, snapshot: Mapping[str, NDArray[Any]]) -> None:
        """Restore a snapshot of the same number of cars on the same track. Call `reset` first."""
        for first, last in portions(self.cars):
            arrays = pack_rows(snapshot, first, last)
            self.request({"type": "restore", "first": first, "arrays": arrays})

    def request(self, message: Message) -> Message:
        """Send any message of the protocol and return its answer."""
        kind = message["type"]
        try:
            payload = orjson.dumps(message, default=_plain)
        except orjson.JSONEncodeError as error:
            raise UsageError(f"{kind} cannot be sent: {error}") from None
        _, answer = self._exchange(payload, kind, _TEXT)
        return self._parse(answer, kind)

    def close(self) -> None:
        """Close the connection; does nothing if it is closed already."""
        if self._socket is not None:
            with contextlib.suppress(BridgeError, BridgeRequestError):
                self.request({"type": "close"})
        self._drop()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        self._drop()

    def _greet(self, asked: Message) -> Message:
        try:
            told = self.request(asked)
        except BridgeRequestError as refusal:
            raise BridgeError(f"{self.address} refused hello: {refusal}") from None
        if told.get("protocol") != PROTOCOL:
            raise BridgeError(
                f"{self.address} speaks protocol {told.get('protocol')}, this hotlap speaks {PROTOCOL}; "
                "install the same hotlap at both ends"
            )
        try:
            sizes = told["cars"], len(told["observationSpace"]["shape"])
            if sizes != (asked.get("cars", 1), 1) or "physics" not in told["fingerprints"]:
                raise UsageError("not the cars or observations that were requested")
            if not _are_names(told["rewardTerms"]):
                raise UsageError("rewardTerms are not a list of different names")
        except NOT_UNDERSTOOD as error:
            raise self._not_understood("hello", error) from None
        return told

    def _read_step(self, told: Message) -> tuple[NDArray[np.float32], float, bool, bool, Message]:
        try:
            seen, reward = self._observation(told), float(told["reward"])
            return seen, reward, bool(told["terminated"]), bool(told["truncated"]), told["info"]
        except NOT_UNDERSTOOD as error:
            raise self._not_understood("step", error) from None

    def _observation(self, told: Message) -> NDArray[np.float32]:
        """The observation of one car, or of some of a batch, in an answer."""
        seen = np.array(told["observation"], dtype=np.float32)
        if seen.shape[self.batched :] != self._shape:
            raise UsageError(f"an observation of shape {seen.shape}")
        return seen

    def _not_understood(self, kind: str, error: Exception) -> BridgeError:
        return self._broken(
            f"{self.address} answered '{kind}' with something this hotlap does not understand: {error!r}"
        )

    def _step_frame(self, frame: bytes, decode: Callable[[bytes, int], T]) -> T:
        opcode, answer = self._exchange(frame, "step", _BINARY)
        if opcode == _TEXT:
            self._parse(answer, "step")
        try:
            return decode(answer, len(self._terms))
        except FrameError as error:
            raise self._broken(f"{self.address} answered 'step' with {error}") from None

    def _exchange(self, payload: bytes, kind: str, opcode: int) -> tuple[int, bytes]:
        """Send one message and wait for its answer."""
        if self._socket is None:
            raise BridgeError(f"the connection to {self.address} is closed; make a new client")
        try:
            self._line.allow(self.timeout)
            self._line.sendall(data_frame(payload, opcode))
            opcode, answer = take_plain_frame(self._line) or self._socket.recv_data()
        except (websocket.WebSocketTimeoutException, TimeoutError):
            raise self._timed_out(f"answer to '{kind}'") from None
        except (websocket.WebSocketException, OSError) as error:
            raise self._broken(f"{self.address} disconnected before it answered '{kind}': {error}") from None
        except FrameError as error:
            raise self._broken(f"{self.address} answered '{kind}' with {error}") from None
        except BaseException:
            # The answer may still arrive: it must not be taken for that of the next request.
            self._drop()
            raise
        if opcode == websocket.ABNF.OPCODE_CLOSE:
            raise self._broken(
                f"{self.address} closed the connection before it answered '{kind}'{_why(answer)}"
            )
        return opcode, answer

    def _parse(self, answer: bytes, kind: str) -> Message:
        """The answer to a request of this kind; raises `BridgeRequestError` if it is an error."""
        try:
            told = orjson.loads(answer)
        except orjson.JSONDecodeError:
            told = None
        if not isinstance(told, dict):
            raise self._broken(f"{self.address} answered '{kind}' with something that is not a JSON object")
        found = told.get("type")
        if found == "error":
            raise BridgeRequestError(str(told.get("message")))
        if found != kind + "_result":
            raise self._broken(f"{self.address} answered '{kind}' with type {found!r}")
        return told

    def _timed_out(self, awaited: str) -> BridgeTimeoutError:
        self._drop()
        return BridgeTimeoutError(f"no {awaited} from {self.address} within {self.timeout:g} s")

    def _broken(self, text: str) -> BridgeError:
        self._drop()
        return BridgeError(text)

    def _drop(self) -> None:
        connection: websocket.WebSocket | None = getattr(self, "_socket", None)
        self._socket = None
        if connection is not None:
            connection.shutdown()  # type: ignore[no-untyped-call]


def _plain(value: Any) -> Any:
    """A numpy value as plain Python, for JSON."""
    if isinstance(value, np.ndarray | np.generic):
        return value.tolist()
    raise TypeError


def _are_names(value: object) -> bool:
    """Whether it is a non-empty list of distinct strings."""
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        return False
    return 0 < len(value) == len(set(value))


def _why(frame: bytes) -> str:
    """The reason in a close frame, if it gives one."""
    said = bytes(frame)[2:].decode(errors="replace")
    return f": {said}" if said else ""
