"""`hotlap train`, `hotlap tune` and `hotlap export`."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from hotlap.cli.app import FAILED, WRONG_USE, Imports, Verbose, app, read_algorithm, read_count
from hotlap.cli.completion import complete_algorithm, complete_driver, complete_environment, complete_preset
from hotlap.cli.pairs import read_pairs
from hotlap.cli.printing import print_command, print_facts
from hotlap.cli.training_output import print_run, say, say_command
from hotlap.errors import UsageError
from hotlap.interruption import quitting_on_interrupt
from hotlap.invocation import command
from hotlap.runs.config import DEFAULT_ALGORITHM, DEFAULT_SEED
from hotlap.runs.folder import DEFAULT_OUT
from hotlap.training.algorithms import algorithm_names

if TYPE_CHECKING:
    from hotlap.runs.config import RunConfig
    from hotlap.training.tuning import Tuning

_STUDY = Path("study.log")

Algorithm = Annotated[
    str,
    typer.Option(
        parser=read_algorithm, autocompletion=complete_algorithm, metavar="NAME",
        help=f"{', '.join(algorithm_names()[:-1])} or {algorithm_names()[-1]}.",
    ),
]  # fmt: skip
Count = Annotated[int | None, typer.Option(help="Number of environments that are stepped together.")]
EnvSettings = Annotated[
    list[str] | None,
    typer.Option("--env-set", metavar="KEY=VALUE", help="An option of the environment, as for gym.make."),
]
Wrappers = Annotated[
    list[str] | None,
    typer.Option("--wrapper", metavar="W", help="A class of gymnasium.wrappers, or module:Class."),
]


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
    modules = _import(environment, imports)
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
def tune(
    environment: Annotated[
        str,
        typer.Argument(
            metavar="ENV", help="racer, racer:TRACK or a Gymnasium id.", autocompletion=complete_environment
        ),
    ],
    trials: Annotated[int, typer.Option(min=1, help="Number of trials in the study.")] = 30,
    study: Annotated[Path, typer.Option(help="The study's file; an existing study is continued.")] = _STUDY,
    algo: Algorithm = DEFAULT_ALGORITHM,
    seed: Annotated[int, typer.Option(help="Of the trainings and the search.")] = DEFAULT_SEED,
    steps: Annotated[
        int | None,
        typer.Option(
            parser=read_count, metavar="N", help="Steps of each trial, also as 1e6 or 1M; else the preset's."
        ),
    ] = None,
    preset: Annotated[
        str | None,
        typer.Option(help="Source of the settings that are not searched.", autocompletion=complete_preset),
    ] = None,
    settings: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="KEY=VALUE", help="Override a setting that is not being searched."),
    ] = None,
    n_envs: Count = None,
    imports: Imports = None,
    env_settings: EnvSettings = None,
    wrappers: Wrappers = None,
    verbose: Verbose = False,
) -> None:
    """Search for better hyperparameters; bad trials are pruned early."""
    chosen, env_options = read_pairs("--set", settings), read_pairs("--env-set", env_settings)
    modules = _import(environment, imports)
    count = "1 trial" if trials == 1 else f"{trials} trials"
    say(f"tuning {environment} with {algo.lower()}: {count}, saved in {study}")
    keywords: dict[str, Any] = {
        "preset": preset, "steps": steps, "n_envs": n_envs, "settings": chosen,
        "env_options": env_options, "wrappers": wrappers or [], "imports": modules,
    }  # fmt: skip
    config, found = _search(environment, algo, seed, keywords, trials, study)
    _print_study(config, found, chosen, env_options)


def _search(
    environment: str, algo: str, seed: int, keywords: dict[str, Any], trials: int, study: Path
) -> tuple[RunConfig, Tuning]:
    """Run the study, with a display of the trial in progress."""
    from hotlap.reports.progress_view import ProgressDisplay
    from hotlap.runs.config import rounding_note

    with ProgressDisplay(f"{environment} {algo.lower()}") as display:
        display.phase("loading PyTorch")
        with quitting_on_interrupt():
            from hotlap.training.config.resolve import make_config, resolve_config
            from hotlap.training.interrupts import RunInterruptedError
            from hotlap.training.tuning import tune as run
        config = resolve_config(make_config(environment, algo, seed, **keywords, report=say))
        if note := rounding_note(keywords["steps"], config.total_timesteps, config.n_envs):
            say(note)
        display.phase("preparing")
        try:
            return config, run(config, trials, study, display=display, report=say)
        except RunInterruptedError as stop:
            display.close()
            again = command(*sys.argv[1:])
            say_command(f"stopped; finished trials are saved in {study}. Continue with:", again)
            raise typer.Exit(stop.exit_code) from None


def _print_study(
    config: RunConfig, found: Tuning, chosen: dict[str, Any], env_options: dict[str, Any]
) -> None:
    """What was found, and the command that trains with it."""
    facts = {
        "reward": f"{found.best_reward:.2f}",
        "trials": f"{found.finished} complete, {found.pruned} pruned",
    }
    title = f"{config.environment} {config.algorithm}, {config.total_timesteps:,} steps"
    print_facts(title, {**facts, **found.best_settings})
    size = ["--steps", str(config.total_timesteps), "--n-envs", str(config.n_envs)]
    pairs = [f"--set={name}={_plain(value)}" for name, value in (chosen | found.best_settings).items()]
    pairs += [f"--env-set={name}={_plain(value)}" for name, value in env_options.items()]
    pairs += [f"--wrapper={wrapper}" for wrapper in config.wrappers]
    pairs += [f"--import={module}" for module in config.imports]
    words = ["--algo", config.algorithm, "--seed", str(config.seed), "--preset", config.preset]
    print("\nTrain with these settings:")
    print_command(command("train", config.environment, *words, *size, *pairs))


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


def _import(environment: str, imports: Sequence[str] | None) -> list[str]:
    """Import the modules that the command names; which they are."""
    from hotlap.envs.names import import_modules, split_module

    module, _ = split_module(environment)
    modules = [*([module] if module else []), *(imports or [])]
    import_modules(modules)
    return modules


def _opening(environment: str, algo: str, seed: int, asked: dict[str, Any], out: Path, resume: bool) -> str:
    from hotlap.envs.names import split_module
    from hotlap.runs.config import RunConfig
    from hotlap.training.config.opening import opening_line

    config = RunConfig(split_module(environment)[1], algo, seed, **asked)
    return opening_line(config, out, resume=resume)


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


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
