"""The files that an evaluation can leave behind: a picture, a video, a report."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from hotlap.drivers.registry import REFERENCES
from hotlap.drivers.scripted import ReferenceDriver
from hotlap.envs.batch import choose_tracks
from hotlap.envs.options import RacerOptions
from hotlap.errors import UsageError
from hotlap.evaluation.episodes import ActFn, episode_seeds, race
from hotlap.evaluation.evaluate import Evaluation, race_options
from hotlap.evaluation.traces import DrivenLap, Recorder
from hotlap.policies.loading import Driver

_CARS = 24
"""So many races are recorded to take the best lap from."""


class EvaluationFiles:
    """Draws what `hotlap evaluate` was asked to keep."""

    def __init__(
        self, driver: Driver, act: ActFn, *, track: str | None, start: str, episodes: int, seed: int
    ) -> None:
        self._driver, self._act, self._seed = driver, act, seed
        self._seeds = episode_seeds(episodes, seed)
        self._options: RacerOptions | None = None
        if driver.config.environment_name.track is not None:
            self._options = race_options(driver, track, start, episodes)
        self._laps: dict[str, DrivenLap] | None = None

    def picture(self, path: Path) -> None:
        """The driven line and the speeds over the lap."""
        if self._options is None:
            raise UsageError(f"--picture draws laps; {self._driver.environment} has none")
        if self._driver.title not in self._best_laps():
            raise UsageError(f"{self._driver.name} finished no lap: there is none to draw")
        from hotlap.reports.lap_picture import save_lap_picture

        save_lap_picture(self._driver.title, self._best_laps(), path)

    def video(self, path: Path) -> None:
        """The first episode."""
        from hotlap.reports.episode_video import save_episode_video, save_race_video

        if self._options is None:
            save_episode_video(self._act, self._driver.config, self._seeds[0], path)
        else:
            save_race_video(self._act, self._options, self._seeds[0], path)

    def report(self, path: Path, found: Evaluation, lead: str) -> None:
        """Everything on one page."""
        from hotlap.reports.evaluation_report import png_of, write_report
        from hotlap.reports.lap_picture import lap_figure

        columns = {self._driver.title: found.figures, **found.references}
        pictures = []
        if self._options is not None and self._driver.title in self._best_laps():
            pictures.append(("Best lap", png_of(lap_figure(self._driver.title, self._best_laps()))))
        curve = self._driver.run_folder.learning_curve
        if curve.exists():
            pictures.append(("Learning curve", curve.read_bytes()))
        write_report(path, self._title(), lead, columns, pictures, self._facts())

    def _title(self) -> str:
        if self._options is None:
            return f"{self._driver.title} in {self._driver.environment}"
        track = self._options.track
        where = f"{len(track)} random tracks" if isinstance(track, list) else track
        return f"{self._driver.title} on {where}"

    def _best_laps(self) -> dict[str, DrivenLap]:
        """Of the driver and each reference, on one track; those who finish none are left out."""
        if self._laps is None:
            assert self._options is not None
            self._laps = self._drive_best_laps(self._options)
        return self._laps

    def _drive_best_laps(self, options: RacerOptions) -> dict[str, DrivenLap]:
        if isinstance(options.track, list):
            options = replace(options, track=options.track[0])
        tracks, _ = choose_tracks(options, _CARS)
        drivers: dict[str, ActFn | ReferenceDriver] = {
            self._driver.title: self._act,
            **{name: make(tracks, self._seed) for name, make in REFERENCES.items()},
        }
        laps = {}
        for name, driver in drivers.items():
            recorder = Recorder()
            best = recorder.best_lap(race(driver, options, self._seeds[:_CARS], recorder))
            if best is not None:
                laps[name] = best
        return laps

    def _facts(self) -> dict[str, str]:
        manifest, config = self._driver.checkpoint.manifest, self._driver.config
        return {
            "trained on": config.environment,
            "algorithm": f"{config.algorithm}, preset {config.preset}, seed {config.seed}",
            "steps": f"{manifest.resume_step:,}",
            "file": self._driver.checkpoint.path.name,
            "versions": ", ".join(f"{name} {version}" for name, version in manifest.versions.items()),
        }
