"""The `hotlap` command: a thin layer that reads arguments, calls the library, prints."""

from __future__ import annotations

import json
import sys
import traceback
from pathlib import Path
from typing import Annotated

import typer

from hotlap.benchmark import DEFAULT_STEPS, DEFAULT_WARMUP, BenchmarkKind

app = typer.Typer(
    help="A racing simulator for reinforcement learning: grip-limited, fast, the same bits everywhere.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
FAILED, WRONG_USE = 1, 2
_PICTURES = (".png", ".svg", ".pdf")

Verbose = Annotated[bool, typer.Option("--verbose", help="Show the traceback of an error.")]


@app.callback(invoke_without_command=True)
def _hotlap(
    version: Annotated[bool, typer.Option("--version", help="Print the version and leave.")] = False,
) -> None:
    if version:
        from hotlap import __version__

        print(f"hotlap {__version__}")
        raise typer.Exit


@app.command()
def tracks(
    names: Annotated[
        list[str] | None, typer.Argument(help="circuit, speedway, gauntlet, random:SEED or a .json file.")
    ] = None,
    picture: Annotated[
        Path | None, typer.Option(help="Draw the one track named to this PNG, SVG or PDF file.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    verbose: Verbose = False,
) -> None:
    """List tracks with their length, width, corners and tightest radius, or draw one."""
    from hotlap.tracks import NAMED_TRACKS, load_track

    found = [load_track(name) for name in names or NAMED_TRACKS]
    if picture is not None:
        if picture.suffix not in _PICTURES:
            raise ValueError(f"--picture {picture} must end in {', '.join(_PICTURES)}")
        if len(found) != 1:
            raise ValueError(
                "--picture draws one track; name one, as in: hotlap tracks circuit --picture c.png"
            )
        from hotlap.render.track_picture import save_track_picture

        save_track_picture(found[0], picture)
        print(picture)
        return
    if as_json:
        print(json.dumps([track.facts() for track in found], indent=2))
        return
    _print_table("Tracks", [track.facts() for track in found])
    if not names:
        print("Also: random:SEED for any seed (hotlap tracks random:7), or your own .json file.")


@app.command()
def benchmark(
    kind: Annotated[
        BenchmarkKind, typer.Argument(help="sim: 1024 cars at once; env: one car through gym.make.")
    ],
    steps: Annotated[int, typer.Option(min=1, help="Timed calls of step.")] = DEFAULT_STEPS,
    warmup: Annotated[int, typer.Option(min=0, help="Untimed calls before them.")] = DEFAULT_WARMUP,
    target: Annotated[float | None, typer.Option(help="Steps per second to reach: below it, exit 1.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    verbose: Verbose = False,
) -> None:
    """Measure steps per second."""
    from hotlap.benchmark import run_benchmark

    result = run_benchmark(kind.value, steps, target, warmup)
    if as_json:
        print(json.dumps(result, indent=2))
    else:
        rows = [{"measure": name, "value": value} for name, value in result.items()]
        _print_table(f"hotlap benchmark {kind.value}", rows)
    if not result["passed"]:
        raise typer.Exit(FAILED)


def main() -> None:
    """Run the command; a user's mistake ends with a sentence and exit code 2."""
    try:
        app()
    except (ValueError, OSError) as error:
        if "--verbose" in sys.argv:
            traceback.print_exc()
        print(f"hotlap: {error}", file=sys.stderr)
        sys.exit(WRONG_USE)


def _print_table(title: str, rows: list[dict[str, object]]) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD)
    for key, value in rows[0].items():
        name = key.replace("_", " ").removesuffix(" m") + (", m" if key.endswith("_m") else "")
        number = isinstance(value, int | float)
        table.add_column(name, justify="right" if number else "left", no_wrap=not number)
    for row in rows:
        table.add_row(*(_shown(value) for value in row.values()))
    Console().print(table)


def _shown(value: object) -> str:
    if isinstance(value, float):
        return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.4g}"
    return "-" if value is None else str(value)
