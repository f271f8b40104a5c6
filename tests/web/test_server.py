"""The page's server: what it hands out, and what it refuses, over real sockets."""

import asyncio
import json
import os
import signal
import socket
from contextlib import ExitStack
from pathlib import Path

import pytest
from web.race_process import RaceProcess, running_race
from web.tiny_page import write_tiny_page

from hotlap.policies.loading import load_driver
from hotlap.tracks import load_track
from hotlap.web.page import STATIC
from hotlap.web.server import PageFiles, ServerError, listen
from hotlap.web.track_file import track_file


@pytest.fixture(scope="module")
def race():
    """One server for all tests; it must have nothing to complain of in the end."""
    with running_race("--port", 0) as running:
        yield running
        assert running.stop() == (130, "")


def is_a_sentence(body):
    text = body.decode()
    return len(text.split()) > 4 and "Traceback" not in text


def test_the_module_and_scripts_come_with_their_content_types(race):
    for path, kind in {
        "/hotlap.wasm": "application/wasm",
        "/hotlap.json": "application/json",
        "/js/track.js": "text/javascript; charset=utf-8",
    }.items():
        status, headers, body = race.get(path)
        assert (status, headers["content-type"]) == (200, kind)
        assert body == (STATIC / path[1:]).read_bytes()


def test_the_index_lists_tracks_and_drivers_that_can_be_fetched(race, tmp_path):
    index = json.loads(race.get("/data/index.json")[2])
    assert index["server"] is True
    assert index["random"]["any"] is True
    for track in index["tracks"]:
        assert json.loads(race.get(f"/{track['file']}")[2])["name"] == track["name"]
    for driver in index["drivers"]:
        status, headers, body = race.get(f"/{driver['file']}")
        assert (status, headers["content-type"]) == (200, "application/zip")
        (tmp_path / "driver.zip").write_bytes(body)
        assert load_driver(tmp_path / "driver.zip").checkpoint.manifest.step == driver["steps"]


@pytest.mark.parametrize("seed", [0, 77, 2**31 - 1])
def test_any_random_track_is_made_on_request(race, seed):
    body = race.get(f"/data/tracks/random-{seed}.json")[2]
    assert json.loads(body) == json.loads(json.dumps(track_file(load_track(f"random:{seed}"))))


@pytest.mark.parametrize(
    "name", ["random-2147483648", "random--1", "random-01", "random-1e3", "random-", "random-9" + "9" * 4000,
             "random-1.json", "random:1", "random-%31%00", "random-%D9%A1", "..%2f..%2fsecrets", "monza"],
)  # fmt: skip
def test_a_track_that_is_none_is_not_found(race, name):
    status, _, body = race.get(f"/data/tracks/{name}.json")
    assert status == 404
    assert is_a_sentence(body)


OUTSIDE = [
    "/../__init__.py", "/../../errors.py", "/js/../../page.py", "/js/../hotlap.json", "/%2e%2e/page.py",
    "/..%2fpage.py", "/%2e%2e%2fpage.py", "/%252e%252e%252fpage.py", "/js/%2e%2e/%2e%2e/page.py",
    "/..\\page.py", "/..%5cpage.py", "/js\\track.js", "/data/drivers/..%2f..%2f..%2fpage.py",
    "/data/drivers/../../hotlap.json", "/data/tracks/../../../page.py", "//etc/passwd", "/etc/passwd",
    f"/{Path(__file__).resolve()}", "/%2fetc%2fpasswd", "/c:/windows/win.ini", "/hotlap.json%00",
    "/hotlap.json%00.js", "/%00", "/js", "/js/", "/./hotlap.json", "//hotlap.json", "/hotlap.json/",
    "/HOTLAP.json", "/js/track.js/..", "/page.bundle.js", "/.git/config", "/data/", "/data/drivers/",
    "/%ff%fe", "/~root", "/file:///etc/passwd", "http://127.0.0.1/etc/passwd",
    "http://elsewhere/hotlap.json",
]  # fmt: skip


