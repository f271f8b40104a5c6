"""Trainings by the page's modules, in Node and in browsers. For `benchmarks.training_bits`."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

from benchmarks.page_in_chromium import chromium, served_page, visit
from hotlap.tracks import load_track
from hotlap.web.page import STATIC
from hotlap.web.track_file import track_file

SCRIPTS = Path(__file__).parent.parent / "tests" / "web"
Plans = list[Any]
"""Configs of runs, as the page takes them."""


def in_node(plans: Plans) -> list[str]:
    """The hashes, from Node."""
    job = {"static": str(STATIC), "track": track_file(load_track("circuit")), "plans": plans}
    hashes: list[str] = _node(SCRIPTS / "lessons_in_node.mjs", job)
    return hashes


def in_chromium(plans: Plans) -> list[str]:
    """The hashes, from the served page in Chromium."""
    with served_page() as url, chromium() as browser, visit(browser, f"{url}?draw=off") as page:
        hashes: list[str] = page.evaluate(_script(), plans)
    return hashes


def in_firefox(plans: Plans) -> list[str]:
    """The hashes, from the served page in Firefox."""
    hashes: list[str] = []
    with served_page() as url:
        # One by one: a call may take four minutes.
        for plan in plans:
            job = {"firefox": shutil.which("firefox-esr"), "url": f"{url}?draw=off", "argument": [plan]}
            hashes += _node(SCRIPTS / "firefox" / "in_firefox.mjs", job | {"script": _script()})["value"]
    return hashes


def _script() -> str:
    text = (SCRIPTS / "lessons.js").read_text().replace("export ", "")
    return f"(plans) => {{ {text}; return hashInBrowser(plans); }}"


def _node(script: Path, job: dict[str, Any]) -> Any:
    done = subprocess.run(
        ["node", str(script)], input=json.dumps(job), stdout=subprocess.PIPE, text=True, check=True
    )
    return json.loads(done.stdout)
