"""A command in a pseudo-terminal of a given width, as a person at a screen meets it."""

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios


def on_terminal(*words, columns=80, module="hotlap", **environment):
    """What a terminal of so many columns would show, without colours, and the exit code.

    With `module` None the first word is a script.
    """
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
    inherited = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES")}
    with subprocess.Popen(
        [sys.executable, *(["-m", module] if module else []), *map(str, words)],
        stdin=theirs, stdout=theirs, stderr=theirs, env={**inherited, "TERM": "xterm", **environment},
    ) as running:  # fmt: skip
        os.close(theirs)
        shown = b"".join(iter(lambda: _read(ours), b""))
    os.close(ours)
    text = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown.decode())
    return text.replace("\r\n", "\n"), running.returncode


def _read(terminal):
    try:
        return os.read(terminal, 65536)
    except OSError:  # Linux tells so that the other side has closed it.
        return b""
