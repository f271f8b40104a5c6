"""`hotlap inspect`: it does not load torch."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from hotlap.cli.app import AsJson, Verbose, app
from hotlap.cli.printing import print_facts


@app.command()
def inspect(
    file: Annotated[Path, typer.Argument(help="A checkpoint (.zip) or a run folder.")],
    as_json: AsJson = False,
    verbose: Verbose = False,
) -> None:
    """Say what is in a checkpoint. Nothing of it is run."""
    from hotlap.drivers.inspection import about_checkpoint

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
