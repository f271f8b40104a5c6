"""`Trainer`: `train` with the keywords of the command line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hotlap.envs.config import ConfigSource
from hotlap.reports.progress_view import ProgressDisplay
from hotlap.runs.config import DEFAULT_ALGORITHM, DEFAULT_SEED
from hotlap.runs.folder import DEFAULT_OUT, RunFolder
from hotlap.runs.results import ExperimentResults
from hotlap.training.config.resolve import make_config
from hotlap.training.run import Run

if TYPE_CHECKING:
    from stable_baselines3.common.callbacks import BaseCallback


class Trainer:
    """One training run in one folder.

    The keywords are those of `hotlap train`: `settings` is `--set`, `env_options` is `--env-set` and
    `start_from` is `--from`. What you leave out comes from the preset, or on resume from the run itself.
    `shared` takes a lease on the folder, too: other machines may want it, and locks may not reach them.
    `callbacks` are stable-baselines3's: one that returns False ends the run, and their own state is not
    saved. `bridge_url` is the bridge that simulates the racer's cars; the run is the same without it.
    """

    def __init__(
        self,
        environment: str,
        algorithm: str = DEFAULT_ALGORITHM,
        seed: int = DEFAULT_SEED,
        *,
        preset: str | None = None,
        steps: int | None = None,
        n_envs: int | None = None,
        settings: Mapping[str, Any] | None = None,
        config: ConfigSource = None,
        name: str | None = None,
        start_from: str | Path | None = None,
        env_options: Mapping[str, Any] | None = None,
        wrappers: Sequence[str] = (),
        imports: Sequence[str] = (),
        checkpoint_every: int | None = None,
        keep: int | str | None = None,
        out: str | Path = DEFAULT_OUT,
        resume: bool = False,
        overwrite: bool = False,
        shared: bool = False,
        bridge_url: str | None = None,
        callbacks: Sequence[BaseCallback] = (),
        progress: bool | ProgressDisplay = False,
        report: Callable[[str], None] | None = None,
    ) -> None:
        asked = make_config(
            environment, algorithm, seed,
            preset=preset, steps=steps, n_envs=n_envs, settings=settings, config=config, name=name,
            start_from=start_from, env_options=env_options, wrappers=wrappers, imports=imports, report=report,
        )  # fmt: skip
        self._run = Run(
            asked, out=out, checkpoint_every=checkpoint_every, keep=keep, resume=resume,
            overwrite=overwrite, shared=shared, bridge_url=bridge_url, callbacks=callbacks,
            progress=progress, report=report,
        )  # fmt: skip

    @property
    def folder(self) -> RunFolder:
        """Where the run's files are."""
        return self._run.folder

    def run(self) -> ExperimentResults:
        """Train to the end. After a signal it raises `RunInterruptedError`."""
        return self._run.run()
