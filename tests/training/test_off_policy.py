"""The quick way of updating SAC computes what stable-baselines3's own code does."""

import copy

import numpy as np
import pytest
import stable_baselines3 as sb3
import torch
from stable_baselines3.common.env_util import make_vec_env as sb3_make_vec_env
from stable_baselines3.common.logger import Logger

import hotlap
from hotlap.training.algorithms.fast.sac import SAC
from hotlap.training.vec_envs.normalizer import Normalizer

STEPS, BATCH = 3, 64


def environment(name):
    if name == "racer":
        return Normalizer(hotlap.make_vec_env(8, seed=3, random_start=True))
    return sb3_make_vec_env(name, n_envs=4, seed=3)


def pair(name, **settings):
    """hotlap's SAC and SB3's, with the same weights, optimisers and experience."""
    settings = {"seed": 1, "device": "cpu", "learning_starts": 50, "batch_size": BATCH, **settings}
    policy = {"net_arch": [32, 32], "activation_fn": settings.pop("activation", torch.nn.ReLU)}
    stock = sb3.SAC("MlpPolicy", environment(name), policy_kwargs=policy, **settings)
    stock.learn(480)
    ours = SAC("MlpPolicy", environment(name), policy_kwargs=policy, **settings)
    assert ours.fast_path is not None
    ours.set_parameters(copy.deepcopy(stock.get_parameters()))
    if stock.log_ent_coef is not None:
        ours.log_ent_coef.data.copy_(stock.log_ent_coef.data)
    ours._n_updates = stock._n_updates
    ours.set_logger(Logger(None, []))
    ours.replay_buffer = stock.replay_buffer
    ours._vec_normalize_env = stock._vec_normalize_env
    return ours, stock


CASES = [
    ("racer", {}),
    ("racer", {"ent_coef": 0.05, "activation": torch.nn.Tanh}),
    ("Pendulum-v1", {"tau": 0.05, "target_update_interval": 2}),
    ("Pendulum-v1", {"ent_coef": "auto_0.1", "gamma": 0.9}),
]


@pytest.mark.parametrize(("name", "settings"), CASES)
def test_an_update_moves_the_weights_as_stable_baselines3_would(name, settings):
    ours, stock = pair(name, **settings)
    before = {key: value.clone() for key, value in stock.policy.state_dict().items()}
    for model in (ours, stock):
        np.random.seed(5)
        torch.manual_seed(5)
        model.train(STEPS, BATCH)
    for key, theirs in stock.policy.state_dict().items():
        moved = float((theirs - before[key]).abs().max())
        error = float((ours.policy.state_dict()[key] - theirs).abs().max())
        assert moved > 0
        assert error < 0.01 * moved, f"{key}: off by {error:.2e} of a step of {moved:.2e}"
    found, wanted = ours.logger.name_to_value, stock.logger.name_to_value
    learned = [key for key in wanted if key.startswith("train/") and key != "train/learning_rate"]
    assert {key for key in found if key != "train/learning_rate"} == set(learned)
    for key in learned:
        assert found[key] == pytest.approx(wanted[key], rel=2e-3, abs=1e-5), key


def test_gsde_is_updated_by_stable_baselines3_itself():
    assert SAC("MlpPolicy", environment("Pendulum-v1"), use_sde=True).fast_path is None
