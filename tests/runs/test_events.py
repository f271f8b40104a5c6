"""events.jsonl: what a run tells while it trains, read while it grows, and cut exactly on resume."""

import json

import pytest
from training.short_runs import CrashAt, CrashError, trainer

from hotlap.runs.events import EventReader, EventWriter, read_events

TIMES = ("seconds", "started_at", "time/fps")


def kinds(path):
    return [event["kind"] for event in read_events(path)]


def test_a_run_tells_its_course_from_start_to_end(tmp_path):
    run = trainer(tmp_path, "ppo", "racer", 16, True)
    results = run.run()
    events = list(run.folder.read_events())
    assert events[0]["kind"] == "start"
    assert events[-1]["kind"] == "end"
    assert (events[0]["environment"], events[0]["total_timesteps"]) == ("racer", 1600)
    evaluations = [event for event in events if event["kind"] == "evaluation"]
    assert [event["reward_mean"] for event in evaluations] == [
        item["reward_mean"] for item in results.evaluations
    ]
    names = {event["file"] for event in events if event["kind"] == "checkpoint"}
    assert names == {path.name for path in run.folder.checkpoints.glob("checkpoint_*.zip")}
    steps = [event["timestep"] for event in events if event["kind"] == "scalars"]
    assert steps == sorted(set(steps))
    assert any("train/loss" in event for event in events)
    seconds = [event["seconds"] for event in events]
    assert seconds == sorted(seconds)


def test_episodes_are_all_counted_once(tmp_path):
    run = trainer(tmp_path, "ppo", "CartPole-v1")
    results = run.run()
    told = [event for event in run.folder.read_events() if event["kind"] == "episodes"]
    assert sum(event["finished"] for event in told) == told[-1]["episodes"] == results.episodes


def test_a_crash_leaves_no_trace_in_the_events_of_the_resumed_run(tmp_path):
    alone, crashed = trainer(tmp_path / "alone"), tmp_path / "crashed"
    alone.run()
    for step in (100, 200, 300):
        with pytest.raises(CrashError):
            trainer(crashed, resume=True, callbacks=[CrashAt(step)]).run()
    resumed = trainer(crashed, resume=True)
    resumed.run()
    timeless = [
        [{key: event[key] for key in event if key not in TIMES} for event in of]
        for of in (alone.folder.read_events(), resumed.folder.read_events())
    ]
    assert timeless[0] == timeless[1]


def test_events_are_read_while_they_grow(tmp_path):
    path = tmp_path / "events.jsonl"
    reader, writer = EventReader(path), EventWriter(path)
    assert reader.poll() == ([], False)
    facts = {"environment": "racer", "algorithm": "ppo", "seed": 1, "preset": "fast", "n_envs": 1}
    writer.append("start", 0, 0.0, total_timesteps=100, **facts)
    assert [event["kind"] for event in reader.poll()[0]] == ["start"]
    writer.append("scalars", 10, 1.0, **{"train/loss": 0.5})
    with path.open("a") as file:
        file.write('{"kind": "scal')  # A line that is still being written.
    (event,), restarted = reader.poll()
    assert (event["train/loss"], restarted) == (0.5, False)
    assert reader.poll() == ([], False)
    assert writer.cut(1, 200)
    writer.append("end", 200, 2.0)
    events, restarted = reader.poll()
    assert restarted
    assert [event["kind"] for event in events] == ["start", "end"]
    assert events[0]["total_timesteps"] == 200
    writer.close()


def test_lines_that_are_no_events_are_skipped(tmp_path):
    path = tmp_path / "events.jsonl"
    good = json.dumps({"kind": "end", "timestep": 3, "seconds": 1.0})
    path.write_text(f'{good}\n{{"kind": "party"}}\n[1]\nnot json\n{{"kind": "end"}}\n{good}\n')
    assert kinds(path) == ["end", "end"]


def test_what_is_not_finite_is_null(tmp_path):
    path = tmp_path / "events.jsonl"
    writer = EventWriter(path)
    writer.append("scalars", 1, 0.0, nothing=float("nan"), much=float("inf"), some=1.5)
    writer.close()
    (event,) = read_events(path)
    assert (event["nothing"], event["much"], event["some"]) == (None, None, 1.5)
