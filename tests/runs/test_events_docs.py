"""docs/events.md names every kind of event and every field, and none that is not written."""

import re
from collections import defaultdict
from pathlib import Path

import pytest
from training.short_runs import trainer

from hotlap.runs.events import KINDS

PAGE = Path(__file__).parents[2] / "docs" / "events.md"
COMMON = "Fields of every event"


def documented_fields():
    """The fields in the first column of each section's table, by the section's heading."""
    found = {}
    for section in PAGE.read_text().split("\n## ")[1:]:
        rows = re.findall(r"^\| (`.*?) \|", section, re.MULTILINE)
        found[section.splitlines()[0].strip("`")] = {
            name for row in rows for name in re.findall("`(.+?)`", row)
        }
    return found


@pytest.fixture(scope="module")
def written_fields(tmp_path_factory):
    """The fields that each kind has had in short runs of both environments."""
    found = defaultdict(set)
    for environment, steps in (("CartPole-v1", 96), ("racer", 64)):
        run = trainer(tmp_path_factory.mktemp("runs"), "ppo", environment, steps=steps, checkpoint_every=32)
        run.run()
        for event in run.folder.read_events():
            found[event["kind"]] |= set(event)
    return found


def test_short_runs_write_every_kind(written_fields):
    assert set(written_fields) == set(KINDS)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "scalars"])
def test_the_fields_of_a_kind_are_those_in_its_table(written_fields, kind):
    documented = documented_fields()
    assert written_fields[kind] == documented[COMMON] | documented[kind]


def test_scalars_stand_under_tensorboards_keys(written_fields):
    documented = documented_fields()
    assert "scalars" in documented
    others = written_fields["scalars"] - documented[COMMON]
    assert others
    assert all("/" in key for key in others)
