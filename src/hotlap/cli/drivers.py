"""`hotlap drivers` and `hotlap inspect`: neither loads torch."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Annotated, Any

import typer

from hotlap.cli.app import AsJson, Verbose, app
from hotlap.cli.printing import print_facts, print_table, print_text
from hotlap.invocation import command

_NEXT = (
    "evaluate circuit-best --picture lap.png", "compare circuit-best casual-human", "inspect circuit-best",
)  # fmt: skip


@app.command()
def drivers(as_json: AsJson = False, verbose: Verbose = False) -> None:
    """List the drivers that come with hotlap: trained ones, and scripted ones for reference."""
    from hotlap.drivers.registry import DESCRIPTIONS
    from hotlap.policies.shipped import shipped_drivers, shipped_with

    found = {name: {**record, "hotlap": shipped_with(name)} for name, record in shipped_drivers().items()}
    if as_json:
        print(json.dumps(found, indent=2))
        return
    print_table(
        "Trained drivers, 100 episodes each from random starts", [_row(*item) for item in found.items()]
    )
    print_text("flying lap: median of the laps that begin at speed, not from the grid.")
    print_text("gap: to T_UB, the best laps that optimal control drove in this simulator (`hotlap limit`).")
    print_text("T_c: the quickest lap along the centreline that grip, power and brakes allow.")
    print_text("clean: episodes in which no lap touched a wall or left the road.")
    print_text("hotlap: the version that trained it; another one may train another driver.")
    print("Each was made by one command:")
    for record in found.values():
        print(f"  {command(*shlex.split(record['command'])[1:])}")
    print()
    rows = [{"driver": name, "how it drives": words} for name, words in DESCRIPTIONS.items()]
    print_table("Scripted reference drivers, for any track", rows)
    print("Measure one, compare two, see how one was made:")
    for words in _NEXT:
        print(f"  {command(*words.split())}")


def _row(name: str, record: dict[str, Any]) -> dict[str, str]:
    figures = record["figures"]
    return {
        "driver": name,
        "drives": record["drives"],
        "flying lap": f"{figures['flying_lap_median']:.2f} s",
        "gap": "-" if figures.get("limit") is None else f"{figures['limit']['gap']:+.1%}",
        "/ T_c": f"{figures['flying_lap_over_t_c']:.3f}",
        "clean": f"{figures['clean_episode_rate']:.0%}",
        "steps": f"{record['steps'] / 1e6:.0f} M",
        "hotlap": record["hotlap"],
    }


@app.command()
def inspect(
    file: Annotated[
        Path,
        typer.Argument(help="A checkpoint (.zip), a run folder, or a trained driver of `hotlap drivers`."),
    ],
    as_json: AsJson = False,
    verbose: Verbose = False,
) -> None:
    """Show what is in a checkpoint. Nothing in the file is executed."""
    from hotlap.policies.inspection import about_checkpoint, checkpoint_lines

    about = about_checkpoint(file)
    if as_json:
        print(json.dumps(about, indent=2))
        return
    print_facts(str(about["file"]), checkpoint_lines(about))
