"""The page in a browser, for the tests that ask for it."""

import pytest
from web.browser import Visit, running_chromium
from web.race_process import running_race


# One for a module, not for all: while it runs, other tests cannot use asyncio in this thread.
@pytest.fixture(scope="module")
def chromium():
    with running_chromium() as browser:
        yield browser


@pytest.fixture(scope="module")
def race_url():
    with running_race("--port", "0") as race:
        yield f"http://127.0.0.1:{race.port}"


@pytest.fixture
def visit(chromium, race_url):
    """Opens the page: `visit()`, `visit("?draw=off")`. Every visit must end without an error."""
    visits = []

    def open_page(query="", **options):
        visits.append(Visit(chromium, options.pop("url", f"{race_url}/") + query, **options))
        return visits[-1]

    yield open_page
    for opened in visits:
        opened.close()
