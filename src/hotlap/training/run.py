"""`train`: a run from its config to its files, started, resumed or finished before."""

from __future__ import annotations

import errno
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hotlap.envs.names import import_environment, parse_environment
from hotlap.errors import UsageError
from hotlap.extras import require_extra
from hotlap.runs.checkpoint import Checkpoint
from hotlap.runs.config import CheckpointConfig, RunConfig, check_steps
from hotlap.runs.errors import RunError
from hotlap.runs.folder import DEFAULT_OUT, RunFolder
from hotlap.runs.results import ExperimentResults, versions
from hotlap.runs.storage import StorageError
from hotlap.training.build import check_config, open_task
from hotlap.training.checkpoint.manager import CheckpointManager
from hotlap.training.checkpoint.tensorboard_events import quiet_writer
from hotlap.training.config.presets import find_preset
from hotlap.training.config.resolve import backend_note, check_same, check_stored, resolve_config
from hotlap.training.interrupts import Interrupts
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
    progress: bool = False,
    report: Callable[[str], None] | None = None,
) -> RunFolder:
    """Train what a config asks for; the folder with everything that came of it.

    What the config leaves out comes from the preset, or on resume from the run itself. `callbacks` are
    stable-baselines3's; their own state is not saved. `bridge_url` is where the racer's cars drive; the run
    is the same wherever that is. After a signal it raises `RunInterruptedError`, and the run can be resumed.
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
        bridge_url: str | None,
        callbacks: Sequence[BaseCallback],
        progress: bool,
        report: Callable[[str], None] | None,
    ) -> None:
        given = {"every": checkpoint_every, "keep": keep}
        self._checkpointing: dict[str, Any] = {
            key: value for key, value in given.items() if value is not None
        }
        self._checkpoint_config(CheckpointConfig())
        if resume and overwrite:
            raise UsageError("--resume continues a run and --overwrite throws it away; choose one")
        self._asked = config = replace(config, environment=import_environment(config.environment))
        self._resume = resume
        self._overwrite = overwrite
        self._tell = report
        self._options = SessionOptions(callbacks, progress, self._report, bridge_url)
        if bridge_url is not None:
            open_task(config, bridge_url)
        self.folder = RunFolder.of(Path(out), config)

    def run(self) -> ExperimentResults:
        """Train to the end; what goes wrong is a sentence."""
        require_extra("plot", "training")
        self._refuse_existing()
        if self._resumes():
            self._extended_config()
        else:
            check_config(resolve_config(self._asked), self._options.bridge_url)
        with self.folder.locked():
            # Once more: another process may have been quicker.
            self._refuse_existing()
            try:
                return self._run_locked()
            except StorageError:
                raise
            except OSError as error:
                if not self._is_of_folder(error):
                    raise
                raise StorageError(
                    f"cannot go on in {self.folder.path}: {error.strerror or error}; earlier files are intact"
                ) from error

    def _is_of_folder(self, error: OSError) -> bool:
        """Whether the run's own files are the trouble, not those of an environment or a callback."""
        full = error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EROFS)
        return full or str(self.folder.path) in str(error.filename)

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
            config = self._extended_config()
            keeping = self._checkpoint_config(self.folder.read_checkpoint_config())
            if (finished := self._finished(config)) is not None:
                self._report(f"{self.folder.path} has all its {config.total_timesteps} steps already")
                return finished
        else:
            config = resolve_config(self._asked)
            name = parse_environment(config.environment)
            every = find_preset(name, config.algorithm, config.preset).checkpoint_every
            keeping = self._checkpoint_config(CheckpointConfig(every))
            if (note := backend_note(self._asked, config)) is not None:
                self._report(note)
        manager = CheckpointManager(self.folder, keeping)
        point = self._resume_point(config, manager) if self._resume else None
        if point is None:
            self.folder.clear_events()
        self.folder.remove_unfinished()
        self.folder.write_config(config, keeping)
        log.info("config: %s", config.as_dict())
        return self._train(config, manager, point)

    def _train(
        self, config: RunConfig, manager: CheckpointManager, point: Checkpoint | None
    ) -> ExperimentResults:
        with Interrupts() as interrupts:
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
                f"{self.folder.path} holds a run already; continue it with --resume, "
                "start it anew with --overwrite, or take another --name, --seed or --out"
            )

    def _report(self, text: str) -> None:
        log.info(text)
        if self._tell is not None:
            self._tell(text)

    def _extended_config(self) -> RunConfig:
        """The run's own config, with more steps if more are asked for."""
        config, asked = self.folder.read_config(), self._asked
        check_stored(config)
        mine = config.environment, config.algorithm, config.seed
        if mine != (asked.environment, asked.algorithm, asked.seed):
            raise RunError(
                f"{self.folder.config} is of {config.environment} with {config.algorithm}, seed {config.seed}"
            )
        check_same(config, asked)
        if asked.total_timesteps in (None, config.total_timesteps):
            return config
        if asked.total_timesteps < config.total_timesteps:
            raise RunError(
                f"the run was planned for {config.total_timesteps} steps; {asked.total_timesteps} are fewer. "
                "Leave --steps out, or ask for more"
            )
        check_steps(asked.total_timesteps, config.n_envs)
        return replace(config, total_timesteps=asked.total_timesteps)

    def _checkpoint_config(self, otherwise: CheckpointConfig) -> CheckpointConfig:
        return replace(otherwise, **self._checkpointing)

    def _finished(self, config: RunConfig) -> ExperimentResults | None:
        if not self.folder.model.exists():
            return None
        try:
            results = self.folder.read_results()
        except UsageError:
            return None  # Not written yet, or damaged: the end of the run writes it again.
        return results if results.total_timesteps == config.total_timesteps else None

    def _resume_point(self, config: RunConfig, manager: CheckpointManager) -> Checkpoint | None:
        """The newest whole checkpoint on the way to the end.

        The end of a shorter run is not on the way: its last rollout may have been cut short. It is
        taken only if there is nothing before it.
        """
        ended = None
        found = None
        for found in manager.newest(self._report):
            self._check_compatible(config, found)
            if not found.manifest.ended or found.manifest.step >= config.total_timesteps:
                return found
            ended = ended or found
        if found is None and manager.candidates():
            raise RunError(
                f"none of the checkpoints in {self.folder.path} can be used, as said above; "
                "put that right, or throw the run away with --overwrite"
            )
        if ended is not None:
            self._report(
                f"resuming from the end of a shorter run ({ended.manifest.step} steps): nothing before it is "
                "kept, so the result is not that of one longer run"
            )
        return ended

    def _check_compatible(self, config: RunConfig, found: Checkpoint) -> None:
        manifest = found.manifest
        theirs = manifest.config
        if replace(theirs, total_timesteps=config.total_timesteps).as_dict() != config.as_dict():
            raise RunError(
                f"{found.path} is of another run ({theirs.environment}, {theirs.algorithm}, "
                f"seed {theirs.seed}, or other settings) than {self.folder.config}; "
                "put it elsewhere, or start anew with --overwrite"
            )
        open_task(config).check_fingerprints(str(found.path), manifest.fingerprints)
        here = versions()
        other = [
            f"{name} {was}, now {here.get(name)}"
            for name, was in manifest.versions.items()
            if here.get(name) != was
        ]
        if other:
            self._report(
                f"note: the run was begun with {', '.join(other)}; it continues, but not bit for bit"
            )


@contextmanager
def _logged_to(path: Path) -> Iterator[None]:
    """Everything that training logs goes to the run's log as well."""
    handler = logging.FileHandler(path, encoding="utf-8")
    formatter = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    formatter.converter = time.gmtime
    handler.setFormatter(formatter)
    # A full disk must not fill the terminal with tracebacks: the checkpoint's own error says it.
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
