"""The parts of a lap's picture, in inches: a wide track above its speeds, a tall one beside them."""

from __future__ import annotations

from dataclasses import dataclass

Box = tuple[float, float, float, float]
"""Left, bottom, width and height."""
_TALL = 0.65
"""Height over width from which a track stands beside its speeds."""
_MARGIN, _TITLES, _AXIS_LEFT, _AXIS_BELOW, _LEGEND, _BAR = 0.4, 0.95, 0.75, 0.7, 0.65, 0.16


@dataclass(frozen=True)
class LapLayout:
    """The size of the figure, and its boxes: the track, the colours of the speeds, the speeds."""

    size: tuple[float, float]
    boxes: tuple[Box, Box, Box]

    def share(self, box: Box) -> Box:
        """A box as shares of the figure, as matplotlib takes it."""
        wide, high = self.size
        return box[0] / wide, box[1] / high, box[2] / wide, box[3] / high

    @property
    def titles(self) -> tuple[float, float, float]:
        """The left edge of the titles, and the feet of the two, as shares of the figure."""
        wide, high = self.size
        return _MARGIN / wide, 1.0 - 0.42 / high, 1.0 - 0.72 / high


def lap_layout(height_over_width: float) -> LapLayout:
    """The layout for a track of this shape."""
    return _beside(height_over_width) if height_over_width > _TALL else _above(height_over_width)


def _above(shape: float) -> LapLayout:
    width, map_width, speeds_high = 10.0, 8.5, 2.9
    map_high = max(shape * map_width, 1.6)
    speeds = (_AXIS_LEFT, _AXIS_BELOW, width - _AXIS_LEFT - _MARGIN, speeds_high)
    foot = _AXIS_BELOW + speeds_high + _LEGEND
    track = (_MARGIN, foot, map_width, map_high)
    bar_high = min(2.4, 0.75 * map_high)
    bar = (width - 0.85, foot + (map_high - bar_high) / 2, _BAR, bar_high)
    return LapLayout((width, foot + map_high + _TITLES), (track, bar, speeds))


def _beside(shape: float) -> LapLayout:
    map_high, speeds_width = 5.4, 6.2
    map_width = max(map_high / shape, 1.6)
    track = (_MARGIN, _MARGIN, map_width, map_high)
    bar = (_MARGIN + map_width + 0.15, _MARGIN + (map_high - 2.6) / 2, _BAR, 2.6)
    left = bar[0] + _BAR + 0.55 + _AXIS_LEFT
    speeds = (left, _AXIS_BELOW, speeds_width, map_high + _MARGIN - _AXIS_BELOW - _LEGEND)
    return LapLayout((left + speeds_width + _MARGIN, map_high + _MARGIN + _TITLES), (track, bar, speeds))
