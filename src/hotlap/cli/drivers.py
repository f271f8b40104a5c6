"""`hotlap evaluate` and `hotlap inspect`: neither loads torch."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from hotlap.cli.app import AsJson, Verbose, app
from hotlap.cli.printing import print_facts


@app.command()
def evaluate(
    driver: Annotated[str, typer.Argument(help="A run folder or a checkpoint (.zip).")],
    episodes: Annotated[int, typer.Option(min=1, help="How many episodes.")] = 100,
    track: Annotated[str | None, typer.Option(help="Another track than it was trained on.")] = None,
    start: Annotated[str, typer.Option(help="random: anywhere on the lap; grid: at the line.")] = "random",
    seed: Annotated[int, typer.Option(min=0, help="Draws starts and episodes.")] = 0,
    deterministic: Annotated[bool, typer.Option(help="The likeliest action, or one drawn.")] = True,
    ignore_physics: Annotated[
        bool, typer.Option("--ignore-physics", help="Drive although the physics has changed.")
    ] = False,
    as_json: AsJson = False,
    verbose: Verbose = False,
) -> None:
    """Drive episodes and print what came of them."""
    from hotlap.drivers.loading import load_driver
    from hotlap.evaluation.evaluate import evaluate as run

    loaded = load_driver(driver)
    figures = run(
        loaded, episodes=episodes, track=track, start=start, seed=seed,
        deterministic=deterministic, ignore_physics=ignore_physics,
    )  # fmt: skip
    if as_json:
        print(json.dumps(figures, indent=2))
        return
    where = loaded.environment if track is None else f"track {track}"
    print_facts(f"{loaded.name} on {where}", _in_words(figures))


@app.command()
def inspect(
    file: Annotated[Path, typer.Argument(help="A checkpoint (.zip) or a run folder.")],
    as_json: AsJson = False,
    verbose: Verbose = False,
) -> None:
    """Say what is in a checkpoint. Nothing of it is run."""
    from hotlap.drivers.inspection import about_checkpoint

    about = about_checkpoint(file)
    if as_json:
        print(json.dumps(about, indent=2))
        return
    print_facts(str(about["file"]), {name: _line(value) for name, value in about.items() if name != "file"})


def _line(value: Any) -> Any:
    """A nested value on one line."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {_line(item)}" for key, item in value.items())
    return value


def _in_words(figures: dict[str, Any]) -> dict[str, Any]:
    low, high = figures["reward_ci95"]
    words: dict[str, Any] = {
        "episodes": figures["episodes"],
        "reward": f"{figures['reward_mean']:.2f} ± {figures['reward_std']:.2f}",
        "95% interval of its mean": f"{low:.2f} to {high:.2f}",
        "episode length": f"{figures['episode_length_mean']:.0f} steps",
    }
    if figures["completion_rate"] is None:
        return words
    words["episodes with a lap"] = f"{figures['completion_rate']:.0%}"
    if figures["lap_time_median"] is not None:
        words["lap, median"] = f"{figures['lap_time_median']:.2f} s"
        words["lap, best"] = f"{figures['lap_time_best']:.2f} s"
        words["lap, spread"] = f"{figures['lap_time_std']:.2f} s"
        words["clean laps"] = f"{figures['clean_lap_rate']:.0%}"
    words["wall contacts per episode"] = f"{figures['wall_contacts']:.2f}"
    return words
