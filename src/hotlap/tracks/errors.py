"""The error of invalid tracks."""

from __future__ import annotations

from hotlap.errors import UsageError


class TrackError(UsageError):
    """A track that does not exist, or that no car could drive."""
