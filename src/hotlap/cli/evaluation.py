"""`hotlap evaluate`: it does not load torch."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from hotlap.cli.app import AsJson, Verbose, app
from hotlap.cli.printing import print_columns

_PICTURES = (".png", ".svg", ".pdf")


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
    video: Annotated[Path | None, typer.Option(help="Film the first episode: .mp4 or .gif.")] = None,
    picture: Annotated[Path | None, typer.Option(help="Draw the best lap: .png, .svg or .pdf.")] = None,
    report: Annotated[Path | None, typer.Option(help="Write all of it to one .html file.")] = None,
    as_json: AsJson = False,
    verbose: Verbose = False,
) -> None:
    """Drive episodes and show what came of them, beside the reference drivers."""
    from hotlap.drivers.loading import load_driver
    from hotlap.evaluation.evaluate import acting
    from hotlap.evaluation.evaluate import evaluate as run

    _check_path("--picture", picture, _PICTURES)
    _check_path("--report", report, (".html",))
    _check_path("--video", video, (".mp4", ".gif"))
    loaded = load_driver(driver)
    figures = run(
        loaded, episodes=episodes, track=track, start=start, seed=seed,
        deterministic=deterministic, ignore_physics=ignore_physics,
    )  # fmt: skip
    title, lead = _title(loaded, track, figures, start)
    if as_json:
        print(json.dumps(figures, indent=2))
    else:
        _print_table(loaded.title, title, lead, figures)
    if not (picture or video or report):
        return
    from hotlap.reports.evaluation_files import EvaluationFiles

    act = acting(loaded, deterministic=deterministic, seed=seed)
    files = EvaluationFiles(loaded, act, track=track, start=start, episodes=episodes, seed=seed)
    if picture is not None:
        files.picture(picture)
    if video is not None:
        files.video(video)
    if report is not None:
        files.report(report, figures, lead)
    for name, path in (("picture", picture), ("video", video), ("report", report)):
        if path is not None and not as_json:
            print(f"{name}: {path}")


def _check_path(option: str, path: Path | None, endings: tuple[str, ...]) -> None:
    if path is None:
        return
    if path.suffix.lower() not in endings:
        raise ValueError(f"{option} {path} must end in {', '.join(endings)}")
    if not path.absolute().parent.is_dir():
        raise ValueError(f"{option} {path}: there is no folder {path.absolute().parent}; make it first")


def _title(driver: Any, track: str | None, figures: dict[str, Any], start: str) -> tuple[str, str]:
    where = driver.environment if track is None else f"track {track}"
    lead = f"{figures['episodes']} episodes"
    if figures["t_c"] is not None:
        lead += f" from {'the grid' if start == 'grid' else 'random starts'}, T_c {figures['t_c']:.2f} s"
    return f"{driver.title} on {where}", lead


def _print_table(name: str, title: str, lead: str, figures: dict[str, Any]) -> None:
    from hotlap.reports.figures import in_words

    columns = {name: figures, **figures["references"]}
    print_columns(f"{title}: {lead}", {each: in_words(found) for each, found in columns.items()})
    if figures["t_c"] is not None:
        print("T_c is the quickest lap along the centreline that grip, power, brakes and drag allow.")
