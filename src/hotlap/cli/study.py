"""`hotlap study run` and `hotlap study status`."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, get_args

import typer

from hotlap.cli.app import FAILED, AsJson, Imports, Verbose, read_positive_count
from hotlap.cli.pairs import read_axes
from hotlap.cli.printing import print_table
from hotlap.cli.ray_option import LOCAL, Ray, RayCommand, connecting_note
from hotlap.cli.study_app import study_app
from hotlap.cli.training_output import say, say_command
from hotlap.errors import UsageError
from hotlap.interruption import quitting_on_interrupt
from hotlap.invocation import command
from hotlap.runs.storage import StorageError

if TYPE_CHECKING:
    from hotlap.studies.folder import StudyFolder
    from hotlap.studies.jobs import Executor
    from hotlap.studies.plan import PlannedRun, StudyPlan
    from hotlap.studies.scheduler import Progress

Names = list[str] | None
_MOST_REASONS = 10
_OPTIONS = {
    "environments": "--env", "algorithms": "--algo", "presets": "--preset", "settings": "--set",
    "env_settings": "--env-set", "wrappers": "--wrapper", "imports": "--import", "seeds": "--seeds",
    "steps": "--steps", "n_envs": "--n-envs", "checkpoint_every": "--checkpoint-every",
}  # fmt: skip
"""Of the plan's keys."""


@study_app.command("run", cls=RayCommand)
def run_study(
    plan: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="The plan, a TOML file.")] = None,
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="The study's folder.")] = None,
    env: Annotated[Names, typer.Option(help="Environments: racer,LunarLander-v3.")] = None,
    algo: Annotated[Names, typer.Option(help="Algorithms: ppo,a2c.")] = None,
    seeds: Annotated[str | None, typer.Option(help="Seeds: 0-4 or 0,1,7.")] = None,
    preset: Annotated[Names, typer.Option(help="Presets.")] = None,
    steps: Annotated[
        int | None, typer.Option(parser=read_positive_count, metavar="N", help="Steps of each run.")
    ] = None,
    settings: Annotated[
        Names, typer.Option("--set", metavar="KEY=A,B", help="A setting, or several to cross.")
    ] = None,
    env_settings: Annotated[
        Names, typer.Option("--env-set", metavar="KEY=A,B", help="The same for the environment.")
    ] = None,
    n_envs: Annotated[int | None, typer.Option(help="Environments that are stepped together.")] = None,
    checkpoint_every: Annotated[
        int | None, typer.Option(parser=read_positive_count, metavar="N", help="Steps between checkpoints.")
    ] = None,
    wrappers: Annotated[Names, typer.Option("--wrapper", metavar="W", help="As for hotlap train.")] = None,
    imports: Imports = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Runs at the same time; else as many as the cores hold.")
    ] = None,
    ray: Ray = None,
    retries: Annotated[int, typer.Option(min=0, help="How often a run that fails is started again.")] = 2,
    verbose: Verbose = False,
) -> None:
    """Start or continue a study: finished runs stay, interrupted ones resume exactly, missing ones start."""
    if out is None:
        raise UsageError("where shall the runs go? Name the study's folder: --out DIR")
    if ray == LOCAL and plan is not None and not plan.suffix and not plan.exists():
        raise UsageError(f"there is no plan {plan}; if it is a cluster's head, write --ray {plan}:6379")
    given = {
        "environments": _split(env), "algorithms": _split(algo), "seeds": seeds, "presets": _split(preset),
        "steps": steps, "n_envs": n_envs, "checkpoint_every": checkpoint_every,
        "settings": read_axes("--set", settings), "env_settings": read_axes("--env-set", env_settings),
        "wrappers": wrappers, "imports": imports,
    }  # fmt: skip
    tables = {key: value for key, value in given.items() if value not in (None, [], {})}
    with quitting_on_interrupt():
        from hotlap.studies.folder import StudyFolder
    study = StudyFolder(out)
    progress = _run(study, _plan(study, plan, tables), jobs, ray, retries)
    _print_ending(study, progress)


def _plan(study: StudyFolder, file: Path | None, tables: dict[str, Any]) -> StudyPlan:
    """The plan of the file, of the options, or the one that the study has."""
    from hotlap.studies.plan import parse_plan, read_plan

    if file is not None and tables:
        raise UsageError(
            f"the plan is {file}; leave out {_OPTIONS[next(iter(tables))]} and the like, or the file"
        )
    if file is not None:
        return read_plan(file)
    if tables:
        _check_whole(study, tables)
        return parse_plan(tables, "the options")
    if study.plan.exists():
        return study.read_plan()
    raise UsageError(f"there is no study in {study.path} yet; name a plan file, or --env, --algo and --seeds")


def _check_whole(study: StudyFolder, tables: dict[str, Any]) -> None:
    """Raise unless the options are a whole plan: they replace that of the study, and do not add to it."""
    missing = " and ".join(_OPTIONS[key] for key in ("environments", "seeds") if key not in tables)
    if not missing:
        return
    way = "give them all, or name a plan file"
    if study.plan.exists():
        again = command("study", "run", "--out", str(study.path))
        way = f"repeat them all, or edit {study.plan} and run: {again}"
    raise UsageError(f"the options lack {missing}; options are a whole plan: {way}")


