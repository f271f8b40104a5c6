"""Run a kernel over ranges of cars on several threads.

Kernels release the interpreter's lock, so plain Python threads suffice. Unlike numba's own
parallel loops they may outnumber the cores, be entered from several threads at once, and
survive a fork; and each kernel is compiled once, not once serial and once parallel.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import lru_cache
from queue import SimpleQueue
from threading import Thread, local

Work = Callable[[int, int], None]

SMALLEST_SHARE = 128
SMALLEST_SPLIT = 512
"""Below this many cars, waking another thread costs more than it gains."""

Job = Callable[[], None]
_jobs: list[SimpleQueue[Job]] = []


class _ThreadFacts(local):
    is_one = False


_worker = _ThreadFacts()
# A forked child has none of its parent's threads.
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_jobs.clear)


def available_cores() -> int:
    """Cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run_split(work: Work, items: int, threads: int, multiple: int = 1) -> None:
    """Call work(start, stop) over ranges that cover `items`, on this thread and others."""
    if threads <= 1 or items < SMALLEST_SPLIT:
        work(0, items)
        return
    # A list's iterator hands out each range once: advancing it is atomic under the interpreter's lock.
    ranges = iter(_shrinking_ranges(items, threads, multiple))

    def work_through() -> None:
        for start, stop in ranges:
            work(start, stop)

    run_together([work_through] * threads)


def run_together(jobs: Sequence[Job]) -> None:
    """Run the first job on this thread and each other one on its own thread, until all are done.

    On one of those threads, jobs run one after another: a worker that waited for its own queue would
    deadlock.
    """
    if _worker.is_one:
        for job in jobs:
            job()
        return
    done: SimpleQueue[BaseException | None] = SimpleQueue()
    for worker, job in enumerate(jobs[1:]):
        if worker == len(_jobs):
            _start_worker()
        _jobs[worker].put(lambda job=job: done.put(_failure_of(job)))  # type: ignore[misc]
    failures = [_failure_of(jobs[0])]
    failures += [done.get() for _ in jobs[1:]]
    for failure in failures:
        if failure is not None:
            raise failure


@lru_cache(maxsize=64)
def _shrinking_ranges(items: int, threads: int, multiple: int) -> list[tuple[int, int]]:
    """Ranges that cover `items`, large ones first: a thread that wakes late or is held up takes fewer."""
    ranges, start = [], 0
    while start < items:
        share = max((items - start) * 5 // (6 * threads), SMALLEST_SHARE)
        stop = min(start + -(-share // multiple) * multiple, items)
        ranges.append((start, stop))
        start = stop
    return ranges


def _failure_of(job: Job) -> BaseException | None:
    try:
        job()
    except BaseException as failure:
        return failure
    return None


def _start_worker() -> None:
    jobs: SimpleQueue[Job] = SimpleQueue()

    def serve() -> None:
        _worker.is_one = True
        while True:
            jobs.get()()

    Thread(target=serve, name="hotlap", daemon=True).start()
    _jobs.append(jobs)
