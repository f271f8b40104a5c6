import tomllib
from datetime import date

import pytest

from hotlap.cli.pairs import read_axes
from hotlap.errors import UsageError
from hotlap.studies.folder import StudyFolder
from hotlap.studies.followers import shortened
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
    "value",
    [
        [[8, 8], {"pi": [8], "vf": [4]}],
        [{"pi": [8], "vf": [{}]}, {"pi": [9]}],
        [[{"a b": True}], "x"],
        '\U0001f3ce \u20ac \x7f \n \\ "',
        [1e-05, 1e16, -0.0, 10**20],
    ],
)
def test_every_value_of_a_setting_reads_back_from_the_studys_folder(tmp_path, value):
    plan = parse_plan({**SMALL, "settings": {"net_arch": value}})
    StudyFolder(tmp_path).write_plan(plan)
    assert StudyFolder(tmp_path).read_plan() == plan


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"enviroments": ["racer"]}, "did you mean 'environments'"),
        ({"environments": []}, "'environments' is missing"),
        ({"seeds": []}, "'seeds' is missing"),
        ({"seeds": "4-0"}, "a range goes up"),
        ({"seeds": "a-b"}, "write them as 0-4"),
        ({"seeds": [-1]}, "seed is -1"),
        ({"steps": 0}, "whole number above 0"),
        ({"steps": True}, "whole number above 0"),
        ({"algorithms": [1]}, "write a list of names"),
        ({"settings": [1]}, "write it as a table"),
        ({"settings": {"gamma": []}}, "has no values"),
        ({"settings": {"gamma": date(1979, 5, 27)}}, "settings.gamma is 1979-05-27"),
        ({"settings": {"target_kl": [None, 0.01]}}, "settings.target_kl has the value null"),
        ({"settings": {"net_arch": [{"pi": [None]}]}}, "settings.net_arch has the value null"),
        ({"env_settings": {"gravity": float("nan")}}, "env_settings.gravity is nan"),
        ({"env_settings": {"mode": "\udc80"}}, "it must be a finite number, text"),
        ({"grid": {"seeds": 1}}, "write each grid as [[grid]]"),
        ({"grid": [{}, {"steps": 5}]}, "with steps left out and with steps 5"),
    ],
)
def test_a_mistake_in_a_plan_is_named(change, sentence):
    with pytest.raises(UsageError, match=sentence.replace("[", r"\[").replace("]", r"\]")):
        parse_plan({**SMALL, **change})


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"steps": 1024}, "CartPole-v1/ppo with steps 512 and with steps 1024"),
        ({"n_envs": 2}, "with n_envs left out and with n_envs 2"),
        ({"keep": "bogus"}, "with keep left out and with keep 'bogus'"),
        ({"wrappers": ["TimeLimit"]}, "runs that differ only in their seed must be alike"),
    ],
)
def test_runs_that_differ_only_in_their_seed_are_alike(change, sentence):
    tables = {"environments": ["CartPole-v1"], "steps": 512}
    with pytest.raises(UsageError, match=sentence):
        parse_plan({**tables, "grid": [{"seeds": "0-1"}, {"seeds": "2-3", **change}]})


def test_grids_with_other_seeds_or_other_settings_may_differ():
    grids = [{"seeds": 0}, {"seeds": 1}, {"seeds": 2, "n_envs": 2, "settings": {"gamma": 0.9}}]
    assert len(keys({"environments": ["CartPole-v1"], "grid": grids})) == 3


def test_a_file_that_is_no_plan_is_named(tmp_path):
    with pytest.raises(UsageError, match="there is no plan"):
        read_plan(tmp_path / "missing.toml")
    (tmp_path / "bad.toml").write_text("seeds = ")
    with pytest.raises(UsageError, match="is not TOML"):
        read_plan(tmp_path / "bad.toml")


def test_a_long_name_in_the_table_keeps_its_seed():
    shown = shortened("LunarLander-v3/sb3_evaluation_episodes-20_ppo_seed12", 38)
    assert len(shown) == 38
    assert shown.startswith("LunarLander-/...")
    assert shown.endswith("_ppo_seed12")


def test_long_labels_stay_different():
    names = {f"setting_{i:02d}": [1, 2] for i in range(3)} | {f"s{i:040d}": 1 for i in range(4)}
    found = keys({**SMALL, "settings": names})
    assert len(found) == len(set(found)) == 12 * 8
    assert max(map(len, found)) < 130


@pytest.mark.parametrize(
    ("text", "seeds"), [("0-2", (0, 1, 2)), ("0-1,7", (0, 1, 7)), (3, (3,)), (0, (0,)), ([5, 5], (5,))]
)
def test_seeds_are_numbers_ranges_and_lists(text, seeds):
    assert read_seeds(text) == seeds
    assert {run.seed for run in parse_plan({**SMALL, "seeds": text}).runs()} == set(seeds)
