"""What can go wrong between the two ends, in sentences."""

from __future__ import annotations

from hotlap.errors import HotlapError, UsageError


class BridgeError(HotlapError):
    """The bridge cannot be reached, has gone, or is none."""


class BridgeTimeoutError(BridgeError):
    """The bridge did not answer in time."""


class BridgeRequestError(UsageError):
    """The bridge answered that it will not do what it was asked for."""


class FrameError(ValueError):
    """Bytes that are no frame of this protocol."""
