"""No number is ever cut, no word broken: on narrow and wide terminals, and in files."""

import re
import shlex
import subprocess
import sys
import time
from pathlib import Path

import pytest
from cli.printed_tables import FIGURES, HINT, INTERVAL, NAMES
from terminal import on_terminal

from hotlap.cli.printing import fold_command, progress_bar

SCRIPT = Path(__file__).with_name("printed_tables.py")
KINDS = ["table", "narrow table", "columns", "facts", "definitions", "hint"]


def printed(kind, columns):
    words = [str(SCRIPT), *kind.split()]
    if columns is None:
        return subprocess.run([sys.executable, *words], capture_output=True, text=True, check=True).stdout
    text, code = on_terminal(*words, columns=columns, module=None)
    assert code == 0, text
    return text


@pytest.mark.parametrize("columns", [40, 80, 120])
@pytest.mark.parametrize("kind", KINDS)
def test_no_line_is_wider_than_the_terminal_and_nothing_is_cut(kind, columns):
    text = printed(kind, columns)
    assert max(len(line.rstrip()) for line in text.splitlines()) <= columns
    assert "…" not in text


@pytest.mark.parametrize("columns", [40, 80, 120, None])
@pytest.mark.parametrize("kind", ["table", "columns"])
def test_every_figure_of_a_table_is_whole_at_any_width(kind, columns):
    words = printed(kind, columns).split()
    expected = len(FIGURES) * (2 if kind == "table" else 3)
    assert words.count("2.393") == words.count("(2.374..2.412)") == expected
    assert NAMES[0] in words or "ppo_" in words


@pytest.mark.parametrize("kind", ["table", "columns"])
def test_a_table_in_a_pipe_has_its_full_width(kind):
    lines = printed(kind, None).splitlines()
    assert len([line for line in lines if INTERVAL in line]) == (2 if kind == "table" else 4)
    assert any(all(name in line for name in (FIGURES if kind == "table" else NAMES)) for line in lines)


def test_facts_in_a_pipe_are_one_line_each():
    (line,) = [line for line in printed("facts", None).splitlines() if line.startswith("laps")]
    assert "lap_0 0.12345 s" in line
    assert "lap_19 19.12345 s" in line


@pytest.mark.parametrize("columns", [40, 80])
def test_facts_and_hints_fold_between_words(columns):
    words = set(printed("facts", columns).replace(",", " ").split())
    assert {f"{lap}.12345" for lap in range(20)} <= words
    assert printed("hint", columns).split() == HINT.split()


def test_a_list_among_facts_folds_between_its_items():
    text = printed("facts", 80)
    assert text.count("\n") > 4
    assert all(f"lap_{lap} {lap}.12345 s" in text for lap in range(20))


def test_every_line_of_a_definition_has_as_many_words_as_fit():
    _, _, *lines, last = [line.rstrip() for line in printed("definitions", 60).splitlines()]
    rests = [*lines[1:], last]
    assert len(rests) > 0
    for line, rest in zip(lines, rests, strict=True):
        assert len(line) + 1 + len(rest.split()[0]) > 60


def test_a_hint_in_a_pipe_is_one_line():
    assert printed("hint", None) == f"{HINT}\n"


def test_progress_without_a_terminal_is_a_plain_line_now_and_then(capsys):
    with progress_bar("filming", line_every_s=0.05) as tick:
        tick(250, 1000)
        time.sleep(0.2)
    out, err = capsys.readouterr()
    assert out == ""
    assert re.match(r"hotlap: filming: 250 of 1,000, [\d,]+/s, about \d+ s left\n", err)


def test_short_work_without_a_terminal_says_nothing(capsys):
    with progress_bar("filming") as tick:
        tick(1, 2)
    assert capsys.readouterr().err == ""


def test_a_command_folds_between_words_and_can_still_be_pasted():
    command = "hotlap train 'my env' --set learning_rate=1e-3 --out results/experiments/somewhere --resume"
    folded = fold_command(command, 40)
    assert max(map(len, folded.splitlines())) <= 40
    assert shlex.split(folded.replace("\\\n", " ")) == shlex.split(command)
    assert fold_command(command, 10_000) == f"  {command}"
