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


def not_finite(array):
    array.flat[0] = np.nan
    return array


def policy(**changed):
    """Makes a driver with another description of its network."""
    return lambda path: edit_manifest(path, lambda about: about["driver"]["policy"].update(changed))


def normalizer(**changed):
    """Makes a driver with another normaliser."""
    return lambda path: edit_manifest(path, lambda about: about["driver"]["normalizer"].update(changed))


def other_actions(path):
    """Actions that the car does not take: three other numbers for the lowest."""

    def change(about):
        *_, (_, bias) = about["driver"]["policy"]["layers"]
        about["driver"]["spaces"]["action"]["low"] = about["driver"]["weights"][bias]

    return edit_manifest(path, change)


def endless_network(path):
    """A layer that is named many times: a small file that would fill the memory."""
    about = json.loads(entries_of(shipped().path)[MANIFEST])
    first, *_, last = about["driver"]["policy"]["layers"]
    width = len(shipped().driver["weights"][first[1]])
    write_driver(path, more={"w": np.zeros((width, width), np.float32), "b": np.zeros(width, np.float32)})
    entries = entries_of(path)
    about = json.loads(entries[MANIFEST])
    about["driver"]["policy"]["layers"] = [first, *([["w", "b"]] * 100_000), last]
    return write_zip(path, {**entries, MANIFEST: json.dumps(about)})
