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
_QUIT_PATIENCE_S = 5.0
Handler = Callable[[int, FrameType | None], None]


class RunInterruptedError(Exception):
    """A run or a study was asked to stop, and has been saved."""

    def __init__(self, signal_number: int) -> None:
        super().__init__(signal.Signals(signal_number).name)
        self.exit_code = 128 + signal_number


class Interrupts:
    """While entered, signals are recorded in `received` instead of ending the process.

    `on_second` has a few seconds before the second one ends it.
    """

    def __init__(
        self, on_first: Callable[[], None] = lambda: None, on_second: Callable[[], None] = lambda: None
    ) -> None:
        self.received: int | None = None
        self._quitting = False
        self._on_first, self._on_second = on_first, on_second
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
            if not self._quitting:
                self._quitting = True
                # In a thread of its own: it may wait for what this one was doing.
                last = threading.Thread(target=self._on_second, daemon=True)
                last.start()
                last.join(_QUIT_PATIENCE_S)
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
    received: list[int] = []

    def stop(number: int, frame: FrameType | None) -> None:
        received.append(number)
        # Libraries let it pass; Ray knows no other.
        raise KeyboardInterrupt

    before = _install(stop)
    try:
        yield
    except KeyboardInterrupt:
        raise RunInterruptedError(received[0] if received else signal.SIGINT) from None
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
