"""The files that an evaluation can leave behind: a picture, a video, a report."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from hotlap.errors import UsageError
from hotlap.evaluation.episodes import Progress, episode_seeds
from hotlap.evaluation.evaluate import Evaluation
from hotlap.evaluation.races import acting
from hotlap.evaluation.traces import DrivenLine, Stretch, best_or_longest, best_stretch, trace
from hotlap.policies.loading import AnyDriver, Driver
from hotlap.policies.reference import ScriptedDriver


class EvaluationFiles:
    """Draws what an evaluation was asked to keep. It shows the best lap of the table, driven again."""

    def __init__(
        self, driver: AnyDriver, found: Evaluation, *, deterministic: bool = True, seed: int = 0
    ) -> None:
        self._driver, self._found = driver, found
        self._deterministic, self._seed = deterministic, seed

    @cached_property
    def stretch(self) -> Stretch:
        """What picture and video show: the best lap, or without a lap the longest drive."""
        return best_or_longest(self._found.driven[0].seen)

    @property
    def shows(self) -> str:
        """What picture and video show, in words."""
        if not self._found.driven:
            return "the first episode"
        lap, seen = self.stretch.lap, self._found.driven[0].seen
        if lap is not None:
            return f"the best lap, {lap.seconds:.2f} s"
        assert seen.distances_m is not None
        return f"the longest drive, {seen.distances_m[self.stretch.car]:.0f} m: no lap was finished"

    def picture(self, path: Path) -> None:
        """The driven line and the speeds over the lap."""
        if not self._found.driven:
            raise UsageError(f"--picture draws laps; {self._driver.environment} has none")
        from hotlap.reports.lap_picture import save_lap_picture

        save_lap_picture(self.lines, path)

    def video(self, path: Path, progress: Progress = lambda done, total: None) -> None:
        """The same lap from the line; of other environments the first episode."""
        from hotlap.reports.episode_video import save_episode_video, save_race_video

        if self._found.driven:
            save_race_video(self._found.driven[0].races, self.stretch, path, progress)
            return
        assert isinstance(self._driver, Driver)
        act = acting(self._driver, deterministic=self._deterministic, seed=self._seed)
        save_episode_video(self._driver, act, episode_seeds(1, self._seed)[0], path, progress)

    def report(self, path: Path, title: str, lead: str) -> None:
        """Everything on one page."""
        from hotlap.reports.evaluation_report import write_report
        from hotlap.reports.html_page import png_of
        from hotlap.reports.lap_picture import lap_figure

        pictures = []
        if self._found.driven:
            caption = f"{self.shows[0].upper()}{self.shows[1:]}"
            pictures.append((caption, png_of(lap_figure(self.lines))))
        if isinstance(self._driver, Driver) and (curve := self._driver.run_folder.learning_curve).exists():
            pictures.append(("Learning curve", curve.read_bytes()))
        columns = {self._driver.title: self._found.figures, **self._found.references}
        write_report(path, title, lead, columns, pictures, _facts(self._driver))

    @cached_property
    def lines(self) -> dict[str, DrivenLine]:
        """The driver's line, and the best lap of each reference driver on the same track."""
        mine, *others = self._found.driven
        lines = {mine.races.title: trace(mine.races, self.stretch)}
        track = mine.seen.tracks[self.stretch.car]
        for other in others:
            if (best := best_stretch(other.seen, track)) is not None:
                lines[other.races.title] = trace(other.races, best)
        return lines


def _facts(driver: AnyDriver) -> dict[str, str]:
    if isinstance(driver, ScriptedDriver):
        return {"driver": driver.description}
    manifest, config = driver.checkpoint.manifest, driver.config
    return {
        "trained on": config.environment,
        "algorithm": f"{config.algorithm}, preset {config.preset}, seed {config.seed}",
        "steps": f"{manifest.resume_step:,}",
        "file": driver.checkpoint.path.name,
        "versions": ", ".join(f"{name} {version}" for name, version in manifest.versions.items()),
    }
