"""Argument checks that several rooms share."""

from __future__ import annotations

from hotlap.errors import UsageError


def check_whole_number(name: str, value: object, least: int = 1) -> None:
    """Raise unless the value is a whole number of at least `least`."""
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise UsageError(f"{name} is {value!r}; it must be a whole number, at least {least}")


def check_number(name: str, value: object, least: float, most: float) -> None:
    """Raise unless the value is a number within these bounds."""
    if not isinstance(value, int | float) or isinstance(value, bool) or not least <= value <= most:
        raise UsageError(f"{name} is {value!r}; it must be a number from {least:g} to {most:g}")
