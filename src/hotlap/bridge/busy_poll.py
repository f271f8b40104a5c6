"""Keep the event loop polling for a moment after each message.

A client that steps in a loop sends its next message microseconds after the answer. Sleeping and waking in
between would take as long as the rest of the step.
"""

from __future__ import annotations

import asyncio
import time

from hotlap.wire.scheduling import sched_yield

BUSY_POLL_S = 200e-6


class BusyPoll:
    """While it is active, the event loop polls instead of sleeping."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._until = 0.0
        self._awake = False

    def extend(self) -> None:
        """Keep polling: a message has been answered, and the next one may follow soon."""
        self._until = time.perf_counter() + BUSY_POLL_S
        if not self._awake:
            self._awake = True
            self._loop.call_soon(self._look_again)

    def _look_again(self) -> None:
        # A pending callback keeps the loop from sleeping; it polls the sockets in every iteration.
        if time.perf_counter() < self._until:
            # The client may be waiting for this core.
            sched_yield()
            self._loop.call_soon(self._look_again)
        else:
            self._awake = False
