"""Executors for tests: real trials in this process, and invented ones that end in any order."""

import json
import random

from hotlap.runs.config import RunConfig
from hotlap.studies import trial_job
from hotlap.studies.jobs import Outcome
from hotlap.training.trial import is_too_bad


class InProcess:
    """Runs one job at a time, in this process, when it is waited for."""

    def __init__(self, run=trial_job.run):
        self._run = run
        self.jobs = []
        self.ran = []

    def room(self):
        return 1 - len(self.jobs)

    def submit(self, job):
        self.jobs.append(job)

    def wait(self, timeout_s):
        job = self.jobs.pop()
        self.ran.append(int(job.key))
        value = self._run(json.loads(json.dumps(job.argument)))
        return [(job, Outcome("done", json.loads(json.dumps(value))))]

    def stop(self):
        pass

    def close(self):
        pass


class AnyOrder(InProcess):
    """Several jobs at a time, that end in a random order, and are lost now and then."""

    def __init__(self, jobs, seed, losses=0.0, run=None):
        super().__init__(run or invented_trial)
        self._most, self._rng, self._losses = jobs, random.Random(seed), losses

    def room(self):
        return self._most - len(self.jobs)

    def wait(self, timeout_s):
        self._rng.shuffle(self.jobs)
        if self.jobs and self._rng.random() < self._losses:
            return [(self.jobs.pop(), Outcome("lost", reason="the worker process was killed"))]
        return super().wait(timeout_s) if self.jobs else []


def invented_trial(order):
    """As of a training whose reward depends on its settings, and that fails with some."""
    config = RunConfig.from_dict(order["config"], "a test")
    settings = config.hyperparameters
    final = 100.0 * settings["clip_range"] - 1e4 * abs(settings["ent_coef"] - 1e-3) + settings["n_epochs"]
    if settings["n_epochs"] % 6 == 0:
        return {"ending": "failed", "rewards": [final], "reason": "six epochs"}
    rewards = []
    for number in range(1, 6):
        rewards.append(final * number / 5)
        if is_too_bad(rewards, order["limits"]):
            return {"ending": "pruned", "rewards": rewards, "reason": ""}
    return {"ending": "complete", "rewards": rewards, "reason": ""}
