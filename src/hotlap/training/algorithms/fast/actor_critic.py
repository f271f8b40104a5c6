"""An SB3 actor-critic policy of plain layers, run and differentiated without autograd.

It shares the policy's own parameters: what it learns, stock SB3 saves and runs.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray
from stable_baselines3.common.policies import ActorCriticPolicy, BasePolicy
from stable_baselines3.common.torch_layers import FlattenExtractor
from torch import nn

from hotlap.numerics.threads import run_together
from hotlap.training.algorithms.fast.kernels.heads import (
    SUMS,
    Experience,
    Objective,
    categorical_gradients,
    draw_categorical,
    draw_gaussian,
    gaussian_gradients,
    value_gradients,
)
from hotlap.training.algorithms.fast.mlp import MLP, linear_layers, share_gradient

Floats = NDArray[np.float32]
Rows = NDArray[np.int64]


class ActorCritic:
    """Draws actions, values observations, and writes the loss's gradient to the parameters."""

    def __init__(self, policy: ActorCriticPolicy) -> None:
        extractor, activation = policy.mlp_extractor, policy.activation_fn
        self._actor = MLP(_layers(extractor.policy_net, policy.action_net), activation)
        self._critic = MLP(_layers(extractor.value_net, policy.value_net), activation)
        self._gradient = share_gradient(list(policy.parameters()))
        self._head = _Gaussian(policy) if isinstance(policy.action_space, Box) else _Categorical()

    @torch.no_grad()
    def act(self, observations: Floats, actions: Floats, log_probs: Floats) -> NDArray[Any]:
        """Draw actions, store them with their log probabilities, and return them as the env takes them."""
        outputs = self._actor.forward(torch.from_numpy(observations)).numpy()
        return self._head.draw(outputs, actions, log_probs)

    @torch.no_grad()
    def values(self, observations: Floats) -> Floats:
        """The critic's value of each row. Overwritten by the next call."""
        found: Floats = self._critic.forward(torch.from_numpy(observations)).numpy()[:, 0]
        return found

    def differentiate(
        self, observations: torch.Tensor, rows: NDArray[np.int64], seen: Experience, objective: Objective
    ) -> NDArray[np.float64]:
        """Write the loss's gradient over a minibatch; returns the sums of its terms, by `SUMS`."""
        policy_sums, value_sums = np.zeros(len(SUMS)), np.zeros(len(SUMS))
        threads = torch.get_num_threads()

        @torch.no_grad()
        def update_actor() -> None:
            outputs = self._actor.forward(observations).numpy()
            gradient = self._actor.output_gradient(len(rows)).numpy()
            self._head.differentiate(rows, seen, objective, outputs, gradient, policy_sums)
            self._actor.backward(observations)

        @torch.no_grad()
        def update_critic() -> None:
            # Torch counts its threads per thread, and its results depend on their number.
            if torch.get_num_threads() != threads:
                torch.set_num_threads(threads)
            values = self._critic.forward(observations).numpy()
            gradient = self._critic.output_gradient(len(rows)).numpy()
            value_gradients(rows, seen, objective, values, gradient, value_sums)
            self._critic.backward(observations)

        run_together([update_actor, update_critic])
        return policy_sums + value_sums

    @torch.no_grad()
    def clip_gradient(self, largest_norm: float) -> None:
        """Clip the gradient's norm, as `torch.nn.utils.clip_grad_norm_` does."""
        norm = float(torch.linalg.vector_norm(self._gradient))
        self._gradient.mul_(min(largest_norm / (norm + 1e-6), 1.0))


def make_actor_critic(policy: BasePolicy) -> ActorCritic | None:
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
    )
    return ActorCritic(policy) if spaces_fit and plain and policy.device.type == "cpu" else None


class _Gaussian:
    def __init__(self, policy: ActorCriticPolicy) -> None:
        space: Any = policy.action_space
        self._bounds = np.stack([space.low.ravel(), space.high.ravel()])
        self._shape = space.shape
        self._log_std: Any = policy.log_std

    def draw(self, means: Floats, actions: Floats, log_probs: Floats) -> NDArray[Any]:
        log_std = self._log_std.detach().numpy()
        noise = torch.randn(means.shape).numpy()
        clipped = np.empty_like(means)
        draw_gaussian(means, log_std, np.exp(log_std), noise, self._bounds, actions, clipped, log_probs)
        return clipped.reshape(-1, *self._shape)

    def differentiate(
        self, rows: Rows, seen: Experience, objective: Objective, means: Floats,
        d_means: Floats, sums: NDArray[np.float64],
    ) -> None:  # fmt: skip
        log_std = self._log_std.detach().numpy()
        d_log_std = np.empty(len(log_std))
        gaussian_gradients(
            rows, seen, objective, means, log_std, np.exp(-log_std), self._bounds, d_means, d_log_std, sums
        )
        self._log_std.grad.numpy()[:] = d_log_std


class _Categorical:
    def draw(self, logits: Floats, actions: Floats, log_probs: Floats) -> NDArray[Any]:
        chosen = np.empty(len(logits), dtype=np.int64)
        draw_categorical(logits, torch.rand(len(logits)).numpy(), actions, chosen, log_probs)
        return chosen

    def differentiate(
        self, rows: Rows, seen: Experience, objective: Objective, logits: Floats,
        d_logits: Floats, sums: NDArray[np.float64],
    ) -> None:  # fmt: skip
        categorical_gradients(rows, seen, objective, logits, d_logits, sums)


def _layers(hidden: nn.Module, last: nn.Module) -> list[nn.Linear]:
    return [*linear_layers(hidden), *linear_layers(last)]
