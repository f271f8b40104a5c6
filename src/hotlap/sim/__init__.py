"""The simulator: batched kernels over explicit state. Knows no reward, no Gymnasium, no torch."""

from hotlap.sim.fingerprint import physics_fingerprint
from hotlap.sim.world import World

__all__ = ["World", "physics_fingerprint"]
