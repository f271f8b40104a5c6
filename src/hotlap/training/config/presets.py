"""Find a preset. Each algorithm's module defines its own; what a preset leaves out is stable-baselines3's."""

from __future__ import annotations

from functools import cache

from hotlap.envs.names import RACER, EnvironmentName
from hotlap.errors import UsageError
from hotlap.training.algorithms import algorithm_names, find_algorithm
from hotlap.training.config.preset import ANY, Preset


@cache
def all_presets() -> tuple[Preset, ...]:
    """Every preset. The first one for each environment and algorithm is the default."""
    own = [preset for name in algorithm_names() for preset in find_algorithm(name).presets]
    return (*own, *(_plain(name) for name in algorithm_names()))


def _plain(algorithm: str) -> Preset:
    """stable-baselines3's own settings, for any environment."""
    return Preset(
        "sb3", ANY, algorithm,
        steps=100_000, checkpoint_every=10_000, evaluate_every=10_000, evaluation_episodes=20,
    )  # fmt: skip


def find_preset(environment: EnvironmentName, algorithm: str, name: str | None) -> Preset:
    """The preset of that name, or the default one; any environment can use `sb3`."""
    family = RACER if environment.is_racer else environment.text
    own = (environment.text, family, ANY)
    presets = all_presets()
    fitting = [preset for preset in presets if preset.algorithm == algorithm and preset.environment in own]
    for preset in fitting:
        if name in (preset.name, None):
            return preset
    names = ", ".join(preset.name for preset in fitting)
    elsewhere = sorted({f"{each.environment} with {each.algorithm}" for each in presets if each.name == name})
    hint = f"; '{name}' is for {', '.join(elsewhere)}" if elsewhere else ""
    raise UsageError(f"no preset '{name}' for {environment.text} with {algorithm}; there is: {names}{hint}")
