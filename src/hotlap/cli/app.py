"""The command's frame: what all its parts share."""

from __future__ import annotations

from typing import Annotated

import typer

app = typer.Typer(
    help="Train a racing driver in a minute, on a simulator that gives the same bits everywhere.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
FAILED, WRONG_USE, BUG, INTERRUPTED = 1, 2, 70, 130

Verbose = Annotated[bool, typer.Option("--verbose", help="Show the traceback of an error.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Imports = Annotated[
    list[str] | None,
    typer.Option("--import", metavar="MODULE", help="Import a module that registers environments."),
]


@app.callback(invoke_without_command=True)
def _hotlap(
    version: Annotated[bool, typer.Option("--version", help="Print the version and leave.")] = False,
) -> None:
    if version:
        from hotlap import __version__

        print(f"hotlap {__version__}")
        raise typer.Exit
