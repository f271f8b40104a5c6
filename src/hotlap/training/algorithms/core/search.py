"""Search spaces that several algorithms share."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import optuna


def one_minus(trial: optuna.Trial, name: str, least: float, most: float) -> float:
    """A value just below 1; its distance from 1 is searched on a log scale."""
    return round(1.0 - trial.suggest_float(f"one_minus_{name}", least, most, log=True), 4)


def learning_rate(trial: optuna.Trial, least: float, most: float) -> float | str:
    """A learning rate, constant or falling to 0."""
    rate = trial.suggest_float("learning_rate", least, most, log=True)
    return f"lin_{rate:.3g}" if trial.suggest_categorical("falling", [True, False]) else rate
