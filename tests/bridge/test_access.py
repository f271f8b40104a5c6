"""Who gets in, and who does not."""

import subprocess
import sys

import pytest
from bridge.raw_socket import RawSocket
from bridge_process import running_bridge
from command import hotlap as run_hotlap

from hotlap import BridgeClient
from hotlap.bridge.access import Gatekeeper, is_loopback
from hotlap.wire.errors import BridgeError

TOKEN = "a-token-for-the-test"


def status(port, path="/", **headers):
    with RawSocket(port, path, **headers) as line:
        return line.status


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "https://localhost:{port}",
        "http://localhost",
        "http://localhost:1",
        "http://localhost:{port}.evil.example",
        "http://evil.example:{port}",
        "http://127.0.0.1:{port}/",
        "HTTP://LOCALHOST:{port}",
        "null",
        "",
    ],
)
def test_a_page_from_another_origin_is_refused(bridge, origin):
    with RawSocket(bridge.port, Origin=origin.format(port=bridge.port)) as line:
        assert line.status == 403
        assert line.body() == "pages of another origin may not use this server\n"


@pytest.mark.parametrize(
    "origin", [None, "http://localhost:{port}", "http://127.0.0.1:{port}", "http://[::1]:{port}"]
)
def test_the_servers_own_origin_and_programs_without_one_get_in(bridge, origin):
    assert status(bridge.port, Origin=origin and origin.format(port=bridge.port)) == 101


@pytest.mark.parametrize(
    "host",
    [
        None,
        "",
        "evil.example",
        "evil.example:{port}",
        "localhost",
        "localhost:1",
        "localhost:{port}.evil.example",
        "localhost:{port}:{port}",
        "127.0.0.1.evil.example:{port}",
        "10.0.0.1:{port}",
        "0.0.0.0:{port}",
        "[::2]:{port}",
    ],
)
def test_a_wrong_host_is_refused(bridge, host):
    assert status(bridge.port, Host=host and host.format(port=bridge.port)) in (400, 403)


@pytest.mark.parametrize("host", ["localhost:{port}", "127.0.0.1:{port}", "[::1]:{port}", "LocalHost:{port}"])
def test_this_machines_names_get_in(bridge, host):
    assert status(bridge.port, Host=host.format(port=bridge.port)) == 101


def test_two_hosts_or_origins_are_refused(bridge):
    again = f"localhost:{bridge.port}\r\nHost: localhost:{bridge.port}"
    assert status(bridge.port, Host=again) == 403
    origin = f"http://localhost:{bridge.port}"
    assert status(bridge.port, Origin=f"{origin}\r\nOrigin: {origin}") == 403


def test_another_path_is_not_found(bridge):
    for path in ("/admin", "//[", "/?token", "//"):
        assert status(bridge.port, path) == (101 if path == "/?token" else 404)


def test_what_is_no_websocket_request_is_refused(bridge):
    assert status(bridge.port, Upgrade=None) == 400
    assert status(bridge.port, Sec_WebSocket_Key=None) == 400


@pytest.fixture(scope="module")
def open_bridge():
    with running_bridge("--host", "0.0.0.0", "--token", TOKEN) as running:
        yield running


@pytest.mark.parametrize(
    ("path", "headers"),
    [
        ("/", {}),
        ("/?token=", {}),
        ("/?token=wrong", {}),
        (f"/?token={TOKEN}x", {}),
        (f"/?token={TOKEN[:-1]}", {}),
        (f"/?tokens={TOKEN}", {}),
        ("/", {"Authorization": "Bearer wrong"}),
        ("/", {"Authorization": TOKEN}),
        ("/", {"Authorization": "Bearer \xff"}),
        ("/?" + "&".join("abcdefghijkl"), {}),
        ("/", {"Cookie": f"token={TOKEN}"}),
    ],
)
def test_without_the_token_nobody_gets_in_from_the_network(open_bridge, path, headers):
    with RawSocket(open_bridge.port, path, **headers) as line:
        assert line.status == 401
        assert TOKEN not in line.body()


def test_with_the_token_a_client_gets_in(open_bridge):
    assert status(open_bridge.port, f"/?token={TOKEN}") == 101
    assert status(open_bridge.port, Authorization=f"Bearer {TOKEN}") == 101
    assert status(open_bridge.port, Authorization=f"bearer {TOKEN}") == 101
    with BridgeClient(f"ws://127.0.0.1:{open_bridge.port}/?token={TOKEN}") as client:
        client.reset(seed=1)


def test_the_token_does_not_replace_the_other_checks(open_bridge):
    path = f"/?token={TOKEN}"
    assert status(open_bridge.port, path, Origin="http://evil.example") == 403
    assert status(open_bridge.port, path, Host=f"evil.example:{open_bridge.port}") == 403
    assert status(open_bridge.port, path, Host=f"192.0.2.7:{open_bridge.port}") == 101


def test_a_client_without_the_token_is_told_so(open_bridge):
    with pytest.raises(BridgeError, match=r"refused the connection \(401\): the token is missing or wrong"):
        BridgeClient(f"ws://127.0.0.1:{open_bridge.port}")


def test_beyond_loopback_a_token_is_made_and_printed():
    with running_bridge("--host", "0.0.0.0") as running:
        line = running.process.stdout.readline()
        assert line.startswith(f"clients pass the token: ws://0.0.0.0:{running.port}/?token=")
        token = line.strip().partition("=")[2]
        assert len(token) >= 32
        assert status(running.port) == 401
        assert status(running.port, f"/?token={token}") == 101


def test_without_host_it_cannot_be_reached_from_the_network(bridge):
    assert bridge.host == "127.0.0.1"
    listening = subprocess.run(
        [sys.executable, "-c", f"import socket; socket.create_connection(('127.0.0.2', {bridge.port}), 1)"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert "refused" in listening.stderr


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.9", "localhost", "::1"])
def test_loopback_hosts(host):
    assert is_loopback(host)


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.0.1", "example.org", "127.0.0.1.example.org"])
def test_hosts_beyond_loopback(host):
    assert not is_loopback(host)


def test_a_server_under_a_name_answers_to_it():
    gate = Gatekeeper("trainer.lan", 9876, None)
    assert gate.refusal("/", {"host": ["Trainer.lan:9876"]}) is None
    assert gate.refusal("/", {"host": ["other.lan:9876"]}) is not None


@pytest.mark.parametrize("token", ["", "short"])
def test_a_short_token_is_refused(token):
    done = run_hotlap("bridge", "--port", "0", "--token", token)
    assert done.returncode == 2
    assert f"the token has {len(token)} characters; it needs at least 16" in done.stderr


def test_a_token_with_odd_letters_can_be_passed_as_it_is_printed():
    with running_bridge("--token", "a b&c=d%ü?#/0123456789") as running:
        url = running.process.stdout.readline().split()[-1]
        with BridgeClient(url) as client:
            client.reset()
