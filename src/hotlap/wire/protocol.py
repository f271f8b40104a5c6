"""What both ends of the bridge agree on: version, limits, names. Described in docs/protocol.md."""

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
"""The racer's options that a connection may set: their names in Python and in messages."""

MAX_MESSAGE_BYTES = 64 * 1024
"""The limit of one message to the server, whether in one frame or in fragments."""
MAX_QUEUED_BYTES = 1024 * 1024
"""The limit of unread answers; a client that lets more pile up is dropped."""
DEFAULT_MAX_CONNECTIONS = 128
DEFAULT_IDLE_TIMEOUT_S = 600.0
MAX_CARS = 4096
MAX_ACTION_REPEAT = 60
MAX_POOL_SIZE = 128
MAX_TRACKS = 16
"""The last four limit the work of one message, since other connections wait for it."""
MAX_NESTING = 16
"""The deepest nesting of objects and lists in a message; a valid message has at most four levels."""
MAX_ERROR_CHARACTERS = 500

SHARED_ARRAYS = ("tracks",)
"""The arrays of a snapshot that do not have a row per car."""


class SpaceFacts(TypedDict):
    """A box of float32 numbers, as `hello` describes it."""

    shape: list[int]
    low: list[float]
    high: list[float]
    dtype: str


Message = dict[str, Any]
