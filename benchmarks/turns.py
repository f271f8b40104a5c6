"""Processes that take turns: one measures while the others wait. Knows nothing of what they measure."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any


class Worker:
    """A process that answers one job at a time."""

    def __init__(self, command: list[str]) -> None:
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, job: Any) -> Any:
        """Wait for the answer to a job."""
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(job) + "\n")
        process.stdin.flush()
        return json.loads(process.stdout.readline())

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


def answer(work: Callable[[Any], Any]) -> None:
    """Be a worker: answer the jobs on standard input. What libraries print goes to standard error."""
    with os.fdopen(os.dup(1), "w") as answers:
        os.dup2(2, 1)
        for line in sys.stdin:
            print(json.dumps(work(json.loads(line))), file=answers, flush=True)
