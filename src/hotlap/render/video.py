"""Write frames to a video: MP4 through ffmpeg, or an animated GIF."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hotlap.errors import UsageError

Frame = NDArray[np.uint8]
ENDINGS = (".mp4", ".gif")
GIF_FPS = 20
_GIF_SCALE = 2


def save_video(frames: Iterable[Frame], fps: int, path: Path) -> None:
    """Write the frames whole or not at all; the path's ending chooses the format."""
    if path.suffix.lower() not in ENDINGS:
        raise UsageError(f"{path} is no video: its name must end in {' or '.join(ENDINGS)}")
    unfinished = path.with_name(f".{path.stem}.unfinished{path.suffix}")
    try:
        write = _write_gif if path.suffix.lower() == ".gif" else _write_mp4
        write(iter(frames), fps, unfinished)
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)


def _write_mp4(frames: Iterator[Frame], fps: int, path: Path) -> None:
    import imageio_ffmpeg

    first = next(frames)
    height, width, _ = first.shape
    # Browsers and players agree on yuv420p alone.
    writer: Any = imageio_ffmpeg.write_frames(
        str(path), (width, height), fps=fps, codec="libx264", pix_fmt_out="yuv420p", quality=7,
        macro_block_size=2, ffmpeg_log_level="error",
    )  # fmt: skip
    writer.send(None)
    try:
        for frame in chain([first], frames):
            writer.send(np.ascontiguousarray(frame))
    finally:
        writer.close()


def _write_gif(frames: Iterator[Frame], fps: int, path: Path) -> None:
    from PIL import Image

    every = max(round(fps / GIF_FPS), 1)
    pictures = [
        Image.fromarray(frame[::_GIF_SCALE, ::_GIF_SCALE]).quantize(64)
        for number, frame in enumerate(frames)
        if number % every == 0
    ]
    pictures[0].save(
        path, save_all=True, append_images=pictures[1:], duration=round(1000 * every / fps), loop=0
    )
