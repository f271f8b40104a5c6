"""Store the golden trajectory anew, after a change of physics: python tests/sim/write_golden.py"""

import json
from pathlib import Path

from hotlap.sim.columns import MOTION
from hotlap.sim.fingerprint import golden_trajectory, physics_fingerprint, state_hash

if __name__ == "__main__":
    world = golden_trajectory()
    stored = {
        "hash": state_hash(world),
        "physics_fingerprint": physics_fingerprint(),
        "columns": list(MOTION),
        "motion": {
            name: [value.hex() for value in world.motion[:, column].tolist()]
            for column, name in enumerate(MOTION)
        },
    }
    (Path(__file__).parent / "golden_trajectory.json").write_text(json.dumps(stored, indent=1) + "\n")
