"""The `hotlap` command in a process of its own."""

import subprocess
import sys


def hotlap(*words, cwd=None):
    command = [sys.executable, "-m", "hotlap", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=cwd)
