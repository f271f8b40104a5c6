"""The page's files."""

from __future__ import annotations

from pathlib import Path

STATIC = Path(__file__).parent / "static"
