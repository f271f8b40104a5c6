"""A real `hotlap bridge` in a process of its own."""

import re
import signal
import subprocess
import sys
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from hotlap.bridge.requests import ServerSettings
from hotlap.bridge.server import warm_up


@cache
def compile_the_simulator():
    """Here, so that no bridge has to, and has nothing to say of it."""
    warm_up(ServerSettings())


class BridgeProcess:
    def __init__(self, *options, program=("-m", "hotlap")):
        compile_the_simulator()
        command = [sys.executable, *program, "bridge", "--port", "0", *map(str, options)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.first_line = self.process.stdout.readline().strip()
        found = re.fullmatch(r"listening on (ws://(.+):(\d+))", self.first_line)
        assert found, self.first_line + self.process.stderr.read()
        self.url, self.host, self.port = found[1], found[2], int(found[3])

    def resident_bytes(self):
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+) kB", status)[1]) * 1024

    def open_files(self):
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))

    def stop(self, number=signal.SIGTERM):
        """Its exit code, and what it said on stderr."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        _, errors = self.process.communicate(timeout=20)
        return self.process.returncode, errors


@contextmanager
def running_bridge(*options, **how):
    bridge = BridgeProcess(*options, **how)
    try:
        yield bridge
    finally:
        if bridge.process.poll() is None:
            code, errors = bridge.stop()
            assert (code, errors) == (0, "")
        bridge.process.stdout.close()
        bridge.process.stderr.close()
