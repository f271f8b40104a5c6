"""The fast path of collecting and updating computes what stable-baselines3's own code does."""

import gymnasium
import numpy as np
import pytest
import stable_baselines3 as sb3
import torch
from stable_baselines3.common.env_util import make_vec_env as sb3_make_vec_env
from stable_baselines3.common.logger import Logger
from stable_baselines3.common.vec_env import VecNormalize
from training.short_runs import resolved_config

import hotlap
from hotlap.training.algorithms.fast.a2c import A2C
from hotlap.training.algorithms.fast.actor_critic import ORDER_SEED
from hotlap.training.algorithms.fast.kernels.update import shuffle
from hotlap.training.algorithms.fast.on_policy import Scratch, Update
from hotlap.training.algorithms.fast.ppo import PPO
from hotlap.training.algorithms.fast.views import parameter_views
from hotlap.training.build import build_model, open_task
from hotlap.training.vec_envs.normalizer import Normalizer

PARTS = {"ppo": (PPO, sb3.PPO), "a2c": (A2C, sb3.A2C)}


def environment(name):
    if name in ("racer", "racer, lookahead"):
        observation = "lookahead" if "lookahead" in name else "standard"
        return hotlap.make_vec_env(8, seed=3, random_start=True, observation=observation)
    env = sb3_make_vec_env(name, n_envs=4, seed=3)
    return env


def collected(model):
    """The model with one rollout in its buffer."""
    model.set_logger(Logger(None, []))
    total, callback = model._setup_learn(10**9, None)
    callback.on_training_start({}, {})
    assert model.collect_rollouts(model.env, callback, model.rollout_buffer, model.n_steps)
    model._update_current_progress_remaining(model.num_timesteps, total)
    return model


def build(algorithm, name, activation=torch.nn.Tanh, **settings):
    fast, stock = PARTS[algorithm]
    more = {"activation_fn": activation, **settings.pop("policy_kwargs", {})}
    settings |= {"n_steps": 32, "seed": 1, "device": "cpu", "policy_kwargs": more}
    model = collected(fast("MlpPolicy", environment(name), **settings))
    assert model.fast_path is not None
    twin = stock("MlpPolicy", environment(name), **settings)
    twin.set_logger(Logger(None, []))
    twin.policy.load_state_dict(model.policy.state_dict())
    twin._current_progress_remaining = model._current_progress_remaining
    ours, theirs = model.rollout_buffer, twin.rollout_buffer
    for array in ("observations", "actions", "rewards", "episode_starts", "values", "log_probs"):
        setattr(theirs, array, getattr(ours, array).copy())
    theirs.full = True
    return model, twin


@pytest.mark.parametrize("name", ["racer", "CartPole-v1", "MountainCarContinuous-v0"])
def test_rollouts_hold_what_the_policy_says_of_them(name):
    model, _ = build("ppo", name, batch_size=64)
    buffer = model.rollout_buffer
    rows = buffer.buffer_size * buffer.n_envs
    observations = torch.from_numpy(buffer.observations.reshape(rows, -1))
    actions = torch.from_numpy(buffer.actions.reshape(rows, -1))
    if isinstance(model.action_space, gymnasium.spaces.Discrete):
        actions = actions.long().flatten()
    with torch.no_grad():
        values, log_probs, _ = model.policy.evaluate_actions(observations, actions)
    np.testing.assert_allclose(buffer.values.ravel(), values.ravel(), atol=1e-5)
    np.testing.assert_allclose(buffer.log_probs.ravel(), log_probs, atol=1e-5)


@pytest.mark.parametrize("name", ["racer", "CartPole-v1"])
def test_advantages_are_those_of_stable_baselines3(name):
    model, twin = build("ppo", name, batch_size=64)
    with torch.no_grad():
        observation = torch.as_tensor(np.asarray(model._last_obs), dtype=torch.float32)
        last_values = model.policy.predict_values(observation)
    twin.rollout_buffer.compute_returns_and_advantage(last_values, model._last_episode_starts)
    for array in ("advantages", "returns"):
        ours, theirs = getattr(model.rollout_buffer, array), getattr(twin.rollout_buffer, array)
        np.testing.assert_allclose(ours, theirs, rtol=1e-4, atol=1e-5)


