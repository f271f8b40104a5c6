"""Write frames to a video: MP4 through ffmpeg, or an animated GIF. Both play in real time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from hotlap.errors import UsageError

Frame = NDArray[np.uint8]
ENDINGS = (".mp4", ".gif")
GIF_FPS = 30
"""Maximum frames per second of a GIF: more make it large, and browsers slow it down."""
_GIF_SCALE = 2
_GIF_COLOURS = 64
_GIF_TICK_MS = 10
"""GIFs measure time in hundredths of a second."""


class VideoWriter(Protocol):
    """Takes frames one after the other."""

    def add(self, frame: Frame) -> None:
        """The next frame."""
        ...

    def close(self) -> None:
        """Finish the file."""
        ...


@contextmanager
def video_file(path: Path, fps: int) -> Iterator[VideoWriter]:
    """Write a video completely or not at all; the path's ending chooses the format."""
    if path.suffix.lower() not in ENDINGS:
        raise UsageError(f"{path} is not a video: its name must end in {' or '.join(ENDINGS)}")
    unfinished = path.with_name(f".{path.stem}.unfinished{path.suffix}")
    kind = _Gif if path.suffix.lower() == ".gif" else _Mp4
    try:
        writer: VideoWriter = kind(unfinished, fps)
        try:
            yield writer
        finally:
            writer.close()
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)


def save_video(frames: Iterable[Frame], fps: int, path: Path) -> None:
    """Write all frames."""
    with video_file(path, fps) as video:
        for frame in frames:
            video.add(frame)


class _Mp4:
    def __init__(self, path: Path, fps: int) -> None:
        self._path, self._fps = path, fps
        self._ffmpeg: Any = None

    def add(self, frame: Frame) -> None:
        if self._ffmpeg is None:
            self._ffmpeg = self._start(*frame.shape[:2])
        self._ffmpeg.send(np.ascontiguousarray(frame))

    def close(self) -> None:
        if self._ffmpeg is not None:
            self._ffmpeg.close()

    def _start(self, height: int, width: int) -> Any:
        import imageio_ffmpeg

        # yuv420p is the only format that all browsers and players support.
        ffmpeg = imageio_ffmpeg.write_frames(
            str(self._path), (width, height), fps=self._fps, codec="libx264", pix_fmt_out="yuv420p",
            quality=7, macro_block_size=2, ffmpeg_log_level="error", output_params=["-preset", "veryfast"],
        )  # fmt: skip
        ffmpeg.send(None)
        return ffmpeg


class _Gif:
    def __init__(self, path: Path, fps: int) -> None:
        self._path, self._fps = path, fps
        self._every = max(round(fps / GIF_FPS), 1)
        self._seen = 0
        self._pictures: list[Any] = []

    def add(self, frame: Frame) -> None:
        from PIL import Image

        if self._seen % self._every == 0:
            smaller = Image.fromarray(frame).reduce(_GIF_SCALE)
            # An octree keeps the rare colours too: the car, its trail.
            tree, plain = Image.Quantize.FASTOCTREE, Image.Dither.NONE
            self._pictures.append(smaller.quantize(_GIF_COLOURS, method=tree, dither=plain))
        self._seen += 1

    def close(self) -> None:
        if self._pictures:
            first, *others = self._pictures
            first.save(self._path, save_all=True, append_images=others, duration=self._durations_ms(), loop=0)

    def _durations_ms(self) -> list[int]:
        """Rounded to hundredths of a second so that the total is right."""
        ends = np.arange(len(self._pictures) + 1) * self._every * (1000 / _GIF_TICK_MS) / self._fps
        return [int(each) * _GIF_TICK_MS for each in np.diff(np.round(ends))]
