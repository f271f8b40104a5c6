"""What people expect of any command: -h, numbers as they write them, completion, output that never breaks."""

import os
import re
import subprocess
import sys
import warnings

import gymnasium
import pytest
import typer
from command import hotlap

from hotlap.cli.app import read_count, read_positive_count
from hotlap.envs.library_warnings import plain_warning


@pytest.mark.parametrize("words", [(), ("tracks",), ("train",), ("evaluate",)])
def test_h_is_help(words):
    done = hotlap(*words, "-h")
    assert done.returncode == 0
    assert done.stdout == hotlap(*words, "--help").stdout


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("1000000", 10**6),
        ("1_000_000", 10**6),
        ("1e6", 10**6),
        ("1E+6", 10**6),
        ("1.5e6", 1_500_000),
        ("2.50e1", 25),
        ("1M", 10**6),
        ("500k", 500_000),
        ("0.5M", 500_000),
        ("3.0", 3),
        ("0", 0),
        (7, 7),
    ],
)
def test_a_count_is_read_as_people_write_it(text, count):
    assert read_count(text) == count


@pytest.mark.parametrize("text", ["", "many", "1.5", "1e-3", "-5", "1e999", "nan", "1,000", "0x10", "1 M 5"])
def test_what_is_no_whole_number_is_refused_with_how_to_write_one(text):
    with pytest.raises(typer.BadParameter, match="not a whole number; write it as 1000000, 1_000_000, 1e6"):
        read_count(text)


def test_a_positive_count_is_not_zero():
    with pytest.raises(typer.BadParameter, match="0 is too few; it must be at least 1"):
        read_positive_count("0")


def test_steps_are_read_by_the_benchmark():
    done = hotlap("benchmark", "env", "--steps", "1e1", "--warmup", "1", "--json")
    assert re.search(r'"steps": 10,', done.stdout)


@pytest.mark.parametrize("command", ["train", "tune"])
def test_steps_and_algorithms_are_read_by_train_and_tune(command):
    """Both words pass, or the error would be about them and not about the preset."""
    done = hotlap(command, "racer", "--steps", "1.5M", "--algo", "PPO", "--preset", "none")
    assert "no preset 'none' for racer with ppo" in done.stderr
    done = hotlap(command, "racer", "--steps", "lots")
    assert done.returncode == 2
    assert "'lots' is not a whole number" in " ".join(done.stderr.replace("│", " ").split())


@pytest.mark.parametrize(
    ("words", "completed"),
    [
        ("tracks ga", ["gauntlet"]),
        ("train racer:s", ["racer:speedway"]),
        ("train LunarLander-", ["LunarLander-v3"]),
        ("train racer --algo p", ["ppo"]),
        ("train racer --preset gen", ["generalist"]),
        ("evaluate circuit-", ["circuit-best"]),
        ("evaluate generalist --track sp", ["speedway"]),
        ("ben", ["benchmark"]),
    ],
)
def test_the_shell_completes_names(words, completed):
    done = subprocess.run(
        [sys.executable, "-c", "import sys; sys.argv = ['hotlap']; from hotlap.cli import main; main()"],
        capture_output=True, text=True, check=False,
        env={
            **os.environ, "_HOTLAP_COMPLETE": "complete_bash",
            "COMP_WORDS": f"hotlap {words}", "COMP_CWORD": str(len(words.split())),
        },
    )  # fmt: skip
    assert done.stdout.split() == completed, done.stdout + done.stderr


def in_ascii(*words):
    command = [sys.executable, "-m", "hotlap", *words]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, capture_output=True, env=environment, check=False)
    return done.returncode, done.stdout.decode("ascii"), done.stderr.decode("ascii")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--help"], "Train a driver"),
        (["tracks"], "speedway"),
        (["drivers"], "circuit-best"),
        (["inspect", "circuit-best"], "65 -> 128 -> 128 -> 3"),
        (["evaluate", "circuit-best", "--episodes", "2"], "+-"),
        (["train", "--list-presets"], "environments"),
    ],
)
def test_output_in_ascii_has_substitutes(words, expected):
    code, out, err = in_ascii(*words)
    assert code == 0, err
    assert expected in out


def test_an_error_in_ascii_is_still_a_sentence():
    code, _, err = in_ascii("tracks", "mönza")
    assert code == 2
    assert err.startswith("hotlap: unknown track 'm?nza'; choose circuit")


def test_a_librarys_warning_is_one_plain_line():
    """Gymnasium colours its warnings whether or not anybody looks."""
    done = hotlap("train", "CartPole-v0", "--algo", "sac")
    *_, warning, refusal = done.stderr.splitlines()
    assert re.match(r"hotlap: warning: The environment CartPole-v0 is out of date\.", warning)
    assert refusal.startswith("hotlap: sac needs continuous actions")


def test_a_note_about_a_library_has_no_colours():
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        gymnasium.logger.warn("worn\n tyres: %s", 4)
    assert plain_warning(caught[0].message) == "worn tyres: 4"
