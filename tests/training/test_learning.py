"""The presets teach: a fifth of `fast` is enough for a driver that gets round.

A tenth is not on every machine: torch's rounding, and so the training, depends on the processor.
"""

import pytest

from hotlap.evaluation.evaluate import evaluate
from hotlap.policies.loading import load_driver
from hotlap.training.trainer import Trainer


@pytest.mark.slow
def test_a_million_steps_of_fast_make_a_driver_that_laps(tmp_path):
    trainer = Trainer("racer", "ppo", 1, steps=1_048_576, out=tmp_path)
    trainer.run()
    figures = evaluate(load_driver(trainer.folder.path), references=False).figures
    assert figures.completion_rate > 0.8
    assert figures.flying_lap_over_t_c < 1.2
