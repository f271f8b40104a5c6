"""A tuning as it goes on: the trials that run, on a terminal; elsewhere one line a minute."""

from __future__ import annotations

import contextlib
import sys
import time
from types import TracebackType

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.text import Text

from hotlap.reports.run_view import duration
from hotlap.studies.followers import Follower, running_rows
from hotlap.studies.tuning import TuningProgress

_LINE_EVERY_S = 60.0


class TuningView:
    """Shows a tuning's progress while it is entered. Call `show` often."""

    def __init__(self, console: Console | None = None) -> None:
        self._console = console or Console(stderr=True)
        self._live: Live | None = None
        self._followers: dict[int, Follower] = {}
        self._begun = self._line_at = time.monotonic()
        self._first_ended: int | None = None

    def __enter__(self) -> TuningView:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        # The terminal may be gone.
        with contextlib.suppress(OSError):
            if self._live is not None:
                self._live.stop()

    def show(self, progress: TuningProgress) -> None:
        """Draw the progress."""
        self._follow(progress)
        if self._live is None and self._console.is_terminal:
            self._live = Live(console=self._console, auto_refresh=False, transient=True)
            self._live.start()
        if self._live is not None:
            self._live.update(self._draw(progress), refresh=True)
        elif time.monotonic() - self._line_at >= _LINE_EVERY_S:
            self._line_at = time.monotonic()
            with contextlib.suppress(OSError, ValueError):
                print(f"hotlap: {self._summary(progress)}", file=sys.stderr, flush=True)

    def _follow(self, progress: TuningProgress) -> None:
        if self._first_ended is None:
            self._first_ended = progress.ended
        before, self._followers = self._followers, {}
        for number, folder in progress.running.items():
            follower = before.get(number) or Follower(folder)
            follower.poll()
            self._followers[number] = follower

    def _draw(self, progress: TuningProgress) -> RenderableType:
        rows = {f"trial {number + 1}": follower for number, follower in self._followers.items()}
        return Group(*running_rows(rows), Text(self._summary(progress), "bold"))

    def _summary(self, progress: TuningProgress) -> str:
        parts = [f"{progress.ended} of {progress.trials} trials"]
        if self._followers:
            parts.append(f"{len(self._followers)} running")
        if progress.best is not None:
            parts.append(f"best {progress.best:.2f}")
        if (left := self._left_s(progress)) is not None:
            parts.append(f"about {duration(left)} left")
        return ", ".join(parts)

    def _left_s(self, progress: TuningProgress) -> float | None:
        """By the trials that have ended since the beginning, and the shares of those that run."""
        gained = progress.ended - (self._first_ended or 0)
        if not gained:
            return None
        done = gained + sum(follower.share() for follower in self._followers.values())
        elapsed = time.monotonic() - self._begun
        return elapsed * max(progress.trials - progress.ended - (done - gained), 0.0) / done
