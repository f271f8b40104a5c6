"""A frame that follows one car, as an array or in a window."""

from __future__ import annotations

from collections import deque

import numpy as np
import pygame
from numpy.typing import NDArray

from hotlap.render.canvas import Canvas
from hotlap.render.colours import RAY, TRAIL
from hotlap.render.hud import PANEL_WIDTH, Hud
from hotlap.render.scene import TrackScene, draw_car
from hotlap.sim.columns import VELOCITY_X, VELOCITY_Y, YAW, X, Y
from hotlap.sim.world import World
from hotlap.tracks import Track

FRAME_SIZE = (960, 640)
_ROAD_SIZE = (FRAME_SIZE[0] - PANEL_WIDTH, FRAME_SIZE[1])
PIXELS_PER_M = 8.0
_TRAIL_TICKS = 240
_LOOK_AHEAD_S = 0.5

Rays = NDArray[np.float64]
"""Rows of an angle from the car's nose (rad, left positive) and a distance (m)."""


class CarView:
    """Follows one car, with its trail; beside the road a map, the lap and the speed."""

    def __init__(self, window: bool = False, car: int = 0) -> None:
        self._car = car
        self._canvas = Canvas(_ROAD_SIZE, PIXELS_PER_M)
        self._trail: deque[tuple[float, float]] = deque(maxlen=_TRAIL_TICKS)
        self._track: Track | None = None
        self._scene: TrackScene | None = None
        self._hud: Hud | None = None
        self._screen = _open_window() if window else None
        self._clock = pygame.time.Clock()

    def begin(self, world: World, track: Track) -> None:
        """Start a new episode, perhaps on another track, with an empty trail."""
        if self._track is not track:
            self._track, self._scene = track, TrackScene(track)
            self._hud = Hud(track.name, self._scene.centre)
        self._trail.clear()
        self.follow(world)

    def follow(self, world: World) -> None:
        """Add the car's position to its trail."""
        self._trail.append((world.motion[self._car, X], world.motion[self._car, Y]))

    def frame(self, world: World, fps: int, rays: Rays | None = None) -> NDArray[np.uint8] | None:
        """The frame as an array of rows × columns × RGB; None where the window shows it."""
        assert self._scene is not None, "call begin first"
        assert self._hud is not None
        motion, tally = world.motion[self._car], world.tally[self._car]
        place = motion[[X, Y]]
        self._scene.draw(self._canvas, place + _LOOK_AHEAD_S * motion[[VELOCITY_X, VELOCITY_Y]])
        if len(self._trail) > 1:
            self._canvas.line(list(self._trail), TRAIL, 0.3)
        if rays is not None:
            for angle, distance in rays:
                heading = motion[YAW] + angle
                end = place + distance * np.array([np.cos(heading), np.sin(heading)])
                self._canvas.line([place, end], RAY, 0.12)
                self._canvas.dot(end, RAY, 0.35)
        draw_car(self._canvas, motion)
        surface = pygame.Surface(FRAME_SIZE)
        surface.blit(self._canvas.finish(), (0, 0))
        self._hud.draw(surface, motion, tally)
        if self._screen is None:
            pixels = np.frombuffer(pygame.image.tobytes(surface, "RGB"), dtype=np.uint8)
            return pixels.reshape(FRAME_SIZE[1], FRAME_SIZE[0], 3).copy()
        pygame.event.pump()
        self._screen.blit(surface, (0, 0))
        pygame.display.flip()
        self._clock.tick(fps)
        return None

    def close(self) -> None:
        """Close the window, if there is one."""
        if self._screen is not None:
            pygame.display.quit()
            self._screen = None


def still_frame(world: World, track: Track, car: int) -> NDArray[np.uint8]:
    """One frame of any car of a batch, without a trail."""
    view = CarView(car=car)
    view.begin(world, track)
    frame = view.frame(world, 1)
    assert frame is not None
    return frame


def _open_window() -> pygame.Surface:
    pygame.display.init()
    pygame.display.set_caption("hotlap")
    return pygame.display.set_mode(FRAME_SIZE)
