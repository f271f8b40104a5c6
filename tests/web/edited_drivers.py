"""Copies of a shipped driver with something about them changed."""

import json
import zipfile
from dataclasses import replace

import numpy as np

from hotlap.policies.shipped import shipped_path
from hotlap.runs.checkpoint import MANIFEST, read_checkpoint
from hotlap.runs.checkpoint_file import driver_only


def shipped():
    return read_checkpoint(shipped_path("circuit-best"))


def write_driver(path, *, config=None, weights=None, more=None, **manifest):
    """A whole checkpoint with other settings, weights or manifest."""
    found = shipped()
    about = replace(found.manifest, **manifest)
    if config is not None:
        about = replace(about, config=replace(about.config, **config))
    tree = dict(found.driver)
    if weights is not None:
        tree["weights"] = {name: weights(np.array(array)) for name, array in tree["weights"].items()}
    tree["weights"] = {**tree["weights"], **(more or {})}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(driver_only(replace(found, manifest=about, driver=tree)))
    return path


def entries_of(path):
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def write_zip(path, entries, method=zipfile.ZIP_STORED):
    with zipfile.ZipFile(path, "w", method) as archive:
        for name, data in entries.items():
            archive.writestr(name, data)
    return path


def edit_manifest(path, change):
    """The shipped driver with an odd manifest."""
    entries = entries_of(shipped().path)
    manifest = json.loads(entries[MANIFEST])
    change(manifest)
    return write_zip(path, {**entries, MANIFEST: json.dumps(manifest)})


def overlapping(path, names=400):
    """Many entries that are the same bytes: a small file that is long to read."""
    entries = entries_of(shipped().path)
    manifest = json.loads(entries[MANIFEST])
    (name, digest), *_ = manifest["entries"].items()
    manifest["entries"] |= {f"{name}.{number}": digest for number in range(names)}
    write_zip(path, {**entries, MANIFEST: json.dumps(manifest)})
    with zipfile.ZipFile(path, "a") as archive:
        original = archive.getinfo(name)
        for number in range(names):
            copy = zipfile.ZipInfo(f"{name}.{number}")
            for field in ("header_offset", "file_size", "compress_size", "CRC"):
                setattr(copy, field, getattr(original, field))
            archive.filelist.append(copy)
            archive.NameToInfo[copy.filename] = copy
        archive._didModify = True
    return path
