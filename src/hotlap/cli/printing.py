"""Tables, facts, hints and progress on the terminal. Numbers are never cut; piped output is never folded."""

from __future__ import annotations

import re
import shlex
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.progress import Task

Tick = Callable[[int, int], None]

_UNLIMITED = 10_000
"""Columns of a file or a pipe, which have no width of their own."""
_PADDING = 3
"""Columns between two cells."""
_LEAST_NAME = 20
_LINE_EVERY_S = 60.0
_NUMBER = re.compile(r"-|[-+]?[\d.,]+(e[-+]\d+)?%?")
"""A cell that stands at the right, so that digits stand below digits."""
Row = Mapping[str, object]


def print_table(title: str, rows: Sequence[Row], shorten: Callable[[str, int], str] | None = None) -> None:
    """Rows of named values; a key that ends in _m is in metres.

    Where they are too wide, names fold, or are shortened to a width by `shorten`.
    """
    headings = [_heading(key) for key in rows[0]]
    cells = [[shown(row[key]) for key in rows[0]] for row in rows]
    numeric = [all(map(_NUMBER.fullmatch, column)) for column in zip(*cells, strict=True)]
    if shorten is not None:
        others = [max(map(len, column)) for column in zip(headings, *cells, strict=True)][1:]
        room = max(_room(_console().width, len(headings)) - sum(others), _LEAST_NAME)
        cells = [[shorten(name, room), *values] for name, *values in cells]
    _print_cells(title, headings, cells, numeric)


def print_columns(title: str, columns: Mapping[str, Mapping[str, str | None]]) -> None:
    """One row per fact, one column per subject; rows that nobody has anything for are left out."""
    labels = [
        label
        for label in next(iter(columns.values()))
        if any(column.get(label) is not None for column in columns.values())
    ]
    cells = [[label, *(shown(column.get(label)) for column in columns.values())] for label in labels]
    headings = ["", *columns]
    if _widths(headings, cells, _console().width) is None:
        # Turned: every subject becomes a row, and so a block of its own.
        cells = [[name, *(shown(column.get(label)) for label in labels)] for name, column in columns.items()]
        headings = ["", *labels]
    _print_cells(title, headings, cells, [False, *[True] * (len(headings) - 1)])


def print_facts(title: str, facts: Mapping[str, object]) -> None:
    """One fact per line, long ones folded between words; those that are None are left out."""
    _print_title(title)
    _print_pairs(_console(), {name: shown(value) for name, value in facts.items() if value is not None})


def print_definitions(title: str, definitions: Mapping[str, str]) -> None:
    """Words and what they mean, in prose."""
    _print_title(title)
    _print_pairs(_console(), definitions, fold_after=r"\s+")


def print_text(text: str) -> None:
    """Prose, folded between words on a terminal. For a command use `print`: it must stay in one piece."""
    from rich.text import Text

    _console().print(Text(text))


def print_command(command: str) -> None:
    """A command to paste, indented. A narrow terminal gets it folded between words, for the shell to join."""
    print(fold_command(command, _console().width))


def fold_command(command: str, width: int) -> str:
    """A command in lines of a width, each but the last with a backslash at its end."""
    lines = ["  "]
    for word in map(shlex.quote, shlex.split(command)):
        if len(lines[-1]) + len(word) > width - 2 and lines[-1].strip():
            lines.append("    ")
        lines[-1] += f"{word} "
    return "\\\n".join(lines).rstrip()


def shown(value: object) -> str:
    """A value as a person would write it."""
    if isinstance(value, float):
        return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.4g}"
    return "-" if value is None else str(value)


def _console() -> Console:
    from rich.console import Console

    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = _UNLIMITED
    return console


def _print_block(console: Console, block: RenderableType) -> None:
    """Print it; in a file without the spaces that fill its lines."""
    if console.is_terminal:
        console.print(block)
        return
    with console.capture() as captured:
        console.print(block)
    print("\n".join(line.rstrip() for line in captured.get().splitlines()))


def _heading(key: str) -> str:
    """A key as words; what is more than a name already stays as it is."""
    if not key.isidentifier():
        return key
    return key.replace("_", " ").removesuffix(" m") + (", m" if key.endswith("_m") else "")


