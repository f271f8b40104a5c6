"""What a generation of trials depends on: the seed, its number, and the results of earlier generations.

Nothing else: neither the order in which trials end nor the moment at which a tuning was killed.
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import Any

import numpy as np
import optuna
from optuna.exceptions import ExperimentalWarning
from optuna.trial import FrozenTrial, TrialState, create_trial

from hotlap.runs.config import RunConfig
from hotlap.training.algorithms import find_algorithm

GENERATION = 8
"""Trials that are drawn together, unless the study says otherwise."""
SETTINGS = "settings"
"""The attribute of a trial with the settings to train with."""
_LEAST_COMPLETE = 5
"""Trials that must be complete before any is pruned."""


def draw_generation(
    config: RunConfig, number: int, size: int, earlier: Sequence[FrozenTrial]
) -> list[FrozenTrial]:
    """All trials of a generation, waiting. `earlier` are those of all generations before it, in order."""
    study = optuna.create_study(direction="maximize", sampler=_sampler(config.seed, number))
    study.add_trials(earlier)
    return [_draw(study, config) for _ in range(size)]


def pruning_limits(earlier: Sequence[FrozenTrial]) -> list[float | None]:
    """The median of the complete trials at each evaluation; empty while there are few of them."""
    complete = [trial.intermediate_values for trial in earlier if trial.state == TrialState.COMPLETE]
    if len(complete) < _LEAST_COMPLETE:
        return []
    limits: list[float | None] = []
    for number in range(1, max(map(len, complete)) + 1):
        values = np.array([rewards[number] for rewards in complete if number in rewards])
        values = values[~np.isnan(values)]
        limits.append(float(np.percentile(values, 50)) if len(values) else None)
    return limits


def _sampler(seed: int, generation: int) -> optuna.samplers.TPESampler:
    own = int(np.random.SeedSequence((seed, generation)).generate_state(1)[0])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ExperimentalWarning)
        # Liar: trials of one generation keep their distance from each other.
        return optuna.samplers.TPESampler(seed=own, multivariate=True, constant_liar=True)


def _draw(study: optuna.Study, config: RunConfig) -> FrozenTrial:
    trial = study.ask()
    found = find_algorithm(config.algorithm).suggest(trial, config.n_envs)
    return create_trial(
        state=TrialState.WAITING,
        params=trial.params,
        distributions=trial.distributions,
        user_attrs={SETTINGS: {name: _rounded(value) for name, value in found.items()}},
    )


def _rounded(value: Any) -> Any:
    """Rounded to four digits: shorter to write down, and just as good."""
    return float(f"{value:.4g}") if isinstance(value, float) else value
