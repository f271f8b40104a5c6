"""The kernels that PPO and A2C learn by: fixed sums, right gradients, the same bits on all threads."""

import copy
import math
from types import SimpleNamespace

import numpy as np
import pytest
import torch
from gymnasium.spaces import Box, Discrete
from stable_baselines3.common.buffers import RolloutBuffer
from stable_baselines3.common.policies import ActorCriticPolicy

from hotlap.numerics.compiler import kernel
from hotlap.training.algorithms.fast.actor_critic import make_actor_critic
from hotlap.training.algorithms.fast.kernels import tiles
from hotlap.training.algorithms.fast.on_policy import Scratch, Update
from hotlap.training.algorithms.fast.views import parameter_views

ACTIONS = {"box": Box(-1.0, 1.0, (3,)), "discrete": Discrete(4)}
RELU, TANH = torch.nn.ReLU, torch.nn.Tanh


def policy_of(actions="box", arch=(64, 64), activation=RELU, inputs=14):
    torch.manual_seed(0)
    arch = dict(arch) if isinstance(arch, dict) else list(arch)
    policy = ActorCriticPolicy(
        Box(-np.inf, np.inf, (inputs,)), ACTIONS[actions], lambda _: 1e-3, arch, activation, log_std_init=-0.5
    )
    fast = make_actor_critic(policy, seed=5)
    for parameter, _ in parameter_views(policy, fast.networks):
        parameter.data.add_(0.05 * torch.randn_like(parameter))
    return policy, fast


def experience(policy, fast, steps, n_envs, **weights):
    """A model's side of an update: a full buffer of drawn numbers, near what the policy would do."""
    rng, space = np.random.default_rng(3), policy.action_space
    buffer = RolloutBuffer(steps, policy.observation_space, space, device="cpu", n_envs=n_envs)
    buffer.reset()
    buffer.observations[:] = rng.normal(size=buffer.observations.shape)
    for step in range(steps):
        fast.act(
            buffer.observations[step], step, buffer.actions[step], buffer.log_probs[step], buffer.values[step]
        )
    buffer.log_probs += rng.normal(size=buffer.log_probs.shape).astype(np.float32) * 0.2
    buffer.values += rng.normal(size=buffer.values.shape).astype(np.float32) * 0.2
    for name in ("advantages", "returns"):
        getattr(buffer, name)[:] = rng.normal(size=buffer.values.shape)
    given = {
        "vf_coef": 0.5,
        "ent_coef": 0.01,
        "action_bound_coef": 0.0,
        "normalize_advantage": True,
        **weights,
    }
    return SimpleNamespace(rollout_buffer=buffer, num_timesteps=7, max_grad_norm=0.5, **given)


def gradient(policy, fast, model, rows, clip, clip_vf):
    scratch = Scratch(fast, len(rows), len(rows), 1)
    Update(model, fast, clip, clip_vf).differentiate(rows, scratch, scratch.means[0])
    whole = torch.from_numpy(scratch.gradients[0])
    return torch.cat([view(whole).flatten() for _, view in parameter_views(policy, fast.networks)])


