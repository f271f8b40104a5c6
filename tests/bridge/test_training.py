"""Training through a bridge is training: the same run, wherever the cars are."""

import subprocess
import sys

import pytest
from benchmarks.run_comparison import run_differences
from bridge_process import BridgeProcess
from command import hotlap as run_hotlap
from stable_baselines3.common.callbacks import BaseCallback

from hotlap import Trainer
from hotlap.wire.errors import BridgeError

SHORT = ["--steps", "65536", "--set", "evaluate_every=65536", "--set", "evaluation_episodes=2", "--seed", "3"]


def train(out, *words):
    done = run_hotlap("train", "racer", *SHORT, "--out", out, *words)
    assert done.returncode == 0, done.stderr
    return out / "racer" / "ppo_seed3"


def test_a_run_through_the_bridge_is_the_run_in_this_process(bridge, tmp_path):
    here = train(tmp_path / "here")
    there = train(tmp_path / "there", "--bridge-url", bridge.url)
    assert run_differences(here, there) == []


class KillTheBridge(BaseCallback):
    def __init__(self, process):
        super().__init__()
        self.process = process

    def _on_step(self):
        if self.num_timesteps >= 100_000 and self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        return True


def test_a_run_whose_bridge_was_killed_goes_on_exactly(bridge, tmp_path):
    settings = {"evaluate_every": 65_536, "evaluation_episodes": 2}
    options = {"seed": 3, "steps": 131_072, "checkpoint_every": 32_768, "settings": settings}
    Trainer("racer", out=tmp_path / "whole", **options).run()
    own = BridgeProcess()
    cut = Trainer(
        "racer", out=tmp_path / "cut", bridge_url=own.url, callbacks=[KillTheBridge(own.process)], **options
    )
    with pytest.raises(BridgeError, match="disconnected before it answered 'step'"):
        cut.run()
    own.process.stdout.close()
    own.process.stderr.close()
    Trainer("racer", out=tmp_path / "cut", bridge_url=bridge.url, resume=True, **options).run()
    runs = [tmp_path / name / "racer" / "ppo_seed3" for name in ("whole", "cut")]
    assert run_differences(*runs) == []


def test_without_its_bridge_a_training_does_not_start(tmp_path):
    done = run_hotlap("train", "racer", *SHORT, "--out", tmp_path, "--bridge-url", "ws://localhost:1")
    assert done.returncode == 2
    assert "no bridge at ws://localhost:1" in done.stderr
    assert "hotlap bridge" in done.stderr
    assert "--resume" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "racer").exists()


def test_only_the_racer_trains_at_a_bridge(tmp_path):
    done = run_hotlap("train", "CartPole-v1", "--out", tmp_path, "--bridge-url", "ws://localhost:1")
    assert done.returncode == 2
    assert "a bridge serves the racer; CartPole-v1 runs here" in done.stderr


OTHER_PHYSICS = """
import sys
from hotlap.bridge import greeting
from hotlap.cli import main

greeting.physics_fingerprint = lambda: "another"
sys.argv = ["hotlap", "bridge", "--port", "0"]
main()
"""


def test_a_bridge_with_other_physics_is_refused(tmp_path):
    process = subprocess.Popen([sys.executable, "-c", OTHER_PHYSICS], stdout=subprocess.PIPE, text=True)
    url = process.stdout.readline().split()[-1]
    done = run_hotlap("train", "racer", *SHORT, "--out", tmp_path, "--bridge-url", url)
    process.terminate()
    process.communicate()
    assert done.returncode == 2
    assert f"the physics of {url} differs from this hotlap's" in done.stderr