@pytest.mark.parametrize("path", OUTSIDE)
def test_no_path_leads_outside_the_pages_files(race, path):
    status, headers, body = race.get(path, host=f"127.0.0.1:{race.port}")
    assert status in (400, 404)
    assert headers["content-type"].startswith("text/plain")
    assert is_a_sentence(body) or status == 400


def test_links_and_hidden_files_in_the_pages_folder_are_not_handed_out(tmp_path):
    (tmp_path / "secret.txt").write_text("secret")
    (tmp_path / "outside").mkdir()
    (tmp_path / "outside" / "deep.txt").write_text("secret")
    static = write_tiny_page(tmp_path / "static")
    (static / "link.txt").symlink_to(tmp_path / "secret.txt")
    (static / "folder").symlink_to(tmp_path / "outside")
    (static / ".hidden").write_text("secret")
    files = PageFiles({}, static)
    assert asyncio.run(files.read("style.css")) == (static / "style.css").read_bytes()
    for path in ("link.txt", "folder/deep.txt", "folder", ".hidden", "../secret.txt"):
        assert asyncio.run(files.read(path)) is None


@pytest.mark.parametrize(
    "host",
    ["elsewhere.example", "127.0.0.1", "localhost", "127.0.0.1:1", "127.0.0.1.elsewhere.example:{port}",
     "[::1]:{port}", "localhost:{port}.", "user@localhost:{port}", "0.0.0.0:{port}", "127.1:{port}",
     "localhost:{port},elsewhere", ""],
)  # fmt: skip
def test_a_request_under_another_name_is_refused(race, host):
    status, headers, body = race.get("/hotlap.json", host=host.format(port=race.port))
    assert status == 403
    assert body.decode() == f"Host must be the address of this server: 127.0.0.1:{race.port}\n"
    assert headers["connection"] == "close"


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "LocalHost"])
def test_a_request_under_its_own_names_is_answered(race, name):
    host = f"{name}:{race.port}"
    assert race.get("/hotlap.json", host=host, origin=f"http://{host.lower()}")[0] == 200


@pytest.mark.parametrize(
    "origin",
    ["http://elsewhere.example", "null", "https://127.0.0.1:{port}", "http://127.0.0.1", "http://127.0.0.1:1",
     "http://localhost:{port}", "http://127.0.0.1:{port}/", "", "file://"],
)  # fmt: skip
def test_a_request_of_another_origin_is_refused(race, origin):
    status, _, body = race.get("/hotlap.json", origin=origin.format(port=race.port))
    assert status == 403
    assert body == b"pages of another origin may not use this server\n"


@pytest.mark.parametrize(
    "lines", ["Host: {me}\r\nHost: {me}", "Host: {me}\r\nOrigin: http://{me}\r\nOrigin: http://x", ""]
)
def test_headers_that_are_there_twice_or_not_at_all_are_refused(race, lines):
    filled = lines.format(me=f"127.0.0.1:{race.port}")
    answer = race.send(f"GET /hotlap.json HTTP/1.1\r\n{filled}\r\nConnection: close\r\n\r\n".encode())
    assert answer.split()[1] in (b"400", b"403")


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "BREW"])
def test_only_reading_is_answered(race, method):
    status, headers, body = race.get("/hotlap.json", method)
    assert (status, headers["allow"]) == (405, "GET, HEAD")
    assert body == b"this server answers GET and HEAD only\n"


def test_head_is_get_without_the_body(race):
    _, of_get, body = race.get("/hotlap.wasm")
    status, of_head, nothing = race.get("/hotlap.wasm", "HEAD")
    assert (status, nothing) == (200, b"")
    assert of_head["content-length"] == of_get["content-length"] == str(len(body))


