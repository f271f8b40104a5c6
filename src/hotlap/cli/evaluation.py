"""`hotlap evaluate` and `hotlap compare`: neither loads torch."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from hotlap.cli.app import AsJson, Imports, Verbose, app
from hotlap.cli.completion import complete_driver, complete_track
from hotlap.cli.files import MOVING, PICTURES, check_path, writing
from hotlap.cli.printing import print_columns, print_table, print_text, progress_bar
from hotlap.errors import UsageError
from hotlap.invocation import command

if TYPE_CHECKING:
    from hotlap.envs.options import TrackName
    from hotlap.evaluation.comparison import Run
    from hotlap.evaluation.evaluate import Evaluation
    from hotlap.policies.loading import AnyDriver
    from hotlap.reports.evaluation_files import EvaluationFiles

_SEED = "Seed of the starts and the episodes."
_DRIVER = "A run folder, a checkpoint (.zip), or a name from `hotlap drivers`."


@app.command()
def evaluate(
    driver: Annotated[str, typer.Argument(help=_DRIVER, autocompletion=complete_driver)],
    episodes: Annotated[int, typer.Option(min=1, metavar="N", help="How many episodes to drive.")] = 100,
    track: Annotated[
        str | None,
        typer.Option(
            metavar="TRACK",
            help="Race on another track. random: a new one for each episode.",
            autocompletion=complete_track,
        ),
    ] = None,
    start: Annotated[
        str,
        typer.Option(metavar="START", help="random: begin anywhere on the lap; grid: begin at the line."),
    ] = "random",
    seed: Annotated[int, typer.Option(min=0, metavar="N", help=_SEED)] = 0,
    sampled: Annotated[
        bool, typer.Option("--no-deterministic", help="Sample actions as in training, not the likeliest.")
    ] = False,
    ignore_physics: Annotated[
        bool, typer.Option("--ignore-physics", help="Drive even if the physics has changed since training.")
    ] = False,
    video: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Film the best lap: .mp4 or .gif.")
    ] = None,
    picture: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the best lap: .png, .svg or .pdf.")
    ] = None,
    report: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a report to one .html file.")
    ] = None,
    imports: Imports = None,
    as_json: AsJson = False,
    verbose: Verbose = False,
) -> None:
    """Measure a driver: drive episodes and show lap times and rewards beside the reference drivers."""
    check_path("--picture", picture, PICTURES)
    check_path("--report", report, (".html",))
    check_path("--video", video, MOVING)
    with progress_bar(f"evaluating {Path(driver).name}") as tick:
        from hotlap.envs.names import import_modules
        from hotlap.evaluation.evaluate import evaluate as run
        from hotlap.policies.loading import load_driver

        import_modules(imports or [])
        loaded = load_driver(driver)
        _check_options(loaded, start, picture, video)
        found = run(
            loaded, episodes=episodes, track=track, start=start, seed=seed,
            deterministic=not sampled, ignore_physics=ignore_physics, progress=tick,
        )  # fmt: skip
    title, lead = _title(loaded, found, track, start)
    if as_json:
        print(json.dumps(found.as_dict(), indent=2))
    else:
        _print_table(loaded.title, f"{title}: {lead}", found)
    if not (picture or video or report):
        return
    from hotlap.reports.evaluation_files import EvaluationFiles

    files = EvaluationFiles(loaded, found, deterministic=not sampled, seed=seed)
    written = _write_files(files, picture, video, report, title, lead)
    if not as_json:
        for name, path in written.items():
            print(f"{name}: {path}" + (f" ({files.shows})" if name != "report" else ""))


def _check_options(driver: AnyDriver, start: str, picture: Path | None, video: Path | None) -> None:
    """Raise before the driving for what could not be done after it."""
    from hotlap.policies.loading import Driver

    if not isinstance(driver, Driver) or driver.is_racer:
        return
    given = [option for option, used in (("--picture", picture), ("--start", start != "random")) if used]
    if given:
        raise UsageError(
            f"{' and '.join(given)}: for races only; {driver.title} drives {driver.environment}. Leave it out"
        )
    if video is not None:
        from hotlap.reports.episode_video import make_filmed_env

        make_filmed_env(driver).close()


def _write_files(
    files: EvaluationFiles,
    picture: Path | None,
    video: Path | None,
    report: Path | None,
    title: str,
    lead: str,
) -> dict[str, Path]:
    """Write what was asked for; by kind, where it is."""
    written = {}
    if picture is not None:
        with progress_bar(f"drawing {picture.name}"), writing(picture):
            files.picture(picture)
        written["picture"] = picture
    if video is not None:
        with progress_bar(f"filming {video.name}") as tick, writing(video):
            files.video(video, tick)
        written["video"] = video
    if report is not None:
        with progress_bar(f"writing {report.name}"), writing(report):
            files.report(report, title, lead)
        written["report"] = report
    return written


def _title(driver: AnyDriver, found: Evaluation, track: str | None, start: str) -> tuple[str, str]:
    lead = f"{found.figures.episodes} episodes"
    if not found.driven:
        return f"{driver.title} in {driver.environment}", lead
    lead += f" from {'the grid' if start == 'grid' else 'random starts'}"
    tracks = {each.name for each in found.driven[0].seen.tracks}
    mean = "mean " if len(tracks) > 1 else ""
    if (limit := found.figures.limit) is not None:
        lead += f", {mean}limit {limit['t_ub']:.2f} s"
    where = tracks.pop() if len(tracks) == 1 else f"{len(tracks)} tracks"
    return f"{driver.title} on {where}", f"{lead}, {mean}T_c {found.figures.t_c:.2f} s"


def _print_table(name: str, title: str, found: Evaluation) -> None:
    from hotlap.reports.figures import definitions, format_figures

    columns = {name: found.figures, **found.references}
    print_columns(title, {each: format_figures(figures) for each, figures in columns.items()})
    for word, meaning in definitions(columns).items():
        print_text(f"{word}: {meaning}")
    tracks = {each.name for each in found.driven[0].seen.tracks} if found.driven else set()
    if found.figures.limit is None and len(tracks) == 1:
        print("The limit of the car is not known here. Find it in seconds:")
        print(f"  {command('limit', tracks.pop(), '--quality', 'quick')}")


@app.command()
def compare(
    runs: Annotated[
        list[str],
        typer.Argument(
            metavar="DRIVER...",
            help="Run folders, checkpoints or names from `hotlap drivers`; NAME=RUN,RUN makes a group.",
            autocompletion=complete_driver,
        ),
    ],
    episodes: Annotated[int, typer.Option(min=1, metavar="N", help="How many episodes each drives.")] = 100,
    track: Annotated[
        str | None,
        typer.Option(metavar="TRACK", help="Race them all on this track.", autocompletion=complete_track),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, metavar="N", help=_SEED)] = 0,
    picture: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the comparison: .png, .svg or .pdf.")
    ] = None,
    imports: Imports = None,
    as_json: AsJson = False,
    verbose: Verbose = False,
) -> None:
    """Compare drivers or runs in the same episodes; runs that differ only in their seed form a group."""
    check_path("--picture", picture, PICTURES)
    named = [(name, path) for name, paths in map(_read_group, runs) for path in paths]
    paths = [path for _, path in named]
    if len(paths) < 2 or len({Path(path) for path in paths}) < len(paths) or "" in paths:
        raise UsageError(f"{' '.join(runs)}: a comparison needs two runs at least, each named once")
    from hotlap.envs.names import import_modules

    import_modules(imports or [])
    scored, where = _score_runs(paths, episodes, seed, track)
    limit = _limit_on(where)
    from hotlap.evaluation.comparison import compare as run_comparison

    groups = _groups([name for name, _ in named], scored)
    name = None if where is None else str(getattr(where, "name", where))
    found = {"track": name, "episodes": episodes, "limit": limit, **run_comparison(groups)}
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


def _limit_on(where: TrackName | None) -> dict[str, float] | None:
    """T_UB and T_c of a track whose limit is known."""
    from hotlap.envs.options import RANDOM_TRACK
    from hotlap.laptime.stored import stored_limit
    from hotlap.tracks import Track, load_track

    if where is None or where == RANDOM_TRACK:
        return None
    laps = stored_limit(where if isinstance(where, Track) else load_track(where))
    return None if laps is None else {"t_ub": laps.limit.t_ub, "t_c": laps.limit.t_c}


def _score_runs(
    paths: list[str], episodes: int, seed: int, track: str | None
) -> tuple[list[Run], TrackName | None]:
    """Every run's values, and the track if they raced."""
    with progress_bar(f"comparing {len(paths)} drivers") as tick:
        from hotlap.evaluation.comparison import check_comparable, common_track, score_run
        from hotlap.evaluation.labels import short_labels
        from hotlap.policies.loading import load_driver

        drivers = [load_driver(path) for path in paths]
        check_comparable(drivers)
        chosen = track or common_track(drivers)
        scored: list[Run] = []
        for label, path, driver in zip(short_labels(paths), paths, drivers, strict=True):
            progress = partial(_tick_part, tick, len(scored), len(paths))
            scored.append(
                score_run(
                    label, driver, episodes=episodes, seed=seed, track=chosen, source=path, progress=progress
                )
            )
    return scored, chosen


def _tick_part(tick: Callable[[int, int], None], part: int, parts: int, done: int, total: int) -> None:
    """Progress within one of several parts of equal size."""
    tick(part * total + done, parts * total)


def _groups(names: list[str | None], scored: list[Run]) -> Mapping[str, list[Run]]:
    from hotlap.evaluation.comparison import group_runs

    groups = group_runs([run for name, run in zip(names, scored, strict=True) if name is None])
    for name, run in zip(names, scored, strict=True):
        if name is not None:
            groups.setdefault(name, []).append(run)
    return groups if len(groups) > 1 else {run.name: [run] for run in scored}


def _read_group(text: str) -> tuple[str | None, list[str]]:
    name, equals, paths = text.partition("=")
    return (name, paths.split(",")) if equals and name else (None, [text])


def _print_comparison(found: dict[str, Any]) -> None:
    from hotlap.reports.figures import comparison_notes, comparison_rows, pair_rows

    where = "" if found["track"] is None else f" on {found['track']}"
    print_table(f"{found['episodes']} episodes each{where}, with 95% intervals", comparison_rows(found))
    print_table("Probability that an episode of the first is better than one of the second", pair_rows(found))
    for note in comparison_notes(found):
        print_text(note)
