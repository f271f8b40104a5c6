"""The `hotlap` command in a process of its own."""

import atexit
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

PRELOADED = Path(__file__).parent / "preloaded.py"
READ_ONCE = ("PYTHON", "LANG", "LC_", "NUMBA_", "OMP_", "MPL")


def hotlap(*words):
    """What a command has printed and its exit code, once it has ended."""
    return Command(*words).result()


class Command:
    """`python -m hotlap` with some words, in this folder. It does not load large libraries once more."""

    def __init__(self, *words):
        self._words = [str(word) for word in words]
        self._files = [tempfile.TemporaryFile() for _ in range(2)]  # noqa: SIM115
        preloaded = _preloaded()
        if _read_once() == preloaded.read_once:
            self._process = Fork(preloaded, self._words, self._files)
        else:
            line = [sys.executable, "-m", "hotlap", *self._words]
            self._process = subprocess.Popen(line, stdout=self._files[0], stderr=self._files[1])
        self.send_signal = self._process.send_signal

    def result(self):
        """Wait for its end."""
        code, texts = self._process.wait(), []
        for file in self._files:
            with file:
                file.seek(0)
                texts.append(file.read().decode())
        return subprocess.CompletedProcess(self._words, code, *texts)


class Fork:
    """A process that came out of the preloaded one."""

    def __init__(self, preloaded, words, files):
        self._preloaded = preloaded
        request = {"start": words, "folder": str(Path.cwd()), "environment": dict(os.environ)}
        self._id = preloaded.ask(request, files)

    def send_signal(self, number):
        os.kill(self._id, number)

    def wait(self):
        return self._preloaded.ask({"wait": self._id})


class Preloaded:
    """The process of `preloaded.py`."""

    def __init__(self):
        self.read_once = _read_once()
        self._line, theirs = socket.socketpair()
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, str(PRELOADED), str(theirs.fileno())],
                pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL, start_new_session=True,
            )  # fmt: skip

    def ask(self, request, files=()):
        """Its answer, a number. A test that gives up waiting for it ends everything that was started."""
        try:
            data = json.dumps(request).encode() + b"\n"
            socket.send_fds(self._line, [data], [file.fileno() for file in files])
            return int(self._line.recv(64))
        except BaseException:
            self.kill()
            raise

    def kill(self):
        """End it, and the commands that still run."""
        _preloaded.cache_clear()
        self._line.close()
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()


@cache
def _preloaded():
    preloaded = Preloaded()
    atexit.register(preloaded.kill)
    return preloaded


def _read_once():
    """The variables that Python and the libraries read only when they start."""
    return {name: value for name, value in os.environ.items() if name.startswith(READ_ONCE)}
