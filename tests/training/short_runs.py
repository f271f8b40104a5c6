"""Real trainings, short ones: a few hundred steps of each kind."""

from stable_baselines3.common.callbacks import BaseCallback

from hotlap.training.config.resolve import make_config, resolve_config
from hotlap.training.trainer import Trainer

SETTINGS = {
    "ppo": {"n_steps": 32, "batch_size": 32, "n_epochs": 2},
    "a2c": {"n_steps": 7},
    "sac": {
        "learning_starts": 60,
        "buffer_size": 200,
        "train_freq": 4,
        "batch_size": 32,
        "use_sde": True,
        "net_arch": [32, 32],
    },
    "dqn": {
        "learning_starts": 60,
        "buffer_size": 200,
        "batch_size": 32,
        "target_update_interval": 50,
        "net_arch": [32, 32],
    },
    "td3": {
        "learning_starts": 60,
        "buffer_size": 200,
        "train_freq": 4,
        "batch_size": 32,
        "net_arch": [32, 32],
    },
}
CASES = [
    (algorithm, environment, n_envs, normalize)
    for algorithm, environments in {
        "ppo": ("racer", "LunarLander-v3", "CartPole-v1"),
        "a2c": ("racer", "LunarLander-v3", "CartPole-v1"),
        "sac": ("racer", "LunarLanderContinuous-v3", "Pendulum-v1"),
        "dqn": ("LunarLander-v3", "CartPole-v1"),
        "td3": ("racer", "Pendulum-v1"),
    }.items()
    for environment in environments
    for n_envs, normalize in ((1, False), (16, True))
]


def trainer(out, algorithm="ppo", environment="CartPole-v1", n_envs=1, normalize=False, **changes):
    settings = {
        **SETTINGS[algorithm],
        "normalize": normalize,
        "evaluation_episodes": 2,
        "evaluate_every": 250,
        **changes.pop("settings", {}),
    }
    keywords = {"steps": 400 if n_envs == 1 else 1600, "checkpoint_every": 90, "preset": "sb3", "seed": 3}
    keywords |= changes
    seed = keywords.pop("seed")
    return Trainer(environment, algorithm, seed, out=out, n_envs=n_envs, settings=settings, **keywords)


def resolved_config(*arguments, **keywords):
    return resolve_config(make_config(*arguments, **keywords))


class CrashError(Exception):
    """Something that no part of the run expects."""


class CrashAt(BaseCallback):
    """Stops a run in the middle of a step, leaving what is on the disk."""

    def __init__(self, step):
        super().__init__()
        self.step = step

    def _on_step(self):
        if self.num_timesteps >= self.step:
            raise CrashError
        return True
