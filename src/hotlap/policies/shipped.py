"""The trained drivers that come with the package: small checkpoints, and how they were made."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

SHIPPED_FOLDER = Path(__file__).parent / "shipped"
RECORD = SHIPPED_FOLDER / "record.json"
"""By name: the command that trained the driver, and its measured figures."""


def shipped_drivers() -> dict[str, dict[str, Any]]:
    """Each shipped driver's record, by name."""
    return dict(json.loads(RECORD.read_text(encoding="utf-8"))) if RECORD.exists() else {}


def shipped_path(name: str) -> Path | None:
    """The file of a shipped driver; None if there is no driver of that name."""
    return SHIPPED_FOLDER / f"{name}.zip" if name in shipped_drivers() else None


def shipped_with(name: str) -> str:
    """The hotlap version that trained a shipped driver, from its own file."""
    from hotlap.runs.checkpoint import read_manifest

    return read_manifest(SHIPPED_FOLDER / f"{name}.zip").hotlap