CASES = [
    ("ppo", "racer", {"ent_coef": 0.01}),
    ("ppo", "racer", {"activation": torch.nn.ReLU, "normalize_advantage": False}),
    ("ppo", "CartPole-v1", {"ent_coef": 0.05, "vf_coef": 0.7}),
    ("ppo", "CartPole-v1", {"clip_range": 0.001, "target_kl": 1e-6}),
    ("ppo", "racer", {"clip_range_vf": 0.05, "policy_kwargs": {"net_arch": [32, 48, 16]}}),
    ("a2c", "racer", {"use_rms_prop": False, "policy_kwargs": {"net_arch": []}}),
    ("a2c", "racer", {"ent_coef": 0.01, "normalize_advantage": True}),
    ("a2c", "CartPole-v1", {"max_grad_norm": 0.01}),
]


@pytest.mark.parametrize(("algorithm", "name", "settings"), CASES)
def test_an_update_moves_the_weights_as_stable_baselines3_would(algorithm, name, settings):
    if algorithm == "ppo":
        # One minibatch, so that the order of rows, which is drawn, does not matter.
        settings = {"batch_size": 256 if name == "racer" else 128, "n_epochs": 3, **settings}
    model, twin = build(algorithm, name, **settings)
    for array in ("advantages", "returns"):
        setattr(twin.rollout_buffer, array, getattr(model.rollout_buffer, array).copy())
    before = {key: value.clone() for key, value in model.policy.state_dict().items()}
    model.train()
    twin.train()
    for key, theirs in twin.policy.state_dict().items():
        moved = float((theirs - before[key]).abs().max())
        error = float((model.policy.state_dict()[key] - theirs).abs().max())
        assert moved > 0
        assert error < 0.01 * moved, f"{key}: off by {error:.2e} of a step of {moved:.2e}"
    ours, theirs = model.logger.name_to_value, twin.logger.name_to_value
    assert set(ours) == set(theirs)
    for key in theirs:
        assert ours[key] == pytest.approx(theirs[key], rel=2e-3, abs=1e-5), key


def falling(rest):
    return 1e-3 * rest


MINIBATCHES = {
    "whole ones": ("racer", {"batch_size": 64}),
    "a partial last one": ("racer", {"batch_size": 100, "ent_coef": 0.01}),
    "small ones": ("racer", {"batch_size": 7, "activation": torch.nn.ReLU}),
    "lookahead": ("racer, lookahead", {"batch_size": 100, "activation": torch.nn.ReLU}),
    "categorical": ("CartPole-v1", {"batch_size": 50, "ent_coef": 0.05, "vf_coef": 0.7}),
    "clipped values": ("racer", {"batch_size": 100, "clip_range_vf": 0.05}),
    "schedules": ("racer", {"batch_size": 100, "learning_rate": falling, "clip_range": lambda rest: rest}),
    "target KL": ("racer", {"batch_size": 64, "learning_rate": 1e-3, "target_kl": 0.002}),
}  # fmt: skip


@pytest.mark.filterwarnings("ignore:You have specified a mini-batch size")
@pytest.mark.parametrize("case", MINIBATCHES)
def test_minibatches_in_the_same_order_move_the_weights_as_stable_baselines3_would(case, monkeypatch):
    name, settings = MINIBATCHES[case]
    model, twin = build("ppo", name, **{"n_epochs": 3, **settings})
    model._current_progress_remaining = twin._current_progress_remaining = 0.25
    for array in ("advantages", "returns"):
        setattr(twin.rollout_buffer, array, getattr(model.rollout_buffer, array).copy())
    orders = iter([order_in_sb3s_buffer(model, epoch) for epoch in range(model.n_epochs)])
    monkeypatch.setattr(np.random, "permutation", lambda count: next(orders))
    before = weights(model)
    model.train()
    twin.train()
    assert model._n_updates == twin._n_updates
    moved, error = (weights(twin) - before).norm(), (weights(model) - weights(twin)).norm()
    assert float(error / moved) < 1e-5


def order_in_sb3s_buffer(model, epoch):
    """Our order of rows, where SB3 counts them environment by environment."""
    buffer = model.rollout_buffer
    order = np.empty(buffer.buffer_size * buffer.n_envs, dtype=np.int64)
    shuffle(model.fast_path.seeds[ORDER_SEED], model.num_timesteps, epoch, order)
    step, env = np.divmod(order, buffer.n_envs)
    return env * buffer.buffer_size + step


