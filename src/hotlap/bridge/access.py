"""Who may connect: Host, Origin and token are checked before anything else.

A web page can reach a loopback server, even under a domain name that it points there (DNS rebinding).
Exact checks of Origin and Host tell it from a program of this machine's user.
"""

from __future__ import annotations

import hmac
import ipaddress
from collections.abc import Mapping, Sequence
from http import HTTPStatus
from typing import NamedTuple
from urllib.parse import unquote

from hotlap.wire.protocol import TOKEN_PARAMETER

_BEARER = "bearer "
_LOOPBACK_NAMES = ("127.0.0.1", "localhost", "[::1]")


class Refusal(NamedTuple):
    """An HTTP status and the sentence that goes with it."""

    status: HTTPStatus
    sentence: str


def is_loopback(host: str) -> bool:
    """Whether a server on this host can be reached from this machine only."""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


class Gatekeeper:
    """The access rules of one server."""

    def __init__(self, host: str, port: int, token: str | None) -> None:
        shown = f"[{host}]" if ":" in host else host
        self._port = port
        self._hosts = {f"{name}:{port}" for name in (*_LOOPBACK_NAMES, shown.lower())}
        self._origins = {f"http://{name}:{port}" for name in _LOOPBACK_NAMES}
        self._any_address = not is_loopback(host)
        self._token = token

    def refusal(self, path: str, headers: Mapping[str, Sequence[str]]) -> Refusal | None:
        """Why a request is refused; None if it is not. `headers` has all values, by lower-case name."""
        hosts, origins = headers.get("host", ()), headers.get("origin", ())
        if len(hosts) != 1 or not self._is_mine(hosts[0].lower()):
            return Refusal(
                HTTPStatus.FORBIDDEN,
                f"Host must be the address of this server, such as localhost:{self._port}",
            )
        if len(origins) > 1 or (origins and origins[0] not in self._origins):
            return Refusal(HTTPStatus.FORBIDDEN, "pages of another origin may not use this server")
        place, _, query = path.partition("?")
        if place != "/":
            return Refusal(HTTPStatus.NOT_FOUND, "the bridge is at /")
        if self._token is not None and not self._knows_token(query, headers.get("authorization", ())):
            return Refusal(
                HTTPStatus.UNAUTHORIZED,
                f"the token is missing or wrong; pass the one that the bridge printed: /?{TOKEN_PARAMETER}=…",
            )
        return None

    def _is_mine(self, host: str) -> bool:
        if host in self._hosts:
            return True
        if not self._any_address:
            return False
        # Reached from the network by IP address: no domain name that a page could have pointed here.
        name, _, port = host.rpartition(":")
        try:
            ipaddress.ip_address(name.removeprefix("[").removesuffix("]"))
        except ValueError:
            return False
        return port == str(self._port)

    def _knows_token(self, query: str, authorization: Sequence[str]) -> bool:
        assert self._token is not None
        fields = [field.partition("=") for field in query.split("&")]
        offered = [unquote(value) for name, _, value in fields if name == TOKEN_PARAMETER]
        offered += [value[len(_BEARER) :] for value in authorization if value.lower().startswith(_BEARER)]
        mine = self._token.encode()
        return any(hmac.compare_digest(one.encode(errors="replace"), mine) for one in offered)
