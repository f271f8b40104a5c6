"""The plan of a run: everything that decides what it computes, resolved and checked."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from hotlap.drivers.checkpoint import CheckpointError
from hotlap.envs.batch import RacerOptions
from hotlap.envs.config import ConfigSource, load_config, read_config
from hotlap.envs.names import parse_environment
from hotlap.sim.checks import check_whole_number
from hotlap.training.algorithms import ALGORITHMS
from hotlap.training.defaults import ALGORITHM_NAMES, DEFAULT_ALGORITHM, DEFAULT_SEED
from hotlap.training.envpool_env import VECTORIZERS, choose_vectorizer
from hotlap.training.hyperparameters import known_hyperparameters, resolve_hyperparameters, unknown_key
from hotlap.training.presets import Preset, find_preset

_RUN_SETTINGS = ("normalize", "torch_threads", "evaluate_every", "evaluation_episodes", "vectorizer")
_TRAINING_TICKS = "training_ticks"
_RACER_SETTINGS = (
    "random_start", "action_repeat", "randomize", "pool_size", "observation", _TRAINING_TICKS,
)  # fmt: skip


@dataclass(frozen=True)
class TrainingPlan:
    """What config.json holds. Two runs of one plan on one machine give the same files."""

    environment: str
    algorithm: str
    seed: int
    preset: str
    total_timesteps: int
    n_envs: int
    vectorizer: str
    normalize: bool
    torch_threads: int
    evaluate_every: int
    evaluation_episodes: int
    hyperparameters: dict[str, Any]
    env_options: dict[str, Any]
    racer_config: dict[str, Any] | None

    @property
    def experiment_id(self) -> str:
        """The stem of the run's files."""
        return f"{self.algorithm}_seed{self.seed}"

    def as_dict(self) -> dict[str, Any]:
        """Plain values, as JSON would give them back."""
        return dict(json.loads(json.dumps(asdict(self))))

    @property
    def racer_options(self) -> RacerOptions:
        """How the racer's episodes are run when the driver is evaluated."""
        name = parse_environment(self.environment)
        assert name.track is not None, "only the racer has racer options"
        options = {key: value for key, value in self.env_options.items() if key != _TRAINING_TICKS}
        return RacerOptions(name.track, config=self.racer_config, **options)

    @property
    def training_options(self) -> RacerOptions:
        """How the racer's episodes are run in training: shorter, where the plan says so."""
        options, ticks = self.racer_options, self.env_options.get(_TRAINING_TICKS)
        if ticks is None or self.racer_config is None:
            return options
        episode = {**self.racer_config["episode"], "maxSteps": ticks}
        return replace(options, config={**self.racer_config, "episode": episode})


def make_plan(
    environment: str,
    algorithm: str = DEFAULT_ALGORITHM,
    seed: int = DEFAULT_SEED,
    *,
    preset: str | None = None,
    steps: int | None = None,
    n_envs: int | None = None,
    settings: Mapping[str, Any] | None = None,
    config: ConfigSource = None,
) -> TrainingPlan:
    """A plan from a preset and what the user changes. `settings` are hyperparameters by name."""
    name = parse_environment(environment)
    if algorithm not in ALGORITHM_NAMES:
        raise ValueError(f"unknown algorithm '{algorithm}'; choose {', '.join(ALGORITHM_NAMES)}")
    check_whole_number("seed", seed, least=0)
    if seed >= 2**32:
        raise ValueError(f"seed is {seed}; it must be below 2**32")
    chosen = find_preset(name, algorithm, preset)
    hyper, options, run = _sort_settings(dict(settings or {}), name.is_racer, ALGORITHMS[algorithm])
    if config is not None and not name.is_racer:
        raise ValueError(f"--config sets the racer's rewards; {environment} has none to set")
    values: dict[str, Any] = {
        "normalize": chosen.normalize,
        "torch_threads": chosen.torch_threads,
        "evaluate_every": chosen.evaluate_every,
        "evaluation_episodes": chosen.evaluation_episodes,
        "vectorizer": "auto",
        **run,
    }
    plan = TrainingPlan(
        environment=environment,
        algorithm=algorithm,
        seed=seed,
        preset=chosen.name,
        total_timesteps=chosen.steps if steps is None else steps,
        n_envs=chosen.n_envs if n_envs is None else n_envs,
        hyperparameters=resolve_hyperparameters(ALGORITHMS[algorithm], chosen.hyperparameters, hyper),
        env_options={**chosen.env_options, **options},
        racer_config=_racer_config(chosen, config) if name.is_racer else None,
        **values,
    )
    _check(plan)
    return replace(plan, vectorizer=choose_vectorizer(plan.vectorizer, name, plan.n_envs))


