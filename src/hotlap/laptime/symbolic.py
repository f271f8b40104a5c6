"""The simulator's own functions on CasADi's symbols, with kinks that can be smoothed.

The Python functions behind the kernels are rebuilt with other globals: the same code objects, in which
`sqrt`, `min`, `max`, `abs` and `sin_cos` are CasADi's. So the car's equations exist once.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType, SimpleNamespace
from typing import Any

import casadi as ca


def with_symbols(function: Any, smoothing: float = 0.0) -> Callable[..., Any]:
    """A compiled function's Python code, and that of all it calls, on symbols.

    Kinks are rounded over `smoothing` of the values that meet there; with 0 they are exact.
    """
    return _rebuilt(function.py_func, _symbol_names(smoothing))


def _symbol_names(smoothing: float) -> dict[str, Any]:
    def most(a: Any, b: Any) -> Any:
        if smoothing == 0.0:
            return ca.fmax(a, b)
        return 0.5 * (a + b + ca.sqrt((a - b) ** 2 + smoothing**2 * (1.0 + a * a + b * b)))

    def root(a: Any) -> Any:
        # The slope of a root is infinite at zero, where a standing car is.
        return ca.sqrt(a) if smoothing == 0.0 else ca.sqrt(a + 1e-9)

    return {
        "math": SimpleNamespace(sqrt=root),
        "max": most,
        "min": lambda a, b: -most(-a, -b),
        "abs": ca.fabs if smoothing == 0.0 else lambda a: ca.sqrt(a * a + smoothing**2),
        "sin_cos": lambda angle: (ca.sin(angle), ca.cos(angle)),
    }


def _rebuilt(function: FunctionType, names: dict[str, Any]) -> Callable[..., Any]:
    known = {**function.__globals__, **names}
    for name in function.__code__.co_names:
        inner = getattr(known.get(name), "py_func", None)
        if inner is not None:
            known[name] = _rebuilt(inner, names)
    return FunctionType(function.__code__, known, function.__name__, function.__defaults__)
