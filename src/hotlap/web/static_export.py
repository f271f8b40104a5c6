"""The page as a folder for any static host."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

from hotlap import __version__
from hotlap.errors import UsageError
from hotlap.runs.storage import StorageError, write_whole
from hotlap.web.html_file import with_policy
from hotlap.web.page import CONTENT_SECURITY_POLICY, INDEX, STATIC, page_files
from hotlap.web.page_data import PageContent, data_files

EXPORT_RECORD = "hotlap-export.json"
"""Lists what an export wrote, so that the next one may replace it."""


def check_export_folder(folder: Path) -> None:
    """Refuse a folder that has anything in it but an earlier export and what was added to that."""
    if folder.exists() and not folder.is_dir():
        raise UsageError(f"--static {folder} is a file; name a folder")
    if folder.is_dir() and any(folder.iterdir()) and _exported(folder) is None:
        raise UsageError(
            f"--static {folder} is not empty and no earlier export of hotlap; name another folder"
        )


def export_folder(content: PageContent, folder: Path, static: Path = STATIC) -> None:
    """Write the page with its data. Files of an earlier export that are no longer needed go."""
    check_export_folder(folder)
    files = {name: path.read_bytes() for name, path in page_files(static).items()}
    files |= data_files(content, server=False)
    # The page comes last: until then an earlier one still finds its files.
    index = with_policy(files.pop(INDEX).decode(), CONTENT_SECURITY_POLICY).encode()
    before = _exported(folder) or []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _write_record(folder, {*before, *files, INDEX})
        for name, data in {**files, INDEX: index}.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            write_whole(folder / name, data)
        for name in set(before) - {*files, INDEX}:
            _remove(folder, name)
        _write_record(folder, {*files, INDEX})
    except StorageError:
        raise
    except OSError as error:
        raise StorageError(f"cannot write to {folder}: {error.strerror or error}") from error


def _exported(folder: Path) -> list[str] | None:
    """The files of an earlier export; None if there was none."""
    try:
        found = json.loads((folder / EXPORT_RECORD).read_text(encoding="utf-8"))["files"]
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        return None
    return [str(name) for name in found] if isinstance(found, list) else None


def _write_record(folder: Path, names: Iterable[str]) -> None:
    about = {"hotlap": __version__, "files": sorted(names)}
    write_whole(folder / EXPORT_RECORD, json.dumps(about, indent=1))


def _remove(folder: Path, name: str) -> None:
    """Remove a file inside the folder, wherever the record says that it is."""
    path = folder / name
    inside = path.parent.resolve().is_relative_to(folder.resolve())
    if inside and ".." not in PurePosixPath(name).parts and path.is_file():
        path.unlink()