def gradient_by_autograd(policy, fast, model, rows, clip, clip_vf):
    """Of the same loss, by torch in float64."""
    twin = copy.deepcopy(policy).double()
    buffer, count = model.rollout_buffer, model.rollout_buffer.values.size
    named = ("observations", "actions", "log_probs", "values", "advantages", "returns")
    seen = {name: torch.from_numpy(getattr(buffer, name).reshape(count, -1)[rows]).double() for name in named}
    outputs = twin.action_net(twin.mlp_extractor.policy_net(seen["observations"]))
    value = twin.value_net(twin.mlp_extractor.value_net(seen["observations"]))[:, 0]
    if isinstance(policy.action_space, Box):
        normal = torch.distributions.Normal(outputs, twin.log_std.exp())
        log_prob, entropy = normal.log_prob(seen["actions"]).sum(1), normal.entropy().sum(1)
        over = outputs - outputs.clamp(-1.0, 1.0)
    else:
        chances = torch.distributions.Categorical(logits=outputs)
        log_prob, entropy = chances.log_prob(seen["actions"][:, 0]), chances.entropy()
        over = torch.zeros(1)
    advantage = seen["advantages"][:, 0]
    if model.normalize_advantage and len(rows) > 1:
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    loss = -(advantage * log_prob).mean()
    if clip is not None:
        ratio = (log_prob - seen["log_probs"][:, 0]).exp()
        loss = -torch.min(advantage * ratio, advantage * ratio.clamp(1 - clip, 1 + clip)).mean()
    old = seen["values"][:, 0]
    predicted = value if clip_vf is None else old + (value - old).clamp(-clip_vf, clip_vf)
    loss = (
        loss
        + model.vf_coef * ((predicted - seen["returns"][:, 0]) ** 2).mean()
        - model.ent_coef * entropy.mean()
    )
    loss = loss + model.action_bound_coef * (over**2).sum(-1).mean()
    loss.backward()
    parameters = [parameter for parameter, _ in parameter_views(twin, fast.networks)]
    return torch.cat([parameter.grad.flatten() for parameter in parameters])


CASES = {
    "plain": ({}, {}, 0.2, None, 600),
    "tanh": ({"activation": TANH}, {}, 0.2, None, 600),
    "many rows": ({}, {}, 0.2, None, 1500),
    "a few rows": ({}, {}, 0.2, None, 7),
    "one row": ({"actions": "discrete"}, {}, 0.2, None, 1),
    "no hidden layer": ({"arch": ()}, {}, 0.2, None, 100),
    "odd widths": ({"arch": (100, 37, 5), "activation": TANH}, {}, 0.2, None, 333),
    "two shapes": ({"arch": {"pi": [16], "vf": [48, 24]}}, {}, 0.2, None, 333),
    "wide": ({"arch": (128, 128), "inputs": 40}, {}, 0.2, None, 600),
    "discrete": ({"actions": "discrete", "activation": TANH}, {"ent_coef": 0.05}, 0.2, None, 600),
    "clipped values": ({}, {"vf_coef": 0.7}, 0.2, 0.1, 600),
    "action bounds": ({}, {"action_bound_coef": 0.3}, 0.1, None, 600),
    "clipped values, discrete": ({"actions": "discrete"}, {"vf_coef": 0.7}, 0.2, 0.1, 600),
    "no entropy": ({"activation": TANH}, {"ent_coef": 0.0, "vf_coef": 0.25}, 0.3, None, 513),
    "raw advantages": ({}, {"normalize_advantage": False}, 0.2, None, 600),
    "a2c": ({"activation": TANH}, {"ent_coef": 0.02}, None, None, 600),
    "a2c, action bounds": ({}, {"action_bound_coef": 0.3, "normalize_advantage": False}, None, None, 600),
    "a2c, discrete": ({"actions": "discrete"}, {}, None, None, 80),
}


@pytest.mark.parametrize("case", CASES)
def test_gradients_are_those_of_autograd_in_double_precision(case):
    network, weights, clip, clip_vf, count = CASES[case]
    policy, fast = policy_of(**network)
    model = experience(policy, fast, 200, 8, **weights)
    rows = np.random.default_rng(1).permutation(1600)[:count]
    ours = gradient(policy, fast, model, rows, clip, clip_vf).double()
    wanted = gradient_by_autograd(policy, fast, model, rows, clip, clip_vf)
    assert float((ours - wanted).norm() / wanted.norm()) < 2e-6


@kernel
def plain_product(rows, columns, depth, to, left, right, side, start, finish):
    for r in range(rows):
        for j in range(columns):
            total = np.float32(0.0)
            if start != tiles.ZERO:
                total = to[r, j] if start == tiles.ADD else side[0, j]
            for k in range(depth):
                total += left[r, k] * right[k, j]
            if finish == tiles.RELU:
                total = max(total, np.float32(0.0))
            if finish == tiles.RELU_SLOPE:
                total = total if side[r, j] > 0.0 else np.float32(0.0)
            if finish == tiles.TANH_SLOPE:
                total *= np.float32(1.0) - side[r, j] * side[r, j]
            to[r, j] = total


