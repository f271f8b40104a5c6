"""Errors about runs and their files."""

from __future__ import annotations

from hotlap.errors import UsageError


class RunFileError(UsageError):
    """A file of a run that is missing, damaged or not what it should be."""


class RunError(UsageError):
    """A run that cannot be started or resumed as asked."""
