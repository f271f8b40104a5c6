"""`hotlap tune`."""

from __future__ import annotations

import json
import sys
import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from hotlap.cli.app import FAILED, Imports, Verbose, app, read_count
from hotlap.cli.completion import complete_environment, complete_preset
from hotlap.cli.pairs import read_pairs
from hotlap.cli.printing import print_command, print_facts
from hotlap.cli.ray_option import Ray, RayCommand, connecting_note
from hotlap.cli.training_options import Algorithm, Count, EnvSettings, Wrappers, import_named
from hotlap.cli.training_output import say, say_command
from hotlap.interruption import quitting_on_interrupt
from hotlap.invocation import command
from hotlap.runs.config import DEFAULT_ALGORITHM, DEFAULT_SEED

if TYPE_CHECKING:
    from hotlap.reports.progress_view import ProgressDisplay
    from hotlap.runs.config import RunConfig
    from hotlap.studies.jobs import Executor
    from hotlap.studies.tuning import Tuning

_STUDY = Path("study.log")


@app.command(cls=RayCommand)
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
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Trials at the same time; else as many as the cores hold.")
    ] = None,
    ray: Ray = None,
    generation: Annotated[
        int | None,
        typer.Option(min=1, metavar="N", help="Trials of a new study that are drawn together; else 8."),
    ] = None,
    verbose: Verbose = False,
) -> None:
    """Search for better hyperparameters; bad trials are pruned early. Stop and continue at any time."""
    chosen, env_options = read_pairs("--set", settings), read_pairs("--env-set", env_settings)
    modules = import_named(environment, imports)
    count = "1 trial" if trials == 1 else f"{trials} trials"
    say(f"tuning {environment} with {algo.lower()}: {count}, saved in {study}")
    keywords: dict[str, Any] = {
        "preset": preset, "steps": steps, "n_envs": n_envs, "settings": chosen,
        "env_options": env_options, "wrappers": wrappers or [], "imports": modules,
    }  # fmt: skip
    from hotlap.reports.progress_view import ProgressDisplay

    with ProgressDisplay(f"{environment} {algo.lower()}") as display:
        config = _read_config(environment, algo, seed, keywords, display)
        found = _search(config, _Search(trials, study, jobs, ray, generation), display)
    _print_study(config, found, chosen, env_options)


@dataclass(frozen=True)
class _Search:
    """How to search, as the options say."""

    trials: int
    study: Path
    jobs: int | None
    ray: str | None
    generation: int | None

    def executor(self, threads: int) -> Executor:
        """Where the trials run."""
        if self.ray is not None:
            from hotlap.studies.ray_pool import RayPool
            from hotlap.studies.tuning_study import side_folder

            say(connecting_note(self.ray))
            return RayPool(self.ray, side_folder(self.study), self.jobs, threads)
        from hotlap.studies.checks import default_jobs
        from hotlap.studies.local_pool import LocalPool

        return LocalPool(self.jobs or default_jobs(threads))


def _read_config(
    environment: str, algo: str, seed: int, keywords: dict[str, Any], display: ProgressDisplay
) -> RunConfig:
    """The config of the trials, but for what is searched."""
    display.phase("loading PyTorch")
    with quitting_on_interrupt():
        from hotlap.runs.config import rounding_note
        from hotlap.studies import tuning  # noqa: F401
        from hotlap.training.config.resolve import make_config, resolve_config
    config = resolve_config(make_config(environment, algo, seed, **keywords, report=say))
    if note := rounding_note(keywords["steps"], config.total_timesteps, config.n_envs):
        say(note)
    return config


def _search(config: RunConfig, how: _Search, display: ProgressDisplay) -> Tuning:
    """Run the study, with a view of the trials that run."""
    from hotlap.runs.storage import StorageError
    from hotlap.studies.tuning import TuningError
    from hotlap.studies.tuning import tune as run
    from hotlap.studies.tuning_view import TuningView
    from hotlap.training.interrupts import RunInterruptedError

    def make_executor() -> Executor:
        display.close()
        return how.executor(config.torch_threads)

    display.phase("preparing")
    if how.ray is not None:
        from hotlap.studies.ray_cluster import check_address

        check_address(how.ray)
    again = command(*sys.argv[1:])
    try:
        with TuningView() as view:
            return run(
                config, how.trials, how.study, make_executor,
                generation=how.generation, shared=how.ray is not None, show=view.show, report=say,
            )  # fmt: skip
    except RunInterruptedError as stop:
        display.close()
        say_command(f"stopped; finished trials are saved in {how.study}. Continue with:", again)
        raise typer.Exit(stop.exit_code) from None
    except (TuningError, StorageError) as error:
        display.close()
        if "--verbose" in sys.argv:
            traceback.print_exc()
        say(str(error))
        say_command(f"finished trials are saved in {how.study}. When that is fixed, continue with:", again)
        raise typer.Exit(FAILED) from None


def _print_study(
    config: RunConfig, found: Tuning, chosen: dict[str, Any], env_options: dict[str, Any]
) -> None:
    """What was found, and the command that trains with it."""
    failed = f", {found.failed} failed" if found.failed else ""
    facts = {
        "reward": f"{found.best_reward:.2f}",
        "trials": f"{found.finished} complete, {found.pruned} pruned{failed}",
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


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)
