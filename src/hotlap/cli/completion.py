"""Names that the shell completes. Files are completed by the shell itself where nothing here matches."""

from __future__ import annotations

from collections.abc import Iterable


def complete_algorithm(incomplete: str) -> list[str]:
    """Of `--algo`."""
    from hotlap.training.algorithms import algorithm_names

    return _matching(incomplete, algorithm_names())


def complete_track(incomplete: str) -> list[str]:
    """Of `--track`, and of `hotlap tracks`."""
    return _matching(incomplete, (*_tracks(), "random:"))


def complete_environment(incomplete: str) -> list[str]:
    """Of ENV: the racer on its tracks, and the ids that Gymnasium knows."""
    from gymnasium.envs.registration import registry

    from hotlap.envs.names import RACER

    return _matching(incomplete, (RACER, *(f"{RACER}:{name}" for name in _tracks()), *sorted(registry)))


def complete_driver(incomplete: str) -> list[str]:
    """Of DRIVER: those that come with hotlap."""
    from hotlap.policies.shipped import shipped_drivers

    return _matching(incomplete, shipped_drivers())


def complete_preset(incomplete: str) -> list[str]:
    """Of `--preset`."""
    from hotlap.training.config.presets import all_presets

    return _matching(incomplete, sorted({preset.name for preset in all_presets()}))


def _tracks() -> tuple[str, ...]:
    from hotlap.tracks import NAMED_TRACKS

    return NAMED_TRACKS


def _matching(incomplete: str, names: Iterable[str]) -> list[str]:
    return [name for name in names if name.startswith(incomplete)]
