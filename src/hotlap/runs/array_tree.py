"""Nested dicts and lists with arrays in them, split into JSON and named arrays, and joined again.

JSON alone would lose an array's type and the last bits; pickle would run code when read.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

Arrays = dict[str, NDArray[Any]]
_MARK = "$array"


def pack(tree: Any, name: str, arrays: Arrays) -> Any:
    """The tree with its arrays moved to `arrays`, each named by its path."""
    if isinstance(tree, np.ndarray | np.generic):
        # A copy in C order; an array without dimensions stays one.
        arrays[name] = np.array(tree, order="C", copy=True)
        return {_MARK: name, "scalar": isinstance(tree, np.generic)}
    if isinstance(tree, float) and not math.isfinite(tree):
        # JSON cannot represent these.
        return pack(np.float64(tree), name, arrays)
    if isinstance(tree, Mapping):
        return {str(key): pack(value, f"{name}.{key}", arrays) for key, value in tree.items()}
    if isinstance(tree, list | tuple):
        return [pack(value, f"{name}.{index}", arrays) for index, value in enumerate(tree)]
    return tree


def unpack(tree: Any, arrays: Mapping[str, NDArray[Any]]) -> Any:
    """The tree with its arrays back in their places."""
    if isinstance(tree, dict):
        if _MARK in tree:
            array = arrays[tree[_MARK]]
            return array[()] if tree["scalar"] else array
        return {key: unpack(value, arrays) for key, value in tree.items()}
    if isinstance(tree, list):
        return [unpack(value, arrays) for value in tree]
    return tree
