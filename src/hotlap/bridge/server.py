"""`hotlap bridge`: listen, admit clients, supervise their connections, shut down cleanly."""

from __future__ import annotations

import asyncio
import errno
import logging
import secrets
import signal
import socket
import time
from collections.abc import Callable
from http import HTTPStatus
from urllib.parse import quote

from picows import (
    WSCloseCode,
    WSListener,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
    ws_create_server,
)

from hotlap.bridge.access import Gatekeeper, Refusal, is_loopback
from hotlap.bridge.busy_poll import BusyPoll
from hotlap.bridge.connection import Connection
from hotlap.bridge.greeting import greeting
from hotlap.bridge.requests import ServerSettings
from hotlap.bridge.session import BridgeSession
from hotlap.errors import UsageError
from hotlap.invocation import command
from hotlap.numerics.checks import check_whole_number
from hotlap.wire.errors import BridgeError
from hotlap.wire.protocol import DEFAULT_HOST, DEFAULT_PORT, MAX_MESSAGE_BYTES, TOKEN_PARAMETER

_ROUND_S = 1.0
"""The time between two checks of the connections."""
_GOODBYE_S = 2.0
_BACKLOG = 256
_HANDSHAKE_S = 5.0
_SHORTEST_TOKEN = 16
_RECEIVE_BYTES = 32 * 1024
_SEND_BYTES = 128 * 1024
"""Sizes of the kernel's buffers; the kernel doubles them."""


class BridgeServer:
    """A listening server. Beyond loopback it requires a token from every client."""

    def __init__(
        self,
        host: str = DEFAULT_HOST,
        port: int = DEFAULT_PORT,
        settings: ServerSettings | None = None,
        token: str | None = None,
    ) -> None:
        check_whole_number("port", port, least=0)
        self.host = host
        self.port = port
        if token is not None and len(token) < _SHORTEST_TOKEN:
            raise UsageError(f"the token has {len(token)} characters; it needs at least {_SHORTEST_TOKEN}")
        self.token = token or (None if is_loopback(host) else secrets.token_urlsafe(24))
        self.settings = settings or ServerSettings()
        self.connections: set[Connection] = set()
        self._server: asyncio.Server | None = None
        self._rounds: asyncio.Task[None] | None = None

    @property
    def url(self) -> str:
        """The URL for clients."""
        return f"ws://{f'[{self.host}]' if ':' in self.host else self.host}:{self.port}"

    async def start(self) -> None:
        """Compile the simulator, build the tracks, then listen."""
        warm_up(self.settings)
        self._busy_poll = BusyPoll()
        quiet = logging.getLogger("hotlap.bridge.picows")
        quiet.setLevel(logging.CRITICAL)
        listener = _listen(self.host, self.port)
        self.port = listener.getsockname()[1]
        self._gatekeeper = Gatekeeper(self.host, self.port, self.token)
        self._server = await ws_create_server(
            self._admit, sock=listener, use_aiofastnet=False,
            max_frame_size=MAX_MESSAGE_BYTES, websocket_handshake_timeout=_HANDSHAKE_S, logger_name=quiet,
        )  # fmt: skip
        self._rounds = asyncio.get_running_loop().create_task(self._make_rounds())

    async def stop(self) -> None:
        """Stop accepting clients, close all connections, and wait briefly for them to end."""
        assert self._server is not None
        assert self._rounds is not None
        self._server.close()
        self._rounds.cancel()
        for connection in list(self.connections):
            connection.close(WSCloseCode.GOING_AWAY, "the bridge is shutting down")
        deadline = time.monotonic() + _GOODBYE_S
        while self.connections and time.monotonic() < deadline:
            await asyncio.sleep(0.02)
        for connection in list(self.connections):
            connection.abort()

    def _admit(self, request: WSUpgradeRequest) -> WSListener | WSUpgradeResponseWithListener:
        headers: dict[str, list[str]] = {}
        for name, value in request.headers.items():
            headers.setdefault(name.lower(), []).append(value)
        refusal = self._gatekeeper.refusal(request.path.decode(errors="replace"), headers)
        if refusal is None and len(self.connections) >= self.settings.max_connections:
            refusal = Refusal(
                HTTPStatus.SERVICE_UNAVAILABLE,
                f"all {self.settings.max_connections} connections are taken; close one, or start the bridge "
                "with a larger --max-connections",
            )
        if refusal is not None:
            body = f"{refusal.sentence}\n".encode()
            return WSUpgradeResponseWithListener(
                WSUpgradeResponse.create_error_response(refusal.status, body), None
            )
        return Connection(BridgeSession(self.settings), self.connections, self._busy_poll)

    async def _make_rounds(self) -> None:
        """Close idle connections; drop those that do not complete a close."""
        while True:
            await asyncio.sleep(_ROUND_S)
            silent_since = time.monotonic() - self.settings.idle_timeout_s
            for connection in list(self.connections):
                if connection.closing:
                    connection.abort()
                elif connection.last_heard < silent_since:
                    connection.close(
                        WSCloseCode.GOING_AWAY, f"no message for {self.settings.idle_timeout_s:g} s"
                    )


def serve(server: BridgeServer, ready: Callable[[BridgeServer], None]) -> None:
    """Run a server until SIGINT or SIGTERM; `ready` is called once it listens."""
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(server, ready))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's, if it is installed; None stands for asyncio's own, which is slower."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _serve(server: BridgeServer, ready: Callable[[BridgeServer], None]) -> None:
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    await server.start()
    ready(server)
    await stopped.wait()
    await server.stop()


def url_with_token(server: BridgeServer) -> str:
    """The URL that clients need if the server requires a token."""
    return f"{server.url}/?{TOKEN_PARAMETER}={quote(server.token or '', safe='')}"


def warm_up(settings: ServerSettings) -> None:
    """Compile or load the simulator, and build what every connection needs."""
    session = BridgeSession(settings)
    for request in (b'{"type":"reset","seed":0}', b'{"type":"step","action":[0,0,0]}'):
        answer = session.answer_text(request)
        assert not answer.payload.startswith(b'{"type":"error"'), answer.payload
    greeting(settings, binary=False, cars=None, observation=None)


def _listen(host: str, port: int) -> socket.socket:
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, socket.SOCK_STREAM)
        try:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            # Connections inherit these. A client that floods the server is read in small portions, so that
            # the others get their turn.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _RECEIVE_BYTES)
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BYTES)
            listener.bind(address)
            listener.listen(_BACKLOG)
        except BaseException:
            listener.close()
            raise
    except OSError as error:
        raise BridgeError(_cannot_listen(host, port, error)) from None
    return listener


def _cannot_listen(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        other = port + 1 if port < 65535 else port - 1
        return (
            f"port {port} on {host} is taken by another program (9876 is also the Rerun viewer's); "
            f"choose another one, for example: {command('bridge', '--port', str(other))}"
        )
    return f"cannot listen on {host}, port {port}: {error.strerror or error}; choose another --host or --port"
