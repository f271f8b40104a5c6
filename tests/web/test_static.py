"""`hotlap race --static`: the page as a folder for any static host."""

import http.client
import json

import pytest
from command import hotlap
from web.page_forms import static_host
from web.tiny_page import FILES, write_tiny_page

from hotlap.errors import HotlapError
from hotlap.runs.storage import StorageError
from hotlap.web import static_export
from hotlap.web.page import CONTENT_SECURITY_POLICY, STATIC
from hotlap.web.page_data import data_files, page_content
from hotlap.web.static_export import EXPORT_RECORD, export_folder


@pytest.fixture(scope="module")
def page(tmp_path_factory):
    return write_tiny_page(tmp_path_factory.mktemp("page"))


@pytest.fixture(scope="module")
def content():
    return page_content()


def files_in(folder):
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()
    }


def test_any_static_host_serves_what_hotlaps_own_server_would(page, content, tmp_path):
    export_folder(content, tmp_path / "out", page)
    expected = {name: (page / name).read_bytes() for name in (*FILES, "hotlap.wasm", "hotlap.json")}
    expected |= data_files(content, server=False)
    del expected["index.html"]
    with static_host(tmp_path / "out") as port:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
        for name, data in expected.items():
            connection.request("GET", f"/{name}")
            assert connection.getresponse().read() == data, name


def test_the_page_itself_says_what_may_run_in_it(page, content, tmp_path):
    export_folder(content, tmp_path, page)
    text = (tmp_path / "index.html").read_text()
    policy = f'<meta http-equiv="Content-Security-Policy" content="{CONTENT_SECURITY_POLICY}">'
    assert text.replace(f"\n{policy}", "") == FILES["index.html"]
    assert text.index(policy) < text.index("<script")


def test_the_index_says_that_there_is_no_server(page, content, tmp_path):
    export_folder(content, tmp_path, page)
    index = json.loads((tmp_path / "data/index.json").read_text())
    assert (index["server"], index["random"]["any"]) == (False, False)


def test_a_second_export_replaces_the_first_and_leaves_other_files_alone(page, content, tmp_path):
    export_folder(page_content(None, "random:99"), tmp_path, page)
    assert (tmp_path / "data/tracks/random-99.json").exists()
    (tmp_path / "CNAME").write_text("racing.example")
    (tmp_path / "data/mine.txt").write_text("mine")
    export_folder(content, tmp_path, page)
    assert not (tmp_path / "data/tracks/random-99.json").exists()
    assert (tmp_path / "CNAME").read_text() == "racing.example"
    assert (tmp_path / "data/mine.txt").read_text() == "mine"


def test_two_exports_of_the_same_are_the_same_files(page, content, tmp_path):
    export_folder(content, tmp_path / "a", page)
    export_folder(page_content(), tmp_path / "b", page)
    assert files_in(tmp_path / "a") == files_in(tmp_path / "b")


@pytest.mark.parametrize("record", [None, "", "[]", '{"files": 5}', "[" * 10_000])
def test_a_folder_with_something_else_in_it_is_refused(page, content, tmp_path, record):
    (tmp_path / "thesis.txt").write_text("years of work")
    if record is not None:
        (tmp_path / EXPORT_RECORD).write_text(record)
    before = files_in(tmp_path)
    with pytest.raises(
        HotlapError, match="is not empty and no earlier export of hotlap; name another folder"
    ):
        export_folder(content, tmp_path, page)
    assert files_in(tmp_path) == before


def test_a_forged_record_removes_nothing_outside_the_folder(page, content, tmp_path):
    (tmp_path / "precious.txt").write_text("precious")
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "also.txt").write_text("precious")
    out = tmp_path / "out"
    out.mkdir()
    (out / "link").symlink_to(tmp_path / "elsewhere")
    listed = [
        "../precious.txt",
        str(tmp_path / "precious.txt"),
        "link/also.txt",
        "data",
        "x/../../precious.txt",
    ]
    (out / EXPORT_RECORD).write_text(json.dumps({"files": listed}))
    export_folder(content, out, page)
    assert (tmp_path / "precious.txt").exists()
    assert (tmp_path / "elsewhere" / "also.txt").exists()


def test_an_export_that_was_cut_short_can_be_repeated(page, content, tmp_path, monkeypatch):
    def full(path, data):
        if path.name == "hotlap.wasm":
            raise StorageError(f"cannot write {path}: the disk is full")
        write_whole(path, data)

    write_whole = static_export.write_whole
    monkeypatch.setattr(static_export, "write_whole", full)
    with pytest.raises(StorageError, match="disk is full"):
        export_folder(content, tmp_path, page)
    assert not (tmp_path / "index.html").exists()
    monkeypatch.undo()
    export_folder(content, tmp_path, page)
    assert (tmp_path / "index.html").exists()


@pytest.mark.parametrize("where", ["file", "file/below"])
def test_a_file_in_the_way_is_a_sentence(page, content, tmp_path, where):
    (tmp_path / "file").write_text("")
    with pytest.raises(HotlapError, match=r"is a file; name a folder|Not a directory|cannot write"):
        export_folder(content, tmp_path / where, page)


@pytest.mark.skipif(not (STATIC / "index.html").exists(), reason="the page itself is not there yet")
def test_the_command_writes_the_folder(tmp_path):
    result = hotlap("race", "--static", tmp_path / "out")
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout == f"page: {tmp_path / 'out' / 'index.html'}\n"
    assert (tmp_path / "out" / "hotlap.wasm").read_bytes() == (STATIC / "hotlap.wasm").read_bytes()
