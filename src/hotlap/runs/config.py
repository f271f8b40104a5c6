"""`RunConfig`: everything that decides what a run computes. Loads neither torch nor the simulator."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from hotlap.envs.names import EnvironmentName, parse_environment
from hotlap.envs.options import RacerOptions
from hotlap.errors import UsageError
from hotlap.numerics.checks import check_whole_number
from hotlap.runs.errors import RunFileError
from hotlap.runs.legacy import translated

if TYPE_CHECKING:
    from hotlap.tracks import Track

DEFAULT_ALGORITHM = "ppo"
DEFAULT_SEED = 42
KEEP_ALL = "all"
MOST_THREADS = 1024
TRAIN_MAX_EPISODE_TICKS = "train_max_episode_ticks"
"""The racer's setting for shorter episodes in training than in evaluation."""
TRAIN_PROGRESS = "train_progress"
"""… for what the reward's progress is measured in during training."""
TRAIN_EDGE_MARGIN = "train_edge_margin"
"""… for a margin at the road's edge in training's reward."""
TRAINING_ONLY = (TRAIN_MAX_EPISODE_TICKS, TRAIN_PROGRESS, TRAIN_EDGE_MARGIN)
FROM_PRESET: Any = None
"""The value of a field that is left to the preset."""


@dataclass(frozen=True)
class RunConfig:
    """What to train, on what, and how.

    Only `environment` is required: a field that is None comes from the preset, and `hyperparameters`,
    `env_options` and `racer_config` need only what differs from it. The config of a run on disk is
    complete; two runs of the same config on the same machine give the same files.
    """

    environment: str
    algorithm: str = DEFAULT_ALGORITHM
    seed: int = DEFAULT_SEED
    preset: str = FROM_PRESET
    total_timesteps: int = FROM_PRESET
    n_envs: int = FROM_PRESET
    vec_backend: str = FROM_PRESET
    """What steps the environments: hotlap, gymnasium or envpool."""
    normalize: bool = FROM_PRESET
    torch_threads: int = FROM_PRESET
    evaluate_every: int = FROM_PRESET
    evaluation_episodes: int = FROM_PRESET
    hyperparameters: dict[str, Any] = field(default_factory=dict)
    env_options: dict[str, Any] = field(default_factory=dict)
    racer_config: dict[str, Any] | None = None
    """The racer's rewards and limits."""
    name: str | None = None
    """A label that gives the run its own folder."""
    imports: list[str] = field(default_factory=list)
    """Modules that register the environment or define its wrappers. Reading a run never imports them."""
    wrappers: list[str] = field(default_factory=list)
    """Around each Gymnasium environment, the innermost first."""
    track_data: dict[str, Any] | None = None
    """The racer's track, if it came from a file, which the run then no longer needs."""
    start_from: str | None = None
    """A trained driver that the run starts from: a run folder, a checkpoint or a name."""
    start_hash: str | None = None
    """Of what that driver had learned."""

    def __post_init__(self) -> None:
        if not isinstance(self.environment, str):
            raise UsageError(f"environment is {self.environment!r}; it must be a name")
        if isinstance(self.algorithm, str):
            object.__setattr__(self, "algorithm", self.algorithm.lower())
        if self.name is not None and not _is_label(self.name):
            raise UsageError(
                f"the name is {self.name!r}; it must be letters, digits, '.', '-' and '_', and begin with a "
                "letter or digit"
            )

    @property
    def experiment_id(self) -> str:
        """The stem of the run's files."""
        return f"{self.algorithm}_seed{self.seed}"

    @property
    def folder_name(self) -> str:
        """The name of the run's folder: the stem, after the label if there is one."""
        return self.experiment_id if self.name is None else f"{self.name}_{self.experiment_id}"

    def as_dict(self) -> dict[str, Any]:
        """Plain values, as they come back from JSON."""
        return dict(json.loads(json.dumps(asdict(self))))

    @classmethod
    def from_dict(cls, found: Any, source: str) -> RunConfig:
        """The config of a run from the output of `as_dict`, of this version or an earlier one."""
        try:
            settings = {**_LATER_FIELDS, **translated(found)}
            config = cls(**{item.name: settings[item.name] for item in fields(cls)})
            config.check_values()
            return config
        except (UsageError, KeyError, TypeError, AttributeError) as error:
            raise RunFileError(f"{source} is damaged or from another hotlap: {error!r}") from error

    def check_values(self) -> None:
        """Raise unless every field has a valid value."""
        self.check_kinds()
        check_seed(self.seed)
        for key in ("n_envs", "total_timesteps", "torch_threads", "evaluate_every", "evaluation_episodes"):
            check_whole_number(key, getattr(self, key))
        if self.torch_threads > MOST_THREADS:
            raise UsageError(f"torch_threads is {self.torch_threads}; it must be at most {MOST_THREADS}")
        if not isinstance(self.normalize, bool):
            raise UsageError(f"normalize is {self.normalize!r}; it must be true or false")
        if self.total_timesteps % self.n_envs:
            raise UsageError(f"{self.total_timesteps} steps cannot be split over {self.n_envs} environments")

    def check_kinds(self) -> None:
        """Raise unless names are names and settings are dicts."""
        for key, kind, words in (
            ("environment", str, "a name"), ("algorithm", str, "a name"),
            ("hyperparameters", dict, "a dict"), ("env_options", dict, "a dict"),
            ("imports", list, "a list of names"), ("wrappers", list, "a list of names"),
            ("track_data", dict | None, "a track's JSON object"),
            ("start_from", str | None, "a driver"), ("start_hash", str | None, "a hash"),
        ):  # fmt: skip
            if not isinstance(getattr(self, key), kind):
                raise UsageError(f"{key} is {getattr(self, key)!r}; it must be {words}")
        for name in (*self.imports, *self.wrappers):
            if not isinstance(name, str):
                raise UsageError(f"imports and wrappers have {name!r}; they must be names")

    @property
    def environment_name(self) -> EnvironmentName:
        """The environment, checked; where it is not registered, the error names the module to import."""
        return parse_environment(self.environment, self.imports)

    @property
    def track(self) -> str | Track | None:
        """The racer's track: the one stored with the run, else its name. None for Gymnasium ids."""
        if self.track_data is not None:
            return _read_track(json.dumps(self.track_data))
        return self.environment_name.track

    @property
    def racer_options(self) -> RacerOptions:
        """How the racer's episodes are run when the driver is evaluated."""
        track = self.track
        assert track is not None, "only the racer has racer options"
        options = {key: value for key, value in self.env_options.items() if key not in TRAINING_ONLY}
        return RacerOptions(track, config=self.racer_config, **options)

    @property
    def training_options(self) -> RacerOptions:
        """How the racer's episodes are run in training; the config may shorten or score them differently."""
        options = replace(
            self.racer_options,
            progress=self.env_options.get(TRAIN_PROGRESS, RacerOptions.progress),
            edge_margin=self.env_options.get(TRAIN_EDGE_MARGIN, RacerOptions.edge_margin),
        )
        ticks = self.env_options.get(TRAIN_MAX_EPISODE_TICKS)
        if ticks is None or self.racer_config is None:
            return options
        episode = {**self.racer_config["episode"], "maxSteps": ticks}
        return replace(options, config={**self.racer_config, "episode": episode})


