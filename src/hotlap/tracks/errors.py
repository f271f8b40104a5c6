"""What is wrong with a track, as a sentence."""

from __future__ import annotations

from hotlap.errors import UsageError


class TrackError(UsageError):
    """A track that does not exist, or that no car could drive."""
