"""The page in a browser, for the tests that ask for it."""

import pytest
from web.browser import Visit, running_chromium
from web.page_forms import page_in_form


# One for a module, not for all: while it runs, other tests cannot use asyncio in this thread.
@pytest.fixture(scope="module")
def chromium():
    with running_chromium() as browser:
        yield browser


@pytest.fixture(scope="module")
def page_url(request, tmp_path_factory):
    """Where the page is: served, or in the form that a test asks for with `in_forms`."""
    with page_in_form(getattr(request, "param", "served"), tmp_path_factory.mktemp("page")) as url:
        yield url


@pytest.fixture
def visit(chromium, page_url):
    """Opens the page: `visit()`, `visit("?draw=off")`. Every visit must end without an error."""
    visits = []

    def open_page(query="", **options):
        visits.append(Visit(chromium, page_url + query, **options))
        return visits[-1]

    yield open_page
    for opened in visits:
        opened.close()
