"""Every kind of bad input that was thought of. docs/protocol.md lists them with what each gets."""

import json
import struct
from dataclasses import dataclass, field

from bridge.raw_socket import BINARY, CLOSE, PING, TEXT

STEP = {"type": "step", "action": [0.1, 1.0, 0.0]}


def step_frame(cars, steer):
    return struct.pack("<B3xI3f", 1, cars, steer, 1.0, 0.0)


FRAME = step_frame(1, 0.1)


@dataclass(frozen=True)
class Case:
    """Frames that are sent one after the other, and the hello and reset before them."""

    title: str
    frames: list
    hello: dict = field(default_factory=dict)
    reset: bool = True


def text(payload, **options):
    return (payload if isinstance(payload, bytes) else json.dumps(payload).encode(), TEXT, options)


def binary(payload, **options):
    return (payload, BINARY, options)


def of_text(title, payload, **settings):
    return Case(title, [text(payload)], **settings)


DEEP = b"[" * 1000 + b"]" * 1000
SOME = {"type": "reset", "cars": [0]}
BINARY_MODE = {"mode": "binary"}
BATCH = {"cars": 2}

NOT_MESSAGES = [
    of_text("not JSON: `{oops`", b"{oops"),
    of_text("nothing at all", b""),
    of_text("JSON that ends too early: `{\"type\":\"step\",`", b'{"type":"step",'),
    of_text("two messages in one: `{}{}`", b"{}{}"),
    of_text("bytes that are not UTF-8", b'{"type":"\xff\xfe"}'),
    of_text("half a surrogate pair: `\"\\ud800\"`", b'{"type":"\\ud800"}'),
    of_text("a list", []),
    of_text("a number", 5),
    of_text("`null`", None),
    of_text("2,000 brackets deep", b"[" * 2000 + b"]" * 2000),
    of_text("2,000 objects deep in `config`", b'{"type":"reset","config":' + b'{"a":' * 2000 + b"}" * 2001),
    of_text("no type: `{}`", {}),
    of_text("a type that is no string: `{\"type\":7}`", {"type": 7}),
    of_text("a type that is an object", {"type": {"type": "step"}}),
    of_text("a type 1,000 lists deep", b'{"type":' + DEEP + b"}"),
    of_text("an unknown type: `stepp`", {"type": "stepp"}),
    of_text("a type of 60,000 letters", {"type": "x" * 60_000}),
]  # fmt: skip
STEPS = [
    of_text("step before reset", STEP, reset=False),
    of_text("step without action", {"type": "step"}),
    of_text("action `null`", {**STEP, "action": None}),
    of_text("an action of two numbers", {**STEP, "action": [0.0, 1.0]}),
    of_text("an action of four numbers", {**STEP, "action": [0.0, 1.0, 0.0, 0.0]}),
    of_text("an action of strings", {**STEP, "action": ["0", "1", "0"]}),
    of_text("an action of booleans", {**STEP, "action": [True, False, True]}),
    of_text("an action of lists", {**STEP, "action": [[0.0], [1.0], [0.0]]}),
    of_text("an action that is an object", {**STEP, "action": {"steer": 0.0}}),
    of_text("an action 1,000 lists deep", b'{"type":"step","action":' + DEEP + b"}"),
    of_text("`NaN` in an action", b'{"type":"step","action":[NaN,1,0]}'),
    of_text("`Infinity` in an action", b'{"type":"step","action":[Infinity,1,0]}'),
    of_text("`1e999` in an action", b'{"type":"step","action":[1e999,1,0]}'),
    of_text("an unknown field", {**STEP, "car": 3}),
    of_text("a batch's action for one car", {**STEP, "action": [[0.0, 1.0, 0.0]]}),
    of_text("one car's action for a batch", STEP, hello=BATCH),
    of_text("actions of three cars for two", {**STEP, "action": [[0.0, 1.0, 0.0]] * 3}, hello=BATCH),
    of_text("actions of two lengths", {**STEP, "action": [[0.0, 1.0, 0.0], [0.0]]}, hello=BATCH),
]
RESETS = [
    of_text("an unknown track: `monza`", {"type": "reset", "trackId": "monza"}),
    of_text("a track that is a number", {"type": "reset", "trackId": 5}),
    of_text("a track that is a file of the server", {"type": "reset", "trackId": "/etc/passwd.json"}),
    of_text("a random track without a number", {"type": "reset", "trackId": "random:x"}),
    of_text("a file that is named like a random track", {"type": "reset", "trackId": "random:1.json"}),
    of_text("a random track with a huge number", {"type": "reset", "trackId": "random:" + "9" * 40}),
    of_text("a list of tracks for one car", {"type": "reset", "trackId": ["circuit"]}),
    of_text("a track's name of 60,000 letters", {"type": "reset", "trackId": "c" * 60_000}),
    of_text("a seed that is a string", {"type": "reset", "seed": "1"}),
    of_text("a negative seed", {"type": "reset", "seed": -1}),
    of_text("a seed with a fraction", {"type": "reset", "seed": 1.5}),
    of_text("a seed beyond 64 bits", {"type": "reset", "seed": 2**64}),
    of_text("a list of seeds for one car", {"type": "reset", "seed": [1]}),
    of_text("three seeds for two cars", {"type": "reset", "seed": [1, 2, 3]}, hello=BATCH),
    of_text("config that is a file's name", {"type": "reset", "config": "/etc/hosts"}),
    of_text("an unknown section in config", {"type": "reset", "config": {"weight": {}}}),
    of_text("an unknown key in config", {"type": "reset", "config": {"weights": {"progres": 1}}}),
    of_text("a weight that is a string", {"type": "reset", "config": {"weights": {"progress": "1"}}}),
    of_text("a huge weight", {"type": "reset", "config": {"weights": {"progress": 1e300}}}),
    of_text("an episode of no length", {"type": "reset", "config": {"episode": {"maxSteps": 0}}}),
    of_text("an unknown option", {"type": "reset", "options": {"where": 3}}),
    of_text("a start beyond the lap", {"type": "reset", "options": {"position": 1e9}}),
    of_text("a start that is an object", {"type": "reset", "options": {"position": {}}}),
    of_text("a car that is not there", {"type": "reset", "cars": [0, 2]}, hello=BATCH),
    of_text("the same car twice", {"type": "reset", "cars": [1, 1]}, hello=BATCH),
    of_text("cars of one car", SOME),
    of_text("another track for some of the cars", {**SOME, "trackId": "gauntlet"}, hello=BATCH),
    of_text("20 tracks for 30 cars", {"type": "reset", "trackId": ["circuit"] * 20}, hello={"cars": 30}),
    of_text("a seed 1,000 lists deep", b'{"type":"reset","seed":' + DEEP + b"}"),
    of_text("a start 1,000 lists deep", b'{"type":"reset","options":{"position":' + DEEP + b"}}"),
    of_text("options 1,000 lists deep", b'{"type":"reset","options":' + DEEP + b"}"),
    of_text("a weight 1,000 lists deep", b'{"type":"reset","config":{"weights":{"progress":' + DEEP + b"}}}"),
]
HELLOS = [
    of_text("another protocol", {"type": "hello", "protocol": 2}),
    of_text("an unknown mode", {"type": "hello", "mode": "xml"}),
    of_text("no cars", {"type": "hello", "cars": 0}),
    of_text("a million cars", {"type": "hello", "cars": 10**6}),
    of_text("two and a half cars", {"type": "hello", "cars": 2.5}),
    of_text("an unknown racer's option", {"type": "hello", "options": {"threads": 64}}),
    of_text("a step of a thousand ticks", {"type": "hello", "options": {"actionRepeat": 1000}}),
    of_text("a pool of a million tracks", {"type": "hello", "options": {"poolSize": 10**6}}),
    of_text("an unknown observation", {"type": "hello", "options": {"observation": "pixels"}}),
    of_text("a car of no mass", {"type": "hello", "options": {"randomize": {"mass": [0, 0]}}}),
]
SNAPSHOTS = [
    of_text("a snapshot before reset", {"type": "snapshot"}, reset=False),
    of_text("a snapshot of a car that is not there", {"type": "snapshot", "first": 1}),
    of_text("restore without arrays", {"type": "restore"}),
    of_text("restore of made-up arrays", {"type": "restore", "arrays": {"motion": 5}}),
]
FRAMES = [
    Case("a binary message without hello", [binary(FRAME)]),
    Case("an empty binary message", [binary(b"")], BINARY_MODE),
    Case("a step frame that ends too early", [binary(FRAME[:-1])], BINARY_MODE),
    Case("a step frame that is too long", [binary(FRAME + b"\0")], BINARY_MODE),
    Case("a frame of another kind", [binary(b"\x09" + FRAME[1:])], BINARY_MODE),
    Case("a step frame for four billion cars", [binary(step_frame(2**32 - 1, 0))], BINARY_MODE),
    Case("a step frame with NaN", [binary(step_frame(1, float("nan")))], BINARY_MODE),
    Case("a step frame with infinity", [binary(step_frame(1, float("inf")))], BINARY_MODE),
    Case("binary garbage", [binary(bytes(range(256)))], BINARY_MODE),
    Case("a step frame before reset", [binary(FRAME)], BINARY_MODE, reset=False),
]  # fmt: skip
WEBSOCKET = [
    Case("a message of 64 KiB and a byte", [text(b" " * (64 * 1024 + 1))]),
    Case(
        "fragments of together more than 64 KiB", [text(b" " * 40_000, final=False), (b" " * 40_000, 0, {})]
    ),
    Case("1,025 empty fragments", [text(b"", final=False), *[(b"", 0, {"final": False})] * 1024]),
    Case("a fragment that continues nothing", [(b"{}", 0, {})]),
    Case("a new message inside a fragmented one", [text(b"{", final=False), text(b"{}")]),
    Case("a frame that is not masked", [text(b"{}", masked=False)]),
    Case("reserved bits", [text(b"{}", reserved=0x40)]),
    Case("an unknown opcode", [(b"{}", 3, {})]),
    Case("a fragmented ping", [(b"", PING, {"final": False})]),
    Case("a ping of 126 bytes", [(b"x" * 126, PING, {})]),
    Case("a length that says four exabytes", [text(b"", length=2**62)]),
    Case("a goodbye with half a code", [(b"\x03", CLOSE, {})]),
]

CASES = [*NOT_MESSAGES, *STEPS, *RESETS, *HELLOS, *SNAPSHOTS, *FRAMES, *WEBSOCKET]
