"""A track as the page takes it: the simulator's geometry, bit for bit."""

from __future__ import annotations

import base64
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hotlap.drivers.casual_human import CasualHuman
from hotlap.drivers.scripted import LineFollower
from hotlap.laptime.centreline_lap import centreline_lap_s
from hotlap.sim.corridor import pack
from hotlap.tracks import Track, TrackError, load_track


def track_file(track: Track) -> dict[str, Any]:
    """Plain values, arrays as base64 of little-endian float64."""
    geometry = pack([track.corridor])
    return {
        "name": track.name,
        "title": track.title,
        "fingerprint": track.fingerprint,
        "length_m": float(geometry.lengths[0]),
        "t_c": centreline_lap_s(track),
        "corners": len(track.corners),
        "lines": _encoded(geometry.lines),
        "half_widths": _encoded(geometry.half_widths),
        "curvature": _encoded(track.curvature_per_m),
        "line_plan": _encoded(LineFollower([track]).plan),
        "casual_plan": _encoded(CasualHuman([track]).plan),
        "source": None if is_known(track) else track.as_dict(),
    }


def is_known(track: Track) -> bool:
    """Whether hotlap makes the same track from its name."""
    try:
        return load_track(track.name).fingerprint == track.fingerprint
    except TrackError:
        return False


def _encoded(values: NDArray[np.float64]) -> str:
    return base64.b64encode(np.ascontiguousarray(values, dtype="<f8").tobytes()).decode()
