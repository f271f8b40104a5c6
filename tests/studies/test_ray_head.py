"""A Ray cluster whose head is killed during a study."""

import random

import pytest
from benchmarks.study_kills import RayCluster
from studies.small_studies import run_study, start_study, study_differences, wait_for

pytest.importorskip("ray")


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_after_a_killed_head_a_new_cluster_and_the_same_command_end_with_the_same_files(tmp_path):
    run_study(tmp_path / "alone")
    out, cluster = tmp_path / "study", RayCluster()
    try:
        first = start_study(out, "--ray", cluster.address)
        wait_for(lambda: list(out.glob("runs/*/*/checkpoints/*.zip")) or first.poll() is not None)
        assert first.poll() is None
        cluster.kill_head(random.Random(1))
        said = first.communicate(timeout=300)[1]
        assert first.returncode == 2, said
        assert "the Ray cluster is gone" in said
        assert "Traceback" not in said
        again = start_study(out, "--ray", cluster.address)
        said = again.communicate(timeout=600)[1]
    finally:
        cluster.close()
    assert again.returncode == 0, said
    assert study_differences(tmp_path / "alone", out) == []
