"""Ctrl-C, SIGTERM and SIGHUP: the first one stops a run at its next boundary, the second at once."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from types import FrameType, TracebackType
from typing import Any

_NAMES = ("SIGINT", "SIGTERM", "SIGHUP")
"""Windows has no SIGHUP."""
Handler = Callable[[int, FrameType | None], None]


class RunInterruptedError(Exception):
    """A run or a study was asked to stop, and has been saved."""

    def __init__(self, signal_number: int) -> None:
        super().__init__(signal.Signals(signal_number).name)
        self.exit_code = 128 + signal_number


class Interrupts:
    """While entered, signals are recorded in `received` instead of ending the process."""

    def __init__(self, on_first: Callable[[], None] = lambda: None) -> None:
        self.received: int | None = None
        self._on_first = on_first
        self._before: dict[int, Any] = {}

    def __enter__(self) -> Interrupts:
        self._before = _install(self._note)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        _restore(self._before)

    def _note(self, number: int, frame: FrameType | None) -> None:
        if self.received is not None:
            # A progress bar hides the cursor.
            if sys.stderr.isatty():
                _write(b"\x1b[?25h\n")
            os._exit(128 + number)
        self.received = number
        self._on_first()
        _write(b"\nhotlap: stopping after this update; repeat to stop at once\n")


@contextlib.contextmanager
def raising_on_signals() -> Iterator[None]:
    """While entered, a signal raises `RunInterruptedError`: for work that has nothing to finish first."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise RunInterruptedError(number)

    before = _install(stop)
    try:
        yield
    finally:
        _restore(before)


def _install(handler: Handler) -> dict[int, Any]:
    """Handle the signals; ignored ones, as under nohup, stay ignored. Returns the previous handlers."""
    if threading.current_thread() is not threading.main_thread():
        return {}
    numbers = [getattr(signal, name) for name in _NAMES if hasattr(signal, name)]
    return {
        number: signal.signal(number, handler)
        for number in numbers
        if signal.getsignal(number) is not signal.SIG_IGN
    }


def _restore(before: dict[int, Any]) -> None:
    for number, handler in before.items():
        signal.signal(number, handler)


def _write(text: bytes) -> None:
    # After SIGHUP there may be no terminal left.
    with contextlib.suppress(OSError):
        os.write(2, text)
