"""Library warnings as one plain line: Gymnasium colours its own even in files."""

from __future__ import annotations

import re

_ANSI_CODE = re.compile(r"\x1b\[[0-9;]*m")


def plain_warning(message: Warning | str) -> str:
    """The text of a warning on one line, without colours and without Gymnasium's own "WARN:"."""
    words = _ANSI_CODE.sub("", str(message)).split()
    return " ".join(words).removeprefix("WARN: ")
