"""TensorBoard's event files: cut off what a resumed run will write again, and keep errors to one sentence."""

from __future__ import annotations

import io
import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hotlap.runs.storage import write_whole

log = logging.getLogger(__name__)


@contextmanager
def quiet_writer() -> Iterator[None]:
    """Keep the traceback of TensorBoard's writing thread off the terminal when a disk is full.

    The same error reaches the training itself at the next point it writes.
    """
    before = threading.excepthook

    def note(failure: threading.ExceptHookArgs) -> None:
        if issubclass(failure.exc_type, OSError):
            log.debug("a writing thread stopped: %s", failure.exc_value)
        else:
            before(failure)

    threading.excepthook = note
    try:
        yield
    finally:
        threading.excepthook = before


def cut_events(folder: Path, last_step: int) -> None:
    """Drop every point after a step, so that no reader sees one twice."""
    from tensorboard.backend.event_processing.event_file_loader import RawEventFileLoader
    from tensorboard.compat.proto.event_pb2 import Event
    from tensorboard.summary.writer.record_writer import RecordWriter

    for path in sorted(folder.glob("events.out.tfevents.*")):
        kept, changed = io.BytesIO(), False
        writer = RecordWriter(kept)
        # A record that a kill cut short ends the reading and is left out.
        for raw in RawEventFileLoader(str(path)).Load():
            event = Event.FromString(raw)
            if event.HasField("summary") and event.step > last_step:
                changed = True
            else:
                writer.write(raw)
        if changed or len(kept.getvalue()) != path.stat().st_size:
            write_whole(path, kept.getvalue())
