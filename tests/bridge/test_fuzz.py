"""Random messages, random bytes: every one is answered, and a client beside them notices nothing."""

import base64
import contextlib
import json
import random
import struct
import threading
from collections import Counter
from contextlib import contextmanager

import numpy as np
import pytest
from bridge.raw_socket import BINARY, CLOSED, TEXT, RawSocket
from bridge_process import running_bridge
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import hotlap
from hotlap import BridgeClient
from hotlap.envs.step_columns import TERMS
from hotlap.wire.frames import decode_result
from hotlap.wire.websocket_fast_path import data_frame

MESSAGES_PER_EXAMPLE = 100
NUMBERS = [0, 1, -1, 2, 3, 64, 4096, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**30, 0.5, -0.0, 1e-320, 1e308]
WORDS = [
    "circuit",
    "gauntlet",
    "random:3",
    "random",
    "binary",
    "json",
    "standard",
    "lookahead",
    "<f8",
    "AAAA",
]
EXTREMES = [b"NaN", b"1e999", b"Infinity", b"null", b"true", b'""', b"[]", b"{}", b"1" * 400, b"\\ud800"]
WEIGHTS = ["progress", "speedBonus", "wallPenalty", "stillnessSpeedThreshold", "nonsense"]
LIMITS = ["maxSteps", "stillnessTimeoutTicks", "nonsense"]

leaves = st.none() | st.booleans() | st.sampled_from(NUMBERS) | st.sampled_from(WORDS) | st.text(max_size=8)
values = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=8,
)
numbers = st.sampled_from(NUMBERS) | st.floats(0.0, 1.0)


def perhaps(good):
    """What belongs there, and now and then anything at all."""
    return good | good | good | good | values


config = st.fixed_dictionaries(
    {},
    optional={
        "weights": perhaps(st.dictionaries(st.sampled_from(WEIGHTS), perhaps(numbers), max_size=2)),
        "episode": perhaps(st.dictionaries(st.sampled_from(LIMITS), perhaps(numbers), max_size=2)),
    },
)
places = st.dictionaries(
    st.sampled_from(["position", "offset", "speed", "where"]), perhaps(numbers), max_size=2
)
hellos = st.fixed_dictionaries(
    {"type": st.just("hello")},
    optional={
        "protocol": perhaps(st.just(1)),
        "mode": perhaps(st.sampled_from(["json", "binary"])),
        "cars": perhaps(st.sampled_from([1, 2, 3])),
        "options": perhaps(
            st.fixed_dictionaries(
                {},
                optional={
                    "randomStart": perhaps(st.booleans()),
                    "actionRepeat": perhaps(st.sampled_from([1, 2, 60, 61])),
                    "randomize": perhaps(st.just({"grip": [0.8, 1.0]})),
                    "observation": perhaps(st.sampled_from(["standard", "lookahead", "preview"])),
                    "poolSize": perhaps(st.sampled_from([1, 2, 129])),
                },
            )
        ),
    },
)
resets = st.fixed_dictionaries(
    {"type": st.just("reset")},
    optional={
        "trackId": perhaps(st.sampled_from(["circuit", "speedway", "random:3", "random:4", "monza"])),
        "seed": perhaps(st.integers(0, 2**64 - 1)),
        "config": perhaps(config),
        "options": perhaps(places),
        "cars": perhaps(st.just([0])),
    },
)
actions = st.tuples(numbers, numbers, numbers).map(list)
steps_of = st.fixed_dictionaries(
    {"type": st.just("step"), "action": perhaps(actions | st.lists(actions, max_size=3))}
)
others = st.fixed_dictionaries(
    {"type": st.sampled_from(["snapshot", "restore", "close", "stop"])},
    optional={"first": perhaps(st.just(0)), "count": perhaps(st.just(1)), "arrays": values},
)
seeds = st.lists(
    resets | resets | steps_of | steps_of | steps_of | hellos | others | values, min_size=1, max_size=6
)


def mutated(message, chance):
    """Bytes near a message, or the message itself."""
    data = bytearray(json.dumps(message).encode(errors="replace"))
    for _ in range(chance.choice([0, 0, 0, 0, 1, 1, 2, 4])):
        place = chance.randrange(len(data) + 1)
        kind = chance.randrange(6)
        if kind == 0 and data:
            data[place % len(data)] = chance.randrange(256)
        elif kind == 1:
            del data[place : place + chance.randrange(1, 9)]
        elif kind == 2:
            data[place:place] = chance.choice(EXTREMES)
        elif kind == 3:
            data[place:place] = data[place : place + chance.randrange(40)]
        elif kind == 4:
            data[place:place] = bytes([chance.choice(b'{}[]",:-0')])
        elif kind == 5:
            data[place:place] = b"[" * chance.choice([5, 500, 1500])
    return bytes(data)


def binary_frame(chance):
    """Bytes near a step frame."""
    cars = chance.choice([0, 1, 1, 1, 2, 4096, 2**32 - 1])
    numbers = [chance.choice([0.0, 1.0, 1.0, -1.0, 0.3, 1e38, float("nan")]) for _ in range(3)]
    data = struct.pack("<BBBBI3f", chance.choice([1, 1, 1, 1, 0, 255]), 0, 0, 0, cars, *numbers)
    rest = chance.randbytes(chance.choice([0, 0, 0, 0, 1, 12]))
    return data[: chance.choice([len(data)] * 6 + [0, 1, 7, 8, 19])] + rest


