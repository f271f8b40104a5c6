"""What both ends of the bridge agree on: version, limits, names. docs/protocol.md is its description."""

from __future__ import annotations

from typing import Any, TypedDict

PROTOCOL = 1
DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 9876
DEFAULT_URL = f"ws://localhost:{DEFAULT_PORT}"
TOKEN_PARAMETER = "token"
"""Where a URL carries the token: ws://HOST:PORT/?token=…"""

MODES = ("json", "binary")
OPTION_NAMES = {
    "random_start": "randomStart",
    "action_repeat": "actionRepeat",
    "randomize": "randomize",
    "pool_size": "poolSize",
    "observation": "observation",
}
"""The racer's options that a connection may choose, in Python and in messages."""

MAX_MESSAGE_BYTES = 64 * 1024
"""Of one message to the server, whether in one frame or in fragments."""
MAX_QUEUED_BYTES = 1024 * 1024
"""Of answers that a client has not read yet; one that lets more pile up is dropped."""
DEFAULT_MAX_CONNECTIONS = 128
DEFAULT_IDLE_TIMEOUT_S = 600.0
MAX_CARS = 4096
MAX_ACTION_REPEAT = 60
MAX_POOL_SIZE = 128
MAX_TRACKS = 16
"""The last four keep the work of one message short: other connections wait for it."""
MAX_NESTING = 16
"""Of a message's objects and lists; a good message has no more than four levels."""
MAX_ERROR_CHARACTERS = 500

SHARED_ARRAYS = ("tracks",)
"""The arrays of a snapshot that are not a row per car."""


class SpaceFacts(TypedDict):
    """A box of float32 numbers, as `hello` tells it."""

    shape: list[int]
    low: list[float]
    high: list[float]
    dtype: str


Message = dict[str, Any]
