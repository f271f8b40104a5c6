"""The table of drivers in docs/limit.md: `python -m benchmarks.drivers_table STUDY … [--drivers NAME …]`.

Every finished run of the studies, and the drivers that are named, on the named tracks. The best checkpoint
drives 100 episodes from random starts, and 1,000 others for the share of clean ones. Prints Markdown.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from hotlap.evaluation.evaluate import evaluate
from hotlap.policies.loading import load_driver
from hotlap.policies.shipped import shipped_drivers
from hotlap.studies.folder import StudyFolder
from hotlap.tracks.library import NAMED_TRACKS

FEW, MANY = (100, 0), (1000, 1)
"""Numbers of episodes, and the seeds of their starts."""

COLUMNS = (
    "track", "preset", "seed", "steps", "training, s", "flying lap, s", "gap (95%)", "clean of 100",
    "of 1,000",
)  # fmt: skip


def figures(driver: str, track: str | None) -> list[str]:
    """The cells that describe how a driver drives."""
    loaded = load_driver(driver)
    episodes, seed = FEW
    few = evaluate(loaded, episodes=episodes, seed=seed, track=track, references=False).figures.as_dict()
    episodes, seed = MANY
    many = evaluate(loaded, episodes=episodes, seed=seed, track=track, references=False).figures.as_dict()
    t_ub = few["limit"]["t_ub"]
    low, high = (100.0 * (lap / t_ub - 1.0) for lap in few["flying_lap_ci95"])
    return [
        f"{few['flying_lap_median']:.3f}",
        f"{100.0 * few['limit']['gap']:+.2f}% ({low:.2f} to {high:.2f})",
        *(f"{round(each['clean_episode_rate'] * each['episodes']):,}" for each in (few, many)),
    ]


def rows_of_study(path: str) -> Iterator[list[str]]:
    """A row for each run: track, preset, seed, steps, seconds of training, figures."""
    study = StudyFolder.open(path)
    runs = sorted(study.read_plan().runs(), key=lambda run: (run.environment, run.seed))
    for run in runs:
        folder = study.run(run)
        results = folder.read_results()
        track = run.environment.partition(":")[2]
        trained = [f"{results.total_timesteps:,}", f"{results.training_time_sec:.0f}"]
        yield [track, str(run.preset), str(run.seed), *trained, *figures(str(folder.path), None)]


def rows_of_driver(name: str) -> Iterator[list[str]]:
    """A row for each named track."""
    record = shipped_drivers()[name]
    seed = str(record["command"]).rpartition(" ")[2]
    trained = [f"{record['steps']:,}", str(record["training_time_sec"])]
    for track in NAMED_TRACKS:
        yield [track, name, seed, *trained, *figures(name, track)]


def main() -> None:
    """Drive, and print a row at a time."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("studies", nargs="*", help="folders of `hotlap study run`")
    parser.add_argument("--drivers", nargs="*", default=[], help="shipped drivers, on every named track")
    arguments = parser.parse_args()
    print(f"| {' | '.join(COLUMNS)} |")
    print(f"| --- | --- |{' ---: |' * (len(COLUMNS) - 2)}", flush=True)
    for study in arguments.studies:
        for row in rows_of_study(study):
            print(f"| {' | '.join(row)} |", flush=True)
    for name in arguments.drivers:
        for row in rows_of_driver(name):
            print(f"| {' | '.join(row)} |", flush=True)


if __name__ == "__main__":
    main()
