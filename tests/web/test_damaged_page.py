"""The real page from a host with one damaged file: it says so, and what is intact still works."""

import json

import pytest
from web.browser import Visit
from web.edited_drivers import (
    edit_manifest,
    endless_network,
    normalizer,
    not_finite,
    policy,
    shipped,
    write_driver,
    write_zip,
)
from web.edited_tracks import as_bytes, setting, with_array, with_field
from web.page_host import hosted

from hotlap.web.page import STATIC
from hotlap.web.page_data import INDEX_DATA, data_files, page_content
from hotlap.web.static_export import export_folder

TRACK, DRIVER = "data/tracks/circuit.json", "data/drivers/circuit-best.zip"
FACTS, MODULE = "hotlap.json", "hotlap.wasm"
ERROR_PAGE = b"<!doctype html><title>502</title><h1>Bad gateway</h1>"
AGAIN = "Reload the page; if that does not help, make it again with hotlap race."
BROWSERS_OWN = "Failed to load resource"


@pytest.fixture(scope="module")
def content():
    return page_content()


@pytest.fixture(scope="module")
def host(content, tmp_path_factory):
    folder = tmp_path_factory.mktemp("host")
    export_folder(content, folder)
    with hosted(folder) as running:
        yield running


@pytest.fixture
def visit_with(chromium, host):
    """Opens the page with files changed; in the end there must be no error but the browser's own."""
    opened = []

    def open_page(damage):
        host.damage = damage
        opened.append(Visit(chromium, f"{host.url}?draw=off", by_hand=True))
        return opened[-1]

    yield open_page
    host.damage, host.endless = {}, None
    for each in opened:
        each.errors = [text for text in each.errors if not text.startswith(BROWSERS_OWN)]
        each.close()


def sentence(opened, selector="#setup-error"):
    found = opened.page.locator(f"{selector}:not(:empty)")
    found.wait_for()
    return found.inner_text()


def refused_to_start(opened):
    """What the page says where it cannot start."""
    text = sentence(opened, "#message")
    assert text.startswith("hotlap could not start")
    assert not opened.page.locator("#start").is_visible()
    return text.partition("\n")[2].strip()


CANNOT = "The track circuit cannot be driven: "
DAMAGED_TRACKS = {
    "missing": (lambda: None, f"{TRACK} could not be loaded: the server answered 404. {AGAIN}"),
    "an error page": (lambda: ERROR_PAGE, f"{TRACK} is not valid JSON. {AGAIN}"),
    "cut short": (lambda: as_bytes(with_field("corners", 5))()[:5000], f"{TRACK} is not valid JSON. {AGAIN}"),
    "not finite": (
        as_bytes(with_array("lines", setting(9, float("nan")))),
        f"{CANNOT}lines has a number that is not finite. ",
    ),
    "a cut plan": (
        as_bytes(with_array("casual_plan", lambda values: values[:-1])),
        f"{CANNOT}casual_plan has 145 numbers; with its lines it must have 146. ",
    ),
    "no base64": (as_bytes(with_field("lines", "%")), f"{CANNOT}lines is not valid base64. "),
    "a length of 0": (
        as_bytes(with_field("length_m", 0)),
        f"{CANNOT}length_m is 0; it must be a number from ",
    ),
    "huge": (lambda: b" " * (4 * 2**20 + 1), f"{TRACK} is larger than 4 MB, the most that this page loads"),
    "another track": (as_bytes(with_field("name", "x")), f"{CANNOT}{TRACK} is of another track, x. "),
}


@pytest.mark.slow
@pytest.mark.parametrize("what", DAMAGED_TRACKS)
def test_a_damaged_track_is_a_sentence_and_the_others_can_be_driven(visit_with, what):
    make, expected = DAMAGED_TRACKS[what]
    opened = visit_with({TRACK: make()}).start()
    assert sentence(opened).startswith(expected)
    card = opened.page.locator(".card[data-track=circuit]")
    assert "cannot be driven" in card.inner_text()
    assert card.locator("input").is_disabled()
    opened.choose("watch").go()
    opened.pass_frames(5)
    assert opened.state()["track"] == "speedway"


def cut_short(path):
    path.write_bytes(shipped().path.read_bytes()[:-3000])


DAMAGED_DRIVERS = {
    "missing": (lambda path: None, f"{DRIVER} could not be loaded: the server answered 404. {AGAIN}"),
    "an error page": (lambda path: path.write_bytes(ERROR_PAGE), "this is not a zip file"),
    "cut short": (cut_short, "this is not a zip file"),
    "another zip": (lambda path: write_zip(path, {"a": b"b"}), "it is not a hotlap driver"),
    "odd manifest": (
        lambda path: edit_manifest(path, lambda about: about.pop("plan")),
        "its manifest is damaged",
    ),
    "not finite": (lambda path: write_driver(path, weights=not_finite), "a number in it is not finite"),
    "no number to clip at": (normalizer(clip_obs="much"), "a limit or deviation in it is not above 0"),
    "no layers": (policy(layers=[]), "its network has another shape than a driver's"),
    "a network without end": (endless_network, "its network has more than 4 million weights"),
    "huge": (lambda path: path.write_bytes(bytes(32 * 2**20 + 1)), f"{DRIVER} is larger than 32 MB"),
}


