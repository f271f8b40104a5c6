"""How long each command is silent on a terminal: seconds until its first output and its first progress.

    python scripts/first_output.py [--python PYTHON] [WORD ...]

Each command runs in a pseudo-terminal of 80 columns until it has shown progress, ends, or has run for
a minute; then it is stopped. With words only the commands that contain all of them run. `--python` is
the interpreter whose hotlap is measured.
"""

from __future__ import annotations

import argparse
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
from pathlib import Path

COMMANDS = (
    "--help",
    "tracks",
    "tracks circuit --picture circuit.png",
    "drivers",
    "inspect circuit-best",
    "evaluate circuit-best",
    "evaluate circuit-best --episodes 10 --picture lap.png",
    "evaluate circuit-best --episodes 10 --video lap.mp4",
    "compare circuit-best generalist",
    "benchmark sim",
    "benchmark env",
    "benchmark train --steps 64",
    "bridge --port 0",
    "train --list-presets",
    "train racer --steps 1024000 --overwrite",
    "train CartPole-v1 --steps 20000 --overwrite",
    "tune CartPole-v1 --trials 2 --steps 4096",
)
PROGRESS = re.compile(r"━|╸|\d+/\d+|listening on")
"""A bar, a count, or a server that is ready."""
LONGEST_S = 60.0


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("words", nargs="*")
    chosen = parser.parse_args()
    print("first output, s   first progress, s   end, s   command")
    with tempfile.TemporaryDirectory() as folder:
        for command in COMMANDS:
            if all(word in command for word in chosen.words):
                times = measure([chosen.python, "-m", "hotlap", *command.split()], Path(folder))
                first, progress, end = ("-" if t is None else f"{t:.2f}" for t in times)
                print(f"{first:>15}   {progress:>17}   {end:>6}   hotlap {command}", flush=True)


def measure(command: list[str], folder: Path) -> tuple[float | None, float | None, float | None]:
    """Seconds until the first output, the first progress and the end; None for what did not happen."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 80, 0, 0))
    started = time.monotonic()
    running = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=folder)
    os.close(theirs)
    first = progress = None
    shown = ""
    while (now := time.monotonic() - started) < LONGEST_S and progress is None:
        if select.select([ours], [], [], 0.1)[0]:
            if not (data := _read(ours)):
                break
            shown += data.decode(errors="replace")
            first = first or time.monotonic() - started
            progress = time.monotonic() - started if PROGRESS.search(shown) else None
    ended = _wait(running, ours, started)
    os.close(ours)
    return first, progress, ended if progress is None or ended < now + 1.0 else None


def _wait(running: subprocess.Popen[bytes], terminal: int, started: float) -> float:
    """Give a command a second to end by itself, then interrupt it; returns when it ended."""
    for patience, signal_number in ((1.0, signal.SIGINT), (20.0, signal.SIGKILL), (20.0, None)):
        deadline = time.monotonic() + patience
        while time.monotonic() < deadline:
            if select.select([terminal], [], [], 0.02)[0]:
                _read(terminal)
            if running.poll() is not None:
                return time.monotonic() - started
        if signal_number is not None:
            running.send_signal(signal_number)
    raise RuntimeError(f"{running.args!r} does not end")


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:  # How Linux reports that the command has closed its side.
        return b""


if __name__ == "__main__":
    main()
