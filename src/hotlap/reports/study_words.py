"""What a study shows, in words: rows of tables, and the notes below them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from hotlap.evaluation.aggregates import Estimate
from hotlap.evaluation.run_scores import CLEAN, FLYING_LAP, GAP, SCORES
from hotlap.evaluation.study_answer import EnvironmentAnswer, GroupAnswer, StudyAnswer
from hotlap.reports.definitions import DEFINITIONS
from hotlap.reports.run_view import duration
from hotlap.reports.study_pairs import Row, is_shortened

NAMES = ("environment", "group", "first", "second")
"""Columns of words; all others are figures."""
LEAST_RUNS = 5
"""With fewer runs, resampling them shows too little of how runs vary."""
REWARDED_DIFFERENTLY = (
    "the groups were rewarded differently (weights, keywords or wrappers), so their rewards do not compare"
)
LABELS = {kind.key: kind.label for kind in SCORES}
_BRIEF = {FLYING_LAP.key, CLEAN.key}
_MOST_LISTED = 6
_PATH = r"(?:[^\s/'\"(]*/){2,}\S*[^\s:;,.)'\"]"
_SHARED = {
    "score": "of a run: the figures of its last evaluation during training.",
    "figures": "interquartile means over runs: the mean of the middle half. In brackets 95% intervals, by "
    "stratified bootstrap over runs.",
}
_PROBABILITY = {
    "probability": "that a run of the first group is better than one of the second; ties count half "
    "(Mann-Whitney U). Around 50% neither is better.",
}
_TIME = {"time": "the median wall time of training, with whatever else ran beside the run."}
_CURVES = {
    "profile": "the share of runs whose score is better than a threshold.",
    "curves": "interquartile means of the rewards of all evaluations, with pointwise 95% bands, as far as "
    "every run of the group reaches. Over time: at the median time at which its runs got there.",
}


def lead(found: StudyAnswer) -> str:
    """How much of the study the report is about."""
    if not found.missing:
        return "one run" if found.planned == 1 else f"all {found.planned} runs"
    return f"{found.finished} of {found.planned} planned runs; the others have not finished"


def title(environment: EnvironmentAnswer) -> str:
    """An environment, with what its groups have in common."""
    groups, parts = environment.groups, [environment.environment]
    if not _differ(len(of.seeds) for of in groups):
        runs = len(groups[0].seeds)
        parts.append("one run each" if runs == 1 else f"{runs} runs each")
    if not _differ(of.steps for of in groups):
        parts.append(f"{groups[0].steps:,} steps")
    return ", ".join(parts)


def group_rows(environment: EnvironmentAnswer, *, titled: bool = False, brief: bool = False) -> list[Row]:
    """A row per group. `titled` leaves out what the title says, `brief` the intervals of lesser figures."""
    groups = environment.groups
    runs = not titled or _differ(len(of.seeds) for of in groups)
    steps = not titled or _differ(of.steps for of in groups)
    known = [kind.key for kind in SCORES if any(of.iqm[kind.key] is not None for of in groups)]
    return [
        {
            "group": of.group,
            **({"runs": str(len(of.seeds))} if runs else {}),
            **{
                LABELS[key]: score_in_words(key, of.iqm[key], interval=not (brief and key in _BRIEF))
                for key in known
            },
            **({"steps": f"{of.steps:,}"} if steps else {}),
            "time": duration(of.seconds),
        }
        for of in groups
    ]


def _differ(values: Iterable[int]) -> bool:
    return len(set(values)) > 1


def gap_rows(found: StudyAnswer) -> list[Row]:
    """A row per group whose gap is known on several tracks."""
    return [
        {"group": of.group, "tracks": str(len(of.environments)), GAP.label: score_in_words(GAP.key, of.iqm)}
        for of in found.gaps
    ]


def notes(found: StudyAnswer) -> list[str]:
    """What a reader must know of these figures."""
    said = [note for environment in found.environments for note in _environment_notes(environment)]
    if any(map(is_shortened, [*(each.pairs for each in found.environments), found.pairs])):
        said.append("Of many pairs only those of the best group are shown; --csv and --json have all.")
    fewest = min(len(of.seeds) for of in _groups(found))
    if fewest < LEAST_RUNS:
        runs = "one run" if fewest == 1 else f"{fewest} runs"
        about = "One run has no interval, and intervals" if fewest == 1 else "Intervals"
        said.append(
            f"Some groups have {runs} only. {about} of fewer than {LEAST_RUNS} runs are too narrow: "
            "train more seeds."
        )
    return said


def missing_lines(found: StudyAnswer) -> list[str]:
    """The missing runs; if they are many, how many of them for which reason."""
    # Each run has its own path: reasons with paths would all be different, and long.
    reasons = {run: re.sub(_PATH, "…", why) for run, why in found.missing.items()}
    if len(reasons) <= _MOST_LISTED:
        return [f"{run}: {why}" for run, why in reasons.items()]
    kinds = Counter("not finished" if why.startswith("not finished") else why for why in reasons.values())
    return [f"{count} {why}" for why, count in kinds.most_common()]


def definitions(found: StudyAnswer, *, curves: bool) -> dict[str, str]:
    """What the words mean."""
    race = _known(found, CLEAN.key)
    racing = [word for word, key in (("flying lap", FLYING_LAP.key), ("gap", GAP.key)) if _known(found, key)]
    laps = {word: DEFINITIONS[word] for word in [*racing, *(["clean lap"] if race else [])]}
    compared = _PROBABILITY if any(each.pairs for each in found.environments) else {}
    return {**_SHARED, **compared, **_TIME, **(_CURVES if curves else {}), **laps}


def score_in_words(key: str, of: Estimate | None, *, interval: bool = True) -> str:
    """A score with its interval: gaps and shares in per cent."""
    if of is None:
        return "-"
    percent = key in (GAP.key, CLEAN.key)
    scale, digits = (100.0, 1 if key == GAP.key else 0) if percent else (1.0, _digits(of))
    sign = "+" if key == GAP.key else ""
    value = f"{scale * of.value:{sign}.{digits}f}{'%' if percent else ''}"
    if not interval or of.ci95 is None:
        return value
    low, high = (f"{scale * end:{sign}.{digits}f}" for end in of.ci95)
    return f"{value} ({low}..{high})"


def _environment_notes(environment: EnvironmentAnswer) -> Iterable[str]:
    if not environment.rewards_compare:
        yield f"{environment.environment}: {REWARDED_DIFFERENTLY}."
    lapless = {of.group: of.scores[FLYING_LAP.key].count(None) for of in environment.groups}
    if any(lapless.values()) and _has(environment, FLYING_LAP.key):
        runs = ", ".join(f"{name} ({count})" for name, count in lapless.items() if count)
        yield (
            f"{environment.environment}: runs without a flying lap at the end: {runs}. Their groups have no "
            "mean lap time and no mean gap, because the other runs would be a selection. Probabilities and "
            "profiles rank such a run below all others."
        )


def _known(found: StudyAnswer, key: str) -> bool:
    return any(_has(environment, key) for environment in found.environments)


def _has(environment: EnvironmentAnswer, key: str) -> bool:
    return any(value is not None for of in environment.groups for value in of.scores[key])


def _groups(found: StudyAnswer) -> list[GroupAnswer]:
    return [of for environment in found.environments for of in environment.groups]


def _digits(of: Estimate) -> int:
    """Decimals so that a value and its interval have about four digits."""
    largest = max(map(abs, [of.value, *(of.ci95 or [])]))
    return 0 if largest >= 1000 else 1 if largest >= 100 else 2
