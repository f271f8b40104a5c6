"""A socket that polls briefly before it sleeps.

Putting a process to sleep and waking it takes longer than most of a bridge's answers, especially in a
virtual machine. So a wait begins with a short busy poll. If nothing arrives (the machine is busy, or the
step is long), the next waits sleep at once for a while.
"""

from __future__ import annotations

import select
import socket
import time

from hotlap.wire.scheduling import sched_yield

_BUSY_POLL_S = 400e-6
_LONGEST_SLEEP = 256
"""Maximum number of waits that sleep at once before polling is tried again."""


class PollingSocket(socket.socket):
    """A connected socket with a deadline, after which it raises `TimeoutError`."""

    def __init__(self, connected: socket.socket) -> None:
        super().__init__(fileno=connected.detach())
        self.setblocking(False)
        self._deadline = 0.0
        self._asleep_for = 0
        self._next_sleep = 1
        self._unread = b""

    def allow(self, seconds: float) -> None:
        """Set the deadline of all sending and receiving from now on."""
        self._deadline = time.perf_counter() + seconds

    def unread(self, data: bytes) -> None:
        """Push back received data: the next `recv` returns it first."""
        self._unread = data + self._unread

    def recv(self, size: int, flags: int = 0) -> bytes:
        """Some bytes, at most `size`."""
        if self._unread:
            found, self._unread = self._unread[:size], self._unread[size:]
            return found
        now = time.perf_counter()
        if now > self._deadline:
            raise TimeoutError("timed out")
        if self._asleep_for:
            self._asleep_for -= 1
        else:
            end = now + _BUSY_POLL_S
            while time.perf_counter() < end:
                # The other end may be waiting for this core.
                sched_yield()
                try:
                    found = super().recv(size, flags)
                except BlockingIOError:
                    continue
                self._next_sleep = 1
                return found
            self._asleep_for = self._next_sleep
            self._next_sleep = min(2 * self._next_sleep, _LONGEST_SLEEP)
        self._wait(select.POLLIN)
        return super().recv(size, flags)

    def send(self, data: bytes, flags: int = 0) -> int:  # type: ignore[override]
        """Send some of the bytes."""
        try:
            return super().send(data, flags)
        except BlockingIOError:
            self._wait(select.POLLOUT)
            return super().send(data, flags)

    def sendall(self, data: bytes, flags: int = 0) -> None:  # type: ignore[override]
        """Send all of the bytes."""
        sent = self.send(data, flags)
        while sent < len(data):
            sent += self.send(data[sent:], flags)

    def _wait(self, event: int) -> None:
        poll = select.poll()
        poll.register(self, event)
        if not poll.poll(max(self._deadline - time.perf_counter(), 0.0) * 1000):
            raise TimeoutError("timed out")
