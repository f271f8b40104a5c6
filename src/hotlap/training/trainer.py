"""`Trainer`: a training run from its plan to its files, started, resumed or finished before."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from hotlap.drivers.checkpoint import Checkpoint
from hotlap.envs.config import ConfigSource
from hotlap.envs.names import import_environment, parse_environment
from hotlap.evaluation.fit import check_fingerprints
from hotlap.training.checkpoints import CheckpointConfig, CheckpointManager
from hotlap.training.defaults import DEFAULT_ALGORITHM, DEFAULT_OUT, DEFAULT_SEED
from hotlap.training.interrupts import Interrupts
from hotlap.training.plan import (
    TrainingPlan,
    check_same,
    check_steps,
    make_plan,
)
from hotlap.training.presets import find_preset
from hotlap.training.results import ExperimentResults, versions
from hotlap.training.run_folder import RunError, RunFolder
from hotlap.training.session import Session, check_plan
from hotlap.training.storage import StorageError
from hotlap.training.tensorboard_events import quiet_writer

log = logging.getLogger("hotlap.training")


class Trainer:
    """One training run in one folder.

    The keywords are those of `hotlap train`; `settings` are hyperparameters by name. What is left
    out comes from the preset, or on resume from the run itself. `callbacks` are stable-baselines3's
    and are called at every step; their own state is not saved. `bridge_url` is where the racer's cars
    drive; the run is the same wherever that is.
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
        checkpoint_every: int | None = None,
        keep: int | str | None = None,
        out: str | Path = DEFAULT_OUT,
        resume: bool = False,
        overwrite: bool = False,
        bridge_url: str | None = None,
        callbacks: Sequence[Any] = (),
        progress: bool = False,
        report: Callable[[str], None] | None = None,
    ) -> None:
        given = {"every": checkpoint_every, "keep": keep}
        self._checkpointing: dict[str, Any] = {
            key: value for key, value in given.items() if value is not None
        }
        self._checkpoint_config(CheckpointConfig())
        if resume and overwrite:
            raise ValueError("--resume goes on with a run and --overwrite throws it away; choose one")
        self._asked: dict[str, Any] = {
            "preset": preset, "n_envs": n_envs, "settings": settings, "config": config,
        }  # fmt: skip
        self._steps = steps
        self._resume = resume
        self._overwrite = overwrite
        self._bridge_url = bridge_url
        self._callbacks = list(callbacks)
        self._progress = progress
        self._tell = report
        environment = import_environment(environment)
        if bridge_url is not None and not parse_environment(environment).is_racer:
            raise ValueError(f"a bridge serves the racer; {environment} runs here, without --bridge-url")
        self._identity = (environment, algorithm, seed)
        self.folder = RunFolder.of(Path(out), environment, algorithm, seed)

    def run(self) -> ExperimentResults:
        """Train to the end. After a signal `RunInterruptedError`; what else goes wrong is a sentence."""
        self._refuse_existing()
        if self._goes_on():
            self._extended_plan()
        else:
            check_plan(self._new_plan(), self._bridge_url)
        with self.folder.locked():
            # Once more: another process may have been quicker.
            self._refuse_existing()
            if self._overwrite:
                self.folder.clear()
            self.folder.make()
            with _logged_to(self.folder.log), quiet_writer():
                return self._run_logged()

    def _run_logged(self) -> ExperimentResults:
        try:
            return self._run_here()
        except StorageError:
            raise
        except OSError as error:
            raise StorageError(
                f"cannot go on in {self.folder.path}: {error.strerror or error}; earlier files are intact"
            ) from error
        except Exception as error:
            log.debug("stopped by %r", error, exc_info=True)
            raise

    def _run_here(self) -> ExperimentResults:
        if self._goes_on():
            plan = self._extended_plan()
            keeping = self._checkpoint_config(self.folder.read_checkpoint_config())
            if (finished := self._finished(plan)) is not None:
                self._report(f"{self.folder.path} has all its {plan.total_timesteps} steps already")
                return finished
        else:
            plan = self._new_plan()
            name = parse_environment(plan.environment)
            every = find_preset(name, plan.algorithm, plan.preset).checkpoint_every
            keeping = self._checkpoint_config(CheckpointConfig(every))
        manager = CheckpointManager(self.folder.checkpoints, keeping, self.folder.model)
        point = self._resume_point(plan, manager) if self._resume else None
        if point is None:
            self.folder.clear_events()
        self.folder.remove_unfinished()
        self.folder.write_config(plan, keeping)
        log.info("plan: %s", plan.as_dict())
        with Interrupts() as interrupts:
            session = Session(
                plan, self.folder, manager, interrupts, self._callbacks, self._progress, self._report,
                self._bridge_url,
            )  # fmt: skip
            try:
                if point is not None:
                    self._report(f"going on from step {point.resume_step} ({point.path.name})")
                    session.restore(point)
                return session.train()
            finally:
                session.close()

    def _goes_on(self) -> bool:
        return self._resume and self.folder.exists()

    def _refuse_existing(self) -> None:
        if self.folder.exists() and not (self._resume or self._overwrite):
            raise RunError(
                f"{self.folder.path} holds a run already; go on with it by --resume, "
                "start it anew by --overwrite, or take another --seed or --out"
            )

    def _report(self, text: str) -> None:
        log.info(text)
        if self._tell is not None:
            self._tell(text)

    def _new_plan(self) -> TrainingPlan:
        return make_plan(*self._identity, steps=self._steps, **self._asked)

    def _extended_plan(self) -> TrainingPlan:
        """The run's own plan, with more steps if more are asked for."""
        plan = self.folder.read_plan()
        if (plan.environment, plan.algorithm, plan.seed) != self._identity:
            raise RunError(
                f"{self.folder.config} is of {plan.environment} with {plan.algorithm}, seed {plan.seed}"
            )
        check_same(plan, **self._asked)
        if self._steps is None or self._steps == plan.total_timesteps:
            return plan
        if self._steps < plan.total_timesteps:
            raise RunError(
                f"the run was planned for {plan.total_timesteps} steps; {self._steps} are fewer. "
                "Leave --steps out, or ask for more"
            )
        check_steps(self._steps, plan.n_envs)
        return replace(plan, total_timesteps=self._steps)

    def _checkpoint_config(self, otherwise: CheckpointConfig) -> CheckpointConfig:
        return replace(otherwise, **self._checkpointing)

    def _finished(self, plan: TrainingPlan) -> ExperimentResults | None:
        if not self.folder.model.exists():
            return None
        try:
            results = ExperimentResults.load(self.folder.results)
        except ValueError:
            return None  # Not written yet, or damaged: the end of the run writes it again.
        return results if results.total_timesteps == plan.total_timesteps else None

    def _resume_point(self, plan: TrainingPlan, manager: CheckpointManager) -> Checkpoint | None:
        """The newest whole checkpoint on the way to the plan's end.

        The end of a shorter plan is not on the way: its last rollout may have been cut short. It is
        taken only if there is nothing before it.
        """
        ended = None
        found = None
        for found in manager.newest(self._report):
            self._check_fit(plan, found)
            if not found.manifest["ended"] or found.step >= plan.total_timesteps:
                return found
            ended = ended or found
        if found is None and manager.candidates():
            raise RunError(
                f"none of the checkpoints in {self.folder.path} can be used, as said above; "
                "put that right, or throw the run away with --overwrite"
            )
        if ended is not None:
            self._report(
                f"going on from the end of a shorter run ({ended.step} steps): nothing before it is kept, so "
                "the result is not that of one longer run"
            )
        return ended

    def _check_fit(self, plan: TrainingPlan, found: Checkpoint) -> None:
        manifest = found.manifest
        planned = {**plan.as_dict(), "total_timesteps": None}
        if {**manifest["plan"], "total_timesteps": None} != planned:
            raise RunError(
                f"{found.path} is of another run ({manifest['environment']}, {manifest['algorithm']}, "
                f"seed {manifest['seed']}, or other settings) than {self.folder.config}; "
                "put it elsewhere, or start anew with --overwrite"
            )
        if plan.racer_config is not None:
            check_fingerprints(
                str(found.path), manifest["fingerprints"], plan.racer_options,
                way_out="A run cannot change physics on the way: start anew with --overwrite",
            )  # fmt: skip
        here = versions()
        other = [
            f"{name} {was}, now {here.get(name)}"
            for name, was in manifest["versions"].items()
            if here.get(name) != was
        ]
        if other:
            self._report(f"note: the run was begun with {', '.join(other)}; it goes on, but not bit for bit")


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
