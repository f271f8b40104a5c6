"""Studies of a few seconds, and what their tests share."""

import os
import subprocess
import sys
import time
from pathlib import Path

from benchmarks.run_comparison import run_differences

from hotlap.studies.folder import StudyFolder
from hotlap.studies.local_pool import LocalPool
from hotlap.studies.plan import parse_plan
from hotlap.studies.scheduler import Scheduler
from hotlap.studies.software import software
from hotlap.training.interrupts import Interrupts

TABLES = {
    "environments": ["CartPole-v1"],
    "algorithms": ["ppo", "a2c"],
    "seeds": "0-1",
    "steps": 1024,
    "n_envs": 4,
    "checkpoint_every": 256,
    "settings": {"evaluation_episodes": 2},
}
OPTIONS = [
    "--env", "CartPole-v1", "--algo", "ppo,a2c", "--seeds", "0-1", "--steps", "1024", "--n-envs", "4",
    "--checkpoint-every", "256", "--set", "evaluation_episodes=2",
]  # fmt: skip


def run_study(folder, tables=TABLES, *, retries=1, jobs=2):
    """Run a study in this process; returns its folder and progress."""
    plan, study = parse_plan(tables), StudyFolder(Path(folder))
    study.write_plan(plan)
    pool = LocalPool(jobs)
    try:
        with study.locked(), Interrupts() as interrupts:
            scheduler = Scheduler(study, plan.runs(), pool, software(), retries=retries)
            return study, scheduler.run(interrupts)
    finally:
        pool.close()


def start_study(folder, *words):
    """The command in a process of its own."""
    command = [sys.executable, "-m", "hotlap", "study", "run", *OPTIONS, "--out", str(folder), *words]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)


def study_differences(one, other):
    """Where the runs of two studies differ, times aside."""
    keys = [run.key for run in StudyFolder.open(one).read_plan().runs()]
    return [
        f"{key}: {place}"
        for key in keys
        for place in run_differences(Path(one) / "runs" / key, Path(other) / "runs" / key)
    ]


def wait_for(condition, patience_s=120.0):
    """Wait until a condition holds."""
    until = time.monotonic() + patience_s
    while not condition():
        assert time.monotonic() < until, "nothing happened in time"
        time.sleep(0.02)


def processes_with(text):
    """The numbers of the processes whose command line has this text."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal() and int(entry.name) != os.getpid():
            try:
                words = (entry / "cmdline").read_bytes()
            except OSError:
                continue
            if text.encode() in words:
                found.append(int(entry.name))
    return found


def parent_of(process):
    """The parent's number; None where the process has ended."""
    try:
        return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return None


def descendants_of(process):
    """The numbers of a process's children and their children."""
    found, new = set(), {process}
    while new:
        children = {one for one in processes_with("") if parent_of(one) in new} - found
        found |= children
        new = children
    return found
