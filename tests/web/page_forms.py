"""The three forms of the page: from `hotlap race`, as one file on disk, as a folder on a static host."""

import subprocess
import sys
from contextlib import contextmanager

import pytest
from command import hotlap
from web.race_process import running_race

SLOW_FORMS = ("file", "folder")


def in_forms(*forms):
    """Run a test on these forms of the page. Forms other than the server's are left to the slow tests."""
    marked = [pytest.param(form, marks=pytest.mark.slow) if form in SLOW_FORMS else form for form in forms]
    return pytest.mark.parametrize("page_url", marked, indirect=True)


@contextmanager
def page_in_form(form, folder):
    """The page's address. `folder` is for what has to be written."""
    if form == "served":
        with running_race("--port", "0") as race:
            yield f"http://127.0.0.1:{race.port}/"
    elif form == "file":
        written("--html", folder / "race.html")
        yield (folder / "race.html").as_uri()
    else:
        written("--static", folder / "page")
        with static_host(folder) as port:
            yield f"http://127.0.0.1:{port}/page/"


def written(option, path):
    result = hotlap("race", option, path)
    assert result.returncode == 0, result.stderr


@contextmanager
def static_host(folder):
    """A plain static host, which knows nothing of hotlap; yields its port."""
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "-d", folder]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as host:
        try:
            yield int(host.stdout.readline().split(" port ")[1].split()[0])
        finally:
            host.terminate()
