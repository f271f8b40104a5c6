"""What is wrong with a track, as a sentence."""

from __future__ import annotations


class TrackError(ValueError):
    """A track that does not exist, or that no car could drive."""
