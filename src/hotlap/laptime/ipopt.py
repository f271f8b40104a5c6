"""IPOPT through CasADi, quietly and with a call at each iteration."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import casadi as ca

from hotlap.errors import HotlapError


class NoOptimumError(HotlapError):
    """The optimiser did not find a drive that satisfies all equations."""


class _Ticker(ca.Callback):
    """Called at each of IPOPT's iterations."""

    def __init__(self, unknowns: int, residuals: int, tick: Callable[[], None]) -> None:
        ca.Callback.__init__(self)
        self._sizes = {"x": unknowns, "lam_x": unknowns, "f": 1, "g": residuals, "lam_g": residuals}
        self._tick = tick
        self.construct("ticker", {})

    def get_n_in(self) -> int:
        return int(ca.nlpsol_n_out())

    def get_n_out(self) -> int:
        return 1

    def get_sparsity_in(self, index: int) -> Any:
        return ca.Sparsity.dense(self._sizes.get(ca.nlpsol_out(index), 0), 1)

    def eval(self, arguments: Any) -> list[int]:
        self._tick()
        return [0]


class Ipopt:
    """IPOPT on a problem of unknowns x, cost f and residuals g."""

    def __init__(
        self, name: str, problem: dict[str, Any], tick: Callable[[], None], warm: bool = False
    ) -> None:
        # CasADi keeps no reference to it.
        self._ticker = _Ticker(problem["x"].numel(), problem["g"].numel(), tick)
        start = {"ipopt.mu_strategy": "monotone", "ipopt.mu_init": 1e-3} if warm else {}
        options: dict[str, Any] = {
            "ipopt.print_level": 0, "ipopt.sb": "yes", "print_time": False, "ipopt.tol": 1e-5,
            "ipopt.max_iter": 400, "ipopt.mu_strategy": "adaptive", "ipopt.linear_solver": "mumps",
            "iteration_callback": self._ticker, **start,
        }  # fmt: skip
        self._solver = ca.nlpsol(name, "ipopt", problem, options)

    def __call__(self, **arguments: Any) -> Any:
        """Solve it."""
        return self._solver(**arguments)

    def stats(self) -> dict[str, Any]:
        """How the last solve went."""
        return dict(self._solver.stats())
