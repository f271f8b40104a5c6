"""From a user's request to the complete config of a run: checked, and filled in from the preset."""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from hotlap.envs.gymnasium_env import wrapper_modules
from hotlap.envs.names import EnvironmentName, import_modules, parse_environment, split_module
from hotlap.errors import UsageError
from hotlap.extras import install_command
from hotlap.numerics.checks import check_whole_number
from hotlap.runs.config import (
    DEFAULT_ALGORITHM,
    DEFAULT_SEED,
    RunConfig,
    changed_settings,
    check_seed,
    round_steps,
)
from hotlap.runs.errors import RunError
from hotlap.runs.legacy import RENAMED_SETTINGS
from hotlap.training.algorithms import find_algorithm
from hotlap.training.config.hyperparameters import (
    known_hyperparameters,
    resolve_hyperparameters,
    unknown_key,
)
from hotlap.training.config.preset import Preset
from hotlap.training.config.presets import find_preset
from hotlap.training.config.start_from import with_driver
from hotlap.training.vec_envs.task import task_kind

_RUN_SETTINGS = ("normalize", "torch_threads", "evaluate_every", "evaluation_episodes")
Report = Callable[[str], None]


def make_config(
    environment: str,
    algorithm: str = DEFAULT_ALGORITHM,
    seed: int = DEFAULT_SEED,
    *,
    preset: str | None = None,
    steps: int | None = None,
    n_envs: int | None = None,
    settings: Mapping[str, Any] | None = None,
    config: Mapping[str, Any] | str | os.PathLike[str] | None = None,
    name: str | None = None,
    start_from: str | os.PathLike[str] | None = None,
    env_options: Mapping[str, Any] | None = None,
    wrappers: Sequence[str] = (),
    imports: Sequence[str] = (),
    report: Report | None = None,
) -> RunConfig:
    """What the keywords of `hotlap train` ask for. `settings` are of the algorithm, the racer or the run."""
    environment, modules = import_typed(environment, imports, wrappers)
    sorted_settings = _sort_settings(
        parse_environment(environment), algorithm, settings or {}, report or _warn_of_old_name
    )
    values: dict[str, Any] = {
        "environment": environment,
        "algorithm": algorithm,
        "seed": seed,
        "preset": preset,
        "total_timesteps": steps,
        "n_envs": n_envs,
        "racer_config": config,
        "name": name,
        "start_from": None if start_from is None else os.fspath(start_from),
        "wrappers": list(wrappers),
        "imports": modules,
        **sorted_settings,
        "env_options": {**sorted_settings["env_options"], **(env_options or {})},
    }
    return RunConfig(**values)


def import_typed(environment: str, imports: Sequence[str], wrappers: Sequence[str]) -> tuple[str, list[str]]:
    """Import the modules that the user named, `module:id` included; returns the id and the modules."""
    module, name = split_module(environment)
    modules = list(dict.fromkeys([*([module] if module else []), *imports, *wrapper_modules(wrappers)]))
    import_modules(modules)
    return name, modules


def _warn_of_old_name(note: str) -> None:
    warnings.warn(note, DeprecationWarning, stacklevel=4)


def resolve_config(asked: RunConfig) -> RunConfig:
    """The complete config: what was asked for, and the preset's values for the rest."""
    asked.check_kinds()
    asked = with_driver(asked)
    name, spec = asked.environment_name, find_algorithm(asked.algorithm)
    check_seed(asked.seed)
    preset, kind = find_preset(name, asked.algorithm, asked.preset), task_kind(name)
    kind.check_options(asked)
    steps, n_envs = _first(asked.total_timesteps, preset.steps), _first(asked.n_envs, preset.n_envs)
    check_whole_number("total_timesteps", steps)
    check_whole_number("n_envs", n_envs)
    config = replace(
        asked,
        preset=preset.name,
        total_timesteps=round_steps(steps, n_envs),
        n_envs=n_envs,
        normalize=_first(asked.normalize, preset.normalize),
        torch_threads=_first(asked.torch_threads, preset.torch_threads),
        evaluate_every=_first(asked.evaluate_every, preset.evaluate_every),
        evaluation_episodes=_first(asked.evaluation_episodes, preset.evaluation_episodes),
        hyperparameters=resolve_hyperparameters(spec, preset.hyperparameters, asked.hyperparameters),
        env_options={**preset.env_options, **asked.env_options},
        racer_config=kind.resolve_rewards(preset.weights, asked.racer_config),
        track_data=asked.track_data or kind.read_track(name),
    )
    config.check_values()
    return replace(config, vec_backend=kind.choose_backend(asked.vec_backend, config))


