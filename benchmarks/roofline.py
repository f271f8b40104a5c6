"""How near PPO's update comes to what a core can compute: `python -m benchmarks.roofline`.

One thread. The limit is a loop of multiplications and additions in registers, unfused as in the kernels.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.extending import intrinsic
from stable_baselines3.common.logger import Logger
from torch import nn

from hotlap import make_vec_env
from hotlap.numerics.compiler import kernel
from hotlap.training.algorithms.fast.actor_critic import ActorCritic
from hotlap.training.algorithms.fast.kernels.layout import BLOCK, INPUTS, OUTPUTS
from hotlap.training.algorithms.fast.kernels.network import backpropagate, run_block
from hotlap.training.algorithms.fast.kernels.tiles import SHAPE
from hotlap.training.algorithms.fast.on_policy import Scratch
from hotlap.training.algorithms.fast.ppo import PPO
from hotlap.training.vec_envs.normalizer import CLIP, Normalizer

ROUNDS, EPOCHS, BATCH, CARS, STEPS = 9, 4, 4096, 256, 64
CHAINS = 16
"""Sums that go on side by side: enough to keep the units busy while each waits for its last result."""


@intrinsic
def _spin(typing: Any, count: Any, start: Any) -> Any:
    """Multiply and add in registers, `count` times."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        vector = ir.VectorType(ir.FloatType(), SHAPE.lanes)
        whole, before = ir.IntType(64), builder.block
        head, body, after = (builder.append_basic_block(name) for name in ("head", "body", "after"))
        first = ir.Constant(vector, ir.Undefined)
        for lane in range(SHAPE.lanes):
            first = builder.insert_element(first, args[1], ir.IntType(32)(lane))
        builder.branch(head)
        builder.position_at_end(head)
        k, sums = builder.phi(whole), [builder.phi(vector) for _ in range(CHAINS)]
        for phi, value in zip([k, *sums], [whole(0), *[first] * CHAINS], strict=True):
            phi.add_incoming(value, before)
        builder.cbranch(builder.icmp_signed("<", k, args[0]), body, after)
        builder.position_at_end(body)
        # Each chain has numbers of its own, or they would be one.
        new = [builder.fadd(builder.fmul(each, first), _splat(vector, n)) for n, each in enumerate(sums)]
        for phi, value in zip([k, *sums], [builder.add(k, whole(1)), *new], strict=True):
            phi.add_incoming(value, builder.block)
        builder.branch(head)
        builder.position_at_end(after)
        total = sums[0]
        for each in sums[1:]:
            total = builder.fadd(total, each)
        return builder.extract_element(total, ir.IntType(32)(0))

    return types.float32(types.int64, types.float32), generate


def _splat(vector: Any, number: int) -> Any:
    return ir.Constant(vector, [1.0 + number / 64] * SHAPE.lanes)


@kernel
def spin(count: Any, start: Any) -> Any:
    return _spin(count, start)  # type: ignore[call-arg]


@kernel
def run_networks(
    blocks: Any, theta: Any, networks: Any, turned: Any, block: Any, one: Any, gradient: Any
) -> None:
    """Both passes of both networks, and nothing else of an update."""
    for _ in range(blocks):
        for layers in (networks.actor, networks.critic):
            run_block(BLOCK, theta, layers, networks.tanh, block)
            backpropagate(BLOCK, theta, layers, networks.tanh, turned, block, one, gradient)


def flop_per_row(fast_path: ActorCritic) -> int:
    """Of both passes of both networks."""
    total = 0
    for layers in (fast_path.networks.actor, fast_path.networks.critic):
        products = (layers[:, INPUTS] * layers[:, OUTPUTS]).tolist()
        # Forward, the weights' gradient, and the inputs' gradient but for the first layer.
        total += 2 * (2 * sum(products) + sum(products[1:]))
    return total


def seconds(work: Callable[[], Any]) -> float:
    """CPU time of a call, the median of some."""
    found = []
    for _ in range(1 + ROUNDS):
        started = time.process_time()
        work()
        found.append(time.process_time() - started)
    return statistics.median(found[1:])


def build(width: int, activation: type[nn.Module]) -> Any:
    """A model on one thread, with a rollout."""
    env = Normalizer(make_vec_env(CARS, seed=0, random_start=True), clip_obs=CLIP, clip_reward=CLIP)
    model: Any = PPO(
        "MlpPolicy", env, seed=0, device="cpu", n_steps=STEPS, batch_size=BATCH, n_epochs=EPOCHS,
        policy_kwargs={"net_arch": [width] * 2, "activation_fn": activation},
    )  # fmt: skip
    model.set_logger(Logger(None, []))
    model.fast_path.threads = 1
    model.learn(CARS * STEPS)
    return model


def main() -> None:
    count = 2_000_000
    limit = count * CHAINS * SHAPE.lanes * 2 / seconds(lambda: spin(count, np.float32(0.5))) / 1e9
    print(f"in registers, unfused, {SHAPE.lanes} numbers per vector: {limit:.1f} GFLOP/s")
    for width, activation in ((64, nn.ReLU), (64, nn.Tanh), (128, nn.ReLU), (128, nn.Tanh)):
        model = build(width, activation)
        fast, rows = model.fast_path, CARS * STEPS * EPOCHS
        scratch, block = Scratch(fast, BATCH, BATCH, 1), fast.take_block()
        arrays = (fast.theta, fast.networks, scratch.turned, block, scratch.one, scratch.gradients[0])
        networks_s = seconds(lambda arrays=arrays, rows=rows: run_networks(rows // BLOCK, *arrays))  # type: ignore[misc]
        update_s = seconds(model.train)
        work = flop_per_row(fast) * rows / 1e9
        print(
            f"{width}×{width} {activation.__name__}: networks {work / networks_s:.1f} GFLOP/s, "
            f"{networks_s / update_s:.0%} of the update; whole update {work / update_s:.1f} GFLOP/s, "
            f"{update_s / rows * 1e9:.0f} ns per row"
        )


if __name__ == "__main__":
    main()