def _print_cells(
    title: str, headings: Sequence[str], cells: Sequence[Sequence[str]], numeric: Sequence[bool]
) -> None:
    """A table, its cells folded between words where that makes it fit; else one block per row."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table
    from rich.text import Text

    console = _console()
    console.print(Text(title, style="bold"))
    widths = _widths(headings, cells, console.width)
    if widths is None:
        for name, *values in cells:
            console.print()
            console.print(Text(name, style="bold"), overflow="fold")
            _print_pairs(console, dict(zip(headings[1:], values, strict=True)), indent=2)
        console.print()
        return
    table = Table(box=SIMPLE_HEAD)
    folded = [_filled(_pieces(heading), width) for heading, width in zip(headings, widths, strict=True)]
    height = max(map(len, folded))
    for lines, width, right in zip(folded, widths, numeric, strict=True):
        heading = "\n".join([""] * (height - len(lines)) + lines)
        table.add_column(Text(heading), justify="right" if right else "left", width=width)
    for name, *values in cells:
        table.add_row(Text("\n".join(_filled(_pieces(name), widths[0]))), *map(Text, values))
    _print_block(console, table)


def _print_title(title: str) -> None:
    from rich.text import Text

    _console().print(Text(title, style="bold"), overflow="fold", end="\n\n")


def _print_pairs(console: Console, pairs: Mapping[str, str], indent: int = 0, fold_after: str = ", ") -> None:
    """A list folds between its items: "n_steps 64, gamma 0.99" not between gamma and 0.99."""
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(padding=(0, _PADDING, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column(overflow="fold")
    room = console.width - indent - max(map(len, pairs), default=0) - _PADDING
    for name, value in pairs.items():
        pieces = re.findall(rf"(?s).+?(?:{fold_after}|$)", value)
        table.add_row(Text(name), Text("\n".join(_filled(pieces, room))))
    _print_block(console, Padding(table, (0, 0, 0, indent), expand=False))


def _widths(headings: Sequence[str], cells: Sequence[Sequence[str]], available: int) -> list[int] | None:
    """The width of each column so that no word is cut; None if they do not fit.

    Headings fold first, then cells. Names, which are in the first column, also fold inside.
    """
    from rich.cells import cell_len

    def widest(heading: Sequence[str], words: Sequence[str]) -> int:
        return max(cell_len(text.rstrip()) for text in [*heading, *words])

    columns = list(zip(headings, zip(*cells, strict=True), strict=True))
    widths = [widest([heading], column) for heading, column in columns]
    headings_folded = [widest(_pieces(heading), column) for heading, column in columns]
    cells_folded = [widest(_pieces(heading), " ".join(column).split()) for heading, column in columns]
    cells_folded[0] = widest(
        _pieces(headings[0]), [piece for name in columns[0][1] for piece in _pieces(name)]
    )
    room = _room(available, len(widths))
    for least in (headings_folded, cells_folded):
        while sum(widths) > room and widths != least:
            foldable = [k for k in range(len(widths)) if widths[k] > least[k]]
            widths[max(foldable, key=widths.__getitem__)] -= 1
    return widths if sum(widths) <= room else None


def _room(available: int, columns: int) -> int:
    """The columns of the terminal that a table's cells have."""
    return available - _PADDING * columns - 1


def _pieces(name: str) -> list[str]:
    """Where a name may be folded: after spaces, and after the joints of identifiers and paths."""
    return re.findall(r"[^\s/_:-]*(?:[\s/_:-]+|$)", name)


def _filled(pieces: Sequence[str], width: int) -> list[str]:
    """Pieces laid into lines of a width, as many in each as fit."""
    lines = [""]
    for piece in pieces:
        if lines[-1] and len((lines[-1] + piece).rstrip()) > width:
            lines.append("")
        lines[-1] += piece
    return [line.rstrip() for line in lines]


@contextmanager
def progress_bar(label: str, *, line_every_s: float = _LINE_EVERY_S) -> Iterator[Tick]:
    """Gives a function to call with how much is done and of how much.

    A terminal shows a bar with speed and time left; elsewhere stderr gets a line a minute.
    """
    from rich.console import Console

    console = Console(stderr=True)
    with _bar(label, console) if console.is_terminal else _lines(label, line_every_s) as tick:
        yield tick


@contextmanager
def _bar(label: str, console: Console) -> Iterator[Tick]:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TimeRemainingColumn
    from rich.text import Text

    class Speed(ProgressColumn):
        def render(self, task: Task) -> Text:
            return Text(_speed(task.speed or 0.0))

    columns = "[bold]{task.description}", BarColumn(20), MofNCompleteColumn(), Speed(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(label, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


@contextmanager
def _lines(label: str, every_s: float) -> Iterator[Tick]:
    started, ended = time.monotonic(), threading.Event()
    so_far = (0, 0)

    def tick(done: int, total: int) -> None:
        nonlocal so_far
        so_far = done, total

    def report() -> None:
        while not ended.wait(every_s):
            line = _progress_line(*so_far, time.monotonic() - started)
            print(f"hotlap: {label}: {line}", file=sys.stderr, flush=True)

    # A thread: what is slow may not call tick for minutes.
    reporter = threading.Thread(target=report, daemon=True)
    reporter.start()
    try:
        yield tick
    finally:
        ended.set()
        reporter.join()


def _progress_line(done: int, total: int, elapsed_s: float) -> str:
    if not done:
        return f"{_duration(elapsed_s)} so far"
    left = f", about {_duration(elapsed_s / done * (total - done))} left"
    return f"{done:,} of {total:,}, {_speed(done / elapsed_s)}{left}"


def _speed(per_second: float) -> str:
    if not per_second:
        return ""
    if per_second < 1.0:
        return f"{1.0 / per_second:.1f} s each"
    return f"{per_second:,.0f}/s" if per_second >= 10.0 else f"{per_second:.1f}/s"


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"
