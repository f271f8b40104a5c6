"""What a run is going to do, in one line that is ready before torch is imported."""

from __future__ import annotations

from pathlib import Path

from hotlap.runs.config import RunConfig, round_steps
from hotlap.runs.folder import RunFolder
from hotlap.training.algorithms import find_algorithm
from hotlap.training.config.presets import find_preset


def opening_line(asked: RunConfig, out: Path, *, resume: bool = False) -> str:
    """Environment, algorithm, seed, preset, steps and where the run is written."""
    find_algorithm(asked.algorithm)
    folder = RunFolder.of(out, asked)
    stored = folder.read_config() if resume and folder.exists() else None
    preset = find_preset(asked.environment_name, asked.algorithm, (stored or asked).preset)
    n_envs = (stored or asked).n_envs or preset.n_envs
    steps = asked.total_timesteps or (stored.total_timesteps if stored else preset.steps)
    return (
        f"{'resuming' if stored else 'training'} {asked.environment} with {asked.algorithm}, "
        f"seed {asked.seed}, preset {preset.name}: {round_steps(steps, n_envs):,} steps\n"
        f"hotlap: writing to {folder.path}"
    )
