"""Many clients at once, and many one after the other. The long version: python -m benchmarks.bridge_load"""

import pytest
from benchmarks.bridge_load import CONNECTIONS, EPISODE_STEPS, run


@pytest.mark.slow
def test_every_answer_is_right_and_nothing_is_left_behind():
    found = run(seconds=5.0, cycles=500)
    assert found["wrong_answers"] == []
    assert found["steps"] >= CONNECTIONS * EPISODE_STEPS
    before, *later = found["memory_bytes_before_load_after_load_after_cycles"]
    assert max(later) - before < 8 * 1024 * 1024
    assert found["files_after"] <= found["files_before"]
