"""The client never hangs, and says in a sentence what it waited for."""

import base64
import contextlib
import hashlib
import json
import socket
import threading
import time

import numpy as np
import pytest
from bridge_process import BridgeProcess

import hotlap
from hotlap import BridgeClient
from hotlap.wire.errors import BridgeError, BridgeRequestError, BridgeTimeoutError
from hotlap.wire.frames import CarResult, encode_car

HANDSHAKE_KEY_LINE = b"sec-websocket-key"


@contextlib.contextmanager
def server_that(behaves):
    """A server that does to its first client what it is told to, until the test is done with it."""
    accepted = []

    def serve():
        with contextlib.suppress(OSError), listener.accept()[0] as line:
            accepted.append(line)
            behaves(line)

    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        try:
            yield f"ws://127.0.0.1:{listener.getsockname()[1]}"
        finally:
            for line in accepted:
                with contextlib.suppress(OSError):
                    line.shutdown(socket.SHUT_RDWR)
    thread.join(10)
    assert not thread.is_alive()


def say_nothing(line):
    """Until the client goes."""
    while line.recv(65536):
        pass


def shake_hands(line):
    request = b""
    while b"\r\n\r\n" not in request:
        request += line.recv(4096)
    headers = dict(
        part.split(b": ", 1) for part in request.split(b"\r\n\r\n")[0].split(b"\r\n")[1:] if b": " in part
    )
    key = next(value for name, value in headers.items() if name.lower() == HANDSHAKE_KEY_LINE)
    accept = base64.b64encode(hashlib.sha1(key + b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11").digest())
    line.sendall(
        b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Accept: " + accept + b"\r\n\r\n"
    )
    assert b"origin" not in request.lower()


def answering(*payloads, then=lambda line: line.recv(65536)):
    def behave(line):
        shake_hands(line)
        for payload in payloads:
            line.recv(65536)
            head = (
                bytes([0x81, len(payload)]) if len(payload) < 126 else b"\x81\x7e" + len(payload).to_bytes(2)
            )
            line.sendall(head + payload)
        then(line)

    return behave


def frames_of(opcode, *payloads):
    """Answer each request with the next payload, as a frame of this kind."""

    def answer(line):
        for payload in payloads:
            line.recv(65536)
            line.sendall(bytes([0x80 | opcode, 126]) + len(payload).to_bytes(2) + payload)
        line.recv(65536)

    return answer


GREETING = (
    b'{"type":"hello_result","protocol":1,"cars":1,"rewardTerms":["a","b","c","d","e","f"],'
    b'"observationSpace":{"shape":[2]},"fingerprints":{"physics":""}}'
)


def test_a_server_that_is_not_there():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    with pytest.raises(
        BridgeError, match=rf"no bridge at ws://localhost:{port} .*start one with: .*hotlap bridge"
    ):
        BridgeClient(f"ws://localhost:{port}")


def test_a_server_that_accepts_and_says_nothing():
    with (
        server_that(say_nothing) as url,
        pytest.raises(BridgeTimeoutError, match=r"no WebSocket handshake from ws://\S+ within 0.3 s"),
    ):
        BridgeClient(url, timeout=0.3)


def test_a_server_that_never_answers_hello():
    def mute(line):
        shake_hands(line)
        say_nothing(line)

    # Long enough for the handshake on a machine that is busy.
    with (
        server_that(mute) as url,
        pytest.raises(BridgeTimeoutError, match=r"no answer to 'hello' from ws://\S+ within 2 s"),
    ):
        BridgeClient(url, timeout=2)


def test_a_server_that_stops_answering_steps():
    with server_that(answering(GREETING, then=say_nothing)) as url:
        client = BridgeClient(url)
        client.timeout = 0.3
        with pytest.raises(BridgeTimeoutError, match="no answer to 'step'"):
            client.step([0.0, 1.0, 0.0])
        with pytest.raises(BridgeError, match="is closed; make a new client"):
            client.step([0.0, 1.0, 0.0])


def test_a_server_that_stops_in_the_middle_of_an_answer():
    with server_that(
        answering(GREETING, then=lambda line: line.recv(999) and line.sendall(b"\x82\x7e\x10\x00half"))
    ) as url:
        client = BridgeClient(url)
        with pytest.raises(BridgeError, match="disconnected before it answered 'step'"):
            client.step([0.0, 1.0, 0.0])


def test_a_server_that_speaks_another_version():
    with (
        server_that(answering(GREETING.replace(b'"protocol":1', b'"protocol":9'))) as url,
        pytest.raises(BridgeError, match="speaks protocol 9, this hotlap speaks 1; install the same"),
    ):
        BridgeClient(url)


def test_a_server_whose_hello_says_too_little():
    with (
        server_that(answering(b'{"type":"hello_result","protocol":1,"cars":1}')) as url,
        pytest.raises(BridgeError, match="answered 'hello' with something this hotlap does not understand"),
    ):
        BridgeClient(url)


@pytest.mark.parametrize("terms", [b"6", b'"abcdef"', b"[]", b"[1,2]", b'["a","a"]', b"null", b'{"a":1}'])
def test_reward_terms_that_make_no_sense_are_refused(terms):
    greeting = GREETING.replace(b'["a","b","c","d","e","f"]', terms)
    with (
        server_that(answering(greeting)) as url,
        pytest.raises(BridgeError, match="answered 'hello' with something this hotlap does not understand"),
    ):
        BridgeClient(url)


@pytest.mark.parametrize("mode", ["json", "binary"])
def test_the_server_says_how_many_terms_a_reward_has(mode):
    greeting = GREETING.replace(b'["a","b","c","d","e","f"]', b'["near","far"]')
    counters = {"lap": 1, "checkpoint": 2, "stepCount": 3}
    told = {"observation": [1, 2], "reward": 3.0, "info": {"near": 1.0, "far": 2.0, **counters}}
    told |= {"type": "step_result", "terminated": False, "truncated": False}
    frame = encode_car(CarResult([1.0, 2.0, 3.0], 0.0, np.float32([1, 2]), [1, 2, 3], 0))
    answer, opcode = (json.dumps(told).encode(), 1) if mode == "json" else (frame, 2)
    with server_that(answering(greeting, then=frames_of(opcode, answer, answer))) as url:
        client = BridgeClient(url, mode=mode)
        _, reward, _, _, info = client.step([0.0, 1.0, 0.0])
        assert (reward, info) == (3.0, {"near": 1.0, "far": 2.0, **counters})
        assert client.step_cars(np.float32([[0.0, 1.0, 0.0]])).cars["rewards"].tolist() == [[1.0, 2.0, 3.0]]


def test_a_frame_with_other_terms_than_hello_said_is_refused():
    frame = encode_car(CarResult([1.0] * 6, 0.0, np.float32([1, 2]), [1, 2, 3], 0))
    with server_that(answering(GREETING, then=frames_of(2, frame))) as url:
        client = BridgeClient(url)
        with pytest.raises(
            BridgeError, match="answered 'step' with a result frame of 96 bytes for 1 cars; one car takes 104"
        ):
            client.step([0.0, 1.0, 0.0])


def test_a_server_that_knows_no_hello():
    with (
        server_that(answering(b'{"type":"error","message":"unknown type hello"}')) as url,
        pytest.raises(BridgeError, match="refused hello: unknown type hello"),
    ):
        BridgeClient(url)


@pytest.mark.parametrize("payload", [b"pong", b"[]", b'{"type":"welcome"}'])
def test_a_server_of_something_else(payload):
    with server_that(answering(payload)) as url, pytest.raises(BridgeError, match="answered"):
        BridgeClient(url)


def saying(text):
    return lambda line: line.recv(9999) and line.sendall(text)


STEP_RESULT = b'{"type":"step_result","observation":[1,2],"reward":0,"terminated":0,"truncated":0,"info":{}}'


@pytest.mark.parametrize(
    ("mode", "answer"),
    [
        ("json", b'{"type":"step_result"}'),
        (
            "json",
            b'{"type":"step_result","observation":"x","reward":0,"terminated":0,"truncated":0,"info":{}}',
        ),
        (
            "json",
            b'{"type":"step_result","observation":[1],"reward":0,"terminated":0,"truncated":0,"info":{}}',
        ),
        ("json", b'{"type":"reset_result"}'),
        ("json", b"\xff\xfe"),
        ("binary", b'{"type":"step_result"}'),
        ("binary", b"not JSON"),
    ],
)
def test_answers_that_make_no_sense(mode, answer):
    with server_that(answering(GREETING, answer)) as url:
        client = BridgeClient(url, mode=mode)
        with pytest.raises(BridgeError, match="answered 'step' with"):
            client.step([0.0, 1.0, 0.0])


def test_a_refusal_is_one_however_it_is_written():
    refusal = b'{ "message" : "no" , "type" : "error" }'
    for mode in ("json", "binary"):
        with server_that(answering(GREETING, refusal)) as url:
            client = BridgeClient(url, mode=mode)
            with pytest.raises(BridgeRequestError, match="no"):
                client.step([0.0, 1.0, 0.0])


@pytest.mark.timeout(30)
def test_a_server_that_trickles():
    """An answer of which something arrives all the time, and which never ends."""

    def trickle(line):
        line.recv(65536)
        line.sendall(b"\x81\x7e\xff\xff")
        while True:
            line.sendall(b" ")
            time.sleep(0.05)

    with server_that(answering(GREETING, then=trickle)) as url:
        client = BridgeClient(url)
        client.timeout = 0.5
        with pytest.raises(BridgeTimeoutError, match="no answer to 'step'"):
            client.step([0.0, 1.0, 0.0])


def test_a_server_that_announces_an_endless_answer():
    def announce(line):
        shake_hands(line)
        line.recv(65536)
        line.sendall(b"\x81\x7f" + (2**60).to_bytes(8, "big") + b" " * 1000)

    with (
        server_that(announce) as url,
        pytest.raises(BridgeError, match="an answer of 11529215046068"),
    ):
        BridgeClient(url)


def test_an_interrupted_handshake_leaves_no_socket_open(monkeypatch):
    opened = []

    def interrupted(url, timeout, *, socket, **options):
        opened.append(socket)
        raise KeyboardInterrupt

    monkeypatch.setattr("websocket.create_connection", interrupted)
    with server_that(lambda line: line.recv(1)) as url, pytest.raises(KeyboardInterrupt):
        BridgeClient(url)
    assert [line.fileno() for line in opened] == [-1]


def test_a_web_server():
    with (
        server_that(
            lambda line: (
                line.recv(9999) and line.sendall(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")
            )
        ) as url,
        pytest.raises(BridgeError, match=r"refused the connection \(404\)"),
    ):
        BridgeClient(url)


def test_a_server_that_talks_nonsense():
    with (
        server_that(saying(b"220 mail.example ESMTP\r\n\r\n")) as url,
        pytest.raises(BridgeError, match="is not a bridge"),
    ):
        BridgeClient(url)


@pytest.mark.parametrize(
    "url", ["localhost:9876", "http://localhost:9876", "ws://", "ws://localhost:99999", ""]
)
def test_what_is_no_address_is_refused(url):
    with pytest.raises(ValueError, match="is not a bridge's address"):
        BridgeClient(url)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [({"mode": "xml"}, "unknown mode 'xml'; choose json or binary"), ({"timeout": 0}, "timeout is 0")],
)
def test_bad_arguments_are_refused(arguments, message):
    with pytest.raises(ValueError, match=message):
        BridgeClient(**arguments)


def test_a_goodbye_in_the_middle_says_why():
    bridge = BridgeProcess()
    client = BridgeClient(bridge.url)
    client.reset()
    bridge.stop()
    with pytest.raises(BridgeError, match="before it answered 'step': the bridge is shutting down"):
        client.step([0.0, 1.0, 0.0])


def test_after_a_refusal_the_connection_goes_on(bridge):
    with BridgeClient(bridge.url, mode="json") as client:
        with pytest.raises(BridgeRequestError, match="step came before reset"):
            client.step([0.0, 1.0, 0.0])
        client.reset(seed=1)
        with pytest.raises(BridgeRequestError, match="unknown trackId"):
            client.reset("monza")
        assert client.step([0.0, 1.0, 0.0])[4]["stepCount"] == 1


def test_an_interrupted_wait_does_not_mix_up_answers(bridge, monkeypatch):
    client = BridgeClient(bridge.url)
    client.reset(seed=1)

    def interrupted(line):
        raise KeyboardInterrupt

    monkeypatch.setattr("hotlap.wire.client.take_plain_frame", interrupted)
    with pytest.raises(KeyboardInterrupt):
        client.step([0.0, 1.0, 0.0])
    monkeypatch.undo()
    with pytest.raises(BridgeError, match="is closed"):
        client.step([0.0, 1.0, 0.0])


def test_pings_and_fragments_are_taken_in_ones_stride():
    rest = GREETING[100:]
    greeting = [b"\x89\x00", b"\x01\x64" + GREETING[:100], bytes([0x80, len(rest)]) + rest]

    def behave(line):
        shake_hands(line)
        line.recv(65536)
        for piece in greeting:
            line.sendall(piece)
            time.sleep(0.01)
        line.recv(65536)

    with server_that(behave) as url:
        assert BridgeClient(url).server["protocol"] == 1


def test_closing_twice_is_fine(bridge):
    client = BridgeClient(bridge.url)
    client.close()
    client.close()


def test_hello_tells_what_the_server_is(bridge):
    with BridgeClient(bridge.url, cars=3, mode="json", options={"observation": "lookahead"}) as client:
        told = client.server
    assert (told["protocol"], told["mode"], told["batched"], told["cars"]) == (1, "json", True, 3)
    assert told["server"] == f"hotlap {hotlap.__version__}"
    env = hotlap.RacerEnv(observation="lookahead")
    for told_space, space in (
        (told["observationSpace"], env.observation_space),
        (told["actionSpace"], env.action_space),
    ):
        assert told_space["shape"] == list(space.shape)
        assert np.array_equal(np.float32(told_space["low"]), space.low)
        assert np.array_equal(np.float32(told_space["high"]), space.high)
        assert told_space["dtype"] == "float32"
    assert told["actionSpace"]["names"] == ["steer", "throttle", "brake"]
    assert len(told["observationSpace"]["names"]) == 48
    assert told["rewardTerms"] == ["progress", "speed", "wall", "offTrack", "backward", "stillness"]
    assert told["tracks"] == ["circuit", "speedway", "gauntlet", "random:SEED", "random"]
    assert told["limits"]["messageBytes"] == 65536
    assert set(told["fingerprints"]) == {"physics", "observation", "tracks"}


def test_the_port_may_be_left_out_and_letters_be_large():
    with pytest.raises(BridgeError, match=r"no bridge at ws://127\.0\.0\.9:9876"):
        BridgeClient("WS://127.0.0.9")


@pytest.mark.parametrize("actions", [[0.0, 1.0], [[0.0, 1.0, 0.0]], 5.0])
def test_an_action_of_another_shape_is_refused_here(bridge, actions):
    with BridgeClient(bridge.url) as client:
        client.reset()
        with pytest.raises(ValueError, match="action has shape"):
            client.step(actions)


def test_errors_are_at_hand():
    assert issubclass(hotlap.BridgeTimeoutError, hotlap.BridgeError)
    assert issubclass(hotlap.BridgeRequestError, ValueError)
