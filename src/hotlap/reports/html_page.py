"""One HTML file that needs neither a network nor other files: its frame, tables, lists and pictures."""

from __future__ import annotations

import base64
import io
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

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
thead th { color: var(--faint); font-weight: 600; } .first thead th:nth-child(2) { color: var(--mark); }
.first td:nth-child(2) { font-weight: 600; }
th.name, td.name { text-align: left; white-space: normal; min-width: 7rem; }
img { max-width: 100%; margin-top: 1rem; border-radius: 6px; display: block; background: #fbfbf9; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1.5rem; margin: 1rem 0 0; }
dt { color: var(--faint); } dd { margin: 0; overflow-wrap: anywhere; }
"""


def write_page(path: Path, title: str, lead: str, parts: Sequence[str]) -> None:
    """Write a page of parts that are HTML already."""
    lines = [
        "<!doctype html><html lang='en'><head><meta charset='utf-8'>",
        "<meta name='viewport' content='width=device-width, initial-scale=1'>",
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body>",
        f"<h1>{escape(title)}</h1><p class='lead'>{escape(lead)}</p>",
        *parts,
        "</body></html>\n",
    ]
    path.write_text("\n".join(lines), encoding="utf-8")


def heading(text: str) -> str:
    """A section's heading."""
    return f"<h2>{escape(text)}</h2>"


def paragraph(text: str) -> str:
    """A paragraph."""
    return f"<p>{escape(text)}</p>"


def table(
    headings: Sequence[str],
    rows: Sequence[Sequence[str | None]],
    *,
    names: int = 1,
    mark_first: bool = False,
) -> str:
    """A table whose first columns are names. `mark_first` stresses the first column of values."""
    kinds = [" class='name'"] * names + [""] * (len(headings) - names)
    head = "".join(
        f"<th scope='col'{kind}>{escape(text)}</th>" for text, kind in zip(headings, kinds, strict=True)
    )
    body = "".join(
        f"<tr><th scope='row'>{escape(name or '')}</th>"
        + "".join(
            f"<td{kind}>{escape(text or '–')}</td>" for text, kind in zip(cells, kinds[1:], strict=True)
        )
        + "</tr>"
        for name, *cells in rows
    )
    stressed = " class='first'" if mark_first else ""
    return (
        f"<div class='scroll'><table{stressed}><thead><tr>{head}</tr></thead>"
        f"<tbody>{body}</tbody></table></div>"
    )


def definition_list(facts: Mapping[str, str]) -> str:
    """Names and what they stand for."""
    rows = (f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in facts.items())
    return f"<dl>{''.join(rows)}</dl>" if facts else ""


def picture(description: str, png: bytes) -> str:
    """A PNG, inside the page."""
    data = base64.b64encode(png).decode()
    return f"<img alt='{escape(description)}' src='data:image/png;base64,{data}'>"


def png_of(figure: Figure) -> bytes:
    """A matplotlib figure as PNG."""
    target = io.BytesIO()
    figure.savefig(target, format="png", dpi=130, facecolor=figure.get_facecolor())
    return target.getvalue()
