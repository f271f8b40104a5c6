"""`hotlap race --html`: the page in one file that needs nothing else."""

import base64
import hashlib
import json
import re
import shutil
from html.parser import HTMLParser

import pytest
from command import hotlap
from scripts.build_page import build, outdated
from web.tiny_page import FILES, write_tiny_page

from hotlap.errors import HotlapError
from hotlap.web.html_file import html_page
from hotlap.web.page import BUNDLE, STATIC
from hotlap.web.page_data import data_files, page_content

HAS_PAGE = (STATIC / "js" / "main.js").exists()


class Reader(HTMLParser):
    """What a browser would find: elements with their text, and every address that is linked to."""

    def __init__(self, page):
        super().__init__()
        self.elements, self.links, self.comments = [], [], []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.elements.append((tag, dict(attributes), []))
        self.links += [value for name, value in attributes if name in ("src", "href")]

    def handle_endtag(self, tag):
        self.elements.append((None, {}, []))

    def handle_data(self, data):
        if self.elements:
            self.elements[-1][2].append(data)

    def handle_comment(self, data):
        self.comments.append(data)

    def of(self, tag, **attributes):
        return [
            (found, "".join(text))
            for name, found, text in self.elements
            if name == tag and attributes.items() <= found.items()
        ]

    @property
    def data(self):
        ((_, text),) = self.of("script", id="hotlap-data", type="application/json")
        return json.loads(text)

    @property
    def policy(self):
        ((meta, _),) = self.of("meta", **{"http-equiv": "Content-Security-Policy"})
        return dict(rule.split(" ", 1) for rule in meta["content"].split("; "))


def hash_of(text):
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


@pytest.fixture(scope="module")
def static(tmp_path_factory):
    """A tiny page, bundled as `make page` does it."""
    if shutil.which("npm") is None:
        pytest.skip("npm is not installed")
    folder = write_tiny_page(tmp_path_factory.mktemp("page"))
    build(folder)
    return folder


@pytest.fixture(scope="module")
def page(static):
    return Reader(html_page(page_content().essentials(), static))


def test_it_refers_to_nothing_outside_itself(page):
    assert page.links
    assert all(link.startswith("data:") for link in page.links)
    icon = base64.b64encode(FILES["icon.svg"].encode()).decode()
    assert page.links == [f"data:image/svg+xml;base64,{icon}"]


def test_only_the_pages_own_script_and_style_may_run(page):
    scripts = [text for found, text in page.of("script") if "type" not in found]
    styles = [text for _, text in page.of("style")]
    assert len(scripts) == len(styles) == 1
    assert page.policy == {
        "default-src": "'none'",
        "script-src": f"{hash_of(scripts[0])} 'wasm-unsafe-eval'",
        "worker-src": "blob:",
        "style-src": hash_of(styles[0]),
        "img-src": "data:",
        "base-uri": "'none'",
        "form-action": "'none'",
    }
    assert styles[0] == FILES["style.css"]
    assert "é" in scripts[0]
    assert not re.search(r"\bimport\b|\bexport\b", scripts[0])


def test_the_script_comes_after_the_data_and_the_body(page):
    order = [(tag, found.get("id")) for tag, found, _ in page.elements]
    assert (
        order.index(("p", "greeting"))
        < order.index(("script", "hotlap-data"))
        < order.index(("script", None))
    )


def test_it_carries_the_module_the_track_and_its_drivers(page):
    index = page.data["data/index.json"]
    assert (index["server"], index["random"]) == (False, {"any": False, "seeds": []})
    assert [track["name"] for track in index["tracks"]] == ["circuit"]
    assert [driver["name"] for driver in index["drivers"]] == ["circuit-best", "generalist"]
    assert base64.b64decode(page.data["hotlap.wasm"]) == (STATIC / "hotlap.wasm").read_bytes()
    assert page.data["hotlap.json"] == json.loads((STATIC / "hotlap.json").read_text())
    original = data_files(page_content(), server=False)
    for entry in (*index["tracks"], *index["drivers"]):
        carried = page.data[entry["file"]]
        plain = carried if isinstance(carried, str) else None
        expected = original[entry["file"]]
        assert base64.b64decode(plain) == expected if plain else carried == json.loads(expected)
    assert [name for name in page.data if name.endswith((".js", ".css", ".html"))] == ["js/lesson_worker.js"]


def test_licences_of_what_is_bundled_go_with_it(page):
    assert any("The MIT License" in comment for comment in page.comments)


@pytest.mark.parametrize(
    ("words", "tracks", "drivers"),
    [
        (("gauntlet-best", None), {"gauntlet"}, {"gauntlet-best", "generalist"}),
        (
            ("gauntlet-best", "circuit"),
            {"gauntlet", "circuit"},
            {"gauntlet-best", "circuit-best", "generalist"},
        ),
        ((None, "random:7"), {"random:7"}, {"generalist"}),
        (("casual-human", "speedway"), {"speedway"}, {"speedway-best", "generalist"}),
    ],
)
def test_it_carries_what_was_asked_for_and_little_else(words, tracks, drivers):
    content = page_content(*words).essentials()
    assert {track.name for track in content.tracks} == tracks
    assert {driver.name for driver in content.drivers} == drivers


def test_no_text_in_the_data_can_end_its_element(static, tmp_path):
    evil = "</script><script>alert(1)</script><!-- <script>"
    track = json.loads((STATIC.parents[1] / "tracks" / "data" / "circuit.json").read_text())
    (tmp_path / "t.json").write_text(json.dumps({**track, "name": f"x{evil}", "title": evil}))
    page = Reader(html_page(page_content(None, str(tmp_path / "t.json")).essentials(), static))
    assert [entry["title"] for entry in page.data["data/index.json"]["tracks"]] == [evil]
    assert len(page.of("script")) == 2


def test_a_bundle_knows_when_its_sources_have_changed(static, tmp_path):
    folder = tmp_path / "page"
    shutil.copytree(static, folder)
    assert outdated(folder) == []
    (folder / "js/greeting.js").write_text('export const greeting = "hi";')
    (folder / BUNDLE).write_text("")
    assert outdated(folder) == ["js/greeting.js", BUNDLE]


def test_a_hotlap_without_its_bundle_says_how_to_build_it(tmp_path):
    with pytest.raises(HotlapError, match="make page"):
        html_page(page_content().essentials(), write_tiny_page(tmp_path))


@pytest.mark.skipif(not HAS_PAGE, reason="the page itself is not there yet")
def test_the_bundle_was_built_from_these_scripts():
    assert outdated(STATIC) == [], "the page's scripts have changed; bundle them again with: make page"


@pytest.mark.skipif(not HAS_PAGE, reason="the page itself is not there yet")
def test_the_command_writes_a_file_that_can_be_sent_by_mail(tmp_path):
    path = tmp_path / "race.html"
    result = hotlap("race", "--html", path)
    assert (result.returncode, result.stderr) == (0, "")
    assert re.fullmatch(rf"page: {re.escape(str(path))} \(\d\.\d MB\)\n", result.stdout)
    assert path.stat().st_size < 2_000_000
    assert all(link.startswith(("data:", "#")) for link in Reader(path.read_text()).links)
