import pytest

from hotlap import run_benchmark

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


def test_sim_counts_every_car():
    result = run_benchmark("sim", steps=20, target=None, warmup=2)
    assert result["steps_per_sec"] == pytest.approx(1024 * 20 / result["elapsed_sec"])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"kind": "warp"}, "unknown benchmark 'warp'; choose sim or env"),
        ({"kind": "sim", "steps": 0}, "steps is 0"),
    ],
)
def test_bad_arguments_are_refused(arguments, message):
    with pytest.raises(ValueError, match=message):
        run_benchmark(**arguments)
