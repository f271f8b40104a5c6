"""A study's tables, picture and page."""

import csv
import io
import re
from dataclasses import replace

import pytest
from matplotlib.axes import Axes
from matplotlib.text import Text
from PIL import Image
from studies.made_up_study import RACER_CONFIG, finish, make_study, runs_of

from hotlap.evaluation.aggregates import Estimate
from hotlap.evaluation.study_answer import PairAnswer
from hotlap.reports.study_pairs import is_shortened, leading_pairs, pair_rows
from hotlap.reports.study_picture import environment_figure, save_study_picture, styles_of
from hotlap.reports.study_report import write_study_report
from hotlap.reports.study_tables import COLUMNS, to_csv, to_latex
from hotlap.reports.study_words import (
    definitions,
    group_rows,
    lead,
    missing_lines,
    notes,
    score_in_words,
    title,
)
from hotlap.runs.results import ExperimentResults
from hotlap.studies.scores import read_answer


@pytest.fixture(scope="module")
def found(tmp_path_factory):
    """Two algorithms on two environments, and one run that has not finished."""
    folder = make_study(tmp_path_factory.mktemp("runs") / "a_study", environments=["CartPole-v1", "racer"])
    for run in runs_of(folder)[:-1]:
        better = run.algorithm == "ppo"
        reward = (20.0 if better else 10.0) + run.seed
        if run.environment == "racer":
            more = {"gap": 0.1, "flying_lap": 21.0, "clean": 0.5, "racer_config": RACER_CONFIG}
        else:
            more = {}
        finish(folder, run, 1.0, reward, **more)
    return read_answer(folder)


def test_the_csv_has_a_row_per_environment_group_and_figure(found):
    rows = list(csv.DictReader(io.StringIO(to_csv(found))))
    assert tuple(rows[0]) == COLUMNS
    assert len(rows) == len({(row["environment"], row["group"], row["figure"]) for row in rows})
    (reward,) = [
        row
        for row in rows
        if (row["environment"], row["group"], row["figure"]) == ("CartPole-v1", "ppo", "reward")
    ]
    iqm = found.environments[0].groups[0].iqm["reward"]
    assert [float(reward[key]) for key in ("value", "ci95_low", "ci95_high")] == [iqm.value, *iqm.ci95]
    chances = [row for row in rows if row["figure"] == "probability_of_improvement:reward"]
    assert [(row["environment"], row["value"]) for row in chances] == [
        ("CartPole-v1", "1.0"),
        ("racer", "1.0"),
        ("all", "1.0"),
    ]


def test_a_row_of_the_csv_says_how_many_runs_it_is_from(tmp_path):
    folder = make_study(tmp_path, environments=["racer", "racer:gauntlet"])
    for run in runs_of(folder)[:-1]:
        finish(folder, run, 1.0, racer_config=RACER_CONFIG, gap=0.1, flying_lap=21.0, clean=0.5)
    rows = {
        (row["environment"], row["group"], row["figure"]): row["runs"]
        for row in csv.DictReader(io.StringIO(to_csv(read_answer(folder))))
    }
    assert rows["racer:gauntlet", "a2c", "reward"] == "4"
    assert rows["racer:gauntlet", "ppo", "probability_of_improvement:gap"] == "9"
    assert rows["all", "ppo", "probability_of_improvement:gap"] == "19"
    assert (rows["all", "ppo", "gap"], rows["all", "a2c", "gap"]) == ("10", "9")


def test_the_latex_is_tables_with_as_many_cells_in_each_row_as_columns(found):
    text = to_latex(found)
    for table in text.split(r"\begin{tabular}")[1:]:
        columns = re.match(r"\{([lr]+)\}", table)[1]
        rows = [line for line in table.splitlines() if line.endswith(r"\\")]
        assert {len(row.split(" & ")) for row in rows} == {len(columns)}
    assert text.count(r"\begin{table}") == text.count(r"\end{table}") == 2
    assert r"$+10.0$\% [$+10.0$, $+10.0$]" in text


def test_names_are_escaped_in_latex_and_html(tmp_path):
    folder = make_study(tmp_path, algorithms=["ppo"], seeds="0-1", settings={"net_arch": [[8], [9]]})
    for run in runs_of(folder):
        finish(folder, run, 1.0)
    answer = read_answer(folder)
    assert r"net\_arch=[8]" in to_latex(answer)


def test_the_page_is_one_file_with_everything_in_it(found, tmp_path):
    write_study_report(found, tmp_path / "r.html")
    page = (tmp_path / "r.html").read_text()
    assert not re.search(r"""(src|href)=["'](?!data:)""", page)
    assert "<script" not in page
    assert page.count("data:image/png;base64,") == 2
    for text in (
        "CartPole-v1",
        "racer",
        "Gap to the limit",
        "100% (100..100)",
        "racer/a2c_seed4",
        "not started",
    ):
        assert text in page


def test_the_picture_has_room_for_every_environment(found, tmp_path):
    save_study_picture(found, tmp_path / "p.png")
    with Image.open(tmp_path / "p.png") as picture:
        width, height = picture.size
    assert width > 1500
    assert height > 1000


@pytest.mark.parametrize(("gaps", "profiled"), [(False, []), (True, ["gap to the limit τ"])])
def test_a_picture_of_rewards_that_do_not_compare_says_so_and_has_no_profile_of_them(
    tmp_path, gaps, profiled
):
    folder = make_study(tmp_path, environments=["racer"])
    more = {"gap": 0.1, "flying_lap": 21.0, "clean": 1.0} if gaps else {}
    for run in runs_of(folder):
        weights = {"progress": 1.0 if run.algorithm == "ppo" else 2.0}
        finish(folder, run, 1.0, racer_config={**RACER_CONFIG, "weights": weights}, **more)
    answer = read_answer(folder)
    figure = environment_figure(answer.environments[0], styles_of(answer))
    drawn = [text.get_text() for text in figure.findobj(Text)]
    assert any("their rewards do not compare" in text for text in drawn)
    assert [text for text in drawn if text.endswith("τ") and "share" not in text] == profiled


