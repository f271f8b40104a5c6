"""Whether an algorithm can act in an environment."""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium.spaces import Space

from hotlap.errors import UsageError
from hotlap.training.algorithms import algorithm_names, find_algorithm
from hotlap.training.algorithms.core.spec import AlgorithmSpec


def check_actions(spec: AlgorithmSpec, environment: str, space: Space[Any]) -> None:
    """Refuse an algorithm that cannot act in the environment, and name those that can."""
    kind = type(space).__name__
    if kind in spec.action_spaces:
        return
    others = [name for name in algorithm_names() if kind in find_algorithm(name).action_spaces]
    continuous = spec.action_spaces == ("Box",)
    wanted = "continuous" if continuous else " or ".join(spec.action_spaces)
    twin = _continuous_twin(environment) if continuous else ""
    raise UsageError(
        f"{spec.name} needs {wanted} actions; those of {environment} are {space}. "
        f"Use --algo {' or '.join(others)}{twin}"
    )


def _continuous_twin(environment: str) -> str:
    name, _, version = environment.partition("-")
    twin = f"{name}Continuous-{version}"
    return f", or train {twin}" if twin in gymnasium.registry else ""
