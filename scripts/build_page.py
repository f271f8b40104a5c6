"""Bundle the page's scripts into one, for a page in one file: python scripts/build_page.py [FOLDER]

Writes page.bundle.js, lesson.bundle.js and page.bundle.json to src/hotlap/web/static, or to FOLDER. Needs
Node and npm, which fetches the pinned esbuild. `hotlap race --html` needs neither.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hotlap.web.page import BUNDLE, BUNDLE_RECORD, STATIC, WORKER, WORKER_BUNDLE

TOOLS = Path(__file__).parent / "page"
ENTRIES = {BUNDLE: "js/main.js", WORKER_BUNDLE: WORKER}
OPTIONS = (
    "--bundle", "--format=iife", "--minify", "--target=es2022", "--charset=utf8", "--legal-comments=inline",
    "--log-level=warning", "--log-override:empty-import-meta=error",
)  # fmt: skip


def build(static: Path) -> None:
    """Bundle, and record the sources."""
    esbuild = _esbuild()
    inputs: set[str] = set()
    for bundle, entry in ENTRIES.items():
        inputs |= _bundle(esbuild, static, entry, static / bundle)
        print(f"{static / bundle}: {(static / bundle).stat().st_size:,} bytes")
    record = {
        "command": "make page",
        "esbuild": _version(esbuild),
        "options": OPTIONS,
        "inputs": {path: sha256(static / path) for path in sorted(inputs)},
        "bundles": {bundle: sha256(static / bundle) for bundle in ENTRIES},
    }
    (static / BUNDLE_RECORD).write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")


def _bundle(esbuild: Path, static: Path, entry: str, to: Path) -> set[str]:
    """Write a bundle whole or not at all; returns the scripts that are in it."""
    with tempfile.TemporaryDirectory() as name:
        bundle, about = Path(name) / to.name, Path(name) / "about.json"
        command = [str(esbuild), entry, *OPTIONS, f"--outfile={bundle}", f"--metafile={about}"]
        subprocess.run(command, cwd=static, check=True)
        to.write_bytes(bundle.read_bytes())
        return set(json.loads(about.read_text(encoding="utf-8"))["inputs"])


def outdated(static: Path) -> list[str]:
    """The files that have changed since the bundles were built, the bundles included."""
    record: dict[str, Any] = json.loads((static / BUNDLE_RECORD).read_text(encoding="utf-8"))
    expected = {**record["inputs"], **record["bundles"]}
    return [
        path
        for path, hashed in expected.items()
        if not (static / path).is_file() or sha256(static / path) != hashed
    ]


def sha256(path: Path) -> str | None:
    """A file's hash; None if there is no file."""
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else None


def _esbuild() -> Path:
    found = TOOLS / "node_modules" / ".bin" / "esbuild"
    if not found.exists():
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit("npm is missing; install Node 20 or newer")
        subprocess.run([npm, "ci", "--silent", "--prefix", str(TOOLS)], check=True)
    return found


def _version(esbuild: Path) -> str:
    return subprocess.run(
        [str(esbuild), "--version"], capture_output=True, text=True, check=True
    ).stdout.strip()


if __name__ == "__main__":
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else STATIC)
