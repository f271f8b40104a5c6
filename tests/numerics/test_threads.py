import os
import threading
from itertools import pairwise

import pytest

from hotlap.numerics.threads import SMALLEST_SPLIT, run_split, run_together


def worked(items, threads):
    done = []
    run_split(lambda start, stop: done.append(stop - start), items, threads)
    return sum(done)


@pytest.mark.parametrize("items", [1, 8, SMALLEST_SPLIT - 1, SMALLEST_SPLIT, 1023, 65_536])
@pytest.mark.parametrize("threads", [1, 2, 3, 8])
def test_every_item_is_worked_on_once(items, threads):
    ranges = []
    run_split(lambda start, stop: ranges.append((start, stop)), items, threads, 8)
    ranges.sort()
    assert ranges[0][0] == 0
    assert ranges[-1][1] == items
    assert all(one[1] == other[0] for one, other in pairwise(ranges))


def test_a_failure_on_any_thread_is_raised():
    def work(start, stop):
        if stop == 4096:
            raise ArithmeticError("the last range")

    with pytest.raises(ArithmeticError, match="the last range"):
        run_split(work, 4096, 4)


def test_two_python_threads_may_split_work_at_once():
    counts = {name: 0 for name in range(4)}

    def caller(name):
        for _ in range(200):
            counts[name] += worked(4096, 3)

    callers = [threading.Thread(target=caller, args=(name,)) for name in counts]
    for one in callers:
        one.start()
    for one in callers:
        one.join()
    assert set(counts.values()) == {200 * 4096}


def test_jobs_inside_jobs_all_run():
    """A worker that waited for its own queue would wait for ever."""
    done = []

    def inner(name):
        run_together([lambda: done.append((name, 0)), lambda: done.append((name, 1))])

    outer = threading.Thread(
        target=run_together, args=([lambda: inner("here"), lambda: inner("a worker")],), daemon=True
    )
    outer.start()
    outer.join(timeout=10)
    assert not outer.is_alive(), "the jobs are stuck"
    assert sorted(done) == [("a worker", 0), ("a worker", 1), ("here", 0), ("here", 1)]


def test_a_job_inside_a_job_that_fails_is_told():
    def fail():
        raise ArithmeticError("inside")

    with pytest.raises(ArithmeticError, match="inside"):
        run_together([lambda: None, lambda: run_together([fail, lambda: None])])


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_forked_child_can_split_work():
    run_split(lambda start, stop: None, 4096, 2)
    child = os.fork()
    if child == 0:
        os._exit(0 if worked(4096, 2) == 4096 else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
