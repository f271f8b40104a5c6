"""Output in an encoding that lacks characters (`PYTHONIOENCODING=ascii`): substitutes, never an error."""

from __future__ import annotations

import codecs
import io
import sys

_SUBSTITUTES = {
    "…": "...", "→": "->", "←": "<-", "×": "x", "±": "+-", "−": "-", "–": "-", "·": "|", "°": " deg",
    "≥": ">=", "≤": "<=", "─": "-", "━": "-", "╸": "-", "╺": "-", "│": "|", "•": "*",
    "▁": "_", "▂": ".", "▃": ":", "▄": "-", "▅": "=", "▆": "+", "▇": "*", "█": "#",
    "╭": "+", "╮": "+", "╰": "+", "╯": "+", "γ": "gamma", "λ": "lambda", "τ": "tau", "µ": "u", "μ": "u",
}  # fmt: skip
_HANDLER = "hotlap_substitute"


def make_output_safe() -> None:
    """Let stdout and stderr write a substitute for what their encoding lacks."""
    codecs.register_error(_HANDLER, _substitute)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=_HANDLER)


def _substitute(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(_SUBSTITUTES.get(character, "?") for character in missing), error.end
