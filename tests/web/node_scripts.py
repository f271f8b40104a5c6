"""Scripts in Node, and through one of them Firefox."""

import json
import os
import subprocess
from pathlib import Path

import pytest
from web.browser import required

FIREFOX = Path(__file__).parent / "firefox"


def run_node(script, job):
    """What a script prints for a job."""
    node = required("node", "nodejs")
    done = subprocess.run(
        [node, str(script)], input=json.dumps(job), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def call_in_firefox(url, script, argument=None):
    """What a JavaScript function gives on a page in Firefox, and the page's errors."""
    firefox = required("firefox-esr", "firefox-esr")
    if not (FIREFOX / "node_modules").is_dir() and os.environ.get("CI") != "true":
        pytest.skip("puppeteer-core is not installed (npm ci --prefix tests/web/firefox)")
    job = {"firefox": firefox, "url": url, "script": script, "argument": argument}
    return run_node(FIREFOX / "in_firefox.mjs", job)
