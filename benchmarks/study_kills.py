"""Studies that are killed at random moments, compared with the same study left alone.

`python -m benchmarks.study_kills [--kills 10] [--kinds nothing worker study node head] [--out DIR]` kills,
with SIGKILL, a worker process, the study's own process, a node of a Ray cluster of three (its raylet and all
that runs there), or the cluster's head; with `nothing` the study is left alone on the cluster. A study that
has ended early is started again by the same command. Every file of every run is compared with those of a
study on this machine's pool, times aside. Prints a row for each kind, as Markdown; exit 1 if any differs.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from benchmarks.run_comparison import run_differences

CORES_PER_NODE = 1
_WORKERS = b"hotlap.studies.fork_server"
_MARK = f"HOTLAP_KILLS={os.getpid()}"
"""In the environment of everything that this process starts: workers of other studies are left alone."""


class RayCluster:
    """Three nodes on this machine; a new head when the old one was killed."""

    def __init__(self) -> None:
        os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
        self._cluster: Any = None

    @property
    def address(self) -> str:
        """Of the head; starts the cluster if there is none."""
        if self._cluster is None:
            from ray.cluster_utils import Cluster

            head = {"num_cpus": CORES_PER_NODE, "include_dashboard": False}
            self._cluster = Cluster(initialize_head=True, head_node_args=head)
            for _ in range(2):
                self._cluster.add_node(num_cpus=CORES_PER_NODE)
        return str(self._cluster.address)

    def kill_node(self, rng: random.Random) -> bool:
        """SIGKILL a node that is not the head, and start another."""
        node = rng.choice(sorted(self._cluster.worker_nodes, key=id))
        self._cluster.remove_node(node, allow_graceful=False)
        self._cluster.add_node(num_cpus=CORES_PER_NODE)
        return True

    def kill_head(self, rng: random.Random) -> bool:
        """SIGKILL the head, and with it the cluster; False while there is none."""
        if self._cluster is None:
            return False
        self._cluster.head_node.kill_all_processes(check_alive=False, allow_graceful=False)
        self.close()
        return True

    def close(self) -> None:
        """Stop what is left of it."""
        if self._cluster is not None:
            self._cluster.shutdown()
            self._cluster = None


class Study:
    """A `hotlap study run` in a process of its own, started again until it has finished."""

    def __init__(self, out: Path, options: list[str], cluster: RayCluster | None) -> None:
        self.out, self._options, self._cluster = out, options, cluster
        self.starts = 0
        self._process: subprocess.Popen[bytes] | None = None

    def finished(self) -> bool:
        """Whether all runs are done; starts the command (again) if it is not running."""
        code = None if self._process is None else self._process.poll()
        if code == 0:
            return True
        if self._process is None or code is not None:
            self._start()
        return False

    def _start(self) -> None:
        ray = ["--ray", self._cluster.address] if self._cluster else ["--jobs", "2"]
        self.starts += 1
        if self.starts > 200:
            raise SystemExit(f"{self.out} does not finish; see {self.out}.log")
        words = [sys.executable, "-m", "hotlap", "study", "run", *self._options, "--out", str(self.out), *ray]
        with Path(f"{self.out}.log").open("ab") as log:
            self._process = subprocess.Popen(words, stdout=log, stderr=log)

    def kill(self, rng: random.Random) -> bool:
        """SIGKILL the study's own process."""
        assert self._process is not None
        alive = self._process.poll() is None
        self._process.kill()
        self._process.wait()
        return alive


def kill_worker(rng: random.Random) -> bool:
    """SIGKILL a random worker process, or the server that it was forked from."""
    found = []
    for entry in Path("/proc").iterdir():
        try:
            is_worker = entry.name.isdecimal() and _WORKERS in (entry / "cmdline").read_bytes()
            if is_worker and _MARK.encode() in (entry / "environ").read_bytes():
                found.append(int(entry.name))
        except OSError:
            continue
    if not found:
        return False
    try:
        os.kill(rng.choice(sorted(found)), signal.SIGKILL)
    except ProcessLookupError:
        return False
    return True


def torture(study: Study, kill: Callable[[random.Random], bool], kills: int, rng: random.Random) -> int:
    """Let a study run to its end, with kills at random moments; how many there were."""
    done, due = 0, time.monotonic() + rng.uniform(4.0, 20.0)
    while not study.finished():
        time.sleep(0.05)
        if done < kills and time.monotonic() >= due:
            done += kill(rng)
            due = time.monotonic() + rng.uniform(2.0, 12.0)
    return done


def differences(one: Path, other: Path) -> list[str]:
    """Where two studies differ: runs that are missing, and places in their files."""
    names = [
        sorted(str(path.parent.relative_to(study)) for path in study.glob("runs/*/*/config.json"))
        for study in (one, other)
    ]
    found = [] if names[0] == names[1] else [f"runs {names[0]} and {names[1]}"]
    for name in set(names[0]) & set(names[1]):
        found += [f"{name}: {place}" for place in run_differences(one / name, other / name)]
    return found


def main() -> None:
    """Kill, compare, print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=10, help="of each kind")
    parser.add_argument("--per-study", type=int, default=5, help="kills in one study")
    parser.add_argument("--kinds", nargs="+", default=["nothing", "worker", "study", "node", "head"])
    parser.add_argument("--plan", type=Path, default=Path("benchmarks/studies/kills.toml"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("results/study_kills"))
    arguments = parser.parse_args()
    rng, out, options = (
        random.Random(arguments.seed),
        arguments.out,
        [str(arguments.plan), "--retries", "100"],
    )
    name, _, value = _MARK.partition("=")
    os.environ[name] = value
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    alone = Study(out / "alone", options, None)
    torture(alone, kill_worker, 0, rng)
    print("| killed | kills | studies | starts | seconds | differences |")
    print(f"| --- |{' ---: |' * 5}", flush=True)
    wrong = 0
    for kind in arguments.kinds:
        row = _torture_kind(kind, arguments.kills, arguments.per_study, alone, options, rng)
        wrong += row[-1]
        print("| " + " | ".join([kind, *map(str, row)]) + " |", flush=True)
    sys.exit(1 if wrong else 0)


def _torture_kind(
    kind: str, kills: int, per_study: int, alone: Study, options: list[str], rng: random.Random
) -> list[int]:
    """Kills, studies, starts of the command, seconds, differences."""
    cluster = RayCluster() if kind in ("nothing", "node", "head") else None
    kills = 0 if kind == "nothing" else kills
    done, starts, found, begun, studies = 0, 0, [], time.monotonic(), 0
    while studies == 0 or done < kills:
        studies += 1
        study = Study(alone.out.with_name(f"{kind}{studies}"), options, cluster)
        ways: dict[str, Callable[[random.Random], bool]] = {
            "nothing": lambda rng: False, "worker": kill_worker, "study": study.kill,
        }  # fmt: skip
        if cluster is not None:
            ways |= {"node": cluster.kill_node, "head": cluster.kill_head}
        done += torture(study, ways[kind], min(per_study, kills - done), rng)
        starts += study.starts
        found += differences(alone.out, study.out)
    if cluster is not None:
        cluster.close()
    for place in found[:20]:
        print(place, file=sys.stderr)
    return [done, studies, starts, round(time.monotonic() - begun), len(found)]


if __name__ == "__main__":
    main()
