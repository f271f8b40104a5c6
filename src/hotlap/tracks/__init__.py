"""Tracks: data, validation, and the random-track generator. Knows nothing of cars."""

from hotlap.tracks.errors import TrackError
from hotlap.tracks.library import NAMED_TRACKS, load_track
from hotlap.tracks.track import Track

__all__ = ["NAMED_TRACKS", "Track", "TrackError", "load_track"]
