import json

import pytest

from hotlap.envs.config import DEFAULT_CONFIG, ConfigError, load_config


def test_what_is_absent_keeps_its_default():
    config = load_config({"weights": {"wallPenalty": -1}, "episode": {"maxSteps": 10}})
    assert config.weights == {**DEFAULT_CONFIG["weights"], "wallPenalty": -1.0}
    assert config.episode == {"maxSteps": 10, "stillnessTimeoutTicks": 180}
    for empty in (load_config(), load_config({})):
        assert {"weights": empty.weights, "episode": empty.episode} == DEFAULT_CONFIG


def test_the_contracts_defaults():
    assert DEFAULT_CONFIG == {
        "weights": {
            "progress": 1.0, "speedBonus": 0.0, "wallPenalty": -0.002, "offTrackPenalty": -0.001,
            "backwardPenalty": 0.0, "stillnessPenalty": -0.001, "stillnessSpeedThreshold": 2.0,
        },
        "episode": {"maxSteps": 3000, "stillnessTimeoutTicks": 180},
    }  # fmt: skip


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
