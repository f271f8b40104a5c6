"""The numbers over a frame: speed, lap, times, and a map of the track."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import pygame
from numpy.typing import NDArray

from hotlap.sim.columns import (
    LAP,
    LAP_RUNNING,
    LAP_START,
    LAP_TIME,
    TICK,
    VELOCITY_X,
    VELOCITY_Y,
    X,
    Y,
)
from hotlap.sim.params import TICKS_PER_SECOND

_PANEL = (16, 18, 24, 200)
_BRIGHT, _DIM = (245, 245, 240), (158, 164, 176)
_MAP_LINE, _MAP_CAR = (200, 204, 212), (255, 196, 61)
_MAP_SIZE = (190, 120)
_MARGIN = 14


def draw_hud(
    surface: pygame.Surface,
    motion: NDArray[np.float64],
    tally: NDArray[np.int64],
    centreline: NDArray[np.float64],
) -> None:
    """Draw the panel of numbers and the map onto a finished frame."""
    panel = pygame.Surface((292, 84), pygame.SRCALPHA)
    panel.fill(_PANEL)
    speed = 3.6 * float(np.hypot(motion[VELOCITY_X], motion[VELOCITY_Y]))
    _write(panel, f"{speed:3.0f}", 46, _BRIGHT, (14, 10))
    _write(panel, "km/h", 16, _DIM, (16, 58))
    running = (tally[TICK] - motion[LAP_START]) / TICKS_PER_SECOND if tally[LAP_RUNNING] else None
    last = motion[LAP_TIME] if motion[LAP_TIME] > 0.0 else None
    _write(panel, f"LAP {tally[LAP]}", 16, _DIM, (120, 12))
    _write(panel, _clock(running), 26, _BRIGHT, (120, 30))
    _write(panel, f"last {_clock(last)}", 16, _DIM, (120, 60))
    surface.blit(panel, (_MARGIN, surface.get_height() - panel.get_height() - _MARGIN))
    _draw_map(surface, motion[[X, Y]], centreline)


def _draw_map(surface: pygame.Surface, car: NDArray[np.float64], centreline: NDArray[np.float64]) -> None:
    panel = pygame.Surface(_MAP_SIZE, pygame.SRCALPHA)
    panel.fill(_PANEL)
    low, high = centreline.min(axis=0), centreline.max(axis=0)
    scale = float(np.min((np.array(_MAP_SIZE) - 24.0) / (high - low)))

    def place(points: NDArray[np.float64]) -> NDArray[np.float64]:
        return np.asarray((points - (low + high) / 2.0) * (scale, -scale) + np.array(_MAP_SIZE) / 2.0)

    pygame.draw.aalines(panel, _MAP_LINE, True, place(centreline).tolist())
    pygame.draw.circle(panel, _MAP_CAR, place(car).tolist(), 5)
    surface.blit(panel, (surface.get_width() - panel.get_width() - _MARGIN, _MARGIN))


def _clock(seconds: float | None) -> str:
    if seconds is None:
        return "-:--.---"
    return f"{int(seconds // 60)}:{seconds % 60:06.3f}"


def _write(
    panel: pygame.Surface, text: str, size: int, colour: tuple[int, int, int], place: tuple[int, int]
) -> None:
    panel.blit(_font(size).render(text, True, colour), place)


@lru_cache(maxsize=8)
def _font(size: int) -> pygame.font.Font:
    pygame.font.init()
    return pygame.font.Font(None, size)
