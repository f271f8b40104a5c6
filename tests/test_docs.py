"""What the documentation names is there: files, links, tests, and every metric that a run logs."""

import re
import shlex
from pathlib import Path

import gymnasium as gym
import pytest
from tensorboard.backend.event_processing.event_accumulator import EventAccumulator
from training.short_runs import trainer
from typer.testing import CliRunner

from hotlap import Trainer
from hotlap.cli import app, study
from hotlap.runs.results import ExperimentResults
from hotlap.training.algorithms import algorithm_names
from hotlap.training.config.resolve import make_config, resolve_config

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PACKAGE = ROOT / "src" / "hotlap"
PAGES = [ROOT / "README.md", *sorted(DOCS.glob("*.md"))]
HISTORY = DOCS / "lab.md"
LIVING_PAGES = [page for page in PAGES if page != HISTORY]
NEED_A_LAP = {"racer/mean_lap_time_sec", "racer/best_lap_time_sec", "eval/lap_time_median"}
"""Logged once a car finishes a lap, which takes longer than these runs."""
METRIC = r"`((?:rollout|time|train|eval|reward|racer)/\w+)`"


def named(page):
    """Everything in backticks outside code blocks."""
    prose = re.sub(r"```.*?```", "", page.read_text(), flags=re.DOTALL)
    return re.findall(r"`([^`\n]+)`", prose)


@pytest.mark.parametrize("page", LIVING_PAGES, ids=lambda page: page.name)
def test_files_named_from_the_root_exist(page):
    found = re.findall(
        r"(?<![\w/.-])(?:src|tests|docs|scripts|benchmarks|examples)/[\w./-]*\w", page.read_text()
    )
    paths = [path for path in found if "NAME" not in path]
    assert paths or page.name != "CONTRIBUTING.md"
    assert [path for path in paths if not (ROOT / path).exists()] == []


@pytest.mark.parametrize("page", LIVING_PAGES, ids=lambda page: page.name)
def test_modules_named_from_the_package_exist(page):
    """`runs/legacy.py`, or in a paragraph about a room `session.py` and `callbacks/events.py`."""
    names = [text.partition(":")[0] for text in named(page)]
    modules = [name for name in names if re.fullmatch(r"[\w/]+\.py", name) and "NAME" not in name]
    assert modules or page.name != "architecture.md"
    places = (PACKAGE, ROOT / "tests", ROOT / "scripts")
    missing = [name for name in modules if not (ROOT / name).exists()]
    assert [name for name in missing if not any(list(place.rglob(name)) for place in places)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page):
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text())
    local = [link for link in links if "://" not in link]
    assert [link for link in local if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", LIVING_PAGES, ids=lambda page: page.name)
def test_tests_named_in_a_page_exist(page):
    code = "\n".join(path.read_text() for path in (ROOT / "tests").rglob("test_*.py"))
    names = [text for text in named(page) if re.fullmatch(r"test_\w+", text)]
    assert [name for name in names if f"def {name}(" not in code] == []


@pytest.mark.parametrize("page", [ROOT / "README.md", DOCS / "studies.md"], ids=lambda page: page.name)
def test_groups_of_the_first_study_of_a_page_have_rewards_that_compare(page, monkeypatch):
    line = re.search(r"^hotlap (study run --env [^#\n]*)", page.read_text(), re.MULTILINE)[1]
    plans = []
    monkeypatch.setattr(study, "_run", lambda folder, plan, *rest: plans.append(plan))
    monkeypatch.setattr(study, "_print_ending", lambda *rest: None)
    assert CliRunner().invoke(app, shlex.split(line)).exit_code == 0
    rewards = {}
    for run in plans[0].runs():
        config = resolve_config(make_config(**run.keywords()))
        rewards.setdefault(run.environment, []).append((config.racer_config, config.env_options))
    for environment, found in rewards.items():
        assert all(one == found[0] for one in found), environment


class SucceedsAtTheEnd(gym.Wrapper):
    """Tells `is_success`, as some environments do."""

    def step(self, action):
        observation, reward, terminated, truncated, info = self.env.step(action)
        if terminated or truncated:
            info["is_success"] = True
        return observation, reward, terminated, truncated, info


@pytest.fixture
def success_id():
    gym.register("tests/Success-v0", entry_point=lambda: SucceedsAtTheEnd(gym.make("CartPole-v1")))
    yield "tests/Success-v0"
    gym.registry.pop("tests/Success-v0")


def logged_keys(run):
    """What a run has logged to TensorBoard; its events must have the same, but for evaluations."""
    run.run()
    board = EventAccumulator(str(run.folder.tensorboard))
    board.Reload()
    keys = set(board.Tags()["scalars"])
    scalars = {key for event in run.folder.read_events() if event["kind"] == "scalars" for key in event}
    assert scalars - {"kind", "timestep", "seconds"} == {key for key in keys if not key.startswith("eval/")}
    return keys


def test_the_metrics_page_lists_what_runs_log_and_nothing_else(tmp_path, success_id):
    short = {"config": {"episode": {"maxSteps": 30}}}
    plain = {"steps": 240, "preset": "sb3", "settings": {"learning_starts": 40, "evaluation_episodes": 2}}
    runs = [
        ("ppo", trainer(tmp_path, "ppo", success_id, settings={"clip_range_vf": 0.2})),
        ("ppo", trainer(tmp_path, "ppo", "racer", n_envs=2, steps=128, **short)),
        ("a2c", trainer(tmp_path, "a2c", "racer", n_envs=2, steps=1400, **short)),
        ("sac", trainer(tmp_path, "sac", "racer", **short)),
        ("td3", Trainer("racer", "td3", out=tmp_path, **plain, **short)),
        ("dqn", Trainer("CartPole-v1", "dqn", out=tmp_path, **plain)),
    ]
    assert {algorithm for algorithm, _ in runs} == set(algorithm_names())
    logged = set().union(*(logged_keys(run) for _, run in runs))
    listed = set(re.findall(METRIC, (DOCS / "metrics.md").read_text()))
    assert logged - listed == set()
    assert listed - logged == NEED_A_LAP


def test_the_metrics_page_names_every_key_of_the_results():
    section = (DOCS / "metrics.md").read_text().split("## results.json")[1]
    rows = re.findall(r"^\| (`.*?) \|", section, re.MULTILINE)
    listed = {name for row in rows for name in re.findall("`(.+?)`", row)}
    assert listed == set(ExperimentResults.__dataclass_fields__)
