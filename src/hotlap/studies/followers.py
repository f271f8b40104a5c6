"""Runs that go on in other processes, followed by their events and drawn as the rows of a table."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hotlap.reports.run_view import RunState, duration
from hotlap.runs.errors import RunFileError
from hotlap.runs.events import Event, EventReader
from hotlap.runs.folder import RunFolder

_MOST_ROWS, _WIDEST = 16, 38


class Follower:
    """Follows one run's events."""

    def __init__(self, folder: RunFolder) -> None:
        self._reader, self.state = EventReader(folder.events), RunState()

    def poll(self) -> RunState:
        """What the run's events say now."""
        events: list[Event] = []
        restarted = False
        # What cannot be read now, from another machine's disk, may be later.
        with contextlib.suppress(RunFileError):
            events, restarted = self._reader.poll()
        if restarted:
            self.state = RunState()
        for event in events:
            self.state.add(event)
        return self.state

    def share(self) -> float:
        """How much of the run is done, from 0 to 1."""
        total = self.state.start.get("total_timesteps")
        return min(self.state.timestep / total, 1.0) if total else 0.0


def running_rows(followers: Mapping[str, Follower]) -> list[RenderableType]:
    """A row for each run: steps, speed and time left; nothing if there are none."""
    shown = list(followers.items())[:_MOST_ROWS]
    if not shown:
        return []
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("running", no_wrap=True)
    for heading in ("steps", "steps/s", "left"):
        table.add_column(heading, justify="right", no_wrap=True)
    for key, follower in shown:
        table.add_row(shortened(key, _WIDEST), *_cells(follower.state))
    more = len(followers) - len(shown)
    return [table, Text(f"and {more} more running", "dim")] if more else [table]


def shortened(key: str, widest: int) -> str:
    """A run's key in a narrow column: its end, with the seed, tells runs apart."""
    if len(key) <= widest:
        return key
    environment, _, name = key.rpartition("/")
    start = environment[: widest // 3]
    return f"{start}/...{name[len(start) + 4 - widest :]}"


def _cells(state: RunState) -> tuple[str, str, str]:
    total, speed = state.start.get("total_timesteps"), state.steps_per_sec
    if not total:
        return "starting", "", ""
    left = duration((total - state.timestep) / speed) if speed else ""
    return f"{state.timestep:,} of {total:,}", f"{speed:,.0f}" if speed else "", left
