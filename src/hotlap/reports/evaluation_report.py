"""An evaluation as one HTML file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from hotlap.evaluation.statistics import Figures
from hotlap.reports.figures import definitions, format_figures
from hotlap.reports.html_page import definition_list, heading, picture, table, write_page


def write_report(
    path: Path,
    title: str,
    lead: str,
    columns: Mapping[str, Figures],
    pictures: Sequence[tuple[str, bytes]],
    facts: Mapping[str, str],
) -> None:
    """Columns of figures by driver, PNG pictures with their captions, facts about the driver."""
    parts = [
        _table(columns),
        definition_list(definitions(columns)),
        *(heading(caption) + picture(caption, png) for caption, png in pictures),
        heading("The driver"),
        definition_list(facts),
    ]
    write_page(path, title, lead, parts)


def _table(columns: Mapping[str, Figures]) -> str:
    words = {name: format_figures(figures) for name, figures in columns.items()}
    rows = [
        [label, *(column.get(label) for column in words.values())] for label in next(iter(words.values()))
    ]
    known = [row for row in rows if any(value is not None for value in row[1:])]
    return table(["", *words], known, mark_first=True)
