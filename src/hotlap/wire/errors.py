"""Errors between a client and a bridge."""

from __future__ import annotations

from hotlap.errors import HotlapError, UsageError


class BridgeError(HotlapError):
    """The bridge cannot be reached, has disconnected, or is not a bridge."""


class BridgeTimeoutError(BridgeError):
    """The bridge did not answer in time."""


class BridgeRequestError(UsageError):
    """The bridge refused a request."""


class FrameError(ValueError):
    """Bytes that are not a frame of this protocol."""
