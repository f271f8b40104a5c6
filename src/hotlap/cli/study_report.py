"""`hotlap study report`: what the finished runs of a study show. Loads neither torch nor ray."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hotlap.cli.app import AsJson, Verbose
from hotlap.cli.files import PICTURES, check_path, check_writable, writing
from hotlap.cli.printing import print_command, print_definitions, print_table, print_text, progress_bar
from hotlap.cli.study_app import study_app
from hotlap.extras import require_extra
from hotlap.invocation import command

if TYPE_CHECKING:
    from hotlap.evaluation.study_answer import StudyAnswer


@study_app.command()
def report(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The study's folder.")],
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write tables, curves and profiles to one .html file.")
    ] = None,
    csv: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write every figure to a .csv file.")
    ] = None,
    latex: Annotated[Path | None, typer.Option(metavar="FILE", help="Write tables to a .tex file.")] = None,
    picture: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the figures and curves: .png, .svg or .pdf.")
    ] = None,
    as_json: AsJson = False,
    verbose: Verbose = False,
) -> None:
    """Show what the finished runs of a study say: interquartile means, intervals, who is better, curves."""
    check_path("--picture", picture, PICTURES)
    check_writable("--html", html, (".html",))
    if html is not None:
        require_extra("plot", "--html")
    check_writable("--csv", csv, (".csv",))
    check_writable("--latex", latex, (".tex",))
    with progress_bar(f"reading {folder.name}"):
        from hotlap.studies.folder import StudyFolder
        from hotlap.studies.scores import read_answer

        found = read_answer(StudyFolder.open(folder))
    if as_json:
        print(json.dumps(found.as_dict(), indent=1))
    else:
        _print(found, folder, drawn=bool(html or picture))
    _write_tables(found, csv, latex)
    _draw(found, picture, html)
    if not as_json:
        for name, path in (("picture", picture), ("report", html), ("csv", csv), ("latex", latex)):
            if path is not None:
                print(f"{name}: {path}")


def _write_tables(found: StudyAnswer, csv: Path | None, latex: Path | None) -> None:
    from hotlap.reports.study_tables import to_csv, to_latex

    for path, write in ((csv, to_csv), (latex, to_latex)):
        if path is not None:
            with writing(path):
                path.write_text(write(found), encoding="utf-8")


def _draw(found: StudyAnswer, picture: Path | None, html: Path | None) -> None:
    if picture is not None:
        with progress_bar(f"drawing {picture.name}"), writing(picture):
            from hotlap.reports.study_picture import save_study_picture

            save_study_picture(found, picture)
    if html is not None:
        with progress_bar(f"drawing {html.name}"), writing(html):
            from hotlap.reports.study_report import write_study_report

            write_study_report(found, html)


def _print(found: StudyAnswer, folder: Path, *, drawn: bool) -> None:
    from hotlap.reports.study_pairs import pair_tables
    from hotlap.reports.study_words import (
        definitions,
        gap_rows,
        group_rows,
        lead,
        missing_lines,
        notes,
        title,
    )

    print_text(f"{found.study}: {lead(found)}\n")
    for environment in found.environments:
        print_table(title(environment), group_rows(environment, titled=True, brief=True))
    if rows := gap_rows(found):
        print_table("Gap over all tracks", rows)
    for heading, rows in pair_tables(found).items():
        print_table(heading, rows)
    for note in notes(found):
        print_text(f"{note}\n")
    if found.missing:
        print_text("Missing runs\n")
        for line in missing_lines(found):
            print_text(f"  {line}")
        print()
        print_command(command("study", "status", str(folder)))
        print()
    print_definitions("What the words mean", definitions(found, curves=False))
    if not drawn:
        print("\nCurves over steps and time, and performance profiles:")
        print_command(command("study", "report", str(folder), "--html", "report.html"))
