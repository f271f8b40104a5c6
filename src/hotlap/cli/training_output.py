"""What `hotlap train` prints when a run has ended: its curve, its figures, and what to do next."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from hotlap.cli.printing import fold_command, print_command, print_facts, print_text
from hotlap.invocation import command

if TYPE_CHECKING:
    from hotlap.runs.config import RunConfig
    from hotlap.runs.folder import RunFolder
    from hotlap.runs.results import ExperimentResults


def say(text: str) -> None:
    """A message beside the output; one that nobody can read is dropped."""
    try:
        print(f"hotlap: {text}", file=sys.stderr, flush=True)
    except OSError:
        # The terminal is gone; without this the process would fail once more when it flushes.
        sys.stderr = open("/dev/null" if sys.platform != "win32" else "NUL", "w", encoding="utf-8")  # noqa: SIM115, PTH123


def say_command(text: str, line: str) -> None:
    """A message that ends in a command: on a terminal in lines that it fits, elsewhere in one."""
    if sys.stderr.isatty():
        say(f"{text}\n{fold_command(line, shutil.get_terminal_size().columns)}")
    else:
        say(f"{text} {line}")


def print_run(results: ExperimentResults, folder: RunFolder, words: Sequence[str]) -> None:
    """The learning curve, the figures and the next commands. `words` are those that started the run."""
    from hotlap.reports.terminal_curve import draw_curve

    config = folder.read_config()
    print("\n".join(draw_curve(folder.read_evaluations(), sys.stdout.encoding or "ascii")), end="\n\n")
    _print_results(results)
    print(f"\nThe model is {folder.model}")
    print(f"and its curve {folder.learning_curve}.")
    if config.normalize:
        print_text("It expects normalised observations. hotlap normalises them; for plain stable-baselines3:")
        print_command(command("export", str(folder.path), "--sb3", "DIR"))
    print("\nNext:")
    for line in next_commands(results, config, folder, words):
        print_command(line)


def _print_results(results: ExperimentResults) -> None:
    final = results.evaluations[-1]
    percent, median = final.get("completion_rate"), final.get("lap_time_median")
    steps = f"{results.total_timesteps:,}"
    print_facts(
        f"{results.environment} {results.algorithm}, seed {results.seed}, preset {results.preset}",
        {
            "steps": f"{steps}, stopped early by a callback" if results.stopped_early else steps,
            "training": f"{results.training_time_sec:.1f} s, {results.steps_per_sec:,.0f} steps/s",
            "episodes": f"{results.episodes:,}",
            "reward": f"{results.final_reward_mean:.2f} ± {results.final_reward_std:.2f} "
            f"({final['episodes']} evaluation episodes)",
            "episodes with a lap": None if percent is None else f"{percent:.0%}",
            "median lap": None if median is None else f"{median:.2f} s",
            "flying lap": _flying_lap(final),
        },
    )


def _flying_lap(final: Mapping[str, Any]) -> str | None:
    """Its gap to the limit first, then its multiple of T_c."""
    if final.get("flying_lap_over_t_c") is None:
        return None
    centreline = f"{final['flying_lap_over_t_c']:.3f} x T_c (centreline lap: {final['t_c']:.2f} s)"
    if (limit := final.get("limit")) is None:
        return centreline
    return f"{limit['gap']:.1%} above the limit of the car ({limit['t_ub']:.2f} s), {centreline}"


def next_commands(
    results: ExperimentResults, config: RunConfig, folder: RunFolder, words: Sequence[str]
) -> list[str]:
    """Three commands worth trying after a run, each as it can be pasted."""
    run, track = str(folder.path), config.environment_name.track
    imports = [word for module in config.imports for word in ("--import", module)]
    if track is None:
        seed = str(config.seed + 1)
        return [
            command("evaluate", run, *imports),
            command(*_without(words, "--seed"), "--seed", seed),
            _longer_run(results, config, words),
        ]
    return [
        command("evaluate", run, "--picture", "lap.png", "--report", "report.html"),
        command("race", run),
        _better_run(results, config, words),
    ]


def _better_run(results: ExperimentResults, config: RunConfig, words: Sequence[str]) -> str:
    """A run of the preset that takes longer and drives better, if this was the default one."""
    if config.preset != "fast" or config.algorithm != "ppo" or results.stopped_early:
        return _longer_run(results, config, words)
    rest = _without(words, "--preset", "--name", "--steps", "--set", "--n-envs", "--checkpoint-every")
    better = "generalist" if config.track == "random" else "best"
    return command(*rest, "--preset", better, "--name", better)


def _longer_run(results: ExperimentResults, config: RunConfig, words: Sequence[str]) -> str:
    rest = _without(words, "--steps")
    if results.stopped_early:
        return command(*rest, "--resume")
    return command(*rest, "--resume", "--steps", str(2 * config.total_timesteps))


def _without(words: Sequence[str], *options: str) -> list[str]:
    """A command line without some options, their values, and those that treat an existing run."""
    found, skipping = [], False
    for word in words:
        if skipping:
            skipping = False
        elif word in options:
            skipping = True
        elif word not in ("--resume", "--overwrite") and not word.startswith(
            tuple(f"{name}=" for name in options)
        ):
            found.append(word)
    return found
