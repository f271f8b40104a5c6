"""`hotlap race`: the page in your browser, in a folder, or in one file. Loads no torch."""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hotlap.cli.app import Verbose, app
from hotlap.cli.files import check_writable
from hotlap.extras import require_extra
from hotlap.web.access import DEFAULT_PORT

if TYPE_CHECKING:
    from hotlap.web.page_data import PageContent


@app.command()
def race(
    driver: Annotated[
        str | None,
        typer.Argument(
            metavar="DRIVER|RUN|FILE.zip",
            help="Who to race: a driver of `hotlap drivers`, a run folder or a checkpoint. "
            "By default the best one of the track.",
            show_default=False,
        ),
    ] = None,
    track: Annotated[
        str | None, typer.Option(help="Open with this track: a name, random:SEED or a .json file.")
    ] = None,
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="If it is taken, the next free one is used; 0: any.")
    ] = DEFAULT_PORT,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open a browser.")] = False,
    html: Annotated[
        Path | None, typer.Option(help="Write the page, track and driver to one .html file to send around.")
    ] = None,
    static: Annotated[
        Path | None, typer.Option(help="Write the page to a folder for any static web host.")
    ] = None,
    verbose: Verbose = False,
) -> None:
    """Race against drivers in your browser."""
    from hotlap.web.page_data import page_content

    check_writable("--html", html, (".html",))
    if static is not None:
        from hotlap.web.static_export import check_export_folder

        check_export_folder(static)
    if html is None and static is None:
        require_extra("web", "hotlap race")
    content = page_content(driver, track, _say)
    if html is not None:
        _write_html(content, html)
    if static is not None:
        from hotlap.web.static_export import export_folder

        export_folder(content, static)
        print(f"page: {static / 'index.html'}")
    if html is None and static is None:
        _serve(content, port, open_browser=not no_open)


def _write_html(content: PageContent, path: Path) -> None:
    from hotlap.runs.storage import write_whole
    from hotlap.web.html_file import html_page

    page = html_page(content.essentials())
    write_whole(path, page)
    print(f"page: {path} ({len(page.encode()) / 1e6:.1f} MB)")


def _serve(content: PageContent, port: int, *, open_browser: bool) -> None:
    from hotlap.web.server import listen, serve

    listener = listen(port)
    taken = listener.getsockname()[1]
    if port not in (0, taken):
        _say(f"port {port} is taken; using {taken}")

    def ready(url: str) -> None:
        print(f"open {url}", flush=True)
        _say("Ctrl-C stops the server")
        if open_browser and _has_desktop():
            # Some browsers return only when they are closed.
            threading.Thread(target=_open, args=(url,), daemon=True).start()

    serve(content, listener, ready)


def _has_desktop() -> bool:
    """Whether a browser has somewhere to appear: one for terminals would take over this one."""
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def _open(url: str) -> None:
    import webbrowser

    webbrowser.open(url)


def _say(sentence: str) -> None:
    print(f"hotlap: {sentence}", file=sys.stderr)
