"""Tables on the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console

_WIDTH_ELSEWHERE = 110
"""Of wide tables in files and pipes, which have no width of their own."""
Row = Mapping[str, object]


def print_table(title: str, rows: Sequence[Row]) -> None:
    """Rows of named values; a key that ends in _m is in metres."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD)
    for key, value in rows[0].items():
        number = isinstance(value, int | float)
        table.add_column(_heading(key), justify="right" if number else "left", no_wrap=not number)
    for row in rows:
        table.add_row(*(shown(value) for value in row.values()))
    _console(highlight=True).print(table)


def _heading(key: str) -> str:
    """A key as words; what is more than a name already stays as it is."""
    if not key.isidentifier():
        return key
    return key.replace("_", " ").removesuffix(" m") + (", m" if key.endswith("_m") else "")


def _console(*, highlight: bool) -> Console:
    from rich.console import Console

    console = Console(highlight=highlight)
    if not console.is_terminal:
        console.width = _WIDTH_ELSEWHERE
    return console


def print_facts(title: str, facts: Mapping[str, object]) -> None:
    """One fact per line, long ones folded; those that are None are left out."""
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column(overflow="fold")
    for name, value in facts.items():
        if value is not None:
            table.add_row(name, escape(shown(value)))
    console = Console(highlight=False)
    console.print(f"[bold]{escape(title)}[/]\n")
    console.print(table)


def print_columns(title: str, columns: Mapping[str, Mapping[str, str | None]]) -> None:
    """One row per fact, one column per subject; rows that nobody has anything for are left out."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD)
    table.add_column("", no_wrap=True)
    for number, name in enumerate(columns):
        table.add_column(name, justify="right", no_wrap=True, style="bold" if number == 0 else "")
    for label in next(iter(columns.values())):
        values = [column.get(label) for column in columns.values()]
        if any(value is not None for value in values):
            table.add_row(label, *(shown(value) for value in values))
    _console(highlight=False).print(table)


@contextmanager
def progress_bar(label: str) -> Iterator[Callable[[int, int], None]]:
    """Gives a function to call with how much is done and of how much; quiet when not on a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = TextColumn("[bold]{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task(label, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def shown(value: object) -> str:
    """A value as a person would write it."""
    if isinstance(value, float):
        return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.4g}"
    return "-" if value is None else str(value)
