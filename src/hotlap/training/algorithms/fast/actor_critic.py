"""An SB3 actor-critic policy of plain layers, run and trained by kernels.

The parameters and the optimiser's state are one array each. Torch's tensors are views of them: what the
kernels learn, stock SB3 runs and saves, and what is loaded into the tensors, the kernels see.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray
from stable_baselines3.common.policies import ActorCriticPolicy, BasePolicy
from stable_baselines3.common.torch_layers import FlattenExtractor
from torch import nn

from hotlap.numerics.counter_rng import split_seed
from hotlap.numerics.threads import available_cores, run_split
from hotlap.training.algorithms.fast.kernels.first_weights import draw_first_weights
from hotlap.training.algorithms.fast.kernels.heads import (
    draw_categorical,
    draw_gaussian,
    mean_deviation,
)
from hotlap.training.algorithms.fast.kernels.layout import (
    BLOCK_SIZE,
    LAYER_COLUMNS,
    PARAMETERS,
    SIZES,
    Networks,
    lay_out,
)
from hotlap.training.algorithms.fast.kernels.network import run_rows, value_rows
from hotlap.training.algorithms.fast.kernels.tiles import LANE
from hotlap.training.algorithms.fast.mlp import linear_layers
from hotlap.training.algorithms.fast.shared_optimizer import SharedOptimizer, suits
from hotlap.training.algorithms.fast.views import parameter_views

Floats = NDArray[np.float32]
ACTION_GAIN, VALUE_GAIN = 0.01, 1.0
SEEDS = ACTOR_SEED, CRITIC_SEED, NOISE_SEED, ORDER_SEED = range(4)


class ActorCritic:
    """Draws actions and values observations; `Update` trains it."""

    def __init__(self, policy: ActorCriticPolicy, seed: int) -> None:
        space: Any = policy.action_space
        self.seeds = np.empty(len(SEEDS), dtype=np.uint64)
        split_seed(np.uint64(seed), self.seeds)
        self.threads = available_cores()
        self.gaussian = isinstance(space, Box)
        self.bounds = (
            np.stack([space.low.ravel(), space.high.ravel()]).astype(np.float32)
            if self.gaussian else np.empty((2, 0), dtype=np.float32)
        )  # fmt: skip
        self._action_shape = space.shape
        self.networks, self.sizes = _lay_out(policy, self.bounds.shape[1])
        self.theta = np.zeros(self.sizes[PARAMETERS], dtype=np.float32)
        views = parameter_views(policy, self.networks)
        if policy.ortho_init:
            self._draw_first_weights(policy)
        self.optimizer = SharedOptimizer(policy.optimizer, self.theta, views, keep=not policy.ortho_init)
        self._blocks: list[Floats] = []
        self._deviations = np.empty(self.bounds.shape[1])

    def _draw_first_weights(self, policy: ActorCriticPolicy) -> None:
        networks = self.networks
        widest = int(max(networks.actor[:, :4].max(), networks.critic[:, :4].max()))
        work = np.empty((widest, widest))
        for layers, gain, seed in (
            (networks.actor, ACTION_GAIN, ACTOR_SEED), (networks.critic, VALUE_GAIN, CRITIC_SEED),
        ):  # fmt: skip
            draw_first_weights(self.seeds[seed], gain, layers, self.theta, work)
        if self.gaussian:
            self.log_std[:] = policy.log_std.detach().numpy()

    @property
    def log_std(self) -> Floats:
        """The logarithms of a Gaussian policy's deviations."""
        return self.theta[self.networks.log_std :][: self.bounds.shape[1]]

    def mean_deviation(self) -> float:
        """Of a Gaussian policy's actions."""
        return float(mean_deviation(self.log_std))

    def act(
        self, observations: Floats, moment: int, actions: Floats, log_probs: Floats, values: Floats
    ) -> Any:
        """Draw actions, store them with log probabilities and values, and return them as the env takes them.

        `moment` counts the steps of the environments: noise depends on it and the seed, and on nothing else.
        """
        rows, networks = len(observations), self.networks
        outputs = np.empty((rows, networks.actor[-1, 2]), dtype=np.float32)

        def run(start: int, stop: int) -> None:
            block = self.take_block()
            run_rows(
                start, stop, observations, self.theta, networks.actor, networks.critic, networks.tanh, block,
                outputs, values,
            )  # fmt: skip
            self.give_block(block)

        run_split(run, rows, self.threads)
        seed = self.seeds[NOISE_SEED]
        if not self.gaussian:
            chosen = np.empty(rows, dtype=np.int64)
            draw_categorical(seed, np.uint64(moment), outputs, actions, chosen, log_probs)
            return chosen
        clipped = np.empty_like(outputs)
        draw_gaussian(
            seed, np.uint64(moment), outputs, self.log_std, self._deviations, self.bounds, actions, clipped,
            log_probs,
        )  # fmt: skip
        return clipped.reshape(-1, *self._action_shape)

    def values(self, observations: Floats) -> Floats:
        """The critic's value of each row."""
        found = np.empty(len(observations), dtype=np.float32)
        block = self.take_block()
        critic, tanh = self.networks.critic, self.networks.tanh
        value_rows(0, len(observations), observations, self.theta, critic, tanh, block, found)
        self.give_block(block)
        return found

    def take_block(self) -> Floats:
        """Scratch memory for one thread; give it back by `give_block`."""
        try:
            return self._blocks.pop()
        except IndexError:
            return np.zeros(self.sizes[BLOCK_SIZE], dtype=np.float32)

    def give_block(self, block: Floats) -> None:
        """Return scratch memory."""
        self._blocks.append(block)


def make_actor_critic(policy: BasePolicy, seed: int | None) -> ActorCritic | None:
    """The fast path of a policy; None if the policy is not a plain MLP."""
    if type(policy) is not ActorCriticPolicy:
        return None
    assert isinstance(policy, ActorCriticPolicy)
    spaces_fit = (
        isinstance(policy.observation_space, Box)
        and np.issubdtype(policy.observation_space.dtype, np.floating)
        and isinstance(policy.action_space, Box | Discrete)
    )
    plain = (
        type(policy.features_extractor) is FlattenExtractor
        and policy.share_features_extractor
        and policy.activation_fn in (nn.Tanh, nn.ReLU)
        and not (policy.use_sde or policy.squash_output)
        and suits(policy.optimizer)
    )
    if not (spaces_fit and plain and policy.device.type == "cpu"):
        return None
    return ActorCritic(policy, int(np.random.randint(2**31)) if seed is None else seed)


def _lay_out(policy: ActorCriticPolicy, deviations: int) -> tuple[Networks, NDArray[np.int64]]:
    """The places of both networks, then of the deviations."""
    sizes = np.zeros(len(SIZES), dtype=np.int64)
    tables = []
    extractor = policy.mlp_extractor
    for hidden, last in (
        (extractor.policy_net, policy.action_net), (extractor.value_net, policy.value_net),
    ):  # fmt: skip
        layers = [*linear_layers(hidden), *linear_layers(last)]
        widths = np.array([layers[0].in_features, *(layer.out_features for layer in layers)])
        tables.append(np.zeros((len(layers), len(LAYER_COLUMNS)), dtype=np.int64))
        lay_out(widths, tables[-1], sizes)
    actor, critic = tables
    networks = Networks(actor, critic, int(policy.activation_fn is nn.Tanh), int(sizes[PARAMETERS]))
    sizes[PARAMETERS] += -(-deviations // LANE) * LANE
    return networks, sizes
