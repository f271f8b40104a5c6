"""Shapes of search spaces that several algorithms use."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import optuna


def one_minus(trial: optuna.Trial, name: str, least: float, most: float) -> float:
    """One less a little, searched by the order of magnitude of the little."""
    return round(1.0 - trial.suggest_float(f"one_minus_{name}", least, most, log=True), 4)


def learning_rate(trial: optuna.Trial, least: float, most: float) -> float | str:
    """A learning rate, constant or falling to nothing."""
    rate = trial.suggest_float("learning_rate", least, most, log=True)
    return f"lin_{rate:.3g}" if trial.suggest_categorical("falling", [True, False]) else rate
