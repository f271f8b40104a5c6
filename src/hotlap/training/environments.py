"""The environment of a run: the racer, a Gymnasium id, or EnvPool's; all can be saved and restored."""

from __future__ import annotations

from typing import Any

from gymnasium.spaces import Box
from stable_baselines3.common.preprocessing import is_image_space
from stable_baselines3.common.vec_env import VecEnv

from hotlap.drivers.spaces import describe_space
from hotlap.envs.remote import RemoteBatch
from hotlap.envs.sb3 import RacerVecEnv
from hotlap.evaluation.fit import racer_fingerprints
from hotlap.training.envpool_env import EnvPoolVecEnv
from hotlap.training.normalizer import Normalizer
from hotlap.training.plan import TrainingPlan
from hotlap.training.replay_env import ReplayVecEnv, make_env
from hotlap.wire.errors import BridgeError

CLIP = 10.0


def make_training_env(plan: TrainingPlan, bridge_url: str | None = None) -> VecEnv:
    """The plan's environments, seeded, and normalised where the plan says so; the racer also at a bridge."""
    env: VecEnv
    if plan.vectorizer == "hotlap":
        env = RacerVecEnv(plan.n_envs, plan.training_options, bridge_url=bridge_url)
        if isinstance(env.batch, RemoteBatch):
            _check_bridge(env.batch, plan)
    elif plan.vectorizer == "envpool":
        env = EnvPoolVecEnv(plan.environment, plan.n_envs, plan.seed)
    else:
        env = ReplayVecEnv(plan.environment, plan.n_envs)
    env.seed(plan.seed)
    if plan.normalize:
        gamma = plan.hyperparameters["gamma"]
        return Normalizer(env, clip_obs=CLIP, clip_reward=CLIP, gamma=gamma)
    return env


def _check_bridge(batch: RemoteBatch, plan: TrainingPlan) -> None:
    """Refuse a bridge that simulates something else than this install, which evaluates and signs the run."""
    here, there = racer_fingerprints(plan.racer_options), batch.client.server["fingerprints"]
    tracks = [name for name, theirs in there["tracks"].items() if here["tracks"].get(name, theirs) != theirs]
    what = "physics" if there["physics"] != here["physics"] else f"track '{tracks[0]}'" if tracks else None
    if what is not None:
        batch.close()
        raise BridgeError(
            f"{batch.client.address} has another {what} than this hotlap; install the same at both ends"
        )


def check_environment(plan: TrainingPlan) -> None:
    """Refuse what cannot be made or does not suit the algorithm, before anything is written."""
    if plan.racer_config is not None:
        RacerVecEnv(1, plan.training_options)
        return
    env = make_env(plan.environment)
    try:
        for space in (env.observation_space, env.action_space):
            describe_space(space)
        _check_observation(plan, env.observation_space)
        if plan.algorithm == "sac" and not isinstance(env.action_space, Box):
            raise ValueError(
                f"sac needs continuous actions; those of {plan.environment} are {env.action_space}. "
                f"Take --algo ppo or a2c{_continuous_twin(plan.environment)}"
            )
    finally:
        env.close()


def _check_observation(plan: TrainingPlan, space: Any) -> None:
    if is_image_space(space):
        raise ValueError(f"{plan.environment} shows images ({space}); hotlap trains on plain numbers")
    if plan.normalize and not isinstance(space, Box):
        raise ValueError(f"normalize needs Box observations; those of {plan.environment} are {space}")


def _continuous_twin(environment: str) -> str:
    import gymnasium

    name, _, version = environment.partition("-")
    twin = f"{name}Continuous-{version}"
    return f", or train {twin}" if twin in gymnasium.registry else ""