def made_up(arrays, chance):
    """A snapshot with some of its numbers replaced."""
    arrays = json.loads(json.dumps(arrays))
    for _ in range(chance.randrange(1, 4)):
        array = arrays[chance.choice(list(arrays))]
        numbers = np.frombuffer(base64.b64decode(array["data"]), array["type"]).copy()
        pattern = struct.pack("<d", chance.choice([0.0, -1.0, 1e6, 1e300, float("nan"), 3.0]))
        if array["type"] != "<f8":
            pattern = struct.pack("<q", chance.choice([0, 1, -1, 7, 10**6, 2**62, -(2**62)]))
        numbers[chance.randrange(len(numbers))] = np.frombuffer(pattern, array["type"])[0]
        array["data"] = base64.b64encode(numbers.tobytes()).decode()
    return {"type": "restore", "arrays": arrays}


class Fuzzer:
    """Sends what it is given over one connection after the other, and looks at every answer."""

    def __init__(self, port):
        self.port = port
        self.sent = 0
        self.kinds = Counter()
        self.connect()

    def connect(self):
        self.line = RawSocket(self.port)
        if self.sent % 2:
            self.line.ask({"type": "hello", "mode": "binary"})
        self.line.ask({"type": "reset", "seed": self.sent})

    def send(self, payload, opcode=TEXT):
        self.sent += 1
        self.line.line.sendall(data_frame(payload, opcode))
        got = self.line.read()
        assert got != CLOSED, "the server went without a word"
        kind, answer = self.check(*got)
        self.kinds[kind] += 1
        if kind in ("goodbye", "close_result"):
            self.line.close()
            self.connect()
        return answer

    def check(self, opcode, payload):
        if opcode == BINARY:
            return "binary", decode_result(payload, TERMS)
        if opcode != TEXT:
            return "goodbye", None
        answer = json.loads(payload)
        if answer["type"] == "error":
            assert "the server failed" not in answer["message"], answer
            assert len(payload) < 4000
        return answer["type"], answer

    def restore_something_made_up(self, chance):
        snapshot = self.send(b'{"type":"snapshot","count":1}')
        if snapshot["type"] == "snapshot_result":
            self.send(json.dumps(made_up(snapshot["arrays"], chance)).encode())

    def send_garbage(self, data):
        """Bytes that are no frame, or only a part of one; the connection is given up."""
        self.sent += 1
        self.kinds["garbage"] += 1
        with contextlib.suppress(OSError):
            self.line.line.sendall(data)
        self.line.close()
        self.connect()


@contextmanager
def unimpressed_client(url):
    """A client that drives all the while and compares every float with a car of its own."""
    stop, problems, steps = threading.Event(), [], [0]

    def drive():
        try:
            env, chance = hotlap.RacerEnv(), np.random.default_rng(1)
            with BridgeClient(url, mode="json") as client:
                assert np.array_equal(env.reset(seed=5)[0], client.reset(seed=5)[0])
                while not stop.is_set():
                    action = chance.uniform([-1.0, 0.3, 0.0], [1.0, 1.0, 0.2]).astype(np.float32)
                    mine, theirs = env.step(action), client.step(action)
                    assert np.array_equal(mine[0], theirs[0])
                    assert mine[1:] == theirs[1:]
                    steps[0] += 1
                    if mine[2] or mine[3]:
                        assert np.array_equal(env.reset()[0], client.reset()[0])
        except BaseException as problem:
            problems.append(problem)

    thread = threading.Thread(target=drive)
    thread.start()
    try:
        yield steps
    finally:
        stop.set()
        thread.join(30)
    assert not problems, problems
    assert steps[0] > 0


def fuzz(messages):
    with running_bridge() as bridge, unimpressed_client(bridge.url) as steps:
        fuzzer = Fuzzer(bridge.port)
        before = []

        @settings(
            max_examples=messages // MESSAGES_PER_EXAMPLE, deadline=None, database=None, derandomize=True,
            suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        @given(seeds, st.integers(0, 2**32))
        def run(chosen, number):
            chance = random.Random(number)
            for _ in range(MESSAGES_PER_EXAMPLE):
                lot = chance.random()
                if lot < 0.15:
                    fuzzer.send(binary_frame(chance), BINARY)
                elif lot < 0.18:
                    fuzzer.restore_something_made_up(chance)
                elif lot < 0.19:
                    fuzzer.send_garbage(chance.randbytes(chance.randrange(200)))
                else:
                    fuzzer.send(mutated(chance.choice(chosen), chance), TEXT)
            if not before:
                before.append(bridge.resident_bytes())

        run()
        fuzzer.line.close()
        grown = bridge.resident_bytes() - before[0]
    print(f"{fuzzer.sent} messages: {dict(fuzzer.kinds)}; beside them {steps[0]} steps; {grown} bytes grown")
    assert grown < 64 * 1024 * 1024
    return fuzzer


def test_random_messages_are_answered_and_disturb_nobody():
    fuzzer = fuzz(4_000)
    assert fuzzer.sent >= 4_000
    assert {"error", "hello_result", "reset_result", "step_result", "goodbye"} - {"goodbye"} <= set(
        fuzzer.kinds
    )


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_two_hundred_thousand_random_messages():
    assert fuzz(200_000).sent >= 200_000
