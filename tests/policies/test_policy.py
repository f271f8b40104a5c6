"""A policy without torch: the same bits in any batch, and torch's action to 1e-5."""

import gymnasium
import numpy as np
import pytest
import torch
from stable_baselines3.common.vec_env import DummyVecEnv, VecNormalize

from hotlap.policies.policy import Policy
from hotlap.training.algorithms import find_algorithm
from hotlap.training.checkpoint.driver_tree import driver_tree


def trained(algorithm, environment, normalize=True, **keywords):
    """A model with weights and statistics that a few steps have moved."""
    torch.set_num_threads(1)
    env = DummyVecEnv([lambda: gymnasium.make(environment)])
    env = VecNormalize(env) if normalize else env
    few = {"learning_starts": 10} if find_algorithm(algorithm).uses_replay_buffer else {"n_steps": 32}
    model = find_algorithm(algorithm).load_class()("MlpPolicy", env, seed=1, device="cpu", **few, **keywords)
    model.learn(64)
    return model


def spec_of(model):
    return find_algorithm(type(model).__name__.lower())


CASES = [
    ("ppo", "CartPole-v1", True, {}),
    ("ppo", "Pendulum-v1", True, {"policy_kwargs": {"activation_fn": torch.nn.ReLU, "net_arch": [33]}}),
    ("ppo", "Pendulum-v1", False, {"use_sde": True}),
    ("a2c", "hotlap/Racer-v0", True, {}),
    ("a2c", "FrozenLake-v1", False, {}),
    ("a2c", "Pendulum-v1", True, {"policy_kwargs": {"net_arch": []}}),
    ("sac", "Pendulum-v1", True, {}),
    ("sac", "hotlap/Racer-v0", True, {"use_sde": True}),
    ("dqn", "CartPole-v1", True, {}),
    ("dqn", "FrozenLake-v1", False, {"policy_kwargs": {"activation_fn": torch.nn.Tanh}}),
    ("td3", "Pendulum-v1", True, {}),
]


@pytest.fixture(scope="module", params=CASES, ids=lambda case: f"{case[0]} {case[1]} {case[3]}")
def model(request):
    algorithm, environment, normalize, keywords = request.param
    # The warnings are SB3's about batch sizes.
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("warnings.warn", lambda *_, **__: None)
        return trained(algorithm, environment, normalize, **keywords)


@pytest.fixture(scope="module")
def observations(model):
    rng = np.random.default_rng(0)
    space = model.observation_space
    if isinstance(space, gymnasium.spaces.Discrete):
        return rng.integers(space.n, size=700)
    return rng.normal(scale=2.0, size=(700, *space.shape)).astype(np.float32)


def test_a_row_has_the_same_bits_alone_and_in_any_batch(model, observations):
    policy = Policy(driver_tree(spec_of(model), model))
    together = policy.act(observations)
    for size in (1, 2, 3, 64, 511, 512):
        for start in (0, 5, 100):
            rows = slice(start, start + size)
            assert policy.act(observations[rows]).tobytes() == together[rows].tobytes()
    alone = np.stack([policy.act(observation) for observation in observations[:100]])
    assert alone.tobytes() == together[:100].tobytes()


def test_it_does_what_torch_does(model, observations):
    policy = Policy(driver_tree(spec_of(model), model))
    seen = observations
    if model.get_vec_normalize_env() is not None:
        seen = model.get_vec_normalize_env().normalize_obs(observations)
    wanted, _ = model.predict(seen, deterministic=True)
    if isinstance(model.action_space, gymnasium.spaces.Box):
        np.testing.assert_allclose(policy.act(observations), wanted, atol=1e-5)
    else:
        assert (policy.act(observations) == wanted).all()


def drawn_by_sb3(model, seen):
    """SB3's DQN explores in all rows of a batch or in none, so it is asked row by row."""
    np.random.seed(0)
    if spec_of(model).name != "dqn":
        return model.predict(seen, deterministic=False)[0]
    model.exploration_rate = 0.3
    return np.array([model.predict(row, deterministic=False)[0] for row in seen])


def test_drawn_actions_spread_as_those_of_training(model):
    space = model.observation_space
    one = np.zeros(space.shape, dtype=space.dtype)
    many = np.repeat(one[None], 4000, axis=0)
    seen = many
    if model.get_vec_normalize_env() is not None:
        seen = model.get_vec_normalize_env().normalize_obs(many)
    torch.manual_seed(0)
    if getattr(model, "use_sde", False):
        (model.actor if hasattr(model, "actor") else model.policy).reset_noise(len(seen))
    wanted = drawn_by_sb3(model, seen)
    policy = Policy(driver_tree(spec_of(model), model))
    drawn = policy.act(many, deterministic=False, rng=np.random.default_rng(0))
    assert abs(drawn.astype(float).mean(axis=0) - wanted.astype(float).mean(axis=0)).max() < 0.1
    assert abs(drawn.astype(float).std(axis=0) - wanted.astype(float).std(axis=0)).max() < 0.1


@pytest.mark.parametrize("shape", [(3,), (2, 3, 4), ()])
def test_an_observation_of_the_wrong_shape_is_an_error(shape):
    model = trained("ppo", "CartPole-v1", batch_size=32)
    policy = Policy(driver_tree(spec_of(model), model))
    with pytest.raises(ValueError, match=r"must be \(4,\), or a batch"):
        policy.act(np.zeros(shape))
