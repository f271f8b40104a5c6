"""Jobs on this machine: a slot for each that may run at the same time."""

from __future__ import annotations

import select
import socket
import time
from collections.abc import Sequence
from dataclasses import replace

from hotlap.studies.jobs import Job, Outcome
from hotlap.studies.slot import Slot


class LocalPool:
    """An `Executor` of processes on this machine."""

    def __init__(self, jobs: int) -> None:
        self._slots = [Slot() for _ in range(jobs)]

    def room(self) -> int:
        """How many slots are free."""
        return sum(slot.job is None for slot in self._slots)

    def submit(self, job: Job) -> None:
        """Start a job in a free slot."""
        next(slot for slot in self._slots if slot.job is None).start(job)

    def wait(self, timeout_s: float) -> Sequence[tuple[Job, Outcome]]:
        """The jobs that have ended; returns early with the first of them."""
        until = time.monotonic() + timeout_s
        while True:
            busy = [slot for slot in self._slots if slot.job is not None]
            ready, _, _ = select.select(busy, [], [], max(until - time.monotonic(), 0.0))
            ended = []
            for slot in ready:
                job = slot.job
                if job is not None and (outcome := slot.poll()) is not None:
                    ended.append((job, replace(outcome, where=socket.gethostname())))
            if ended or time.monotonic() >= until:
                return ended

    def stop(self) -> None:
        """Ask the running jobs to save and end."""
        for slot in self._slots:
            slot.stop()

    def close(self) -> None:
        """End everything at once."""
        for slot in self._slots:
            slot.close()
