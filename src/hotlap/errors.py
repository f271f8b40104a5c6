"""Errors that a user can fix, each with a sentence that says how. A bug is none of these."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


class HotlapError(Exception):
    """The root of hotlap's errors: the value, the rule, the way out."""


class UsageError(HotlapError, ValueError):
    """An argument, a setting or a file that hotlap cannot work with."""


class MissingExtraError(HotlapError, ImportError):
    """A library is missing because its extra is not installed."""


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """A hint at the known name that is nearest, to be put at the end of a sentence; may be empty."""
    close = difflib.get_close_matches(name, list(known), n=1)
    return f" (did you mean '{close[0]}'?)" if close else ""
