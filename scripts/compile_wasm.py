"""Compile the kernels that the page runs to one WebAssembly object: python scripts/compile_wasm.py FOLDER

Writes hotlap.o and abi.json. build_wasm.py starts it as a separate process: numba compiles for WebAssembly
here, so nothing that it compiles can run here.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

# Kernels for WebAssembly must never get into the cache of native ones.
os.environ["HOTLAP_CACHE_DIR"] = f"{os.devnull}/none"
# The tile that engines keep in sixteen vector registers, two of them for what is multiplied.
os.environ["HOTLAP_TILE"] = "2,16,4"

from wasm_target import WasmModule, install

context = install()

from numba import types  # noqa: E402

from hotlap.drivers.casual_human import drive_casually  # noqa: E402
from hotlap.drivers.scripted import follow_line, steer_at_point  # noqa: E402
from hotlap.envs.kernels import draw_starts, observe_cars, race_cars  # noqa: E402
from hotlap.numerics.counter_rng import split_seed  # noqa: E402
from hotlap.policies.act_kernels import act_rows  # noqa: E402
from hotlap.sim.kernels import place_cars, step_cars  # noqa: E402
from hotlap.training.algorithms.fast.kernels import (  # noqa: E402
    advantages,
    first_weights,
    heads,
    layout,
    network,
    normalization,
    optimizers,
    update,
)

_F, _I, _U = types.float64, types.int64, types.uint64
_F1, _F2, _F3 = (types.Array(_F, dimensions, "C") for dimensions in (1, 2, 3))
_I1, _I2 = (types.Array(_I, dimensions, "C") for dimensions in (1, 2))
_S1, _S2 = (types.Array(types.float32, dimensions, "C") for dimensions in (1, 2))
_U1, _B1, _SEEN = types.Array(_U, 1, "C"), types.Array(types.boolean, 1, "C"), _S2
_STATE = (_F2, _I2)
_GEOMETRY = (_F2, _F2, _I2, _F1)
_NETWORKS = types.NamedTuple((_I2, _I2, _I, _I), layout.Networks)
_EXPERIENCE = types.NamedTuple((_S2, _S2, _S1, _S1, _S1, _S1), heads.Experience)
_OBJECTIVE = types.NamedTuple((_F, _F, _F, _F, _F, _I), heads.Objective)
_OPTIMIZER = types.NamedTuple((_I, _F, _F, _F, _F, _F), optimizers.Optimizer)

EXPORTS = {
    "place": (place_cars, _I1, _F2, *_STATE, *_GEOMETRY),
    "step": (step_cars, _I, _I, *_STATE, _F2, *_GEOMETRY, _F, _F2),
    "race": (race_cars, _I, _I, *_STATE, _F2, *_GEOMETRY, _F, _F1, _F2, _I, _SEEN, _I, _F2),
    "observe": (observe_cars, _I1, _I, *_STATE, *_GEOMETRY, _SEEN),
    "draw_starts": (draw_starts, _I1, _U1, _I1, _I1, _I, _F2, _F2, _I2, _F1, _F2),
    "act": (act_rows, _I, _I, _SEEN, _F2, _F, _F1, _I1, _I, _F, _I, _F2, _F2, _F2, _F2, _F2, _SEEN),
    "steer_at_point": (steer_at_point, *_STATE, *_GEOMETRY, _F, _F2),
    "follow_line": (follow_line, *_STATE, *_GEOMETRY, _F2, _F2),
    "drive_casually": (drive_casually, *_STATE, *_GEOMETRY, _F1, _U, _F3, _F2, _F2),
    "split_seed": (split_seed, _U, _U1),
    "lay_out": (layout.lay_out, _I1, _I2, _I1),
    "draw_first_weights": (first_weights.draw_first_weights, _U, _F, _I2, _S1, _F2),
    "run_rows": (network.run_rows, _I, _I, _S2, _S1, _I2, _I2, _I, _S1, _S2, _S1),
    "value_rows": (network.value_rows, _I, _I, _S2, _S1, _I2, _I, _S1, _S1),
    "draw_gaussian": (heads.draw_gaussian, _U, _U, _S2, _S1, _F1, _S2, _S2, _S2, _S1),
    "update_mean_and_variance": (normalization.update_mean_and_variance, _S2, _F1, _F1, _F),
    "update_return_variance": (normalization.update_mean_and_variance, _F2, _F1, _F1, _F),
    "normalize_rows": (normalization.normalize_rows, _S2, _F1, _F1, _F, _F, _S2),
    "discount_returns": (normalization.discount_returns, _F1, _S1, _F),
    "normalize_rewards": (normalization.normalize_rewards, _S1, _F, _F, _F, _S1),
    "bootstrap": (advantages.bootstrap, _S1, _I1, _S1, _F),
    "estimate_advantages": (advantages.estimate_advantages, _S2, _S2, _S2, _S1, _B1, _F, _F, _S2, _S2),
    "update": (
        update.update, _U, _I, _I, _I, _F, _I1, _S1, _S1, _S1, _OPTIMIZER, _NETWORKS, _EXPERIENCE, _OBJECTIVE,
        _S2, _I1, _S1, _F1, _S1, _S1, _S2, _F2, _F2, _F2,
    ),
}  # fmt: skip
"""What is exported, and for which types of arguments."""


def compile_kernels(folder: Path) -> None:
    """Write the object file and the exports' arguments."""
    module = WasmModule(context)
    for name, (kernel, *argument_types) in EXPORTS.items():
        module.export(name, kernel, *argument_types)
    (folder / "hotlap.o").write_bytes(module.emit())
    (folder / "abi.json").write_text(json.dumps(module.abi), encoding="utf-8")


if __name__ == "__main__":
    compile_kernels(Path(sys.argv[1]))