@pytest.mark.slow
@pytest.mark.parametrize("what", DAMAGED_DRIVERS)
def test_a_damaged_driver_is_a_sentence_and_the_others_can_be_raced(visit_with, tmp_path, what):
    make, expected = DAMAGED_DRIVERS[what]
    path = tmp_path / "driver.zip"
    make(path)
    opened = visit_with({DRIVER: path.read_bytes() if path.exists() else None}).start()
    said = sentence(opened)
    assert expected in said
    assert said.startswith(("circuit-best cannot be raced: ", DRIVER))
    assert opened.page.locator("input[value=circuit-best]").is_disabled()
    opened.choose("watch").go()
    opened.pass_frames(5)
    assert [car["name"] for car in opened.state()["cars"]] == ["generalist"]


def changed_index(**fields):
    return lambda index: json.dumps({**index, **fields}).encode()


def first_file(path):
    return lambda index: json.dumps({**index, "tracks": [{**index["tracks"][0], "file": path}]}).encode()


DAMAGED_INDEXES = {
    "missing": (lambda index: None, f"{INDEX_DATA} could not be loaded: the server answered 404. {AGAIN}"),
    "an error page": (lambda index: ERROR_PAGE, f"{INDEX_DATA} is not valid JSON. {AGAIN}"),
    "a list": (
        lambda index: b"[]",
        f"{INDEX_DATA} is damaged: the whole of it is []; it must be an object. {AGAIN}",
    ),
    "no tracks": (
        changed_index(tracks=[]),
        f'damaged: track is "circuit", which is not among its tracks. {AGAIN}',
    ),
    "a text for tracks": (
        changed_index(tracks="all"),
        'damaged: tracks is "all"; it must be a list of at most 1000',
    ),
    "no random": (changed_index(random=None), "damaged: random is null; it must be an object"),
    "odd drivers": (changed_index(drivers=[{"name": 5}]), "damaged: drivers[0].name is 5; it must be a text"),
    "elsewhere": (
        first_file("https://example.org/x.json"),
        'damaged: tracks[0].file is "https://example.org/x.json"',
    ),
    "upwards": (first_file("data/../../x.json"), "it must be a path below data/"),
}


@pytest.mark.parametrize("what", DAMAGED_INDEXES)
def test_a_damaged_index_is_a_sentence(visit_with, content, what):
    make, expected = DAMAGED_INDEXES[what]
    index = json.loads(data_files(content, server=False)[INDEX_DATA])
    assert expected in refused_to_start(visit_with({INDEX_DATA: make(index)}))


def facts(change):
    found = json.loads((STATIC / FACTS).read_text())
    change(found)
    return json.dumps(found).encode()


def module():
    return (STATIC / MODULE).read_bytes()


MISFIT = "hotlap.wasm does not go with hotlap.json: "
DAMAGED_SIMULATORS = {
    "no facts": (FACTS, lambda: None, f"{FACTS} could not be loaded: the server answered 404. {AGAIN}"),
    "an error page for facts": (FACTS, lambda: ERROR_PAGE, f"{FACTS} is not valid JSON. {AGAIN}"),
    "facts without columns": (
        FACTS,
        lambda: facts(lambda found: found.pop("columns")),
        f"{FACTS} is damaged: columns is missing; it must be an object. {AGAIN}",
    ),
    "facts without a column": (
        FACTS,
        lambda: facts(lambda found: found["columns"]["motion"].remove("x_m")),
        f"{FACTS} is damaged: columns.motion has no x_m. {AGAIN}",
    ),
    "a text for a constant": (
        FACTS,
        lambda: facts(lambda found: found["constants"].update(ticksPerSecond="60")),
        'constants.ticksPerSecond is "60"; it must be a number from 1 to 1000',
    ),
    "another ABI": (
        FACTS,
        lambda: facts(lambda found: found["abi"]["step"].pop()),
        f"{MISFIT}its step takes 26 words, but hotlap.json says 25. {AGAIN}",
    ),
    "no module": (MODULE, lambda: None, f"{MODULE} could not be loaded: the server answered 404. {AGAIN}"),
    "a cut module": (
        MODULE,
        lambda: module()[:-500],
        f"{MODULE} is damaged: it is no WebAssembly module. {AGAIN}",
    ),
    "an error page for a module": (
        MODULE,
        lambda: ERROR_PAGE,
        f"{MODULE} is damaged: it is no WebAssembly module",
    ),
    "another module": (
        MODULE,
        lambda: module()[:8],
        f"{MISFIT}its place takes no words, but hotlap.json says 22",
    ),
}


@pytest.mark.parametrize("what", DAMAGED_SIMULATORS)
def test_a_damaged_simulator_is_a_sentence(visit_with, what):
    path, make, expected = DAMAGED_SIMULATORS[what]
    assert expected in refused_to_start(visit_with({path: make()}))


@pytest.mark.parametrize(("path", "most"), [(INDEX_DATA, 4), (MODULE, 32)])
def test_a_file_without_end_is_not_loaded_to_its_end(visit_with, host, path, most):
    host.endless, host.sent = path, 0
    said = refused_to_start(visit_with({}))
    assert said == f"{path} is larger than {most} MB, the most that this page loads"
    # Buffers on the way hold some more.
    assert host.sent < (most + 64) * 2**20


def test_without_an_answer_the_page_asks_for_the_server(visit_with):
    opened = visit_with({}).start()
    opened.context.set_offline(True)
    opened.page.locator("#new-track").click()
    assert sentence(opened).endswith("could not be loaded: there was no answer. Is the server still running?")
