"""`hotlap train`, `hotlap tune` and `hotlap export`."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from hotlap.cli.app import FAILED, WRONG_USE, Verbose, app, read_algorithm, read_count
from hotlap.cli.completion import complete_algorithm, complete_environment, complete_preset
from hotlap.cli.printing import print_facts, progress_bar
from hotlap.errors import UsageError
from hotlap.runs.config import DEFAULT_ALGORITHM, DEFAULT_SEED
from hotlap.runs.folder import DEFAULT_OUT
from hotlap.training.algorithms import algorithm_names

if TYPE_CHECKING:
    from hotlap.runs.folder import RunFolder
    from hotlap.runs.results import ExperimentResults

Algorithm = Annotated[
    str,
    typer.Option(
        parser=read_algorithm, autocompletion=complete_algorithm, metavar="NAME",
        help=f"{', '.join(algorithm_names()[:-1])} or {algorithm_names()[-1]}.",
    ),
]  # fmt: skip


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
        typer.Option(parser=read_count, metavar="N", help="Steps, also as 1e6 or 1M; else the preset's."),
    ] = None,
    preset: Annotated[
        str | None, typer.Option(help="Named settings: see --list-presets.", autocompletion=complete_preset)
    ] = None,
    settings: Annotated[
        list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="Change a hyperparameter.")
    ] = None,
    config: Annotated[Path | None, typer.Option(help="The racer's rewards, as a JSON file.")] = None,
    n_envs: Annotated[int | None, typer.Option(help="How many environments at once.")] = None,
    out: Annotated[Path, typer.Option(help="Where runs are.")] = DEFAULT_OUT,
    checkpoint_every: Annotated[int | None, typer.Option(help="Steps between checkpoints.")] = None,
    keep: Annotated[str | None, typer.Option(help="all, or how many checkpoints to keep.")] = None,
    name: Annotated[
        str | None, typer.Option(metavar="LABEL", help="A folder of its own, for runs of other settings.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue the run, bit for bit.")] = False,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Throw an earlier run away.")] = False,
    bridge_url: Annotated[
        str | None, typer.Option(metavar="URL", help="Drive the racer's cars at this bridge.")
    ] = None,
    list_presets: Annotated[bool, typer.Option("--list-presets", help="Show the presets.")] = False,
    verbose: Verbose = False,
) -> None:
    """Train a driver, or an agent for any Gymnasium environment."""
    if list_presets:
        _print_presets()
        return
    if environment is None:
        raise UsageError("train what? Name racer, racer:TRACK or a Gymnasium id, as in: hotlap train racer")
    chosen = _read_settings(settings or [])
    keeping = int(keep) if keep is not None and keep.isdecimal() else keep
    from hotlap.runs.storage import StorageError
    from hotlap.training.interrupts import RunInterruptedError
    from hotlap.training.trainer import Trainer
    from hotlap.wire.errors import BridgeError

    trainer = Trainer(
        environment, algo, seed,
        preset=preset, steps=steps, n_envs=n_envs, settings=chosen, config=config,
        checkpoint_every=checkpoint_every, keep=keeping, out=out, resume=resume, overwrite=overwrite,
        name=name, bridge_url=bridge_url, progress=True, report=_say,
    )  # fmt: skip
    given = [word for word in sys.argv[1:] if word not in ("--resume", "--overwrite")]
    again = shlex.join(["hotlap", *given, "--resume"])
    try:
        results = trainer.run()
    except RunInterruptedError as stop:
        _say(f"stopped and saved; go on with: {again}")
        raise typer.Exit(stop.exit_code) from None
    except BridgeError as error:
        _say(f"{error}\nhotlap: once the bridge is there, go on with: {again}")
        raise typer.Exit(WRONG_USE) from None
    except StorageError as error:
        _say(f"{error}\nhotlap: once that is put right, go on with: {again}")
        raise typer.Exit(FAILED) from None
    _print_results(results, trainer.folder)


@app.command()
def tune(
    environment: Annotated[
        str,
        typer.Argument(
            metavar="ENV", help="racer, racer:TRACK or a Gymnasium id.", autocompletion=complete_environment
        ),
    ],
    trials: Annotated[int, typer.Option(min=1, help="How many trials the study shall have.")] = 30,
    study: Annotated[Path, typer.Option(help="The study's file; an existing one is continued.")] = Path(
        "study.log"
    ),
    algo: Algorithm = DEFAULT_ALGORITHM,
    seed: Annotated[int, typer.Option(help="Of the trainings and the search.")] = DEFAULT_SEED,
    steps: Annotated[
        int | None, typer.Option(parser=read_count, metavar="N", help="Of each trial; else the preset's.")
    ] = None,
    preset: Annotated[str | None, typer.Option(help="What is not searched for comes from it.")] = None,
    settings: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="KEY=VALUE", help="Override a setting that is not being searched."),
    ] = None,
    n_envs: Annotated[int | None, typer.Option(help="How many environments at once.")] = None,
    verbose: Verbose = False,
) -> None:
    """Search for better hyperparameters; poor trials are stopped early."""
    from hotlap.training.config.resolve import make_config, resolve_config
    from hotlap.training.tuning import tune as run

    chosen = _read_settings(settings or [])
    asked = make_config(
        environment, algo, seed, preset=preset, steps=steps, n_envs=n_envs, settings=chosen, report=_say
    )
    config = resolve_config(asked)
    with progress_bar(f"tuning {environment} {algo}") as tick:
        found = run(config, trials, study, tick)
    facts = {
        "reward": f"{found.best_reward:.2f}",
        "trials": f"{found.finished} to the end, {found.pruned} given up",
    }
    print_facts(f"{environment} {algo}, {config.total_timesteps:,} steps", {**facts, **found.best_settings})
    size = ["--steps", str(config.total_timesteps), "--n-envs", str(config.n_envs)]
    pairs = [f"--set={name}={_plain(value)}" for name, value in (chosen | found.best_settings).items()]
    again = ["hotlap", "train", environment, "--algo", algo, "--seed", str(seed), "--preset", config.preset]
    print("\nTrain with these settings:\n  " + shlex.join([*again, *size, *pairs]))


@app.command()
def export(
    file: Annotated[Path, typer.Argument(help="A checkpoint (.zip) or a run folder.")],
    sb3: Annotated[Path, typer.Option("--sb3", metavar="DIR", help="Where to write the two files.")],
    verbose: Verbose = False,
) -> None:
    """Write a checkpoint as plain stable-baselines3 files.

    The files are model.zip and vecnormalize.pkl.
    """
    from hotlap.training.checkpoint.export import export_sb3

    for path in export_sb3(file, sb3):
        print(path)


def _say(text: str) -> None:
    print(f"hotlap: {text}", file=sys.stderr, flush=True)


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _read_settings(pairs: Sequence[str]) -> dict[str, Any]:
    """`key=value` pairs; values are JSON, and words stand for themselves."""
    found: dict[str, Any] = {}
    for pair in pairs:
        key, equals, text = pair.partition("=")
        if not equals or not key:
            raise UsageError(f"--set {pair}: write it as KEY=VALUE, as in --set learning_rate=1e-3")
        try:
            found[key] = json.loads(text)
        except json.JSONDecodeError:
            found[key] = text
    return found


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
    print("For each environment and algorithm the first one is the default; what it does not set is SB3's.")


def _print_results(results: ExperimentResults, folder: RunFolder) -> None:
    final = results.evaluations[-1]
    percent = final["completion_rate"]
    print_facts(
        f"{results.environment} {results.algorithm}, seed {results.seed}, preset {results.preset}",
        {
            "steps": f"{results.total_timesteps:,}",
            "training": f"{results.training_time_sec:.1f} s, {results.steps_per_sec:,.0f} steps/s",
            "episodes": f"{results.episodes:,}",
            "reward": f"{results.final_reward_mean:.2f} ± {results.final_reward_std:.2f} "
            f"({final['episodes']} evaluation episodes)",
            "episodes with a lap": None if percent is None else f"{percent:.0%}",
            "median lap": f"{final['lap_time_median']:.2f} s" if final["lap_time_median"] else None,
        },
    )
    print(f"\nThe model is {folder.model}")
    print(f"and its curve {folder.learning_curve}. Next:")
    print(f"  hotlap evaluate {shlex.quote(str(folder.path))}")
    print(f"  tensorboard --logdir {shlex.quote(str(folder.tensorboard))}")
