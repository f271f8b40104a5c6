import json
import re
from pathlib import Path

import numpy as np
import pytest

import hotlap
from hotlap.envs.config import DEFAULT_CONFIG, ConfigError, load_config
from hotlap.sim.columns import YAW

DOCS = (Path(__file__).parents[2] / "docs" / "environment.md").read_text(encoding="utf-8")
LIMITS = ("stillnessSpeedThreshold", "maxSteps", "stillnessTimeoutTicks")


def test_what_is_absent_keeps_its_default():
    config = load_config({"weights": {"wallPenalty": -1}, "episode": {"maxSteps": 10}})
    assert config.weights == {**DEFAULT_CONFIG["weights"], "wallPenalty": -1.0}
    assert config.episode == {**DEFAULT_CONFIG["episode"], "maxSteps": 10}
    for empty in (load_config(), load_config({})):
        assert {"weights": empty.weights, "episode": empty.episode} == DEFAULT_CONFIG


def test_a_config_may_be_the_text_of_its_file(tmp_path):
    text = ' {"weights": {"wallPenalty": -0.5}}'
    file = tmp_path / "rewards.json"
    file.write_text(text)
    assert load_config(text) == load_config(str(file)) == load_config({"weights": {"wallPenalty": -0.5}})
    with pytest.raises(ConfigError, match="not valid JSON"):
        load_config('{"weights": ')


def documented_terms():
    """Of each reward term the weight that belongs to it, and its default, from docs/environment.md."""
    rows = re.findall(r"^\| `(\w+)` \|.*\| `(\w+)` (−?[\d.]+) \|$", DOCS, re.MULTILINE)
    return {term: (weight, float(default.replace("−", "-"))) for term, weight, default in rows}


def test_the_documented_defaults_are_the_real_ones():
    weights = dict(documented_terms().values())
    others = {key: float(re.search(rf"`{key}` \(([\d.]+)", DOCS)[1]) for key in LIMITS}
    weights["stillnessSpeedThreshold"] = others.pop("stillnessSpeedThreshold")
    assert {"weights": weights, "episode": others} == DEFAULT_CONFIG


def off_the_road_and_back_to_rest(config):
    """The terms of each tick of a drive in which everything happens that a term is for."""
    env = hotlap.RacerEnv(config=config)
    env.reset(seed=0, options={"position": 20.0, "speed": 25.0})
    into_the_wall, stop = np.float32([0.6, 0.5, 0.0]), np.float32([0.0, 0.0, 1.0])
    rows = [env.step(into_the_wall)[4] for _ in range(150)] + [env.step(stop)[4] for _ in range(100)]
    env.reset(seed=0, options={"position": 100.0})
    env.batch.world.motion[0, YAW] += np.pi
    rows += [env.step(np.float32([0.0, 1.0, 0.0]))[4] for _ in range(60)]
    return {term: np.array([row[term] for row in rows]) for term in documented_terms()}


@pytest.mark.parametrize("term", documented_terms())
def test_a_weight_scales_its_own_term_and_no_other(term):
    weight, _ = documented_terms()[term]
    two, three = (off_the_road_and_back_to_rest({"weights": {weight: value}}) for value in (2.0, 3.0))
    assert two[term].any(), "it never happened: the test would say nothing"
    for name in two:
        assert three[name] == pytest.approx((1.5 if name == term else 1.0) * two[name])


def test_by_default_events_cost_what_is_documented():
    seen = off_the_road_and_back_to_rest({})
    for term, (_, default) in documented_terms().items():
        if term != "progress":
            assert set(seen[term].tolist()) == {0.0, default}


def test_a_file_is_read(tmp_path):
    path = tmp_path / "config.json"
    path.write_text(json.dumps({"weights": {"speedBonus": 0.5}}))
    assert load_config(path).weights["speedBonus"] == 0.5
    path.write_text("{")
    with pytest.raises(ConfigError, match=r"config.json cannot be read as JSON"):
        load_config(str(path))
    with pytest.raises(ConfigError, match=r"nowhere.json does not exist"):
        load_config("nowhere.json")


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ({"weight": {}}, r"unknown key 'weight' in config; .*did you mean 'weights'"),
        ({"weights": {"progess": 1}}, r"unknown key 'progess' in weights; .*did you mean 'progress'"),
        ({"weights": {"progress": "1"}}, "weights.progress is '1'; it must be a number within ±1e"),
        ({"weights": {"progress": True}}, "weights.progress is True"),
        ({"weights": {"progress": float("nan")}}, "weights.progress is nan"),
        ({"weights": {"progress": 10**400}}, "weights.progress is 10+; it must be"),
        ({"episode": {"maxSteps": 2**31}}, "episode.maxSteps is 2147483648"),
        ({"weights": {"stillnessSpeedThreshold": -1}}, "weights.stillnessSpeedThreshold is -1"),
        ({"weights": [1]}, r"weights is \[1\]; it must be an object"),
        ({"episode": {"maxSteps": 0}}, "episode.maxSteps is 0; it must be a whole number of ticks"),
        ({"episode": {"maxSteps": 2.5}}, "episode.maxSteps is 2.5"),
        ([], r"config is \[\]; it must be an object"),
    ],
)
def test_errors_name_the_key(source, message):
    with pytest.raises(ConfigError, match=message):
        load_config(source)