def test_a_picture_of_rewards_that_compare_has_their_profile(found):
    figure = environment_figure(found.environments[0], styles_of(found))
    drawn = [text.get_text() for text in figure.findobj(Text)]
    assert "reward τ" in drawn
    assert not any("do not compare" in text for text in drawn)


@pytest.mark.parametrize(("seconds", "scale"), [(40.0, "linear"), (400.0, "log")])
def test_curves_of_very_different_lengths_are_drawn_over_a_logarithmic_axis(tmp_path, seconds, scale):
    folder = make_study(tmp_path / "study", environments=["CartPole-v1"])
    for run in runs_of(folder):
        finish(folder, run, 1.0, 20.0, seconds=seconds if run.algorithm == "ppo" else 10.0)
    found = read_answer(folder)
    figure = environment_figure(found.environments[0], styles_of(found))
    scales = {axes.get_xlabel(): axes.get_xscale() for axes in figure.findobj(Axes)}
    assert scales["wall time of training, min:s"] == scale
    assert scales["training steps"] == "linear"


def test_a_single_run_is_reported_without_intervals(tmp_path):
    folder = make_study(tmp_path, algorithms=["ppo"], seeds=[3])
    finish(folder, runs_of(folder)[0], 12.0)
    answer = read_answer(folder)
    assert group_rows(answer.environments[0])[0]["reward"] == "12.00"
    assert pair_rows(answer) == []
    assert "One run has no interval" in notes(answer)[0]
    assert "probability" not in definitions(answer, curves=True)
    write_study_report(answer, tmp_path / "r.html")
    save_study_picture(answer, tmp_path / "p.svg")


def test_steps_are_said_exactly(tmp_path):
    folder = make_study(tmp_path, algorithms=["ppo"], seeds=0, steps=2048)
    made = finish(folder, runs_of(folder)[0], 1.0)
    exact = replace(ExperimentResults.load(made.results), total_timesteps=2048)
    exact.save(made.results)
    (environment,) = read_answer(folder).environments
    assert title(environment) == "CartPole-v1, one run each, 2,048 steps"
    assert group_rows(environment)[0]["steps"] == "2,048"


def test_pairs_over_environments_say_over_how_many(found):
    assert [row["environment"] for row in pair_rows(found)] == [
        "CartPole-v1",
        "racer",
        "mean of 2 environments",
    ]


def test_a_report_says_how_much_of_the_study_it_is_about(found):
    assert lead(found) == "19 of 20 planned runs; the others have not finished"
    assert missing_lines(found) == ["racer/a2c_seed4: not started"]


@pytest.mark.parametrize("folder", ["/data/study", "/data/my study"])
def test_missing_runs_are_grouped_by_their_reason_whatever_their_paths(found, folder):
    missing = {
        f"CartPole-v1/ppo_seed{seed}": f"failed: cannot write {folder}/runs/CartPole-v1/ppo_seed{seed}/x.zip"
        ": the disk is full; earlier files are intact"
        for seed in range(12)
    }
    (line,) = missing_lines(replace(found, missing=missing))
    assert line.startswith("12 failed: cannot write …")
    assert line.endswith(": the disk is full; earlier files are intact")
    few = missing_lines(replace(found, missing=dict(list(missing.items())[:6])))
    assert len(few) == 6
    assert max(map(len, few)) < 110


@pytest.mark.parametrize(
    ("key", "value", "ends", "words"),
    [
        ("reward", 404.525, [366.5, 435.35], "404.5 (366.5..435.4)"),
        ("reward", 1.8451, [0.588, 2.1957], "1.85 (0.59..2.20)"),
        ("reward", -12345.6, [-13000.0, 0.0], "-12346 (-13000..0)"),
        ("gap", 0.2382, [-0.01, 0.3], "+23.8% (-1.0..+30.0)"),
        ("clean_episodes", 0.5, None, "50%"),
    ],
)
def test_scores_are_written_with_about_four_digits(key, value, ends, words):
    assert score_in_words(key, Estimate(value, ends)) == words


def made_up_pairs(groups, score="reward"):
    """Each group beats all after it."""
    return [
        PairAnswer(f"g{first}", f"g{second}", score, ["e"], Estimate(0.8, [0.7, 1.0]))
        for first in range(groups)
        for second in range(first + 1, groups)
    ]


def test_of_many_pairs_those_of_the_best_group_are_shown():
    few, many = made_up_pairs(5), made_up_pairs(6)
    assert leading_pairs(few) == few
    assert not is_shortened(few)
    assert is_shortened(many)
    assert [(pair.first, pair.second) for pair in leading_pairs(many)] == [
        ("g0", f"g{n}") for n in range(1, 6)
    ]


def test_the_best_group_is_the_first_of_each_pair_shown():
    """The last one wins here, so every pair is turned."""
    many = [
        PairAnswer(pair.first, pair.second, pair.score, pair.environments, Estimate(0.2, [0.0, 0.3]))
        for pair in made_up_pairs(6)
    ]
    shown = leading_pairs(many)
    assert {pair.first for pair in shown} == {"g5"}
    assert shown[0].probability == Estimate(0.8, [0.7, 1.0])
