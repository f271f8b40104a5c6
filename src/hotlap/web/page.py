"""The page's files, and what may run in it."""

from __future__ import annotations

from pathlib import Path, PurePosixPath

STATIC = Path(__file__).parent / "static"
INDEX = "index.html"
BUNDLE = "page.bundle.js"
"""All of the page's scripts in one, for a page in one file. `make page` builds it."""
WORKER = "js/lesson_worker.js"
WORKER_BUNDLE = "lesson.bundle.js"
"""The same for the Worker that trains."""
BUNDLE_RECORD = "page.bundle.json"
"""What the bundle was made from."""
DATA_TYPE = "application/octet-stream"

CONTENT_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".txt": "text/plain; charset=utf-8",
    "": "text/plain; charset=utf-8",
}

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "worker-src 'self'",
        "connect-src 'self'",
        "img-src 'self' data:",
        "style-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    )
)
"""Of the page on a server, as a header or in the page itself."""


def content_type(path: str) -> str:
    """What a browser is told of a file."""
    return CONTENT_TYPES.get(PurePosixPath(path).suffix.lower(), DATA_TYPE)


def page_files(static: Path = STATIC) -> dict[str, Path]:
    """Each file of the page by its path in URLs. Hidden files, links and the bundles are none."""
    found = {}
    for path in sorted(static.rglob("*")):
        name = path.relative_to(static)
        inside = [path, *(static / parent for parent in name.parents)][:-1]
        if path.is_file() and not any(one.is_symlink() or one.name.startswith(".") for one in inside):
            found[name.as_posix()] = path
    return {name: path for name, path in found.items() if name not in (BUNDLE, WORKER_BUNDLE, BUNDLE_RECORD)}