def check_stored(config: RunConfig) -> None:
    """Refuse a stored config with settings that this version of hotlap does not know."""
    try:
        resolve_hyperparameters(find_algorithm(config.algorithm), {}, config.hyperparameters)
    except UsageError as error:
        raise RunError(f"the run's config is damaged or from another hotlap: {error}") from error


def check_same(run: RunConfig, asked: RunConfig) -> None:
    """Refuse to resume a run with different settings. None means not requested."""
    name = run.environment_name
    # The environment is compared by its folder, and a track file that has moved is the same track.
    other = dict.fromkeys(("environment", "total_timesteps", "name", "imports", "track_data"))
    kind, wanted = task_kind(name), {**vars(asked), **other, "wrappers": asked.wrappers or None}
    if asked.vec_backend is not None:
        wanted["vec_backend"] = kind.choose_backend(asked.vec_backend, run)
    if asked.racer_config is not None:
        preset = find_preset(name, run.algorithm, run.preset)
        wanted["racer_config"] = kind.resolve_rewards(preset.weights, asked.racer_config)
    if wrong := changed_settings(vars(run), wanted):
        raise RunError(
            f"this run was started with different settings: {'; '.join(wrong)}. "
            "Leave them out to resume it, start over with --overwrite, or give it a --name"
        )
    _check_same_track(run, asked.environment_name)


def _check_same_track(run: RunConfig, asked: EnvironmentName) -> None:
    """Refuse a track file that has changed since; a missing one is not needed."""
    file = asked.track_file
    if run.track_data is None or file is None or not file.exists():
        return
    from hotlap.tracks import Track, load_track

    mine, now = run.track, load_track(file)
    if isinstance(mine, Track) and mine.fingerprint != now.fingerprint:
        raise RunError(
            f"{file} is not the track that this run was started on (fingerprint {mine.fingerprint}, now "
            f"{now.fingerprint}). Start over with --overwrite, or give it a --name"
        )


def backend_note(asked: RunConfig, config: RunConfig) -> str | None:
    """A note if the preset was tuned with a backend that is not installed; else None."""
    preset: Preset = find_preset(config.environment_name, config.algorithm, config.preset)
    if preset.tuned_with in (None, config.vec_backend) or asked.vec_backend or config.n_envs == 1:
        return None
    has_wheels = sys.platform == "linux" and sys.version_info < (3, 12)
    advice = f" ({install_command(str(preset.tuned_with))})" if has_wheels else ""
    return (
        f"note: preset '{preset.name}' was tuned with {preset.tuned_with}; this run steps its environments "
        f"with {config.vec_backend}, which is slower{advice}"
    )


def _sort_settings(
    name: EnvironmentName, algorithm: str, settings: Mapping[str, Any], report: Report
) -> dict[str, Any]:
    """Sort settings into the run's fields, the environment's options and hyperparameters."""
    kind, spec = task_kind(name), find_algorithm(algorithm)
    of_runs = [*_RUN_SETTINGS, *(["vec_backend"] if kind.backend_names else [])]
    known = known_hyperparameters(spec)
    found: dict[str, Any] = {"hyperparameters": {}, "env_options": {}}
    for given, value in settings.items():
        key = RENAMED_SETTINGS.get(given, given)
        if key != given:
            report(f"note: the setting '{given}' is now called '{key}'")
        if key in of_runs:
            found[key] = value
        elif key in kind.option_names:
            found["env_options"][key] = value
        elif key in known:
            found["hyperparameters"][key] = value
        else:
            raise unknown_key(given, spec.sb3_name, [*known, *of_runs, *kind.option_names])
    return found


def _first(asked: Any, otherwise: Any) -> Any:
    return otherwise if asked is None else asked
