"""SAC's networks of plain layers, updated without autograd.

It shares the policy's own parameters and optimisers: what it learns, stock SB3 saves and runs.
"""

from __future__ import annotations

from typing import Any, NamedTuple, cast

import numpy as np
import stable_baselines3 as sb3
import torch
from gymnasium.spaces import Box
from numpy.typing import NDArray
from stable_baselines3.common.torch_layers import FlattenExtractor
from stable_baselines3.common.type_aliases import ReplayBufferSamples
from stable_baselines3.sac.policies import SACPolicy
from torch import nn

from hotlap.training.algorithms.fast.kernels.squashed import (
    actor_gradients,
    critic_gradient,
    draw_squashed,
    min_critic_gradient,
    soft_targets,
)
from hotlap.training.algorithms.fast.mlp import MLP, linear_layers, share_gradient

Floats = NDArray[np.float32]


class Losses(NamedTuple):
    """What one step reports, by SB3's names."""

    critic_loss: float
    actor_loss: float
    ent_coef: float
    ent_coef_loss: float


class SoftActorCritic:
    """Takes gradient steps on a SAC model's actor, critics and entropy weight."""

    def __init__(self, model: sb3.SAC) -> None:
        # SB3's own annotations know neither its layers nor what `ent_coef` becomes.
        self._model = cast(Any, model)
        actor, critic = self._model.actor, self._model.critic
        activation = model.policy.activation_fn
        self._trunk = MLP(linear_layers(actor.latent_pi), activation, activate_last=True)
        self._means = MLP([actor.mu], activation)
        self._log_stds = MLP([actor.log_std], activation)
        self._critics = [MLP(linear_layers(network), activation) for network in critic.q_networks]
        self._targets = [
            MLP(linear_layers(network), activation) for network in model.critic_target.q_networks
        ]
        self._learned, self._followers = (
            list(critic.parameters()),
            list(self._model.critic_target.parameters()),
        )
        share_gradient(list(actor.parameters()))
        share_gradient(self._learned)

    @torch.no_grad()
    def step(self, batch: ReplayBufferSamples, update_target: bool) -> Losses:
        """One step of every optimiser, in SB3's order, on a batch of its replay buffer."""
        model, rows = self._model, len(batch.rewards)
        observations = batch.observations.reshape(rows, -1).float()
        # One pass for both: the actor is the same until its own step, at the end.
        both = torch.cat([observations, batch.next_observations.reshape(rows, -1).float()])
        draw = self._draw(both)
        entropy_weight, entropy_loss = self._weigh_entropy(draw.log_probs[:rows])
        now, later = draw.actions[:rows], draw.actions[rows:]
        _, next_values = _least(self._targets, torch.cat([both[rows:], later], dim=1))
        discounts = np.full(rows, model.gamma) if batch.discounts is None else _flat(batch.discounts)
        wanted = np.empty(rows, dtype=np.float32)
        soft_targets(
            _flat(batch.rewards), _flat(batch.dones), discounts, next_values,
            draw.log_probs[rows:], entropy_weight, wanted,
        )  # fmt: skip
        critic_loss = self._update_critics(torch.cat([observations, batch.actions], dim=1), wanted)
        value = self._update_actor(observations, now, draw, entropy_weight)
        if update_target:
            torch._foreach_lerp_(self._followers, self._learned, model.tau)
        actor_loss = entropy_weight * float(draw.log_probs[:rows].mean()) - value
        return Losses(critic_loss, actor_loss, entropy_weight, entropy_loss)

    def _draw(self, observations: torch.Tensor) -> _Draw:
        hidden = self._trunk.forward(observations)
        means, log_stds = self._means.forward(hidden), self._log_stds.forward(hidden)
        noise = torch.randn(means.shape).numpy()
        actions, log_probs = torch.empty_like(means), np.empty(len(means), dtype=np.float32)
        draw_squashed(means.numpy(), log_stds.numpy(), noise, actions.numpy(), log_probs)
        return _Draw(hidden, log_stds.numpy(), noise, actions, log_probs)

    def _weigh_entropy(self, log_probs: Floats) -> tuple[float, float]:
        """The entropy coefficient of this step, and the loss of its own update."""
        model = self._model
        if model.ent_coef_optimizer is None:
            return float(model.ent_coef_tensor), float("nan")
        weight = float(model.log_ent_coef.exp())
        excess = float(log_probs.mean()) + model.target_entropy
        loss = -float(model.log_ent_coef) * excess
        model.log_ent_coef.grad = torch.full_like(model.log_ent_coef, -excess)
        model.ent_coef_optimizer.step()
        return weight, loss

    def _update_critics(self, inputs: torch.Tensor, wanted: Floats) -> float:
        loss = 0.0
        for critic in self._critics:
            values, gradient = critic.forward(inputs), critic.output_gradient(len(wanted))
            loss += critic_gradient(values.numpy(), wanted, gradient.numpy())
            critic.backward(inputs)
        self._model.critic.optimizer.step()
        return loss

    def _update_actor(
        self, observations: torch.Tensor, actions: torch.Tensor, draw: _Draw, entropy_weight: float
    ) -> float:
        """Update the actor; returns the mean of the critics' smaller value."""
        rows = len(observations)
        inputs = torch.cat([observations, actions], dim=1)
        values, least = _least(self._critics, inputs)
        to_inputs = torch.empty(len(self._critics), *inputs.shape)
        for number, critic in enumerate(self._critics):
            min_critic_gradient(values, least, number, critic.output_gradient(rows).numpy())
            critic.backward(inputs, to_inputs[number], to_parameters=False)
        d_actions = to_inputs[:, :, observations.shape[1] :].sum(dim=0).numpy()
        d_means, d_log_stds = self._means.output_gradient(rows), self._log_stds.output_gradient(rows)
        actor_gradients(
            draw.log_stds[:rows], draw.noise[:rows], actions.numpy(), d_actions,
            entropy_weight, d_means.numpy(), d_log_stds.numpy(),
        )  # fmt: skip
        hidden, to_hidden = draw.hidden[:rows], self._trunk.output_gradient(rows)
        by_std = torch.empty_like(to_hidden)
        self._means.backward(hidden, to_hidden)
        self._log_stds.backward(hidden, by_std)
        to_hidden += by_std
        self._trunk.backward(observations)
        self._model.actor.optimizer.step()
        return float(least.mean())


