"""Editors and `help` know the environments' keywords: those of RacerOptions, with its defaults and types."""

import inspect
import subprocess
import sys
import typing
from dataclasses import fields

import pytest

import hotlap
from hotlap.envs.options import RacerOptions
from hotlap.envs.vector import RacerVectorEnv


@pytest.mark.parametrize("make", [hotlap.RacerEnv, hotlap.make_vec_env, RacerVectorEnv])
def test_every_option_is_a_keyword_with_its_default_and_type(make):
    parameters = inspect.signature(make, eval_str=True).parameters
    types = typing.get_type_hints(
        RacerOptions, vars(sys.modules["hotlap.envs.options"]) | vars(hotlap.tracks)
    )
    assert not [name for name, one in parameters.items() if one.kind is one.VAR_KEYWORD]
    for option in fields(RacerOptions):
        assert parameters[option.name].default == option.default, option.name
        if option.name != "track":
            assert parameters[option.name].annotation == types[option.name], option.name


@pytest.mark.parametrize("make", [hotlap.RacerEnv, hotlap.make_vec_env, RacerVectorEnv])
def test_every_option_is_passed_on(make):
    """Each is given a value that is refused by name, or seen in the batch."""
    refused = {
        "action_repeat": 0, "pool_size": 0, "random_start": 1, "observation": "x", "progress": "x",
        "edge_margin": 3.0,
    }  # fmt: skip
    for name, value in refused.items():
        with pytest.raises(ValueError, match=name):
            make(**{name: value})
    with pytest.raises(ValueError, match="unknown key 'grap' in randomize"):
        make(randomize={"grap": (1, 1)})
    with pytest.raises(ValueError, match="unknown key 'wieghts'"):
        make(config={"wieghts": {}})
    assert make(threads=1).batch.world.threads == 1


def test_an_unknown_keyword_is_refused():
    with pytest.raises(TypeError, match="unexpected keyword argument 'random_begin'"):
        hotlap.RacerEnv(random_begin=True)


def test_dir_shows_public_names_only():
    assert [name for name in dir(hotlap) if not name.startswith("__")] == sorted(hotlap.__all__)


def test_gym_make_imports_hotlap_by_the_name_of_its_module():
    """Gymnasium 1 loads no plugins: without `import hotlap` the id carries the module's name."""
    code = (
        "import sys, gymnasium\n"
        "assert 'hotlap' not in sys.modules\n"
        "env = gymnasium.make('hotlap:hotlap/Racer-v0', track='gauntlet')\n"
        "print(env.spec.id, env.reset(seed=0)[0].shape)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "hotlap/Racer-v0 (14,)\n"
