"""What the page must know to train like `hotlap train racer`: the run's config and the learner's constants.

`make wasm` writes it to hotlap.json, so the page itself never imports training.
"""

from __future__ import annotations

import warnings
from typing import Any

from hotlap import __version__
from hotlap.runs.compatibility import racer_fingerprints
from hotlap.training.algorithms import find_algorithm
from hotlap.training.algorithms.fast.actor_critic import ACTION_GAIN, SEEDS, VALUE_GAIN, ActorCritic
from hotlap.training.algorithms.fast.kernels.heads import SHARED, SUMS
from hotlap.training.algorithms.fast.kernels.layout import LAYER_COLUMN_NAMES, OUTPUTS, SIZE_NAMES
from hotlap.training.algorithms.fast.kernels.tiles import LANE
from hotlap.training.algorithms.fast.kernels.update import CHUNK
from hotlap.training.build import build_model, open_task
from hotlap.training.checkpoint.driver_tree import driver_tree
from hotlap.training.config.resolve import make_config, resolve_config

NAME = "taught"
"""The label of a run that repeats what the page did."""
PRESET = "fast"


def lesson_facts() -> dict[str, Any]:
    """Everything that decides what a lesson computes, but for the user's choices."""
    config = resolve_config(make_config("racer:circuit", seed=0, preset=PRESET, name=NAME))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        model: Any = build_model(config, open_task(config))
    learner: ActorCritic = model.fast_path
    tree = driver_tree(find_algorithm(config.algorithm), model)
    optimizer = learner.optimizer.settings(model.max_grad_norm)
    fingerprints = racer_fingerprints(config.racer_options)
    return {
        "config": config.as_dict(),
        "layerColumns": LAYER_COLUMN_NAMES,
        "sizes": SIZE_NAMES,
        "lane": LANE,
        "chunk": CHUNK,
        "sums": len(SUMS),
        "shared": len(SHARED) - 1,
        "seeds": len(SEEDS),
        "gains": [ACTION_GAIN, VALUE_GAIN],
        "hidden": learner.networks.actor[:-1, OUTPUTS].tolist(),
        "optimizer": {**optimizer._asdict(), "learning_rate": None},
        "firstCount": tree["normalizer"]["reward_count"],
        "normalizer": _plain(tree["normalizer"]),
        "policy": {key: value for key, value in tree["policy"].items() if key != "layers"},
        "bounds": learner.bounds.tolist(),
        "fingerprints": {key: value for key, value in fingerprints.items() if key != "tracks"},
        "hotlap": __version__,
    }


def _plain(tree: dict[str, Any]) -> dict[str, Any]:
    """The settings, without the statistics."""
    return {key: value for key, value in tree.items() if not hasattr(value, "shape") and "count" not in key}
