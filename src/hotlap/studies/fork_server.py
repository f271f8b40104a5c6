"""The process behind a `Slot`: libraries loaded once, then a fork for every job.

Its ends of two pipes come as arguments: commands, one JSON object per line, and reports. When the commands
end, whoever gave them is gone: the job's process is killed, so that a run has one writer.
"""

from __future__ import annotations

import contextlib
import faulthandler
import importlib
import json
import os
import select
import signal
import sys
import threading
import time
import traceback
from typing import Any

STOP = {"stop": True}
_WATCH_EVERY_S = 0.2


def main() -> None:
    """Serve until the commands end."""
    commands, reports = (int(word) for word in sys.argv[1:3])
    # Ctrl-C goes to every process of a terminal; what stops a job is a command.
    for name in ("SIGINT", "SIGHUP", "SIGTERM"):
        signal.signal(getattr(signal, name), signal.SIG_IGN)
    for module in sys.argv[3:]:
        # What is missing is for the job to say.
        with contextlib.suppress(ImportError):
            importlib.import_module(module)
    os.write(reports, b'{"ready": true}\n')
    _Server(commands, reports).serve()
    # Taking down what was imported would take seconds.
    os._exit(0)


class _Server:
    def __init__(self, commands: int, reports: int) -> None:
        self._commands, self._reports = commands, reports
        self._unread = b""

    def serve(self) -> None:
        while (command := self._next_command()) is not None:
            if command == STOP:
                continue
            if not self._serve_job(command):
                return

    def _serve_job(self, job: dict[str, Any]) -> bool:
        """Run a job in a fork, and report; False when the commands have ended."""
        receive, send = os.pipe()
        child = _fork()
        if child == 0:
            os.close(receive)
            os.close(self._commands)
            os.close(self._reports)
            _run_forked(job, send)
        os.close(send)
        found, stopping, data = True, False, b""
        while True:
            # A command may have come with the job.
            told = b"\n" in self._unread
            ready, _, _ = select.select([self._commands, receive], [], [], 0.0 if told else None)
            if told or self._commands in ready:
                command = self._next_command()
                found, stopping = command is not None, command == STOP
                os.kill(child, signal.SIGTERM if stopping else signal.SIGKILL)
            if receive in ready:
                chunk = os.read(receive, 1 << 16)
                data += chunk
                if not chunk:
                    break
            if not found:
                break
        os.close(receive)
        _, status = os.waitpid(child, 0)
        # A job that is asked to stop before it listens has nothing to save yet.
        death = {"ending": "stopped"} if stopping else _death(status)
        report = data if data.endswith(b"\n") else json.dumps(death).encode() + b"\n"
        if found:
            os.write(self._reports, report)
        return found

    def _next_command(self) -> dict[str, Any] | None:
        """The next command; None when there are no more."""
        while b"\n" not in self._unread:
            data = os.read(self._commands, 1 << 16)
            if not data:
                return None
            self._unread += data
        line, _, self._unread = self._unread.partition(b"\n")
        return dict(json.loads(line))


def _fork() -> int:
    """Fork; the child does not ignore SIGTERM, not even at first."""
    ignored = signal.signal(signal.SIGTERM, signal.SIG_DFL)
    child = os.fork()
    if child != 0:
        signal.signal(signal.SIGTERM, ignored)
    return child


def _death(status: int) -> dict[str, Any]:
    code = os.waitstatus_to_exitcode(status)
    how = f"was killed by {signal.Signals(-code).name}" if code < 0 else f"ended with exit code {code}"
    return {"ending": "lost", "reason": f"the worker process {how}"}


def _run_forked(job: dict[str, Any], send: int) -> None:
    """Run a job in this process, a fork, write its report and end."""
    faulthandler.enable()
    threading.Thread(target=_die_with, args=(os.getppid(),), daemon=True).start()
    try:
        report = _report(job)
        data = json.dumps(report).encode() + b"\n"
        while data:
            data = data[os.write(send, data) :]
    finally:
        os._exit(0)


def _die_with(parent: int) -> None:
    """End this process as soon as it is an orphan."""
    while os.getppid() == parent:
        time.sleep(_WATCH_EVERY_S)
    os.kill(os.getpid(), signal.SIGKILL)


def _report(job: dict[str, Any]) -> dict[str, Any]:
    from hotlap.errors import HotlapError
    from hotlap.extras import missing_extra
    from hotlap.training.interrupts import RunInterruptedError

    module, _, name = job["function"].partition(":")
    try:
        value = getattr(importlib.import_module(module), name)(job["argument"])
    except RunInterruptedError:
        return {"ending": "stopped"}
    except HotlapError as error:
        return {"ending": "failed", "reason": str(error)}
    except ImportError as error:
        sentence = missing_extra(error, "this job")
        return {"ending": "failed", "reason": str(sentence or f"{error!r}\n{traceback.format_exc()}")}
    except MemoryError:
        return {"ending": "failed", "reason": "there is not enough memory; use fewer --jobs"}
    except Exception as error:
        return {"ending": "failed", "reason": f"a bug: {error!r}\n{traceback.format_exc()}"}
    return {"ending": "done", "value": value}


if __name__ == "__main__":
    main()
