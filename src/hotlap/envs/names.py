"""Names of environments: `racer`, `racer:TRACK`, or the id of any installed Gymnasium environment."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from importlib import import_module

import gymnasium
from gymnasium.envs.registration import registry

from hotlap import RACER_ID
from hotlap.envs.options import RacerOptions
from hotlap.errors import UsageError

RACER = "racer"


@dataclass(frozen=True)
class EnvironmentName:
    """A checked name; `track` is None for a Gymnasium id."""

    text: str
    track: str | None

    @property
    def is_racer(self) -> bool:
        """Whether it is hotlap's own."""
        return self.track is not None

    @property
    def folder(self) -> str:
        """The name as a folder's."""
        return self.text.replace(":", "-").replace("/", "-")


def parse_environment(text: str) -> EnvironmentName:
    """Check a name; for the racer find its track."""
    if text in (RACER, RACER_ID):
        return EnvironmentName(text, str(RacerOptions.track))
    if text.startswith(f"{RACER}:"):
        track = text.removeprefix(f"{RACER}:")
        if not track:
            raise UsageError(f"'{text}' names no track; write {RACER}:circuit, or {RACER} alone")
        return EnvironmentName(text, track)
    try:
        gymnasium.spec(text)
    except Exception as error:
        close = difflib.get_close_matches(text, [RACER, *registry], n=1)
        hint = f" (did you mean '{close[0]}'?)" if close else ""
        raise UsageError(
            f"unknown environment '{text}': write {RACER}, {RACER}:TRACK or an installed Gymnasium id{hint}"
        ) from error
    return EnvironmentName(text, None)


def import_environment(text: str) -> str:
    """The id of `module:id`, after importing the module that registers it; other names as they are.

    For names that a person typed only: a checkpoint's must never import anything.
    """
    module, colon, name = text.partition(":")
    if not colon or module == RACER:
        return text
    try:
        import_module(module)
    except ImportError as error:
        raise UsageError(f"'{text}': module {module} cannot be imported: {error}") from error
    return name
