"""Ctrl-C and SIGTERM: the first asks the run to stop at its next boundary, the second stops it at once."""

from __future__ import annotations

import os
import signal
import sys
import threading
from types import FrameType, TracebackType
from typing import Any

_SIGNALS = (signal.SIGINT, signal.SIGTERM)


class RunInterruptedError(Exception):
    """The run was asked to stop, and has saved itself."""

    def __init__(self, signal_number: int) -> None:
        super().__init__(signal.Signals(signal_number).name)
        self.exit_code = 128 + signal_number


class Interrupts:
    """While entered, signals are noted in `received` instead of ending the process."""

    def __init__(self) -> None:
        self.received: int | None = None
        self._before: dict[int, Any] = {}

    def __enter__(self) -> Interrupts:
        if threading.current_thread() is threading.main_thread():
            self._before = {number: signal.signal(number, self._note) for number in _SIGNALS}
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def _note(self, number: int, frame: FrameType | None) -> None:
        if self.received is not None:
            # A progress bar hides the cursor.
            if sys.stderr.isatty():
                os.write(2, b"\x1b[?25h\n")
            os._exit(128 + number)
        self.received = number
        os.write(2, b"\nhotlap: stopping after this update; once more to stop at once\n")
