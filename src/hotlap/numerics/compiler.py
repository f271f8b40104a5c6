"""How kernels are compiled and cached.

Numba's own cache checks only the file of the kernel and misses edits in the functions it
calls from other files. Here the cache folder is named by a hash of every source file that
can be compiled into a kernel, so editing any of them gives a new folder.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import platform
import re
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numba
from numba.core import event as numba_events

_FOLDERS_KEPT = 8
_IMPORT = re.compile(r"^from ([\w.]+) import (\([^)]*\)|.*)", re.MULTILINE)


# Typed as Any: numba's stubs know neither its settings nor the option below.
_njit: Any = numba.njit
_settings: Any = numba.config
_OPTIONS = {
    "error_model": "numpy",
    # No reference counting of arrays: kernels only borrow them, and counters shared between
    # threads cost two threads a third of their speed.
    "_nrt": False,
}


def inlined(function: Callable[..., Any]) -> Any:
    """Compile a function into each kernel that calls it."""
    return _njit(forceinline=True, **_OPTIONS)(function)


def spliced(function: Callable[..., Any]) -> Any:
    """Splice a function's code into its callers before LLVM sees them.

    For a function that calls `inlined` ones: LLVM's own inlining, two levels deep, leaves a loop over cars
    that it does not vectorise, which is three times slower.
    """
    return _njit(inline="always", **_OPTIONS)(function)


def subroutine(function: Callable[..., Any]) -> Any:
    """Compile a function that kernels call, once with each of them."""
    return _njit(**_OPTIONS)(function)


def kernel(function: Callable[..., Any]) -> Any:
    """Compile a loop over cars: releases the interpreter's lock, cached between processes."""
    folder = cache_folder()
    if folder is None:
        return _njit(nogil=True, **_OPTIONS)(function)
    # Numba reads the setting when it decorates, so other packages' caches stay where they are.
    elsewhere = _settings.CACHE_DIR
    _settings.CACHE_DIR = str(folder)
    try:
        return _njit(nogil=True, cache=True, **_OPTIONS)(function)
    finally:
        _settings.CACHE_DIR = elsewhere


class _Announcer(numba_events.Listener):
    """Says on stderr, once per process, why the first step takes a while, but only if numba compiles.

    Only numba knows that: its cache depends on the install, the processor and the sources' timestamps.
    """

    said = False

    def on_start(self, event: Any) -> None:
        """A function is about to be compiled: it was not in the cache."""
        if self.said or not event.data["dispatcher"].py_func.__module__.startswith("hotlap."):
            return
        self.said = True
        folder = cache_folder()
        kept = "kept for the next time" if folder else "not kept: the cache folder is not writable"
        print(f"hotlap: compiling for this machine ({kept}) …", file=sys.stderr, flush=True)
        if folder:
            # A hotlap of another version may be tidying up at the same time.
            with contextlib.suppress(OSError):
                _forget_old_folders(folder)

    def on_end(self, event: Any) -> None:
        """Nothing to say."""


_register: Any = numba_events.register
_register("numba:compile", _Announcer())


@cache
def cache_folder() -> Path | None:
    """Where this version's compiled kernels are kept; None if it is not writable."""
    return _make_folder()


def _make_folder() -> Path | None:
    home = os.environ.get("HOTLAP_CACHE_DIR")
    try:
        root = Path(home) if home else Path.home() / ".cache" / "hotlap"
        folder = root / "kernels" / source_key()
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):
        return None
    return folder if os.access(folder, os.W_OK) else None


def source_key() -> str:
    """A short hash of the sources that end up in kernels, the compiler and the machine."""
    package = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for part in (numba.__version__, platform.python_version(), platform.machine()):
        digest.update(part.encode())
    for name, source in kernel_sources(package).items():
        digest.update(name.encode())
        digest.update(source.encode())
    return digest.hexdigest()[:16]


def kernel_sources(package: Path, roots: Sequence[str] | None = None) -> dict[str, str]:
    """The text of each module that uses this compiler, or of `roots`, and of all that those import."""
    texts = {_module(path, package): path.read_text(encoding="utf-8") for path in package.rglob("*.py")}
    pending = [name for name, text in texts.items() if __name__ in text] if roots is None else list(roots)
    found: set[str] = set()
    while pending:
        name = pending.pop()
        if name in texts and name not in found:
            found.add(name)
            pending += _imported(texts[name])
    return {name: texts[name] for name in sorted(found)}


def _module(path: Path, package: Path) -> str:
    parts = path.relative_to(package.parent).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def _imported(text: str) -> Iterator[str]:
    """Everything that may be a module in a file's `from … import …` lines."""
    for module, names in _IMPORT.findall(text):
        yield module
        yield from (f"{module}.{name}" for name in re.findall(r"\w+", names))


def _forget_old_folders(current: Path) -> None:
    others = [folder for folder in current.parent.iterdir() if folder != current]
    others.sort(key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in others[_FOLDERS_KEPT - 1 :]:
        shutil.rmtree(folder, ignore_errors=True)
