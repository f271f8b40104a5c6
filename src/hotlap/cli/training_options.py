"""Options that `hotlap train` and `hotlap tune` share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

from hotlap.cli.app import read_algorithm
from hotlap.cli.completion import complete_algorithm
from hotlap.training.algorithms import algorithm_names

Algorithm = Annotated[
    str,
    typer.Option(
        parser=read_algorithm, autocompletion=complete_algorithm, metavar="NAME",
        help=f"{', '.join(algorithm_names()[:-1])} or {algorithm_names()[-1]}.",
    ),
]  # fmt: skip
Count = Annotated[int | None, typer.Option(help="Number of environments that are stepped together.")]
EnvSettings = Annotated[
    list[str] | None,
    typer.Option("--env-set", metavar="KEY=VALUE", help="An option of the environment, as for gym.make."),
]
Wrappers = Annotated[
    list[str] | None,
    typer.Option("--wrapper", metavar="W", help="A class of gymnasium.wrappers, or module:Class."),
]


def import_named(environment: str, imports: Sequence[str] | None) -> list[str]:
    """Import the modules that the command names; which they are."""
    from hotlap.envs.names import import_modules, split_module

    module, _ = split_module(environment)
    modules = [*([module] if module else []), *(imports or [])]
    import_modules(modules)
    return modules
