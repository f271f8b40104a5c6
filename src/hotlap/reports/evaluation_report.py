"""An evaluation as one HTML file that needs neither a network nor other files."""

from __future__ import annotations

import base64
import io
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from hotlap.evaluation.statistics import Figures
from hotlap.reports.figures import definitions, format_figures

if TYPE_CHECKING:
    from matplotlib.figure import Figure

_STYLE = """
:root { color-scheme: light dark; --ink: #22252b; --faint: #6b7280; --paper: #fbfbf9; --line: #dddcd6;
        --mark: #d6402f; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ececea; --faint: #9aa0aa; --paper: #17191d; --line: #33363d; --mark: #ff7a66; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
       max-width: 1000px; margin: 2.5rem auto; padding: 0 1.2rem; }
h1 { font-size: 1.7rem; margin: 0 0 .2rem; } h2 { font-size: 1.15rem; margin: 2.2rem 0 .6rem; }
p.lead { color: var(--faint); margin: 0 0 1.5rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; min-width: 60%; }
th, td { padding: .35rem .9rem .35rem 0; border-bottom: 1px solid var(--line); text-align: right;
         white-space: nowrap; }
th:first-child, td:first-child { text-align: left; color: var(--faint); font-weight: normal; }
thead th { color: var(--faint); font-weight: 600; } thead th:nth-child(2) { color: var(--mark); }
td:nth-child(2) { font-weight: 600; }
img { max-width: 100%; border-radius: 6px; display: block; background: #fbfbf9; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1.5rem; margin: 1rem 0 0; }
dt { color: var(--faint); } dd { margin: 0; overflow-wrap: anywhere; }
"""


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
        "<!doctype html><html lang='en'><head><meta charset='utf-8'>",
        "<meta name='viewport' content='width=device-width, initial-scale=1'>",
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body>",
        f"<h1>{escape(title)}</h1><p class='lead'>{escape(lead)}</p>",
        _table(columns),
        _definition_list(definitions(columns)),
        *(_picture(caption, png) for caption, png in pictures),
        "<h2>The driver</h2>",
        _definition_list(facts),
        "</body></html>\n",
    ]
    path.write_text("\n".join(parts), encoding="utf-8")


def png_of(figure: Figure) -> bytes:
    """A matplotlib figure as PNG."""
    target = io.BytesIO()
    figure.savefig(target, format="png", dpi=130, facecolor=figure.get_facecolor())
    return target.getvalue()


def _table(columns: Mapping[str, Figures]) -> str:
    words = {name: format_figures(figures) for name, figures in columns.items()}
    head = "".join(f"<th scope='col'>{escape(name)}</th>" for name in words)
    rows = []
    for label in next(iter(words.values())):
        values = [column.get(label) for column in words.values()]
        if any(value is not None for value in values):
            cells = "".join(f"<td>{escape(value or '–')}</td>" for value in values)
            rows.append(f"<tr><th scope='row'>{escape(label)}</th>{cells}</tr>")
    return (
        f"<div class='scroll'><table><thead><tr><th></th>{head}</tr></thead>"
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )


def _definition_list(facts: Mapping[str, str]) -> str:
    rows = (f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in facts.items())
    return f"<dl>{''.join(rows)}</dl>" if facts else ""


def _picture(caption: str, png: bytes) -> str:
    data = base64.b64encode(png).decode()
    return f"<h2>{escape(caption)}</h2><img alt='{escape(caption)}' src='data:image/png;base64,{data}'>"
