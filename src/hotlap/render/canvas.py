"""A surface to draw on in metres, antialiased by drawing it larger and scaling it down."""

from __future__ import annotations

from typing import Any

import numpy as np
import pygame
from numpy.typing import ArrayLike, NDArray

from hotlap.render.colours import Colour

_SMOOTHING = 2


class Canvas:
    """North is up. `centre` is the point of the world, in metres, in the middle of the frame."""

    def __init__(self, size: tuple[int, int], pixels_per_m: float) -> None:
        self.size = size
        self._scale = pixels_per_m * _SMOOTHING
        self._surface = pygame.Surface((size[0] * _SMOOTHING, size[1] * _SMOOTHING))
        self._centre = np.zeros(2)

    @property
    def reach_m(self) -> float:
        """From the middle of the frame to its corner."""
        width, height = self._surface.get_size()
        return float(np.hypot(width, height) / 2.0 / self._scale)

    def clear(self, centre: ArrayLike, colour: Colour) -> None:
        """Begin a new frame around a point."""
        self._centre = np.asarray(centre, dtype=np.float64)
        self._surface.fill(colour)

    def polygon(self, points: ArrayLike, colour: Colour) -> None:
        """Fill a polygon."""
        self.polygons(np.asarray(points)[None], colour)

    def polygons(self, shapes: ArrayLike, colour: Colour) -> None:
        """Fill many polygons with the same number of corners."""
        for pixels in self._pixels(shapes):
            pygame.draw.polygon(self._surface, colour, pixels)

    def line(self, points: ArrayLike, colour: Colour, width_m: float) -> None:
        """Draw a line through points."""
        self.lines(np.asarray(points)[None], colour, width_m)

    def lines(self, shapes: ArrayLike, colour: Colour, width_m: float) -> None:
        """Draw many lines with the same number of points."""
        width = max(round(width_m * self._scale), 1)
        for pixels in self._pixels(shapes):
            pygame.draw.lines(self._surface, colour, False, pixels, width)

    def dot(self, point: ArrayLike, colour: Colour, radius_m: float) -> None:
        """Draw a filled circle."""
        pygame.draw.circle(self._surface, colour, self._pixels(point), radius_m * self._scale)

    def finish(self) -> pygame.Surface:
        """The frame at its real size."""
        return pygame.transform.smoothscale(self._surface, self.size)

    def _pixels(self, points: ArrayLike) -> Any:
        away = (np.asarray(points, dtype=np.float64) - self._centre) * (self._scale, -self._scale)
        pixels: NDArray[np.float64] = away + np.array(self._surface.get_size()) / 2.0
        return pixels.tolist()
