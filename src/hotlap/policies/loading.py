"""Load a driver from a run folder, a file or a name, without torch."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from hotlap.drivers.registry import REFERENCES
from hotlap.envs.gymnasium_env import make_gymnasium_env
from hotlap.envs.names import is_racer
from hotlap.envs.observation_terms import OBSERVATIONS
from hotlap.envs.racer import RacerEnv
from hotlap.errors import UsageError, did_you_mean
from hotlap.policies.observations import ObservationShapeError
from hotlap.policies.policy import Policy
from hotlap.policies.reference import ScriptedDriver
from hotlap.policies.shipped import shipped_drivers, shipped_path
from hotlap.runs.checkpoint import Checkpoint, read_checkpoint
from hotlap.runs.config import RunConfig
from hotlap.runs.errors import RunFileError
from hotlap.runs.folder import RunFolder


class Driver(Policy):
    """A trained driver: `act(observation)`, and the environment it was trained for."""

    def __init__(self, checkpoint: Checkpoint) -> None:
        self.checkpoint = checkpoint
        try:
            super().__init__(checkpoint.driver)
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise RunFileError(f"{checkpoint.path} holds no policy that can be run: {error}") from error

    @property
    def name(self) -> str:
        """The file it came from."""
        return str(self.checkpoint.path)

    @property
    def title(self) -> str:
        """A short name for tables: the run's, the file's, or the shipped driver's own."""
        path = self.checkpoint.path
        return self.run_folder.path.name if path.name == self.run_folder.best.name else path.stem

    @property
    def run_folder(self) -> RunFolder:
        """The folder of the run, if it came from one."""
        folder = self.checkpoint.path.absolute().parent
        path = folder.parent if folder.name == "checkpoints" else folder
        return RunFolder(path, self.config.experiment_id)

    @property
    def config(self) -> RunConfig:
        """How it was trained."""
        return self.checkpoint.manifest.config

    @property
    def environment(self) -> str:
        """What it was trained on: racer, racer:TRACK or a Gymnasium id."""
        return self.config.environment

    @property
    def is_racer(self) -> bool:
        """Whether it drives the racer, not another Gymnasium environment."""
        return is_racer(self.environment)

    @property
    def fingerprints(self) -> dict[str, Any]:
        """The physics, observation and tracks of its training; empty for Gymnasium ids."""
        return dict(self.checkpoint.manifest.fingerprints)

    @property
    def env_options(self) -> dict[str, Any]:
        """The keywords of its environment: `RacerEnv(**driver.env_options)`, or those of `gymnasium.make`.

        A driver of the racer decides every `action_repeat` ticks and sees one kind of `observation`; with
        others it drives badly or not at all.
        """
        if not self.is_racer:
            return dict(self.config.env_options)
        options = self.config.racer_options
        return {
            "track": options.track,
            "observation": options.observation,
            "action_repeat": options.action_repeat,
            "config": options.config,
        }

    def make_env(
        self, *, render_mode: str | None = None, track: Any = None, **overrides: Any
    ) -> gymnasium.Env[Any, Any]:
        """The environment it was trained for, from the grid, with your changes."""
        if self.is_racer:
            chosen = {} if track is None else {"track": track}
            return RacerEnv(render_mode=render_mode, **{**self.env_options, **chosen, **overrides})
        if track is not None:
            raise UsageError(f"track {track}: {self.title} drives {self.environment}, which has no tracks")
        # Environments that cannot render may not accept the keyword.
        shown = {} if render_mode is None else {"render_mode": render_mode}
        # Checked first: where it is not registered, the error names the module to import.
        name, keywords = self.config.environment_name, {**self.env_options, **overrides}
        return make_gymnasium_env(name.text, keywords, self.config.wrappers, **shown)

    def act(
        self, observation: Any, *, deterministic: bool = True, rng: np.random.Generator | None = None
    ) -> NDArray[Any]:
        """The action for one observation, or one for each of a batch.

        Without `deterministic` it is sampled with `rng`, as in training.
        """
        try:
            return super().act(observation, deterministic=deterministic, rng=rng)
        except ObservationShapeError as error:
            if (hint := self._observation_hint(np.shape(observation))) is None:
                raise
            raise ObservationShapeError(f"{error}. {hint}") from None

    def _observation_hint(self, shape: tuple[int, ...]) -> str | None:
        """What to do about an observation of the racer's other kind."""
        if not self.is_racer or not shape:
            return None
        kinds = {len(terms): kind for kind, terms in OBSERVATIONS.items()}
        wanted = self.config.racer_options.observation
        if kinds.get(shape[-1], wanted) == wanted:
            return None
        return (
            f'{self.title} was trained with observation="{wanted}": '
            f'driver.make_env() makes its environment, as does RacerEnv(observation="{wanted}", …)'
        )


AnyDriver = Driver | ScriptedDriver
"""A trained driver, or a scripted reference driver."""


def load_driver(source: str | os.PathLike[str]) -> AnyDriver:
    """A driver by name, from a checkpoint, or from a run folder: its best checkpoint, else its final model.

    Names are those of `hotlap drivers`: the trained drivers that come with hotlap, and the reference
    drivers. A file or folder of that name takes precedence.
    """
    if str(source) in REFERENCES and not Path(source).exists():
        return ScriptedDriver(str(source))
    return load_trained(source)


def load_trained(source: str | os.PathLike[str]) -> Driver:
    """A trained driver; reference drivers are refused."""
    return Driver(read_checkpoint(find_checkpoint(source)))


def find_checkpoint(source: str | os.PathLike[str]) -> Path:
    """The file that a driver's name stands for. A file or folder of that name takes precedence."""
    path = Path(source)
    if not path.exists():
        if (shipped := shipped_path(str(source))) is not None:
            return shipped
        raise _no_driver(str(source))
    return RunFolder.open(path).driver() if path.is_dir() else path


def _no_driver(name: str) -> RunFileError:
    if name in REFERENCES:
        return RunFileError(f"'{name}' is a scripted reference driver: it was not trained and has no file")
    names = [*shipped_drivers(), *REFERENCES]
    hint = did_you_mean(name, names)
    return RunFileError(
        f"no driver '{name}': name a run folder, a checkpoint (.zip), or one of {', '.join(names)}{hint}"
    )
