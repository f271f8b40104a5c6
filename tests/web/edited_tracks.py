"""The page's file of a track with something about it changed."""

import base64
import json

import numpy as np

from hotlap.tracks import load_track
from hotlap.web.track_file import track_file

LINE_COLUMNS = 8


def intact(name="circuit"):
    return track_file(load_track(name))


def with_field(key, value):
    """Makes a file whose field has another value."""
    return lambda: {**intact(), key: value}


def without(key):
    return lambda: {name: value for name, value in intact().items() if name != key}


def with_array(key, change):
    """Makes a file of which an array is changed in place, or replaced by what the change returns."""

    def make():
        file = intact()
        values = np.frombuffer(base64.b64decode(file[key]), "<f8").copy()
        changed = change(values)
        values = values if changed is None else changed
        return {**file, key: base64.b64encode(values.tobytes()).decode()}

    return make


def setting(index, value):
    def change(values):
        values[index] = value

    return change


def everywhere_at_one_point(values):
    lines = values.reshape(-1, LINE_COLUMNS)
    lines[:] = lines[0]


def as_bytes(make):
    return lambda: json.dumps(make()).encode()
