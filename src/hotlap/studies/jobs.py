"""What executors run: a job is a function by name and its argument, an outcome is how that ended.

Executors know nothing of training. Arguments and values are JSON, so that they cross any border.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

Ending = Literal["done", "failed", "lost", "stopped"]


@dataclass(frozen=True)
class Job:
    """A call of `function`, `module:name`, with one argument."""

    key: str
    function: str
    argument: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Outcome:
    """How a job ended. `lost`: its process or node died; `stopped`: it was asked to, and saved."""

    ending: Ending
    value: Any = None
    reason: str = ""
    """A sentence for people, where it is not done."""
    where: str = ""
    """The node."""


class Executor(Protocol):
    """Runs jobs, several at a time, each in a process of its own."""

    def room(self) -> int:
        """How many more jobs may be submitted now."""

    def submit(self, job: Job) -> None:
        """Start a job."""

    def wait(self, timeout_s: float) -> Sequence[tuple[Job, Outcome]]:
        """The jobs that have ended; returns early with the first of them."""

    def stop(self) -> None:
        """Ask the running jobs to save and end."""

    def close(self) -> None:
        """End what still runs, at once, and what this executor started."""
