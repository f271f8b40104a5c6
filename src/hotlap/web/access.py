"""Who may use the page's server, and what every answer says to the browser.

Any website that you visit can send requests to a loopback server, also under a name of its own that it points
there (DNS rebinding). The exact Host and Origin tell such a request from one of this page.
"""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus
from typing import TYPE_CHECKING

from hotlap.web.page import CONTENT_SECURITY_POLICY

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

HOST = "127.0.0.1"
DEFAULT_PORT = 8000
METHODS = ("GET", "HEAD")
_NAMES = (HOST, "localhost")
_HTTP_PORT = 80
"""Browsers leave it out of Host and Origin."""
_HEADERS = {
    "content-security-policy": f"{CONTENT_SECURITY_POLICY}; frame-ancestors 'none'",
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


class Gatekeeper:
    """Wraps an application: refuses foreign requests, and adds the security headers to every answer."""

    def __init__(self, app: ASGIApp, port: int) -> None:
        self._app = app
        self._hosts = {f"{name}:{port}" for name in _NAMES}
        if port == _HTTP_PORT:
            self._hosts |= set(_NAMES)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        from starlette.responses import PlainTextResponse

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                added = [(name.encode(), value.encode()) for name, value in _HEADERS.items()]
                message = {**message, "headers": [*message.get("headers", ()), *added]}
            await send(message)

        refused = self._refusal(scope["method"], scope["headers"])
        if refused is None:
            await self._app(scope, receive, send_with_headers)
            return
        status, sentence = refused
        # What a refused request still has to send is not read: the connection ends with the answer.
        headers = {"connection": "close", "cache-control": "no-store"}
        if status == HTTPStatus.METHOD_NOT_ALLOWED:
            headers["allow"] = ", ".join(METHODS)
        await PlainTextResponse(f"{sentence}\n", status, headers)(scope, receive, send_with_headers)

    def _refusal(self, method: str, headers: Sequence[tuple[bytes, bytes]]) -> tuple[HTTPStatus, str] | None:
        """A status and a sentence for a request that is not let in."""
        hosts = [value.decode("latin-1").lower() for name, value in headers if name == b"host"]
        origins = [value.decode("latin-1") for name, value in headers if name == b"origin"]
        if len(hosts) != 1 or hosts[0] not in self._hosts:
            return HTTPStatus.FORBIDDEN, f"Host must be the address of this server: {min(self._hosts)}"
        if origins and origins != [f"http://{hosts[0]}"]:
            return HTTPStatus.FORBIDDEN, "pages of another origin may not use this server"
        if method not in METHODS:
            return HTTPStatus.METHOD_NOT_ALLOWED, f"this server answers {' and '.join(METHODS)} only"
        return None
