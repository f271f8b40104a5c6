"""A study's figures as CSV, one row each, and as LaTeX tables for a paper."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Mapping, Sequence

from hotlap.evaluation.aggregates import Estimate
from hotlap.evaluation.run_scores import SCORES
from hotlap.evaluation.study_answer import EnvironmentAnswer, PairAnswer, StudyAnswer
from hotlap.reports.study_pairs import Row, pair_rows
from hotlap.reports.study_words import NAMES, gap_rows, group_rows, lead

COLUMNS = ("environment", "group", "second_group", "figure", "runs", "value", "ci95_low", "ci95_high")
"""Of the CSV. A probability is that `group` is better than `second_group`; gaps and shares are fractions."""
ALL = "all"
"""The environment of what is aggregated over several."""
_SPECIAL = {
    "\\": r"\textbackslash{}", "~": r"\textasciitilde{}", "^": r"\textasciicircum{}",
    **{character: f"\\{character}" for character in "&%$#_{}"},
}  # fmt: skip
_INTERVAL = re.compile(r"\((\S+)\.\.(\S+)\)")
_SIGNED = re.compile(r"(?<![\w.])([-+]\d+(?:\.\d+)?)")
_Cells = tuple[object, ...]


def to_csv(found: StudyAnswer) -> str:
    """Every aggregated figure but curves and profiles, which `--json` has."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    runs = {
        (environment.environment, of.group): len(of.seeds)
        for environment in found.environments
        for of in environment.groups
    }
    for environment in found.environments:
        writer.writerows(_group_cells(environment))
        writer.writerows(_pair_cells(environment.environment, pair, runs) for pair in environment.pairs)
    writer.writerows(_pair_cells(ALL, pair, runs) for pair in found.pairs)
    for of in found.gaps:
        count = sum(runs[name, of.group] for name in of.environments)
        writer.writerow((ALL, of.group, "", "gap", count, *_figures(of.iqm)))
    return text.getvalue()


def _group_cells(environment: EnvironmentAnswer) -> Iterator[_Cells]:
    for of in environment.groups:
        start = (environment.environment, of.group, "")
        for kind in SCORES:
            if (iqm := of.iqm[kind.key]) is not None:
                yield (*start, kind.key, len(of.seeds), *_figures(iqm))
        for figure, value in (("steps", of.steps), ("seconds", of.seconds)):
            yield (*start, figure, len(of.seeds), value, "", "")


def _pair_cells(environment: str, pair: PairAnswer, runs: Mapping[tuple[str, str], int]) -> _Cells:
    count = sum(runs[name, group] for name in pair.environments for group in (pair.first, pair.second))
    figure = f"probability_of_improvement:{pair.score}"
    return (environment, pair.first, pair.second, figure, count, *_figures(pair.probability))


def _figures(of: Estimate) -> _Cells:
    return (of.value, *(of.ci95 or ("", "")))


def to_latex(found: StudyAnswer) -> str:
    """Tables in booktabs' style, to \\input: a table of groups and one of probabilities of improvement."""
    blocks = [
        [{"environment": environment.environment, **row} for row in group_rows(environment)]
        for environment in found.environments
    ]
    parts = [
        f"% {lead(found)}. \\usepackage{{booktabs}}",
        _tabular(blocks, "Interquartile means over runs, with stratified bootstrap 95\\% intervals."),
    ]
    if rows := pair_rows(found, every=True):
        by_environment = dict.fromkeys(row["environment"] for row in rows)
        grouped = [[row for row in rows if row["environment"] == name] for name in by_environment]
        caption = "Probability that a run of the first group is better than one of the second."
        parts.append(_tabular(grouped, caption))
    if rows := gap_rows(found):
        parts.append(_tabular([rows], "Gaps to the limit over all tracks."))
    return "\n\n".join(parts) + "\n"


def _tabular(blocks: Sequence[Sequence[Row]], caption: str) -> str:
    """A table; a rule between blocks, and what repeats in the first column said once."""
    # The longest row first: others lack only figures that it has.
    longest = sorted((row for rows in blocks for row in rows), key=len, reverse=True)
    headings = list(dict.fromkeys(key for row in longest for key in row))
    text = [key for key in headings if key in NAMES]
    lines = [" & ".join(_escaped(key[0].upper() + key[1:]) for key in headings) + r" \\"]
    for rows in blocks:
        lines.append(r"\midrule")
        said = None
        for row in rows:
            first, *cells = [_cell(row.get(key, "-"), plain=key in text) for key in headings]
            lines.append(" & ".join(["" if first == said else first, *cells]) + r" \\")
            said = first
    columns = "l" * len(text) + "r" * (len(headings) - len(text))
    return "\n".join([
        r"\begin{table}", r"\centering", f"\\caption{{{caption}}}", f"\\begin{{tabular}}{{{columns}}}",
        r"\toprule", *lines, r"\bottomrule", r"\end{tabular}", r"\end{table}",
    ])  # fmt: skip


def _cell(text: str, *, plain: bool) -> str:
    """A cell for LaTeX: intervals in brackets, numbers with a true minus."""
    if plain:
        return _escaped(text)
    if text == "-":
        return "--"
    return _SIGNED.sub(r"$\1$", _INTERVAL.sub(r"[\1, \2]", _escaped(text)))


def _escaped(text: str) -> str:
    return "".join(_SPECIAL.get(character, character) for character in text)
