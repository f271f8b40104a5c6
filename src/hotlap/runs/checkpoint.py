"""Read a checkpoint: one zip, of which only the JSON and safetensors entries are parsed.

The zip also holds what stable-baselines3 needs to load it by itself. Those entries are pickles;
here they are hashed like any other bytes and never opened.
"""

from __future__ import annotations

import hashlib
import json
import os
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hotlap.runs.array_tree import unpack
from hotlap.runs.errors import RunFileError
from hotlap.runs.manifest import Manifest, parse_manifest

MANIFEST = "hotlap/manifest.json"
DRIVER_ARRAYS = "hotlap/driver.safetensors"
RESUME_ARRAYS = "hotlap/resume.safetensors"
_LARGEST_MANIFEST = 64 * 2**20
_DAMAGE = (
    zipfile.BadZipFile, EOFError, LookupError, TypeError, ValueError, AttributeError, RuntimeError,
)  # fmt: skip
"""What reading a damaged or made-up file may raise."""


@dataclass(frozen=True)
class Checkpoint:
    """A verified checkpoint. `driver` holds the policy, `resume` the state to continue training from."""

    path: Path
    manifest: Manifest
    driver: Mapping[str, Any]
    resume: Mapping[str, Any] | None


def read_checkpoint(path: str | os.PathLike[str], *, with_resume: bool = False) -> Checkpoint:
    """Read and verify a checkpoint: format, every entry's hash, arrays. Runs nothing from it."""
    path = Path(path)
    with _opened(path) as archive:
        manifest = _read_manifest(path, archive)
        _check_entries(path, archive, manifest)
        driver = _read_tree(archive, manifest.driver, DRIVER_ARRAYS)
        resume = None
        if with_resume and manifest.resume is not None:
            resume = _read_tree(archive, manifest.resume, RESUME_ARRAYS)
    return Checkpoint(path, manifest, driver, resume)


def read_manifest(path: str | os.PathLike[str]) -> Manifest:
    """Only the manifest; the other entries are not verified."""
    with _opened(Path(path)) as archive:
        return _read_manifest(Path(path), archive)


@contextmanager
def _opened(path: Path) -> Iterator[zipfile.ZipFile]:
    """The zip; whatever is wrong with it becomes a `RunFileError`."""
    try:
        with zipfile.ZipFile(path) as archive:
            yield archive
    except FileNotFoundError:
        raise RunFileError(f"checkpoint {path} does not exist") from None
    except IsADirectoryError:
        raise RunFileError(f"{path} is a folder, not a checkpoint") from None
    except RunFileError:
        raise
    except OSError as error:
        raise RunFileError(f"{path} cannot be read: {error.strerror or error}") from error
    except _DAMAGE as error:
        raise RunFileError(f"{path} is damaged or not a checkpoint: {error}") from error


def load_arrays(data: bytes) -> dict[str, NDArray[Any]]:
    """Writable arrays from safetensors bytes."""
    from safetensors import SafetensorError
    from safetensors.numpy import load

    try:
        return {name: np.array(array) for name, array in load(data).items()}
    except SafetensorError as error:
        raise RunFileError(f"arrays that are not safetensors: {error}") from error


def sha256(data: bytes) -> str:
    """The hash that manifests use."""
    return hashlib.sha256(data).hexdigest()


def _read_manifest(path: Path, archive: zipfile.ZipFile) -> Manifest:
    if MANIFEST not in archive.namelist():
        raise RunFileError(f"{path} has no {MANIFEST}: it is not a checkpoint of hotlap")
    try:
        found = json.loads(_stored(archive, MANIFEST, _LARGEST_MANIFEST))
    except (ValueError, RecursionError) as error:
        raise RunFileError(f"{path}: {MANIFEST} cannot be read: {error}") from error
    return parse_manifest(found, str(path))


def _check_entries(path: Path, archive: zipfile.ZipFile, manifest: Manifest) -> None:
    names = archive.namelist()
    if len(set(names)) != len(names):
        raise RunFileError(f"{path} holds an entry twice")
    if sum(info.file_size for info in archive.infolist()) > path.stat().st_size:
        # Many names for the same bytes would take for ever to hash.
        raise RunFileError(f"{path} is damaged: its entries overlap")
    named = set(manifest.entries) | {MANIFEST}
    if odd := set(names) ^ named:
        raise RunFileError(f"{path}: its entries are not those of its manifest ({', '.join(sorted(odd))})")
    for name, digest in manifest.entries.items():
        if sha256(_stored(archive, name)) != digest:
            raise RunFileError(f"{path} is damaged: {name} does not match its hash")


def _stored(archive: zipfile.ZipFile, name: str, most: int | None = None) -> bytes:
    # Stored, not compressed: what is read is never larger than the file.
    info = archive.getinfo(name)
    if info.compress_type != zipfile.ZIP_STORED or (most is not None and info.file_size > most):
        raise RunFileError(f"{archive.filename}: {name} is compressed or too large")
    return archive.read(info)


def _read_tree(archive: zipfile.ZipFile, tree: Any, entry: str) -> dict[str, Any]:
    return dict(unpack(tree, load_arrays(_stored(archive, entry))))
