"""Make the pictures of the documentation anew: python docs/pictures.py (needs chromium)"""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

import numpy as np
from matplotlib.figure import Figure
from PIL import Image

import hotlap
from hotlap.drivers.scripted import LineFollower
from hotlap.evaluation.traces import Stretch
from hotlap.render.track_picture import save_track_picture
from hotlap.reports.episode_video import save_race_video
from hotlap.reports.evaluation_files import EvaluationFiles
from hotlap.sim.car import tyre_curve
from hotlap.sim.columns import POSITION
from hotlap.sim.params import CAR
from hotlap.tracks import NAMED_TRACKS, load_track

IMAGES = Path(__file__).parent / "images"
_FILM_FROM_TICK, _FILM_TICKS = 90, 480
"""From before the hairpin, for eight seconds."""


def save_tracks() -> None:
    """A picture of every shipped track and of a random one."""
    for name in (*NAMED_TRACKS, "random:7"):
        save_track_picture(load_track(name), IMAGES / f"{name.replace(':', '-')}.png")


def save_frame() -> None:
    """A rendered frame: the line-follower in its second lap, on the way into the hairpin."""
    env = hotlap.RacerEnv(render_mode="rgb_array", show_rays=True)
    env.reset(seed=0)
    env.render()
    driver = LineFollower(env.batch.tracks)
    lap = 1
    while lap == 1 or env.batch.world.motion[0, POSITION] < 125.0:
        *_, info = env.step(driver.controls(env.batch.world)[0])
        lap = info["lap"]
    frame = env.render()
    assert frame is not None
    Image.fromarray(frame).quantize(128).save(IMAGES / "frame.png", optimize=True)


def save_tyre_curve() -> None:
    """Lateral force over load against the slip angle, for both axles."""
    angles = np.linspace(0.0, 40.0, 400)
    figure = Figure(figsize=(7.0, 3.8), layout="constrained")
    axes = figure.add_subplot()
    for label, stiffness, colour in (
        ("front", CAR.tyre_stiffness_front, "#d1495b"),
        ("rear", CAR.tyre_stiffness_rear, "#00798c"),
    ):
        slips = stiffness * np.tan(np.radians(angles))
        force = np.array([tyre_curve(slip, CAR.tyre_falloff) for slip in slips]) * CAR.tyre_grip
        axes.plot(angles, force, lw=2.2, color=colour, label=f"{label} axle")
        peak = int(np.argmax(force))
        axes.plot(angles[peak], force[peak], "o", color=colour)
        axes.annotate(f"{angles[peak]:.0f}°", (angles[peak], force[peak] + 0.05), ha="center", color=colour)
    axes.axhline(CAR.tyre_grip, color="#888", lw=0.8, ls="--")
    axes.set(xlabel="slip angle, degrees", ylabel="lateral force over load", xlim=(0, 40), ylim=(0, 1.75))
    axes.set_title("The tyre: force rises, peaks, and falls in a slide", loc="left", fontsize=11)
    axes.legend(frameon=False, loc="lower right")
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(IMAGES / "tyre_curve.png", dpi=110)


def save_evaluation() -> None:
    """What `hotlap evaluate circuit-best --picture --report` leaves, the report as a browser shows it."""
    driver = hotlap.load_driver("circuit-best")
    found = hotlap.evaluate(driver)
    files = EvaluationFiles(driver, found)
    files.picture(IMAGES / "lap.png")
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "report.html"
        lead = f"100 episodes from random starts, T_c {found.figures.t_c:.2f} s"
        files.report(page, "circuit-best on circuit", lead)
        size = "--window-size=1000,1950"
        options = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", size]
        target = IMAGES / "report.png"
        subprocess.run(["chromium", *options, f"--screenshot={target}", page.as_uri()], check=True)


def save_drive() -> None:
    """A few seconds of a flying lap, as `hotlap evaluate --video` films it: hairpin and chicane."""
    races = hotlap.evaluate("circuit-best", episodes=1, start="grid", references=False).driven[0]
    flying = next(lap for lap in races.seen.laps if lap.flying)
    first = flying.first_tick + _FILM_FROM_TICK
    stretch = Stretch(0, first, first + _FILM_TICKS)
    save_race_video(races.races, stretch, IMAGES / "drive.gif", lambda done, total: None)


if __name__ == "__main__":
    IMAGES.mkdir(exist_ok=True)
    save_evaluation()
    save_drive()
    save_tracks()
    save_frame()
    save_tyre_curve()