def _racer_config(preset: Preset, config: ConfigSource) -> dict[str, Any]:
    """The preset's weights, and over them the user's rewards and limits."""
    given = read_config(config)
    weights = {**preset.weights, **given.get("weights", {})}
    return asdict(load_config({**given, "weights": weights}))


def read_plan(text: str, source: str) -> TrainingPlan:
    """A plan from config.json."""
    try:
        found = json.loads(text)["plan"]
        plan = TrainingPlan(**{item.name: found[item.name] for item in fields(TrainingPlan)})
        _check(plan)
        resolve_hyperparameters(ALGORITHMS[plan.algorithm], {}, plan.hyperparameters)
        return plan
    except (ValueError, KeyError, TypeError) as error:
        raise CheckpointError(f"{source} is damaged or of another hotlap: {error!r}") from error


def check_same(
    run: TrainingPlan,
    *,
    preset: str | None,
    n_envs: int | None,
    settings: Mapping[str, Any] | None,
    config: ConfigSource,
) -> None:
    """Refuse to go on with a run under settings that are not its own. What is None was not asked for."""
    is_racer = run.racer_config is not None
    hyper, options, of_run = _sort_settings(dict(settings or {}), is_racer, ALGORITHMS[run.algorithm])
    if "vectorizer" in of_run:
        name = parse_environment(run.environment)
        of_run["vectorizer"] = choose_vectorizer(of_run["vectorizer"], name, run.n_envs)
    asked = {"preset": preset, "n_envs": n_envs, **of_run}
    pairs = [(name, getattr(run, name), value) for name, value in asked.items() if value is not None]
    pairs += [(name, run.hyperparameters[name], value) for name, value in hyper.items()]
    pairs += [(name, run.env_options.get(name), value) for name, value in options.items()]
    if config is not None:
        preset_of_run = find_preset(parse_environment(run.environment), run.algorithm, run.preset)
        pairs.append(
            ("config", run.racer_config, _racer_config(preset_of_run, config) if is_racer else config)
        )
    wrong = [
        f"{name} is {mine!r}, not {theirs!r}"
        for name, mine, theirs in pairs
        if json.dumps(mine, sort_keys=True) != json.dumps(theirs, sort_keys=True)
    ]
    if wrong:
        raise ValueError(
            f"this run was started with other settings: {'; '.join(wrong)}. "
            "Leave them out to go on with it, or start anew with --overwrite"
        )


def _sort_settings(
    settings: dict[str, Any], is_racer: bool, algorithm: type[Any]
) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
    """Settings by what they are of: the algorithm, the racer, the run."""
    # The racer has a way of its own to step many cars.
    of_runs = [key for key in _RUN_SETTINGS if not (is_racer and key == "vectorizer")]
    run = {key: settings.pop(key) for key in of_runs if key in settings}
    options = {key: settings.pop(key) for key in _RACER_SETTINGS if is_racer and key in settings}
    known = [*known_hyperparameters(algorithm), *of_runs, *(_RACER_SETTINGS if is_racer else ())]
    for key in settings:
        if key not in known:
            raise unknown_key(key, algorithm.__name__, known)
    return settings, options, run


def _check(plan: TrainingPlan) -> None:
    for key in ("n_envs", "total_timesteps", "torch_threads", "evaluate_every", "evaluation_episodes"):
        check_whole_number(key, getattr(plan, key))
    if not isinstance(plan.normalize, bool):
        raise ValueError(f"normalize is {plan.normalize!r}; it must be true or false")
    if plan.vectorizer not in (*VECTORIZERS, "hotlap"):
        raise ValueError(f"vectorizer is {plan.vectorizer!r}; choose {', '.join(VECTORIZERS)}")
    check_steps(plan.total_timesteps, plan.n_envs)


def check_steps(steps: int, n_envs: int) -> None:
    """Refuse a number of steps that the environments cannot share out exactly."""
    if steps % n_envs:
        below = steps // n_envs * n_envs
        nearest = f"{below} or {below + n_envs}" if below else f"{n_envs}"
        raise ValueError(f"{steps} steps cannot be shared by {n_envs} environments; take {nearest}")
