"""Keep the event loop awake for a moment after each message.

A client that steps in a loop sends its next message some microseconds after the answer; putting the
server to sleep in between and waking it would take as long as all the rest of a step.
"""

from __future__ import annotations

import asyncio
import time

from hotlap.wire.scheduling import sched_yield

BUSY_POLL_S = 200e-6


class BusyPoll:
    """While it is awake the loop polls instead of sleeping."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._until = 0.0
        self._awake = False

    def extend(self) -> None:
        """A message has been answered: the next one may be near."""
        self._until = time.perf_counter() + BUSY_POLL_S
        if not self._awake:
            self._awake = True
            self._loop.call_soon(self._look_again)

    def _look_again(self) -> None:
        # A callback that is due keeps the loop from sleeping; sockets are looked at in every turn.
        if time.perf_counter() < self._until:
            # The client may be waiting for this very core.
            sched_yield()
            self._loop.call_soon(self._look_again)
        else:
            self._awake = False
