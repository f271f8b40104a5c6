"""Ctrl-C while the command is still being imported: it ends at once and prints nothing.

There is nothing to save yet, and a traceback through half-imported libraries would help nobody.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import signal
import sys
from collections.abc import Iterator
from types import FrameType

_INTERRUPTED = 128 + signal.SIGINT


def is_command() -> bool:
    """Whether this process is the `hotlap` command, and not a program that imports hotlap."""
    name = os.path.basename(sys.argv[0]) if sys.argv else ""  # noqa: PTH119  pathlib takes longer to import
    words = sys.orig_argv
    as_module = any(pair == ("-m", "hotlap") for pair in itertools.pairwise(words))
    return name in ("hotlap", "hotlap.exe") or as_module


@contextlib.contextmanager
def quitting_on_interrupt() -> Iterator[None]:
    """While entered, Ctrl-C ends the process at once: for imports, which it could leave half done."""
    quit_on_interrupt()
    try:
        yield
    finally:
        raise_on_interrupt()


def quit_on_interrupt() -> None:
    """Let Ctrl-C end the process at once, unless somebody else handles it."""
    _exchange(signal.default_int_handler, _quit)


def raise_on_interrupt() -> None:
    """Let Ctrl-C raise `KeyboardInterrupt` again."""
    _exchange(_quit, signal.default_int_handler)


def _exchange(old: object, new: object) -> None:
    # Only the main thread may do this.
    with contextlib.suppress(ValueError):
        if signal.getsignal(signal.SIGINT) is old:
            signal.signal(signal.SIGINT, new)  # type: ignore[arg-type]


def _quit(number: int, frame: FrameType | None) -> None:
    os._exit(_INTERRUPTED)
