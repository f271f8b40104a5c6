"""A short training whose every bit is known: python tests/training/golden_training.py stores it anew.

Other weights are right only if learning was changed on purpose.
"""

import json
import sys
import warnings
from pathlib import Path

FILE = Path(__file__).parent / "golden_training.json"
CASES = {
    "ppo": {"algorithm": "ppo", "preset": "fast", "n_envs": 32, "steps": 8192, "seed": 7},
    "ppo, lookahead, tanh": {
        "algorithm": "ppo", "preset": "fast", "n_envs": 40, "steps": 8000, "seed": 8,
        "settings": {
            "observation": "lookahead", "activation_fn": "tanh", "net_arch": [50, 20], "n_steps": 50,
            "batch_size": 700, "action_bound_coef": 0.02, "ent_coef": 0.01, "clip_range_vf": 0.2,
        },
    },
    "a2c": {
        "algorithm": "a2c", "preset": None, "n_envs": 16, "steps": 1600, "seed": 9,
        "settings": {"normalize": True},
    },
}  # fmt: skip


def config_of(algorithm, preset, n_envs, steps, seed, settings=None):
    """The complete config of a case."""
    from hotlap.training.config.resolve import make_config, resolve_config

    return resolve_config(
        make_config(
            "racer", algorithm, preset=preset, n_envs=n_envs, steps=steps, seed=seed, settings=settings or {}
        )
    )


def train(config):
    """The hash of a driver that was trained by this config."""
    from stable_baselines3.common.logger import Logger

    from hotlap.runs.driver_hash import driver_hash
    from hotlap.training.algorithms import find_algorithm
    from hotlap.training.build import build_model, open_task
    from hotlap.training.checkpoint.driver_tree import driver_tree

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        model = build_model(config, open_task(config))
    assert model.fast_path is not None
    model.set_logger(Logger(None, []))
    model.learn_until(config.total_timesteps, None)
    assert model.num_timesteps == config.total_timesteps
    return driver_hash(driver_tree(find_algorithm(config.algorithm), model))


if __name__ == "__main__":
    found = {name: train(config_of(**case)) for name, case in CASES.items()}
    if "--print" in sys.argv:
        print(json.dumps(found))
    else:
        FILE.write_text(json.dumps(found, indent=1) + "\n")
