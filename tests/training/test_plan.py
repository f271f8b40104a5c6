"""Presets and settings: the contract's values, stated once, and checked."""

import pytest

from hotlap.training.hyperparameters import constructor_arguments
from hotlap.training.plan import make_plan
from hotlap.training.presets import ANY, PRESETS


def subset(plan, **wanted):
    return {name: plan.hyperparameters[name] for name in wanted} == wanted


def test_lunar_lander_classic():
    ppo = make_plan("LunarLander-v3", "ppo", 42)
    assert (ppo.preset, ppo.total_timesteps, ppo.n_envs, ppo.normalize) == ("classic", 50_000, 1, False)
    assert ppo.vectorizer == "gymnasium"
    assert subset(
        ppo, learning_rate=3e-4, n_steps=2048, batch_size=64, n_epochs=10, gamma=0.99,
        gae_lambda=0.95, clip_range=0.2, ent_coef=0.01,
    )  # fmt: skip
    a2c = make_plan("LunarLander-v3", "a2c", 42)
    assert (a2c.preset, a2c.total_timesteps) == ("classic", 50_000)
    assert subset(
        a2c, learning_rate=7e-4, n_steps=5, gamma=0.99, gae_lambda=1.0, normalize_advantage=True,
        ent_coef=0.0, vf_coef=0.5,
    )  # fmt: skip


def test_racer_classic():
    ppo = make_plan("racer", "ppo", preset="classic")
    assert (ppo.total_timesteps, ppo.n_envs, ppo.normalize) == (2_000_000, 1, True)
    assert subset(
        ppo, learning_rate=3e-4, n_steps=2048, batch_size=128, n_epochs=10, gamma=0.995,
        gae_lambda=0.95, clip_range=0.2, ent_coef=0.01,
    )  # fmt: skip
    sac = make_plan("racer", "sac", preset="classic")
    assert (sac.total_timesteps, sac.n_envs, sac.normalize) == (2_000_000, 1, True)
    assert subset(
        sac, learning_rate=7.3e-4, buffer_size=300_000, learning_starts=10_000, batch_size=256, tau=0.02,
        train_freq=8, gradient_steps=10, ent_coef="auto", use_sde=True,
    )  # fmt: skip


@pytest.mark.parametrize(
    "preset", PRESETS, ids=lambda each: f"{each.name}-{each.environment}-{each.algorithm}"
)
def test_every_preset_makes_a_plan_whose_last_evaluation_falls_on_its_end(preset):
    environment = "Pendulum-v1" if preset.environment == ANY else preset.environment
    plan = make_plan(environment, preset.algorithm, preset=preset.name)
    assert plan.total_timesteps == preset.steps
    assert preset.steps % preset.evaluate_every == 0


def test_a_config_is_laid_over_the_presets_own_weights():
    plan = make_plan(
        "racer", preset="best", config={"weights": {"wallPenalty": -1.0}, "episode": {"maxSteps": 9}}
    )
    assert plan.racer_config["weights"]["wallPenalty"] == -1.0
    assert plan.racer_config["weights"]["offTrackPenalty"] == -0.005
    assert plan.racer_config["episode"]["maxSteps"] == 9


def test_training_episodes_may_be_shorter_than_those_of_an_evaluation():
    plan = make_plan("racer", settings={"training_ticks": 750})
    assert plan.training_options.config["episode"]["maxSteps"] == 750
    assert plan.racer_options.config["episode"]["maxSteps"] == 3000
    assert make_plan("racer").training_options == make_plan("racer").racer_options


def test_defaults():
    assert make_plan("racer").preset == make_plan("racer:gauntlet", "sac").preset == "fast"
    assert make_plan("CartPole-v1").preset == "sb3"
    assert subset(make_plan("CartPole-v1"), learning_rate=3e-4, n_steps=2048, batch_size=64)


def test_many_environments_are_envpools_where_it_has_them():
    pytest.importorskip("envpool")
    assert make_plan("LunarLander-v3", n_envs=16, steps=1600).vectorizer == "envpool"
    assert make_plan("FrozenLake-v1", n_envs=16, steps=1600).vectorizer in ("envpool", "gymnasium")
    chosen = make_plan("LunarLander-v3", n_envs=16, steps=1600, settings={"vectorizer": "gymnasium"})
    assert chosen.vectorizer == "gymnasium"


def test_settings_reach_the_algorithm():
    plan = make_plan(
        "racer",
        settings={
            "learning_rate": "lin_1e-3",
            "net_arch": [16],
            "activation_fn": "relu",
            "random_start": False,
        },
    )
    arguments = constructor_arguments(plan.hyperparameters)
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
        ({"vectorizer": "magic"}, "vectorizer is 'magic'; choose auto, gymnasium, envpool"),
        ({"torch_threads": 0}, "torch_threads is 0"),
        ({"random_start": True}, "unknown hyperparameter 'random_start'"),
    ],
)
def test_a_wrong_setting_is_a_sentence(settings, message):
    with pytest.raises(ValueError, match=message):
        make_plan("CartPole-v1", settings=settings)


@pytest.mark.parametrize("seed", [-1, 2**32, 1.5, True])
def test_a_wrong_seed_is_a_sentence(seed):
    with pytest.raises(ValueError, match="seed is"):
        make_plan("CartPole-v1", "ppo", seed)
