"""Two nodes of a Ray cluster that are given the same run at once: `python -m benchmarks.study_twins`.

Every run of a study goes to two of three nodes at the same moment, and whoever finds it taken gives up at
once instead of waiting. Prints a row, as Markdown: how many runs were trained, how often the other node said
that the run is in use or, coming later, found it finished, and how many places differ from the same study on
this machine's pool. Exit 1 if any does.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

from benchmarks.study_kills import RayCluster, Study, differences, torture
from hotlap.studies import worker
from hotlap.studies.folder import StudyFolder
from hotlap.studies.jobs import Job
from hotlap.studies.plan import read_plan
from hotlap.studies.ray_pool import RayPool
from hotlap.studies.software import software


def train_or_give_up(order: dict[str, Any]) -> None:
    """Train a run unless another process does."""
    worker.LOCK_PATIENCE_S = 0.0
    worker.train_run(order)


def give_twice(study: StudyFolder, pool: RayPool) -> dict[str, list[str]]:
    """Give every run to two nodes; how each of the two ended, by the run."""
    ended: dict[str, list[str]] = defaultdict(list)
    for run in study.read_plan().runs():
        order = worker.train_job(study, run, software(), shared=True).argument
        for _ in range(2):
            pool.submit(Job(run.key, "benchmarks.study_twins:train_or_give_up", order))
        while len(ended[run.key]) < 2:
            for job, outcome in pool.wait(1.0):
                ended[job.key].append(outcome.reason or outcome.ending)
    return ended


def main() -> None:
    """Train the study alone, then with every run given twice; compare."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--plan", type=Path, default=Path("benchmarks/studies/kills.toml"))
    parser.add_argument("--out", type=Path, default=Path("results/study_twins"))
    arguments = parser.parse_args()
    shutil.rmtree(arguments.out, ignore_errors=True)
    arguments.out.mkdir(parents=True)
    # The nodes must find this module.
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(Path.cwd()), os.environ.get("PYTHONPATH")]))
    alone = Study(arguments.out / "alone", [str(arguments.plan)], None)
    torture(alone, lambda rng: False, 0, random.Random(0))
    study, cluster = StudyFolder(arguments.out / "twice"), RayCluster()
    study.write_plan(read_plan(arguments.plan))
    pool = RayPool(cluster.address, study.path)
    try:
        ended = give_twice(study, pool)
    finally:
        pool.close()
        cluster.close()
    refused = sum(any("another training run uses" in how for how in both) for both in ended.values())
    trained = sum("done" in both for both in ended.values())
    late = sum(both == ["done", "done"] for both in ended.values())
    found = differences(alone.out, study.path)
    print(
        "| runs given to two nodes | trained | the other said so | it found the run finished | differences |"
    )
    print(f"| ---: |{' ---: |' * 4}\n| {len(ended)} | {trained} | {refused} | {late} | {len(found)} |")
    for place in found[:20]:
        print(place, file=sys.stderr)
    sys.exit(1 if found or trained < len(ended) or refused + late < len(ended) else 0)


if __name__ == "__main__":
    main()
