"""Short labels for runs that were named by paths."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path


def short_labels(sources: Sequence[str]) -> list[str]:
    """The shortest end of each path that no other one has; plain names stay as they are."""
    every = [Path(source).parts for source in sources]
    return [_shortest_end(parts, every) for parts in every]


def _shortest_end(parts: tuple[str, ...], every: Sequence[tuple[str, ...]]) -> str:
    for length in range(1, len(parts) + 1):
        if sum(other[-length:] == parts[-length:] for other in every) == 1:
            return str(Path(*parts[-length:]))
    return str(Path(*parts))
