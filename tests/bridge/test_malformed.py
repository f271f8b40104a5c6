"""Bad input gets an answer that says what is wrong, and spoils nothing."""

from pathlib import Path

import numpy as np
import pytest
from bridge.malformed import CASES, FRAME, STEP, Case
from bridge.raw_socket import BINARY, CLOSED, PONG, RawSocket

import hotlap
from hotlap.envs.step_columns import TERMS
from hotlap.wire.frames import decode_car, decode_result

PROTOCOL_PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def outcome(line, case):
    """Greet, reset and send the case's frames; what came of it, in words."""
    if case.hello:
        assert line.ask({"type": "hello", **case.hello})["type"] == "hello_result"
    if case.reset:
        assert line.ask({"type": "reset", "seed": 1})["type"] == "reset_result"
    for payload, opcode, options in case.frames:
        line.send(payload, opcode, **options)
    answer = line.answer()
    if answer == CLOSED:
        return CLOSED
    if answer["type"] == "goodbye":
        return f"closed with {answer['code']}"
    assert set(answer) == {"type", "message"}
    assert answer["type"] == "error"
    return f"error: {answer['message']}"


def row_of(case, found):
    return f"| {case.title} | {found.replace('|', '/')} |"


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)
def test_each_gets_what_the_protocol_page_says(bridge, case):
    with RawSocket(bridge.port) as line:
        found = outcome(line, case)
        assert len(found) < 600
        assert row_of(case, found) in PROTOCOL_PAGE.read_text().splitlines()
        if found.startswith("error"):
            goes_on_as_before(line, case)
        else:
            assert line.read() == CLOSED


def goes_on_as_before(line, case):
    """The next step is the one that would have come without the bad message."""
    cars = case.hello.get("cars")
    if not case.reset:
        assert line.ask({"type": "reset", "seed": 1})["type"] == "reset_result"
    if cars is not None:
        alone = hotlap.make_vec_env(cars, seed=1)
        alone.reset()
        answer = line.ask({"type": "step", "action": [STEP["action"]] * cars})
        expected, rewards, _, _ = alone.step(np.array([STEP["action"]] * cars))
        assert np.array_equal(np.float32(answer["observation"]), expected)
        assert np.array_equal(np.float32(answer["reward"]), rewards)
        return
    env = hotlap.RacerEnv()
    env.reset(seed=1)
    if case.hello.get("mode") == "binary":
        opcode, payload = line.ask(FRAME, opcode=BINARY)
        expected = env.step(np.float32(STEP["action"]))
        assert opcode == BINARY
        assert np.array_equal(decode_car(payload, TERMS).observation, expected[0])
        assert len(decode_result(payload, TERMS).cars) == 1
    else:
        answer = line.ask(STEP)
        expected = env.step(STEP["action"])
        assert answer["observation"] == expected[0].tolist()
        assert (answer["reward"], answer["info"]) == (expected[1], expected[4])


def test_the_protocol_page_lists_nothing_else():
    table = PROTOCOL_PAGE.read_text().split("## Bad input")[1]
    rows = [line for line in table.splitlines() if line.startswith("| ") and "---" not in line][1:]
    assert [row.split(" | ")[0].removeprefix("| ") for row in rows] == [case.title for case in CASES]


def test_what_is_allowed_goes_through(bridge):
    """Huge but finite numbers are clipped, a fragmented message is one message, a ping is answered."""
    with RawSocket(bridge.port) as line:
        line.ask({"type": "reset", "seed": None, "trackId": None, "config": None})
        assert line.ask({"type": "step", "action": [1e308, -(2**63), 0]})["type"] == "step_result"
        line.send(b'{"type":"st', final=False)
        line.send(b"ping!", opcode=9)
        line.send(b'ep","action":[0,1,0]}', opcode=0)
        assert line.read() == (PONG, b"ping!")
        assert line.answer()["type"] == "step_result"
        padded = b'{"type":"step","action":[0,1,0]}'.ljust(64 * 1024)
        assert line.ask(padded)["type"] == "step_result"


def test_after_its_end_an_episode_takes_no_more_steps(bridge):
    for mode in ("json", "binary"):
        with RawSocket(bridge.port) as line:
            line.ask({"type": "hello", "mode": mode})
            line.ask({"type": "reset", "config": {"episode": {"maxSteps": 2}}})
            step = {"payload": FRAME, "opcode": BINARY} if mode == "binary" else {"payload": STEP}
            line.ask(**step)
            line.ask(**step)
            answer = line.ask(**step)
            assert answer["message"] == "the episode has ended; send reset to start the next one"
            assert line.ask({"type": "reset"})["info"]["stepCount"] == 0


def test_a_socket_that_is_half_closed_is_closed(bridge):
    with RawSocket(bridge.port) as line:
        line.ask({"type": "reset"})
        line.line.shutdown(1)
        assert line.read() == CLOSED


def test_a_case_has_one_title():
    assert all(isinstance(case, Case) for case in CASES)
    assert len({case.title for case in CASES}) == len(CASES)
