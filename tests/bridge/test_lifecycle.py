"""Starting, stopping, and what is left behind."""

import contextlib
import gc
import signal
import socket
import time
import weakref

import pytest
from bridge.raw_socket import CLOSED, RawSocket
from bridge_process import BridgeProcess, running_bridge
from command import hotlap as run_hotlap

from hotlap import BridgeClient
from hotlap.bridge.requests import ServerSettings
from hotlap.bridge.session import BridgeSession
from hotlap.wire.errors import BridgeError


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_closes_every_connection_with_a_goodbye(number):
    bridge = BridgeProcess()
    lines = [RawSocket(bridge.port) for _ in range(5)]
    lines[0].ask({"type": "reset"})
    assert bridge.stop(number) == (0, "")
    for line in lines:
        assert line.answer() == {"type": "goodbye", "code": 1001}
        assert line.read() == CLOSED
        line.close()


def test_a_client_that_reads_nothing_does_not_hold_up_the_end():
    bridge = BridgeProcess()
    with RawSocket(bridge.port) as line:
        line.line.settimeout(0.3)
        with contextlib.suppress(OSError):
            while True:
                line.send({"type": "hello"})
        started = time.monotonic()
        assert bridge.stop()[0] == 0
        assert time.monotonic() - started < 10.0


def test_an_occupied_port_is_named_with_the_way_out():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = run_hotlap("bridge", "--port", port)
    assert done.returncode == 2
    assert done.stdout == ""
    assert f"port {port} on 127.0.0.1 is taken by another program" in done.stderr
    assert "hotlap bridge --port " in done.stderr
    assert "Traceback" not in done.stderr


def test_a_host_that_is_not_this_machines_is_refused_in_a_sentence():
    done = run_hotlap("bridge", "--host", "192.0.2.1", "--port", "0")
    assert done.returncode == 2
    assert "cannot listen on 192.0.2.1" in done.stderr


@pytest.mark.parametrize(
    "options",
    [["--port", "70000"], ["--max-connections", "0"], ["--idle-timeout", "0"], ["--config", "none.json"]],
)
def test_wrong_use_is_refused(options):
    done = run_hotlap("bridge", *options)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_close_is_answered_then_the_connection_closes(bridge):
    with RawSocket(bridge.port) as line:
        assert line.ask({"type": "close"}) == {"type": "close_result"}
        assert line.answer() == {"type": "goodbye", "code": 1000}
        assert line.read() == CLOSED


def test_a_websocket_goodbye_is_answered(bridge):
    with RawSocket(bridge.port) as line:
        assert line.ask(b"\x03\xe8", opcode=8) == {"type": "goodbye", "code": 1000}
        assert line.read() == CLOSED


def test_the_servers_config_is_what_a_reset_without_one_gets(tmp_path):
    config = tmp_path / "rewards.json"
    config.write_text('{"weights": {"speedBonus": 1.0}, "episode": {"maxSteps": 2}}')
    with running_bridge("--config", config) as running, BridgeClient(running.url) as client:
        client.reset(seed=1)
        client.step([0.0, 1.0, 0.0])
        *_, truncated, info = client.step([0.0, 1.0, 0.0])
        assert truncated
        assert info["speed"] > 0.0
        client.reset(config={"episode": {"maxSteps": 3}}, seed=1)
        for _ in range(3):
            *_, truncated, info = client.step([0.0, 1.0, 0.0])
        assert truncated
        assert info["speed"] > 0.0, "what a request leaves out is the server's"


def test_a_world_goes_with_its_session():
    session = BridgeSession(ServerSettings())
    session.answer_text(b'{"type":"reset"}')
    world = weakref.ref(session._batch.world)
    gc.disable()  # It must not have to wait for the collector.
    try:
        del session
        gone = world() is None
    finally:
        gc.enable()
    assert gone


def test_a_track_is_built_once(monkeypatch):
    from hotlap.tracks import library

    session = BridgeSession(ServerSettings())
    session.answer_text(b'{"type":"reset","trackId":"random:77"}')
    monkeypatch.setattr(library, "random_track", None)
    for _ in range(3):
        answer = BridgeSession(ServerSettings()).answer_text(b'{"type":"reset","trackId":"random:77"}')
        assert answer.payload.startswith(b'{"type":"reset_result"')


def test_connections_leave_nothing_behind(bridge):
    with BridgeClient(bridge.url) as client:
        client.reset()
    files = bridge.open_files()
    for _ in range(50):
        client = BridgeClient(bridge.url)
        client.reset()
        client._drop()
    end = time.monotonic() + 5.0
    while bridge.open_files() > files and time.monotonic() < end:
        time.sleep(0.02)
    assert bridge.open_files() <= files


def test_a_server_that_is_killed_leaves_a_clear_error():
    bridge = BridgeProcess()
    client = BridgeClient(bridge.url)
    client.reset()
    bridge.process.kill()
    bridge.process.wait()
    with pytest.raises(BridgeError, match=r"ws://127.0.0.1:\d+ disconnected before it answered 'step'"):
        client.step([0.0, 1.0, 0.0])
    with pytest.raises(BridgeError, match="is closed; make a new client"):
        client.step([0.0, 1.0, 0.0])
    bridge.process.stdout.close()
    bridge.process.stderr.close()