@pytest.mark.parametrize(
    "shape", [tiles.SHAPE, tiles.Shape(4, 16, 8), tiles.Shape(2, 16, 4), tiles.Shape(1, 64, 16)]
)
@pytest.mark.parametrize(
    ("start", "finish"),
    [
        (tiles.ADD, tiles.AS_IS),
        (tiles.ROW, tiles.RELU),
        (tiles.ZERO, tiles.RELU_SLOPE),
        (tiles.ZERO, tiles.TANH_SLOPE),
    ],
)
def test_a_tile_gives_the_bits_of_the_plain_loop(shape, start, finish):
    rows, columns, depth = 16, 48, 29
    rng = np.random.default_rng(0)
    sizes = (rows, columns), (rows, depth), (depth, columns), (rows, columns)
    to, left, right, side = (rng.normal(size=size).astype(np.float32) for size in sizes)
    wanted = to.copy()
    plain_product(rows, columns, depth, wanted, left, right, side, start, finish)
    flat = [array.reshape(-1) for array in (to, left, right, side)]
    tiles.make_product(start, finish, shape)(
        rows, columns, depth, flat[0], 0, columns, flat[1], 0, depth, 1, flat[2], 0, columns,
        flat[3], 0, 0 if start == tiles.ROW else columns,
    )  # fmt: skip
    assert to.tobytes() == wanted.tobytes()


@pytest.mark.parametrize("actions", ACTIONS)
def test_an_update_is_the_same_on_any_number_of_threads(actions):
    found = set()
    for threads in (1, 2, 4):
        policy, fast = policy_of(actions, activation=TANH)
        fast.threads = threads
        update = Update(experience(policy, fast, 200, 16), fast, 0.2, None)
        assert update.run(epochs=2, batch=1100) == 2
        found.add((fast.theta.tobytes(), update.means.tobytes()))
    assert len(found) == 1


def test_an_update_stops_when_the_policy_has_moved_too_far():
    policy, fast = policy_of()
    update = Update(experience(policy, fast, 100, 8), fast, 0.2, None)
    assert update.run(epochs=5, batch=100, max_kl=1e-9) == 1
    assert len(update.means) == 1
    assert fast.optimizer.step[0] == 0


@pytest.mark.parametrize("arch", [(64, 64), (8, 100), ()])
def test_first_weights_are_orthogonal_and_come_from_the_seed(arch):
    def first(seed):
        policy = policy_of(arch=arch)[0]
        fast = make_actor_critic(policy, seed)
        return fast.theta.copy(), policy

    same, policy = first(1)
    assert same.tobytes() == first(1)[0].tobytes()
    assert same.tobytes() != first(2)[0].tobytes()
    for layer in policy.mlp_extractor.policy_net:
        if isinstance(layer, torch.nn.Linear):
            weights = layer.weight.detach().double() / math.sqrt(2.0)
            square = weights @ weights.T if weights.shape[0] <= weights.shape[1] else weights.T @ weights
            torch.testing.assert_close(square, torch.eye(len(square)).double(), atol=1e-6, rtol=0)


def test_what_is_loaded_into_torchs_tensors_is_what_the_kernels_go_on_with():
    policy, fast = policy_of()
    model = experience(policy, fast, 100, 8)
    Update(model, fast, 0.2, None).run(epochs=2, batch=256)
    saved = copy.deepcopy((policy.state_dict(), policy.optimizer.state_dict()))
    Update(model, fast, 0.2, None).run(epochs=2, batch=256)
    straight = fast.theta.copy()
    other, again = policy_of()
    other.load_state_dict(saved[0])
    other.optimizer.load_state_dict(saved[1])
    Update(experience(*policy_of(), 100, 8), again, 0.2, None).run(epochs=2, batch=256)
    assert again.theta.tobytes() == straight.tobytes()
