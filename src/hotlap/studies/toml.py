"""Write a plan as TOML: the standard library only reads it."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from typing import Any

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def to_toml(tables: Mapping[str, Any]) -> str:
    """Plain values first, then tables, then lists of tables. What is written reads back the same."""
    text = "".join(_sections(tables, ())).lstrip("\n")
    if tomllib.loads(text) != tables:
        raise ValueError(f"TOML cannot say {tables}")
    return text


def _sections(table: Mapping[str, Any], path: tuple[str, ...]) -> list[str]:
    plain = {key: value for key, value in table.items() if not _is_table(value) and not _is_tables(value)}
    lines = [f"{_key(key)} = {_value(value)}\n" for key, value in plain.items()]
    for key, value in table.items():
        inner = (*path, _key(key))
        if _is_table(value):
            lines += [f"\n[{'.'.join(inner)}]\n", *_sections(value, inner)]
        elif _is_tables(value):
            for item in value:
                lines += [f"\n[[{'.'.join(inner)}]]\n", *_sections(item, inner)]
    return lines


def _is_table(value: Any) -> bool:
    return isinstance(value, Mapping)


def _is_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, Mapping) for item in value)


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _value(key)


def _value(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    if _is_table(value):
        return f"{{{', '.join(f'{_key(key)} = {_value(inner)}' for key, inner in value.items())}}}"
    if isinstance(value, bool | str):
        # A JSON string is a TOML string, but for DEL.
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    return repr(value)
