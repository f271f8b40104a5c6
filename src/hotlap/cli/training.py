"""`hotlap train` and `hotlap export`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from hotlap.cli.app import FAILED, WRONG_USE, Imports, Verbose, app, read_count
from hotlap.cli.completion import complete_driver, complete_environment, complete_preset
from hotlap.cli.pairs import read_pairs
from hotlap.cli.printing import print_facts
from hotlap.cli.training_options import Algorithm, Count, EnvSettings, Wrappers, import_named
from hotlap.cli.training_output import print_run, say, say_command
from hotlap.errors import UsageError
from hotlap.interruption import quitting_on_interrupt
from hotlap.invocation import command
from hotlap.runs.config import DEFAULT_ALGORITHM, DEFAULT_SEED
from hotlap.runs.folder import DEFAULT_OUT


@app.command()
def train(
    environment: Annotated[
        str | None,
        typer.Argument(
            metavar="ENV", help="racer, racer:TRACK or a Gymnasium id.", autocompletion=complete_environment
        ),
    ] = None,
    algo: Algorithm = DEFAULT_ALGORITHM,
    seed: Annotated[int, typer.Option(help="The same seed gives the same run, bit for bit.")] = DEFAULT_SEED,
    steps: Annotated[
        int | None,
        typer.Option(
            parser=read_count,
            metavar="N",
            help="Steps over all environments, also as 1e6 or 1M; else the preset's.",
        ),
    ] = None,
    preset: Annotated[
        str | None, typer.Option(help="Named settings: see --list-presets.", autocompletion=complete_preset)
    ] = None,
    settings: Annotated[
        list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="Set a hyperparameter.")
    ] = None,
    config: Annotated[
        str | None, typer.Option(metavar="FILE", help="The racer's rewards: a JSON file, or its text.")
    ] = None,
    n_envs: Count = None,
    out: Annotated[Path, typer.Option(help="The folder for runs.")] = DEFAULT_OUT,
    checkpoint_every: Annotated[
        int | None, typer.Option(parser=read_count, metavar="N", help="Steps between checkpoints.")
    ] = None,
    keep: Annotated[str | None, typer.Option(help="How many checkpoints to keep, or all.")] = None,
    name: Annotated[
        str | None, typer.Option(metavar="LABEL", help="A separate folder, for a run with other settings.")
    ] = None,
    start_from: Annotated[
        str | None,
        typer.Option(
            "--from", metavar="DRIVER", help="Start from a trained driver.", autocompletion=complete_driver
        ),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue the run, bit for bit.")] = False,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Discard the run that is there.")] = False,
    imports: Imports = None,
    env_settings: EnvSettings = None,
    wrappers: Wrappers = None,
    bridge_url: Annotated[
        str | None, typer.Option(metavar="URL", help="Simulate the racer's cars at this bridge.")
    ] = None,
    list_presets: Annotated[bool, typer.Option("--list-presets", help="Show the presets.")] = False,
    verbose: Verbose = False,
) -> None:
    """Train a driver for the racer, or an agent for any Gymnasium environment."""
    if list_presets:
        _print_presets()
        return
    if environment is None:
        example = command("train", "racer")
        raise UsageError(f"train what? Name racer, racer:TRACK or a Gymnasium id, as in: {example}")
    chosen, env_options = read_pairs("--set", settings), read_pairs("--env-set", env_settings)
    modules = import_named(environment, imports)
    asked = {"preset": preset, "total_timesteps": steps, "n_envs": n_envs, "name": name, "imports": modules}
    say(_opening(environment, algo, seed, asked, out, resume))
    keywords: dict[str, Any] = {
        "preset": preset, "steps": steps, "n_envs": n_envs, "settings": chosen, "config": config,
        "checkpoint_every": checkpoint_every, "out": out, "resume": resume, "overwrite": overwrite,
        "keep": int(keep) if keep is not None and keep.isdecimal() else keep,
        "name": name, "env_options": env_options, "wrappers": wrappers or [], "imports": imports or [],
        "bridge_url": bridge_url, "start_from": start_from,
    }  # fmt: skip
    _train(environment, algo, seed, keywords)


def _train(environment: str, algo: str, seed: int, keywords: dict[str, Any]) -> None:
    """Train, with what goes on to be seen; what ends it early says how to resume."""
    from hotlap.reports.progress_view import ProgressDisplay

    with ProgressDisplay(f"{environment} {algo.lower()}") as display:
        display.phase("loading PyTorch")
        with quitting_on_interrupt():
            from hotlap.runs.storage import StorageError
            from hotlap.training.interrupts import RunInterruptedError
            from hotlap.training.trainer import Trainer
            from hotlap.wire.errors import BridgeError
        trainer = Trainer(environment, algo, seed, **keywords, progress=display, report=say)
        words = [word for word in sys.argv[1:] if word not in ("--resume", "--overwrite")]
        again = command(*words, "--resume")
        try:
            results = trainer.run()
        except RunInterruptedError as stop:
            display.close()
            say_command("stopped and saved; resume with:", again)
            raise typer.Exit(stop.exit_code) from None
        except BridgeError as error:
            display.close()
            say(str(error))
            say_command("when the bridge is back, resume with:", again)
            raise typer.Exit(WRONG_USE) from None
        except StorageError as error:
            display.close()
            say(str(error))
            say_command("when that is fixed, resume with:", again)
            raise typer.Exit(FAILED) from None
    print_run(results, trainer.folder, words)


@app.command()
def export(
    file: Annotated[Path, typer.Argument(help="A checkpoint (.zip) or a run folder.")],
    sb3: Annotated[Path, typer.Option("--sb3", metavar="DIR", help="The folder to write to.")],
    verbose: Verbose = False,
) -> None:
    """Write model.zip and vecnormalize.pkl, for use with stable-baselines3 alone."""
    from hotlap.training.checkpoint.export import README, export_sb3

    for path in export_sb3(file, sb3):
        print(path)
    print(f"Use both: the policy expects normalised observations. {sb3 / README} shows how.")


def _opening(environment: str, algo: str, seed: int, asked: dict[str, Any], out: Path, resume: bool) -> str:
    from hotlap.envs.names import split_module
    from hotlap.runs.config import RunConfig
    from hotlap.training.config.opening import opening_line

    config = RunConfig(split_module(environment)[1], algo, seed, **asked)
    return opening_line(config, out, resume=resume)


def _print_presets() -> None:
    from hotlap.training.config.presets import all_presets

    for preset in all_presets():
        print_facts(
            f"{preset.environment}, {preset.algorithm}: {preset.name}",
            {
                "steps": f"{preset.steps:,}",
                "environments": preset.n_envs,
                "settings": ", ".join(f"{key} {value}" for key, value in preset.settings().items()),
                "checkpoint every": f"{preset.checkpoint_every:,} steps",
                "evaluation": f"{preset.evaluation_episodes} episodes every {preset.evaluate_every:,} steps",
            },
        )
        print()
    print("The first preset of each environment and algorithm is its default. Other values are SB3's own.")
