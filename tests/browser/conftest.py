"""One server and one browser for all tests of the page."""

import os
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from browsing import ROOT, chromium
from playwright.sync_api import Browser
from processes import ServerProcess, running

from debian import Impossible


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test over several lists meets each entry of each list; all of it together is for soak."""
    tests: dict[str, list[pytest.Function]] = {}
    for item in items:
        if isinstance(item, pytest.Function) and "browser" in item.fixturenames:
            tests.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for cases in tests.values():
        lists = entries(cases)
        longest = max(lists, key=lambda name: len(lists[name]), default="")
        for case in cases:
            places = {name: lists[name].index(value) for name, value in values(case).items()}
            if any(at != places[longest] % len(lists[name]) for name, at in places.items()):
                case.add_marker(pytest.mark.soak)


def entries(cases: list[pytest.Function]) -> dict[str, list[object]]:
    """By name, each list that a test goes through."""
    found: dict[str, list[object]] = {}
    for name, value in (pair for case in cases for pair in values(case).items()):
        if value not in found.setdefault(name, []):
            found[name].append(value)
    return found


def values(case: pytest.Function) -> dict[str, object]:
    return dict(case.callspec.params) if hasattr(case, "callspec") else {}


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
    contact = "write to the_night_watch@example.org"
    with running(str(folder / "tables.db"), folder / "log", contact=contact) as found:
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
