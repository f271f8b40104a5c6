"""Names of environments: `racer`, `racer:TRACK`, or the id of any installed Gymnasium environment."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path, PurePath

import gymnasium
from gymnasium.envs.registration import registry

from hotlap import RACER_ID
from hotlap.envs.options import RacerOptions
from hotlap.errors import UsageError, did_you_mean

RACER = "racer"
TRACK_FILE = ".json"


@dataclass(frozen=True)
class EnvironmentName:
    """A checked name; `track` is None for a Gymnasium id."""

    text: str
    track: str | None

    @property
    def is_racer(self) -> bool:
        """Whether it is hotlap's own environment."""
        return self.track is not None

    @property
    def track_file(self) -> Path | None:
        """The user's own track file; None for a track known by name."""
        return Path(self.track) if self.track is not None and self.track.endswith(TRACK_FILE) else None

    @property
    def folder(self) -> str:
        """The name of its folder: `:` and `/` become `-`.

        A track file outside the current folder goes by its file name alone.
        """
        text, file = self.text, self.track_file
        if file is not None:
            inside = not file.is_absolute() and ".." not in file.parts
            text = f"{RACER}:{PurePath(file).as_posix() if inside else file.name}"
        return text.replace(":", "-").replace("/", "-").replace("\\", "-")


def is_racer(text: str) -> bool:
    """Whether a name is the racer's. Uses no registry, so it also works for unregistered ids."""
    return text in (RACER, RACER_ID) or text.startswith(f"{RACER}:")


def environment_folder(text: str) -> str:
    """The name of an environment's folder, also where it is not registered."""
    return EnvironmentName(text, text.removeprefix(f"{RACER}:") if is_racer(text) else None).folder


def parse_environment(text: str, imports: Sequence[str] = ()) -> EnvironmentName:
    """Check a name; for the racer, find its track. Errors suggest `imports`, which registered it before."""
    if text in (RACER, RACER_ID):
        return EnvironmentName(text, str(RacerOptions.track))
    if is_racer(text):
        track = text.removeprefix(f"{RACER}:")
        if not track:
            raise UsageError(f"'{text}' names no track; write {RACER}:circuit, or {RACER} alone")
        return EnvironmentName(text, track)
    try:
        gymnasium.spec(text)
    except Exception as error:
        raise UsageError(_unknown(text, imports)) from error
    return EnvironmentName(text, None)


def _unknown(text: str, imports: Sequence[str]) -> str:
    missing = [module for module in imports if module not in sys.modules]
    if missing:
        options = " ".join(f"--import {module}" for module in missing)
        return (
            f"environment '{text}' was registered by module {', '.join(missing)}; import it first "
            f"(on the command line add {options})"
        )
    hint = did_you_mean(text, [RACER, *registry])
    return (
        f"unknown environment '{text}'; write {RACER}, {RACER}:TRACK, an installed Gymnasium id, "
        f"or module:Id for one of your own{hint}"
    )


def split_module(text: str) -> tuple[str | None, str]:
    """The module and the id of `module:id`; None as the module of any other name."""
    module, colon, name = text.partition(":")
    return (module, name) if colon and module != RACER else (None, text)


def import_modules(modules: Sequence[str]) -> None:
    """Import modules that register environments or define wrappers, also from the current folder.

    Only for names that the user typed: a checkpoint must never import anything.
    """
    for module in modules:
        here = str(Path.cwd())
        # As `python -m` does. It stays: an environment may import more of its package when it is made.
        if here not in sys.path and "" not in sys.path:
            sys.path.insert(0, here)
        try:
            import_module(module)
        except (ImportError, TypeError, ValueError) as error:
            raise UsageError(
                f"module {module} cannot be imported: {error}; it must be installed or in the current folder"
            ) from error
        except Exception as error:
            raise UsageError(
                f"module {module} failed during import: {type(error).__name__}: {error}"
            ) from error
