"""What a study costs beside its runs: many tiny runs, on this machine's pool and on a Ray cluster of its own.

`python -m benchmarks.study_overhead [--runs 200] [--jobs 2] [--executors local ray] [--out DIR]`. A run's own
time is from its start to its end by its results, without the start of its process. Prints a row for each
executor, as Markdown:

- `study`: seconds from the command's start to its end;
- `runs`: the sum of the runs' own seconds, divided by the jobs; `ratio`: the first over the second;
- `first`: seconds until the first run was handed out (loading, checking the plan, starting Ray);
- `each`: what a run costs beside its own seconds, from the first that was handed out to the last that ended.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import time
from datetime import datetime
from pathlib import Path

from hotlap.studies.attempts import CLOSED, STARTED, AttemptLog
from hotlap.studies.folder import StudyFolder

OPTIONS = [
    "--env", "CartPole-v1", "--algo", "a2c", "--steps", "512", "--n-envs", "4",
    "--set", "evaluation_episodes=2",
]  # fmt: skip


def run_study(out: Path, runs: int, jobs: int, executor: str) -> tuple[float, float]:
    """Train all runs; the times of the command's start and end."""
    shutil.rmtree(out, ignore_errors=True)
    where = ["--jobs", str(jobs), *(["--ray"] if executor == "ray" else [])]
    words = ["study", "run", *OPTIONS, "--seeds", f"0-{runs - 1}", "--out", str(out), *where]
    begun = time.time()
    subprocess.run([sys.executable, "-m", "hotlap", *words], check=True, stdout=subprocess.DEVNULL)
    return begun, time.time()


def own_seconds(study: StudyFolder) -> list[float]:
    """How long each run took by its results."""
    found = [study.run(run).read_results() for run in study.read_plan().runs()]
    return [
        (datetime.fromisoformat(one.finished_at) - datetime.fromisoformat(one.started_at)).total_seconds()
        for one in found
    ]


def measure(out: Path, runs: int, jobs: int, executor: str) -> list[str]:
    """The cells of a row."""
    begun, ended = run_study(out, runs, jobs, executor)
    study = StudyFolder.open(out)
    own = sum(own_seconds(study))
    log = [
        (entry["what"], datetime.fromisoformat(entry["at"]).timestamp())
        for entry in AttemptLog(study.attempts).read()
    ]
    first = next(at for what, at in log if what == STARTED)
    last = next(at for what, at in log if what == CLOSED)
    each = ((last - first) * jobs - own) / runs
    figures = [ended - begun, own / jobs, (ended - begun) / (own / jobs), first - begun, each]
    return [executor, str(runs), str(jobs), *(f"{figure:.2f}" for figure in figures)]


def main() -> None:
    """Measure each executor, and print its row."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--executors", nargs="+", default=["local", "ray"], choices=["local", "ray"])
    parser.add_argument("--out", type=Path, default=Path("results/study_overhead"))
    arguments = parser.parse_args()
    print("| executor | runs | jobs | study, s | runs, s | ratio | first, s | each, s |")
    print(f"| --- |{' ---: |' * 7}", flush=True)
    for executor in arguments.executors:
        row = measure(arguments.out / executor, arguments.runs, arguments.jobs, executor)
        print(f"| {' | '.join(row)} |", flush=True)


if __name__ == "__main__":
    main()
