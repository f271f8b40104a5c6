"""Presets and settings: the contract's values, stated once, and checked."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from training.short_runs import resolved_config

from hotlap.errors import UsageError
from hotlap.training.algorithms import find_algorithm
from hotlap.training.build import check_config
from hotlap.training.config import resolve
from hotlap.training.config.hyperparameters import constructor_arguments
from hotlap.training.config.preset import ANY
from hotlap.training.config.presets import all_presets
from hotlap.training.config.resolve import backend_note, make_config, resolve_config
from hotlap.training.vec_envs import gymnasium_task


def subset(plan, **wanted):
    return {name: plan.hyperparameters[name] for name in wanted} == wanted


def test_lunar_lander_classic():
    ppo = resolved_config("LunarLander-v3", "ppo", 42)
    assert (ppo.preset, ppo.total_timesteps, ppo.n_envs, ppo.normalize) == ("classic", 50_000, 1, False)
    assert ppo.vec_backend == "gymnasium"
    assert subset(
        ppo, learning_rate=3e-4, n_steps=2048, batch_size=64, n_epochs=10, gamma=0.99,
        gae_lambda=0.95, clip_range=0.2, ent_coef=0.01,
    )  # fmt: skip
    a2c = resolved_config("LunarLander-v3", "a2c", 42)
    assert (a2c.preset, a2c.total_timesteps) == ("classic", 50_000)
    assert subset(
        a2c, learning_rate=7e-4, n_steps=5, gamma=0.99, gae_lambda=1.0, normalize_advantage=True,
        ent_coef=0.0, vf_coef=0.5,
    )  # fmt: skip


def test_racer_classic():
    ppo = resolved_config("racer", "ppo", preset="classic")
    assert (ppo.total_timesteps, ppo.n_envs, ppo.normalize) == (2_000_000, 1, True)
    assert subset(
        ppo, learning_rate=3e-4, n_steps=2048, batch_size=128, n_epochs=10, gamma=0.995,
        gae_lambda=0.95, clip_range=0.2, ent_coef=0.01,
    )  # fmt: skip
    sac = resolved_config("racer", "sac", preset="classic")
    assert (sac.total_timesteps, sac.n_envs, sac.normalize) == (2_000_000, 1, True)
    assert subset(
        sac, learning_rate=7.3e-4, buffer_size=300_000, learning_starts=10_000, batch_size=256, tau=0.02,
        train_freq=8, gradient_steps=10, ent_coef="auto", use_sde=True,
    )  # fmt: skip


@pytest.mark.parametrize(
    "preset", all_presets(), ids=lambda each: f"{each.name}-{each.environment}-{each.algorithm}"
)
def test_every_preset_makes_a_plan_whose_last_evaluation_falls_on_its_end(preset):
    environment = "Pendulum-v1" if preset.environment == ANY else preset.environment
    plan = resolved_config(environment, preset.algorithm, preset=preset.name)
    assert plan.total_timesteps == preset.steps
    assert preset.steps % preset.evaluate_every == 0


def test_a_config_is_laid_over_the_presets_own_weights():
    plan = resolved_config(
        "racer", preset="best", config={"weights": {"wallPenalty": -1.0}, "episode": {"maxSteps": 9}}
    )
    assert plan.racer_config["weights"]["wallPenalty"] == -1.0
    assert plan.racer_config["weights"]["offTrackPenalty"] == -0.003
    assert plan.racer_config["episode"]["maxSteps"] == 9


def test_training_episodes_may_be_shorter_than_those_of_an_evaluation():
    plan = resolved_config("racer", settings={"train_max_episode_ticks": 750})
    assert plan.training_options.config["episode"]["maxSteps"] == 750
    assert plan.racer_options.config["episode"]["maxSteps"] == 3000
    plan = resolved_config("racer", preset="classic")
    assert plan.training_options == plan.racer_options


def test_training_may_be_scored_otherwise_than_an_evaluation():
    plan = resolved_config("racer", settings={"train_progress": "time", "train_edge_margin": 0.3})
    assert (plan.training_options.progress, plan.training_options.edge_margin) == ("time", 0.3)
    assert (plan.racer_options.progress, plan.racer_options.edge_margin) == ("distance", 0.0)


@pytest.mark.parametrize(
    ("setting", "message"),
    [
        ({"train_progress": "seconds"}, "unknown progress 'seconds'; choose distance or time"),
        ({"train_edge_margin": "wide"}, "edge_margin is 'wide'; it must be a number from 0 to 2"),
    ],
)
def test_mistakes_in_what_training_scores_are_refused(setting, message):
    config = resolved_config("racer", settings=setting)
    with pytest.raises(UsageError, match=message):
        check_config(config)


def test_rewards_of_training_alone_are_refused_at_a_bridge_by_the_names_of_their_settings():
    config = resolved_config("racer:random", preset="generalist")
    with pytest.raises(UsageError, match="train_progress and train_edge_margin cannot be used at a bridge"):
        check_config(config, "ws://127.0.0.1:1")


def test_defaults():
    assert resolved_config("racer").preset == resolved_config("racer:gauntlet", "sac").preset == "fast"
    assert resolved_config("CartPole-v1").preset == "sb3"
    assert subset(resolved_config("CartPole-v1"), learning_rate=3e-4, n_steps=2048, batch_size=64)


def test_many_environments_are_envpools_where_it_has_them():
    pytest.importorskip("envpool")
    assert resolved_config("LunarLander-v3", n_envs=16, steps=1600).vec_backend == "envpool"
    assert resolved_config("LunarLander-v3", n_envs=1, steps=1600).vec_backend == "gymnasium"
    chosen = resolved_config("LunarLander-v3", n_envs=16, steps=1600, settings={"vec_backend": "gymnasium"})
    assert chosen.vec_backend == "gymnasium"


@pytest.mark.parametrize(
    ("platform", "python", "can_install"),
    [("linux", (3, 11), True), ("linux", (3, 12), False), ("darwin", (3, 11), False)],
)
def test_a_preset_tuned_with_envpool_says_so_when_it_runs_without(monkeypatch, platform, python, can_install):
    """Only where EnvPool has wheels does it say how to install it."""
    monkeypatch.setattr(gymnasium_task, "envpool_has", lambda environment: False)
    monkeypatch.setattr(resolve, "sys", SimpleNamespace(platform=platform, version_info=python))
    config = resolved_config("LunarLander-v3", preset="solved")
    assert config.vec_backend == "gymnasium"
    asked = make_config("LunarLander-v3", preset="solved")
    note = backend_note(asked, config)
    assert "preset 'solved' was tuned with envpool; this run steps its environments with gymnasium" in note
    assert ('pip install "hotlap[envpool]"' in note) is can_install
    for settings in ({"vec_backend": "gymnasium"}, {"n_envs": 1}):
        chosen = replace(asked, **settings)
        assert backend_note(chosen, resolve_config(chosen)) is None
    assert backend_note(asked, resolved_config("LunarLander-v3", preset="classic")) is None


def test_settings_reach_the_algorithm():
    plan = resolved_config(
        "racer",
        settings={
            "learning_rate": "lin_1e-3",
            "net_arch": [16],
            "activation_fn": "relu",
            "random_start": False,
        },
    )
    arguments = constructor_arguments(find_algorithm("ppo"), plan.hyperparameters)
    assert arguments["learning_rate"](0.5) == pytest.approx(5e-4)
    assert arguments["policy_kwargs"]["net_arch"] == [16]
    assert plan.env_options["random_start"] is False
    assert plan.racer_options.random_start is False


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"gama": 0.9}, "unknown hyperparameter 'gama' of PPO.*did you mean 'gamma'"),
        ({"gamma": float("nan")}, "gamma is nan; it must be a finite number"),
        ({"gamma": "high"}, "gamma is 'high'; it must be a number"),
        ({"n_epochs": True}, "n_epochs is True; it must be a whole number"),
        ({"use_sde": 1}, "use_sde is 1; it must be true or false"),
        ({"learning_rate": "fast"}, "learning_rate is 'fast'; it must be a number, or lin_NUMBER"),
        ({"net_arch": "64"}, "net_arch is '64'; it must be widths"),
        ({"activation_fn": "sine"}, "activation_fn is 'sine'; choose tanh or relu"),
        ({"normalize": 1}, "normalize is 1; it must be true or false"),
        ({"vec_backend": "magic"}, "vec_backend is 'magic'; choose auto, gymnasium, envpool"),
        ({"torch_threads": 0}, "torch_threads is 0"),
        ({"random_start": True}, "unknown hyperparameter 'random_start'"),
    ],
)
def test_a_wrong_setting_is_a_sentence(settings, message):
    with pytest.raises(ValueError, match=message):
        resolved_config("CartPole-v1", settings=settings)


@pytest.mark.parametrize("seed", [-1, 2**32, 1.5, True])
def test_a_wrong_seed_is_a_sentence(seed):
    with pytest.raises(ValueError, match="seed is"):
        resolved_config("CartPole-v1", "ppo", seed)
