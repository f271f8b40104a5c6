"""What the page must know of its WebAssembly module: columns, constants, fingerprints, a sources hash."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import hotlap
from hotlap.drivers.casual_human import HANDS, MEMORY_TICKS, SEEN
from hotlap.drivers.registry import FLAT_OUT_LOOK_AHEAD_M
from hotlap.envs.config import load_config
from hotlap.envs.observation_terms import OBSERVATIONS, RAY_ANGLES_DEG, RAY_RANGE_M, observation_fingerprint
from hotlap.envs.step_columns import REWARD_KEYS, SCORE_COLUMNS, settings_of
from hotlap.numerics.compiler import kernel_sources
from hotlap.policies.network import ACTIVATIONS
from hotlap.sim.columns import MOTION, START, TALLY
from hotlap.sim.fingerprint import physics_fingerprint
from hotlap.sim.kernels import BLOCK_SHAPE
from hotlap.sim.laps import GATES
from hotlap.sim.params import CAR, STILL_SPEED_M_PER_S, SURFACE, TICKS_PER_SECOND, TOP_SPEED_M_PER_S

_LEARNER = "hotlap.training.algorithms.fast.kernels"
_KERNEL_MODULES = (
    "hotlap.sim.kernels", "hotlap.envs.kernels", "hotlap.policies.act_kernels",
    "hotlap.drivers.scripted", "hotlap.drivers.casual_human",
    f"{_LEARNER}.update", f"{_LEARNER}.first_weights", f"{_LEARNER}.advantages", f"{_LEARNER}.normalization",
)  # fmt: skip
_OUTCOME = ("reward", "terminated", "truncated", "lapCompleted", "return")


def module_facts() -> dict[str, Any]:
    """Everything but the module's own exports."""
    return {
        "columns": {
            "motion": MOTION, "tally": TALLY, "start": START,
            "score": [*REWARD_KEYS, *_OUTCOME][:SCORE_COLUMNS],
        },
        "constants": _constants(),
        "car": CAR._asdict(),
        "surface": SURFACE._asdict(),
        "observations": {
            kind: {"fingerprint": observation_fingerprint(kind), "terms": [term._asdict() for term in terms]}
            for kind, terms in OBSERVATIONS.items()
        },
        "activations": ACTIVATIONS,
        "physics": physics_fingerprint(),
        "sources": sources_hash(),
    }  # fmt: skip


def _constants() -> dict[str, Any]:
    return {
        "ticksPerSecond": TICKS_PER_SECOND,
        "stillSpeed": STILL_SPEED_M_PER_S,
        "topSpeed": TOP_SPEED_M_PER_S,
        "gates": GATES,
        "blockShape": BLOCK_SHAPE,
        "rayAnglesDegrees": RAY_ANGLES_DEG,
        "rayRange": RAY_RANGE_M,
        "settings": settings_of(load_config(None)).tolist(),
        "flatOutLookAhead": FLAT_OUT_LOOK_AHEAD_M,
        "casualMemoryTicks": MEMORY_TICKS,
        "casualSeen": len(SEEN),
        "casualHands": len(HANDS),
    }


def sources_hash() -> str:
    """A hash of every source file that can end up in the module."""
    digest = hashlib.sha256()
    for name, text in kernel_sources(Path(hotlap.__file__).parent, _KERNEL_MODULES).items():
        digest.update(f"{name}\n{text}\n".encode())
    return digest.hexdigest()
