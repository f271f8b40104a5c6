"""Errors that a user can fix, each with a sentence that says how. A bug is none of these."""

from __future__ import annotations


class HotlapError(Exception):
    """The root of hotlap's errors: the value, the rule, the way out."""


class UsageError(HotlapError, ValueError):
    """An argument, a setting or a file that hotlap cannot work with."""


class MissingExtraError(HotlapError, ImportError):
    """A library is missing because its extra is not installed."""
