"""What `hotlap train` says first and last, and what it says of normalised observations."""

import errno
import subprocess
import sys
import warnings

import pytest
from command import hotlap, words_of
from training.short_runs import trainer

from hotlap.cli import main
from hotlap.cli.training_output import next_commands
from hotlap.invocation import command
from hotlap.training import build
from hotlap.training.checkpoint.export import export_sb3

RACER = [
    "racer", "--steps", "8192", "--n-envs", "16", "--set", "n_steps=64", "--set", "batch_size=256", "--set",
    "evaluate_every=2048", "--set", "evaluation_episodes=2",
]  # fmt: skip


@pytest.fixture(scope="module")
def trained(tmp_path_factory):
    """A short race run, with the modules it imports in between what it says."""
    out = tmp_path_factory.mktemp("out")
    words = [sys.executable, "-X", "importtime", "-m", "hotlap", "train", *RACER, "--out", str(out)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return out / "racer" / "ppo_seed42", done


def test_the_first_line_says_what_is_trained_before_torch_is_imported(trained):
    folder, done = trained
    lines = done.stderr.splitlines()
    said = [line for line in lines if line.startswith("hotlap: ")]
    assert said[:2] == [
        "hotlap: training racer with ppo, seed 42, preset fast: 8,192 steps",
        f"hotlap: writing to {folder}",
    ]
    torch = next(index for index, line in enumerate(lines) if line.rpartition("|")[2].strip() == "torch")
    assert lines.index(said[0]) < torch


def test_a_run_ends_with_its_curve_its_figures_and_three_commands(trained, tmp_path):
    _, done = trained
    assert "evaluation reward" in done.stdout
    assert "┤" in done.stdout
    assert "8,192" in done.stdout
    after = done.stdout.split("Next:\n")[1].splitlines()
    assert [words_of(line)[0] for line in after] == ["evaluate", "race", "train"]
    assert "--preset best --name best" in after[2]
    assert "--steps" not in after[2]
    raced = hotlap(*words_of(after[1]), "--static", tmp_path / "page")
    assert raced.returncode == 0, raced.stderr


def test_the_next_commands_of_a_gymnasium_run_are_those_of_the_command_that_started_it(tmp_path):
    run = trainer(tmp_path, steps=64)
    results = run.run()
    words = ["train", "CartPole-v1", "--seed=3", "--steps", "64", "--wrapper", "A b", "--resume"]
    config = run.folder.read_config()
    assert next_commands(results, config, run.folder, words) == [
        command("evaluate", str(run.folder.path)),
        command("train", "CartPole-v1", "--steps", "64", "--wrapper", "A b", "--seed", "4"),
        command("train", "CartPole-v1", "--seed=3", "--wrapper", "A b", "--resume", "--steps", "128"),
    ]


def test_a_normalised_run_says_so_where_users_of_stable_baselines3_meet_it(trained, tmp_path):
    folder, done = trained
    assert "It expects normalised observations." in done.stdout
    assert "stable-baselines3's own load does not" in (folder / "train.log").read_text()
    exported = hotlap("export", folder, "--sb3", tmp_path)
    assert "Use both" in exported.stdout
    plain = trainer(tmp_path / "plain", steps=64)
    plain.run()
    assert "normalised observations" not in plain.folder.log.read_text()


def test_the_exports_readme_is_a_script_that_works(trained, tmp_path, monkeypatch):
    folder, _ = trained
    export_sb3(folder, tmp_path)
    text = (tmp_path / "README.txt").read_text()
    code = "\n".join(line.strip() for line in text.splitlines() if line.startswith("    "))
    monkeypatch.chdir(tmp_path)
    import hotlap as package

    names = {"venv": package.make_vec_env(n_envs=1, seed=1, observation="lookahead")}
    exec(code, names)
    assert names["action"].shape == (1, 3)


def test_a_file_that_cannot_be_written_exits_with_1_in_every_command(tmp_path, monkeypatch, capsys):
    run = trainer(tmp_path, steps=64)
    run.run()

    def full(*arguments, **keywords):
        raise OSError(errno.ENOSPC, "No space left on device")

    out = str(tmp_path / "new")
    for words, broken in (
        (["export", str(run.folder.path), "--sb3", out], "pathlib.Path.mkdir"),
        (["train", "CartPole-v1", "--out", out], "hotlap.runs.storage._write_through"),
    ):
        monkeypatch.setattr(sys, "argv", ["hotlap", *words])
        with monkeypatch.context() as patch:
            patch.setattr(broken, full)
            with pytest.raises(SystemExit) as ended:
                main()
        assert ended.value.code == 1, words
        assert "Traceback" not in capsys.readouterr().err


def test_colours_of_gymnasiums_warnings_stay_out_of_notes(tmp_path, monkeypatch):
    real, notes = build.build_model, []

    def warning(config, task):
        warnings.warn("\x1b[33mWARN: something\x1b[0m", UserWarning, stacklevel=2)
        return real(config, task)

    monkeypatch.setattr(build, "build_model", warning)
    trainer(tmp_path, steps=64, report=notes.append).run()
    assert notes == ["note: something"]
