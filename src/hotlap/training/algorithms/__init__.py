"""One module per algorithm. Every module in this folder defines a `SPEC`.

What they share is in `core`, the fast path of some in `fast`. Finding them loads no torch.
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from hotlap.errors import UsageError, did_you_mean
from hotlap.training.algorithms.core.spec import AlgorithmSpec


@cache
def algorithm_names() -> tuple[str, ...]:
    """The names of the algorithms."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if not module.ispkg))


def find_algorithm(name: str) -> AlgorithmSpec:
    """An algorithm by its name, in capitals or not."""
    key = str(name).lower()
    if key not in algorithm_names():
        hint = did_you_mean(key, algorithm_names())
        raise UsageError(f"unknown algorithm '{name}'; choose {', '.join(algorithm_names())}{hint}")
    spec: AlgorithmSpec = import_module(f"{__name__}.{key}").SPEC
    return spec
