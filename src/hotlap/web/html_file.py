"""The page in one HTML file, which opens from disk without a network.

A page from `file://` can neither import modules nor fetch. So its scripts are one inline script, bundled by
`make page`. Its data, the Worker's script included, is a JSON element that static/js/files.js looks into.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Mapping
from pathlib import Path

from hotlap.errors import UsageError
from hotlap.web.page import BUNDLE, INDEX, STATIC, WORKER, WORKER_BUNDLE, content_type, page_files
from hotlap.web.page_data import PageContent, data_files

DATA_ELEMENT = "hotlap-data"
LICENCE = "LICENSE"
_MAIN_SCRIPT = re.compile(r'<script type="module" src="js/main\.js"></script>\s*')
_PRELOAD = re.compile(r'<link rel="(?:modulepreload|preload)"[^>]*>\s*')
_STYLE_SHEET = re.compile(r'<link rel="stylesheet" href="([^"]+)">')
_CHARSET = re.compile(r'<meta charset="[^"]+">')
_LINKED = re.compile(r'\b(src|href)="([^":#][^":]*)"')
_IN_THE_PAGE = (".html", ".css", ".js", ".txt", "")
"""Files that scripts do not load by themselves."""


def html_page(content: PageContent, static: Path = STATIC) -> str:
    """The whole page with its scripts, module, tracks and drivers."""
    for bundle in (BUNDLE, WORKER_BUNDLE):
        if not (static / bundle).is_file():
            raise UsageError(f"{bundle} is not in this hotlap; build it with: make page")
    script, files = _text(static / BUNDLE), page_files(static)
    page = _PRELOAD.sub("", _text(files[INDEX]))
    sheets = [_text(files[name]) for name in _STYLE_SHEET.findall(page)]
    page = _STYLE_SHEET.sub(lambda found: _element("style", _text(files[found[1]])), page)
    page, scripts = _MAIN_SCRIPT.subn("", page)
    if scripts != 1 or page.count("</body>") != 1:
        raise ValueError(f"{INDEX} must have one script, js/main.js, and one end of its body")
    page = _LINKED.sub(lambda found: f'{found[1]}="{_data_url(files, found[2])}"', page)
    worker = (static / WORKER_BUNDLE).read_bytes()
    elements = _licences(files) + _data_element(content, files, worker) + _element("script", script)
    return with_policy(page.replace("</body>", f"{elements}\n</body>"), _policy(script, sheets))


def with_policy(page: str, policy: str) -> str:
    """A page that says what may run in it, for where no server does."""
    charset = _CHARSET.search(page)
    if charset is None:
        raise ValueError(f"{INDEX} must name its charset")
    meta = f'\n<meta http-equiv="Content-Security-Policy" content="{policy}">'
    return page[: charset.end()] + meta + page[charset.end() :]


def _policy(script: str, sheets: list[str]) -> str:
    styles = " ".join(map(_hash, sheets)) or "'none'"
    return (
        f"default-src 'none'; script-src {_hash(script)} 'wasm-unsafe-eval'; worker-src blob:; "
        f"style-src {styles}; img-src data:; base-uri 'none'; form-action 'none'"
    )


def _hash(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def _element(name: str, text: str) -> str:
    """An inline script or style; what would end it early must not be in it."""
    if re.search(rf"</{name}|<!--", text, re.IGNORECASE):
        raise ValueError(f"a {name} of the page has </{name} or <!-- in it")
    return f"<{name}>{text}</{name}>"


def _licences(files: Mapping[str, Path]) -> str:
    """The licences of what the bundle holds of others, which must go with it."""
    texts = [f"{name}\n\n{_text(path)}" for name, path in files.items() if path.name == LICENCE]
    return "".join(f"<!--\n{text.replace('--', '- -')}-->\n" for text in texts)


def _data_element(content: PageContent, files: Mapping[str, Path], worker: bytes) -> str:
    """Each file by its path: JSON as it is, anything else as base64."""
    data = {
        name: path.read_bytes() for name, path in files.items() if path.suffix.lower() not in _IN_THE_PAGE
    }
    data |= {WORKER: worker, **data_files(content, server=False)}
    values = {
        name: json.loads(value) if name.endswith(".json") else base64.b64encode(value).decode()
        for name, value in data.items()
    }
    # No text inside can end the element, or open a comment.
    text = json.dumps(values, separators=(",", ":")).replace("<", "\\u003c")
    return f'<script type="application/json" id="{DATA_ELEMENT}">{text}</script>\n'


def _data_url(files: Mapping[str, Path], name: str) -> str:
    if name not in files:
        raise ValueError(f"{INDEX} links to {name}, which is no file of the page")
    kind = content_type(name).partition(";")[0]
    return f"data:{kind};base64,{base64.b64encode(files[name].read_bytes()).decode()}"


def _text(path: Path) -> str:
    # Line ends as HTML parsers see them, who hash the text after that.
    return path.read_text(encoding="utf-8")
