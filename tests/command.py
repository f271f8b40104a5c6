"""The `hotlap` command in a process of its own."""

import shlex
import subprocess
import sys

PROGRAM = [sys.executable, "-m", "hotlap"]
"""How the tests call hotlap, and so how it prints commands."""


def hotlap(*words, cwd=None):
    command = [*PROGRAM, *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=cwd)


def words_of(line):
    """The words after the program's name in a command that hotlap printed."""
    words = shlex.split(line)
    assert words[: len(PROGRAM)] == PROGRAM
    return words[len(PROGRAM) :]
