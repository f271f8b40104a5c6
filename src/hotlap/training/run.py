"""`train`: a run from its config to its files, whether it is new, resumed or already finished."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hotlap.errors import UsageError
from hotlap.extras import require_extra
from hotlap.reports.progress_view import ProgressDisplay
from hotlap.runs.checkpoint import Checkpoint
from hotlap.runs.config import CheckpointConfig, RunConfig, rounding_note
from hotlap.runs.errors import RunError
from hotlap.runs.folder import DEFAULT_OUT, RunFolder
from hotlap.runs.results import ExperimentResults
from hotlap.runs.storage import training_in
from hotlap.training.build import check_config, open_task
from hotlap.training.checkpoint.manager import CheckpointManager
from hotlap.training.checkpoint.tensorboard_events import quiet_writer
from hotlap.training.config.presets import find_preset
from hotlap.training.config.resolve import backend_note, import_typed, resolve_config
from hotlap.training.interrupts import Interrupts
from hotlap.training.resume import find_resume_point, resumed_config
from hotlap.training.session import SessionOptions, TrainingSession

if TYPE_CHECKING:
    from stable_baselines3.common.callbacks import BaseCallback

log = logging.getLogger("hotlap.training")


def train(
    config: RunConfig,
    *,
    out: str | Path = DEFAULT_OUT,
    checkpoint_every: int | None = None,
    keep: int | str | None = None,
    resume: bool = False,
    overwrite: bool = False,
    bridge_url: str | None = None,
    callbacks: Sequence[BaseCallback] = (),
    progress: bool | ProgressDisplay = False,
    report: Callable[[str], None] | None = None,
) -> RunFolder:
    """Train what a config asks for, and return the folder with the run's files.

    What the config leaves out comes from the preset, or on resume from the run itself. `callbacks` are
    stable-baselines3's: one that returns False ends the run, and their own state is not saved. `bridge_url`
    is the bridge that simulates the racer's cars; the run is the same with and without it. After a signal
    `train` raises `RunInterruptedError`, and the run can be resumed.
    """
    run = Run(
        config, out=out, checkpoint_every=checkpoint_every, keep=keep, resume=resume, overwrite=overwrite,
        bridge_url=bridge_url, callbacks=callbacks, progress=progress, report=report,
    )  # fmt: skip
    run.run()
    return run.folder


class Run:
    """One run in one folder, with the keywords of `train`."""

    def __init__(
        self,
        config: RunConfig,
        *,
        out: str | Path,
        checkpoint_every: int | None,
        keep: int | str | None,
        resume: bool,
        overwrite: bool,
        shared: bool = False,
        bridge_url: str | None,
        callbacks: Sequence[BaseCallback],
        progress: bool | ProgressDisplay,
        report: Callable[[str], None] | None,
    ) -> None:
        given = {"every": checkpoint_every, "keep": keep}
        self._checkpointing: dict[str, Any] = {
            key: value for key, value in given.items() if value is not None
        }
        self._checkpoint_config(CheckpointConfig())
        if resume and overwrite:
            raise UsageError("--resume continues a run and --overwrite discards it; choose one")
        name, modules = import_typed(config.environment, config.imports, config.wrappers)
        self._asked = config = replace(config, environment=name, imports=modules)
        self._resume = resume
        self._overwrite = overwrite
        self._shared = shared
        self._tell = report
        display = None if isinstance(progress, bool) else progress
        if progress is True:
            display = ProgressDisplay(f"{config.environment} {config.algorithm}")
        self._options = SessionOptions(callbacks, display, self._report, bridge_url)
        if bridge_url is not None:
            open_task(config, bridge_url)
        self.folder = RunFolder.of(Path(out), config)

    def run(self) -> ExperimentResults:
        """Train to the end; errors that you can fix are `HotlapError`s."""
        with self._options.display or nullcontext():
            return self._run()

    def _run(self) -> ExperimentResults:
        require_extra("plot", "training")
        self._refuse_existing()
        if self._options.display is not None:
            self._options.display.phase("preparing")
        if self._resumes():
            resumed_config(self.folder, self._asked)
        else:
            check_config(resolve_config(self._asked), self._options.bridge_url)
        with self.folder.locked(shared=self._shared):
            # Again: another process may have started the run in the meantime.
            self._refuse_existing()
            with training_in(self.folder.path):
                return self._run_locked()

    def _run_locked(self) -> ExperimentResults:
        if self._overwrite:
            self.folder.clear()
        self.folder.make()
        with _logged_to(self.folder.log), quiet_writer():
            try:
                return self._run_here()
            except Exception as error:
                log.debug("stopped by %r", error, exc_info=True)
                raise

    def _run_here(self) -> ExperimentResults:
        if self._resumes():
            config = resumed_config(self.folder, self._asked)
            keeping = self._checkpoint_config(self.folder.read_checkpoint_config())
            if (finished := self._finished(config)) is not None:
                self._report(f"{self.folder.path} already has all its {config.total_timesteps:,} steps")
                return finished
        else:
            if self._resume:
                self._report(f"there is no run in {self.folder.path} yet: starting one")
            config = resolve_config(self._asked)
            every = find_preset(config.environment_name, config.algorithm, config.preset).checkpoint_every
            keeping = self._checkpoint_config(CheckpointConfig(every))
            if (note := backend_note(self._asked, config)) is not None:
                self._report(note)
        if note := rounding_note(self._asked.total_timesteps, config.total_timesteps, config.n_envs):
            self._report(note)
        manager = CheckpointManager(self.folder, keeping)
        point = find_resume_point(self.folder, config, manager, self._report) if self._resume else None
        if point is None:
            self.folder.clear_events()
        self.folder.remove_unfinished()
        self.folder.write_config(config, keeping)
        log.info("config: %s", config.as_dict())
        return self._train(config, manager, point)

    def _train(
        self, config: RunConfig, manager: CheckpointManager, point: Checkpoint | None
    ) -> ExperimentResults:
        display = self._options.display
        with Interrupts(display.stopping) if display is not None else Interrupts() as interrupts:
            session = TrainingSession(config, manager, replace(self._options, interrupts=interrupts))
            try:
                if point is None:
                    session.begin()
                else:
                    self._report(f"resuming from step {point.manifest.resume_step} ({point.path.name})")
                    session.load(point)
                session.train()
                return session.finish()
            finally:
                session.close()

    def _resumes(self) -> bool:
        return self._resume and self.folder.exists()

    def _refuse_existing(self) -> None:
        if self.folder.exists() and not (self._resume or self._overwrite):
            raise RunError(
                f"{self.folder.path} already holds a run; continue it with --resume, "
                "start over with --overwrite, or choose another --name, --seed or --out"
            )

    def _report(self, text: str) -> None:
        log.info(text)
        if self._tell is not None:
            self._tell(text)

    def _checkpoint_config(self, otherwise: CheckpointConfig) -> CheckpointConfig:
        return replace(otherwise, **self._checkpointing)

    def _finished(self, config: RunConfig) -> ExperimentResults | None:
        if not self.folder.model.exists():
            return None
        try:
            results = self.folder.read_results()
        except UsageError:
            return None  # Not written yet, or damaged: the end of the run writes it again.
        done = results.total_timesteps == config.total_timesteps and not results.stopped_early
        return results if done else None


@contextmanager
def _logged_to(path: Path) -> Iterator[None]:
    """While entered, everything that training logs also goes to the run's log."""
    handler = logging.FileHandler(path, encoding="utf-8")
    formatter = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    formatter.converter = time.gmtime
    handler.setFormatter(formatter)
    # A full disk must not fill the terminal with tracebacks: the checkpoint's own error reports it.
    handler.handleError = lambda record: None  # type: ignore[method-assign]
    root = logging.getLogger("hotlap")
    before = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    try:
        yield
    finally:
        root.removeHandler(handler)
        root.setLevel(before)
        handler.close()
