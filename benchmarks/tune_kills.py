"""A tuning that is killed at random moments, compared with the same one left alone.

    python -m benchmarks.tune_kills [--kills 10] [--kinds local ray] [--out DIR]

The process of `hotlap tune` is killed with SIGKILL and the same command repeated, until it ends by itself.
Every trial's settings, evaluations, value and state are compared with those of a tuning that was left alone
with one job, which stays in DIR for the next time. Prints a row for each kind, as Markdown, and exits with 1
if anything differs.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import optuna
from optuna.storages import JournalStorage
from optuna.storages.journal import JournalFileBackend

WHERE = {"local": ["--jobs", "2"], "ray": ["--ray"]}
_SET_STATE, _FINISHED = 6, (1, 2, 3)
"""Optuna's numbers for the journal's line that ends a trial."""


class Tuning:
    """A `hotlap tune` in a process of its own."""

    def __init__(self, file: Path, words: list[str]) -> None:
        self.file, self.starts = file, 0
        self._words = [sys.executable, "-m", "hotlap", "tune", *words, "--study", str(file)]
        self._process: subprocess.Popen[bytes] | None = None
        self._earlier: set[str] = set()

    def start(self) -> None:
        """Start or continue it."""
        self.starts += 1
        self._earlier = self._trials()
        with self.file.with_suffix(".out").open("ab") as log:
            self._process = subprocess.Popen(self._words, stdout=log, stderr=log)

    def kill_at_random(self, rng: random.Random) -> bool:
        """SIGKILL it: mostly while trials run, now and then before; False if it ended first."""
        assert self._process is not None
        # Counted in trials: the time that one takes depends on what else the machine does.
        wanted = self._ended() + rng.choice((0, 0, 1, 1, 2))
        while rng.random() < 0.998 and not (self._runs_trials() and self._ended() >= wanted):
            if self._process.poll() is not None:
                return False
            time.sleep(0.1)
        time.sleep(rng.uniform(0.0, 2.0))
        if self._process.poll() is not None:
            return False
        self._process.kill()
        self._process.wait()
        return True

    def finish(self) -> None:
        """Let it end by itself."""
        assert self._process is not None
        if self._process.wait() != 0:
            raise SystemExit(f"{self.file} does not end well; see {self.file.with_suffix('.out')}")

    def _runs_trials(self) -> bool:
        return bool(self._trials() - self._earlier)

    def _ended(self) -> int:
        return len(endings(self.file)) if self.file.exists() else 0

    def _trials(self) -> set[str]:
        """The folders of trials that run, or were running when it was killed."""
        side = self.file.with_name(f".{self.file.name}.tuning")
        return {path.name for path in side.glob("trial_*")}


def found_by(file: Path) -> list[dict[str, Any]]:
    """What a study has found, without times."""
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    storage = JournalStorage(JournalFileBackend(str(file)))
    (name,) = optuna.get_all_study_names(storage)
    return [
        {
            "state": trial.state.name if trial.state.is_finished() else "WAITING",
            "value": trial.value, "params": trial.params, "evaluations": trial.intermediate_values,
            "attributes": trial.user_attrs,
        }
        for trial in optuna.load_study(study_name=name, storage=storage).trials
    ]  # fmt: skip


def endings(file: Path) -> Counter[int]:
    """How often each trial was recorded as ended."""
    whole = file.read_text(encoding="utf-8").rpartition("\n")[0]
    lines = [json.loads(line) for line in whole.splitlines()]
    ends = [line for line in lines if line["op_code"] == _SET_STATE and line["state"] in _FINISHED]
    return Counter(line["trial_id"] for line in ends)


def main() -> None:
    """Kill, compare, print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=10, help="of each kind")
    parser.add_argument("--trials", type=int, default=20)
    parser.add_argument("--steps", default="4096", help="of each trial")
    parser.add_argument("--kinds", nargs="+", default=list(WHERE), choices=list(WHERE))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("results/tune_kills"))
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    words = ["CartPole-v1", "--trials", str(arguments.trials), "--steps", arguments.steps, "--n-envs", "8"]
    alone = Tuning(arguments.out / "alone.log", [*words, "--jobs", "1"])
    alone.start()
    alone.finish()
    print("| where | kills | starts | ended | ended twice | pruned | differences |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    _print_row("alone, one job", 0, alone, alone)
    rng, wrong = random.Random(arguments.seed), 0
    for kind in arguments.kinds:
        file = arguments.out / f"{kind}.log"
        file.unlink(missing_ok=True)
        tuning = Tuning(file, [*words, *WHERE[kind]])
        tuning.start()
        kills = 0
        while kills < arguments.kills and tuning.kill_at_random(rng):
            kills += 1
            tuning.start()
        tuning.finish()
        wrong += _print_row(kind, kills, tuning, alone)
    sys.exit(1 if wrong else 0)


def _print_row(name: str, kills: int, tuning: Tuning, alone: Tuning) -> int:
    """A row of the table; returns how many trials differ from those of the tuning left alone."""
    mine, other = found_by(tuning.file), found_by(alone.file)
    ended = endings(tuning.file)
    twice = sum(count > 1 for count in ended.values())
    differences = abs(len(mine) - len(other)) + sum(a != b for a, b in zip(mine, other, strict=False))
    pruned = sum(trial["state"] == "PRUNED" for trial in mine)
    row = [
        name,
        kills,
        tuning.starts,
        len(ended),
        twice,
        pruned,
        differences,
    ]
    print("| " + " | ".join(map(str, row)) + " |", flush=True)
    return differences + twice


if __name__ == "__main__":
    main()
