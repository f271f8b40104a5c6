"""Yield this core: while one end polls, the other may need the core to answer."""

from __future__ import annotations

import os
import time
from collections.abc import Callable


def _sleep_briefly() -> None:
    time.sleep(0)


sched_yield: Callable[[], None] = getattr(os, "sched_yield", _sleep_briefly)
"""`os.sched_yield`, or the closest equivalent where the system has none."""
