"""Keeps a display of the training up to date: steps, speed, reward, laps."""

from __future__ import annotations

import time

from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.utils import safe_mean

from hotlap.reports.progress_view import ProgressDisplay
from hotlap.training.callbacks.racer_metrics import RacerMetricsCallback

_SECONDS_BETWEEN = 0.1


class ProgressCallback(BaseCallback):
    """Tells a display how far the training is, ten times a second."""

    def __init__(
        self,
        display: ProgressDisplay,
        total: int,
        laps: RacerMetricsCallback | None = None,
        reference_lap: tuple[str, float] | None = None,
    ) -> None:
        super().__init__()
        self._display = display
        self._laps = laps
        self._shown_at = 0.0
        progress = display.progress
        progress.total, progress.step, progress.reference_lap = total, 0, reference_lap
        progress.steps_per_sec = progress.reward = progress.completion = progress.best_lap_s = None

    def _on_training_start(self) -> None:
        # Steps before a resume took this process no time: counting them would make the time left too short.
        self._first, self._started = self.num_timesteps, time.perf_counter()
        self._display.progress.step = self.num_timesteps
        self._display.phase(None)

    def _on_step(self) -> bool:
        now = time.perf_counter()
        if now - self._shown_at >= _SECONDS_BETWEEN:
            self._shown_at = now
            self._update(now)
        return True

    def _on_training_end(self) -> None:
        self._update(time.perf_counter())

    def _update(self, now: float) -> None:
        progress, episodes = self._display.progress, self.model.ep_info_buffer or ()
        progress.step = self.num_timesteps
        progress.steps_per_sec = (self.num_timesteps - self._first) / max(now - self._started, 1e-9)
        if episodes:
            progress.reward = float(safe_mean([episode["r"] for episode in episodes]))
        if self._laps is not None:
            progress.completion, progress.best_lap_s = self._laps.completion_rate, self._laps.best_lap_s
        self._display.phase(None)
