"""`hotlap watch`: a run in the terminal, while it trains or afterwards. Loads no torch."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hotlap.cli.app import Verbose, app
from hotlap.errors import UsageError
from hotlap.runs.events import EventReader

if TYPE_CHECKING:
    from rich.console import Console

    from hotlap.reports.run_view import RunState
    from hotlap.runs.folder import RunFolder

_POLL_S = 0.5
_LINE_EVERY_S = 60.0


@app.command()
def watch(
    run: Annotated[Path, typer.Argument(help="A run folder, also of a run that another process trains.")],
    once: Annotated[bool, typer.Option("--once", help="Show it as it is now, and return.")] = False,
    verbose: Verbose = False,
) -> None:
    """Watch a run in the terminal while it trains."""
    from hotlap.runs.folder import RunFolder

    _watch(RunFolder.open(run), once=once)


def _watch(folder: RunFolder, *, once: bool) -> None:
    """Show a run until it ends."""
    from rich.console import Console

    from hotlap.reports.run_view import RunState, draw_run

    reader, console = EventReader(folder.events), Console()
    state = _read(reader, RunState())
    if not folder.events.exists() and (once or folder.results.exists() or not folder.exists()):
        raise UsageError(
            f"{folder.path} has no {folder.events.name}: no run has begun there, or it is of an older hotlap"
        )
    if once or state.end is not None:
        console.print(draw_run(state, folder))
    elif console.is_terminal:
        _watch_live(reader, state, folder, console)
    else:
        _print_lines(reader, state, folder)


def _watch_live(reader: EventReader, state: RunState, folder: RunFolder, console: Console) -> None:
    from rich.live import Live

    from hotlap.reports.run_view import draw_run

    try:
        with Live(draw_run(state, folder), console=console, auto_refresh=False) as live:
            while state.end is None:
                time.sleep(_POLL_S)
                state = _read(reader, state)
                live.update(draw_run(state, folder), refresh=True)
    except KeyboardInterrupt:
        console.print("Stopped watching; the run is not affected.")


def _print_lines(reader: EventReader, state: RunState, folder: RunFolder) -> None:
    """Without a terminal: a line a minute."""
    from hotlap.reports.run_view import one_line

    shown_at = -_LINE_EVERY_S
    while True:
        now = time.monotonic()
        if now - shown_at >= _LINE_EVERY_S or state.end is not None:
            print(one_line(state), flush=True)
            shown_at = now
        if state.end is not None:
            return
        time.sleep(_POLL_S)
        state = _read(reader, state)


def _read(reader: EventReader, state: RunState) -> RunState:
    events, restarted = reader.poll()
    if restarted:
        state = type(state)()
    for event in events:
        state.add(event)
    return state