def weights(model):
    return torch.cat([value.detach().flatten().double() for value in model.policy.state_dict().values()])


@pytest.mark.parametrize(
    "settings", [{"use_sde": True}, {"policy_kwargs": {"optimizer_class": torch.optim.SGD}}]
)
def test_what_has_no_fast_path_learns_what_stable_baselines3_learns(settings):
    same = {"n_steps": 32, "batch_size": 64, "n_epochs": 2, "seed": 1, "device": "cpu", **settings}
    models = []
    for kind in (PPO, sb3.PPO):
        # One after the other: both draw from torch's generator, which the seed sets.
        models.append(kind("MlpPolicy", environment("racer"), **same))
        before = {key: value.clone() for key, value in models[-1].policy.state_dict().items()}
        models[-1].learn(512)
    ours, stock = models
    assert ours.fast_path is None
    for key, theirs in stock.policy.state_dict().items():
        assert not torch.equal(theirs, before[key]), key
        torch.testing.assert_close(ours.policy.state_dict()[key], theirs, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("name", ["racer", "CartPole-v1"])
def test_the_normalizer_agrees_with_vec_normalize(name):
    ours, theirs = Normalizer(environment(name)), VecNormalize(environment(name))
    ours.reset(), theirs.reset()
    space = ours.action_space
    space.seed(0)
    for _ in range(200):
        actions = np.array([space.sample() for _ in range(ours.num_envs)])
        for got, wanted in zip(ours.step(actions)[:3], theirs.step(actions)[:3], strict=True):
            np.testing.assert_allclose(got, wanted, rtol=1e-4, atol=1e-6)
    np.testing.assert_allclose(ours.obs_rms.var, theirs.obs_rms.var, rtol=1e-6)
    np.testing.assert_allclose(ours.ret_rms.var, theirs.ret_rms.var, rtol=1e-6)
    np.testing.assert_allclose(ours.returns, theirs.returns)


def test_a_mean_outside_the_action_space_is_drawn_back_by_the_gradient_of_its_distance():
    model, twin = build("ppo", "racer", batch_size=256)
    policy, rows = model.policy, np.arange(256)
    policy.action_net.bias.data[:] = torch.tensor([3.0, -2.0, 0.5])
    twin.policy.load_state_dict(policy.state_dict())
    observations = torch.from_numpy(model.rollout_buffer.observations.reshape(256, -1))
    views = parameter_views(policy, model.fast_path.networks)

    def gradient(weight):
        model.action_bound_coef = weight
        scratch = Scratch(model.fast_path, 256, 256, 1)
        Update(model, model.fast_path, 0.2, None).differentiate(rows, scratch, scratch.means[0])
        whole = torch.from_numpy(scratch.gradients[0])
        found = {parameter: view(whole) for parameter, view in views}
        return [found[parameter] for parameter in policy.parameters()]

    pull = [after - before for before, after in zip(gradient(0.0), gradient(0.1), strict=True)]
    means = twin.policy.get_distribution(observations).distribution.mean
    over = means - torch.clamp(means, torch.tensor([-1.0, 0.0, 0.0]), torch.ones(3))
    (0.1 * (over**2).sum(dim=1).mean()).backward()
    for found, parameter in zip(pull, twin.policy.parameters(), strict=True):
        wanted = torch.zeros_like(found) if parameter.grad is None else parameter.grad
        torch.testing.assert_close(found, wanted, rtol=1e-3, atol=1e-5)


def test_what_stock_sb3_updates_cannot_be_asked_to_do_more():
    settings = {"use_sde": True, "action_bound_coef": 1, "batch_size": 512}
    config = resolved_config("racer", "ppo", settings=settings, n_envs=8, steps=512)
    with pytest.raises(ValueError, match="action_bound_coef is 1; "):
        build_model(config, open_task(config))


def test_a_clip_range_that_has_fallen_to_nothing_still_clips():
    """Zero must not be taken for no clipping: nothing but the value and the entropy then moves the policy."""
    moved = {}
    for clip_range in (0.0, 0.2):
        model, _ = build("ppo", "racer", batch_size=256, n_epochs=5, clip_range=clip_range)
        before = model.policy.action_net.weight.detach().clone()
        model.train()
        moved[clip_range] = float((model.policy.action_net.weight.detach() - before).abs().sum())
    assert moved[0.0] < 0.8 * moved[0.2]
