"""Names that earlier versions used in their files, translated once, when they are read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

RENAMED_SETTINGS = {
    "vectorizer": "vec_backend",
    "overshoot_coef": "action_bound_coef",
    "training_ticks": "train_max_episode_ticks",
}
"""Settings of a run by their old names."""
_NESTED = ("hyperparameters", "env_options")


def translated(settings: Mapping[str, Any]) -> dict[str, Any]:
    """Settings, and the settings inside them, by the names they have now."""
    found = {RENAMED_SETTINGS.get(name, name): value for name, value in settings.items()}
    for name in _NESTED:
        if isinstance(found.get(name), Mapping):
            found[name] = translated(found[name])
    return found
