"""`hotlap study report`: real runs end to end, its width, its errors, and what it does not load."""

import json
import re
import subprocess
import sys

import pytest
from command import hotlap
from studies.made_up_study import RACER_CONFIG, finish, make_study, runs_of
from terminal import on_terminal

from hotlap.studies.scores import read_answer
from hotlap.training.trainer import Trainer


@pytest.fixture(scope="module")
def study(tmp_path_factory):
    """Three real runs of four."""
    folder = make_study(
        tmp_path_factory.mktemp("studies") / "small", seeds="0-1", steps=128, n_envs=4,
        settings={"evaluate_every": 64, "evaluation_episodes": 2, "n_steps": 16},
    )  # fmt: skip
    for run in runs_of(folder)[:-1]:
        keywords = run.keywords()
        names = [keywords.pop(key) for key in ("environment", "algorithm", "seed")]
        Trainer(*names, out=folder.runs, **keywords).run()
    return folder


def test_real_runs_are_reported_in_every_form(study, tmp_path):
    files = {option: tmp_path / f"r.{option}" for option in ("html", "csv")}
    files |= {"latex": tmp_path / "r.tex", "picture": tmp_path / "r.png"}
    words = [word for option, path in files.items() for word in (f"--{option}", path)]
    done = hotlap("study", "report", study.path, *words)
    assert done.returncode == 0, done.stderr
    assert "small: 3 of 4 planned runs" in done.stdout
    assert "CartPole-v1" in done.stdout
    assert "a2c_seed1: not started" in done.stdout
    assert all(path.stat().st_size > 100 for path in files.values())
    assert files["picture"].read_bytes().startswith(b"\x89PNG")


def test_json_is_the_whole_answer(study):
    done = hotlap("study", "report", study.path, "--json")
    found = json.loads(done.stdout)
    assert found == json.loads(json.dumps(read_answer(study).as_dict()))
    assert (found["planned"], found["finished"]) == (4, 3)
    rewards = found["environments"][0]["groups"][0]["scores"]["reward"]
    last = [study.run(run).read_evaluations()[-1] for run in runs_of(study, algorithm="ppo")]
    assert rewards == [event["reward_mean"] for event in last]
    assert last[0]["timestep"] == 128


def test_the_tables_fit_eighty_columns(tmp_path):
    folder = make_study(tmp_path, environments=["racer", "CartPole-v1"], settings={"gamma": [0.9, 0.99]})
    for run in runs_of(folder)[:-3]:
        finish(folder, run, 1.0 + run.seed, racer_config=RACER_CONFIG, gap=0.1, flying_lap=21.0, clean=0.5)
    shown, code = on_terminal("study", "report", folder.path)
    assert code == 0, shown
    # The folder of this test is one word, which is longer than a terminal is wide.
    lines = [line for line in shown.splitlines() if str(folder.path) not in line]
    assert max(map(len, lines)) <= 80
    assert "gap to the" in shown
    assert "…" not in shown


@pytest.mark.parametrize("gammas", [[0.98, 0.99], [0.97, 0.98, 0.99]])
def test_a_pair_of_groups_is_one_line_of_eighty_columns(tmp_path, gammas):
    folder = make_study(tmp_path, environments=["LunarLander-v3", "racer"], settings={"gamma": gammas})
    for run in runs_of(folder):
        finish(folder, run, run.seed - 5.0, racer_config=RACER_CONFIG, gap=0.1, flying_lap=21.0, clean=0.5)
    shown, code = on_terminal("study", "report", folder.path)
    assert code == 0, shown
    _, *tables = re.split(r"^.*: probability that .* is better than.*$", shown, flags=re.MULTILINE)
    assert len(tables) == 3
    groups = 2 * len(gammas)
    pairs = groups * (groups - 1) // 2 if groups < 6 else groups - 1
    assert [len(re.findall(r"gamma=\S+ .*\d\) *$", table, re.MULTILINE)) for table in tables] == [pairs] * 3


def test_a_report_loads_neither_training_nor_simulator(study):
    code = (
        "import sys; sys.argv = ['hotlap', 'study', 'report', sys.argv[1]]\n"
        "from hotlap.cli import app\n"
        "try: app()\n"
        "except SystemExit: print('loaded', ' '.join(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(study.path)], capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.partition("loaded ")[2].split())
    assert "hotlap.studies.scores" in loaded
    assert not {"torch", "ray", "stable_baselines3", "numba", "matplotlib", "scipy"} & loaded


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["nowhere"], "there is no study in nowhere: it has no study.toml"),
        (["."], "no run of the study in . has finished yet (0 of 10)"),
        ([".", "--html", "r.pdf"], "--html r.pdf must end in .html"),
        ([".", "--latex", "no/r.tex"], "there is no folder"),
        ([".", "--picture", "r.gif"], "--picture r.gif must end in .png, .svg, .pdf"),
    ],
)
def test_errors_are_sentences(tmp_path, words, sentence):
    make_study(tmp_path)
    done = hotlap("study", "report", *words, cwd=tmp_path)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


def test_studies_are_listed_after_tune():
    listed = re.findall(r"^│ (\w+)  ", hotlap("--help").stdout, re.MULTILINE)
    assert listed.index("study") == listed.index("tune") + 1
    assert "report" in hotlap("study", "--help").stdout
