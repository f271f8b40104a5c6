"""The learning curve in the terminal: about a dozen lines, in ASCII where nothing else can be printed."""

import pytest

from hotlap.reports.terminal_curve import draw_curve


def evaluations(*rewards):
    return [{"timestep": 1000 * (1 + index), "reward_mean": reward} for index, reward in enumerate(rewards)]


def test_the_curve_runs_from_the_least_to_the_greatest_reward():
    lines = draw_curve(evaluations(-1.0, 0.5, 2.0, 4.0))
    assert len(lines) <= 12
    assert max(map(len, lines)) <= 80
    assert lines[1].lstrip().startswith("4.00 ┤")
    assert lines[-3].lstrip().startswith("-1.00 ┤")
    assert lines[-1].split() == ["1k", "4k", "steps"]
    top, bottom = lines[1].index("┤"), lines[-3].index("┤")
    assert lines[1][top + 1 :].strip()
    assert lines[1].rstrip()[-1] in "─╭", "the best reward is at the right end"
    assert lines[-3][bottom + 1] == "─", "the worst one at the left"


@pytest.mark.parametrize("encoding", ["ascii", "no-such-encoding"])
def test_a_terminal_without_line_characters_gets_ascii(encoding):
    assert "\n".join(draw_curve(evaluations(0.0, 3.0, 1.0), encoding)).isascii()


@pytest.mark.parametrize("rewards", [(), (1.0,), (None, 2.0)])
def test_fewer_than_two_evaluations_make_no_curve(rewards):
    assert draw_curve(evaluations(*rewards)) == []


def test_rewards_that_hardly_differ_have_labels_that_differ():
    lines = draw_curve(evaluations(0.4, 0.4003))
    labels = [line.split()[0] for line in lines[1:-2]]
    assert len(set(labels)) == len(labels)


def test_equal_rewards_are_a_level_line():
    lines = draw_curve(evaluations(5.0, 5.0, None, 5.0))
    (level,) = [line for line in lines[1:-2] if "──" in line]
    assert level.lstrip().startswith("5.00")
