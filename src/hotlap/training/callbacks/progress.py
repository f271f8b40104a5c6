"""The progress bar of a training: steps, speed, reward, laps, time left."""

from __future__ import annotations

import time
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.utils import safe_mean

from hotlap.training.callbacks.racer_metrics import RacerMetricsCallback

_SECONDS_BETWEEN = 0.1


class ProgressBar(BaseCallback):
    """Shows the training on a terminal, and nothing where there is none."""

    def __init__(self, label: str, total: int, laps: RacerMetricsCallback | None = None) -> None:
        super().__init__()
        console = Console(stderr=True)
        self._laps = laps
        self._shown_at = 0.0
        self._bar = Progress(
            TextColumn("[bold]{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[facts]}"),
            TimeRemainingColumn(),
            console=console,
            disable=not console.is_terminal,
        )
        self._task = self._bar.add_task(label, total=total, facts="")

    def _on_training_start(self) -> None:
        self._first, self._started = self.num_timesteps, time.perf_counter()
        # Where a resumed run begins is no work done now: the time left would be too short.
        self._bar.update(self._task, completed=self.num_timesteps)
        self._bar.start()

    def _on_step(self) -> bool:
        now = time.perf_counter()
        if now - self._shown_at >= _SECONDS_BETWEEN:
            self._shown_at = now
            self._bar.update(self._task, completed=self.num_timesteps, facts=self._facts(now))
        return True

    def _facts(self, now: float) -> str:
        done = self.num_timesteps - self._first
        facts = [f"{done / max(now - self._started, 1e-9):,.0f} steps/s"]
        episodes: Any = self.model.ep_info_buffer
        if episodes:
            facts.append(f"reward {safe_mean([episode['r'] for episode in episodes]):.2f}")
        if self._laps is not None:
            facts.append(f"{self._laps.laps} laps")
        return " · ".join(facts)

    def close(self) -> None:
        """Take the bar off the terminal, or leave it complete."""
        if hasattr(self, "_first"):
            self._bar.update(self._task, completed=self.num_timesteps)
        self._bar.stop()
