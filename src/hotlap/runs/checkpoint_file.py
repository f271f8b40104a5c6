"""The bytes of a checkpoint: the zip that `runs/checkpoint.py` reads."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Mapping
from dataclasses import replace

from hotlap.runs.array_tree import Arrays, pack
from hotlap.runs.checkpoint import DRIVER_ARRAYS, MANIFEST, Checkpoint, sha256
from hotlap.runs.manifest import Manifest

_NO_TIME = (1980, 1, 1, 0, 0, 0)
"""Zip entries carry a time; with a fixed one, equal checkpoints are equal files."""


def checkpoint_bytes(manifest: Manifest, entries: Mapping[str, bytes]) -> bytes:
    """A zip of these entries, stored, and of the manifest with their hashes."""
    manifest = replace(manifest, entries={name: sha256(data) for name, data in entries.items()})
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, data in entries.items():
            archive.writestr(zipfile.ZipInfo(name, _NO_TIME), data)
        archive.writestr(zipfile.ZipInfo(MANIFEST, _NO_TIME), json.dumps(manifest.as_dict()))
    return buffer.getvalue()


def driver_only(checkpoint: Checkpoint) -> bytes:
    """The bytes of a driver-only file: without the resume state and stable-baselines3's entries."""
    from safetensors.numpy import save

    arrays: Arrays = {}
    tree = pack(checkpoint.driver, "driver", arrays)
    manifest = replace(checkpoint.manifest, driver=tree, resume=None)
    return checkpoint_bytes(manifest, {DRIVER_ARRAYS: save(arrays)})
