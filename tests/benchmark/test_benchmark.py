import re
import subprocess
import sys
from types import SimpleNamespace

import pytest
from command import hotlap

from hotlap import run_benchmark
from hotlap.benchmark.run import compared, compared_connections
from hotlap.envs.batch import RacerBatch
from hotlap.sim.columns import TICK

KEYS = {
    "steps",
    "warmup",
    "elapsed_sec",
    "steps_per_sec",
    "mean_ms",
    "p50_ms",
    "p95_ms",
    "p99_ms",
    "target",
    "passed",
}


@pytest.mark.parametrize("kind", ["sim", "env"])
def test_benchmark_returns_the_contracts_keys(kind):
    result = run_benchmark(kind, steps=20, target=1, warmup=2)
    assert set(result) == KEYS
    assert result["passed"] is True
    assert result["p50_ms"] <= result["p95_ms"] <= result["p99_ms"]


def test_a_bridge_is_measured_beside_a_raw_echo(bridge):
    ticks = []
    result = run_benchmark(
        "bridge", steps=40, target=1, warmup=2, tick=lambda *each: ticks.append(each), bridge_url=bridge.url
    )
    rows = compared_connections(result.pop("connections"))
    assert set(result) == KEYS
    assert result["steps"] == 40
    assert [row["connection"] for row in rows] == [
        "JSON",
        "binary",
        "raw TCP echo",
        "binary",
        "in this process",
    ]
    assert rows[0]["steps_per_sec"] == pytest.approx(result["steps_per_sec"])
    assert rows[0]["p50 / echo"] == rows[0]["p50_us"] / rows[2]["p50_us"]
    assert rows[3]["of in-process"] == rows[3]["steps_per_sec"] / rows[4]["steps_per_sec"]
    assert ticks[-1][0] == ticks[-1][1]


@pytest.mark.parametrize(("target", "code"), [([], 0), (["--target", "1"], 0), (["--target", "1e12"], 1)])
def test_the_benchmarks_exit_code_says_whether_the_target_was_met(bridge, target, code):
    done = hotlap("benchmark", "bridge", "--steps", 20, "--warmup", 1, "--bridge-url", bridge.url, *target)
    assert done.returncode == code
    assert "raw TCP echo" in done.stdout


def test_a_bridge_that_is_not_there_is_exit_code_2_with_how_to_start_it():
    done = hotlap("benchmark", "bridge", "--bridge-url", "ws://localhost:1", "--json")
    assert (done.returncode, done.stdout) == (2, "")
    assert "no bridge at ws://localhost:1" in done.stderr
    assert re.search(r"start one with: .*hotlap bridge --port 1$", done.stderr, re.MULTILINE)
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(("target", "said"), [([], False), (["--target", "1"], True)])
def test_the_table_speaks_of_a_target_only_if_there_is_one(target, said):
    done = hotlap("benchmark", "env", "--steps", 20, "--warmup", 1, *target)
    assert done.returncode == 0
    assert bool(re.search(r"passed +yes", done.stdout)) is said
    assert ("target" in done.stdout) is said


@pytest.mark.parametrize(
    ("missing", "sentence"),
    [
        (["websocket"], 'needs the bridge extra: pip install "hotlap[bridge]" (websocket is not installed)'),
        (["websocket", "torch"], 'needs the bridge and training extras: pip install "hotlap[bridge,train]"'),
        (["torch"], 'needs the training extra: pip install "hotlap[train]" (torch is not installed)'),
    ],
)
def test_benchmark_bridge_names_every_extra_it_lacks(missing, sentence):
    code = (
        f"import sys; sys.argv = ['hotlap', 'benchmark', 'bridge']; sys.modules |= dict.fromkeys({missing})\n"
        "from hotlap.cli import main; main()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert f"hotlap: hotlap benchmark bridge {sentence}" in done.stderr


@pytest.mark.slow
def test_training_is_measured_beside_stock_sb3():
    ticks = []
    result = run_benchmark("train", steps=64, target=1, warmup=1, tick=lambda *each: ticks.append(each))
    learners = result.pop("learners")
    assert set(result) == KEYS
    assert learners[0]["learner"] == "SB3, one car"
    assert [row["setting"] for row in learners if row["learner"] == "hotlap"] == [
        "256 cars, batch 4096, 4 epochs",
        "1024 cars, batch 8192, 4 epochs",
    ]
    for row in learners:
        per_step = (row["collect_us_per_step"] + row["update_us_per_step"]) / 1e6
        assert row["steps_per_sec"] == pytest.approx(1.0 / per_step)
    assert result["steps_per_sec"] == pytest.approx(256 * result["steps"] / result["elapsed_sec"])
    ratios = compared(learners)
    assert ratios[0]["times one car"] == 1.0
    ours = next(row for row in ratios if row["learner"] == "hotlap")
    stock = [row for row in ratios if row["setting"] == ours["setting"] and row["learner"] != "hotlap"]
    quicker = max(row["steps_per_sec"] for row in stock)
    assert ours["times SB3"] == pytest.approx(ours["steps_per_sec"] / quicker)
    assert max(row["times SB3"] for row in stock) == 1.0
    assert [done for done, _ in ticks] == list(range(ticks[0][1]))


def test_sim_counts_every_car(monkeypatch):
    """Counted by the ticks of the cars themselves; by the test's own clock a call takes 0.5 s."""
    ticks, now, step = [], 0.0, RacerBatch.step

    def counted(batch, controls):
        nonlocal now
        before = batch.world.tally[:, TICK].sum()
        observation = step(batch, controls)
        ticks.append(int(batch.world.tally[:, TICK].sum() - before))
        now += 0.5
        return observation

    monkeypatch.setattr(RacerBatch, "step", counted)
    monkeypatch.setattr("hotlap.benchmark.run.time", SimpleNamespace(perf_counter=lambda: now))
    result = run_benchmark("sim", steps=20, target=None, warmup=2)
    assert len(ticks) == 22
    assert (result["steps"], result["elapsed_sec"], result["p99_ms"]) == (20, 10.0, 500.0)
    assert result["steps_per_sec"] == sum(ticks[2:]) / 10.0
    assert sum(ticks[2:]) > 20 * 1000, "hardly any car was driving"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"kind": "warp"}, "unknown benchmark 'warp'; choose sim, env, bridge, train"),
        ({"kind": "sim", "steps": 0}, "steps is 0"),
    ],
)
def test_bad_arguments_are_refused(arguments, message):
    with pytest.raises(ValueError, match=message):
        run_benchmark(**arguments)
