"""What a terminal of 80 columns, and a log file, see of a training."""

import io
import time

import pytest
from rich.console import Console
from training.short_runs import trainer

from hotlap.reports import progress_view
from hotlap.reports.progress_view import ProgressDisplay, TrainingProgress, draw_progress, progress_line

RACER = TrainingProgress(
    "racer:gauntlet ppo", 31_457_280, 11_210_752, steps_per_sec=198_304.2, reward=-12.345, completion=1.0,
    best_lap_s=120.411, reference_lap=("gap", 111.79),
)  # fmt: skip
LANDER = TrainingProgress(
    "LunarLanderContinuous-v3 sac", 1_572_864, 1_048_576, steps_per_sec=1234.5, reward=-1234.567
)


def shown(progress, width=80, encoding="utf-8"):
    file = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    console = Console(file=file, width=width, force_terminal=True, color_system=None)
    console.print(draw_progress(progress))
    file.seek(0)
    return file.read().splitlines()


def test_the_racers_bar_fits_80_columns_and_shows_everything():
    first, second = shown(RACER)
    assert max(len(first), len(second)) <= 80
    assert "racer:gauntlet ppo" in first
    assert "11,210,752 of 31,457,280" in first
    assert first.rstrip().endswith("1:42 left")
    assert second.strip() == (
        "198,304 steps/s · reward -12.35 · laps in 100% · best lap 120.41 s · gap +7.7%"
    )


def test_a_gymnasium_ids_bar_fits_80_columns():
    first, second = shown(LANDER)
    assert max(len(first), len(second)) <= 80
    assert "LunarLanderContinuous-v3 sac" in first
    assert "1,048,576 of 1,572,864" in first
    assert second.strip() == "1,234 steps/s · reward -1234.57"


@pytest.mark.parametrize("phase", ["loading PyTorch", "preparing", "evaluating", "writing the results"])
def test_a_phase_without_steps_is_named_in_the_bar(phase):
    lines = shown(TrainingProgress("racer ppo", 31_457_280, 11_210_752, phase=phase))
    assert all(len(line) <= 80 for line in lines)
    assert phase in lines[0]


def test_a_run_that_was_asked_to_stop_says_so_instead_of_the_time_left():
    display = ProgressDisplay("racer ppo")
    display.stopping()
    display.phase("evaluating")
    assert display.progress.state() == "stopping"


def test_before_the_total_is_known_the_bar_has_a_name_and_a_phase():
    (line,) = shown(TrainingProgress("racer ppo", phase="loading PyTorch"))
    assert "racer ppo" in line
    assert "loading PyTorch" in line


def test_one_line_has_steps_speed_reward_and_the_time_left():
    assert progress_line(LANDER) == (
        "LunarLanderContinuous-v3 sac: 1,048,576 of 1,572,864 steps · 1,234 steps/s · reward -1234.57 · "
        "7:05 left"
    )


def test_an_ascii_stream_gets_ascii():
    file = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    display = ProgressDisplay("racer ppo", Console(file=file, width=80, force_terminal=True))
    display.progress = RACER
    with display:
        pass
    file.seek(0)
    assert "198,304 steps/s | reward" in file.read()


def test_without_a_terminal_a_run_prints_a_line_now_and_then(tmp_path, monkeypatch, capfd):
    monkeypatch.setattr(progress_view, "LINE_EVERY_S", 0.05)
    trainer(tmp_path, "ppo", "racer", 16, True, steps=3200, progress=True).run()
    lines = [line for line in capfd.readouterr().err.splitlines() if " of 3,200 steps" in line]
    assert lines
    assert all(line.startswith("hotlap: racer ppo: ") for line in lines)
    assert any("steps/s" in line for line in lines)


def test_a_display_that_is_closed_prints_no_more(capfd, monkeypatch):
    monkeypatch.setattr(progress_view, "LINE_EVERY_S", 0.02)
    with ProgressDisplay("a run"):
        time.sleep(0.1)
    capfd.readouterr()
    time.sleep(0.1)
    assert capfd.readouterr().err == ""
