"""Pairs of groups in words: how likely a run of the one is better than one of the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from hotlap.evaluation.aggregates import Estimate
from hotlap.evaluation.run_scores import GAP, REWARD
from hotlap.evaluation.study_answer import EnvironmentAnswer, PairAnswer, StudyAnswer

Row = dict[str, str]
BETTER = {GAP.key: "smaller gap", REWARD.key: "higher reward"}
_MOST_PAIRS = 10
"""More in one environment are too many to read."""


def leading_pairs(pairs: Sequence[PairAnswer]) -> list[PairAnswer]:
    """The pairs of one environment; of too many to read those of the best group, which comes first in each.

    The best is the one whose probabilities of improvement over the others have the highest mean.
    """
    scored = next((found for key in BETTER if (found := _of(pairs, key))), [])
    if len(scored) <= _MOST_PAIRS:
        return list(pairs)
    won: dict[str, list[float]] = {}
    for pair in scored:
        won.setdefault(pair.first, []).append(pair.probability.value)
        won.setdefault(pair.second, []).append(1.0 - pair.probability.value)
    best = max(won, key=lambda group: float(np.mean(won[group])))
    chosen = [pair for pair in pairs if best in (pair.first, pair.second)]
    return [pair if pair.first == best else _turned(pair) for pair in chosen]


def _turned(pair: PairAnswer) -> PairAnswer:
    """The same pair seen from its second group."""
    of = pair.probability
    ends = None if of.ci95 is None else [1.0 - end for end in reversed(of.ci95)]
    return replace(pair, first=pair.second, second=pair.first, probability=Estimate(1.0 - of.value, ends))


def is_shortened(pairs: Sequence[PairAnswer]) -> bool:
    """Whether `leading_pairs` leaves any of them out."""
    return len(leading_pairs(pairs)) < len(pairs)


def pair_rows(found: StudyAnswer, *, every: bool = False) -> list[Row]:
    """A row per environment and pair of groups, and one for each pair over all its environments."""
    cells: dict[tuple[str, str, str], dict[str, PairAnswer]] = {}
    for pairs in [*(environment.pairs for environment in found.environments), found.pairs]:
        for pair in pairs if every else leading_pairs(pairs):
            cells.setdefault((_where(pair), pair.first, pair.second), {})[pair.score] = pair
    used = [key for key in BETTER if any(key in of for of in cells.values())]
    return [
        {
            "environment": where,
            "first": first,
            "second": second,
            **{BETTER[key]: chance(of[key].probability) if key in of else "-" for key in used},
        }
        for (where, first, second), of in cells.items()
    ]


def pair_tables(found: StudyAnswer) -> dict[str, list[Row]]:
    """The same rows as narrow tables by their titles: one for each environment, without what repeats."""
    by_environment: dict[str, list[Row]] = {}
    for row in pair_rows(found):
        by_environment.setdefault(row["environment"], []).append(row)
    return dict(_pair_table(where, rows) for where, rows in by_environment.items())


def _pair_table(environment: str, rows: Sequence[Row]) -> tuple[str, list[Row]]:
    said = {"environment", *(key for key in rows[0] if all(row[key] == "-" for row in rows))}
    title = f"{environment}: probability that"
    if len(rows) > 1 and len({row["first"] for row in rows}) == 1:
        title += f" {rows[0]['first']} is better than the second"
        said.add("first")
    else:
        title += " the first is better than the second"
    return title, [{key: row[key] for key in row if key not in said} for row in rows]


def drawn_pairs(environment: EnvironmentAnswer) -> list[PairAnswer]:
    """The pairs of an environment by the figure of its profiles, or else by the reward."""
    pairs = leading_pairs(environment.pairs)
    return _of(pairs, environment.profiled) or _of(pairs, REWARD.key)


def chance(of: Estimate) -> str:
    """A probability with its interval."""
    if of.ci95 is None:
        return f"{of.value:.0%}"
    low, high = of.ci95
    return f"{of.value:.0%} ({100 * low:.0f}..{100 * high:.0f})"


def _of(pairs: Sequence[PairAnswer], key: str) -> list[PairAnswer]:
    return [pair for pair in pairs if pair.score == key]


def _where(pair: PairAnswer) -> str:
    only, *others = pair.environments
    return f"mean of {len(pair.environments)} environments" if others else only