def _run(study: StudyFolder, plan: StudyPlan, jobs: int | None, ray: str | None, retries: int) -> Progress:
    with quitting_on_interrupt():
        from hotlap.studies.checks import check_runs, default_jobs
        from hotlap.studies.scheduler import Scheduler
        from hotlap.studies.software import software
        from hotlap.studies.view import StudyView
        from hotlap.training.interrupts import Interrupts, RunInterruptedError, raising_on_signals
    if ray is not None:
        from hotlap.studies.ray_cluster import check_address

        check_address(ray)
    wanted, runs = software(), plan.runs()
    threads = check_runs(runs, study)
    with study.locked(shared=ray is not None):
        try:
            with raising_on_signals():
                executor = _executor(study, ray, jobs or (None if ray else default_jobs(threads)), threads)
        except RunInterruptedError as stop:
            _exit_stopped("stopped", stop.exit_code)
        try:
            _say_opening(study, runs)
            study.write_plan(plan)
            with StudyView(study, runs, say) as view, Interrupts(view.stopping, executor.close) as interrupts:
                scheduler = Scheduler(
                    study, runs, executor, wanted, retries=retries, shared=ray is not None, report=view.show
                )
                progress = scheduler.run(interrupts)
        except StorageError as error:
            raise StorageError(
                f"{error}. Put that right, and continue with: {command(*sys.argv[1:])}"
            ) from error
        finally:
            executor.close()
    if interrupts.received is not None:
        _exit_stopped("stopped and saved", 128 + interrupts.received)
    return progress


def _exit_stopped(how: str, code: int) -> NoReturn:
    say_command(f"{how}; continue with:", command(*sys.argv[1:]))
    raise typer.Exit(code)


def _executor(study: StudyFolder, ray: str | None, jobs: int | None, threads: int) -> Executor:
    if ray is not None:
        from hotlap.studies.ray_pool import RayPool

        say(connecting_note(ray))
        return RayPool(ray, study.path, jobs, threads)
    from hotlap.studies.local_pool import LocalPool

    return LocalPool(jobs or 1)


def _say_opening(study: StudyFolder, runs: Sequence[PlannedRun]) -> None:
    from hotlap.studies.folder import is_finished

    done = sum(is_finished(study.run(run), run.steps) for run in runs)
    kept = f", {done} of them done" if done else ""
    say(f"a study of {_count(len(runs))}{kept}, in {study.path}")
    planned = {run.key for run in runs}
    other = [path for path in study.runs.glob("*/*/config.json") if _key(path) not in planned]
    if other:
        say(f"note: {study.runs} has {_count(len(other))} more than the plan names; nothing happens to them")


def _key(config: Path) -> str:
    return f"{config.parent.parent.name}/{config.parent.name}"


def _print_ending(study: StudyFolder, progress: Progress) -> None:
    failed = [key for key, phase in progress.phases.items() if phase == "failed"]
    trained = progress.count("done") - progress.found_done
    say(f"{progress.count('done')} of {_count(len(progress.phases))} done, {trained} of them now")
    for key in failed[:_MOST_REASONS]:
        say(f"failed: {key}: {progress.reasons[key]}")
    if failed:
        say_command(f"{len(failed)} failed; {study.attempts} says why. Try again:", command(*sys.argv[1:]))
        raise typer.Exit(FAILED)
    say_command("what they show together:", command("study", "report", str(study.path)))


@study_app.command("status")
def status(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The study's folder.")],
    as_json: AsJson = False,
    verbose: Verbose = False,
) -> None:
    """Show where each run of a study stands, also while it runs."""
    from hotlap.studies.folder import StudyFolder
    from hotlap.studies.followers import shortened
    from hotlap.studies.status import Phase, read_status

    found = read_status(StudyFolder.open(folder))
    if as_json:
        print(json.dumps([one.as_dict() for one in found], indent=1))
        return
    totals = {one.total for one in found if one.total is not None}
    of = len(totals) > 1
    rows = [
        {
            "run": one.run, "is": one.phase, "steps": f"{one.step:,}",
            **({"of": None if one.total is None else f"{one.total:,}"} if of else {}),
            "steps/s": None if one.steps_per_sec is None else f"{one.steps_per_sec:,.0f}",
        }
        for one in found
    ]  # fmt: skip
    counts = Counter(one.phase for one in found)
    each = "" if of or not totals else f" of {totals.pop():,} steps"
    phases = ", ".join(f"{counts[phase]} {phase}" for phase in get_args(Phase) if counts[phase])
    print_table(f"{_count(len(found))}{each}: {phases}", rows, shortened)
    for one in [one for one in found if one.reason and one.phase != "running"][:_MOST_REASONS]:
        print(f"{one.run}, {one.attempts} attempt{'s' * (one.attempts > 1)}: {one.reason}")


def _count(runs: int) -> str:
    return "1 run" if runs == 1 else f"{runs} runs"


def _split(names: Names) -> list[str]:
    return [part for name in names or () for part in name.split(",") if part]
