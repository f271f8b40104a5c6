"""`hotlap drivers` and `hotlap inspect`."""

import json
import zipfile

from command import hotlap

from hotlap.drivers.registry import DESCRIPTIONS, REFERENCES
from hotlap.policies.shipped import shipped_drivers, shipped_path


def test_reference_drivers_are_listed_with_what_they_do():
    assert list(DESCRIPTIONS) == list(REFERENCES)
    listed = hotlap("drivers").stdout
    for name, words in DESCRIPTIONS.items():
        assert name in listed
        assert words in listed


def test_the_list_says_what_its_words_mean_and_how_drivers_were_made():
    listed = hotlap("drivers").stdout
    assert "flying lap: " in listed
    assert "T_c: " in listed
    assert all(record["command"] in listed for record in shipped_drivers().values())


def test_the_list_names_the_version_that_trained_each_driver():
    listed = json.loads(hotlap("drivers", "--json").stdout)
    table = hotlap("drivers").stdout.splitlines()
    for name in shipped_drivers():
        with zipfile.ZipFile(shipped_path(name)) as archive:
            version = json.loads(archive.read("hotlap/manifest.json"))["hotlap"]
        assert listed[name]["hotlap"] == version
        assert any(name in line and version in line for line in table)


def test_inspect_says_what_a_driver_sees_and_how_often_it_decides():
    shown = hotlap("inspect", "generalist").stdout
    assert "preview observation, 67 numbers" in shown
    assert "every 4 ticks (action_repeat), 15 times a second" in shown
    about = json.loads(hotlap("inspect", "generalist", "--json").stdout)
    assert about["env_options"]["observation"] == "preview"
