"""The frame of `hotlap study` and its commands."""

from __future__ import annotations

import typer

from hotlap.cli.app import app

study_app = typer.Typer(name="study", help="Many runs from one plan.", no_args_is_help=True)
app.add_typer(study_app)
