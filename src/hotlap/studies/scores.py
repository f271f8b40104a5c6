"""Read what a study's finished runs say, and which planned runs are missing. Loads no training library."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from hotlap.errors import UsageError
from hotlap.evaluation.run_scores import RunScore, read_score
from hotlap.evaluation.study_answer import StudyAnswer, answer
from hotlap.runs.errors import RunFileError
from hotlap.runs.folder import RunFolder
from hotlap.studies.attempts import FAILED, LOST, AttemptLog, Entry
from hotlap.studies.folder import StudyFolder, is_finished
from hotlap.studies.plan import PlannedRun


def read_answer(folder: StudyFolder) -> StudyAnswer:
    """Aggregate the finished runs of a study. It is an error if there is none."""
    planned = folder.read_plan().runs()
    names, latest = group_names(planned), AttemptLog(folder.attempts).latest()
    scores: list[RunScore] = []
    missing: dict[str, str] = {}
    for run in planned:
        reason = why_missing(folder.run(run), run.steps)
        if reason is None:
            try:
                scores.append(read_score(folder.run(run), run.environment, names[run.key], run.seed))
            except RunFileError as error:
                reason = str(error)
        if reason is not None:
            missing[run.key] = _failure(latest.get(run.key, {})) or reason
    if not scores:
        raise UsageError(
            f"no run of the study in {folder.path} has finished yet (0 of {len(planned)}); "
            f"see `hotlap study status {folder.path}`"
        )
    return answer(folder.path.resolve().name, scores, missing)


def _failure(entry: Entry) -> str | None:
    """Why a run's last attempt failed; None if it did not."""
    if entry.get("what") not in (FAILED, LOST):
        return None
    return f"failed: {str(entry.get('reason')).partition(chr(10))[0]}"


def why_missing(folder: RunFolder, steps: int | None) -> str | None:
    """Why a run has no score, in words; None if it is finished."""
    if is_finished(folder, steps):
        return None
    if not folder.exists():
        return "not started"
    try:
        if folder.results.exists() and folder.read_results().stopped_early:
            return "a callback stopped it early"
        reached = max((event["timestep"] for event in folder.read_events()), default=0)
        total = steps or folder.read_config().total_timesteps
    except UsageError as error:
        return str(error)
    return f"not finished, at {reached:,} of {total:,} steps"


def group_names(runs: Sequence[PlannedRun]) -> dict[str, str]:
    """By the run's key a short name for its group: the algorithm, and what differs between its groups.

    Settings that all runs of an algorithm in an environment share are left out. What tells an algorithm's
    groups apart in one environment is named in all, so that a group has one name everywhere.
    """
    values: dict[tuple[str, str, str], set[str]] = {}
    keys = {(run.algorithm, key) for run in runs for key in _settings(run)}
    for run in runs:
        for algorithm, key in keys:
            if algorithm == run.algorithm:
                found = values.setdefault((run.environment, algorithm, key), set())
                found.add(_shown(_settings(run).get(key)))
    differing = {(algorithm, key) for (_, algorithm, key), found in values.items() if len(found) > 1}
    return {run.key: _name(run, differing) for run in runs}


def _settings(run: PlannedRun) -> dict[str, Any]:
    preset = {} if run.preset is None else {"preset": run.preset}
    return {**preset, **run.settings, **run.env_settings}


def _name(run: PlannedRun, differing: set[tuple[str, str]]) -> str:
    parts = [
        f"{key}={_shown(value)}" for key, value in _settings(run).items() if (run.algorithm, key) in differing
    ]
    return " ".join([run.algorithm, *parts])


def _shown(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)