@pytest.mark.parametrize(
    ("path", "how"), [("/hotlap.json", {}), ("/nowhere", {}), ("/", {"host": "elsewhere"})]
)
def test_every_answer_says_what_may_run(race, path, how):
    headers = race.get(path, **how)[1]
    rules = dict(rule.split(" ", 1) for rule in headers["content-security-policy"].split("; "))
    assert rules == {
        "default-src": "'none'",
        "script-src": "'self' 'wasm-unsafe-eval'",
        "worker-src": "'self'",
        "connect-src": "'self'",
        "img-src": "'self' data:",
        "style-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'none'",
        "frame-ancestors": "'none'",
    }
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-embedder-policy"] == "require-corp"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "access-control-allow-origin" not in headers
    assert "server" not in headers


def test_what_a_browser_has_already_is_not_sent_again(race):
    _, headers, _ = race.get("/hotlap.wasm")
    assert headers["cache-control"] == "no-cache"
    status, _, body = race.get("/hotlap.wasm", if_none_match=headers["etag"])
    assert (status, body) == (304, b"")
    assert race.get("/hotlap.wasm", if_none_match='"other"')[0] == 200


OVERSIZED = {
    "a long path": b"GET /" + b"x" * 2**20 + b" HTTP/1.1\r\nHost: {me}\r\n\r\n",
    "a long header": b"GET / HTTP/1.1\r\nHost: {me}\r\nX: " + b"x" * 2**20 + b"\r\n\r\n",
    "many headers": b"GET / HTTP/1.1\r\nHost: {me}\r\n" + b"X: y\r\n" * 2**17 + b"\r\n",
    "a body": b"POST / HTTP/1.1\r\nHost: {me}\r\nContent-Length: 16777216\r\n\r\n" + b"x" * 2**24,
    "a body without end": b"POST / HTTP/1.1\r\nHost: {me}\r\nTransfer-Encoding: chunked\r\n\r\n"
    + b"10000\r\n" + b"x" * 2**16 + b"\r\n",
    "no HTTP": b"\x16\x03\x01" + os.urandom(64).replace(b"\n", b"") + b"\r\n\r\n",
    "two lengths": b"GET / HTTP/1.1\r\nHost: {me}\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
}  # fmt: skip


@pytest.mark.parametrize("what", OVERSIZED)
def test_oversized_and_malformed_requests_are_refused_and_the_server_lives_on(race, what):
    answer = race.send(OVERSIZED[what].replace(b"{me}", f"127.0.0.1:{race.port}".encode()))
    # Of one that is still being sent, the end of the connection may overtake the answer.
    assert answer == b"" or answer.split()[1] in (b"400", b"405", b"431")
    assert race.get("/hotlap.json")[0] == 200


def test_a_taken_port_is_passed_over_and_said(race):
    with running_race("--port", race.port) as beside:
        assert beside.port > race.port
        code, errors = beside.stop()
        assert (code, errors) == (130, f"hotlap: port {race.port} is taken; using {beside.port}\n")


def test_it_is_reached_from_this_machine_only(race):
    with socket.socket() as elsewhere:
        elsewhere.settimeout(2)
        with pytest.raises(ConnectionRefusedError):
            elsewhere.connect(("127.0.0.2", race.port))


def take_ports(first, count, taken):
    for _ in range(count):
        taken.enter_context(listen(first))


def test_many_taken_ports_are_a_sentence():
    with ExitStack() as taken:
        port = taken.enter_context(listen(0)).getsockname()[1]
        with pytest.raises(ServerError, match=rf"ports {port} to \d+ on 127.0.0.1 are taken .* --port"):
            take_ports(port, 30, taken)


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, -signal.SIGTERM)])
def test_it_ends_quietly_although_a_browser_is_still_connected(number, code):
    race = RaceProcess("--port", 0)
    with socket.create_connection(("127.0.0.1", race.port)) as browser:
        browser.sendall(f"GET /hotlap.json HTTP/1.1\r\nHost: 127.0.0.1:{race.port}\r\n\r\n".encode())
        assert browser.recv(1024).startswith(b"HTTP/1.1 200")
        assert race.stop(number) == (code, "")
