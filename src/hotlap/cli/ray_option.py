"""`--ray [ADDRESS]`: an option whose value may be left out."""

from __future__ import annotations

import re
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

_OPTION, LOCAL = "--ray", "local"
_ADDRESS = re.compile(r"auto|local|ray://.*|(?!racer:)[\w.\-\[\]:]*:\d+")

Ray = Annotated[
    str | None,
    typer.Option(
        _OPTION,
        metavar="[ADDRESS]",
        help="Use a Ray cluster: HOST:PORT or auto; without an address one of this machine.",
    ),
]


def connecting_note(address: str) -> str:
    """What is going on in the seconds before the first run starts."""
    if address == LOCAL:
        return "starting a Ray cluster on this machine …"
    return f"connecting to the Ray cluster{'' if address == 'auto' else f' {address}'} …"


class RayCommand(TyperCommand):
    """A command with `--ray [ADDRESS]`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Fill in the address where it was left out."""
        filled = []
        for word, following in zip(args, [*args[1:], ""], strict=True):
            filled.append(word)
            if word == _OPTION and not _ADDRESS.fullmatch(following):
                filled.append(LOCAL)
        return super().parse_args(ctx, filled)
