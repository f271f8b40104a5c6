"""The command's frame: what all its parts share."""

from __future__ import annotations

import re
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

_ORDER = (
    "train", "watch", "evaluate", "race", "limit", "compare", "tune", "study", "drivers", "tracks", "inspect",
    "export", "benchmark", "bridge",
)  # fmt: skip


class _InOrderOfUse(TyperGroup):
    """The help lists first what a newcomer needs first."""

    def list_commands(self, ctx: Any) -> list[str]:
        rank = {name: place for place, name in enumerate(_ORDER)}
        return sorted(super().list_commands(ctx), key=lambda name: rank.get(name, len(rank)))


app = typer.Typer(
    cls=_InOrderOfUse,
    help="A top-down racing simulator and a training pipeline for reinforcement learning.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)
FAILED, WRONG_USE, BUG, INTERRUPTED = 1, 2, 70, 130

Verbose = Annotated[bool, typer.Option("--verbose", help="Show the traceback of an error.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Imports = Annotated[
    list[str] | None,
    typer.Option("--import", metavar="MODULE", help="Import a module that registers environments."),
]

_COUNT = re.compile(r"(\d+(?:_\d+)*)(?:\.(\d+))?(?:e\+?(\d{1,2}))?([km]?)", re.IGNORECASE)
_ZEROS = {"": 0, "k": 3, "m": 6}


@app.callback(invoke_without_command=True)
def _hotlap(
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False,
) -> None:
    if version:
        from hotlap import __version__

        print(f"hotlap {__version__}")
        raise typer.Exit


def read_count(text: str | int) -> int:
    """A whole number as people write it: 1000000, 1_000_000, 1e6, 1.5e6, 1M or 500k.

    For `typer.Option(parser=read_count, metavar="N")`, which also passes defaults through it.
    """
    if isinstance(text, int):
        return text
    if parts := _COUNT.fullmatch(text.strip()):
        whole, fraction, exponent, unit = parts.groups(default="")
        zeros = int(exponent or 0) + _ZEROS[unit.lower()] - len(fraction.rstrip("0"))
        if zeros >= 0:
            return int(whole + fraction.rstrip("0") + "0" * zeros)
    raise typer.BadParameter(f"'{text}' is not a whole number; write it as 1000000, 1_000_000, 1e6 or 1M")


def read_positive_count(text: str | int) -> int:
    """The same, at least 1."""
    if (count := read_count(text)) < 1:
        raise typer.BadParameter(f"{text} is too few; it must be at least 1")
    return count


def read_algorithm(text: str) -> str:
    """An algorithm's name; case does not matter."""
    return text.lower()
