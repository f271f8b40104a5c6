"""`KEY=VALUE` on the command line: values are JSON, and words stand for themselves."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from hotlap.errors import UsageError


def read_pairs(option: str, pairs: Sequence[str] | None) -> dict[str, Any]:
    """One value for each key."""
    return {key: _value(text) for key, text in _split_pairs(option, pairs)}


def read_axes(option: str, pairs: Sequence[str] | None) -> dict[str, list[Any]]:
    """Values with commas between them for each key; commas inside brackets belong to a value.

    A key that is given again adds values.
    """
    axes: dict[str, list[Any]] = {}
    for key, text in _split_pairs(option, pairs):
        axes.setdefault(key, []).extend(_value(part) for part in _parts(text))
    return axes


def _split_pairs(option: str, pairs: Sequence[str] | None) -> list[tuple[str, str]]:
    found = []
    for pair in pairs or ():
        key, equals, text = pair.partition("=")
        if not equals or not key:
            raise UsageError(f"{option} {pair}: write it as KEY=VALUE, as in --set learning_rate=1e-3")
        found.append((key, text))
    return found


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        return text


def _parts(text: str) -> list[str]:
    parts, depth = [""], 0
    for letter in text:
        depth += (letter in "[{(") - (letter in ")}]")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return parts
