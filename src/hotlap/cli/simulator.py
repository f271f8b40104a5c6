"""`hotlap tracks` and `hotlap benchmark`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from hotlap.benchmark.run import DEFAULT_STEPS, DEFAULT_WARMUP, BenchmarkKind
from hotlap.cli.app import FAILED, AsJson, Verbose, app, read_count, read_positive_count
from hotlap.cli.completion import complete_track
from hotlap.cli.files import PICTURES, check_path, writing
from hotlap.cli.printing import print_table, print_text, progress_bar
from hotlap.errors import UsageError
from hotlap.invocation import command
from hotlap.wire.protocol import DEFAULT_URL

if TYPE_CHECKING:
    from hotlap.tracks import Track


@app.command()
def tracks(
    names: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="TRACK...",
            help="circuit, speedway, gauntlet, random:SEED or a .json file.",
            autocompletion=complete_track,
        ),
    ] = None,
    picture: Annotated[
        Path | None, typer.Option(help="Draw one track to this file: .png, .svg or .pdf.")
    ] = None,
    as_json: AsJson = False,
    verbose: Verbose = False,
) -> None:
    """List or draw tracks: the three that ship, random ones, your own."""
    from hotlap.tracks import NAMED_TRACKS, load_track

    check_path("--picture", picture, PICTURES)
    found = [load_track(name) for name in names or NAMED_TRACKS]
    if picture is not None:
        _draw(found, picture)
    elif as_json:
        print(json.dumps([track.facts() for track in found], indent=2))
    else:
        print_table("Tracks", [track.facts() for track in found])
        if not names:
            print_text("Also: random:SEED for any seed, or a .json file of your own (docs/tracks.md).")
            print(f"Draw one: {command('tracks', 'random:7', '--picture', 'random-7.png')}")


def _draw(found: list[Track], picture: Path) -> None:
    if len(found) != 1:
        example = command("tracks", "circuit", "--picture", "c.png")
        raise UsageError(f"--picture draws one track, not {len(found)}; name one, as in: {example}")
    with progress_bar(f"drawing {found[0].name}"):
        from hotlap.render.track_picture import save_track_picture

        with writing(picture):
            save_track_picture(found[0], picture)
    print(picture)


@app.command()
def benchmark(
    kind: Annotated[
        BenchmarkKind,
        typer.Argument(
            help="sim: 1024 cars at once; env: one car through gym.make; bridge: one car at a bridge; "
            "train: PPO, beside stock SB3.",
        ),
    ],
    steps: Annotated[
        int, typer.Option(parser=read_positive_count, metavar="N", help="Timed calls of step, also as 1e4.")
    ] = DEFAULT_STEPS,
    warmup: Annotated[
        int, typer.Option(parser=read_count, metavar="N", help="Untimed calls before them.")
    ] = DEFAULT_WARMUP,
    target: Annotated[
        float | None, typer.Option(help="Required steps per second; exit code 1 below it.")
    ] = None,
    bridge_url: Annotated[
        str, typer.Option(metavar="URL", help="The bridge to measure, started by `hotlap bridge`.")
    ] = DEFAULT_URL,
    as_json: AsJson = False,
    verbose: Verbose = False,
) -> None:
    """Measure steps per second."""
    with progress_bar(f"benchmark {kind.value}") as tick:
        from hotlap.benchmark.run import run_benchmark

        result = run_benchmark(kind.value, steps, target, warmup, tick, bridge_url)
    if as_json:
        print(json.dumps(result, indent=2))
    else:
        _print_benchmark(f"hotlap benchmark {kind.value}", result, bridge_url)
    if not result["passed"]:
        raise typer.Exit(FAILED)


def _print_benchmark(title: str, result: dict[str, Any], bridge_url: str) -> None:
    from hotlap.benchmark.run import compared, compared_connections

    figures = dict(result)
    if learners := figures.pop("learners", None):
        print_table("Training, steps per second", compared(learners))
    if connections := figures.pop("connections", None):
        print_table(f"Steps through {bridge_url}", compared_connections(connections))
    if figures["target"] is None:
        del figures["target"], figures["passed"]
    else:
        figures["passed"] = "yes" if figures["passed"] else "no"
    print_table(title, [{"measure": name, "value": value} for name, value in figures.items()])
