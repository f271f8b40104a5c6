"""`Slot`: a place where one job at a time runs, in a fork of a process that has the libraries loaded."""

from __future__ import annotations

import contextlib
import json
import os
import select
import subprocess
import sys
from collections.abc import Sequence

from hotlap.studies import fork_server
from hotlap.studies.jobs import Job, Outcome

PRELOAD = ("hotlap.training.trainer", "hotlap.training.algorithms.fast.ppo", "torch._dynamo")
"""Loaded before the first job: a fork has them at once. torch's optimisers import the last, for seconds."""
_CLOSE_PATIENCE_S = 5.0


class Slot:
    """Runs one job at a time. Whatever happens to this process, the job's process ends with it."""

    def __init__(self, preload: Sequence[str] = PRELOAD) -> None:
        self._preload = preload
        self._server: subprocess.Popen[bytes] | None = None
        self._commands = self._reports = -1
        self._unread = b""
        self.job: Job | None = None

    def start(self, job: Job) -> None:
        """Start a job."""
        assert self.job is None, "a slot runs one job at a time"
        self.job = job
        # The server may have died between two jobs.
        if self._server is None or not self._tell({"function": job.function, "argument": job.argument}):
            self._launch()
            self._tell({"function": job.function, "argument": job.argument})

    def fileno(self) -> int:
        """For `select`: readable when `poll` may have an outcome."""
        return self._reports

    def poll(self, timeout_s: float = 0.0) -> Outcome | None:
        """The job's outcome if it has ended."""
        while self.job is not None:
            line, newline, rest = self._unread.partition(b"\n")
            if newline:
                self._unread = rest
                report = json.loads(line)
                if "ending" in report:
                    self.job = None
                    return Outcome(**report)
                continue
            if not select.select([self._reports], [], [], timeout_s)[0]:
                return None
            data = os.read(self._reports, 1 << 16)
            self._unread += data
            if not data:
                self.job = None
                self.close()
                return Outcome("lost", reason="the worker process was killed")
        return None

    def stop(self) -> None:
        """Ask the job to save and end."""
        if self.job is not None:
            self._tell(fork_server.STOP)

    def close(self) -> None:
        """End the job, at once, and the processes."""
        if self._server is None:
            return
        # The end of the commands kills the job and ends the server.
        for end in (self._commands, self._reports):
            os.close(end)
        try:
            self._server.wait(_CLOSE_PATIENCE_S)
        except subprocess.TimeoutExpired:
            self._server.kill()
            self._server.wait()
        self._server, self.job, self._unread = None, None, b""

    def _tell(self, command: object) -> bool:
        with contextlib.suppress(BrokenPipeError):
            data = json.dumps(command).encode() + b"\n"
            while data:
                data = data[os.write(self._commands, data) :]
            return True
        return False

    def _launch(self) -> None:
        job = self.job
        self.close()
        self.job = job
        theirs_in, self._commands = os.pipe()
        self._reports, theirs_out = os.pipe()
        words = [str(theirs_in), str(theirs_out), *self._preload]
        self._server = subprocess.Popen(
            [sys.executable, "-m", fork_server.__name__, *words],
            pass_fds=(theirs_in, theirs_out), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(theirs_in)
        os.close(theirs_out)
