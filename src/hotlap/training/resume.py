"""Where to resume a run from: its config, the newest usable checkpoint, and what must not have changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from hotlap.numerics.checks import check_whole_number
from hotlap.runs.checkpoint import Checkpoint
from hotlap.runs.config import RunConfig, round_steps
from hotlap.runs.errors import RunError
from hotlap.runs.folder import RunFolder
from hotlap.runs.results import versions
from hotlap.training.build import open_task
from hotlap.training.checkpoint.manager import CheckpointManager
from hotlap.training.config.resolve import check_same, check_stored

Report = Callable[[str], None]


def resumed_config(folder: RunFolder, asked: RunConfig) -> RunConfig:
    """The run's own config, with more steps if more are requested."""
    config = folder.read_config()
    check_stored(config)
    mine = config.environment_name.folder, config.algorithm, config.seed
    if mine != (asked.environment_name.folder, asked.algorithm, asked.seed):
        raise RunError(
            f"{folder.config} is for {config.environment} with {config.algorithm}, seed {config.seed}"
        )
    check_same(config, asked)
    config = replace(config, imports=config.imports or asked.imports)
    if asked.total_timesteps in (None, config.total_timesteps):
        return config
    check_whole_number("total_timesteps", asked.total_timesteps)
    steps = round_steps(asked.total_timesteps, config.n_envs)
    if steps < config.total_timesteps:
        raise RunError(
            f"the run was planned for {config.total_timesteps} steps; {asked.total_timesteps} are fewer. "
            "Leave --steps out, or ask for more"
        )
    return replace(config, total_timesteps=steps)


def find_resume_point(
    folder: RunFolder, config: RunConfig, manager: CheckpointManager, report: Report
) -> Checkpoint | None:
    """The newest usable checkpoint from which the run can reach its end.

    The end of a shorter run is not such a point: its last rollout may have been cut short. It is used
    only if there is nothing else.
    """
    ended = None
    found = None
    for found in manager.newest(report):
        _check_compatible(folder, config, found, report)
        if not found.manifest.ended or found.manifest.step >= config.total_timesteps:
            return found
        ended = ended or found
    if found is None and manager.candidates():
        raise RunError(
            f"none of the checkpoints in {folder.path} can be used (see above); "
            "repair them, or discard the run with --overwrite"
        )
    if ended is not None:
        report(
            f"resuming from the end of a shorter run ({ended.manifest.step} steps): no earlier checkpoint is "
            "kept, so the result differs from that of one longer run"
        )
    return ended


def _check_compatible(folder: RunFolder, config: RunConfig, found: Checkpoint, report: Report) -> None:
    manifest = found.manifest
    theirs = manifest.config
    same = replace(theirs, total_timesteps=config.total_timesteps, imports=config.imports)
    if same.as_dict() != config.as_dict():
        raise RunError(
            f"{found.path} is from another run ({theirs.environment}, {theirs.algorithm}, "
            f"seed {theirs.seed}, or other settings) than {folder.config}; "
            "move it elsewhere, or start over with --overwrite"
        )
    open_task(config).check_fingerprints(str(found.path), manifest.fingerprints)
    here = versions()
    other = [
        f"{name} {was}, now {here.get(name)}"
        for name, was in manifest.versions.items()
        if here.get(name) != was
    ]
    if other:
        report(f"note: the run was started with {', '.join(other)}; it continues, but not bit for bit")
