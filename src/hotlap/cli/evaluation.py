"""`hotlap evaluate` and `hotlap compare`: neither loads torch."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from hotlap.cli.app import AsJson, Imports, Verbose, app
from hotlap.cli.files import MOVING, PICTURES, check_path, writing
from hotlap.cli.printing import print_columns, print_table, progress_bar
from hotlap.errors import UsageError

if TYPE_CHECKING:
    from hotlap.evaluation.evaluate import Evaluation
    from hotlap.evaluation.statistics import Figures
    from hotlap.policies.loading import Driver


@app.command()
def evaluate(
    driver: Annotated[str, typer.Argument(help="A run folder, a checkpoint (.zip), or a shipped driver.")],
    episodes: Annotated[int, typer.Option(min=1, help="How many episodes.")] = 100,
    track: Annotated[
        str | None, typer.Option(help="Another track than it was trained on; random: a new one each episode.")
    ] = None,
    start: Annotated[str, typer.Option(help="random: anywhere on the lap; grid: at the line.")] = "random",
    seed: Annotated[int, typer.Option(min=0, help="Draws starts and episodes.")] = 0,
    deterministic: Annotated[bool, typer.Option(help="The likeliest action, or one drawn.")] = True,
    ignore_physics: Annotated[
        bool, typer.Option("--ignore-physics", help="Drive although the physics has changed.")
    ] = False,
    video: Annotated[Path | None, typer.Option(help="Film an episode: .mp4 or .gif.")] = None,
    picture: Annotated[Path | None, typer.Option(help="Draw the best lap: .png, .svg or .pdf.")] = None,
    report: Annotated[Path | None, typer.Option(help="Write all of it to one .html file.")] = None,
    imports: Imports = None,
    as_json: AsJson = False,
    verbose: Verbose = False,
) -> None:
    """Drive episodes and show what came of them, beside the reference drivers."""
    from hotlap.envs.names import import_modules
    from hotlap.evaluation.evaluate import acting
    from hotlap.evaluation.evaluate import evaluate as run
    from hotlap.policies.loading import load_driver

    check_path("--picture", picture, PICTURES)
    check_path("--report", report, (".html",))
    check_path("--video", video, MOVING)
    import_modules(imports or [])
    loaded = load_driver(driver)
    if loaded.config.environment_name.track is None and (picture or start != "random"):
        raise UsageError(f"--picture and --start are for races; {loaded.title} drives {loaded.environment}")
    found = run(
        loaded, episodes=episodes, track=track, start=start, seed=seed,
        deterministic=deterministic, ignore_physics=ignore_physics,
    )  # fmt: skip
    title, lead = _title(loaded, track, found.figures, start)
    if as_json:
        print(json.dumps(found.as_dict(), indent=2))
    else:
        _print_table(loaded.title, title, lead, found)
    if not (picture or video or report):
        return
    from hotlap.reports.evaluation_files import EvaluationFiles

    act = acting(loaded, deterministic=deterministic, seed=seed)
    files = EvaluationFiles(loaded, act, track=track, start=start, episodes=episodes, seed=seed)
    if picture is not None:
        with writing(picture):
            files.picture(picture)
    if video is not None:
        with writing(video):
            files.video(video)
    if report is not None:
        with writing(report):
            files.report(report, found, lead)
    for name, path in (("picture", picture), ("video", video), ("report", report)):
        if path is not None and not as_json:
            print(f"{name}: {path}")


@app.command()
def compare(
    runs: Annotated[
        list[str], typer.Argument(metavar="RUN...", help="Run folders, or NAME=RUN,RUN for a group.")
    ],
    episodes: Annotated[int, typer.Option(min=1, help="Evaluation episodes of each run.")] = 100,
    track: Annotated[str | None, typer.Option(help="Race them all on this track.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="Draws starts and episodes.")] = 0,
    picture: Annotated[Path | None, typer.Option(help="Draw the comparison: .png, .svg or .pdf.")] = None,
    imports: Imports = None,
    as_json: AsJson = False,
    verbose: Verbose = False,
) -> None:
    """Evaluate runs against each other; those that differ in their seed alone are one group."""
    from hotlap.envs.names import import_modules
    from hotlap.evaluation.comparison import Run, check_comparable, group_runs, score_run
    from hotlap.evaluation.comparison import compare as run_comparison
    from hotlap.policies.loading import load_driver

    check_path("--picture", picture, PICTURES)
    named = [(name, path) for name, paths in map(_read_group, runs) for path in paths]
    paths = [path for _, path in named]
    if len(paths) < 2 or len(set(paths)) < len(paths) or "" in paths:
        raise UsageError(f"{' '.join(runs)}: a comparison needs two runs at least, each named once")
    import_modules(imports or [])
    drivers = [load_driver(path) for path in paths]
    check_comparable(drivers)
    scored: list[Run] = []
    with progress_bar("evaluating") as tick:
        for path, driver in zip(paths, drivers, strict=True):
            tick(len(scored), len(paths))
            scored.append(score_run(path, driver, episodes=episodes, seed=seed, track=track))
    groups = group_runs([run for (name, _), run in zip(named, scored, strict=True) if name is None])
    for (name, _), run in zip(named, scored, strict=True):
        if name is not None:
            groups.setdefault(name, []).append(run)
    if len(groups) == 1:
        groups = {run.name: [run] for run in scored}
    found = run_comparison(groups)
    if picture is not None:
        from hotlap.reports.comparison_picture import save_comparison_picture

        with writing(picture):
            save_comparison_picture(found, groups, picture)
    if as_json:
        print(json.dumps(found, indent=2))
        return
    _print_comparison(found)
    if picture is not None:
        print(f"picture: {picture}")


def _read_group(text: str) -> tuple[str | None, list[str]]:
    name, equals, paths = text.partition("=")
    return (name, paths.split(",")) if equals and name else (None, [text])


def _print_comparison(found: dict[str, Any]) -> None:
    figures = [key for key in next(iter(found["groups"].values())) if key != "runs"]
    rows = []
    for name, of in found["groups"].items():
        row: dict[str, object] = {"group": name, "runs": len(of["runs"])}
        for key in figures:
            low, high = of[key]["ci95"]
            row[key] = f"{of[key]['iqm']:.3f} ({low:.3f}..{high:.3f})"
        rows.append(row)
    print_table("Interquartile means over runs, and their 95% intervals", rows)
    for pair in found["pairs"]:
        for key in figures:
            low, high = pair[key]["ci95"]
            chance = pair[key]["probability"]
            print(
                f"{pair['better']} beats {pair['than']} by {key} with probability {chance:.2f} "
                f"({low:.2f}..{high:.2f})"
            )


def _title(driver: Driver, track: str | None, figures: Figures, start: str) -> tuple[str, str]:
    where = driver.environment if track is None else f"track {track}"
    lead = f"{figures.episodes} episodes"
    if figures.t_c is not None:
        lead += f" from {'the grid' if start == 'grid' else 'random starts'}, T_c {figures.t_c:.2f} s"
    return f"{driver.title} on {where}", lead


def _print_table(name: str, title: str, lead: str, found: Evaluation) -> None:
    from hotlap.reports.figures import format_figures

    columns = {name: found.figures, **found.references}
    print_columns(f"{title}: {lead}", {each: format_figures(figures) for each, figures in columns.items()})
    if found.figures.t_c is not None:
        print("T_c is the quickest lap along the centreline that grip, power, brakes and drag allow.")
