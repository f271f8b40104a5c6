"""A training as it goes on: a bar of two lines on a terminal, elsewhere one line a minute."""

from __future__ import annotations

import contextlib
import sys
import threading
from dataclasses import dataclass
from types import TracebackType

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

from hotlap.reports.run_view import duration

LINE_EVERY_S = 60.0
_REFRESHES_PER_SECOND = 8
_LONGEST_LABEL = 30
_DOT, _PLAIN_DOT = " · ", " | "


@dataclass
class TrainingProgress:
    """What is known of a training at a moment. Rewards and laps are those of training episodes."""

    label: str
    total: int | None = None
    step: int = 0
    steps_per_sec: float | None = None
    reward: float | None = None
    completion: float | None = None
    """The share of recent episodes with at least one lap; None outside the racer."""
    best_lap_s: float | None = None
    reference_lap: tuple[str, float] | None = None
    """What laps are compared with, where there is one track: its name and its seconds."""
    phase: str | None = None
    """What is being done instead of training steps."""
    stopping: bool = False
    """Whether a signal has asked the run to stop after its current update."""

    def facts(self) -> list[str]:
        """Speed, reward and laps, as far as they are known."""
        found = []
        if self.steps_per_sec is not None:
            found.append(f"{self.steps_per_sec:,.0f} steps/s")
        if self.reward is not None:
            found.append(f"reward {self.reward:.2f}")
        if self.completion is not None:
            found.append(f"laps in {self.completion:.0%}")
        if self.best_lap_s is not None:
            found.append(f"best lap {self.best_lap_s:.2f} s")
            if self.reference_lap is not None:
                name, seconds = self.reference_lap
                found.append(f"{name} {self.best_lap_s / seconds - 1.0:+.1%}")
        return found

    def done(self) -> str:
        """Steps taken, and planned."""
        return f"{self.step:,} of {self.total:,}" if self.total is not None else ""

    def state(self) -> str:
        """What goes on, or the time left."""
        if self.stopping:
            return "stopping"
        if self.phase is not None:
            return self.phase
        if self.total is None or not self.steps_per_sec:
            return ""
        return f"{duration((self.total - self.step) / self.steps_per_sec)} left"


def progress_line(progress: TrainingProgress, dot: str = _DOT) -> str:
    """The progress in one line."""
    done = f"{progress.done()} steps" if progress.done() else ""
    parts = [part for part in (done, *progress.facts(), progress.state()) if part]
    return f"{progress.label}: {dot.join(parts)}"


def draw_progress(progress: TrainingProgress, dot: str = _DOT) -> RenderableType:
    """The progress in two lines that fit 80 columns: the bar, and the facts."""
    label = progress.label
    if len(label) > _LONGEST_LABEL:
        label = f"{label[: _LONGEST_LABEL - 3]}..."
    line = Table.grid(padding=(0, 1), expand=True)
    line.add_column(no_wrap=True)
    line.add_column(ratio=1)
    line.add_column(no_wrap=True)
    line.add_column(no_wrap=True)
    bar = ProgressBar(progress.total, progress.step, pulse=progress.total is None)
    line.add_row(Text(label, "bold"), bar, progress.done(), Text(progress.state(), "cyan"))
    facts = dot.join(progress.facts())
    return Group(line, Text(facts)) if facts else line


class ProgressDisplay:
    """Shows a progress from `start` until `close`. Its fields may be set at any time."""

    def __init__(self, label: str, console: Console | None = None) -> None:
        self.progress = TrainingProgress(label)
        self._console = console or Console(stderr=True)
        self._live: Live | None = None
        self._closed = threading.Event()
        self._dot = _DOT if _can_write(_DOT, self._console.encoding) else _PLAIN_DOT

    def phase(self, text: str | None) -> None:
        """Say what is being done instead of training steps, until the next step."""
        self.progress.phase = text

    def stopping(self) -> None:
        """Say that the run has been asked to stop."""
        self.progress.stopping = True

    def start(self) -> None:
        """Begin to show it; a second call does nothing."""
        if self._live is not None or self._closed.is_set():
            return
        self._live = Live(
            console=self._console, get_renderable=lambda: draw_progress(self.progress, self._dot),
            refresh_per_second=_REFRESHES_PER_SECOND,
        )  # fmt: skip
        if self._console.is_terminal:
            self._live.start()
        else:
            threading.Thread(target=self._print_lines, daemon=True).start()

    def _print_lines(self) -> None:
        while not self._closed.wait(LINE_EVERY_S):
            # A reader that is gone must not end the run.
            with contextlib.suppress(OSError, ValueError):
                print(f"hotlap: {progress_line(self.progress, self._dot)}", file=sys.stderr, flush=True)

    def close(self) -> None:
        """Leave the bar as it is; where no step was taken, take it off the terminal."""
        self._closed.set()
        if self._live is not None and self._live.is_started:
            self._live.transient = self.progress.step == 0
            # The terminal may be gone.
            with contextlib.suppress(OSError):
                self._live.stop()

    def __enter__(self) -> ProgressDisplay:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _can_write(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
