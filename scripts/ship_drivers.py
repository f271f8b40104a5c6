"""Train the drivers that come with the package and put them into it: `make drivers`.

Existing runs are resumed. What ships is a run's best checkpoint without the parts that only
stable-baselines3 reads, with the command that made it and the figures of 100 episodes.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from hotlap.evaluation.evaluate import evaluate
from hotlap.policies.loading import find_checkpoint, load_driver
from hotlap.policies.shipped import RECORD, SHIPPED_FOLDER, shipped_drivers
from hotlap.runs.checkpoint import read_checkpoint
from hotlap.runs.checkpoint_file import driver_only
from hotlap.runs.storage import write_whole
from hotlap.training.trainer import Trainer

OUT = Path("results/shipped")
DRIVERS = {
    "circuit-best": ("racer:circuit", "best", 12),
    "speedway-best": ("racer:speedway", "best", 12),
    "gauntlet-best": ("racer:gauntlet", "best", 11),
    "generalist": ("racer:random", "generalist", 5),
}
"""Environment, preset and seed of each."""
_FIGURES = (
    "episodes", "completion_rate", "clean_episode_rate", "flying_lap_median", "flying_lap_ci95",
    "lap_time_best", "lap_time_std", "flying_lap_over_t_c", "t_c", "limit", "wall_contacts",
)  # fmt: skip


def main() -> None:
    """Train and ship all drivers, or those named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=list(DRIVERS), help=", ".join(DRIVERS))
    names = parser.parse_args().names
    SHIPPED_FOLDER.mkdir(exist_ok=True)
    for name in names:
        environment, preset, seed = DRIVERS[name]
        trainer = Trainer(environment, seed=seed, preset=preset, out=OUT, resume=True, progress=True)
        results = trainer.run()
        ship(find_checkpoint(trainer.folder.path), SHIPPED_FOLDER / f"{name}.zip")
        figures = evaluate(load_driver(SHIPPED_FOLDER / f"{name}.zip"), references=False).as_dict()
        record = shipped_drivers()
        record[name] = {
            "drives": "any track" if environment == "racer:random" else environment.partition(":")[2],
            "command": f"hotlap train {environment} --preset {preset} --seed {seed}",
            "steps": results.total_timesteps,
            "training_time_sec": round(results.training_time_sec),
            "figures": {key: figures[key] for key in _FIGURES},
        }
        print(name, record[name])
        RECORD.write_text(json.dumps({key: record[key] for key in DRIVERS if key in record}, indent=1) + "\n")


def ship(source: Path, target: Path) -> None:
    """Copy the driver part of a checkpoint."""
    write_whole(target, driver_only(read_checkpoint(source)))


if __name__ == "__main__":
    main()
