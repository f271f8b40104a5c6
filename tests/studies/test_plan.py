import tomllib
from datetime import date

import pytest

from hotlap.cli.pairs import read_axes
from hotlap.errors import UsageError
from hotlap.studies.followers import _shortened
from hotlap.studies.plan import parse_plan, read_plan, read_seeds
from hotlap.studies.toml import to_toml

SMALL = {"environments": ["racer", "CartPole-v1"], "algorithms": ["ppo", "a2c"], "seeds": "0-2"}


def keys(tables):
    return [run.key for run in parse_plan(tables).runs()]


def test_a_plan_crosses_environments_algorithms_seeds_and_settings():
    found = keys({**SMALL, "settings": {"gamma": [0.98, 0.99]}})
    assert len(found) == len(set(found)) == 2 * 2 * 3 * 2
    assert "racer/gamma-0.98_ppo_seed0" in found


def test_every_cell_has_a_run_before_any_has_two():
    assert {key[-1] for key in keys(SMALL)[:4]} == {"0"}


def test_more_seeds_and_settings_add_runs_and_rename_none():
    less = {**SMALL, "settings": {"gamma": 0.98}}
    more = {**SMALL, "seeds": "0-4", "settings": {"gamma": [0.98, 0.99]}}
    assert set(keys(less)) < set(keys(more))


def test_a_grid_overrides_what_all_grids_share():
    tables = {
        **SMALL,
        "steps": 1000,
        "grid": [
            {"algorithms": ["ppo"]},
            {"environments": ["Pendulum-v1"], "algorithms": "sac", "steps": 500},
        ],
    }
    runs = parse_plan(tables).runs()
    assert {(run.environment, run.algorithm, run.steps) for run in runs} == {
        ("racer", "ppo", 1000), ("CartPole-v1", "ppo", 1000), ("Pendulum-v1", "sac", 500),
    }  # fmt: skip


def test_values_of_the_other_sign_are_other_runs():
    found = keys({**SMALL, "environments": ["racer"], "settings": {"log_std_init": [-0.5, 0.5]}})
    assert len(set(found)) == 12
    assert "racer/log_std_init--0.5_ppo_seed0" in found


def test_a_setting_that_is_given_twice_is_crossed():
    assert read_axes("--set", ["gamma=0.9", "gamma=0.8"]) == {"gamma": [0.9, 0.8]}


def test_a_value_that_is_a_list_is_written_in_a_list():
    runs = parse_plan({**SMALL, "settings": {"net_arch": [[64, 64], [32]]}}).runs()
    assert {tuple(run.settings["net_arch"]) for run in runs} == {(64, 64), (32,)}


def test_a_plan_written_as_toml_reads_back_the_same(tmp_path):
    tables = {
        **SMALL, "steps": 10, "settings": {"gamma": [0.9], "learning_rate": 'lin_1e-3 "quoted"'},
        "env_settings": {"gravity": -9.0}, "grid": [{"seeds": [1]}, {"settings": {"clip range": True}}],
    }  # fmt: skip
    assert tomllib.loads(to_toml(tables)) == tables


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"enviroments": ["racer"]}, "did you mean 'environments'"),
        ({"environments": []}, "'environments' is missing"),
        ({"seeds": "4-0"}, "a range goes up"),
        ({"seeds": "a-b"}, "write them as 0-4"),
        ({"seeds": [-1]}, "seed is -1"),
        ({"steps": 0}, "whole number above 0"),
        ({"steps": True}, "whole number above 0"),
        ({"algorithms": [1]}, "write a list of names"),
        ({"settings": [1]}, "write it as a table"),
        ({"settings": {"gamma": []}}, "has no values"),
        ({"settings": {"gamma": date(1979, 5, 27)}}, "settings.gamma is 1979-05-27"),
        ({"grid": {"seeds": 1}}, "write each grid as [[grid]]"),
        ({"grid": [{}, {"steps": 5}]}, "twice"),
    ],
)
def test_a_mistake_in_a_plan_is_named(change, sentence):
    with pytest.raises(UsageError, match=sentence.replace("[", r"\[").replace("]", r"\]")):
        parse_plan({**SMALL, **change})


def test_a_file_that_is_no_plan_is_named(tmp_path):
    with pytest.raises(UsageError, match="there is no plan"):
        read_plan(tmp_path / "missing.toml")
    (tmp_path / "bad.toml").write_text("seeds = ")
    with pytest.raises(UsageError, match="is not TOML"):
        read_plan(tmp_path / "bad.toml")


def test_a_long_name_in_the_table_keeps_its_seed():
    shown = _shortened("LunarLander-v3/sb3_evaluation_episodes-20_ppo_seed12")
    assert len(shown) == 38
    assert shown.startswith("LunarLander-/...")
    assert shown.endswith("_ppo_seed12")


def test_long_labels_stay_different():
    names = {f"setting_{i:02d}": [1, 2] for i in range(3)} | {f"s{i:040d}": 1 for i in range(4)}
    found = keys({**SMALL, "settings": names})
    assert len(found) == len(set(found)) == 12 * 8
    assert max(map(len, found)) < 130


@pytest.mark.parametrize(
    ("text", "seeds"), [("0-2", (0, 1, 2)), ("0-1,7", (0, 1, 7)), (3, (3,)), ([5, 5], (5,))]
)
def test_seeds_are_numbers_ranges_and_lists(text, seeds):
    assert read_seeds(text) == seeds
