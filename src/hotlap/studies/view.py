"""A study as it goes on: a table on a terminal, elsewhere a line for each run that ends and one a minute."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Callable
from types import TracebackType

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.text import Text

from hotlap.reports.run_view import duration
from hotlap.studies.folder import StudyFolder
from hotlap.studies.followers import Follower, running_rows
from hotlap.studies.plan import PlannedRun
from hotlap.studies.scheduler import Phase, Progress

_LINE_EVERY_S = 60.0


class StudyView:
    """Shows a study's progress. Call `show` often; it draws no more often than is useful."""

    def __init__(
        self, study: StudyFolder, runs: list[PlannedRun], say: Callable[[str], None],
        console: Console | None = None,
    ) -> None:  # fmt: skip
        self._folders = {run.key: study.run(run) for run in runs}
        self._say = say
        self._console = console or Console(stderr=True)
        self._live: Live | None = None
        self._followers: dict[str, Follower] = {}
        self._told: dict[str, str] = {}
        self._begun = self._line_at = time.monotonic()
        self._first_share: float | None = None

    def __enter__(self) -> StudyView:
        if self._console.is_terminal:
            self._live = Live(console=self._console, auto_refresh=False, transient=True)
            self._live.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        # The terminal may be gone.
        with contextlib.suppress(OSError):
            if self._live is not None:
                self._live.stop()

    def stopping(self) -> None:
        """Take the table off the terminal, before a message is written there."""
        with contextlib.suppress(OSError):
            if self._live is not None:
                self._live.stop()

    def show(self, progress: Progress) -> None:
        """Draw the progress, and say what has ended."""
        self._follow(progress)
        self._say_ended(progress)
        if self._live is not None and self._live.is_started:
            with contextlib.suppress(OSError):
                self._live.update(self._draw(progress), refresh=True)
        elif time.monotonic() - self._line_at >= _LINE_EVERY_S:
            self._line_at = time.monotonic()
            with contextlib.suppress(OSError, ValueError):
                print(f"hotlap: {self._summary(progress)}", file=sys.stderr, flush=True)

    def _follow(self, progress: Progress) -> None:
        for key, phase in progress.phases.items():
            if phase == "running":
                if key not in self._followers:
                    self._followers[key] = Follower(self._folders[key])
                self._followers[key].poll()
            else:
                self._followers.pop(key, None)

    def _say_ended(self, progress: Progress) -> None:
        first = not self._told
        for key, phase in progress.phases.items():
            before, reason = self._told.get(key), progress.reasons.get(key)
            now = f"{phase} {reason}" if reason else phase
            if now != before and not first:
                if phase == "done":
                    self._say(f"done {progress.count('done')} of {len(progress.phases)}: {key}")
                elif reason and phase in ("failed", "queued"):
                    again = "failed" if phase == "failed" else "will start again"
                    self._say(f"{again}: {key}: {reason}")
            self._told[key] = now

    def _draw(self, progress: Progress) -> RenderableType:
        return Group(*running_rows(self._followers), Text(self._summary(progress), "bold"))

    def _summary(self, progress: Progress) -> str:
        counts = [f"{progress.count('done')} of {len(progress.phases)} done"]
        shown: tuple[Phase, ...] = ("running", "queued", "failed")
        for phase in shown:
            if count := progress.count(phase):
                counts.append(f"{count} {phase}")
        if progress.retries:
            counts.append(f"{progress.retries} started again")
        if (left := self._left_s(progress)) is not None:
            counts.append(f"{duration(left)} left")
        return " · ".join(counts)

    def _left_s(self, progress: Progress) -> float | None:
        """By the share of all runs that was trained since the beginning."""
        running = sum(follower.share() for follower in self._followers.values())
        share = (progress.count("done") + progress.count("failed") + running) / len(progress.phases)
        if self._first_share is None:
            self._first_share = share
        gained = share - self._first_share
        elapsed = time.monotonic() - self._begun
        return elapsed * (1.0 - share) / gained if gained > 0 and elapsed > 2 else None
