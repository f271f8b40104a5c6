"""`hotlap tracks` and `hotlap benchmark`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from hotlap.benchmark.run import DEFAULT_STEPS, DEFAULT_WARMUP, BenchmarkKind
from hotlap.cli.app import FAILED, AsJson, Verbose, app
from hotlap.cli.files import PICTURES, check_path, writing
from hotlap.cli.printing import print_table, progress_bar
from hotlap.errors import UsageError
from hotlap.wire.protocol import DEFAULT_URL


@app.command()
def tracks(
    names: Annotated[
        list[str] | None, typer.Argument(help="circuit, speedway, gauntlet, random:SEED or a .json file.")
    ] = None,
    picture: Annotated[
        Path | None, typer.Option(help="Draw the one track named to this PNG, SVG or PDF file.")
    ] = None,
    as_json: AsJson = False,
    verbose: Verbose = False,
) -> None:
    """List tracks with their length, width, corners and tightest radius, or draw one."""
    from hotlap.tracks import NAMED_TRACKS, load_track

    found = [load_track(name) for name in names or NAMED_TRACKS]
    if picture is not None:
        check_path("--picture", picture, PICTURES)
        if len(found) != 1:
            raise UsageError(
                "--picture draws one track; name one, as in: hotlap tracks circuit --picture c.png"
            )
        from hotlap.render.track_picture import save_track_picture

        with writing(picture):
            save_track_picture(found[0], picture)
        print(picture)
        return
    if as_json:
        print(json.dumps([track.facts() for track in found], indent=2))
        return
    print_table("Tracks", [track.facts() for track in found])
    if not names:
        print("Also: random:SEED for any seed (hotlap tracks random:7), or your own .json file.")


@app.command()
def benchmark(
    kind: Annotated[
        BenchmarkKind,
        typer.Argument(
            help="sim: 1024 cars at once; env: one car through gym.make; bridge: one car at a bridge; "
            "train: PPO, beside stock SB3.",
        ),
    ],
    steps: Annotated[int, typer.Option(min=1, help="Timed calls of step.")] = DEFAULT_STEPS,
    warmup: Annotated[int, typer.Option(min=0, help="Untimed calls before them.")] = DEFAULT_WARMUP,
    target: Annotated[float | None, typer.Option(help="Steps per second to reach: below it, exit 1.")] = None,
    bridge_url: Annotated[
        str, typer.Option(metavar="URL", help="The bridge to measure; start it with: hotlap bridge")
    ] = DEFAULT_URL,
    as_json: AsJson = False,
    verbose: Verbose = False,
) -> None:
    """Measure steps per second."""
    from hotlap.benchmark.run import compared, compared_connections, run_benchmark

    with progress_bar(f"benchmark {kind.value}") as tick:
        result = run_benchmark(kind.value, steps, target, warmup, tick, bridge_url)
    if as_json:
        print(json.dumps(result, indent=2))
    else:
        if learners := result.pop("learners", None):
            print_table("Training, steps per second", compared(learners))
        if connections := result.pop("connections", None):
            print_table(f"Steps through {bridge_url}", compared_connections(connections))
        rows = [{"measure": name, "value": value} for name, value in result.items()]
        print_table(f"hotlap benchmark {kind.value}", rows)
    if not result["passed"]:
        raise typer.Exit(FAILED)
