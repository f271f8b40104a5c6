"""What a run is when nothing else is said. Imports nothing heavy: the command line reads it."""

from __future__ import annotations

from pathlib import Path

ALGORITHM_NAMES = ("a2c", "ppo", "sac")
DEFAULT_ALGORITHM = "ppo"
DEFAULT_SEED = 42
DEFAULT_OUT = Path("results/experiments")
