"""Training that starts from a trained driver."""

import json

import numpy as np
import pytest
from command import hotlap

from hotlap import Trainer, load_driver
from hotlap.errors import UsageError
from hotlap.policies.loading import find_checkpoint
from hotlap.runs.checkpoint import read_checkpoint
from hotlap.runs.driver_hash import driver_hash

STEPS = 16_384
TAUGHT = {"net_arch": [16, 16], "gamma": 0.97}


@pytest.fixture(scope="module")
def taught(tmp_path_factory):
    """A short run with settings of its own."""
    trainer = Trainer(
        "racer", seed=3, steps=STEPS, n_envs=32, out=tmp_path_factory.mktemp("taught"), settings=TAUGHT,
        env_options={"observation": "lookahead", "action_repeat": 2},
    )  # fmt: skip
    trainer.run()
    return trainer.folder


def continued(taught, folder, **keywords):
    return Trainer(
        "racer:gauntlet", seed=4, steps=STEPS, n_envs=32, start_from=taught.path, out=folder, **keywords
    )


def test_it_begins_with_what_the_driver_has_learned_and_records_it(taught, tmp_path):
    # So small a learning rate that nothing is learned: what it ends with is what it began with.
    trainer = continued(taught, tmp_path, settings={"learning_rate": 1e-12, "n_epochs": 1})
    trainer.run()
    config = trainer.folder.read_config()
    assert (config.start_from, config.hyperparameters["net_arch"]) == (str(taught.path), [16, 16])
    assert (config.env_options["observation"], config.env_options["action_repeat"]) == ("lookahead", 2)
    source = read_checkpoint(find_checkpoint(taught.path))
    assert config.start_hash == driver_hash(source.driver)
    mine = read_checkpoint(trainer.folder.model).driver
    for name, weight in source.driver["weights"].items():
        np.testing.assert_allclose(mine["weights"][name], weight, atol=1e-6, err_msg=name)
    assert mine["normalizer"]["count"] > source.driver["normalizer"]["count"]
    assert json.loads(trainer.folder.events.read_text().splitlines()[0])["start_from"] == str(taught.path)


def test_a_resume_needs_the_driver_no_more_and_gives_the_same_bits(taught, tmp_path):
    whole, parts = continued(taught, tmp_path / "whole"), continued(taught, tmp_path / "parts")
    whole.run()

    class EnoughError(Exception):
        pass

    from stable_baselines3.common.callbacks import BaseCallback

    class Stop(BaseCallback):
        def _on_step(self):
            if self.num_timesteps > STEPS * 0.7:
                raise EnoughError
            return True

    broken = continued(taught, tmp_path / "parts", checkpoint_every=4_096, callbacks=[Stop()])
    with pytest.raises(EnoughError):
        broken.run()
    continued(taught, tmp_path / "parts", resume=True).run()
    assert driver_hash(read_checkpoint(parts.folder.model).driver) == driver_hash(
        read_checkpoint(whole.folder.model).driver
    )


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--from", "nobody"], "nobody"),
        (["--from", "circuit-best", "--algo", "sac"], "trained with ppo"),
        (["--from", "circuit-best", "--set", "net_arch=[8]"], "network"),
        (["--from", "circuit-best", "--env-set", "observation=lookahead"], "observation"),
    ],
)
def test_what_does_not_fit_is_refused_before_anything_is_written(words, sentence, tmp_path):
    result = hotlap("train", "racer", "--steps", "1024", *words, "--out", tmp_path)
    assert result.returncode == 2
    assert sentence in result.stderr
    assert "Traceback" not in result.stderr
    assert not any(tmp_path.iterdir())


def test_a_driver_of_another_environment_is_refused(taught):
    with pytest.raises(UsageError, match="drives racer"):
        Trainer("CartPole-v1", steps=128, start_from=taught.path).run()


def test_a_driver_that_ships_can_be_taught_another_track(tmp_path):
    result = hotlap(
        "train", "racer:speedway", "--from", "circuit-best", "--steps", "16384", "--out", tmp_path
    )
    assert result.returncode == 0, result.stderr
    (run,) = tmp_path.glob("*/*")
    assert load_driver(run).environment == "racer:speedway"
    shown = hotlap("inspect", run)
    assert "started from" in shown.stdout
