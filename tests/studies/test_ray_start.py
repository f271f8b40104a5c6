"""Ray as people start it: `--ray` alone, and `ray start`, with tokens; signals while it starts and ends."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from types import SimpleNamespace

import pytest
from studies.small_studies import descendants_of, parent_of, processes_with, wait_for

from hotlap.studies import ray_cluster
from hotlap.studies.ray_cluster import RayError

pytest.importorskip("ray")
slow = [pytest.mark.slow, pytest.mark.timeout(600)]
RUN = ["study", "run", "--env", "CartPole-v1", "--seeds", "0"]
SHORT = [*RUN, "--algo", "a2c", "--steps", "512"]
LONG_ROLLOUTS = [*RUN, "--algo", "ppo", "--steps", "1000000", "--set", "n_steps=500000"]
TUNE = ["tune", "CartPole-v1", "--steps", "1000000", "--trials", "1"]


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    """A home in which a study has run on a cluster of its own."""
    folder = tmp_path_factory.mktemp("home")
    out = folder / "study"
    out.mkdir()
    (out / ".stop-of-a-killed-study").touch()
    with hotlap_in(folder, *SHORT, "--out", out, "--ray") as process:
        said = process.communicate()[1]
    assert process.returncode == 0, said
    return folder


@pytest.fixture(scope="module")
def head(home):
    """The address of a head that was started there, with a token."""
    (home / ".ray").mkdir()
    (home / ".ray" / "auth_token").write_text("5" * 64)
    with socket.create_server(("127.0.0.1", 0)) as first, socket.create_server(("127.0.0.1", 0)) as second:
        port, client_port = (server.getsockname()[1] for server in (first, second))
    # Ray's sockets lie in it, and their paths must be short.
    with tempfile.TemporaryDirectory(prefix="hotlap", dir="/tmp", ignore_cleanup_errors=True) as folder:
        words = [
            "start", "--head", "--block", f"--port={port}", f"--ray-client-server-port={client_port}",
            "--include-dashboard=false", "--num-cpus=1", f"--temp-dir={folder}", "--disable-usage-stats",
        ]  # fmt: skip
        started = subprocess.Popen(
            [sys.executable, "-m", "ray.scripts.scripts", *words],
            env=environment(home), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip
        assert any("Ray runtime started" in line for line in started.stdout)
        yield f"127.0.0.1:{port}"
        started.terminate()
        started.communicate(timeout=60)


def environment(home):
    return {**{name: of for name, of in os.environ.items() if not name.startswith("RAY_")}, "HOME": str(home)}


def hotlap_in(home, *words):
    return subprocess.Popen(
        [sys.executable, "-m", "hotlap", *map(str, words)],
        env=environment(home), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip


@pytest.mark.usefixtures("home")
class TestTokens:
    pytestmark = slow

    def test_a_study_with_a_cluster_of_its_own_leaves_no_token_in_the_home(self, home):
        assert not (home / ".ray" / "auth_token").exists()

    def test_what_a_killed_study_has_left_is_removed(self, home):
        assert not list((home / "study").glob(".s[te]*"))

    def test_a_cluster_with_a_token_is_reached_by_its_address(self, home, head, tmp_path):
        with hotlap_in(home, *SHORT, "--out", tmp_path, "--ray", head) as process:
            said = process.communicate()[1]
        assert process.returncode == 0, said
        assert f"connecting to the Ray cluster {head} …" in said

    def test_a_cluster_with_another_token_is_a_sentence_that_says_so(self, head, tmp_path):
        with hotlap_in(tmp_path, *SHORT, "--out", tmp_path / "x", "--ray", head) as process:
            said = process.communicate()[1]
        assert process.returncode == 2, said
        assert f"the Ray cluster at {head} cannot be used" in said
        assert "another token" in said
        assert "a study of" not in said
        assert not (tmp_path / "x" / "study.toml").exists()


class TestSignals:
    pytestmark = slow

    @pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
    def test_a_signal_while_ray_starts_ends_the_command_with_its_sentence(self, tmp_path, number):
        with hotlap_in(tmp_path, *SHORT, "--out", tmp_path / "x", "--ray") as process:
            wait_for(lambda: named(process, "gcs_server") or process.poll() is not None)
            process.send_signal(number)
            said = process.communicate(timeout=60)[1]
        assert process.returncode == 128 + number, said
        assert "stopped; continue with" in said
        assert "Traceback" not in said

    def test_a_second_signal_ends_the_study_at_once_and_leaves_nothing_behind(self, tmp_path):
        out = tmp_path / "study"
        with hotlap_in(tmp_path, *LONG_ROLLOUTS, "--out", out, "--ray") as process:
            wait_for(lambda: list(out.glob("runs/*/*/events.jsonl")) or process.poll() is not None)
            started = descendants_of(process.pid)
            process.send_signal(signal.SIGINT)
            wait_for(lambda: list(out.glob(".stop-*")) or process.poll() is not None)
            process.send_signal(signal.SIGINT)
            said = process.communicate(timeout=20)[1]
        assert process.returncode == 130, said
        assert not list(out.glob(".stop-*"))
        wait_for(lambda: all(parent_of(one) is None for one in started), 30)

    def test_ctrl_c_stops_a_tuning_on_a_cluster(self, tmp_path):
        file = tmp_path / "study.log"
        with hotlap_in(tmp_path, *TUNE, "--study", file, "--ray") as process:
            wait_for(lambda: list(tmp_path.glob(".*.tuning/trial_*")) or process.poll() is not None)
            process.send_signal(signal.SIGINT)
            said = process.communicate(timeout=60)[1]
        assert process.returncode == 130, said
        assert "stopped; finished trials are saved" in said


def named(process, name):
    return set(processes_with(name)) & descendants_of(process.pid)


def test_auto_on_a_machine_without_a_cluster_is_a_sentence():
    def init(**options):
        raise ConnectionError("Could not find any running Ray instance. Please specify ...")

    with pytest.raises(RayError, match=r"^there is no Ray cluster on this machine\. Start one with"):
        ray_cluster._join(SimpleNamespace(init=init), ray_cluster.AUTO)


def test_a_bad_address_is_told_before_the_study_is_written(tmp_path):
    out = tmp_path / "x"
    for address, sentence in (("127.0.0.1:9", "there is no Ray cluster at"), ("ray://h:1", "is not used")):
        with hotlap_in(Path.home(), *SHORT, "--out", out, "--ray", address) as process:
            said = process.communicate()[1]
        assert process.returncode == 2
        assert sentence in said
        assert "a study of" not in said
        assert not out.exists()
