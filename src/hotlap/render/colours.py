"""The colours of tracks and cars, the same in frames and pictures."""

from __future__ import annotations

Colour = tuple[int, int, int]

GRASS: Colour = (52, 84, 60)
RUNOFF: Colour = (173, 158, 122)
ROAD: Colour = (64, 67, 74)
EDGE: Colour = (228, 228, 224)
WALL: Colour = (28, 31, 38)
KERB: tuple[Colour, Colour] = ((204, 58, 52), (238, 236, 230))
TRAIL: Colour = (255, 196, 61)
RAY: Colour = (126, 200, 255)
BODY: Colour = (232, 72, 60)
GLASS: Colour = (38, 50, 66)
TYRE: Colour = (20, 20, 22)
