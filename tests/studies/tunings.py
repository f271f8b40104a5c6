"""Small studies, and what has been found in them."""

import optuna
from optuna.storages import JournalStorage
from optuna.storages.journal import JournalFileBackend
from training.short_runs import resolved_config


def small_plan(environment="CartPole-v1", algorithm="ppo", steps=512, **more):
    settings = {"evaluation_episodes": 2}
    return resolved_config(environment, algorithm, 1, steps=steps, settings=settings, **more)


def trials_in(study_file):
    storage = JournalStorage(JournalFileBackend(str(study_file)))
    (name,) = optuna.get_all_study_names(storage)
    return optuna.load_study(study_name=name, storage=storage).trials


def seen_in(study_file):
    """Everything that must not depend on kills, orders and machines."""
    return [
        (trial.number, trial.state.is_finished() and trial.state.name, trial.params, trial.value,
         trial.intermediate_values, trial.user_attrs)
        for trial in trials_in(study_file)
    ]  # fmt: skip
