"""Open a connection to a bridge: its URL, the socket, the handshake. Failures are reported in a sentence."""

from __future__ import annotations

import socket
from urllib.parse import SplitResult, urlsplit

import websocket

from hotlap.errors import UsageError
from hotlap.invocation import command
from hotlap.wire.errors import BridgeError, BridgeTimeoutError
from hotlap.wire.polling_socket import PollingSocket
from hotlap.wire.protocol import DEFAULT_PORT, DEFAULT_URL


def read_url(url: str) -> SplitResult:
    """The parts of a bridge's URL, with the port filled in."""
    try:
        parts = urlsplit(url)
        port = DEFAULT_PORT if parts.port is None else parts.port
        host = parts.hostname
    except (ValueError, AttributeError, TypeError) as error:
        raise UsageError(f"{url!r} is not a bridge's address: {error}") from None
    if parts.scheme != "ws" or not host or not port:
        raise UsageError(f"'{without_token(url)}' is not a bridge's address; it looks like {DEFAULT_URL}")
    name = f"[{host}]" if ":" in host else host
    return parts._replace(netloc=f"{name}:{port}")


def open_line(url: SplitResult, address: str, timeout: float) -> PollingSocket:
    """A connected socket."""
    host, port = url.hostname, url.port
    try:
        line = socket.create_connection((host, port), timeout)
        try:
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        except BaseException:
            line.close()
            raise
    except TimeoutError:
        raise BridgeTimeoutError(f"no connection to {address} within {timeout:g} s") from None
    except (OSError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or error
        raise BridgeError(
            f"no bridge at {address} ({why}); start one with: {command('bridge', '--port', str(port))}"
        ) from None
    return PollingSocket(line)


def shake_hands(url: str, address: str, line: PollingSocket, timeout: float) -> websocket.WebSocket:
    """Upgrade the line to a WebSocket. If that fails, for whatever reason, the line is closed."""
    try:
        return _upgrade(url, address, line, timeout)
    except BaseException:
        line.close()
        raise


def _upgrade(url: str, address: str, line: PollingSocket, timeout: float) -> websocket.WebSocket:
    line.allow(timeout)
    try:
        # The library's own Origin would be refused, and no proxy belongs between client and bridge.
        return websocket.create_connection(
            url, timeout, socket=line, suppress_origin=True, redirect_limit=0, enable_multithread=False,
            skip_utf8_validation=True,
        )  # fmt: skip
    except websocket.WebSocketBadStatusException as refusal:
        body = getattr(refusal, "resp_body", None) or b""
        said = body.decode(errors="replace").strip()[:300] or "it does not say why; is it a bridge?"
        raise BridgeError(f"{address} refused the connection ({refusal.status_code}): {said}") from None
    except websocket.WebSocketTimeoutException:
        raise BridgeTimeoutError(f"no WebSocket handshake from {address} within {timeout:g} s") from None
    except (websocket.WebSocketException, OSError, ValueError) as error:
        raise BridgeError(f"the server at {address} is not a bridge: {error}") from None


def without_token(url: str) -> str:
    """A URL to show to people: without its token."""
    return str(url).partition("?")[0].rstrip("/")