class _Draw(NamedTuple):
    """Actions for a batch of observations, and the arrays that their gradient needs."""

    hidden: torch.Tensor
    log_stds: Floats
    noise: Floats
    actions: torch.Tensor
    log_probs: Floats


def make_soft_actor_critic(model: sb3.SAC) -> SoftActorCritic | None:
    """The fast path of a SAC model; None if its networks are not plain MLPs."""
    policy, space = model.policy, model.observation_space
    plain = (
        type(policy) is SACPolicy
        and isinstance(space, Box)
        and np.issubdtype(space.dtype, np.floating)
        and type(policy.actor.features_extractor) is FlattenExtractor
        and len(linear_layers(policy.actor.latent_pi)) > 0
        and policy.activation_fn in (nn.Tanh, nn.ReLU)
        and not policy.actor.use_sde
        and model.device.type == "cpu"
    )
    return SoftActorCritic(model) if plain else None


def _least(critics: list[MLP], inputs: torch.Tensor) -> tuple[Floats, Floats]:
    """Each critic's values of the inputs (critics × rows), and the smallest of each row."""
    values = np.stack([critic.forward(inputs).numpy()[:, 0] for critic in critics])
    return values, values.min(axis=0)


def _flat(column: torch.Tensor) -> Floats:
    flat: Floats = column.numpy().reshape(-1)
    return flat
