"""The live view of a run, drawn from its events alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from hotlap.runs.events import Event
from hotlap.runs.folder import RunFolder

_SPARKS = "▁▂▃▄▅▆▇█"
_CURVE_WIDTH = 32
_BAR_WIDTH = 60
_SHOWN_SCALARS = {
    "train/loss": "loss",
    "train/policy_loss": "policy loss",
    "train/actor_loss": "actor loss",
    "train/critic_loss": "critic loss",
    "train/value_loss": "value loss",
    "train/approx_kl": "approx KL",
    "train/entropy_loss": "entropy loss",
    "train/explained_variance": "explained variance",
    "train/learning_rate": "learning rate",
    "rollout/exploration_rate": "exploration rate",
    "racer/completion_rate": "episodes with a lap, training",
    "racer/best_lap_time_sec": "best lap in training, s",
}


@dataclass
class RunState:
    """The state of a run according to its events."""

    start: Event = field(default_factory=dict)
    scalars: dict[str, float] = field(default_factory=dict)
    evaluations: list[Event] = field(default_factory=list)
    episodes: list[Event] = field(default_factory=list)
    checkpoint: Event | None = None
    end: Event | None = None
    latest: Event | None = None

    def add(self, event: Event) -> None:
        """Add an event."""
        kind = event["kind"]
        if kind == "start":
            self.start = event
        elif kind == "scalars":
            self.scalars = {key: value for key, value in event.items() if value is not None}
        elif kind == "evaluation":
            self.evaluations.append(event)
        elif kind == "episodes":
            self.episodes.append(event)
        elif kind == "checkpoint":
            self.checkpoint = event
        elif kind == "end":
            self.end = event
        if self.latest is None or event["timestep"] >= self.latest["timestep"]:
            self.latest = event

    @property
    def timestep(self) -> int:
        """The last step that is known."""
        return int(self.latest["timestep"]) if self.latest else 0

    @property
    def seconds(self) -> float:
        """Seconds of training until then."""
        return float(self.latest["seconds"]) if self.latest else 0.0

    @property
    def steps_per_sec(self) -> float:
        """Over the whole run."""
        return self.timestep / self.seconds if self.seconds else 0.0


def one_line(state: RunState) -> str:
    """The run in a line."""
    total = state.start.get("total_timesteps")
    done = f"{state.timestep:,} of {total:,} steps" if total else f"{state.timestep:,} steps"
    facts = [done, f"{state.steps_per_sec:,.0f} steps/s"]
    if state.evaluations:
        facts.append(f"reward {_shown(state.evaluations[-1]['reward_mean'])}")
    if total and state.end is None:
        facts.append(f"{duration(_time_left(state, total))} left")
    return " · ".join(facts)


def draw_run(state: RunState, folder: RunFolder) -> RenderableType:
    """The whole view."""
    start = state.start
    if not start:
        return Text(f"{folder.path}: waiting for its first event …")
    label = f"{start['name']} " if start.get("name") else ""
    title = f"{label}{start['environment']} {start['algorithm']}, seed {start['seed']}"
    heading = (
        f"[bold]{escape(title)}[/]  preset {escape(str(start['preset']))}, {start['n_envs']} environments"
    )
    facts = Table.grid(padding=(0, 2, 0, 0))
    facts.add_column(style="dim", no_wrap=True)
    facts.add_column(overflow="fold")
    for name, value in _facts(state).items():
        facts.add_row(name, value)
    bar = _bar(state.timestep / start["total_timesteps"])
    return Group(Text.from_markup(heading), bar, Text(one_line(state)), Text(), facts)


def _bar(share: float) -> Text:
    done = round(min(share, 1.0) * _BAR_WIDTH)
    return Text.assemble(("━" * done, "green"), ("─" * (_BAR_WIDTH - done), "dim"))


def _facts(state: RunState) -> dict[str, str]:
    found: dict[str, str] = {}
    if state.episodes:
        last = state.episodes[-1]
        found["training episodes"] = (
            f"{last['episodes']:,}, latest reward {_shown(last['reward_mean'])}, "
            f"length {last['length_mean']:.0f}"
        )
        found["training reward"] = _curve([event["reward_mean"] for event in state.episodes])
    if state.evaluations:
        found |= _evaluation_facts(state.evaluations)
    for key, label in _SHOWN_SCALARS.items():
        if key in state.scalars:
            found[label] = f"{state.scalars[key]:.4g}"
    if state.checkpoint is not None:
        found["latest checkpoint"] = str(state.checkpoint["file"])
    if state.end is not None:
        stopped = " early, by a callback" if state.end.get("stopped_early") else ""
        found["stopped" if stopped else "finished"] = f"after {duration(state.end['seconds'])}{stopped}"
    return found


def _evaluation_facts(evaluations: list[Event]) -> dict[str, str]:
    last = evaluations[-1]
    known = [event for event in evaluations if event["reward_mean"] is not None]
    best = max(known, key=lambda event: float(event["reward_mean"]), default=last)
    reward = f"{_shown(last['reward_mean'])} ± {_shown(last['reward_std'])}"
    found = {
        "evaluation": f"reward {reward} at {last['timestep']:,}",
        "best evaluation": f"reward {_shown(best['reward_mean'])} at {best['timestep']:,}",
        "evaluation reward": _curve([event["reward_mean"] for event in evaluations]),
    }
    if last["completion_rate"] is not None:
        lap = f", median lap {last['lap_time_median']:.2f} s" if last["lap_time_median"] else ""
        found["episodes with a lap"] = f"{last['completion_rate']:.0%}{lap}"
    return found


def _shown(value: float | None) -> str:
    return "–" if value is None else f"{value:.2f}"


def _curve(values: list[Any]) -> str:
    """A line of blocks from the smallest to the greatest value; long series are averaged."""
    numbers = [float(value) for value in values if value is not None]
    if not numbers:
        return ""
    share = max(len(numbers) / _CURVE_WIDTH, 1.0)
    columns = [numbers[round(share * i) : max(round(share * (i + 1)), round(share * i) + 1)]
               for i in range(min(len(numbers), _CURVE_WIDTH))]  # fmt: skip
    means = [sum(part) / len(part) for part in columns if part]
    low, high = min(means), max(means)
    reach = (high - low) or 1.0
    blocks = "".join(
        _SPARKS[min(int((mean - low) / reach * len(_SPARKS)), len(_SPARKS) - 1)] for mean in means
    )
    return f"{blocks}  {low:.2f} to {high:.2f}"


def _time_left(state: RunState, total: int) -> float:
    return (total - state.timestep) / state.steps_per_sec if state.steps_per_sec else 0.0


def duration(seconds: float) -> str:
    """Seconds as minutes and seconds, with hours where there are any."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