@dataclass(frozen=True)
class CheckpointConfig:
    """When checkpoints are written and how many are kept."""

    every: int = 10_000
    keep: int | str = KEEP_ALL

    def __post_init__(self) -> None:
        check_whole_number("checkpoint_every", self.every)
        if self.keep != KEEP_ALL:
            try:
                check_whole_number("keep", self.keep)
            except UsageError as error:
                raise UsageError(f"{error}, or {KEEP_ALL!r}") from None


def check_seed(seed: int) -> None:
    """Refuse a seed that some library does not accept."""
    check_whole_number("seed", seed, least=0)
    if seed >= 2**32:
        raise UsageError(f"seed is {seed}; it must be below 2**32")


def round_steps(steps: int, n_envs: int) -> int:
    """Steps rounded up to a multiple of the number of environments."""
    return -(-steps // n_envs) * n_envs


def rounding_note(asked: int | None, steps: int, n_envs: int) -> str | None:
    """The note for the user if steps have been rounded; else None."""
    if asked in (None, steps):
        return None
    return f"note: {asked:,} steps rounded up to {steps:,} ({n_envs} environments)"


_LATER_FIELDS: dict[str, Any] = {
    "name": None,
    "imports": [],
    "wrappers": [],
    "track_data": None,
    "start_from": None,
    "start_hash": None,
}
"""Fields that configs of earlier versions lack."""


@lru_cache(maxsize=16)
def _read_track(text: str) -> Track:
    from hotlap.tracks.track import parse_track

    return parse_track(json.loads(text), "the run's track")


def changed_settings(config: Mapping[str, Any], asked: Mapping[str, Any]) -> list[str]:
    """Differences between a config and a request, in words. None means not requested."""
    found = []
    for name, value in asked.items():
        mine = config.get(name)
        if name == "track_data" and value not in (None, mine):
            found.append("the track is a different one")
        elif isinstance(value, Mapping) and isinstance(mine, Mapping):
            found += changed_settings(mine, value)
        elif value is not None and json.dumps(mine, sort_keys=True) != json.dumps(value, sort_keys=True):
            found.append(f"{name} is {mine!r}, not {value!r}")
    return found


def _is_label(name: Any) -> bool:
    return (
        isinstance(name, str)
        and 0 < len(name) <= 100
        and name.isascii()
        and name[0].isalnum()
        and all(letter.isalnum() or letter in ".-_" for letter in name)
    )
