"""How this process was started, so that a printed command runs as printed where it is pasted."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path

_NAME = "hotlap"


def command(*words: str) -> str:
    """A command line of hotlap, quoted for the shell, called the way hotlap was called."""
    return shlex.join([*_program(), *map(str, words)])


def _program() -> list[str]:
    called = Path(sys.argv[0] if sys.argv else "")
    if called.stem == _NAME and called.is_file():
        return [_NAME] if _is_same(shutil.which(_NAME), called) else [str(sys.argv[0])]
    is_module = called.name == "__main__.py" and called.parent.name == _NAME
    beside_python = shutil.which(_NAME, path=str(Path(sys.executable).parent))
    if not is_module and beside_python and _is_same(shutil.which(_NAME), beside_python):
        return [_NAME]
    return [_python(), "-m", _NAME]


def _python() -> str:
    """The interpreter as it was typed, if that still finds it."""
    typed = sys.orig_argv[0] if sys.orig_argv else ""
    return typed if _is_same(shutil.which(typed), sys.executable) else sys.executable


def _is_same(one: str | os.PathLike[str] | None, other: str | os.PathLike[str]) -> bool:
    """Whether both are one file of one folder: the interpreters of two environments may be one file."""
    if not one or not other:
        return False
    one, other = Path(one), Path(other)
    return one.exists() and other.exists() and one.samefile(other) and one.parent.samefile(other.parent)
