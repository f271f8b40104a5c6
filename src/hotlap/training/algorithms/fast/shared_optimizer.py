"""An optimiser of torch whose parameters and moments are views of the kernels' arrays."""

from __future__ import annotations

import numpy as np
import torch
from numpy.typing import NDArray

from hotlap.training.algorithms.fast.kernels.optimizers import ADAM, RMSPROP, Optimizer
from hotlap.training.algorithms.fast.views import View

Floats = NDArray[np.float32]
_EXTRAS = ("weight_decay", "amsgrad", "maximize", "momentum", "centered")
_MOMENTS = {ADAM: ("exp_avg", "exp_avg_sq"), RMSPROP: (None, "square_avg")}


def suits(optimizer: torch.optim.Optimizer) -> bool:
    """Whether the kernels know it: Adam or RMSprop, without extras."""
    group = optimizer.param_groups[0]
    known = type(optimizer) in (torch.optim.Adam, torch.optim.RMSprop) and len(optimizer.param_groups) == 1
    return known and all(not group.get(name) for name in _EXTRAS)


class SharedOptimizer:
    """The kernels' arrays, and torch's views of them."""

    def __init__(
        self, optimizer: torch.optim.Optimizer, theta: Floats, views: list[tuple[torch.nn.Parameter, View]],
        *, keep: bool,
    ) -> None:  # fmt: skip
        self._torch = optimizer
        self._kind = ADAM if isinstance(optimizer, torch.optim.Adam) else RMSPROP
        self.step = np.zeros(1, dtype=np.int64)
        """How many steps there have been."""
        self.first_moments = np.zeros_like(theta)
        self.second_moments = np.zeros_like(theta)
        whole, first, second = (
            torch.from_numpy(of) for of in (theta, self.first_moments, self.second_moments)
        )
        self._parts = [(parameter, view(whole), view(first), view(second)) for parameter, view in views]
        for parameter, mine, *_ in self._parts:
            if keep:
                mine.copy_(parameter.data)
            parameter.data = mine

    def settings(self, max_grad_norm: float) -> Optimizer:
        """For the kernels, with the present learning rate."""
        group = self._torch.param_groups[0]
        beta1, beta2 = group["betas"] if self._kind == ADAM else (0.0, group["alpha"])
        return Optimizer(
            self._kind, float(group["lr"]), beta1, beta2, float(group["eps"]), float(max_grad_norm)
        )

    def take_in(self) -> None:
        """Take over what was loaded into torch's parameters and moments since the last step."""
        for parameter, mine, *moments in self._parts:
            if parameter.data_ptr() != mine.data_ptr():
                mine.copy_(parameter.data)
                parameter.data = mine
            state = self._torch.state[parameter]
            for name, moment in zip(_MOMENTS[self._kind], moments, strict=True):
                if name is not None and name in state and state[name] is not moment:
                    moment.copy_(state[name])
                    self.step[0] = int(state["step"])

    def hand_back(self) -> None:
        """Show torch the moments and the number of steps."""
        step = torch.tensor(float(self.step[0]))
        for parameter, _, *moments in self._parts:
            state = self._torch.state[parameter]
            state["step"] = step
            for name, moment in zip(_MOMENTS[self._kind], moments, strict=True):
                if name is not None:
                    state[name] = moment
