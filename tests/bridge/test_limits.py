"""What a server bears: bounds on everything, and nobody pays for another's behaviour."""

import contextlib
import json
import resource
import socket
import time

import numpy as np
import pytest
from bridge.raw_socket import CLOSED, RawSocket
from bridge_process import running_bridge

from hotlap import BridgeClient
from hotlap.wire.errors import BridgeError, BridgeRequestError
from hotlap.wire.websocket_fast_path import data_frame

MIB = 1024 * 1024


@pytest.fixture
def small_bridge():
    with running_bridge("--max-connections", 2, "--idle-timeout", 1) as running:
        yield running


def wait_until(true, seconds=10.0):
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "that took too long"
        time.sleep(0.02)


def test_a_connection_too_many_is_refused_until_one_goes(small_bridge):
    one, other = RawSocket(small_bridge.port), RawSocket(small_bridge.port)
    with pytest.raises(BridgeError, match="all 2 connections are taken"):
        BridgeClient(small_bridge.url)
    one.close()

    def admitted():
        with RawSocket(small_bridge.port) as line:
            return line.status == 101

    wait_until(admitted)
    other.close()


def test_a_silent_client_is_let_go_and_a_busy_one_is_not(small_bridge):
    with RawSocket(small_bridge.port) as silent, BridgeClient(small_bridge.url) as busy:
        busy.reset(seed=1)
        end = time.monotonic() + 3.0
        while time.monotonic() < end:
            busy.step([0.0, 1.0, 0.0])
            time.sleep(0.05)
        assert silent.answer() == {"type": "goodbye", "code": 1001}
        assert silent.read() == CLOSED


def test_one_who_says_nothing_at_all_is_let_go(bridge):
    with socket.create_connection(("127.0.0.1", bridge.port), timeout=20) as silent:
        assert silent.recv(1) == b""


def test_running_out_of_files_is_borne():
    """Many who connect and say nothing: who is in goes on, and once they have gone others get in again."""
    with running_bridge() as bridge, BridgeClient(bridge.url) as client:
        client.reset(seed=1)
        resource.prlimit(bridge.process.pid, resource.RLIMIT_NOFILE, (bridge.open_files() + 10,) * 2)
        with contextlib.ExitStack() as silent:
            for _ in range(40):
                silent.enter_context(socket.create_connection(("127.0.0.1", bridge.port), timeout=10))
            for _ in range(100):
                client.step([0.0, 1.0, 0.0])

        def admitted():
            try:
                with RawSocket(bridge.port) as line:
                    return line.status == 101
            except ConnectionError:
                return False

        wait_until(admitted, 20.0)


@pytest.mark.parametrize("request_", [{"type": "hello"}, {"type": "oops"}, {"type": "snapshot"}])
def test_a_client_that_does_not_read_costs_no_memory(bridge, request_):
    with RawSocket(bridge.port) as line, BridgeClient(bridge.url) as other:
        line.ask({"type": "reset"})
        before = bridge.resident_bytes()
        line.line.settimeout(0.5)
        sent, dropped = 0, False
        message = json.dumps(request_)
        try:
            while sent < 200_000:
                line.send(message)
                sent += 1
        except TimeoutError:
            pass  # Nothing more is taken from it: its answers wait for it to read them.
        except OSError:
            dropped = True
        assert dropped or sent < 200_000
        other.reset(seed=1)
        other.step([0.0, 1.0, 0.0])
        assert bridge.resident_bytes() - before < 16 * MIB


def slowest_answer(bridge, flood):
    """What another client waits at most while some flood the server."""
    with BridgeClient(bridge.url) as other, contextlib.ExitStack() as stack:
        other.reset(seed=1)
        for data in flood:
            line = stack.enter_context(RawSocket(bridge.port))
            line.line.setblocking(False)
            with contextlib.suppress(BlockingIOError):
                line.line.send(data)
        slowest, end = 0.0, time.monotonic() + 3.0
        while time.monotonic() < end:
            start = time.monotonic()
            _, _, terminated, truncated, _ = other.step([0.1, 1.0, 0.0])
            slowest = max(slowest, time.monotonic() - start)
            if terminated or truncated:
                other.reset()
        return slowest


def test_many_messages_at_once_do_not_keep_others_waiting(bridge):
    """Of what one client sends together, one message is handled in a turn."""
    new_tracks = [json.dumps({"type": "reset", "trackId": f"random:{50_000 + n}"}) for n in range(300)]
    resets = b"".join(data_frame(message.encode(), 1) for message in new_tracks)
    assert slowest_answer(bridge, [resets]) < 1.0  # Handled together they took four seconds.


def test_answers_come_in_the_order_of_the_requests(bridge):
    with RawSocket(bridge.port) as line:
        step = json.dumps({"type": "step", "action": [0, 1, 0]}).encode()
        messages = [b'{"type":"reset"}', *[step] * 300, b'{"type":"close"}', step]
        line.line.sendall(b"".join(data_frame(message, 1) for message in messages))
        assert line.answer()["type"] == "reset_result"
        assert [line.answer()["info"]["stepCount"] for _ in range(300)] == list(range(1, 301))
        assert line.answer() == {"type": "close_result"}
        assert line.answer() == {"type": "goodbye", "code": 1000}
        assert line.read() == CLOSED


def test_a_list_of_tracks_is_short(bridge):
    with BridgeClient(bridge.url, cars=4096) as client:
        with pytest.raises(BridgeRequestError, match="lists 4096 tracks for 4096 cars; list 1 to 16"):
            client.reset(["circuit"] * 4096)
        client.reset(["circuit", "random:1"] * 8, seed=1)


def test_a_slow_reader_gets_all_its_answers(bridge):
    """Slow is not dead: what waits is bounded, not thrown away."""
    requests = 3000
    with RawSocket(bridge.port) as line:
        line.ask({"type": "reset", "seed": 1})
        line.line.settimeout(30)
        sent = answered = 0
        while answered < requests:
            while sent < min(requests, answered + 200):
                line.send({"type": "step", "action": [0.0, 1.0, 0.0]})
                sent += 1
            time.sleep(0.001)
            assert line.answer()["info"]["stepCount"] == answered + 1
            answered += 1


def test_cars_of_many_tracks_share_one_server(bridge):
    with BridgeClient(bridge.url, cars=4) as client:
        client.reset(["circuit", "speedway"], seed=0)
        with pytest.raises(ValueError, match="trackId lists 5 tracks for 4 cars"):
            client.reset(["circuit"] * 5)


def test_the_largest_batch_works(bridge):
    with BridgeClient(bridge.url, cars=4096) as client:
        client.reset(seed=0)
        result = client.step_cars(np.tile(np.float32([0.0, 1.0, 0.0]), (4096, 1)))
        assert len(result.cars) == 4096
