"""PPO in the single-file style, in plain torch: a peer in `training_peers`."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import nn
from torch.distributions.normal import Normal

Tensor = torch.Tensor


class SingleFilePPO:
    """Collects and updates as single-file implementations do, on an SB3 `VecEnv`."""

    def __init__(self, env: Any, n_steps: int, batch_size: int, n_epochs: int) -> None:
        self.env, self.n_steps, self.n_envs = env, n_steps, env.num_envs
        self._batch_size, self._n_epochs = batch_size, n_epochs
        inputs, outputs = env.observation_space.shape[0], env.action_space.shape[0]
        self._low, self._high = env.action_space.low, env.action_space.high
        self._actor, self._critic = _network(inputs, outputs, 0.01), _network(inputs, 1, 1.0)
        self._log_std = nn.Parameter(torch.zeros(outputs))
        self._parameters = [*self._actor.parameters(), *self._critic.parameters(), self._log_std]
        self._optimizer = torch.optim.Adam(self._parameters, lr=3e-4, eps=1e-5)
        self._observation = torch.from_numpy(env.reset())
        self._done = torch.zeros(self.n_envs)

    def learn(self, steps: int, reset_num_timesteps: bool = False) -> None:
        """One rollout and one update."""
        self.collect_rollouts()
        self.train()

    def collect_rollouts(self) -> None:
        """Fill tensors step by step."""
        shape = (self.n_steps, self.n_envs)
        self._seen = torch.zeros(*shape, self._observation.shape[1])
        self._actions = torch.zeros(*shape, len(self._log_std))
        self._log_probs, self._rewards, self._dones, self._values = (torch.zeros(shape) for _ in range(4))
        for step in range(self.n_steps):
            self._seen[step], self._dones[step] = self._observation, self._done
            with torch.no_grad():
                action, log_prob, _ = self._evaluate(self._observation)
                self._values[step] = self._critic(self._observation).flatten()
            self._actions[step], self._log_probs[step] = action, log_prob
            clipped = np.clip(action.numpy(), self._low, self._high)
            observation, reward, done, _ = self.env.step(clipped)
            self._rewards[step] = torch.from_numpy(reward)
            self._observation, self._done = torch.from_numpy(observation), torch.from_numpy(done).float()

    def train(self) -> None:
        """Advantages, then epochs of shuffled minibatches."""
        advantages, returns = self._advantages()
        rows = self.n_steps * self.n_envs
        seen, actions = self._seen.reshape(rows, -1), self._actions.reshape(rows, -1)
        flat = [each.reshape(rows) for each in (self._log_probs, advantages, returns)]
        order = np.arange(rows)
        for _ in range(self._n_epochs):
            np.random.shuffle(order)
            for start in range(0, rows, self._batch_size):
                chosen = order[start : start + self._batch_size]
                self._step(seen[chosen], actions[chosen], *(each[chosen] for each in flat))

    def _step(self, seen: Tensor, actions: Tensor, old: Tensor, advantage: Tensor, returns: Tensor) -> None:
        _, log_prob, entropy = self._evaluate(seen, actions)
        ratio = (log_prob - old).exp()
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        policy = torch.max(-advantage * ratio, -advantage * torch.clamp(ratio, 0.8, 1.2)).mean()
        value = 0.5 * ((self._critic(seen).flatten() - returns) ** 2).mean()
        loss = policy - 0.0 * entropy.mean() + 0.5 * value
        self._optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self._parameters, 0.5)
        self._optimizer.step()

    def _evaluate(self, seen: Tensor, action: Tensor | None = None) -> tuple[Tensor, Tensor, Tensor]:
        spread: Any = Normal(self._actor(seen), self._log_std.exp())
        action = spread.sample() if action is None else action
        return action, spread.log_prob(action).sum(1), spread.entropy().sum(1)

    def _advantages(self) -> tuple[Tensor, Tensor]:
        with torch.no_grad():
            next_value = self._critic(self._observation).flatten()
        advantages, last = torch.zeros_like(self._rewards), torch.zeros(self.n_envs)
        for step in reversed(range(self.n_steps)):
            final = step == self.n_steps - 1
            going_on = 1.0 - (self._done if final else self._dones[step + 1])
            later = next_value if final else self._values[step + 1]
            delta = self._rewards[step] + 0.99 * later * going_on - self._values[step]
            last = delta + 0.99 * 0.95 * going_on * last
            advantages[step] = last
        return advantages, advantages + self._values


def _network(inputs: int, outputs: int, gain: float) -> nn.Sequential:
    layers = [nn.Linear(inputs, 64), nn.Linear(64, 64), nn.Linear(64, outputs)]
    for layer, scale in zip(layers, (2**0.5, 2**0.5, gain), strict=True):
        nn.init.orthogonal_(layer.weight, scale)
        nn.init.constant_(layer.bias, 0.0)
    return nn.Sequential(layers[0], nn.Tanh(), layers[1], nn.Tanh(), layers[2])
