"""Training throughput of hotlap and its peers, interleaved in one run: `python -m benchmarks.training_peers`.

The learners of `hotlap benchmark train`, a single-file PPO in plain torch, and SBX (PPO on JAX)
where it is installed. All on the same cars with the same hyperparameters.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
from typing import Any

from stable_baselines3.common.logger import Logger
from stable_baselines3.common.vec_env import VecNormalize
from torch import nn

from benchmarks.single_file_ppo import SingleFilePPO
from hotlap import make_vec_env
from hotlap.benchmark.run import compared
from hotlap.benchmark.training_throughput import SETTINGS, Learner, Setting, make_learners, measure
from hotlap.cli.printing import print_table, progress_bar
from hotlap.numerics.threads import available_cores


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=2000, help="calls of step, per learner")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--relu", action="store_true", help="ReLU networks, and only SB3 and hotlap")
    arguments = parser.parse_args()
    if arguments.relu:
        learners = make_learners(nn.ReLU)
    else:
        learners = [*make_learners(), *(peer for setting in SETTINGS for peer in peers(setting))]
    with progress_bar("training") as tick:
        measure(learners, arguments.steps, warmup=200, tick=tick)
    rows = compared([learner.figures() for learner in learners])
    if arguments.json:
        print(json.dumps(rows, indent=2))
    else:
        print_table("Training, steps per second", rows)


def peers(setting: Setting) -> list[Learner]:
    """The peers that are installed."""
    values, cores = setting.hyperparameters(), available_cores()
    found = [Learner("single file", setting.text, SingleFilePPO(_env(setting), **values), cores)]
    if importlib.util.find_spec("sbx") is not None:
        sbx: Any = importlib.import_module("sbx")
        model = sbx.PPO("MlpPolicy", _env(setting), seed=0, **values)
        model.set_logger(Logger(None, []))
        found.append(Learner("SBX", setting.text, model, 1))
    return found


def _env(setting: Setting) -> VecNormalize:
    return VecNormalize(
        make_vec_env(setting.cars, seed=0, random_start=True), clip_obs=10.0, clip_reward=10.0
    )


if __name__ == "__main__":
    main()
