"""The reference drivers by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hotlap.drivers.casual_human import CasualHuman
from hotlap.drivers.scripted import LINE_GRIP_SHARE, FlatOut, LineFollower, ReferenceDriver
from hotlap.tracks import Track

FLAT_OUT_LOOK_AHEAD_M = 20.0

REFERENCES: dict[str, Callable[[Sequence[Track], int], ReferenceDriver]] = {
    "flat-out": lambda tracks, seed: FlatOut(FLAT_OUT_LOOK_AHEAD_M),
    "line-follower": lambda tracks, seed: LineFollower(tracks),
    "casual-human": CasualHuman,
}
"""Each is made from the tracks of a batch and a seed."""

DESCRIPTIONS = {
    "flat-out": f"throttle pinned, steers for a point {FLAT_OUT_LOOK_AHEAD_M:.0f} m ahead",
    "line-follower": f"follows the centreline, brakes for corners, {LINE_GRIP_SHARE:.0%} of the grip",
    "casual-human": "a stand-in for a casual player; no human was measured for it",
}
"""What each of them does, in a few words."""
