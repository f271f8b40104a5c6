"""The panel beside the road: the track's name and map, speed, lap and times."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import pygame
from numpy.typing import NDArray

from hotlap.sim.columns import LAP, LAP_RUNNING, LAP_START, LAP_TIME, TICK, VELOCITY_X, VELOCITY_Y, X, Y
from hotlap.sim.params import TICKS_PER_SECOND

PANEL_WIDTH = 200
_PANEL = (16, 18, 24)
_BRIGHT, _DIM = (245, 245, 240), (158, 164, 176)
_MAP_LINE, _MAP_CAR = (200, 204, 212), (255, 196, 61)
_MARGIN = 18
_MAP_TOP, _MAP_HEIGHT = 48, 230
_SMOOTHING = 3
_ROWS = 330
"""Where the numbers begin."""

Colour = tuple[int, int, int]


class Hud:
    """Draws the panel at the right edge of a frame, where no road is drawn."""

    def __init__(self, name: str, centreline: NDArray[np.float64]) -> None:
        self._name = name
        low, high = centreline.min(axis=0), centreline.max(axis=0)
        room = np.array([PANEL_WIDTH, _MAP_HEIGHT]) - 2.0 * np.array([_MARGIN, 6.0])
        self._scale = float(np.min(room / (high - low)))
        self._middle = (low + high) / 2.0
        self._map = self._draw_map(centreline)

    def draw(self, surface: pygame.Surface, motion: NDArray[np.float64], tally: NDArray[np.int64]) -> None:
        """Draw the panel onto a finished frame."""
        panel = pygame.Surface((PANEL_WIDTH, surface.get_height()))
        panel.fill(_PANEL)
        _write(panel, self._name, 22, _BRIGHT, 18)
        panel.blit(self._map, (0, _MAP_TOP))
        east, south = self._place(motion[[X, Y]])
        pygame.draw.circle(panel, _MAP_CAR, (float(east), _MAP_TOP + float(south)), 6)
        _write_numbers(panel, motion, tally)
        surface.blit(panel, (surface.get_width() - PANEL_WIDTH, 0))

    def _draw_map(self, centreline: NDArray[np.float64]) -> pygame.Surface:
        """The track's line, antialiased by drawing it larger and scaling it down."""
        size = PANEL_WIDTH, _MAP_HEIGHT
        large = pygame.Surface((size[0] * _SMOOTHING, size[1] * _SMOOTHING))
        large.fill(_PANEL)
        points = (self._place(centreline) * _SMOOTHING).tolist()
        pygame.draw.lines(large, _MAP_LINE, True, points, 2 * _SMOOTHING)
        return pygame.transform.smoothscale(large, size)

    def _place(self, points: NDArray[np.float64]) -> NDArray[np.float64]:
        """World points in pixels of the map."""
        middle = np.array([PANEL_WIDTH, _MAP_HEIGHT]) / 2.0
        return np.asarray((points - self._middle) * (self._scale, -self._scale) + middle)


def lap_clock(motion: NDArray[np.float64], tally: NDArray[np.int64]) -> tuple[str, float]:
    """The lap and its time so far; before the line is first crossed, those of the out lap."""
    if tally[LAP_RUNNING]:
        return f"LAP {tally[LAP]}", float(tally[TICK] - motion[LAP_START]) / TICKS_PER_SECOND
    return "OUT LAP", float(tally[TICK]) / TICKS_PER_SECOND


def _write_numbers(panel: pygame.Surface, motion: NDArray[np.float64], tally: NDArray[np.int64]) -> None:
    lap, seconds = lap_clock(motion, tally)
    last = motion[LAP_TIME] if motion[LAP_TIME] > 0.0 else None
    speed = 3.6 * float(np.hypot(motion[VELOCITY_X], motion[VELOCITY_Y]))
    _write(panel, lap, 20, _DIM, _ROWS)
    _write(panel, _clock(seconds), 40, _BRIGHT, _ROWS + 22)
    _write(panel, "LAST LAP", 20, _DIM, _ROWS + 78)
    _write(panel, _clock(last), 30, _BRIGHT, _ROWS + 100)
    _write(panel, f"{speed:.0f}", 72, _BRIGHT, _ROWS + 164)
    _write(panel, "KM/H", 20, _DIM, _ROWS + 220)


def _clock(seconds: float | None) -> str:
    if seconds is None:
        return "-:--.--"
    return f"{int(seconds // 60)}:{seconds % 60:05.2f}"


def _write(panel: pygame.Surface, text: str, size: int, colour: Colour, top: int) -> None:
    written = _font(size).render(text, True, colour)
    room = PANEL_WIDTH - 2 * _MARGIN
    if written.get_width() > room:
        written = pygame.transform.smoothscale_by(written, room / written.get_width())
    panel.blit(written, (_MARGIN, top))


@lru_cache(maxsize=8)
def _font(size: int) -> pygame.font.Font:
    pygame.font.init()
    return pygame.font.Font(None, size)
