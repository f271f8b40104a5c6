"""Jobs on a Ray cluster: each is a task, and runs in a slot of the worker that Ray gives it."""

from __future__ import annotations

import contextlib
import json
import socket
import time
import uuid
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from hotlap.errors import HotlapError, UsageError
from hotlap.runs.storage import writing
from hotlap.studies.jobs import Job, Outcome
from hotlap.studies.ray_cluster import HeadWatch, RayError, connect, gone
from hotlap.studies.slot import Slot
from hotlap.studies.software import software, software_differences

_STOP_FILE, _PROBE_FILE = ".stop-", ".seen-"
_LOOK_EVERY_S, _ANSWER_PATIENCE_S = 0.5, 180.0
_slot: Slot | None = None


class RayPool:
    """An `Executor` on a Ray cluster. What it starts it stops; a cluster that was there stays.

    The folder is one that all nodes see, and that the caller has locked.
    """

    def __init__(self, address: str, folder: Path, jobs: int | None = None, cores: int = 1) -> None:
        self._ray = ray = connect(address)
        self._head = HeadWatch(ray.get_runtime_context().gcs_address)
        self._cores, self._most = cores, jobs
        self._folder = folder.resolve()
        self._stop_file = self._folder / f"{_STOP_FILE}{uuid.uuid4().hex}"
        self._tasks: dict[Any, Job] = {}
        # Ray's own retries would hide why a job ended: the study decides.
        self._task = ray.remote(num_cpus=cores, max_retries=0)(_run_in_slot)
        try:
            _remove_leftovers(self._folder)
            check_nodes(ray, self._folder)
        except BaseException:
            self.close()
            raise

    def room(self) -> int:
        """How many more jobs the cluster's cores hold."""
        if not self._head.is_there():
            return 0
        with _explained():
            cores = int(self._ray.cluster_resources().get("CPU", 0))
        most = max(cores // self._cores, 1)
        return max(min(most, self._most or most) - len(self._tasks), 0)

    def submit(self, job: Job) -> None:
        """Start a job as a task."""
        with _explained():
            self._tasks[self._task.remote(asdict(job), str(self._stop_file))] = job

    def wait(self, timeout_s: float) -> Sequence[tuple[Job, Outcome]]:
        """The jobs that have ended; returns early with the first of them."""
        if not self._head.is_there():
            time.sleep(timeout_s)
            return []
        with _explained():
            if not self._tasks:
                return []
            ready, _ = self._ray.wait(list(self._tasks), num_returns=1, timeout=timeout_s)
            return [(self._tasks.pop(task), self._outcome(task)) for task in ready]

    def stop(self) -> None:
        """Ask the running jobs to save and end: they see a file in the study's folder."""
        with writing(self._folder):
            self._stop_file.touch()

    def close(self) -> None:
        """End everything at once, and a cluster that was started for this."""
        with contextlib.suppress(OSError):
            self._stop_file.unlink(missing_ok=True)
        for task in self._tasks:
            with contextlib.suppress(Exception):
                self._ray.cancel(task, force=True)
        self._ray.shutdown()

    def _outcome(self, task: Any) -> Outcome:
        errors = self._ray.exceptions
        try:
            return Outcome(**self._ray.get(task))
        except errors.RayTaskError as error:
            return Outcome("failed", reason=f"a bug: {error}")
        except (errors.WorkerCrashedError, errors.NodeDiedError, errors.OutOfMemoryError) as error:
            return Outcome("lost", reason=str(error).strip().splitlines()[0])
        except errors.RayError as error:
            return Outcome("lost", reason=f"{type(error).__name__}: {str(error).strip().splitlines()[0]}")


def _run_in_slot(job: dict[str, Any], stop_file: str) -> dict[str, Any]:
    """Run a job on a node. The slot stays for the worker's next task."""
    global _slot
    _slot = _slot or Slot()
    _slot.start(Job(**job))
    stopping = False
    while (outcome := _slot.poll(_LOOK_EVERY_S)) is None:
        if not stopping and Path(stop_file).exists():
            stopping = True
            _slot.stop()
    return {**asdict(outcome), "where": socket.gethostname()}


@contextlib.contextmanager
def _explained() -> Iterator[None]:
    """Turn the loss of the cluster into a sentence."""
    try:
        yield
    except HotlapError:
        raise
    except Exception as error:
        raise gone(error) from error


def _remove_leftovers(folder: Path) -> None:
    """Remove what a killed study has left. Its tasks ended with it."""
    with contextlib.suppress(OSError):
        for path in [*folder.glob(f"{_STOP_FILE}*"), *folder.glob(f"{_PROBE_FILE}*")]:
            path.unlink(missing_ok=True)


def check_nodes(ray: Any, folder: Path) -> None:
    """Raise unless every node has the study's software and sees its folder."""
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

    token = folder / f"{_PROBE_FILE}{uuid.uuid4().hex}"
    with writing(folder):
        token.write_text(token.name, encoding="utf-8")
    probe = ray.remote(num_cpus=0, max_retries=0)(_make_probe())
    try:
        asked = {
            node: probe.options(scheduling_strategy=NodeAffinitySchedulingStrategy(node, soft=False)).remote(
                str(token)
            )
            for node in _living(ray)
        }
        for node, answer in asked.items():
            _check_answer(ray, answer, node, folder)
    finally:
        token.unlink(missing_ok=True)


def _living(ray: Any) -> dict[str, str]:
    """The nodes that Ray believes to be alive, and their machines."""
    return {node["NodeID"]: node["NodeManagerHostname"] for node in ray.nodes() if node["Alive"]}


def _check_answer(ray: Any, answer: Any, node_id: str, folder: Path) -> None:
    until = time.monotonic() + _ANSWER_PATIENCE_S
    while not ray.wait([answer], timeout=2.0)[0]:
        if node_id not in _living(ray):
            return
        if time.monotonic() > until:
            raise RayError(f"node {node_id[:8]} has not answered for {_ANSWER_PATIENCE_S:.0f} s; is it busy?")
    try:
        found = json.loads(ray.get(answer))
    except ray.exceptions.RayError as error:
        # Ray notices a death after some seconds.
        if (machine := _living(ray).get(node_id)) is None:
            return
        reason = str(error).strip().splitlines()[0]
        raise RayError(f"node {machine} ({node_id[:8]}) does not answer: {reason}") from error
    node = f"node {_living(ray).get(node_id, '')} ({node_id[:8]})"
    if not found["sees"]:
        raise UsageError(
            f"{node} does not see {folder}; choose a folder that all nodes share (--out, or tune's --study)"
        )
    if found["unwritable"]:
        raise UsageError(f"{node} cannot write to {folder}: {found['unwritable']}")
    if found["problem"]:
        raise RayError(f"{node}: {found['problem']}")
    if wrong := software_differences(software(), found["software"]):
        raise RayError(f"{node} has {', '.join(wrong)}; install the same versions on every node")


def _make_probe() -> Any:
    """A function that travels whole: a node without hotlap could not look it up."""

    def probe(token: str) -> str:
        import json
        import pathlib
        import uuid

        path, unwritable = pathlib.Path(token), ""
        try:
            sees = path.read_text(encoding="utf-8") == path.name
        except OSError:
            sees = False
        try:
            mine = path.with_name(f"{path.name}.{uuid.uuid4().hex}")
            mine.touch()
            mine.unlink()
        except OSError as error:
            unwritable = error.strerror or str(error)
        found, problem = {}, ""
        try:
            from hotlap.studies.software import software

            found = software()
        except ModuleNotFoundError as error:
            problem = f"{error}; install hotlap[study,train] there, in the same version"
            if "extra" in str(error):
                problem = str(error)
        except Exception as error:
            problem = str(error)
        return json.dumps({"sees": sees, "unwritable": unwritable, "software": found, "problem": problem})

    return probe
