"""`hotlap drivers` and `hotlap inspect`: neither loads torch."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from hotlap.cli.app import AsJson, Verbose, app
from hotlap.cli.printing import print_facts, print_table


@app.command()
def drivers(as_json: AsJson = False, verbose: Verbose = False) -> None:
    """List the trained drivers that come with hotlap."""
    from hotlap.drivers.registry import REFERENCES
    from hotlap.policies.shipped import shipped_drivers

    found = shipped_drivers()
    if as_json:
        print(json.dumps(found, indent=2))
        return
    rows = [
        {
            "driver": name,
            "drives": record["drives"],
            "flying lap, s": f"{record['figures']['flying_lap_median']:.2f}",
            "over T_c": f"{record['figures']['flying_lap_over_t_c']:.3f}",
            "clean": f"{record['figures']['clean_episode_rate']:.0%}",
            "training": f"{record['steps'] / 1e6:.0f} M steps",
        }
        for name, record in found.items()
    ]
    print_table("Trained drivers, 100 episodes from random starts", rows)
    print("Made by:")
    for record in found.values():
        print(f"  {record['command']}")
    print(f"\nBeside them in every evaluation: {', '.join(REFERENCES)}.")
    print("Try: hotlap evaluate circuit-best")


@app.command()
def inspect(
    file: Annotated[Path, typer.Argument(help="A checkpoint (.zip) or a run folder.")],
    as_json: AsJson = False,
    verbose: Verbose = False,
) -> None:
    """Show what a checkpoint contains, without running any of it."""
    from hotlap.policies.inspection import about_checkpoint

    about = about_checkpoint(file)
    if as_json:
        print(json.dumps(about, indent=2))
        return
    print_facts(str(about["file"]), {name: _line(value) for name, value in about.items() if name != "file"})


def _line(value: Any) -> Any:
    """A nested value on one line."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {_line(item)}" for key, item in value.items())
    return value
