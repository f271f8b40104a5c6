"""What must be the same on every machine of a study, and whether it is."""

from __future__ import annotations

import importlib.metadata
from typing import Any

from hotlap import __version__
from hotlap.errors import HotlapError
from hotlap.extras import require_extra
from hotlap.sim.fingerprint import physics_fingerprint

_LIBRARIES = ("numpy", "numba", "torch", "stable-baselines3", "gymnasium", "box2d", "envpool")
"""EnvPool need not be installed, but where it is, runs may use it: on all machines or on none."""
MISSING = "not installed"


class SoftwareError(HotlapError):
    """A machine whose software is not that of the study."""


def software() -> dict[str, Any]:
    """What this machine trains with. Raises if the training extra is missing."""
    require_extra("train", "a study")
    return {"hotlap": __version__, "physics": physics_fingerprint(), **dict(map(_version, _LIBRARIES))}


def _version(library: str) -> tuple[str, str]:
    try:
        return library, importlib.metadata.version(library)
    except importlib.metadata.PackageNotFoundError:
        return library, MISSING


def check_software(wanted: dict[str, Any], where: str = "this machine") -> None:
    """Raise unless this machine has the study's software."""
    found = software()
    if wrong := software_differences(wanted, found):
        raise SoftwareError(
            f"{where} has {', '.join(wrong)}: runs would differ. Install the same versions on every machine"
        )


def software_differences(wanted: dict[str, Any], found: dict[str, Any]) -> list[str]:
    """What differs, in words."""
    return [
        f"{name} {found.get(name, MISSING)}, not {value}"
        for name, value in wanted.items()
        if found.get(name) != value
    ]
