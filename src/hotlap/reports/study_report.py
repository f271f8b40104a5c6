"""A study as one HTML file: tables, pictures of every environment, what is missing, what the words mean."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from hotlap.evaluation.study_answer import StudyAnswer
from hotlap.reports.html_page import (
    definition_list,
    heading,
    paragraph,
    picture,
    png_of,
    table,
    write_page,
)
from hotlap.reports.study_pairs import Row, pair_rows
from hotlap.reports.study_picture import environment_figure, styles_of
from hotlap.reports.study_words import NAMES, definitions, gap_rows, group_rows, lead, notes, title


def write_study_report(found: StudyAnswer, path: Path) -> None:
    """Write the page. It opens offline."""
    styles, parts = styles_of(found), []
    for environment in found.environments:
        png = png_of(environment_figure(environment, styles))
        about = f"Scores, probabilities of improvement, curves and profiles on {environment.environment}"
        parts += [
            heading(title(environment)),
            _table(group_rows(environment, titled=True)),
            picture(about, png),
        ]
    if rows := gap_rows(found):
        parts += [heading("Gap over all tracks"), _table(rows)]
    if rows := pair_rows(found):
        parts += [
            heading("Probability that a run of the first is better than one of the second"),
            _table(rows),
        ]
    if said := notes(found):
        parts += [heading("Notes"), *map(paragraph, said)]
    if found.missing:
        parts += [heading(f"{len(found.missing)} missing runs"), definition_list(found.missing)]
    parts += [heading("What the words mean"), definition_list(definitions(found, curves=True))]
    write_page(path, found.study, lead(found), parts)


def _table(rows: Sequence[Row]) -> str:
    names = sum(key in NAMES for key in rows[0])
    headings = [key[0].upper() + key[1:] for key in rows[0]]
    return table(headings, [list(row.values()) for row in rows], names=names)
