"""The page's server: files on loopback. It simulates nothing; it makes random tracks on request."""

from __future__ import annotations

import asyncio
import errno
import hashlib
import logging
import socket
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from http import HTTPStatus
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from hotlap.errors import HotlapError
from hotlap.web.access import HOST, Gatekeeper
from hotlap.web.page import INDEX, STATIC, content_type, page_files
from hotlap.web.page_data import PageContent, data_files
from hotlap.web.page_tracks import random_track_file, requested_seed

_PORTS_TRIED = 20
_HIGHEST_PORT = 65535
_MOST_CONNECTIONS = 100
_MOST_HEADER_BYTES = 16 * 1024
_GOODBYE_S = 1


class ServerError(HotlapError):
    """The server could not start."""


class PageFiles:
    """Every file that there is, by its path: a path that is not listed reaches no disk."""

    def __init__(self, data: Mapping[str, bytes], static: Path) -> None:
        self._data = data
        self._static = page_files(static)
        # One at a time, beside the event loop.
        self._track_maker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="tracks")

    async def read(self, path: str) -> bytes | None:
        """The file's bytes; None where there is none."""
        if path in self._data:
            return self._data[path]
        if path in self._static:
            try:
                return self._static[path].read_bytes()
            except OSError:
                return None
        if (seed := requested_seed(path)) is not None:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._track_maker, random_track_file, seed)
        return None


def make_app(content: PageContent, port: int, static: Path = STATIC) -> Gatekeeper:
    """The server's application, for requests to a port of this machine."""
    files = PageFiles(data_files(content, server=True), static)

    async def answer(request: Request) -> Response:
        path = request.path_params["path"] or INDEX
        data = await files.read(path)
        if data is None:
            return _not_found(request)
        # Another hotlap may use this port tomorrow: a browser asks whether what it has is still right.
        headers = {"etag": f'"{hashlib.sha256(data).hexdigest()[:32]}"', "cache-control": "no-cache"}
        if request.headers.get("if-none-match") == headers["etag"]:
            return Response(None, HTTPStatus.NOT_MODIFIED, headers)
        return Response(data, HTTPStatus.OK, {**headers, "content-type": content_type(path)})

    handlers = {HTTPStatus.NOT_FOUND: _not_found}
    return Gatekeeper(Starlette(routes=[Route("/{path:path}", answer)], exception_handlers=handlers), port)


def _not_found(request: Request, error: Exception | None = None) -> Response:
    return PlainTextResponse("there is no such file here; the page is at /\n", HTTPStatus.NOT_FOUND)


def listen(port: int) -> socket.socket:
    """A socket on loopback: at this port, or at one of the next that is free. 0 takes any."""
    last = min(port + _PORTS_TRIED, _HIGHEST_PORT + 1) if port else 1
    for candidate in range(port, last):
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        try:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind((HOST, candidate))
            listener.listen()
        except OSError as error:
            listener.close()
            if error.errno != errno.EADDRINUSE:
                raise ServerError(
                    f"cannot listen on {HOST}, port {candidate}: {error.strerror or error}; "
                    "choose another --port"
                ) from None
        else:
            return listener
    raise ServerError(
        f"ports {port} to {last - 1} on {HOST} are taken by other programs; choose another --port, "
        "or 0 for a free one"
    )


def serve(content: PageContent, listener: socket.socket, ready: Callable[[str], None]) -> None:
    """Serve until a signal ends it, which is raised again then. `ready` is called with the page's address."""
    port = listener.getsockname()[1]
    config = uvicorn.Config(
        make_app(content, port), lifespan="off", ws="none", http="h11", loop="asyncio", log_config=None,
        access_log=False, server_header=False, proxy_headers=False, limit_concurrency=_MOST_CONNECTIONS,
        h11_max_incomplete_event_size=_MOST_HEADER_BYTES, timeout_graceful_shutdown=_GOODBYE_S,
    )  # fmt: skip
    # It warns of every malformed request; that is the client's affair.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    _Server(config, lambda: ready(f"http://{HOST}:{port}")).run(sockets=[listener])


class _Server(uvicorn.Server):
    """Says when it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen."""
        await super().startup(sockets)
        self._ready()
