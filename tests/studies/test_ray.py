"""Studies on a Ray cluster of three nodes on this machine."""

import os
import socket
import subprocess
import sys
import time

import pytest
from command import hotlap
from studies.small_studies import OPTIONS, processes_with, run_study, study_differences, wait_for

from hotlap.studies.ray_cluster import check_address

pytest.importorskip("ray")
pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]


@pytest.fixture(scope="module")
def cluster():
    from ray.cluster_utils import Cluster

    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    found = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    for _ in range(2):
        found.add_node(num_cpus=1)
    yield found
    found.shutdown()


@pytest.fixture(scope="module")
def alone(tmp_path_factory):
    folder = tmp_path_factory.mktemp("study") / "alone"
    run_study(folder)
    return folder


def start(folder, *words):
    command = [sys.executable, "-m", "hotlap", "study", "run", *OPTIONS, "--out", str(folder), *words]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)


def saved(folder):
    """How many checkpoints there are."""
    return len(list(folder.glob("runs/*/*/checkpoints/*.zip")))


def test_a_study_on_a_cluster_equals_the_local_one_and_leaves_the_cluster_running(cluster, alone, tmp_path):
    result = hotlap("study", "run", *OPTIONS, "--out", tmp_path, "--ray", cluster.address)
    assert result.returncode == 0, result.stderr
    assert study_differences(alone, tmp_path) == []
    assert not list(tmp_path.glob(".s*"))


def test_killed_nodes_change_nothing(cluster, alone, tmp_path):
    process = start(tmp_path, "--ray", cluster.address, "--retries", "20")
    for count in (1, 2):
        wait_for(lambda: saved(tmp_path) >= count or process.poll() is not None)  # noqa: B023
        cluster.remove_node(next(iter(cluster.worker_nodes)), allow_graceful=False)
        cluster.add_node(num_cpus=1)
    _, said = process.communicate(timeout=600)
    assert process.returncode == 0, said
    assert study_differences(alone, tmp_path) == []


def test_a_killed_study_continues_on_the_cluster(cluster, alone, tmp_path):
    process = start(tmp_path, "--ray", cluster.address)
    wait_for(lambda: saved(tmp_path) or process.poll() is not None)
    process.kill()
    process.communicate()
    again = hotlap("study", "run", "--out", tmp_path, "--ray", cluster.address)
    assert again.returncode == 0, again.stderr
    assert study_differences(alone, tmp_path) == []


def test_a_cluster_of_its_own_is_stopped_with_the_study(tmp_path):
    words = ["--env", "CartPole-v1", "--algo", "a2c", "--seeds", "0", "--steps", "512"]
    before = set(processes_with("raylet"))
    result = hotlap("study", "run", *words, "--out", tmp_path, "--ray")
    assert result.returncode == 0, result.stderr
    wait_for(lambda: set(processes_with("raylet")) <= before, 30)


def test_a_node_without_the_training_extra_is_named_before_anything_starts(cluster, tmp_path):
    block = tmp_path / "block"
    block.mkdir()
    (block / "sitecustomize.py").write_text(
        "import sys\n"
        "class Block:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'torch':\n"
        "            raise ModuleNotFoundError('no torch here', name='torch')\n"
        "sys.meta_path.insert(0, Block())\n"
        "import importlib.util as u\n"
        "real = u.find_spec\n"
        "u.find_spec = lambda name, *rest: None if name == 'torch' else real(name, *rest)\n"
    )
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(block), before]))
    try:
        node = cluster.add_node(num_cpus=1)
    finally:
        os.environ.pop("PYTHONPATH")
        if before is not None:
            os.environ["PYTHONPATH"] = before
    try:
        result = hotlap("study", "run", *OPTIONS, "--out", tmp_path / "out", "--ray", cluster.address)
    finally:
        cluster.remove_node(node)
    assert result.returncode == 2, result.stderr
    assert "training extra" in result.stderr
    assert "node" in result.stderr
    assert not list((tmp_path / "out").glob("runs/*"))


def test_an_address_where_nothing_listens_is_a_sentence(tmp_path):
    begun = time.monotonic()
    result = hotlap("study", "run", *OPTIONS, "--out", tmp_path, "--ray", "127.0.0.1:9")
    assert result.returncode == 2
    assert "there is no Ray cluster at 127.0.0.1:9" in result.stderr
    assert "Traceback" not in result.stderr
    assert time.monotonic() - begun < 60


def test_an_address_where_something_else_listens_is_a_sentence(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"
        result = hotlap("study", "run", *OPTIONS, "--out", tmp_path, "--ray", address)
    assert result.returncode == 2
    assert f"what listens at {address} is not a Ray cluster" in result.stderr


def test_a_cluster_can_be_reached_by_its_address(cluster):
    check_address(cluster.address)
