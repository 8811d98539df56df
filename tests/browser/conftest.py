"""One server and one browser for all tests of the page."""

import os
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from browsing import ROOT, chromium
from playwright.sync_api import Browser
from processes import ServerProcess, running

from debian import Impossible


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with ExitStack() as stack:
        try:
            found = stack.enter_context(chromium())
        except Impossible as reason:
            if os.environ.get("CI"):
                raise
            pytest.skip(f"NO BROWSER: the page was not tested, because {reason}")
        yield found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    assert (ROOT / "src/undertable/server/static/index.html").exists(), "run `make web` first"
    folder = tmp_path_factory.mktemp("browser")
    with running(str(folder / "tables.db"), folder / "log") as found:
        yield found


@pytest.fixture
def address(server: ServerProcess) -> str:
    return server.address


@pytest.fixture(autouse=True)
def _leave_no_page_open(request: pytest.FixtureRequest) -> Iterator[None]:
    """A page left behind by a test that failed would go on moving beside all others."""
    opened = request.getfixturevalue("browser") if "browser" in request.fixturenames else None
    yield
    for context in opened.contexts if opened else ():
        context.close()
