"""Build the model of a run: environments, algorithm, hyperparameters."""

from __future__ import annotations

import warnings
from collections.abc import Callable

from hotlap.envs.library_warnings import plain_warning
from hotlap.errors import UsageError
from hotlap.runs.config import RunConfig
from hotlap.training.algorithms import find_algorithm
from hotlap.training.algorithms.core.resumable import Resumable
from hotlap.training.config.hyperparameters import constructor_arguments, own_arguments
from hotlap.training.config.start_from import give_learned
from hotlap.training.vec_envs.normalizer import CLIP, Normalizer
from hotlap.training.vec_envs.task import Task, task_kind

"""Gymnasium colours its warnings even where colours cannot be shown."""


def open_task(config: RunConfig, bridge_url: str | None = None) -> Task:
    """The environment of a run."""
    return task_kind(config.environment_name).open(config, bridge_url)


def check_config(config: RunConfig, bridge_url: str | None = None) -> None:
    """Refuse a config that no run can be built from, before anything is written or deleted."""
    task = open_task(config, bridge_url)
    task.check(find_algorithm(config.algorithm))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        model = build_model(config, task)
    assert model.env is not None
    try:
        give_learned(config, model, task)
    finally:
        model.env.close()


def build_noting(config: RunConfig, task: Task, report: Callable[[str], None]) -> Resumable:
    """The model; each warning of the libraries is reported in one line."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        model = build_model(config, task)
    for warning in caught:
        if issubclass(warning.category, UserWarning):
            report(f"note: {plain_warning(warning.message)}")
    return model


def build_model(config: RunConfig, task: Task) -> Resumable:
    """The algorithm with its environments, normalised if the config says so."""
    spec, settings = find_algorithm(config.algorithm), config.hyperparameters
    env = task.make_vec_env()
    if config.normalize:
        env = Normalizer(env, clip_obs=CLIP, clip_reward=CLIP, gamma=settings["gamma"])
    try:
        model = spec.load_class()(
            "MlpPolicy", env, seed=config.seed, device="cpu", **constructor_arguments(spec, settings)
        )
        model.configure(**own_arguments(spec, settings))
    except (AssertionError, ValueError, TypeError) as error:
        env.close()
        raise UsageError(f"{config.algorithm} refuses these settings: {error}") from error
    return model
